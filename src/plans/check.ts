import { calledLike, calledSo } from '../catalogue/named.ts'
import { InvalidFieldError, NotFoundError } from '../catalogue/refusals.ts'
import { ALLERGENS, COURSES, type Course, EQUIPMENT, EXCLUDE_TAGS, type Slot } from '../catalogue/vocabulary.ts'
import { type Allowed, allowed, oneOf } from '../i18n/allowed.ts'
import type { Params, ParamsInput } from '../planner/params.ts'
import type { RecipeData } from '../planner/problem/data.ts'
import { exclusionMask } from '../planner/problem/filters.ts'
import { fitsMeal } from '../planner/problem/fits-meal.ts'
import { indexOf } from '../planner/problem/index.ts'
import type { PresetFacts, Revision } from '../revision/types.ts'

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

/** Ids of the ingredient reference. @throws InvalidFieldError for one that is none, with some that are like it */
export function checkIngredients(catalogue: Revision, field: string, ids: readonly string[]): void {
  for (const id of ids) {
    if (catalogue.ingredients.has(id)) continue
    throw new InvalidFieldError(field, id, withLike(allowed('ingredientIds'), catalogue.ingredients.keys(), id))
  }
}

/** A collection's slug; '' names none. @throws InvalidFieldError */
export function checkCollection(catalogue: Revision, slug: string): void {
  const slugs = catalogue.problemData.collections.map((collection) => collection.slug)
  if (slug !== '' && !slugs.includes(slug)) throw new InvalidFieldError('collection', slug, oneOf(slugs))
}

/**
 * Every id that a person relies on must exist: who misspells an allergen must not believe to be protected.
 * @throws InvalidFieldError naming the field, what was given and what is allowed
 */
export function checkParams(catalogue: Revision, params: Params): void {
  checkPlace(catalogue, params)
  checkStore(catalogue, params.country, params.store)
  const unknown = params.allergens.find((id) => !(ALLERGENS as readonly string[]).includes(id))
  if (unknown !== undefined) throw new InvalidFieldError('allergens', unknown, oneOf(ALLERGENS))
  checkIngredients(catalogue, 'exclude', params.exclude)
  checkIngredients(catalogue, 'have', params.have)
  checkCollection(catalogue, params.collection)
}

/** Never one whose name is only like it: what is excluded must be what was meant. */
function presetCalled(catalogue: Revision, name: string): PresetFacts | undefined {
  const ids = catalogue.presets.map(({ id }) => id)
  const [called, other] = calledSo(catalogue.texts, 'preset', ids, name)
  return other === undefined ? catalogue.presets.find(({ id }) => id === called) : undefined
}

/**
 * The id of an occasion by its id or its name in any language; also by some words of it, where they name no other.
 * @throws InvalidFieldError with those that may be meant, NotFoundError
 */
export function occasionCalled(catalogue: Revision, name: string): string {
  const ids = [...catalogue.occasions.keys()]
  const exact = calledSo(catalogue.texts, 'occasion', ids, name)
  const [called, ...others] = exact.length > 0 ? exact : calledLike(catalogue.texts, 'occasion', ids, name)
  if (called === undefined) throw new NotFoundError('occasion', name)
  if (others.length > 0) throw new InvalidFieldError('occasion', name, oneOf([called, ...others]))
  return called
}

/** Presets by their ids, or by their names in any language. @throws InvalidFieldError where none is called so */
export const presetsOf = (catalogue: Revision, ids: readonly string[]): PresetFacts[] =>
  ids.map((id) => {
    const preset = catalogue.presets.find((one) => one.id === id) ?? presetCalled(catalogue, id)
    if (!preset) throw new InvalidFieldError('presets', id, oneOf(catalogue.presets.map((one) => one.id)))
    return preset
  })

/**
 * What is asked, with the exclusions of its presets spelled out.
 * @throws InvalidFieldError where there is no such preset
 */
export function withPresets(catalogue: Revision, params: ParamsInput): ParamsInput {
  const presets = presetsOf(catalogue, params.presets ?? [])
  if (presets.length === 0) return params
  return {
    ...params,
    allergens: [
      ...(params.allergens ?? []),
      ...ALLERGENS.filter((id) => presets.some(({ allergens }) => allergens.includes(id))),
    ],
    exclude: [...(params.exclude ?? []), ...presets.flatMap(({ exclude }) => exclude)],
    excludeTags: [
      ...(params.excludeTags ?? []),
      ...EXCLUDE_TAGS.filter((id) => presets.some(({ excludeTags }) => excludeTags.includes(id))),
    ],
  }
}

type PlaceParams = Pick<Params, 'country' | 'allergens' | 'exclude' | 'excludeTags' | 'equipment' | 'slots'>

/** Where dishes of a plan may be kept, and what may stand there. */
function placesOf(catalogue: Revision, params: PlaceParams, occasionId: string | undefined) {
  const occasion = catalogue.problemData.occasions.find(({ id }) => id === occasionId)
  const excluded = exclusionMask(indexOf(catalogue.problemData), params, occasion)
  const eating = catalogue.eating.get(params.country)
  const ofMeal = (facts: RecipeData, slot: string): boolean => fitsMeal(facts, slot as Slot, false, eating)
  if (!occasion) return { excluded, places: params.slots, fits: ofMeal, isTable: false }
  const isTable = occasion.kind === 'menu'
  const fits = (facts: RecipeData, slot: string): boolean =>
    occasion.dishes[slot]?.includes(facts.id) || (isTable ? facts.course === slot : ofMeal(facts, slot))
  return { excluded, places: occasion.courses, fits, isTable }
}

/**
 * Dishes that a week or a table keeps: of a week one for a meal that is planned, of a table any of a course that it has; each of
 * that meal or course, and it passes what is excluded.
 * @param occasion whose table or themed week it is
 * @throws InvalidFieldError
 */
export function checkKept(catalogue: Revision, params: Params, occasion?: string): void {
  const index = indexOf(catalogue.problemData)
  const { excluded, places, fits, isTable } = placesOf(catalogue, params, occasion)
  const taken = new Set<string>()
  for (const kept of params.keep) {
    const { day, slot, recipeId } = kept
    const recipe = index.recipeAt.get(recipeId)
    const facts = recipe === undefined ? undefined : catalogue.problemData.recipes[recipe]
    const place = `${day} ${slot} ${isTable ? recipeId : ''}`
    if (!(places as readonly string[]).includes(slot) || taken.has(place) || (isTable && day > 0))
      throw new InvalidFieldError('keep', kept, allowed('plannedMeal', { values: places.join(', ') }))
    if (recipe === undefined || !facts || facts.withdrawn)
      throw new InvalidFieldError(
        'keep.recipeId',
        recipeId,
        withLike(allowed('recipeIds'), catalogue.recipes.keys(), recipeId),
      )
    if (!fits(facts, slot)) throw new InvalidFieldError('keep.recipeId', recipeId, allowed('wrongSlot'))
    if (excluded(recipe) !== 0) throw new InvalidFieldError('keep.recipeId', recipeId, allowed('filtered'))
    taken.add(place)
  }
}

/** Nothing is excluded, and every appliance is at hand. What a country eats at which meal says nothing of tables. */
const ANYTHING: PlaceParams = {
  country: '',
  ...{ allergens: [], exclude: [], excludeTags: [], equipment: EQUIPMENT, slots: [] },
}

/**
 * The course of an occasion's table where each of the dishes may stand: the one that names it, else that of its kind. None of what
 * the occasion's rule forbids, of what is withdrawn or unknown, and of a themed week.
 */
export function coursesFor(
  catalogue: Revision,
  occasionId: string,
  recipeIds: readonly string[],
): { readonly recipeId: string; readonly course: Course }[] {
  const occasion = catalogue.occasions.get(occasionId)
  if (occasion?.kind !== 'menu' || recipeIds.length === 0) return []
  const index = indexOf(catalogue.problemData)
  const { excluded, places, fits } = placesOf(catalogue, ANYTHING, occasionId)
  const courses = COURSES.filter((course) => places.includes(course))
  return recipeIds.flatMap((recipeId) => {
    const at = index.recipeAt.get(recipeId)
    const facts = at === undefined ? undefined : catalogue.problemData.recipes[at]
    if (at === undefined || !facts || facts.withdrawn || excluded(at) !== 0) return []
    const course =
      courses.find((one) => occasion.dishes[one]?.includes(recipeId)) ?? courses.find((one) => fits(facts, one))
    return course ? [{ recipeId, course }] : []
  })
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
