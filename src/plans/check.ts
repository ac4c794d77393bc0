import type { Params } from '../planner/params.ts'
import { ALLERGENS } from '../planner/world.ts'
import { BadField } from './refusals.ts'
import type { Catalogue } from './world.ts'

const among = (values: Iterable<string>): string => `one of ${[...values].join(', ')}`

const MOST_EXAMPLES = 6

/** Ids that share a word with what was given, to choose from: `, for example onion, red-onion` for `onions`; else nothing. */
function like(ids: Iterable<string>, given: string): string {
  const words = given
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2)
  const near = [...ids].filter((id) => words.some((word) => id.includes(word))).slice(0, MOST_EXAMPLES)
  return near.length > 0 ? `, for example ${near.join(', ')}` : ''
}

/** Country and region as the catalogue knows them. @throws BadField */
export function checkPlace(catalogue: Catalogue, at: { country: string; region: string }, prefix = ''): void {
  const country = catalogue.countries.get(at.country)
  if (!country) throw new BadField(`${prefix}country`, at.country, among(catalogue.countries.keys()))
  if (at.region !== '' && !country.regions.includes(at.region)) {
    const allowed =
      country.regions.length === 0 ? `"" (${at.country} has no regional prices)` : among(['""', ...country.regions])
    throw new BadField(`${prefix}region`, at.region, allowed)
  }
}

/** A store of that country. @throws BadField */
export function checkStore(catalogue: Catalogue, country: string, store: string, prefix = ''): void {
  if (catalogue.stores.get(store)?.country === country) return
  const ofCountry = [...catalogue.stores.values()].filter((s) => s.country === country).map((s) => s.code)
  throw new BadField(`${prefix}store`, store, `a store of ${country}: ${ofCountry.join(', ')}`)
}

/**
 * Every id that a person relies on must exist: who misspells an allergen must not believe to be protected.
 * @throws BadField naming the field, what was given and what is allowed
 */
export function checkParams(catalogue: Catalogue, params: Params): void {
  const prefix = 'params.'
  checkPlace(catalogue, params, prefix)
  checkStore(catalogue, params.country, params.store, prefix)
  const each = (
    field: string,
    ids: readonly string[],
    known: (id: string) => boolean,
    allowed: (id: string) => string,
  ) => {
    for (const id of ids) if (!known(id)) throw new BadField(`${prefix}${field}`, id, allowed(id))
  }
  each(
    'allergens',
    params.allergens,
    (id) => (ALLERGENS as readonly string[]).includes(id),
    () => among(ALLERGENS),
  )
  const ingredients = (id: string) =>
    `the ids of the ingredient reference (GET /api/ingredients)${like(catalogue.ingredients.keys(), id)}`
  each('exclude', params.exclude, (id) => catalogue.ingredients.has(id), ingredients)
  each('have', params.have, (id) => catalogue.ingredients.has(id), ingredients)
  if (params.collection !== '' && !catalogue.world.collections.some((c) => c.slug === params.collection)) {
    throw new BadField(`${prefix}collection`, params.collection, among(catalogue.world.collections.map((c) => c.slug)))
  }
}

/** Dishes that a basket may hold. @throws BadField */
export function checkItems(catalogue: Catalogue, items: readonly { readonly recipeId: string }[]): void {
  for (const [index, { recipeId }] of items.entries()) {
    const recipe = catalogue.recipes.get(recipeId)
    if (!recipe || recipe.withdrawn) {
      throw new BadField(
        `items.${index}.recipeId`,
        recipeId,
        `the ids of the recipes (GET /api/recipes)${like(catalogue.recipes.keys(), recipeId)}`,
      )
    }
  }
}
