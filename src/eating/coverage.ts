import type { RecipeFacts } from '../catalogue/recipe.ts'
import { isSold } from '../catalogue/stand-in.ts'
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

/** Familiarity from which a country's homes cook a dish, so that its shops must sell what it is made of. */
const COOKED = 2

/** Dishes that a country's homes are said to cook, of an ingredient that its shops have neither themselves nor a stand-in for. */
export const unsoldIn = (
  { country, familiarity }: Pick<CountryEating, 'country' | 'familiarity'>,
  recipes: ReadonlyMap<string, Pick<RecipeFacts, 'mainIngredient'>>,
): string[] =>
  [...recipes].flatMap(([id, { mainIngredient }]) =>
    (familiarity[id] ?? 0) >= COOKED && !isSold(mainIngredient, country)
      ? [
          `familiarity.csv: ${id} is cooked in ${country}, but stand-ins.csv says that nothing like ${mainIngredient} is sold there`,
        ]
      : [],
  )
