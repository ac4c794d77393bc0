import type { Part, Slot } from '../../catalogue/vocabulary.ts'

/**
 * What a meal is about. A `side` is one between meals only: a handful of nuts. `main` holds its starch; `plain` is a main part that needs a side; `bread` carries its own topping,
 * `slices` are bread with a spread beside it; `any` is whatever is a meal of its own, where nothing is known of how a
 * country eats.
 */
export type Head = 'any' | 'main' | 'plain' | 'slices' | Exclude<Part, 'main' | 'spread'>

/** Whether a meal is about bread. */
export const isOfBread = ({ head }: { readonly head: Head | 'leftover' }): boolean =>
  head === 'bread' || head === 'slices'

/** What stands beside the main part. */
export type Companion = Exclude<Part, 'main'>

/** Whether a part may have the same dish at all meals, on all days: bread and drinks beside a main part. */
export const isUnlimited = (companion: Companion | null): boolean => companion === 'bread' || companion === 'drink'

/** What has to go with the main part: its side, else its bread. */
export const sideOf = ({ companions }: Pick<PlannedMeal, 'companions'>): Companion | null =>
  (['side', 'bread'] as const).find((part) => companions.includes(part)) ?? null

/** A meal of the week, before its dishes are chosen. */
export interface PlannedMeal {
  readonly day: number
  readonly slot: Slot
  readonly head: Head
  /** in the order in which they are eaten */
  readonly companions: readonly Companion[]
  /** number of the meal whose main part is eaten again here; -1: none */
  readonly from: number
  /** its side is eaten again too */
  readonly sideFrom: boolean
  /** number of the first meal of the same habit, whose dishes come again, made anew; -1: none */
  readonly like: number
  /** recipe of the problem data that is its main part whatever else there is: a person keeps it, or it goes on from the week before */
  readonly kept?: number
}

/** A main part that stands where it is: a person keeps it. */
export interface Kept {
  readonly day: number
  readonly slot: Slot
  readonly recipe: number
  /** what a meal with it is about */
  readonly head: Head
  /** days on which meals may eat what is cooked once, that of cooking included; 0: one meal does */
  readonly keeps: number
  /** the meal is made for it, and may be about another dish all the same: the country's homes have it then */
  readonly byCustom?: true
}

/** What the country's homes have at a meal of the week. */
interface OfDay {
  readonly day: number
  readonly slot: Slot
  /** the recipe whose turn it is */
  readonly recipe: number
  /** all its dishes that can stand there this week */
  readonly dishes: ReadonlySet<number>
}

/** A meal of the week that the country's homes keep for certain dishes: tacos on Friday. It is made for the one whose turn it is. */
export interface MealCustom extends Kept, OfDay {
  readonly byCustom: true
}

/** What stands beside such a meal: broth before Sunday's roast. */
interface CompanionCustom extends OfDay {
  readonly companion: Companion
}

export type Custom = MealCustom | CompanionCustom

/** Whether a custom says what a meal is about. */
export const isOfMeal = (custom: Custom): custom is MealCustom => 'head' in custom

/** Whether a meal has the part that a custom speaks of. */
export const hasPartOf = (custom: Custom, { head, companions }: Drawn): boolean =>
  isOfMeal(custom) ? head === custom.head : companions.includes(custom.companion)

/** What something beside it keeps from a table. */
export type NotEaten = 'sweet' | 'milk'

/** Nothing sweet is spread on bread with vegetables beside it; nobody drinks milk or kefir beside yogurt. */
export function notEaten({ head, companions }: PlannedMeal, companion: Companion): NotEaten | null {
  if (companion === 'spread' && companions.includes('salad')) return 'sweet'
  return companion === 'drink' && (head === 'dairy' || companions.includes('dairy')) ? 'milk' : null
}

/** What a meal is about and what stands beside it, before it has a day. */
export interface Drawn {
  readonly head: Head | 'leftover'
  readonly companions: readonly Companion[]
  /** recipe of the week before that goes on as its main part */
  readonly kept?: number
}

/** What decides how a week is composed, beside the country's patterns. */
export interface MenuRequest {
  readonly slots: readonly Slot[]
  readonly days: number
  readonly startDate: string
  /** draws the days of each pattern */
  readonly seed: number
  /** how many dishes are there for a part of a meal */
  readonly choices: (slot: Slot, part: Head | Companion, companion: boolean) => number
  /** how many of them keep until so many days later, and are worth cooking for more than one meal */
  readonly keep: (slot: Slot, part: Head | Companion, companion: boolean, days: number) => number
  /** how many main parts there are with their starch (`main`), and without (`plain`) */
  readonly kinds: (slot: Slot, head: 'main' | 'plain') => number
  /** what homes have at certain meals */
  readonly customs: readonly Custom[]
  /** breakfasts and snacks of the week before, which go on */
  readonly habits: ReadonlyMap<Slot, readonly Drawn[]>
}

/** Order in which companions are eaten. */
export const COMPANIONS: readonly Companion[] = [
  'soup',
  'side',
  'salad',
  'bread',
  'spread',
  'dairy',
  'fruit',
  'dessert',
  'drink',
]

/** Stands for the number of a meal that is still to be found. */
export const FROM_BEFORE = -2
