import { defineEntity, p } from '@mikro-orm/core'
import { z } from 'zod'
import { COURSES, EQUIPMENT, SLOTS } from './vocabulary.ts'

const id = z.string().min(1)

/** How a recipe gets into a collection; every condition given must hold. */
export const CollectionRule = z.strictObject({
  courses: z.array(z.enum(COURSES)).optional(),
  slots: z.array(z.enum(SLOTS)).optional(),
  cuisines: z.array(id).optional(),
  /** all of them */
  tags: z.array(id).optional(),
  maxTimeMin: z.number().optional(),
  minKcal: z.number().optional(),
  maxKcal: z.number().optional(),
  minProteinG: z.number().optional(),
  /** needs nothing but these */
  equipmentWithin: z.array(z.enum(EQUIPMENT)).optional(),
  /** needs at least one of these */
  equipmentAny: z.array(z.enum(EQUIPMENT)).optional(),
  minKeepsDays: z.number().optional(),
  meal: z.boolean().optional(),
})
export type CollectionRule = z.infer<typeof CollectionRule>

export const CollectionFacts = z.strictObject({
  rule: CollectionRule.optional(),
  /** recipes that belong to it whatever the rule says, before the others */
  pin: z.array(id).optional(),
  /** recipes that do not, whatever the rule says */
  drop: z.array(id).optional(),
})
export type CollectionFacts = z.infer<typeof CollectionFacts>

export const Collection = defineEntity({
  name: 'Collection',
  properties: {
    slug: p.string().primary(),
    facts: p.json<CollectionFacts>(),
    position: p.integer(),
  },
})

/** What a rule looks at. */
export interface RuledRecipe {
  readonly id: string
  readonly course: string
  readonly slots: readonly string[]
  readonly cuisine: string
  readonly tags: readonly string[]
  readonly timeMin: number
  readonly kcal: number
  readonly protein: number
  readonly equipment: readonly string[]
  readonly keepsDays: number
  readonly meal: boolean
}

function obeys(recipe: RuledRecipe, rule: CollectionRule): boolean {
  const within = (list: readonly string[] | undefined, value: string) => !list || list.includes(value)
  return (
    within(rule.courses, recipe.course) &&
    (!rule.slots || recipe.slots.some((slot) => within(rule.slots, slot))) &&
    within(rule.cuisines, recipe.cuisine) &&
    (rule.tags ?? []).every((tag) => recipe.tags.includes(tag)) &&
    recipe.timeMin <= (rule.maxTimeMin ?? Number.POSITIVE_INFINITY) &&
    recipe.kcal >= (rule.minKcal ?? 0) &&
    recipe.kcal <= (rule.maxKcal ?? Number.POSITIVE_INFINITY) &&
    recipe.protein >= (rule.minProteinG ?? 0) &&
    (!rule.equipmentWithin || recipe.equipment.every((item) => within(rule.equipmentWithin, item))) &&
    (!rule.equipmentAny || recipe.equipment.some((item) => within(rule.equipmentAny, item))) &&
    recipe.keepsDays >= (rule.minKeepsDays ?? 0) &&
    (rule.meal === undefined || recipe.meal === rule.meal)
  )
}

/** Ids of a collection's recipes, of those on offer: the pinned ones as given, then the others by id. */
export function members(facts: CollectionFacts, recipes: readonly RuledRecipe[]): string[] {
  const offered = new Set(recipes.map((recipe) => recipe.id))
  const pinned = (facts.pin ?? []).filter((recipe) => offered.has(recipe))
  const { rule } = facts
  const ruled = rule ? recipes.filter((recipe) => obeys(recipe, rule)).map((recipe) => recipe.id) : []
  return [...pinned, ...ruled.filter((recipe) => !pinned.includes(recipe) && !facts.drop?.includes(recipe)).sort()]
}
