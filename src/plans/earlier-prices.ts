import type { LinePrice, PriceFacts } from './plan-prices.ts'

/** The price of a line under the names of plans stored before 22 November 2026. */
interface EarlierLine extends Omit<LinePrice, 'adjustedTo' | 'method' | 'basis'> {
  readonly broughtTo: string
  readonly method: 'own' | 'borrowed'
  readonly basis: 'source' | 'derived' | 'recalled'
}
interface EarlierCoverage {
  readonly coverage: number
  readonly borrowed: number
  readonly unofficial: number
  readonly old: number
  readonly recalledIndex: number
}
export interface EarlierPriceFacts extends Omit<PriceFacts, 'coverage' | 'lines'> {
  readonly coverage: EarlierCoverage
  readonly lines: Readonly<Record<string, EarlierLine>>
}

const METHODS = { own: 'direct', borrowed: 'proxy' } as const
const BASES = { source: 'source', derived: 'derived', recalled: 'unverified' } as const

const isEarlier = (prices: PriceFacts | EarlierPriceFacts): prices is EarlierPriceFacts =>
  'recalledIndex' in prices.coverage

const todaysLine = ({ broughtTo, method, basis, ...line }: EarlierLine): LinePrice => ({
  ...line,
  adjustedTo: broughtTo,
  method: METHODS[method],
  basis: BASES[basis],
})

/** What a stored plan's prices rest on, under today's names. */
export function upgradePrices(prices: PriceFacts | EarlierPriceFacts): PriceFacts {
  if (!isEarlier(prices)) return prices
  const { coverage, borrowed, unofficial, old, recalledIndex } = prices.coverage
  return {
    ...prices,
    coverage: { coverage, proxy: borrowed, unofficial, stale: old, unverifiedIndex: recalledIndex },
    lines: Object.fromEntries(Object.entries(prices.lines).map(([id, line]) => [id, todaysLine(line)])),
  }
}
