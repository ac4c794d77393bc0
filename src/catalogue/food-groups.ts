import type { TEMPLATES } from './vocabulary.ts'
import { FOOD_GROUPS, type FoodGroup } from './vocabulary.ts'

/** Families of dried and tinned pulses. */
const PULSES = ['lentils-green', 'chickpeas', 'white-beans', 'split-peas', 'mung-beans']

/** Forms of dishes made of dough: people tire of them soonest. */
const DOUGH: readonly ((typeof TEMPLATES)[number] | null)[] = ['dumpling', 'pancake']

/** What decides a recipe's food groups: its form and its main ingredient. */
interface Told {
  readonly template: (typeof TEMPLATES)[number] | null
  readonly main: { readonly groups: readonly string[]; readonly family: string } | undefined
  /** of a cuisine that is neither the country's own nor a neighbour's nor everybody's */
  readonly foreign: boolean
}

/** The kinds of dishes that a recipe is, of those whose lunches and dinners a week counts. */
export function foodGroupsOf({ template, main, foreign }: Told): FoodGroup[] {
  const of = (group: string): boolean => main?.groups.includes(group) ?? false
  const holds: Readonly<Record<FoodGroup, boolean>> = {
    fish: of('fish') || of('seafood'),
    redMeat: of('red-meat') && !of('check-label'),
    processedMeat: (of('meat') || of('poultry')) && of('check-label'),
    pulses: PULSES.includes(main?.family ?? ''),
    eggs: of('egg') && !of('starchy-carbs'),
    foreign,
    dough: DOUGH.includes(template),
    fried: template === 'fried',
  }
  return FOOD_GROUPS.filter((group) => holds[group])
}
