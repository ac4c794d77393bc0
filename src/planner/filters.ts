import type { Params } from './params.ts'
import { EQUIPMENT, EXCLUDE_TAGS, type WorldOccasion } from './world.ts'
import { bitsOf, type WorldIndex } from './world-index.ts'

/** What takes dishes away, in the order in which it is asked. */
export const FILTERS = ['allergens', 'exclude', 'excludeTags', 'equipment', 'occasion'] as const
export type Filter = (typeof FILTERS)[number]

/** No dish is left for a meal or a course that was asked for. */
export class EmptySlot extends Error {
  override readonly name = 'EmptySlot'
  readonly slot: string
  /** the filter that took the last dish; '' when there was none to begin with */
  readonly filter: Filter | ''
  /** how many of the meal's dishes each filter would take alone */
  readonly removed: Readonly<Partial<Record<Filter, number>>>
  /** dishes of the meal before any filter */
  readonly dishes: number
  readonly allowed: string
  constructor(slot: string, filter: Filter | '', removed: Readonly<Partial<Record<Filter, number>>>, dishes: number) {
    const allowed =
      filter === '' ? `a catalogue with dishes for ${slot}` : `a wider ${filter}, so that at least one dish is left`
    const counts = Object.entries(removed).map(([name, count]) => `${name} ${count}`)
    super(
      filter === ''
        ? `The catalogue has no dish for ${slot}.`
        : `No dish is left for ${slot}: ${filter} took the last of ${dishes} (taken by each filter alone: ${counts.join(', ')}). Allowed: ${allowed}.`,
    )
    this.slot = slot
    this.filter = filter
    this.removed = removed
    this.dishes = dishes
    this.allowed = allowed
  }
}

/** Bits of the filters (1 << position in FILTERS) that take a recipe away; 0: it may be offered. */
export type Judge = (recipe: number) => number

type Exclusions = Pick<Params, 'allergens' | 'exclude' | 'excludeTags'>

function exclusions(index: WorldIndex, asked: Exclusions): Judge {
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
    const end = lineStart[recipe + 1] as number
    for (let line = lineStart[recipe] as number; line < end; line++) {
      if (banned[lineIngredient[line] as number]) return true
    }
    return false
  }
  return (recipe) =>
    ((index.allergens[recipe] as number) & allergens ? 1 : 0) |
    (anyBanned && holdsBanned(recipe) ? 2 : 0) |
    ((index.tags[recipe] as number) & tags ? 4 : 0)
}

/** Judges recipes by what the household, and the occasion's rule, keep off the table. */
export function judge(index: WorldIndex, params: Params, occasion?: WorldOccasion): Judge {
  const household = exclusions(index, params)
  const missing = ~bitsOf(EQUIPMENT, params.equipment)
  const equipped: Judge = (recipe) => household(recipe) | ((index.equipment[recipe] as number) & missing ? 8 : 0)
  if (!occasion) return equipped
  const { allergens, excludeTags, ingredients } = occasion.exclude
  const rule = exclusions(index, {
    allergens,
    excludeTags: EXCLUDE_TAGS.filter((tag) => excludeTags.includes(tag)),
    exclude: ingredients,
  })
  return (recipe) => equipped(recipe) | (rule(recipe) ? 16 : 0)
}

/** Those that pass. @throws EmptySlot when there is none */
export function passing(slot: string, recipes: readonly number[] | Int32Array, judged: Judge): Int32Array {
  const left = new Int32Array(recipes.length)
  let n = 0
  for (const recipe of recipes) if (judged(recipe) === 0) left[n++] = recipe
  if (n === 0) throw emptied(slot, recipes, judged)
  return left.subarray(0, n)
}

function emptied(slot: string, recipes: readonly number[] | Int32Array, judged: Judge): EmptySlot {
  const alone = FILTERS.map(() => 0)
  let left = [...recipes]
  for (const recipe of left) {
    const bits = judged(recipe)
    FILTERS.forEach((_, at) => {
      if (bits & (1 << at)) alone[at] = (alone[at] ?? 0) + 1
    })
  }
  const removed = Object.fromEntries(FILTERS.map((name, at) => [name, alone[at] ?? 0]).filter(([, n]) => n !== 0))
  const single = FILTERS.find((_, at) => left.length > 0 && alone[at] === left.length)
  if (single || left.length === 0) return new EmptySlot(slot, single ?? '', removed, left.length)
  const dishes = left.length
  let last: Filter | '' = ''
  FILTERS.forEach((name, at) => {
    if (left.length === 0) return
    left = left.filter((recipe) => (judged(recipe) & (1 << at)) === 0)
    last = name
  })
  return new EmptySlot(slot, last, removed, dishes)
}
