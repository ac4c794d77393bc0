import type { Random } from '../../src/catalogue/random.ts'
import type { Keeps } from '../../src/catalogue/vocabulary.ts'
import type { IngredientData } from '../../src/planner/problem/data.ts'
import { between, chance, padded, pick } from './chance.ts'

/** Goods in plausible numbers: the kinds that there are, and one of a kind. */

export interface Kind {
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

export const KINDS: readonly Kind[] = [
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

/** One of the goods of a kind. */
export function ingredientOf(random: Random, kind: Kind, at: number): IngredientData {
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
