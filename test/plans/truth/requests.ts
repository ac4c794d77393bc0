/** What was asked, as far as a plan's sentences depend on it. */
export interface Asked {
  readonly kind: 'week' | 'occasion' | 'basket'
  readonly country: string
  readonly store: string
  readonly occasion?: string
  readonly guests?: number
  readonly items?: readonly { readonly recipeId: string; readonly servings?: number }[]
  readonly params: {
    readonly adults?: number
    readonly kids?: readonly { readonly age: number }[]
    readonly slots?: readonly string[]
    readonly equipment?: readonly string[]
    readonly allergens?: readonly string[]
    readonly exclude?: readonly string[]
    readonly excludeTags?: readonly string[]
    readonly goal?: string
    readonly collection?: string
    readonly have?: readonly string[]
    readonly variant?: number
    readonly budgetMode?: string
    readonly budgetValue?: number
    readonly startDate?: string
    readonly after?: string
    readonly taste?: string
    readonly maxMin?: number
    readonly presets?: readonly string[]
    readonly keep?: readonly { readonly day: number; readonly slot: string; readonly recipeId: string }[]
  }
}

export const COUNTRIES = ['RU', 'DE', 'FR', 'US', 'IT', 'ES', 'PL', 'IE', 'TR', 'CZ', 'NL', 'PT'] as const

/** Wishes of a household, one of each in turn. */
const WISHES: readonly Asked['params'][] = [
  {},
  { slots: ['lunch', 'dinner'], have: ['rice-long', 'onion', 'milk-2-5', 'zucchini'] },
  { goal: 'healthy', kids: [{ age: 4 }, { age: 0 }] },
  { slots: ['dinner'], collection: 'comfort-food', excludeTags: ['meat'] },
  { adults: 4, budgetMode: 'week', budgetValue: 60, slots: ['breakfast', 'dinner'] },
  { goal: 'lose', allergens: ['milk', 'gluten'], equipment: ['stove'] },
  { goal: 'gain', slots: ['breakfast', 'lunch', 'dinner', 'snack'], variant: 2 },
  { collection: 'mediterranean', goal: 'healthy', slots: ['lunch', 'dinner'], exclude: ['onion', 'garlic'] },
  {
    adults: 1,
    slots: ['dinner'],
    equipment: ['microwave', 'stove'],
    excludeTags: ['meat', 'poultry', 'fish', 'seafood'],
  },
  { budgetMode: 'perPersonDay', budgetValue: 5, adults: 3, goal: 'healthy' },
  { slots: ['breakfast'], allergens: ['milk', 'eggs', 'gluten'] },
  { slots: ['lunch'], have: ['egg', 'potato', 'chicken-breast'], collection: 'soups' },
]

/** What a week after another is asked with besides, one of each in turn. */
export const NEXT_WEEK: readonly Asked['params'][] = [
  {},
  { maxMin: 15 },
  { taste: 'mixed', presets: ['no-pork'] },
  { keep: [{ day: 2, slot: 'dinner', recipeId: 'lentil-soup' }] },
]

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Budgets are in the country's currency: roughly so many euros. */
const RATE: Readonly<Record<string, number>> = { RU: 90, CZ: 25, PL: 4.3, TR: 45 }

function inCountry(country: string, params: Asked['params']): Asked['params'] {
  const { budgetValue } = params
  return budgetValue ? { ...params, budgetValue: budgetValue * (RATE[country] ?? 1) } : params
}

/** Requests where a sentence comes close to saying what is not so: sums a few cents apart, own dishes left out, feasts. */
const CLOSE: readonly Asked[] = [
  {
    kind: 'week',
    country: 'US',
    store: 'us-average',
    params: { budgetMode: 'week', budgetValue: 120 },
  },
  {
    kind: 'occasion',
    country: 'US',
    store: 'us-average',
    occasion: 'thanksgiving',
    guests: 14,
    params: { allergens: ['milk'] },
  },
  {
    kind: 'week',
    country: 'IE',
    store: 'ie-average',
    params: { slots: ['breakfast', 'lunch', 'snack', 'dinner'] },
  },
]

/**
 * Requests of all kinds, the same each time: weeks, tables and themed weeks of every occasion, baskets.
 * @param rounds how many of the twelve wishes each country is asked with
 */
export function requests(rounds: number, occasions: readonly string[], recipes: readonly string[]): Asked[] {
  const asked: Asked[] = []
  COUNTRIES.forEach((country, c) => {
    const store = `${country.toLowerCase()}-average`
    const place = { country, store }
    for (let round = 0; round < rounds; round++) {
      asked.push({ kind: 'week', ...place, params: inCountry(country, at(WISHES, c + round)) })
    }
    for (let round = 0; round < Math.ceil((rounds * 2) / 3); round++) {
      const n = c * 3 + round * 7
      const params = at([{}, { allergens: ['milk'] }, { excludeTags: ['meat'] }, { allergens: ['gluten', 'eggs'] }], n)
      asked.push({
        kind: 'occasion',
        ...place,
        occasion: at(occasions, n),
        guests: at([8, 3, 14, 6], c + round),
        params,
      })
    }
    for (let round = 0; round < Math.ceil(rounds / 3); round++) {
      const items = [0, 1, 2, 3].map((k) => ({
        recipeId: at(recipes, 17 * (c + round) + 41 * k),
        servings: at([0, 4, 9], k),
      }))
      const params = at(
        [{}, { allergens: ['milk'], excludeTags: ['meat'] }, { exclude: ['onion'], equipment: ['stove'] }],
        c,
      )
      asked.push({ kind: 'basket', ...place, guests: 6, items, params })
    }
  })
  const feast = [0, 1, 2, 3, 4].map((k) => ({ recipeId: at(recipes, 60 * k), servings: 10 }))
  const place = { country: 'DE', store: 'de-average' }
  return [...asked, ...CLOSE, { kind: 'basket', ...place, guests: 5, items: feast, params: {} }]
}
