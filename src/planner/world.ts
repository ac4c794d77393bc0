/** Plain data the planner works on: one revision of the catalogue, without words, and one market's prices. */

export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type Slot = (typeof SLOTS)[number]

export const COURSES = ['starter', 'soup', 'salad', 'main', 'side', 'dessert', 'drink', 'bread'] as const
export type Course = (typeof COURSES)[number]

/** Kitchens that dishes come from. */
export const KITCHENS = [
  'russian',
  'ukrainian',
  'kazakh',
  'turkish',
  'polish',
  'czech',
  'german',
  'french',
  'italian',
  'spanish',
  'portuguese',
  'dutch',
  'american',
  'chinese',
  'japanese',
  'international',
  'georgian',
  'uzbek',
  'indian',
  'mexican',
  'greek',
  'british',
  'levantine',
  'korean',
  'thai',
] as const

export const EQUIPMENT = [
  'stove',
  'oven',
  'microwave',
  'airfryer',
  'multicooker',
  'blender',
  'mixer',
  'grill',
  'steamer',
  'meatgrinder',
] as const
export type Equipment = (typeof EQUIPMENT)[number]

export const EXCLUDE_TAGS = ['meat', 'poultry', 'fish', 'seafood', 'offal', 'spicy'] as const
export type ExcludeTag = (typeof EXCLUDE_TAGS)[number]

/** The fourteen allergens of annex II of Regulation (EU) No 1169/2011. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Unit = 'g' | 'ml' | 'pcs'

/** How long an opened or left-over pack stays good. */
export type Keeps = 'days' | 'weeks' | 'months'

/** What one unit (1 g, 1 ml or 1 piece, as bought) of an ingredient brings to a plate. */
export interface Nutrients {
  readonly kcal: number
  /** grams */
  readonly protein: number
  /** grams */
  readonly fat: number
  /** grams, fibre included */
  readonly carb: number
  /** grams; what the source leaves blank counts as 0 */
  readonly fiber: number
  /** grams of salt (sodium × 2.5) */
  readonly salt: number
  /** edible grams of vegetables, fruit, mushrooms and berries; potatoes do not count */
  readonly produce: number
}

export interface WorldIngredient {
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

export interface WorldLine {
  readonly ingredient: string
  /** per adult portion, in hundredths of the ingredient's unit, as bought */
  readonly amount: number
}

export interface WorldRecipe {
  readonly id: string
  readonly course: Course
  /** meals it belongs to, the most usual first */
  readonly slots: readonly Slot[]
  /** a whole meal for its slots; false: it stands beside other dishes at a table and is never a week's meal alone */
  readonly meal: boolean
  readonly kitchen: string
  /** an ingredient id of its lines */
  readonly mainIngredient: string
  /** minutes to the table, waiting included */
  readonly timeMin: number
  readonly equipment: readonly Equipment[]
  readonly serve: 'hot' | 'cold'
  readonly keepsDays: number
  readonly batch: boolean
  readonly lines: readonly WorldLine[]
  /** no longer offered, kept for plans that hold it */
  readonly withdrawn: boolean
}

export interface WorldCollection {
  readonly slug: string
  readonly recipes: readonly string[]
}

export interface WorldOccasion {
  readonly id: string
  readonly kind: 'menu' | 'week'
  /** usual number of guests */
  readonly guests: number
  /** courses of a menu, slots of a week, in serving order */
  readonly courses: readonly string[]
  /** the occasion's own dishes by course (menu) or by slot (week), the editor's favourites first */
  readonly dishes: Readonly<Record<string, readonly string[]>>
  /** what its rule forbids, an exclusion preset spelled out */
  readonly exclude: {
    readonly allergens: readonly string[]
    readonly excludeTags: readonly string[]
    readonly ingredients: readonly string[]
  }
}

export interface World {
  readonly revision: string
  /** sorted by id, as all lists here */
  readonly ingredients: readonly WorldIngredient[]
  readonly recipes: readonly WorldRecipe[]
  readonly collections: readonly WorldCollection[]
  readonly occasions: readonly WorldOccasion[]
}

/** Prices of one store in one region of one country. */
export interface Market {
  /** decimals of the currency: 2 for RUB, 0 for HUF */
  readonly decimals: number
  /** whole minor units for one pack of each ingredient, by id; every ingredient has one, at least 1 */
  readonly packPriceMinor: ReadonlyMap<string, number>
}
