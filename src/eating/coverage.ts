import type { RecipeFacts } from '../catalogue/recipe.ts'
import { isSold } from '../catalogue/stand-in.ts'
import type { Tag } from '../catalogue/tags.ts'
import { isMainMeal } from '../catalogue/vocabulary.ts'
import { type CountryEating, slotsThere } from './meals.ts'

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
  /** of fish or seafood, cooked regularly, and at least now and then */
  readonly fishMains: number
  readonly fishMainsNowAndThen: number
  /** lunches and dinners that are cooked at least now and then, of those who eat no meat, no animals' food, no gluten, no milk */
  readonly meatless: number
  readonly vegan: number
  readonly glutenFree: number
  readonly milkFree: number
  /** soups, and what stands beside a dish, cooked at least now and then */
  readonly soups: number
  readonly companions: number
  /** lunches for a lunch box, cooked at least now and then */
  readonly lunchBoxes: number
}

type Counted = Pick<RecipeFacts, 'slots' | 'meal' | 'part' | 'use' | 'activeMin' | 'packs'> & {
  readonly tags: readonly Tag[]
}

/** How many recipes a country's homes would cook, by what they are for. */
export function coverageOf(
  { familiarity, slots }: Pick<CountryEating, 'familiarity' | 'slots'>,
  recipes: ReadonlyMap<string, Counted>,
): Coverage {
  const known = [...recipes].map(([id, facts]) => ({
    ...facts,
    slots: slotsThere(facts.slots, slots[id]),
    grade: familiarity[id] ?? 0,
  }))
  type Known = (typeof known)[number]
  const count = (fits: (recipe: Known) => boolean): number => known.filter(fits).length
  const isMain = ({ meal, slots }: Known): boolean => meal && slots.some(isMainMeal)
  const within = ({ activeMin }: Known, most: number): boolean => activeMin !== null && activeMin <= most
  const mains = (grade: number, fits: (recipe: Known) => boolean = () => true): number =>
    count((r) => r.grade >= grade && isMain(r) && fits(r))
  const isFish = ({ tags }: Known): boolean => tags.includes('fish') || tags.includes('seafood')
  const tagged = (tag: Tag): number => mains(2, ({ tags, use }) => use !== 'festive' && tags.includes(tag))
  return {
    quickBreakfasts: count(
      (r) => r.grade === 3 && r.meal && r.slots.includes('breakfast') && within(r, QUICK.breakfast),
    ),
    mains: mains(3),
    quickMains: mains(3, (r) => within(r, QUICK.dinner)),
    mainsNowAndThen: mains(2),
    fishMains: mains(3, isFish),
    fishMainsNowAndThen: mains(2, isFish),
    meatless: tagged('vegetarian'),
    vegan: tagged('vegan'),
    glutenFree: tagged('gluten-free'),
    milkFree: tagged('dairy-free'),
    soups: count((r) => r.grade >= 2 && r.part === 'soup'),
    companions: count((r) => r.grade >= 2 && !r.meal && r.use !== 'festive'),
    lunchBoxes: mains(2, ({ packs }) => packs),
  }
}

/** Countries of more than thirty million people: their homes cook more dishes than one region's. */
const BIG: readonly string[] = ['RU', 'US', 'DE', 'FR', 'GB', 'IT', 'ES', 'PL', 'TR']

/** The fewest recipes from which weeks can be planned that homes of a country would cook. */
function leastOf({ country, habits, patterns }: CountryEating): Partial<Coverage> {
  const eatsSoup = patterns.some(({ slot, parts }) => isMainMeal(slot) && parts.some(({ part }) => part === 'soup'))
  return {
    quickBreakfasts: 8,
    mains: BIG.includes(country) ? 30 : 18,
    quickMains: 11,
    mainsNowAndThen: 40,
    // Where fish is seldom on the table few dishes of it are cooked regularly.
    fishMains: Math.min(4, Math.ceil(4 * habits.fishMealsWeek)),
    fishMainsNowAndThen: 8,
    meatless: 8,
    // Enough for a week of lunches and dinners without any animal food.
    vegan: 14,
    glutenFree: 7,
    milkFree: 7,
    soups: eatsSoup ? 5 : 0,
    companions: 10,
    lunchBoxes: 6,
  }
}

/** Of what the catalogue has too little for the homes of a country. */
export function shortOf(eating: CountryEating, recipes: ReadonlyMap<string, Counted>): string[] {
  const found = coverageOf(eating, recipes)
  return (Object.entries(leastOf(eating)) as [keyof Coverage, number][]).flatMap(([what, least]) =>
    found[what] < least
      ? [`familiarity.csv: ${eating.country} has ${found[what]} ${what}; a country needs at least ${least}`]
      : [],
  )
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
