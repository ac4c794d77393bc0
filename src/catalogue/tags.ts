import { isMainMeal, type Nutrients, type Slot } from './vocabulary.ts'

/** Tags a recipe gets from its ingredients, nutrients and times; none is typed by hand. */
export const TAGS = [
  'meat',
  'poultry',
  'fish',
  'seafood',
  'offal',
  'spicy',
  'pork',
  'alcohol',
  'vegetarian',
  'vegan',
  'lenten',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'quick',
  'batch',
  'high-protein',
  'low-calorie',
] as const
export type Tag = (typeof TAGS)[number]

/** Minutes up to which a dish is quick. */
export const QUICK_MIN = 20

const FLESH = ['meat', 'poultry', 'fish', 'seafood', 'offal', 'blood', 'gelatin']

/** What the tags are computed from. */
export interface TaggedRecipe {
  readonly slots: readonly Slot[]
  readonly meal: boolean
  readonly timeMin: number
  readonly batch: boolean
  readonly nutrients: Nutrients
  readonly ingredients: readonly {
    readonly allergens: readonly string[]
    readonly mayContain: readonly string[]
    readonly groups: readonly string[]
  }[]
}

/**
 * - vegetarian: no meat, poultry, fish, seafood, offal, blood or gelatin; vegan: besides no milk, egg or honey;
 *   lenten (Orthodox fast): as vegan, honey allowed.
 * - gluten-free, dairy-free, nut-free: no ingredient of which any brand holds that EU allergen (nut-free: neither nuts nor
 *   peanuts).
 * - quick: at the table within 20 minutes. high-protein: at least 30 g, or 30 % of the energy, of protein a portion.
 * - low-calorie: a meal for lunch or dinner of at most 400 kcal.
 */
export function tagsOf(recipe: TaggedRecipe): Tag[] {
  const groups = new Set(recipe.ingredients.flatMap((ingredient) => ingredient.groups))
  const allergens = new Set(recipe.ingredients.flatMap((ingredient) => ingredient.allergens))
  const { kcal, protein } = recipe.nutrients
  const vegetarian = !FLESH.some((group) => groups.has(group))
  const lenten =
    vegetarian && !['dairy', 'egg'].some((g) => groups.has(g)) && !['milk', 'eggs'].some((a) => allergens.has(a))
  const possible = new Set(
    recipe.ingredients.flatMap((ingredient) => [...ingredient.allergens, ...ingredient.mayContain]),
  )
  const holds: Record<Tag, boolean> = {
    meat: groups.has('meat'),
    poultry: groups.has('poultry'),
    fish: groups.has('fish'),
    seafood: groups.has('seafood'),
    offal: groups.has('offal'),
    spicy: groups.has('spicy'),
    pork: groups.has('pork'),
    alcohol: groups.has('alcohol'),
    vegetarian,
    vegan: lenten && !groups.has('honey'),
    lenten,
    'gluten-free': !possible.has('gluten'),
    'dairy-free': !possible.has('milk'),
    'nut-free': !possible.has('nuts') && !possible.has('peanuts'),
    quick: recipe.timeMin <= QUICK_MIN,
    batch: recipe.batch,
    'high-protein': protein >= 30 || (kcal > 0 && (protein * 4) / kcal >= 0.3),
    'low-calorie': recipe.meal && recipe.slots.some(isMainMeal) && kcal <= 400,
  }
  return TAGS.filter((tag) => holds[tag])
}
