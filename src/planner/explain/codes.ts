/** A code of a sentence: what is true where it is said, and the names of its figures. */
interface Code {
  readonly says: string
  /** names of the values, with what they are where the name does not tell it */
  readonly values: string
  /** the sentence names the runner-up */
  readonly compares?: true
}
export type Codes = Readonly<Record<string, Code>>

/**
 * What is true of a dish in its place. Where every reason of a dish was said that day already, or `noRepeat` often, one of
 * these stands as the reason; the first ones may also be what decided.
 *
 * In all three tables ids are ids of the catalogue, lists of ids joined by commas; `…Minor` are whole minor units; `kcal`
 * whole kilocalories and grams (rounded by size) a day per adult portion (a table: per guest); minutes are whole. `other…`
 * speaks of the runner-up, which `Reason.runnerUp` names.
 */
export const FACTS = {
  batch: { says: 'cooked once for two days', values: 'days (2)' },
  usesHave: { says: 'what is at home', values: 'ingredient, savedMinor (what buying it would cost, by use)' },
  usesUpPack: {
    says: 'draws from a pack that an earlier dish opened, is the last to do so, and at most 5 % of a pack is left',
    values: 'ingredient, otherRecipe (the earlier dish), savedMinor (the pack not bought)',
  },
  sharesPack: {
    says: 'draws from a pack that an earlier dish opened, is the last to do so, and more is left',
    values: 'ingredient, otherRecipe (the earlier dish), savedMinor (the pack not bought)',
  },
  fromOpenPack: { says: 'draws from a pack that an earlier dish opened', values: 'ingredient, otherRecipe' },
  usesLeft: { says: 'draws from what the week before left in its pack', values: 'ingredient' },
  opensPack: { says: 'opens a pack that a later dish draws from', values: 'ingredient, otherRecipe (the later dish)' },
  quickDish: { says: 'at the table soon', values: 'timeMin' },
  onlyMain: { says: 'nothing else in the plan has this main ingredient', values: 'ingredient' },
  richInProtein: { says: 'much protein', values: 'protein (grams a portion)' },
  collection: { says: 'of the collection asked for', values: 'collection (slug)' },
  ofOccasion: { says: 'one of the occasion’s own dishes', values: 'occasion (id)' },
  portion: { says: 'what a portion is', values: 'timeMin, kcal, protein' },
} as const satisfies Codes

/** Why a dish stands where it stands: what decided. */
export const REASONS = {
  leftover: {
    says: 'cooked the day before, eaten again',
    values:
      'cookedDay (index of the day), cookedSlot (the meal it was cooked for), savedMinor (list if the best fresh dish stood here, minus now; may be negative), savedMin (minutes of that dish)',
  },
  habit: {
    says: 'the same as on an earlier day: a meal that the country’s homes eat by habit',
    values: 'slot, days (on which it is eaten in the plan)',
  },
  goesWith: {
    says: 'the side of a main part that holds no bread, potatoes or the like',
    values: 'otherRecipe (the main part)',
  },
  chosen: { says: 'the person chose it for the basket', values: 'servings, timeMin, kcal (a portion)' },
  swapped: { says: 'the person put it here', values: 'insteadOf (recipe id), costDeltaMinor (list now minus before)' },
  locked: { says: 'the person keeps it here', values: '' },
  kept: {
    says: 'stayed when the person changed another dish; the runner-up would be better now',
    values: '',
    compares: true,
  },
  onlyChoice: {
    says: 'no other dish passes the filters',
    values: 'slot, dishes (of that meal or course before the filters)',
  },
  noRepeat: {
    says: 'every other dish would be cooked twice, have the main ingredient of a neighbouring day, or not keep for the second day',
    values: 'slot, dishes (that pass the filters)',
  },
  keepsBudget: {
    says: 'the other would break the budget',
    values: 'budgetMinor, otherTotalMinor, overMinor',
    compares: true,
  },
  cheaper: { says: 'the list is cheaper', values: 'savedMinor', compares: true },
  lessWaste: {
    says: 'less is left over in packs',
    values: 'savedMinor (value of what is left over less)',
    compares: true,
  },
  calories: { says: 'the day’s energy', values: 'dayKcal, targetKcal, otherDayKcal', compares: true },
  guestCalories: {
    says: 'the energy of a guest’s share of a table',
    values: 'dayKcal, otherDayKcal, lowKcal, highKcal',
    compares: true,
  },
  protein: { says: 'the day’s protein', values: 'dayProtein, targetProtein, otherDayProtein (grams)', compares: true },
  quick: {
    says: 'minutes on a working day (a table: of the one cook)',
    values: 'timeMin, otherTimeMin',
    compares: true,
  },
  newMain: {
    says: 'another main ingredient than one that comes often, and oftener than its own',
    values:
      'ingredient (this dish’s), otherIngredient (the runner-up’s), times (places of the plan with it besides this dish)',
  },
  newMainToday: {
    says: 'the runner-up’s main ingredient is on that day’s plan already, this dish’s is not',
    values: 'ingredient, otherIngredient',
  },
  newCuisine: {
    says: 'another cuisine than one that comes often, and more often than its own',
    values: 'cuisine, otherCuisine, times',
    compares: true,
  },
  hotAndCold: { says: 'a table of both', values: 'serve (hot or cold)' },
  addedDish: {
    says: 'not its own: too few of these pass, and all that pass are on the table',
    values: 'occasion, slot, own (that pass), needed',
  },
  vegetables: {
    says: 'the day’s vegetables and fruit',
    values: 'dayGrams, targetGrams, otherDayGrams',
    compares: true,
  },
  fiber: { says: 'the day’s fibre', values: 'dayGrams, targetGrams, otherDayGrams', compares: true },
  salt: { says: 'the day’s salt', values: 'dayGrams, targetGrams, otherDayGrams', compares: true },
  foodGroup: {
    says: 'a kind of dish comes as often at the lunches and dinners of the week as it should',
    values: 'group (a FoodGroup), times (lunches and dinners of the week), otherTimes (with the runner-up)',
    compares: true,
  },
  childrenLike: { says: 'children like it better than the other', values: '', compares: true },
  sundayDish: {
    says: 'it is a weekend dish, at the meal that takes most time on Sundays, and the other is none',
    values: '',
    compares: true,
  },
  fridayDish: {
    says: 'it is without meat on a Friday, in a country whose homes eat none then, and the other has some',
    values: '',
    compares: true,
  },
  weekdayCustom: {
    says: 'homes of the country have it on this day of the week, at this meal, and not the other',
    values: 'country (code)',
  },
  favourite: {
    says: 'it is one of the dishes that homes of the country have most often',
    values: 'country (code)',
  },
  inSeason: { says: 'it is in season, and the other is not', values: '', compares: true },
  lessWork: {
    says: 'hands-on minutes',
    values: 'activeMin, otherActiveMin',
    compares: true,
  },
  knownAtHome: {
    says: 'cooked at home in the country more than the other',
    values: 'country (code), familiarity, otherFamiliarity (0 not eaten there to 3 cooked regularly)',
    compares: true,
  },
  weekTaste: { says: 'the number that this week draws for each dish, so that weeks differ', values: '' },
  variant: { says: 'the same for the variant asked for', values: '' },
  notLately: {
    says: 'not eaten as lately as the other',
    values: 'otherWeeks (weeks since the other was eaten, 1: last week)',
    compares: true,
  },
  equallyGood: { says: 'nothing weighed decides', values: '', compares: true },
  weighed: { says: 'better in sum, by nothing that one figure tells', values: '', compares: true },
} as const satisfies Codes

export type FactCode = keyof typeof FACTS
export type ReasonCode = keyof typeof REASONS | FactCode
export type PackCode = 'usesUpPack' | 'sharesPack' | 'fromOpenPack' | 'opensPack' | 'usesLeft'

const ALL_REASONS: Readonly<Record<ReasonCode, Code>> = { ...FACTS, ...REASONS }

/** Whether the sentence of a reason names the runner-up. */
export const compares = (code: ReasonCode): boolean => ALL_REASONS[code].compares === true

export type Values = Readonly<Record<string, string | number>>

/** What is said of a dish: a code and its figures. */
export interface Statement {
  readonly code: ReasonCode
  readonly values: Values
}

export interface Fact extends Statement {
  readonly code: FactCode
}

/** The best other dish for a place, everything else fixed (its leftover moves along). */
export interface RunnerUp {
  readonly recipeId: string
  /** share of its portion that an adult would eat; plans of before planner version 12 have none */
  readonly portion?: number
  /** list's total if it stood there, minus now */
  readonly costDeltaMinor: number
  /** objective if it stood there, minus now; negative only where a person chose the dish */
  readonly objectiveDelta: number
}

export interface Reason extends Statement {
  readonly runnerUp?: RunnerUp
  readonly facts: readonly Fact[]
}
