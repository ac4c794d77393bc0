import type { Familiarity, Part, Slot } from '../catalogue/vocabulary.ts'

/** A way in which a country's homes compose a meal. Plain data, as the planner is given it. */
export interface PatternData {
  readonly slot: Slot
  /** Saturday and Sunday, else the working days */
  readonly weekend: boolean
  /** of such meals, 0 to 1; those of one slot and kind of day make 1 */
  readonly share: number
  /** the first is what the meal is about, the others stand beside it; `leftover`: an earlier main eaten again */
  readonly parts: readonly { readonly part: Part | 'leftover'; readonly optional: boolean }[]
  readonly warm: boolean
  /** hands-on minutes that people accept for it */
  readonly activeMin: number
}

/** The parts of a pattern as its file writes them: 'main+side?'. */
export const partsText = ({ parts }: Pick<PatternData, 'parts'>): string =>
  parts.map(({ part, optional }) => (optional ? `${part}?` : part)).join('+')

/** Beside which main parts with a starch of their own homes eat bread at lunch and dinner. `potatoes`: eggs and pulses too. */
export const BREAD_BESIDE_STARCH = ['none', 'potatoes', 'all'] as const

/** What a country's homes do, week by week. Meals a week are of some fourteen lunches and dinners. */
export interface HabitData {
  /** different breakfasts that one person has from Monday to Friday, and in all seven days */
  readonly distinctBreakfastsWeekdays: number
  readonly distinctBreakfastsWeek: number
  /** hands-on minutes of a breakfast on a working day */
  readonly breakfastWeekdayMin: number
  /** hands-on minutes of the main warm meal */
  readonly weekdayCookingMin: number
  readonly weekendCookingMin: number
  /** hands-on minutes of the lighter of lunch and dinner */
  readonly secondMealMin: number
  /** days on which one pot of soup is eaten */
  readonly soupPotDays: number
  /** meals that are an earlier one eaten again */
  readonly leftoverMealsWeek: number
  /** warm meals of a working day, breakfast apart */
  readonly warmMealsDay: number
  /** suppers of bread, dairy and salad only */
  readonly coldSuppersWeek: number
  readonly fishMealsWeek: number
  readonly redMeatMealsWeek: number
  readonly legumeMealsWeek: number
  /** eggs at breakfast left out */
  readonly eggMealsWeek: number
  /** dishes of other countries' cuisines; pizza and pasta with sauce are foreign outside Italy */
  readonly foreignDishesWeek: number
  /** homes commonly eat no meat on Fridays: a dish of fish, eggs, pulses or flour */
  readonly meatlessFridays: boolean
  /** meat, fish or eggs are eaten with a salad or vegetables and no other starch than bread */
  readonly breadAsSide: boolean
  readonly breadBesideStarch: (typeof BREAD_BESIDE_STARCH)[number]
}

/** How the meals of a recipe differ in a country from its own `slots`. */
export interface MealsThere {
  /** its meals at which the country's homes do not eat it */
  readonly not: readonly Slot[]
  /** other meals at which they do */
  readonly also: readonly Slot[]
  /** its meals at which only families with children do; absent in what earlier content files stored */
  readonly children?: readonly Slot[]
}

/** Meals at which the homes of a country eat a recipe, the most usual first. @param there undefined: at those of the recipe */
export const slotsThere = (slots: readonly Slot[], there: MealsThere | undefined): readonly Slot[] =>
  there ? [...slots.filter((slot) => !there.not.includes(slot)), ...there.also] : slots

/** A meal of the week that homes keep for certain dishes: tacos on Friday, the Sunday roast, the broth before it. */
export interface CustomData {
  /** 0 Monday to 6 Sunday */
  readonly weekday: number
  readonly slot: Slot
  /** they stand beside a main part, or before it; else the meal is about them */
  readonly beside: boolean
  /** of weeks in which a family keeps to it, 0 to 1 */
  readonly share: number
  /** recipe ids: it is one at a time */
  readonly recipes: readonly string[]
}

/** Customs of one country, at most. */
export const MOST_CUSTOMS = 5

/** How a country eats: what its homes cook, how they compose meals, and which cuisines are at home there. Plain data. */
export interface CountryEating {
  readonly country: string
  /** the country's own cuisines */
  readonly own: readonly string[]
  /** its neighbours' cuisines, cooked there as a matter of course */
  readonly near: readonly string[]
  /** by recipe id; a recipe that is not in it was added by an operator */
  readonly familiarity: Readonly<Record<string, Familiarity>>
  /** by recipe id, of recipes that are eaten there at other meals than their `slots`, or at one of them by families with children alone */
  readonly slots: Readonly<Record<string, MealsThere>>
  /**
   * By recipe id, of dishes that would otherwise stand in most weeks: the share of weeks in which they are considered. Empty
   * where nothing is known of it.
   */
  readonly turns: Readonly<Record<string, number>>
  /** by recipe id of the main part: recipes that are not eaten beside it there, though they may be elsewhere */
  readonly notBeside: Readonly<Record<string, readonly string[]>>
  /** by recipe id, of recipes whose season is another there than their own: months, 1 to 12 */
  readonly seasons: Readonly<Record<string, readonly number[]>>
  readonly customs: readonly CustomData[]
  /** by recipe id, of the dishes that its homes have most often: the share of weeks in which a family has each in its season */
  readonly favourites: Readonly<Record<string, number>>
  readonly patterns: readonly PatternData[]
  readonly habits: HabitData
}
