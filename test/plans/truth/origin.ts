import type { Claims } from './claims.ts'
import type { PublicOrigin } from './public.ts'

/** What is not true of where a plan's prices come from: the shares of the cost and the names, by its lines. */
export function untrueOrigin(plan: PublicOrigin): string[] {
  const { name, newest, coverage, carried, unverified } = plan.priceSource
  const bought = plan.shopping.flatMap(({ items }) => items).filter((item) => !item.pantry)
  const total = bought.reduce((sum, { cost }) => sum + cost, 0)
  const lines = (grade: string) => bought.filter(({ price }) => price.grade === grade)
  const share = (grade: string) => (total === 0 ? 0 : lines(grade).reduce((sum, { cost }) => sum + cost, 0) / total)
  const periods = bought
    .filter(({ price }) => price.grade !== 'unverified')
    .map(({ price }) => price.period.slice(0, 7))
  const national = lines('national').flatMap(({ price }) => price.publishers)
  // Offices of other countries stand there by their abbreviations.
  const elsewhere = lines('carried')
    .flatMap(({ price }) => price.publishers)
    .map((publisher) => /[(（]([^()（）]+)[)）]$/.exec(publisher)?.[1] ?? publisher)
  const publishers = [...national, ...elsewhere]
  const claims: Claims = [
    [Math.abs(coverage + carried + unverified - 1) < 0.002, 'the shares are not the whole'],
    // Figures older than two years are no coverage, so shares of lines may be more.
    [
      total === 0 || (coverage <= share('national') + 0.001 && carried <= share('carried') + 0.001),
      'the lines have less',
    ],
    [publishers.every((publisher) => name.includes(publisher)), `${name} names not all of ${[...new Set(publishers)]}`],
    [newest === null ? periods.length === 0 : periods.includes(newest), `no line is of ${newest}`],
  ]
  return claims.flatMap(([holds, claim]) => (holds ? [] : [claim]))
}
