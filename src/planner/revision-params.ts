import { z } from 'zod'
import { SLOTS } from '../catalogue/vocabulary.ts'
import { KeptDish, ParamsInput } from './params.ts'

/** Answers that another week may have instead; each that is left out stays. Exclusions only grow. */
export const WeekChange = ParamsInput.omit({ lang: true, after: true, keep: true, country: true }).extend({
  store: ParamsInput.shape.store.nullish().describe('Store code, of the plan’s country.'),
})
export type WeekChange = z.infer<typeof WeekChange>

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
