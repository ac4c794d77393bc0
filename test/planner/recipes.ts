import type { Random } from '../../src/catalogue/random.ts'
import { COURSES, EQUIPMENT, type Slot } from '../../src/catalogue/vocabulary.ts'
import type { IngredientData, RecipeData } from '../../src/planner/problem/data.ts'
import { between, chance, padded, pick } from './chance.ts'
import { KINDS, type Kind } from './goods.ts'

const CUISINES = [
  'russian',
  'italian',
  'french',
  'spanish',
  'german',
  'polish',
  'turkish',
  'indian',
  'chinese',
  'japanese',
  'mexican',
  'georgian',
]

const BESIDE = ['side', 'side', 'salad', 'bread', 'fruit', 'dairy'] as const

/** What one slot's dish usually brings, kcal a portion. */
const MEAL_KCAL = { breakfast: 430, lunch: 620, dinner: 560, snack: 220 } as const

/** A recipe of such goods, in the portions that a meal has. */
export function recipeOf(random: Random, at: number, pools: ReadonlyMap<Kind, readonly IngredientData[]>): RecipeData {
  const roll = random.next()
  const slots: Slot[] =
    roll < 0.2
      ? chance(random, 0.2)
        ? ['breakfast', 'snack']
        : ['breakfast']
      : roll < 0.33
        ? ['snack']
        : roll < 0.65
          ? chance(random, 0.6)
            ? ['lunch', 'dinner']
            : ['lunch']
          : chance(random, 0.4)
            ? ['dinner', 'lunch']
            : ['dinner']
  const first = slots[0] as Slot
  const hearty = first === 'lunch' || first === 'dinner'
  const meal = chance(random, 0.93)
  const course = hearty
    ? meal
      ? pick(random, ['main', 'main', 'main', 'soup', 'salad'] as const)
      : pick(random, COURSES)
    : first === 'snack'
      ? pick(random, ['dessert', 'drink', 'starter'] as const)
      : 'main'
  const kinds = KINDS.filter(({ category }) =>
    hearty || (category !== 'meat' && category !== 'fish') ? true : chance(random, 0.1),
  )
  const lines = new Map<IngredientData, number>()
  const count = (hearty ? 6 : 4) + random.below(6)
  const weights = kinds.reduce((sum, { share }) => sum + share, 0)
  while (lines.size < count) {
    let rest = random.next() * weights
    const kind = kinds.find(({ share }) => {
      rest -= share
      return rest < 0
    }) as Kind
    const pool = pools.get(kind) ?? []
    if (pool.length === 0) continue
    // Some goods are in many dishes: squares prefer the first of a kind.
    const ingredient = pool[Math.floor(random.next() ** 2 * pool.length)] as IngredientData
    if (!lines.has(ingredient)) lines.set(ingredient, between(random, kind.portion))
    else if (lines.size + 1 >= pool.length) break
  }
  const kcal = [...lines].reduce((sum, [{ perUnit }, grams]) => sum + grams * perUnit.kcal, 0)
  const factor = (MEAL_KCAL[first] * (0.65 + 0.7 * random.next())) / Math.max(1, kcal)
  const scale = Math.min(1.8, Math.max(0.4, factor))
  const amounts = [...lines].map(([ingredient, grams]) => ({
    ingredient: ingredient.id,
    amount: Math.max(5, Math.round((grams * scale * 100) / 5) * 5),
  }))
  const main = amounts.reduce((a, b) => (b.amount > a.amount ? b : a))
  const keepsDays = random.below(4)
  return {
    id: `r${padded(at)}`,
    course,
    slots,
    meal,
    cuisine: CUISINES[Math.floor(random.next() ** 1.5 * CUISINES.length)] as string,
    mainIngredient: main.ingredient,
    timeMin: (hearty ? 15 : 5) + 5 * random.below(hearty ? 16 : 5),
    activeMin: null,
    use: 'everyday',
    part: meal && hearty ? (at % 7 === 0 ? 'soup' : at % 9 === 0 ? 'bread' : 'main') : pick(random, BESIDE),
    goesWith: [],
    familiarity: [],
    slotsByCountry: [],
    template:
      at % 11 === 0 ? 'dumpling' : at % 13 === 0 ? 'fried' : at % 3 === 0 ? 'stew' : at % 5 === 0 ? 'pasta' : null,
    kids: at % 3,
    season: at % 10 === 0 ? [6, 7, 8] : [],
    startsDayBefore: at % 23 === 0,
    portionRange: at % 2 === 0 ? [0.75, 1.5] : [1, 1],
    methods: [],
    equipment: chance(random, 0.75)
      ? [chance(random, 0.7) ? 'stove' : 'oven']
      : chance(random, 0.5)
        ? []
        : ['stove', pick(random, EQUIPMENT)],
    serve: chance(random, 0.3) ? 'cold' : 'hot',
    keepsDays,
    batch: hearty && keepsDays >= 2 && chance(random, 0.6),
    lines: amounts,
    withdrawn: chance(random, 0.01),
  }
}
