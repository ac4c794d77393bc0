import { z } from 'zod'
import { SLOTS } from '../catalogue/vocabulary.ts'
import { KeptDish, type Params, ParamsInput } from './params.ts'

const { allergens, exclude, excludeTags, presets } = ParamsInput.shape

/** What is excluded no longer. A preset is not among it: what it excludes may be excluded for another reason, too. */
export const AllowedAgain = ParamsInput.pick({ allergens: true, exclude: true, excludeTags: true }).extend({
  allergens: allergens.describe('Allergens that the household may eat after all.'),
  exclude: exclude.describe('Ingredients that it eats after all.'),
  excludeTags: excludeTags.describe('Whole groups that it eats after all.'),
})

/** Answers that another plan may have instead; each that is left out stays. Exclusions grow unless they are named in `allowAgain`. */
export const PlanChange = ParamsInput.omit({ lang: true, after: true, keep: true }).extend({
  country: ParamsInput.shape.country
    .nullish()
    .describe('A plan stays in its country: another one is refused, and needs a plan of its own.'),
  store: ParamsInput.shape.store.nullish().describe('Store code, of the plan’s country.'),
  guests: z
    .int()
    .min(1)
    .max(40)
    .nullish()
    .describe('Number of people at the table, 1 to 40. Tables and baskets only.')
    .meta({ unit: 'people' }),
  allergens: allergens.describe(
    'Allergens to leave out besides those that the plan leaves out. "nuts" are tree nuts only, peanuts are "peanuts".',
  ),
  exclude: exclude.describe('Ingredients to leave out besides those that the plan leaves out.'),
  excludeTags: excludeTags.describe('Groups to leave out besides those that the plan leaves out.'),
  presets: presets.describe('Exclude presets, by id or by name in any language, besides what the plan leaves out.'),
  allowAgain: AllowedAgain.nullish().describe(
    'Exclusions of the plan to take away: the one way to lose a protection. One that the plan does not have is refused; one that is also added stays.',
  ),
})
export type PlanChange = z.infer<typeof PlanChange>

/** Fields of what a household leaves out; of a change they are added. */
export const EXCLUSIONS = ['allergens', 'exclude', 'excludeTags'] as const

/** Which dishes of a week stay when it is built anew, where the new answers allow them. */
export const DISHES_KEPT = ['chosen', 'all', 'none'] as const
export type DishesKept = (typeof DISHES_KEPT)[number]

/** A meal of a plan by its date, and a dish for it. */
export const DishOfMeal = z.object({
  date: ParamsInput.shape.startDate
    .unwrap()
    .unwrap()
    .describe('Date of a day of the plan, YYYY-MM-DD.')
    .meta({ format: 'date', examples: ['2026-11-24'] }),
  slot: z
    .enum(SLOTS)
    .describe('The meal.')
    .meta({ examples: ['dinner'] }),
  recipeId: KeptDish.shape.recipeId
    .nullish()
    .describe('Its main dish. Default: to keep, the one that is there; to swap, the best other one.'),
})
export type DishOfMeal = z.infer<typeof DishOfMeal>

/** Dishes that one change may swap: each takes as long as a small plan. */
export const MOST_SWAPS = 7

/** Stored answers as they are asked: what they write for none is left out. They were checked when they were stored. */
export const asAsked = (params: Params): ParamsInput =>
  structuredClone({ ...params, maxMin: params.maxMin || null }) as unknown as ParamsInput

/** The entries of an object that say something: null and absent mean the same. */
export const given = <T extends object>(all: T): Partial<{ [Name in keyof T]: NonNullable<T[Name]> }> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined)) as Partial<{
    [Name in keyof T]: NonNullable<T[Name]>
  }>

/** A place of a week, by its day and meal. */
type Place = Pick<z.infer<typeof KeptDish>, 'day' | 'slot'>

export const isSamePlace = (one: Place) => (other: Place) => one.day === other.day && one.slot === other.slot

/** Some dishes, and others where none of them stands. */
export const besides = <Placed extends Place>(first: readonly Placed[], others: readonly Placed[]): Placed[] => [
  ...first,
  ...others.filter((dish) => !first.some(isSamePlace(dish))),
]
