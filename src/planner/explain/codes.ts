/**
 * Why a dish stands where it stands. Ids are ids of the catalogue; `…Minor` are whole minor units; `kcal` whole
 * kilocalories and grams (rounded by size) a day per adult portion (a table: per guest); minutes are whole. `other…` speaks
 * of the runner-up, which `Reason.runnerUp` names.
 *
 * | code | decided by | values |
 * |---|---|---|
 * | leftover | cooked the day before, eaten again | cookedDay (index of the day), cookedSlot (the meal it was cooked for), savedMinor (list if the best fresh dish stood here, minus now; may be negative), savedMin (minutes of that dish) |
 * | chosen | the person chose it for the basket | servings, timeMin, kcal (a portion) |
 * | swapped | the person put it here | insteadOf (recipe id), costDeltaMinor (list now minus before) |
 * | kept | stayed when the person changed another dish; the runner-up would be better now | – |
 * | onlyChoice | no other dish passes the filters | slot, dishes (of that meal or course before the filters) |
 * | noRepeat | every other dish would be cooked twice, have the main ingredient of a neighbouring day, or not keep for the second day | slot, dishes (that pass the filters) |
 * | usesHave | what is at home | ingredient, savedMinor (what buying it would cost, by use) |
 * | usesUpPack | draws from a pack that an earlier dish opened, is the last to do so, and at most 5 % of a pack is left | ingredient, otherRecipe (the earlier dish), savedMinor (the pack not bought) |
 * | sharesPack | the same, and more is left | as usesUpPack |
 * | fromOpenPack | draws from a pack that an earlier dish opened | ingredient, otherRecipe |
 * | opensPack | opens a pack that a later dish draws from | ingredient, otherRecipe (the later dish) |
 * | keepsBudget | the other would break the budget | budgetMinor, otherTotalMinor, overMinor |
 * | cheaper | the list is cheaper | savedMinor |
 * | lessWaste | less is left over in packs | savedMinor (value of what is left over less) |
 * | calories | the day's energy | dayKcal, targetKcal, otherDayKcal |
 * | guestCalories | the energy of a guest's share of a table | dayKcal, otherDayKcal, lowKcal, highKcal |
 * | protein | the day's protein | dayProtein, targetProtein, otherDayProtein (grams) |
 * | quick | minutes on a working day (a table: of the one cook) | timeMin, otherTimeMin |
 * | newMain | another main ingredient than one that comes often, and oftener than its own | ingredient (this dish's), otherIngredient (the runner-up's), times (places of the plan with it besides this dish) |
 * | newMainToday | the runner-up's main ingredient is on that day's plan already, this dish's is not | ingredient, otherIngredient |
 * | newKitchen | another kitchen than one that comes often, and oftener than its own | kitchen, otherKitchen, times |
 * | hotAndCold | a table of both | serve (hot or cold) |
 * | collection | of the collection asked for | collection (slug) |
 * | ofOccasion | one of the occasion's own dishes | occasion (id) |
 * | addedDish | not its own: too few of these pass, and all that pass are on the table | occasion, slot, own (that pass), needed |
 * | vegetables, fiber, salt | the day's vegetables and fruit, fibre, salt | dayGrams, targetGrams, otherDayGrams |
 * | variant | the taste of the variant asked for | – |
 * | equallyGood | nothing weighed decides | – |
 * | weighed | better in sum, by nothing that one figure tells | – |
 *
 * Facts are true besides; where every reason of a dish was said that day already, or `noRepeat` often, one of them stands
 * as the reason:
 *
 * | code | says | values |
 * |---|---|---|
 * | batch | cooked once for two days | days (2) |
 * | usesHave, usesUpPack, sharesPack, fromOpenPack, opensPack, collection, ofOccasion | as above | as above |
 * | quickDish | at the table soon | timeMin |
 * | onlyMain | nothing else in the plan has this main ingredient | ingredient |
 * | richInProtein | much protein | protein (grams a portion) |
 * | portion | what a portion is | timeMin, kcal, protein |
 */
export type ReasonCode =
  | 'leftover'
  | 'chosen'
  | 'swapped'
  | 'kept'
  | 'onlyChoice'
  | 'noRepeat'
  | 'keepsBudget'
  | 'cheaper'
  | 'lessWaste'
  | 'calories'
  | 'guestCalories'
  | 'protein'
  | 'quick'
  | 'newMain'
  | 'newMainToday'
  | 'newKitchen'
  | 'hotAndCold'
  | 'addedDish'
  | 'vegetables'
  | 'fiber'
  | 'salt'
  | 'variant'
  | 'equallyGood'
  | 'weighed'
  | FactCode

export type PackCode = 'usesUpPack' | 'sharesPack' | 'fromOpenPack' | 'opensPack'

export type FactCode =
  | 'batch'
  | 'usesHave'
  | PackCode
  | 'quickDish'
  | 'onlyMain'
  | 'richInProtein'
  | 'collection'
  | 'ofOccasion'
  | 'portion'

/** Codes whose sentence names the runner-up. */
export const COMPARING: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'kept',
  'keepsBudget',
  'cheaper',
  'lessWaste',
  'calories',
  'guestCalories',
  'protein',
  'quick',
  'newKitchen',
  'vegetables',
  'fiber',
  'salt',
  'equallyGood',
  'weighed',
])

export type Values = Readonly<Record<string, string | number>>

/** What is said of a dish: a code and its figures. */
export interface Said {
  readonly code: ReasonCode
  readonly values: Values
}

export interface Fact extends Said {
  readonly code: FactCode
}

/** The best other dish for a place, everything else fixed (its leftover moves along). */
export interface RunnerUp {
  readonly recipeId: string
  /** list's total if it stood there, minus now */
  readonly costDeltaMinor: number
  /** objective if it stood there, minus now; negative only where a person chose the dish */
  readonly objectiveDelta: number
}

export interface Reason extends Said {
  readonly runnerUp?: RunnerUp
  readonly facts: readonly Fact[]
}

/** A figure as people say it: whole from ten on, with one decimal below. */
export const bySize = (value: number): number =>
  Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10
