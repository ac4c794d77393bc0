import { TAGS } from '../catalogue/tags.ts'
import { CUISINES, EQUIPMENT, PARTS, SLOTS } from '../catalogue/vocabulary.ts'
import type { FullRecipe, Revision } from '../revision/types.ts'
import type { RecipeFilter } from './filter.ts'
import { type Found, handsOn } from './find.ts'

/** Filters whose values are counted. */
export const FACETS = ['slot', 'part', 'cuisine', 'tag', 'equipment', 'collection', 'season', 'maxTime'] as const
export type FacetName = (typeof FACETS)[number]

/** Limits of hands-on minutes that people choose from. */
const MINUTES = ['10', '15', '20', '30', '45', '60']
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1))

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

type Values = Readonly<Record<FacetName, readonly string[]>>

/** The values that can be chosen, and those of each recipe on offer. */
interface Counted {
  readonly choices: Values
  readonly of: ReadonlyMap<string, Values>
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
  const valuesOf = (recipe: FullRecipe): Values => ({
    slot: recipe.slots,
    part: [recipe.part],
    cuisine: [recipe.cuisine],
    tag: recipe.tags,
    equipment: recipe.equipment,
    collection: slugs.get(recipe.id) ?? [],
    season: recipe.season.length === 0 ? MONTHS : recipe.season.map(String),
    maxTime: MINUTES.filter((most) => handsOn(recipe) <= Number(most)),
  })
  const made: Counted = {
    choices: {
      slot: SLOTS,
      part: PARTS,
      cuisine: CUISINES,
      tag: TAGS,
      equipment: EQUIPMENT,
      collection: collections.map(({ slug }) => slug),
      season: MONTHS,
      maxTime: MINUTES,
    },
    of: new Map(Array.from(catalogue.recipes, ([id, recipe]) => [id, valuesOf(recipe)])),
  }
  counted.set(catalogue, made)
  return made
}

/**
 * How many recipes have each value of the filters that people choose from. Each facet counts as if its own filter were not
 * there, so that one can choose another value; tags must all hold, so theirs count within what is found.
 */
export function facetsOf(catalogue: Revision, { recipes, without }: Found, filter: RecipeFilter): Facet[] {
  const { choices, of } = countedOf(catalogue)
  return FACETS.map((name) => {
    const counts = new Map<string, number>()
    const lists = [recipes, name === 'tag' ? [] : (without.get(name) ?? [])]
    for (const list of lists) {
      for (const { id } of list)
        for (const value of of.get(id)?.[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const chosen = [(filter as Readonly<Record<string, unknown>>)[name] ?? []].flat().map(String)
    return {
      name,
      values: choices[name].flatMap((value) => {
        const [count, selected] = [counts.get(value) ?? 0, chosen.includes(value)]
        return count > 0 || selected ? [{ name, value, count, selected }] : []
      }),
    }
  })
}
