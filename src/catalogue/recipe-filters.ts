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

/** Whether a recipe passes the filters that are given; null and undefined are none. */
export const passes = (
  recipe: Readonly<Record<keyof StoredRecipe, unknown>>,
  given: Readonly<Record<string, unknown>>,
): boolean =>
  RECIPE_FILTERS.every(({ name, field }) => {
    const wanted = given[name] ?? undefined
    const value: unknown = recipe[field]
    return wanted === undefined || (Array.isArray(value) ? value.includes(wanted) : value === wanted)
  })
