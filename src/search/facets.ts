import { TAGS } from '../catalogue/tags.ts'
import {
  ALLERGENS,
  CUISINES,
  EQUIPMENT,
  EXCLUDE_TAGS,
  MONTHS,
  monthsOf,
  PARTS,
  SLOTS,
} from '../catalogue/vocabulary.ts'
import { seasonIn, slotsIn } from '../planner/problem/familiarity.ts'
import { presetsOf } from '../plans/check.ts'
import { toMajor } from '../prices/money.ts'
import type { FullRecipe, PricedTable, Revision } from '../revision/types.ts'
import type { RecipeFilter } from './filter.ts'
import { costOf, excludes, type Found, handsOn } from './find.ts'

/** Filters whose values are counted. */
export const FACETS = [
  'slot',
  'part',
  'cuisine',
  'tag',
  'equipment',
  'collection',
  'season',
  'maxTime',
  'maxCost',
  'allergens',
  'excludeTags',
  'presets',
] as const
export type FacetName = (typeof FACETS)[number]

/** Filters all of whose values must hold: each is counted within what is found. */
const WITHIN: readonly FacetName[] = ['tag', 'allergens', 'excludeTags', 'presets']

/** Limits of hands-on minutes that people choose from. */
const MINUTES = ['10', '15', '20', '30', '45', '60']

/** A value of a filter and how many recipes have it. */
export interface FacetValue {
  readonly name: FacetName
  readonly value: string
  readonly count: number
  readonly selected: boolean
}
export interface Facet {
  readonly name: FacetName
  /** without those that no recipe has */
  readonly values: readonly FacetValue[]
}

/** Limits of what a portion may cost, in major units of any currency: these times a power of ten. */
const ROUND_SUMS = [1, 1.5, 2, 3, 5, 7]
/** Between the shares of recipes that cost less than them. */
const CHEAP = 0.1
const DEAR = 0.9

/** Filters that mean the same wherever one is. */
type Placeless = Exclude<FacetName, 'maxCost' | 'slot' | 'season'>
type Values<Name extends FacetName> = Readonly<Record<Name, readonly string[]>>

/** The values that can be chosen, and those of each recipe on offer. */
interface Counted {
  readonly choices: Values<Exclude<FacetName, 'maxCost'>>
  readonly of: ReadonlyMap<string, Values<Placeless>>
}

const counted = new WeakMap<Revision, Counted>()

function countedOf(catalogue: Revision): Counted {
  const known = counted.get(catalogue)
  if (known) return known
  const { collections } = catalogue.problemData
  const slugs = new Map<string, string[]>()
  for (const { slug, recipes } of collections) {
    for (const id of recipes) slugs.set(id, [...(slugs.get(id) ?? []), slug])
  }
  const presets = catalogue.presets.map((preset) => ({
    id: preset.id,
    keeps: excludes(preset.excludeTags, preset.allergens, preset.exclude),
  }))
  const valuesOf = (recipe: FullRecipe): Values<Placeless> => ({
    part: [recipe.part],
    cuisine: [recipe.cuisine],
    tag: recipe.tags,
    equipment: recipe.equipment,
    collection: slugs.get(recipe.id) ?? [],
    maxTime: MINUTES.filter((most) => handsOn(recipe) <= Number(most)),
    // What is left without them.
    allergens: ALLERGENS.filter((allergen) => !recipe.allergens.includes(allergen)),
    excludeTags: EXCLUDE_TAGS.filter((tag) => !recipe.tags.includes(tag)),
    presets: presets.flatMap(({ id, keeps }) => (keeps(recipe) ? [id] : [])),
  })
  const made: Counted = {
    choices: {
      slot: SLOTS,
      season: MONTHS.map(String),
      part: PARTS,
      cuisine: CUISINES,
      tag: TAGS,
      equipment: EQUIPMENT,
      collection: collections.map(({ slug }) => slug),
      maxTime: MINUTES,
      allergens: ALLERGENS,
      excludeTags: EXCLUDE_TAGS,
      presets: catalogue.presets.map(({ id }) => id),
    },
    of: new Map(Array.from(catalogue.recipes, ([id, recipe]) => [id, valuesOf(recipe)])),
  }
  counted.set(catalogue, made)
  return made
}

/** What portions cost at a place in major units, and the limits that tell recipes apart there. */
interface Costs {
  readonly limits: readonly string[]
  readonly of: (recipe: FullRecipe) => number
}

const limits = new WeakMap<PricedTable, readonly string[]>()

function costsAt(catalogue: Revision, prices: PricedTable): Costs {
  const of = (recipe: FullRecipe) => toMajor(costOf(recipe, catalogue, prices), prices.decimals)
  const known = limits.get(prices)
  if (known) return { limits: known, of }
  const costs = Array.from(catalogue.recipes.values(), of).sort((a, b) => a - b)
  const at = (share: number): number => costs[Math.floor(share * (costs.length - 1))] ?? 0
  const [least, most] = [at(CHEAP), at(DEAR)]
  const powers = Array.from({ length: 12 }, (_, power) => 10 ** (power - 3))
  const sums = powers.flatMap((power) => ROUND_SUMS.map((sum) => Number((sum * power).toPrecision(2))))
  const made = sums.filter((sum) => sum >= least && sum <= most).map(String)
  limits.set(prices, made)
  return { limits: made, of }
}

/**
 * How many recipes have each value of the filters that people choose from. Each facet counts as if its own filter were not
 * there, so that one can choose another value; tags and what is left out must all hold, so theirs count within what is found.
 * @param prices of the place where `maxCost` counts
 * @param homeIn country whose meals and seasons count; undefined: those of each dish
 */
export function facetsOf(
  catalogue: Revision,
  { recipes, without }: Found,
  filter: RecipeFilter,
  prices: PricedTable,
  homeIn: string | undefined,
): Facet[] {
  const { choices, of } = countedOf(catalogue)
  const costs = costsAt(catalogue, prices)
  const eating = catalogue.eating.get(homeIn ?? '')
  const valuesOf = (name: FacetName, recipe: FullRecipe): readonly string[] => {
    if (name === 'slot') return slotsIn(eating, recipe)
    if (name === 'season') return monthsOf(seasonIn(eating, recipe)).map(String)
    if (name !== 'maxCost') return of.get(recipe.id)?.[name] ?? []
    const cost = costs.of(recipe)
    return costs.limits.filter((most) => cost <= Number(most))
  }
  return FACETS.map((name) => {
    const counts = new Map<string, number>()
    const lists = [recipes, WITHIN.includes(name) ? [] : (without.get(name) ?? [])]
    for (const list of lists) {
      for (const recipe of list)
        for (const value of valuesOf(name, recipe)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const chosen =
      name === 'presets'
        ? presetsOf(catalogue, filter.presets ?? []).map(({ id }) => id)
        : [(filter as Readonly<Record<string, unknown>>)[name] ?? []].flat().map(String)
    const offered = name === 'maxCost' ? costs.limits : choices[name]
    return {
      name,
      values: offered.flatMap((value) => {
        const [count, selected] = [counts.get(value) ?? 0, chosen.includes(value)]
        return count > 0 || selected ? [{ name, value, count, selected }] : []
      }),
    }
  })
}
