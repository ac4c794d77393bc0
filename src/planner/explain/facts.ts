import { QUICK_MIN } from '../../catalogue/tags.ts'
import { bySize } from '../../i18n/round.ts'
import { real } from '../arrays.ts'
import { eatenAgain } from '../problem/problem.ts'
import type { Fact } from './codes.ts'
import { leftUse, packSavings } from './packs.ts'
import { dishAt, familyId, homeUse, ingredientId, minutesOf, recipeOf, type Standing, saidOf } from './standing.ts'
import { tellCollection } from './tell.ts'

/** Grams of protein in a portion from which it is said to be rich in it. */
const RICH_PROTEIN = 30

/** What a portion of a dish is, as far as people look for it. Grams of protein, whole kcal. */
export interface Portion {
  readonly timeMin: number
  readonly kcal: number
  readonly protein: number
}

/** What is true of a dish wherever it stands. */
export function dishFacts({ timeMin, kcal, protein }: Portion): Fact[] {
  const facts: Fact[] = []
  if (timeMin <= QUICK_MIN) facts.push({ code: 'quickDish', values: { timeMin } })
  if (protein >= RICH_PROTEIN) facts.push({ code: 'richInProtein', values: { protein: bySize(protein) } })
  return [...facts, portionFact({ timeMin, kcal, protein })]
}

const portionFact = ({ timeMin, kcal, protein }: Portion): Fact => ({
  code: 'portion',
  values: { timeMin, kcal, protein: bySize(protein) },
})

/** What is true of a dish in its place besides its reason. */
export function factsOf(standing: Standing, position: number): Fact[] {
  const { problem, solution, now, roles } = standing
  const { dishes, index } = problem
  const here = dishAt(solution, position)
  const facts: Fact[] = []
  const again = eatenAgain(solution, position).length
  if (again > 0) facts.push({ code: 'batch', values: { days: 1 + again } })
  const home = homeUse(standing, position, here)[0]
  if (home) {
    const ingredient = ingredientId(problem, home.ingredient)
    facts.push({ code: 'usesHave', values: { ingredient, savedMinor: Math.round(home.saved) } })
  }
  const shared = packSavings(problem, solution, now, position)
  const role = shared.map(({ item }) => roles.get(position)?.get(item)).find((found) => found !== undefined)
  if (role) facts.push(saidOf(problem, role))
  const left = leftUse(problem, here)
    .map(({ item }) => roles.get(position)?.get(item))
    .find((found) => found?.code === 'usesLeft')
  if (left) facts.push(saidOf(problem, left))
  const wanted = tellCollection(standing, position)
  if (wanted && (wanted.code === 'ofOccasion' || wanted.code === 'collection')) {
    facts.push({ code: wanted.code, values: wanted.values })
  }
  const alone = solution.dish.every((dish) => dish === here || dishes.main[dish] !== dishes.main[here])
  if (alone) facts.push({ code: 'onlyMain', values: { ingredient: familyId(problem, here) } })
  const recipe = recipeOf(problem, here)
  return [
    ...facts,
    ...dishFacts({
      timeMin: minutesOf(problem, here),
      kcal: real(index.kcal, recipe),
      protein: real(index.protein, recipe) / 10,
    }),
  ]
}
