import { hundredths } from '../../i18n/round.ts'
import { median } from '../median.ts'
import type { StoreSurveyRow } from './rows.ts'

// Levels of stores from published comparisons. A comparison is a basket of some goods in some shops in some weeks: what it finds
// is partly chance, and the next one finds less. So of a store's distance from the average only the share is kept that
// comparisons find again:
//   level = 1 + kₙ × (r − 1), kₙ = n k / (1 + (n − 1) k)
// r is the median of a store's n published ratios; k is how much of a ratio's distance from 1 the next comparison of the same
// store found, over all stores that were compared more than once (the slope through the origin); the formula of Spearman and
// Brown makes of it what n comparisons together are worth.

export type Comparison = StoreSurveyRow['compares']

export interface StoreLevel {
  /** over the national average, to hundredths */
  readonly level: number
  /** what the comparisons compared: 'mixed' where they differ */
  readonly compared: Comparison
}

const byStore = (surveys: readonly StoreSurveyRow[]) =>
  Map.groupBy(
    surveys.toSorted((a, b) => (a.period < b.period ? -1 : a.period > b.period ? 1 : 0)),
    ({ store }) => store,
  )

/** k: the share of a distance from the average that the next comparison found again. */
export function foundAgain(surveys: readonly StoreSurveyRow[]): number {
  let [both, first] = [0, 0]
  for (const rows of byStore(surveys).values())
    for (const [at, { ratio }] of rows.entries()) {
      const next = rows[at + 1]
      if (next === undefined) continue
      both += (ratio - 1) * (next.ratio - 1)
      first += (ratio - 1) ** 2
    }
  return both / first
}

/** By store, the level that its published comparisons give. */
export function storeLevels(surveys: readonly StoreSurveyRow[]): ReadonlyMap<string, StoreLevel> {
  const k = foundAgain(surveys)
  return new Map(
    [...byStore(surveys)].map(([store, rows]) => {
      const n = rows.length
      const kept = (n * k) / (1 + (n - 1) * k)
      const level = 1 + kept * (median(rows.map(({ ratio }) => ratio)) - 1)
      const kinds = new Set(rows.map(({ compares }) => compares))
      const [only = 'mixed'] = kinds
      return [store, { level: hundredths(level), compared: kinds.size === 1 ? only : 'mixed' }]
    }),
  )
}

/** Stores whose index is not what their comparisons give, or whose basis says otherwise. */
export function checkStoreLevels(
  stores: readonly {
    readonly code: string
    readonly kind: string
    readonly priceIndex: number
    readonly basis: string
  }[],
  surveys: readonly StoreSurveyRow[],
): string[] {
  const levels = storeLevels(surveys)
  const codes = new Set(stores.map(({ code }) => code))
  return [
    ...surveys
      .filter(({ store }) => !codes.has(store))
      .map(({ store }) => `store-surveys.csv: ${store} is not in stores.csv`),
    ...stores.flatMap(({ code, kind, priceIndex, basis }) => {
      const found = levels.get(code)
      const [index, known] =
        kind === 'average' ? [1, 'source'] : [found?.level ?? priceIndex, found ? 'source' : 'unverified']
      return [
        ...(priceIndex === index ? [] : [`stores.csv: ${code} has index ${priceIndex}, its comparisons give ${index}`]),
        ...(basis === known ? [] : [`stores.csv: ${code} has basis ${basis}, store-surveys.csv makes it ${known}`]),
      ]
    }),
  ]
}
