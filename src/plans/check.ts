import { InvalidFieldError } from '../catalogue/refusals.ts'
import { ALLERGENS } from '../catalogue/vocabulary.ts'
import { type Allowed, allowed, oneOf } from '../i18n/allowed.ts'
import type { Params } from '../planner/params.ts'
import type { Revision } from '../revision/types.ts'

const MOST_EXAMPLES = 6

/** With ids that share a word with what was given, to choose from: for example onion, red-onion for `onions`. */
function withLike(what: Allowed, ids: Iterable<string>, given: string): Allowed {
  const words = given
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2)
  const near = [...ids].filter((id) => words.some((word) => id.includes(word))).slice(0, MOST_EXAMPLES)
  return near.length > 0 ? allowed('example', { allowed: what, values: near.join(', ') }) : what
}

/** Country and region as the catalogue knows them. @throws InvalidFieldError */
export function checkPlace(catalogue: Revision, at: { country: string; region: string }): void {
  const country = catalogue.countries.get(at.country)
  if (!country) throw new InvalidFieldError('country', at.country, oneOf(catalogue.countries.keys()))
  if (at.region !== '' && !country.regions.includes(at.region)) {
    const fits =
      country.regions.length === 0 ? allowed('noRegions', { country: at.country }) : oneOf(['""', ...country.regions])
    throw new InvalidFieldError('region', at.region, fits)
  }
}

/** A store of that country. @throws InvalidFieldError */
export function checkStore(catalogue: Revision, country: string, store: string): void {
  if (catalogue.stores.get(store)?.country === country) return
  const ofCountry = [...catalogue.stores.values()].filter((s) => s.country === country).map((s) => s.code)
  throw new InvalidFieldError('store', store, allowed('storeOf', { country, values: ofCountry.join(', ') }))
}

/**
 * Every id that a person relies on must exist: who misspells an allergen must not believe to be protected.
 * @throws InvalidFieldError naming the field, what was given and what is allowed
 */
export function checkParams(catalogue: Revision, params: Params): void {
  checkPlace(catalogue, params)
  checkStore(catalogue, params.country, params.store)
  const each = (
    field: string,
    ids: readonly string[],
    known: (id: string) => boolean,
    fits: (id: string) => Allowed,
  ) => {
    for (const id of ids) if (!known(id)) throw new InvalidFieldError(field, id, fits(id))
  }
  each(
    'allergens',
    params.allergens,
    (id) => (ALLERGENS as readonly string[]).includes(id),
    () => oneOf(ALLERGENS),
  )
  const ingredients = (id: string) => withLike(allowed('ingredientIds'), catalogue.ingredients.keys(), id)
  each('exclude', params.exclude, (id) => catalogue.ingredients.has(id), ingredients)
  each('have', params.have, (id) => catalogue.ingredients.has(id), ingredients)
  if (params.collection !== '' && !catalogue.problemData.collections.some((c) => c.slug === params.collection)) {
    throw new InvalidFieldError(
      'collection',
      params.collection,
      oneOf(catalogue.problemData.collections.map((c) => c.slug)),
    )
  }
}

/** Dishes that a basket may hold. @throws InvalidFieldError */
export function checkItems(catalogue: Revision, items: readonly { readonly recipeId: string }[]): void {
  for (const [index, { recipeId }] of items.entries()) {
    const recipe = catalogue.recipes.get(recipeId)
    if (!recipe || recipe.withdrawn) {
      throw new InvalidFieldError(
        `items.${index}.recipeId`,
        recipeId,
        withLike(allowed('recipeIds'), catalogue.recipes.keys(), recipeId),
      )
    }
  }
}
