import { defineEntity, p } from '@mikro-orm/core'
import type { Keeps, Unit } from '../planner/world.ts'

/** A row of the ingredient reference. Nutrition is per 100 g of the edible part. */
export const Ingredient = defineEntity({
  name: 'Ingredient',
  properties: {
    id: p.string().primary(),
    category: p.string(),
    unit: p.string().$type<Unit>(),
    /** g: 1; ml: density in g/ml; pcs: edible grams of one piece */
    gramsPerUnit: p.double(),
    /** usual shop pack in `unit`, as bought */
    pack: p.double(),
    kcal: p.double(),
    protein: p.double(),
    fat: p.double(),
    /** with fibre */
    carb: p.double(),
    /** null: not known, as for sugar and salt */
    fiber: p.double().nullable(),
    sugar: p.double().nullable(),
    salt: p.double().nullable(),
    allergens: p.json<string[]>(),
    groups: p.json<string[]>(),
    pantry: p.boolean(),
    /** edible share of the bought weight; pieces are edible already, whatever stands here */
    edibleShare: p.double(),
    keeps: p.string().$type<Keeps>(),
    family: p.string(),
    /** where the nutrition comes from */
    source: p.string(),
    /** FoodData Central id, where matched */
    fdcId: p.string().nullable(),
    withdrawn: p.boolean().default(false),
  },
})
