import type { RecipeFacts } from '../catalogue/recipe.ts'
import { isMainMeal } from '../catalogue/vocabulary.ts'
import type { CountryEating } from './meals.ts'

/** Hands-on minutes that a working day's breakfast and dinner may take. */
const QUICK = { breakfast: 10, dinner: 30 } as const

/** What the catalogue has for the homes of a country, counted in recipes. */
export interface Coverage {
  /** cooked regularly, within ten hands-on minutes */
  readonly quickBreakfasts: number
  /** lunches and dinners that are cooked regularly, and those of them within thirty hands-on minutes */
  readonly mains: number
  readonly quickMains: number
  /** the same with those that are cooked now and then */
  readonly mainsNowAndThen: number
  /** soups, and what stands beside a dish, cooked at least now and then */
  readonly soups: number
  readonly companions: number
  /** lunches for a lunch box, cooked at least now and then */
  readonly lunchBoxes: number
}

/** How many recipes a country's homes would cook, by what they are for. */
export function coverageOf(
  { familiarity }: Pick<CountryEating, 'familiarity'>,
  recipes: ReadonlyMap<string, Pick<RecipeFacts, 'slots' | 'meal' | 'part' | 'use' | 'activeMin' | 'packs'>>,
): Coverage {
  const known = [...recipes].map(([id, facts]) => ({ ...facts, grade: familiarity[id] ?? 0 }))
  type Known = (typeof known)[number]
  const count = (fits: (recipe: Known) => boolean): number => known.filter(fits).length
  const isMain = ({ meal, slots }: Known): boolean => meal && slots.some(isMainMeal)
  const within = ({ activeMin }: Known, most: number): boolean => activeMin !== null && activeMin <= most
  return {
    quickBreakfasts: count(
      (r) => r.grade === 3 && r.meal && r.slots.includes('breakfast') && within(r, QUICK.breakfast),
    ),
    mains: count((r) => r.grade === 3 && isMain(r)),
    quickMains: count((r) => r.grade === 3 && isMain(r) && within(r, QUICK.dinner)),
    mainsNowAndThen: count((r) => r.grade >= 2 && isMain(r)),
    soups: count((r) => r.grade >= 2 && r.part === 'soup'),
    companions: count((r) => r.grade >= 2 && !r.meal && r.use !== 'festive'),
    lunchBoxes: count((r) => r.grade >= 2 && isMain(r) && r.packs),
  }
}
