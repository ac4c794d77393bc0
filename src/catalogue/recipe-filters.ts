import type { z } from 'zod'
import { oneValue } from './fields.ts'
import { type RecipeField, RecipeFields, type StoredRecipe } from './recipe.ts'

/** What lists of recipes can be narrowed by. */
export interface RecipeFilter {
  /** as every front calls it */
  readonly name: string
  readonly field: keyof StoredRecipe
  /** one value; recipes whose field is a list have it among others */
  readonly schema: z.ZodType
  readonly description: string
  readonly example: string | number | boolean
}

/** The filters, by the list of stored fields. */
export const RECIPE_FILTERS: readonly RecipeFilter[] = (
  Object.entries(RecipeFields) as [keyof StoredRecipe, RecipeField][]
).flatMap(([field, of]) => (of.filter ? [{ name: field, ...of.filter, field, schema: oneValue(of) }] : []))

/** Whether the value of a field is the one that is wanted, or a list that has it. */
export const passes = (value: unknown, wanted: unknown): boolean =>
  Array.isArray(value) ? value.includes(wanted) : value === wanted
