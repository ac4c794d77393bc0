import { flag, real } from '../arrays.ts'
import { isOf } from '../dish-terms.ts'
import { homeOf } from '../problem/familiarity.ts'
import type { Solution } from '../problem/problem.ts'
import type { Statement } from './codes.ts'
import { dishAt, type Other, positionAt, recipeOf, type Standing } from './standing.ts'

// What is told of how the country's homes eat: their favourites, and what they keep for a day.

/** A dish whose week this is: one that homes have most often, unlike the other, or any. */
export function tellTaste({ problem, solution }: Standing, other: Other, position: number): Statement {
  const { country, variant } = problem.params
  const { favourite } = homeOf(problem.index, country)
  const gains = (of: Solution): boolean => {
    const dish = dishAt(of, position)
    return real(problem.dishes.favour, dish) > 0 && real(favourite, recipeOf(problem, dish)) > 0
  }
  if (gains(solution) && !gains(other.solution)) return { code: 'favourite', values: { country } }
  return { code: variant === 0 ? 'weekTaste' : 'variant', values: {} }
}

/** A dish that homes keep for that meal of the week, a weekend dish at Sunday's large meal, or one without meat on Friday. Where too few dishes are left for working days, no figure tells it. */
export function tellDay({ problem, solution }: Standing, other: Other, position: number): Statement | null {
  const { custom } = positionAt(problem, position)
  const isCustom = (of: Solution): boolean => isOf(problem.dishes.customs, dishAt(of, position), custom)
  if (custom >= 0 && isCustom(solution) && !isCustom(other.solution)) {
    return { code: 'weekdayCustom', values: { country: problem.params.country } }
  }
  const isMeaty = (of: Solution): boolean => real(problem.dishes.meaty, dishAt(of, position)) === 1
  if (positionAt(problem, position).friday && !isMeaty(solution) && isMeaty(other.solution)) {
    return { code: 'fridayDish', values: {} }
  }
  const isWeekend = (of: Solution): boolean =>
    flag(problem.index.weekend, recipeOf(problem, dishAt(of, position))) === 1
  return positionAt(problem, position).sunday && isWeekend(solution) && !isWeekend(other.solution)
    ? { code: 'sundayDish', values: {} }
    : null
}
