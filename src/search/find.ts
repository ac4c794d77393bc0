import { isCookable } from '../catalogue/method.ts'
import { passes, RECIPE_FILTERS } from '../catalogue/recipe-filters.ts'
import { monthsOf } from '../catalogue/vocabulary.ts'
import type { Lang } from '../i18n/locale.ts'
import { tenths } from '../i18n/round.ts'
import { seasonIn, slotsIn } from '../planner/problem/familiarity.ts'
import { usualPortionCost } from '../planner/problem/prices.ts'
import { checkCollection, checkIngredients, presetsOf } from '../plans/check.ts'
import { toMajor } from '../prices/money.ts'
import type { FullIngredient, FullRecipe, PricedTable, Revision } from '../revision/types.ts'
import type { RecipeFilter, Sort } from './filter.ts'
import { familiarKeys, titleKeys } from './order.ts'
import { dishesFirst } from './plain.ts'

/** What a search asks for. */
export interface Asked {
  /** free text; none, or none but spaces: everything */
  readonly q?: string | null | undefined
  /** language of the text */
  readonly lang: Lang
  readonly filter?: RecipeFilter | null | undefined
  readonly sort?: Sort | null | undefined
  /** whose everyday dishes come first, and whose names they are sorted by */
  readonly country: string
  /** country whose meals and seasons `slot` and `season` go by; none: no country was named, and they go by those of the dish */
  readonly homeIn?: string | undefined
  /** prices of the place where `maxCost` and the order by cost count */
  readonly prices: () => PricedTable
}

/** A filter that is asked for: its name, and what it keeps. */
interface Criterion {
  readonly name: string
  readonly keeps: (recipe: FullRecipe) => boolean
}

/** What was found, and what is left out by one filter alone, which counts beside that filter need. */
export interface Found {
  /** in the order asked for */
  readonly recipes: readonly FullRecipe[]
  /** recipes that only the filter of that name leaves out */
  readonly without: ReadonlyMap<string, readonly FullRecipe[]>
}

const costs = new WeakMap<PricedTable, Map<string, number>>()

/** Cost of one portion in whole minor units; each is reckoned once for a table of prices. */
export function costOf(recipe: FullRecipe, catalogue: Revision, prices: PricedTable): number {
  const known = costs.get(prices) ?? new Map<string, number>()
  costs.set(prices, known)
  const before = known.get(recipe.id)
  if (before !== undefined) return before
  const cost = usualPortionCost(recipe, catalogue.ingredients, prices)
  known.set(recipe.id, cost)
  return cost
}

/** Hands-on minutes; where they are not known, those to the table. */
export const handsOn = ({ activeMin, timeMin }: FullRecipe): number => activeMin ?? timeMin

/** What keeps recipes off the table of a household: what it excludes by itself or by a preset. */
export function excludes(
  tags: readonly string[],
  allergens: readonly string[],
  ingredients: readonly string[],
): Criterion['keeps'] {
  const [without, unsafe, banned] = [new Set(tags), new Set(allergens), new Set(ingredients)]
  return (recipe) =>
    !recipe.tags.some((tag) => without.has(tag)) &&
    !recipe.allergens.some((allergen) => unsafe.has(allergen)) &&
    !(banned.size > 0 && recipe.lines.some(({ ingredient }) => banned.has(ingredient)))
}

/**
 * The filters that are asked for. Null and undefined ask for nothing.
 * @throws InvalidFieldError for an id that the catalogue does not have
 */
function criteriaOf(catalogue: Revision, { filter: given, homeIn, prices }: Asked): Criterion[] {
  const filter = given ?? {}
  const { allergens, exclude, excludeTags, part, cuisine, tag, equipment, maxTime, maxKcal, minProtein } = filter
  const { maxCost, season, have, collection } = filter
  checkIngredients(catalogue, 'exclude', exclude ?? [])
  checkIngredients(catalogue, 'have', have ?? [])
  checkCollection(catalogue, collection ?? '')
  const criteria: Criterion[] = []
  const add = <Value>(name: string, value: Value | null | undefined, keeps: (value: Value) => Criterion['keeps']) => {
    if (value !== null && value !== undefined) criteria.push({ name, keeps: keeps(value) })
  }
  const some = <Value>(list: readonly Value[] | null | undefined) => (list && list.length > 0 ? new Set(list) : null)
  const eating = catalogue.eating.get(homeIn ?? '')
  for (const { name, field } of RECIPE_FILTERS) {
    const of = (recipe: FullRecipe) => (field === 'slots' ? slotsIn(eating, recipe) : recipe[field])
    const wanted = (filter as Readonly<Record<string, unknown>>)[name]
    add(name, wanted, (value) => (recipe) => passes(of(recipe), value))
  }
  add('allergens', some(allergens), (ids) => excludes([], [...ids], []))
  add('exclude', some(exclude), (ids) => excludes([], [], [...ids]))
  add('excludeTags', some(excludeTags), (ids) => excludes([...ids], [], []))
  for (const preset of presetsOf(catalogue, filter.presets ?? []))
    add('presets', preset, (of) => excludes(of.excludeTags, of.allergens, of.exclude))
  add('part', some(part), (parts) => (recipe) => parts.has(recipe.part))
  add('cuisine', some<string>(cuisine), (cuisines) => (recipe) => cuisines.has(recipe.cuisine))
  add('tag', some(tag), (tags) => (recipe) => [...tags].every((wanted) => recipe.tags.includes(wanted)))
  add('equipment', equipment, (at) => (recipe) => isCookable(recipe, at))
  add('maxTime', maxTime, (most) => (recipe) => handsOn(recipe) <= most)
  // Figures are compared as they are shown.
  add('maxKcal', maxKcal, (most) => (recipe) => Math.round(recipe.nutrients.kcal) <= most)
  add('minProtein', minProtein, (least) => (recipe) => tenths(recipe.nutrients.protein) >= least)
  add('maxCost', maxCost, (most) => {
    const table = prices()
    return (recipe) => toMajor(costOf(recipe, catalogue, table), table.decimals) <= most
  })
  add('season', season, (month) => (recipe) => monthsOf(seasonIn(eating, recipe)).includes(month))
  add('have', some(have), (home) => (recipe) => recipe.lines.some(({ ingredient }) => home.has(ingredient)))
  add('collection', collection || null, (slug) => {
    const members = new Set(catalogue.problemData.collections.find((known) => known.slug === slug)?.recipes)
    return (recipe) => members.has(recipe.id)
  })
  return criteria
}

/** The list under a name, made when it is not there. */
function mapped<Item>(lists: Map<string, Item[]>, name: string): Item[] {
  const known = lists.get(name) ?? []
  lists.set(name, known)
  return known
}

/** How much of a recipe is at home. */
interface AtHome {
  /** share of its ingredients, 0 to 1 */
  readonly share: number
  /** how many of them are named by who asks */
  readonly named: number
}

function atHomeOf(recipe: FullRecipe, home: ReadonlySet<string>, catalogue: Revision): AtHome {
  const missing = missingOf(catalogue, recipe, home).length
  const named = recipe.lines.filter(({ ingredient }) => home.has(ingredient)).length
  return { share: 1 - missing / recipe.lines.length, named }
}

/** Ingredients of a recipe that are neither usually at home nor among those named. */
export const missingOf = ({ ingredients }: Revision, recipe: FullRecipe, home: ReadonlySet<string>): FullIngredient[] =>
  recipe.lines.flatMap(({ ingredient }) => {
    const facts = ingredients.get(ingredient)
    return facts && !facts.pantry && !home.has(ingredient) ? [facts] : []
  })

/** Numbers by which recipes are ordered, the smallest first. */
function keysOf(
  { sort, filter, prices, ...reader }: Asked,
  catalogue: Revision,
): (recipe: FullRecipe) => readonly number[] {
  switch (sort ?? 'fit') {
    case 'cost': {
      const table = prices()
      return (recipe) => [costOf(recipe, catalogue, table)]
    }
    case 'time':
      return (recipe) => [handsOn(recipe), recipe.timeMin]
    case 'kcal':
      return (recipe) => [recipe.nutrients.kcal]
    case 'title':
      return titleKeys(catalogue, reader)
    case 'familiar':
      return familiarKeys(catalogue, reader)
    case 'fit': {
      const home = new Set(filter?.have ?? [])
      if (home.size === 0) return () => []
      return (recipe) => {
        const { share, named } = atHomeOf(recipe, home, catalogue)
        return [-share, -named]
      }
    }
  }
}

/** Sorts by keys; equals stay in the order they had. */
function sorted(recipes: readonly FullRecipe[], keysFor: (recipe: FullRecipe) => readonly number[]): FullRecipe[] {
  return recipes
    .map((recipe) => ({ recipe, keys: keysFor(recipe) }))
    .sort((a, b) => {
      const at = a.keys.findIndex((key, n) => key !== b.keys[n])
      return at < 0 ? 0 : (a.keys[at] as number) - (b.keys[at] as number)
    })
    .map(({ recipe }) => recipe)
}

/**
 * The recipes on offer that a search finds: those that match its words and pass its filters, plain foods after the dishes.
 * @throws InvalidFieldError for an id that the catalogue does not have
 */
export function findRecipes(catalogue: Revision, asked: Asked): Found {
  const criteria = criteriaOf(catalogue, asked)
  const matching = asked.q?.trim() ? catalogue.search.recipes(asked.q, asked.lang) : catalogue.recipes.keys()
  const recipes: FullRecipe[] = []
  const without = new Map<string, FullRecipe[]>()
  for (const id of matching) {
    const recipe = catalogue.recipes.get(id)
    if (!recipe || recipe.withdrawn) continue
    const failed = new Set<string>()
    for (const { name, keeps } of criteria) {
      if (failed.size < 2 && !failed.has(name) && !keeps(recipe)) failed.add(name)
    }
    const [only, second] = failed
    if (only === undefined) recipes.push(recipe)
    else if (second === undefined) mapped(without, only).push(recipe)
  }
  return { recipes: dishesFirst(sorted(recipes, keysOf(asked, catalogue)), catalogue), without }
}

/** Whether the order of what is found follows from more than ids. */
export const isRanked = ({ q, sort, filter }: Pick<Asked, 'q' | 'sort' | 'filter'>): boolean =>
  Boolean(q?.trim()) || (sort ?? 'fit') !== 'fit' || (filter?.have?.length ?? 0) > 0
