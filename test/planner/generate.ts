import { Random } from '../../src/catalogue/random.ts'
import {
  ALLERGENS,
  COURSES,
  EQUIPMENT,
  EXCLUDE_TAGS,
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
import { between, chance, pick } from './chance.ts'
import { ingredientOf, KINDS, type Kind } from './goods.ts'
import { HABITS } from './habits.ts'
import { recipeOf } from './recipes.ts'

/** Problem data, price tables and requests in plausible numbers, the same for the same seed. */

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** Fridays and Sundays that a few of the dinners, lunches and salads beside them are kept for. */
function customsOf(recipes: readonly RecipeData[]): CountryEating['customs'] {
  const some = (slot: Slot, of: Part = 'main') =>
    recipes
      .filter(({ part, meal, slots }) => part === of && (meal || of !== 'main') && slots.includes(slot))
      .slice(0, 4)
      .map(({ id }) => id)
  return [
    { weekday: 4, slot: 'dinner', beside: false, share: 0.6, recipes: some('dinner') },
    { weekday: 6, slot: 'lunch', beside: false, share: 0.4, recipes: some('lunch') },
    { weekday: 6, slot: 'dinner', beside: true, share: 0.5, recipes: some('dinner', 'salad') },
  ]
}

/** A country whose meals are composed, of parts that such recipes have. */
function eatingOf(country: string, customs: CountryEating['customs']): CountryEating {
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
  return {
    country,
    own: ['russian'],
    near: ['georgian'],
    familiarity: {},
    slots: {},
    turns: {},
    notBeside: {},
    customs,
    seasons: {},
    favourites: {},
    patterns,
    habits: HABITS,
  }
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
    eating: [eatingOf('RU', customsOf(recipes))],
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
