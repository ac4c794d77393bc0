import type { Method } from '../../catalogue/method.ts'
import type { Course, Equipment, Keeps, Nutrients, Part, Slot, TEMPLATES, Unit } from '../../catalogue/vocabulary.ts'
import type { CountryEating } from '../../eating/meals.ts'

/** Plain data the planner works on: one revision of the catalogue, without words, and one price table. */

export interface IngredientData {
  readonly id: string
  readonly unit: Unit
  /** usual shop pack, in hundredths of the unit, as bought */
  readonly pack: number
  /** usually at home: listed, counted in no sum */
  readonly pantry: boolean
  readonly category: string
  /** id of the ingredient that stands for its kind: chicken thighs and breasts are one main ingredient */
  readonly family: string
  readonly keeps: Keeps
  readonly allergens: readonly string[]
  readonly groups: readonly string[]
  readonly perUnit: Nutrients
  /** edible grams of one unit as bought */
  readonly edibleGrams: number
}

export interface LineData {
  readonly ingredient: string
  /** per adult portion, in hundredths of the ingredient's unit, as bought */
  readonly amount: number
}

export interface RecipeData {
  readonly id: string
  readonly course: Course
  /** meals it belongs to, the most usual first */
  readonly slots: readonly Slot[]
  /** a whole meal for its slots; false: it stands beside other dishes at a table and is never a week's meal alone */
  readonly meal: boolean
  readonly cuisine: string
  /** an ingredient id of its lines */
  readonly mainIngredient: string
  /** minutes to the table, waiting included */
  readonly timeMin: number
  /** hands-on minutes; null: not known */
  readonly activeMin: number | null
  readonly use: 'everyday' | 'weekend' | 'festive'
  /** its role in a meal */
  readonly part: Part
  /** form of the dish; null: not known */
  readonly template: (typeof TEMPLATES)[number] | null
  /** how well children like it: 0 few do, 2 most do */
  readonly kids: number
  /** months it belongs to, 1 to 12; empty: all year */
  readonly season: readonly number[]
  /** ids of recipes that it is served with */
  readonly goesWith: readonly string[]
  readonly startsDayBefore: boolean
  /** grades of 0 to 3 in countries of which its operator says them, before what `eating` has */
  readonly familiarity: readonly { readonly country: string; readonly value: number }[]
  /** all its meals in countries of which its operator says them, before what `eating` has */
  readonly slotsByCountry: readonly { readonly country: string; readonly slots: readonly Slot[] }[]
  /** smallest and largest share of its portion that an adult eats */
  readonly portionRange: readonly number[]
  readonly equipment: readonly Equipment[]
  /** ways to cook it with another appliance, or by hand */
  readonly methods: readonly Method[]
  readonly serve: 'hot' | 'cold'
  readonly keepsDays: number
  readonly batch: boolean
  readonly lines: readonly LineData[]
  /** no longer offered; still stored for plans that hold it */
  readonly withdrawn: boolean
}

export interface CollectionData {
  readonly slug: string
  readonly recipes: readonly string[]
}

export interface OccasionData {
  readonly id: string
  readonly kind: 'menu' | 'week'
  /** usual number of guests */
  readonly guests: number
  /** courses of a menu, slots of a week, in serving order */
  readonly courses: readonly string[]
  /** the occasion's own dishes by course (menu) or by slot (week), the editor's favourites first */
  readonly dishes: Readonly<Record<string, readonly string[]>>
  /** portions that each guest gets of a course, shared among its dishes; of one that is not named one */
  readonly perGuest?: Readonly<Record<string, number>>
  /** what its rule forbids, an exclusion preset spelled out */
  readonly exclude: {
    readonly allergens: readonly string[]
    readonly excludeTags: readonly string[]
    readonly ingredients: readonly string[]
  }
}

export interface ProblemData {
  readonly revision: string
  /** sorted by id, as all lists here */
  readonly ingredients: readonly IngredientData[]
  readonly recipes: readonly RecipeData[]
  readonly collections: readonly CollectionData[]
  readonly occasions: readonly OccasionData[]
  /** none of a country: all dishes are at home there */
  readonly eating: readonly CountryEating[]
}

/** Prices of one store in one region of one country. */
export interface PriceTable {
  /** decimals of the currency: 2 for RUB, 0 for HUF */
  readonly decimals: number
  /** whole minor units for one pack of each ingredient, by id; every ingredient has one, at least 1 */
  readonly packPriceMinor: ReadonlyMap<string, number>
  /** hundredths of the unit: the packs that are sold there, of ingredients whose usual pack is another */
  readonly packs: ReadonlyMap<string, number>
}

/** What the weeks before leave to a new one. Plain data, stored with the plan that was made from it. */
export interface Before {
  /** main parts of lunches and dinners, with how lately they were eaten: 1 in the week before, less the longer ago */
  readonly eaten: readonly { readonly recipeId: string; readonly weeks: number; readonly recent: number }[]
  /** what was eaten in the last week on working days, meal by meal: the main part first */
  readonly habits: readonly { readonly slot: Slot; readonly recipeIds: readonly string[] }[]
  /** what is left in its packs and keeps, hundredths of the unit */
  readonly left: readonly { readonly ingredient: string; readonly amount: number }[]
}
