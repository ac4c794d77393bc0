import { Random } from '../../src/catalogue/random.ts'
import {
  ALLERGENS,
  COURSES,
  EQUIPMENT,
  EXCLUDE_TAGS,
  type Keeps,
  type Part,
  SLOTS,
  type Slot,
} from '../../src/catalogue/vocabulary.ts'
import type { CountryEating } from '../../src/eating/meals.ts'
import type { Params } from '../../src/planner/params.ts'
import type {
  Before,
  IngredientData,
  OccasionData,
  PriceTable,
  ProblemData,
  RecipeData,
} from '../../src/planner/problem/data.ts'
import { HABITS } from './habits.ts'

/** Problem data, price tables and requests in plausible numbers, the same for the same seed. */

interface Kind {
  readonly category: string
  readonly keeps: Keeps
  /** kcal per 100 g, from and to; protein g per 100 g */
  readonly kcal: readonly [number, number]
  readonly protein: readonly [number, number]
  /** usual packs, g */
  readonly packs: readonly number[]
  /** minor units for 1 kg */
  readonly pricePerKg: readonly [number, number]
  /** g in a portion */
  readonly portion: readonly [number, number]
  readonly groups: readonly string[]
  readonly allergens: readonly string[]
  readonly share: number
  readonly pantry?: boolean
}

const KINDS: readonly Kind[] = [
  {
    category: 'vegetables',
    keeps: 'days',
    kcal: [15, 90],
    protein: [1, 4],
    packs: [300, 500, 1000],
    pricePerKg: [4000, 40000],
    portion: [40, 200],
    groups: [],
    allergens: ['celery'],
    share: 24,
  },
  {
    category: 'fruits',
    keeps: 'days',
    kcal: [30, 90],
    protein: [0, 2],
    packs: [250, 500, 1000],
    pricePerKg: [9000, 60000],
    portion: [40, 150],
    groups: [],
    allergens: [],
    share: 10,
  },
  {
    category: 'meat',
    keeps: 'days',
    kcal: [110, 300],
    protein: [15, 25],
    packs: [400, 500, 800, 1000],
    pricePerKg: [25000, 120000],
    portion: [90, 180],
    groups: ['meat'],
    allergens: [],
    share: 8,
  },
  {
    category: 'meat',
    keeps: 'days',
    kcal: [110, 220],
    protein: [16, 24],
    packs: [500, 800, 1000],
    pricePerKg: [20000, 60000],
    portion: [100, 200],
    groups: ['poultry'],
    allergens: [],
    share: 4,
  },
  {
    category: 'fish',
    keeps: 'days',
    kcal: [70, 220],
    protein: [15, 24],
    packs: [300, 400, 500],
    pricePerKg: [30000, 180000],
    portion: [100, 180],
    groups: ['fish'],
    allergens: ['fish'],
    share: 6,
  },
  {
    category: 'dairy',
    keeps: 'weeks',
    kcal: [45, 380],
    protein: [3, 25],
    packs: [180, 200, 400, 900],
    pricePerKg: [8000, 100000],
    portion: [20, 180],
    groups: [],
    allergens: ['milk'],
    share: 14,
  },
  {
    category: 'grains',
    keeps: 'months',
    kcal: [320, 370],
    protein: [7, 24],
    packs: [450, 800, 900],
    pricePerKg: [6000, 40000],
    portion: [50, 90],
    groups: ['starchy-carbs'],
    allergens: ['gluten'],
    share: 14,
  },
  {
    category: 'bakery',
    keeps: 'days',
    kcal: [230, 300],
    protein: [7, 10],
    packs: [300, 400, 500],
    pricePerKg: [10000, 30000],
    portion: [40, 120],
    groups: ['starchy-carbs'],
    allergens: ['gluten'],
    share: 5,
  },
  {
    category: 'canned',
    keeps: 'months',
    kcal: [20, 200],
    protein: [1, 20],
    packs: [240, 400],
    pricePerKg: [20000, 70000],
    portion: [30, 120],
    groups: [],
    allergens: ['sulphites'],
    share: 8,
  },
  {
    category: 'nuts-seeds',
    keeps: 'months',
    kcal: [500, 650],
    protein: [12, 25],
    packs: [100, 200],
    pricePerKg: [60000, 150000],
    portion: [10, 30],
    groups: [],
    allergens: ['nuts'],
    share: 5,
  },
  {
    category: 'herbs',
    keeps: 'days',
    kcal: [20, 50],
    protein: [2, 4],
    packs: [30, 50, 100],
    pricePerKg: [60000, 150000],
    portion: [3, 12],
    groups: [],
    allergens: [],
    share: 6,
  },
  {
    category: 'sauces',
    keeps: 'months',
    kcal: [50, 300],
    protein: [1, 8],
    packs: [200, 250, 500],
    pricePerKg: [15000, 60000],
    portion: [5, 30],
    groups: ['spicy'],
    allergens: ['soy'],
    share: 6,
  },
  {
    category: 'spices',
    keeps: 'months',
    kcal: [0, 300],
    protein: [0, 10],
    packs: [15, 50, 1000],
    pricePerKg: [2000, 300000],
    portion: [0.5, 4],
    groups: [],
    allergens: [],
    share: 5,
    pantry: true,
  },
  {
    category: 'oils',
    keeps: 'months',
    kcal: [880, 900],
    protein: [0, 0],
    packs: [500, 1000],
    pricePerKg: [12000, 80000],
    portion: [5, 20],
    groups: [],
    allergens: [],
    share: 2,
    pantry: true,
  },
]

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

const between = (random: Random, [from, to]: readonly [number, number]): number => from + (to - from) * random.next()
const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T
const chance = (random: Random, p: number): boolean => random.next() < p
const padded = (n: number): string => String(n).padStart(6, '0')
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

function ingredientOf(random: Random, kind: Kind, at: number): IngredientData {
  const kcal = between(random, kind.kcal) / 100
  const protein = between(random, kind.protein) / 100
  const fat = Math.max(0, (kcal - protein * 4) * 0.3) / 9
  const carb = Math.max(0, kcal - protein * 4 - fat * 9) / 4
  const produce = kind.category === 'vegetables' || kind.category === 'fruits' || kind.category === 'herbs' ? 0.85 : 0
  const own = `i${padded(at)}`
  return {
    id: own,
    unit: 'g',
    pack: pick(random, kind.packs) * 100,
    pantry: kind.pantry === true,
    category: kind.category,
    // A third is a cut or a sort of the one before it.
    family: at > 0 && chance(random, 0.3) ? `i${padded(at - 1)}` : own,
    keeps: kind.keeps,
    allergens: kind.allergens.filter(() => chance(random, 0.7)),
    groups: kind.groups.filter(() => chance(random, kind.category === 'sauces' ? 0.3 : 1)),
    perUnit: {
      kcal,
      protein,
      fat,
      carb,
      fiber: produce > 0 || kind.category === 'grains' ? 0.005 + 0.05 * random.next() : 0,
      salt: kind.category === 'spices' ? 0.3 : 0.002 + 0.008 * random.next(),
      produce,
    },
    edibleGrams: 0.85,
  }
}

function recipeOf(random: Random, at: number, pools: ReadonlyMap<Kind, readonly IngredientData[]>): RecipeData {
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
    template: at % 11 === 0 ? 'dumpling' : at % 13 === 0 ? 'fried' : null,
    kids: at % 3,
    season: at % 10 === 0 ? [6, 7, 8] : [],
    startsDayBefore: at % 23 === 0,
    portionRange: at % 2 === 0 ? [0.75, 1.5] : [1, 1],
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

/** A country whose meals are composed, of parts that such recipes have. */
function eatingOf(country: string): CountryEating {
  const rows: readonly (readonly [Slot, number, string])[] = [
    ['breakfast', 0.6, 'main+fruit?'],
    ['breakfast', 0.4, 'main'],
    ['lunch', 0.3, 'soup+bread?'],
    ['lunch', 0.3, 'leftover+salad?'],
    ['lunch', 0.2, 'bread+fruit'],
    ['lunch', 0.2, 'main+salad?'],
    ['dinner', 0.5, 'main+side+salad?'],
    ['dinner', 0.4, 'main+salad?'],
    ['dinner', 0.1, 'bread+salad'],
    ['snack', 1, 'fruit'],
  ]
  const patterns = rows.flatMap(([slot, share, parts]) =>
    [false, true].map((weekend) => ({
      slot,
      weekend,
      share,
      parts: parts.split('+').map((part) => ({
        part: part.replace('?', '') as Part,
        optional: part.endsWith('?'),
      })),
      warm: !parts.startsWith('bread'),
      activeMin: 30,
    })),
  )
  return { country, own: ['russian'], near: ['georgian'], familiarity: {}, patterns, habits: HABITS }
}

/** Recipes, ingredients, collections and occasions of all kinds; the same for the same seed. */
export function generateCatalogue(seed: number, recipeCount = 300, ingredientCount = 200): ProblemData {
  const random = new Random(seed)
  const total = KINDS.reduce((sum, { share }) => sum + share, 0)
  const pools = new Map<Kind, IngredientData[]>()
  const ingredients: IngredientData[] = []
  for (const kind of KINDS) {
    const size = Math.max(2, Math.round((ingredientCount * kind.share) / total))
    const pool = Array.from({ length: size }, (_, n) => ingredientOf(random, kind, ingredients.length + n))
    // A family never reaches into another kind.
    const first = pool[0] as IngredientData
    pool[0] = { ...first, family: first.id }
    pools.set(kind, pool)
    ingredients.push(...pool)
  }
  const recipes = Array.from({ length: recipeCount }, (_, n) => recipeOf(random, n, pools))
  const some = (count: number, from: readonly RecipeData[]): string[] =>
    [...new Set(Array.from({ length: count }, () => pick(random, from).id))].sort()
  const collections = Array.from({ length: 4 }, (_, n) => ({
    slug: `c${n}`,
    recipes: some(Math.max(5, Math.min(60, recipeCount / 6)), recipes),
  }))
  const courses = COURSES.filter((course) => course !== 'bread')
  const menu: OccasionData = {
    id: 'feast',
    kind: 'menu',
    guests: 8,
    courses,
    dishes: Object.fromEntries(
      courses.map((course) => {
        const own = recipes.filter((recipe) => recipe.course === course)
        return [course, own.length > 0 ? some(4, own) : []]
      }),
    ),
    exclude: { allergens: [], excludeTags: chance(random, 0.3) ? ['meat'] : [], ingredients: [] },
  }
  const slots = ['breakfast', 'lunch', 'dinner'] as const
  const themed: OccasionData = {
    id: 'themed-week',
    kind: 'week',
    guests: 4,
    courses: slots,
    dishes: Object.fromEntries(
      slots.map((slot) => [
        slot,
        some(
          8,
          recipes.filter(({ slots, meal }) => meal && slots.includes(slot)),
        ),
      ]),
    ),
    exclude: { allergens: [], excludeTags: [], ingredients: [] },
  }
  return {
    revision: `g${seed}`,
    ingredients: ingredients.sort(byId),
    recipes: recipes.sort(byId),
    collections,
    eating: [eatingOf('RU')],
    occasions: [menu, themed],
  }
}

/** Prices of every ingredient: each seed is a place with its own price level. @param decimals of the currency */
export function generatePrices(data: ProblemData, seed: number, decimals = 2): PriceTable {
  const random = new Random(seed ^ 0x5bd1e995)
  const level = 0.5 + random.next()
  const packPriceMinor = new Map<string, number>()
  for (const { id, category, pack, pantry } of data.ingredients) {
    const kind = KINDS.find((k) => k.category === category && (k.pantry === true) === pantry) as Kind
    const perKg = between(random, kind.pricePerKg) * level * (decimals === 0 ? 0.05 : 1)
    packPriceMinor.set(id, Math.max(1, Math.round((perKg * pack) / 100 / 1000)))
  }
  return { decimals, packPriceMinor, packs: new Map() }
}

export const PARAMS: Params = {
  country: 'RU',
  store: 's',
  region: '',
  adults: 2,
  kids: [],
  slots: ['breakfast', 'lunch', 'dinner'],
  equipment: ['stove', 'oven'],
  allergens: [],
  exclude: [],
  excludeTags: [],
  goal: 'none',
  budgetMode: 'perPersonDay',
  budgetValue: 0,
  collection: '',
  have: [],
  startDate: '2026-03-02',
  variant: 0,
  after: '',
  taste: 'home',
  maxMin: 0,
  keep: [],
}

/** Any request, of moderate wishes mostly: its fields are complete and sorted. */
export function generateParams(data: ProblemData, seed: number): Params {
  const random = new Random(seed ^ 0x2c1b3c6d)
  const subset = <T extends string>(list: readonly T[], p: number): T[] => list.filter(() => chance(random, p))
  const ids = data.ingredients.filter(({ pantry }) => !pantry).map(({ id }) => id)
  const slots = subset(SLOTS, 0.6)
  return {
    ...PARAMS,
    adults: 1 + random.below(3),
    kids: Array.from({ length: random.below(3) }, () => ({
      age: random.below(18),
      appetite: pick(random, ['small', 'normal', 'big'] as const),
    })).sort((a, b) => a.age - b.age),
    slots: slots.length > 0 ? slots : ['dinner'],
    equipment: chance(random, 0.7) ? ['stove', 'oven'] : subset(EQUIPMENT, 0.8),
    allergens: chance(random, 0.3) ? subset(ALLERGENS, 0.1).sort() : [],
    exclude: chance(random, 0.3) ? subset(ids, 0.03) : [],
    excludeTags: chance(random, 0.3) ? subset(EXCLUDE_TAGS, 0.3) : [],
    goal: chance(random, 0.5) ? 'none' : pick(random, ['healthy', 'lose', 'gain'] as const),
    budgetMode: chance(random, 0.5) ? 'perPersonDay' : 'week',
    budgetValue: chance(random, 0.4) ? Math.round(between(random, [50, 900])) : 0,
    collection: chance(random, 0.25) ? pick(random, data.collections).slug : '',
    have: chance(random, 0.4) ? subset(ids, 0.03) : [],
    startDate: `2026-0${1 + random.below(9)}-${String(1 + random.below(28)).padStart(2, '0')}`,
    variant: chance(random, 0.15) ? 1 + random.below(99) : 0,
    taste: chance(random, 0.8) ? 'home' : pick(random, ['mixed', 'world'] as const),
    maxMin: chance(random, 0.15) ? 10 + random.below(111) : 0,
  }
}

/** What weeks before could leave: dishes that were eaten, and less than a pack of this and that. */
export function generateBefore(data: ProblemData, seed: number): Before {
  const random = new Random(seed ^ 0x51ed270b)
  const bought = data.ingredients.filter(({ pantry }) => !pantry)
  return {
    eaten: data.recipes
      .filter(() => chance(random, 0.1))
      .map(({ id }) => {
        const weeks = 1 + random.below(3)
        return { recipeId: id, weeks, recent: [1, 0.5, 0.2][weeks - 1] as number }
      }),
    habits: [],
    left: bought
      .filter(() => chance(random, 0.1))
      .map(({ id, pack }) => ({ ingredient: id, amount: 1 + random.below(pack - 1) })),
  }
}
