import type { Params } from '../page.ts'

/** A dish of the basket. */
export interface Chosen {
  readonly recipeId: string
  readonly servings: number
}

/** Dishes that a basket takes, and people that one feeds; as the API. */
export const MOST_DISHES = 30
const MOST_SERVINGS = 40
const DEFAULT_SERVINGS = 2

const several = (text: string | undefined): string[] => (text ? text.split(',') : [])

/** 0: none of it. What is no number is the usual one. */
const servingsOf = (text: string | undefined): number =>
  /^\d{1,2}$/.test(text ?? '') ? Math.min(MOST_SERVINGS, Number(text)) : DEFAULT_SERVINGS

/**
 * The dishes that an address or a form names: `recipes=borscht:2,syrniki:4`, or field by field `recipe` and `servings`.
 * Each dish once; one for nobody is none.
 */
export function chosenOf({ recipes, recipe, servings }: Params): Chosen[] {
  const counts = several(servings)
  const pairs: (readonly [string, string | undefined])[] = recipe
    ? several(recipe).map((id, at) => [id, counts[at]])
    : several(recipes).map((one) => {
        const [id = '', count] = one.split(':')
        return [id, count]
      })
  const chosen = new Map(pairs.filter(([id]) => id).map(([id, count]) => [id.trim(), servingsOf(count)]))
  return [...chosen]
    .map(([recipeId, count]) => ({ recipeId, servings: count }))
    .filter(({ servings: count }) => count > 0)
    .slice(0, MOST_DISHES)
}

/** The same as a part of an address. */
export const asQuery = (chosen: readonly Chosen[]): string =>
  chosen.map(({ recipeId, servings }) => `${recipeId}:${servings}`).join(',')
