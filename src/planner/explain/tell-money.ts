import type { Said } from './codes.ts'
import { packSavings } from './packs.ts'
import { dishAt, homeUse, ingredientId, type Other, type Standing, saidOf } from './standing.ts'

const sumSaved = (list: readonly { saved: number }[]): number => list.reduce((sum, { saved }) => sum + saved, 0)

/** What it is that saves money: what is at home, the budget, a shared pack, a cheaper list, less left over. */
export function tellMoney(standing: Standing, other: Other, cell: number, gain: number): Said | null {
  const { problem, choice, now, roles } = standing
  const { aims } = problem
  const gainMinor = gain * aims.referenceMinor

  const home = homeUse(standing, cell, dishAt(choice, cell))
  const haveGain =
    sumSaved(home) -
    sumSaved(homeUse(standing, cell, dishAt(other.choice, cell))) +
    (other.score.terms.have - now.terms.have) * aims.referenceMinor
  if (home[0] && haveGain >= gainMinor / 2) {
    return {
      code: 'usesHave',
      values: { ingredient: ingredientId(problem, home[0].ingredient), savedMinor: Math.round(home[0].saved) },
    }
  }
  if (aims.budgetMinor > 0 && now.costMinor <= aims.budgetMinor && other.score.costMinor > aims.budgetMinor) {
    return {
      code: 'keepsBudget',
      values: {
        budgetMinor: aims.budgetMinor,
        otherTotalMinor: other.score.costMinor,
        overMinor: other.score.costMinor - aims.budgetMinor,
      },
    }
  }
  const shared = packSavings(problem, choice, now, cell)
  const role = shared.map(({ item }) => roles.get(cell)?.get(item)).find((found) => found !== undefined)
  const sharedGain = sumSaved(shared) - sumSaved(packSavings(problem, other.choice, other.score, cell))
  if (role && sharedGain >= gainMinor / 2) return saidOf(problem, role)

  const savedMinor = other.score.costMinor - now.costMinor
  const wasteMinor = Math.round(other.score.wasteMinor - now.wasteMinor)
  if (savedMinor > 0 && other.score.terms.cost - now.terms.cost >= other.score.terms.waste - now.terms.waste) {
    return { code: 'cheaper', values: { savedMinor } }
  }
  if (wasteMinor > 0) return { code: 'lessWaste', values: { savedMinor: wasteMinor } }
  return savedMinor > 0 ? { code: 'cheaper', values: { savedMinor } } : null
}
