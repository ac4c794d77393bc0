import { HUNDREDTHS, inUnits } from '../catalogue/amount.ts'
import { tenths } from '../i18n/round.ts'
import { real, whole } from './arrays.ts'
import { dateAfter } from './calendar.ts'
import { evaluate } from './evaluate.ts'
import type { Reason } from './explain/codes.ts'
import { TERMS, type Term } from './objective.ts'
import type { Day, Dish, Objective, Totals } from './plan-data.ts'
import type { ProblemIndex } from './problem/index.ts'
import { atHome, portionCost } from './problem/prices.ts'
import { FRESH, type Problem, type Solution } from './problem/problem.ts'
import { listTotals, type ShopLine } from './shopping-list.ts'

/**
 * What an adult's plate holds.
 * @param portion share of the recipe's portion on it
 */
export function plateOf(index: ProblemIndex, costMinor: (recipe: number) => number, r: number, portion: number) {
  const served = (of: Float64Array): number => Math.round(real(of, r) * portion)
  return {
    recipeId: index.data.recipes[r]?.id ?? '',
    portion,
    kcal: served(index.kcal),
    protein: served(index.protein) / 10,
    fat: served(index.fat) / 10,
    carb: served(index.carb) / 10,
    fiber: served(index.fiber) / 10,
    salt: served(index.salt) / HUNDREDTHS,
    costMinor: Math.round(costMinor(r) * portion),
    timeMin: real(index.time, r),
  }
}

/** Sums of a day's dishes for one who eats `share` of an adult portion of each. */
export function dayOf(index: number, date: string, dishes: readonly Dish[], share: (dish: Dish) => number): Day {
  const sum = (of: (dish: Dish) => number): number => dishes.reduce((total, dish) => total + of(dish) * share(dish), 0)
  return {
    index,
    date,
    kcal: Math.round(sum(({ kcal }) => kcal)),
    protein: tenths(sum(({ protein }) => protein)),
    costMinor: Math.round(sum(({ costMinor }) => costMinor)),
    dishes,
  }
}

export function totalsOf(days: readonly Day[], list: readonly ShopLine[]): Totals {
  const mean = (of: (day: Day) => number): number => days.reduce((sum, day) => sum + of(day), 0) / days.length
  const cooked = days.flatMap(({ dishes }) => dishes).filter(({ leftover }) => !leftover)
  return {
    ...listTotals(list),
    kcalPerDay: Math.round(mean(({ kcal }) => kcal)),
    proteinPerDay: tenths(mean(({ protein }) => protein)),
    cookMin: cooked.reduce((sum, { timeMin }) => sum + timeMin, 0),
  }
}

/** The days of a solution, each dish with its reason. */
export function daysOf(problem: Problem, solution: Solution, why: readonly Reason[]): Day[] {
  const { index, params, positions, targets, dishes: inPlay } = problem
  const home = atHome(index, params.have)
  const cost = (recipe: number): number => portionCost(index, problem.priceMinor, home, recipe)
  const dishes = positions.map(({ name, companion }, c): Dish => {
    const d = whole(solution.dish, c)
    return {
      slot: name,
      ...(companion && { companion: true as const }),
      ...plateOf(index, cost, whole(inPlay.recipe, d), real(inPlay.portion, d)),
      leftover: solution.source[c] !== FRESH,
      batch: solution.source.includes(c),
      portions: inUnits(whole(inPlay.portions, d)),
      why: why[c] as Reason,
    }
  })
  const share = ({ portions }: Dish): number =>
    problem.kind === 'week' ? 1 : (portions * HUNDREDTHS) / problem.portions
  return Array.from({ length: targets.days }, (_, day) => {
    const ofDay = dishes.filter((_, c) => positions[c]?.day === day)
    return dayOf(day, dateAfter(params.startDate, day), ofDay, share)
  })
}

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6

/** What a solution is worth, as it is stored and shown. */
export function objectiveOf(problem: Problem, solution: Solution): Objective {
  const { terms } = evaluate(problem, solution)
  const rounded = Object.fromEntries(TERMS.map((term) => [term, sixDecimals(terms[term])])) as Record<Term, number>
  return {
    value: sixDecimals(TERMS.reduce((sum, term) => sum + rounded[term], 0)),
    terms: rounded,
    referenceMinor: Math.round(problem.targets.referenceMinor),
  }
}
