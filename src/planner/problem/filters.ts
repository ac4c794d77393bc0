import { EQUIPMENT, EXCLUDE_TAGS } from '../../catalogue/vocabulary.ts'
import { whole } from '../arrays.ts'
import type { Params } from '../params.ts'
import type { OccasionData } from './data.ts'
import { bitsOf, type ProblemIndex } from './index.ts'
import { inKitchen } from './kitchen.ts'

/** What takes dishes away, in the order in which it is asked. */
export const FILTERS = ['allergens', 'exclude', 'excludeTags', 'equipment', 'occasion'] as const
export type Filter = (typeof FILTERS)[number]

/** No dish is left for a meal or a course that was asked for. */
export class EmptySlotError extends Error {
  override readonly name = 'EmptySlotError'
  readonly slot: string
  /** the filter without which most dishes are left; '' when there was none to begin with */
  readonly filter: Filter | ''
  /** how many of the meal's dishes each filter would take alone */
  readonly removed: Readonly<Partial<Record<Filter, number>>>
  /** dishes of the meal before any filter */
  readonly dishes: number
  /** dishes of the meal without that filter; 0: several filters take them all, whichever is left out */
  readonly left: number
  constructor(
    slot: string,
    filter: Filter | '',
    removed: Readonly<Partial<Record<Filter, number>>>,
    dishes: number,
    left: number,
  ) {
    super(`no dish is left for ${slot}`)
    this.slot = slot
    this.filter = filter
    this.removed = removed
    this.dishes = dishes
    this.left = left
  }
}

/** Bits of the filters (1 << position in FILTERS) that take a recipe away; 0: it may be offered. */
export type ExclusionMask = (recipe: number) => number

type Exclusions = Pick<Params, 'allergens' | 'exclude' | 'excludeTags'>

function exclusions(index: ProblemIndex, asked: Exclusions): ExclusionMask {
  const allergens = asked.allergens.reduce((bits, id) => bits | (index.allergenBit.get(id) ?? 0), 0)
  const tags = bitsOf(EXCLUDE_TAGS, asked.excludeTags)
  const banned = new Uint8Array(index.pack.length)
  let anyBanned = false
  for (const id of asked.exclude) {
    const i = index.ingredientAt.get(id)
    if (i === undefined) continue
    banned[i] = 1
    anyBanned = true
  }
  const { lineStart, lineIngredient } = index
  const holdsBanned = (recipe: number): boolean => {
    const end = whole(lineStart, recipe + 1)
    for (let line = whole(lineStart, recipe); line < end; line++) {
      if (banned[whole(lineIngredient, line)]) return true
    }
    return false
  }
  return (recipe) =>
    (whole(index.allergens, recipe) & allergens ? 1 : 0) |
    (anyBanned && holdsBanned(recipe) ? 2 : 0) |
    (whole(index.tags, recipe) & tags ? 4 : 0)
}

/** Judges recipes by what the household, and the occasion's rule, keep off the table. */
export function exclusionMask(
  index: ProblemIndex,
  params: Exclusions & Pick<Params, 'equipment'>,
  occasion?: OccasionData,
): ExclusionMask {
  const household = exclusions(index, params)
  const missing = ~bitsOf(EQUIPMENT, params.equipment)
  const { equipment } = inKitchen(index, params.equipment)
  const equipped: ExclusionMask = (recipe) => household(recipe) | (whole(equipment, recipe) & missing ? 8 : 0)
  if (!occasion) return equipped
  const { allergens, excludeTags, ingredients } = occasion.exclude
  const rule = exclusions(index, {
    allergens,
    excludeTags: EXCLUDE_TAGS.filter((tag) => excludeTags.includes(tag)),
    exclude: ingredients,
  })
  return (recipe) => equipped(recipe) | (rule(recipe) ? 16 : 0)
}

/** Those that pass. @throws EmptySlotError when there is none */
export function passing(slot: string, recipes: readonly number[] | Int32Array, excluded: ExclusionMask): Int32Array {
  const left = new Int32Array(recipes.length)
  let n = 0
  for (const recipe of recipes) if (excluded(recipe) === 0) left[n++] = recipe
  if (n === 0) throw emptied(slot, recipes, excluded)
  return left.subarray(0, n)
}

/** Blames the filter without which most dishes are left; an occasion's rule, which nobody can change, only where no other helps. */
function emptied(slot: string, recipes: readonly number[] | Int32Array, excluded: ExclusionMask): EmptySlotError {
  const bits = [...recipes].map(excluded)
  const counts = FILTERS.map((name, at) => ({
    name,
    taken: bits.filter((taken) => taken & (1 << at)).length,
    left: bits.filter((taken) => (taken & ~(1 << at)) === 0).length,
  })).filter(({ taken }) => taken > 0)
  const helps = ({ name, left }: (typeof counts)[number]): boolean => left > 0 && name !== 'occasion'
  const [blamed] = counts.toSorted(
    (a, b) => Number(helps(b)) - Number(helps(a)) || b.left - a.left || b.taken - a.taken,
  )
  const removed = Object.fromEntries(counts.map(({ name, taken }) => [name, taken]))
  return new EmptySlotError(slot, blamed?.name ?? '', removed, bits.length, blamed?.left ?? 0)
}
