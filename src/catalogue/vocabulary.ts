/** The words that recipes and requests are made of: meals, courses, cuisines, equipment, units. Plain data. */

/** The months of a year. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, month) => month + 1)

/** Months in which a recipe is eaten, 1 to 12. @param season none: all the year */
export const monthsOf = (season: readonly number[]): readonly number[] => (season.length === 0 ? MONTHS : season)

/** In the order of the week, which is the number of each. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type Slot = (typeof SLOTS)[number]

/** The large meals of a day: what suits one suits the other, and what is left over of one is eaten at the other. */
export const MAIN_MEALS: readonly Slot[] = ['lunch', 'dinner']
/** Whether a slot or course is one of them. */
export const isMainMeal = (slot: string): boolean => MAIN_MEALS.some((meal) => meal === slot)

export const COURSES = ['starter', 'soup', 'salad', 'main', 'side', 'dessert', 'drink', 'bread'] as const
export type Course = (typeof COURSES)[number]
/** Where a dish stands: a meal of a week, a course of a table. */
export const PLACES = [...SLOTS, ...COURSES] as const

/**
 * Aisles of a shop, in the order in which one walks through a European supermarket: produce at the door, then bread, what
 * keeps on the shelf, and last what must stay cold. Lists are in this order.
 */
export const AISLES: readonly string[] = [
  'vegetables',
  'fruits',
  'herbs',
  'bakery',
  'grains',
  'pasta',
  'baking',
  'nuts-seeds',
  'canned',
  'sauces',
  'oils',
  'spices',
  'sweets',
  'drinks',
  'meat',
  'fish',
  'dairy',
  'frozen',
]

/** Cuisines that dishes belong to. */
export const CUISINES = [
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
  'hungarian',
  'romanian',
  'bulgarian',
  'balkan',
  'nordic',
  'finnish',
  'baltic',
  'austrian',
  'swiss',
  'belgian',
  'irish',
  'slovak',
  'maltese',
  'north-african',
  'indonesian',
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

export const UNITS = ['g', 'ml', 'pcs'] as const
export type Unit = (typeof UNITS)[number]

/** How long an opened or left-over pack stays good. */
export const KEEPS = ['days', 'weeks', 'months'] as const
export type Keeps = (typeof KEEPS)[number]

export const SERVES = ['hot', 'cold'] as const

/** The role of a recipe in a meal: the main part, or one served with it. */
export const PARTS = ['main', 'soup', 'side', 'salad', 'bread', 'spread', 'fruit', 'dairy', 'dessert', 'drink'] as const
export type Part = (typeof PARTS)[number]

/** The days on which a recipe is cooked. */
export const USES = ['everyday', 'weekend', 'festive'] as const

/** What a recipe waits for while nobody works on it. */
export const WAITS = ['oven', 'simmer', 'soak', 'chill', 'prove', 'marinate'] as const

/** Whether a dish is cooked at home in a country: 3 regularly, 2 now and then, 1 known, 0 not eaten there. */
export type Familiarity = 0 | 1 | 2 | 3

/** The form of a dish: people tire of two dishes of one form sooner than of one ingredient. */
export const TEMPLATES = [
  'porridge',
  'eggs',
  'sandwich',
  'pancake',
  'dumpling',
  'pasta',
  'bowl',
  'soup',
  'stew',
  'roast',
  'bake',
  'pan',
  'fried',
  'salad',
  'side',
  'bread',
  'fruit',
  'dairy',
  'sweet',
  'drink',
] as const

/** Kinds of dishes whose meals are counted over a week. */
export const FOOD_GROUPS = ['fish', 'redMeat', 'processedMeat', 'pulses', 'eggs', 'foreign', 'dough', 'fried'] as const
export type FoodGroup = (typeof FOOD_GROUPS)[number]

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
