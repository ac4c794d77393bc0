import type { Statement } from './codes.ts'
import { leftUse, packSavings } from './packs.ts'
import { dishAt, homeUse, ingredientId, type Other, type Standing, saidOf } from './standing.ts'

const sumSaved = (list: readonly { saved: number }[]): number => list.reduce((sum, { saved }) => sum + saved, 0)

/** What it is that saves money: what is at home, the budget, a shared pack, a cheaper list, less left over. */
export function tellMoney(standing: Standing, other: Other, position: number, gain: number): Statement | null {
  const { problem, solution, now, roles } = standing
  const { targets } = problem
  const gainMinor = gain * targets.referenceMinor

  const home = homeUse(standing, position, dishAt(solution, position))
  const haveGain =
    sumSaved(home) -
    sumSaved(homeUse(standing, position, dishAt(other.solution, position))) +
    (other.score.terms.have - now.terms.have) * targets.referenceMinor
  if (home[0] && haveGain >= gainMinor / 2) {
    return {
      code: 'usesHave',
      values: { ingredient: ingredientId(problem, home[0].ingredient), savedMinor: Math.round(home[0].saved) },
    }
  }
  if (targets.budgetMinor > 0 && now.costMinor <= targets.budgetMinor && other.score.costMinor > targets.budgetMinor) {
    return {
      code: 'keepsBudget',
      values: {
        budgetMinor: targets.budgetMinor,
        otherTotalMinor: other.score.costMinor,
        overMinor: other.score.costMinor - targets.budgetMinor,
      },
    }
  }
  const left = leftUse(problem, dishAt(solution, position))
  const fromBefore = left.map(({ item }) => roles.get(position)?.get(item)).find((found) => found?.code === 'usesLeft')
  const leftGain = sumSaved(left) - sumSaved(leftUse(problem, dishAt(other.solution, position)))
  if (fromBefore && leftGain >= gainMinor / 2) return saidOf(problem, fromBefore)
  const shared = packSavings(problem, solution, now, position)
  const role = shared.map(({ item }) => roles.get(position)?.get(item)).find((found) => found !== undefined)
  const sharedGain = sumSaved(shared) - sumSaved(packSavings(problem, other.solution, other.score, position))
  if (role && sharedGain >= gainMinor / 2) return saidOf(problem, role)

  const savedMinor = other.score.costMinor - now.costMinor
  const wasteMinor = Math.round(other.score.wasteMinor - now.wasteMinor)
  if (savedMinor > 0 && other.score.terms.cost - now.terms.cost >= other.score.terms.waste - now.terms.waste) {
    return { code: 'cheaper', values: { savedMinor } }
  }
  if (wasteMinor > 0) return { code: 'lessWaste', values: { savedMinor: wasteMinor } }
  return savedMinor > 0 ? { code: 'cheaper', values: { savedMinor } } : null
}
