import { defineEntity, p } from '@mikro-orm/core'
import type { Course, Equipment, Slot } from '../planner/world.ts'
import { Ingredient } from './ingredient.ts'

/** A recipe without words; see `data/README.md` for what each field means. */
export const Recipe = defineEntity({
  name: 'Recipe',
  properties: {
    id: p.string().primary(),
    course: p.string().$type<Course>(),
    slots: p.json<Slot[]>(),
    meal: p.boolean(),
    kitchen: p.string(),
    mainIngredient: () => p.manyToOne(Ingredient),
    timeMin: p.integer(),
    equipment: p.json<Equipment[]>(),
    serve: p.string().$type<'hot' | 'cold'>(),
    keepsDays: p.integer(),
    batch: p.boolean(),
    withdrawn: p.boolean().default(false),
    /** whose word counts: what an operator wrote or changed, the content files no longer touch */
    origin: p.string().$type<'data' | 'operator'>().length(8).default('data'),
    lines: () => p.oneToMany(RecipeLine).mappedBy('recipe').orderBy({ position: 'asc' }),
  },
})

/** One ingredient of a recipe: the amount for one adult portion in the ingredient's unit, as bought. */
export const RecipeLine = defineEntity({
  name: 'RecipeLine',
  properties: {
    recipe: () => p.manyToOne(Recipe).primary(),
    position: p.integer().primary(),
    ingredient: () => p.manyToOne(Ingredient).index(),
    amount: p.double(),
  },
})
