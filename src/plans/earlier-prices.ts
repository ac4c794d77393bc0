import { monthOf } from '../prices/period.ts'
import type { LinePrice, PriceFacts } from './plan-prices.ts'

/** The price of a line under the names of plans stored before 22 November 2026. */
interface EarliestLine extends Omit<LinePrice, 'adjustedTo' | 'method' | 'basis' | 'grade' | 'publishers' | 'season'> {
  readonly broughtTo: string
  readonly method: 'own' | 'borrowed'
  readonly basis: 'source' | 'derived' | 'recalled'
}
/** The price of a line of plans stored before lines had grades. */
type EarlierLine = Omit<LinePrice, 'grade' | 'publishers' | 'season'>

type EarliestCoverage = Record<'coverage' | 'borrowed' | 'unofficial' | 'old' | 'recalledIndex', number>
type EarlierCoverage = Record<'coverage' | 'proxy' | 'unofficial' | 'stale' | 'unverifiedIndex', number>

interface EarlierFacts<Coverage, Line> extends Omit<PriceFacts, 'source' | 'newest' | 'coverage' | 'lines'> {
  readonly source: Pick<PriceFacts['source'], 'source' | 'region' | 'period'>
  readonly coverage: Coverage
  readonly lines: Readonly<Record<string, Line>>
}
export type EarlierPriceFacts =
  | EarlierFacts<EarliestCoverage, EarliestLine>
  | EarlierFacts<EarlierCoverage, EarlierLine>

const METHODS = { own: 'direct', borrowed: 'proxy' } as const
const BASES = { source: 'source', derived: 'derived', recalled: 'unverified' } as const

const renamed = (line: EarliestLine | EarlierLine): EarlierLine => {
  if (!('broughtTo' in line)) return line
  const { broughtTo, method, basis, ...rest } = line
  return { ...rest, adjustedTo: broughtTo, method: METHODS[method], basis: BASES[basis] }
}

/** Offices had figures of their own nation; those of the reference area were one country's, carried to all others. */
function todaysLine(earlier: EarliestLine | EarlierLine, country: string): LinePrice {
  const line = renamed(earlier)
  const published = line.method === 'direct' && line.basis !== 'unverified'
  const own = line.source !== 'eurostat' || line.area === country
  return {
    ...line,
    grade: published ? (own ? 'national' : 'carried') : 'unverified',
    publishers: [line.source],
    season: 1,
  }
}

function todaysCoverage(earlier: EarliestCoverage | EarlierCoverage): PriceFacts['coverage'] {
  if ('recalledIndex' in earlier) {
    const { coverage, borrowed, unofficial, old } = earlier
    return { coverage, carried: 0, proxy: borrowed, unofficial, stale: old }
  }
  const { coverage, proxy, unofficial, stale } = earlier
  return { coverage, carried: 0, proxy, unofficial, stale }
}

/** Plans stored before seasons were known have the prices of a year. */
function withSeasons(prices: PriceFacts): PriceFacts {
  const lines = Object.entries(prices.lines)
  if (lines.every(([, line]) => line.season !== undefined)) return prices
  return {
    ...prices,
    lines: Object.fromEntries(lines.map(([id, line]) => [id, { ...line, season: line.season ?? 1 }])),
  }
}

/**
 * What a stored plan's prices rest on, under today's names; its shares of the cost stay as they were stored.
 * @param country ISO code of the plan's country
 */
export function upgradePrices(prices: PriceFacts | EarlierPriceFacts, country: string): PriceFacts {
  if ('newest' in prices) return withSeasons(prices)
  const entries = Object.entries(prices.lines).map(([id, line]) => [id, todaysLine(line, country)] as const)
  const published = entries.map(([, line]) => line).filter((line) => line.grade !== 'unverified')
  return {
    ...prices,
    source: { ...prices.source, publishers: [prices.source.source], carriedFrom: [], carriedPublishers: [] },
    newest: published.map((line) => monthOf(line.period)).reduce((a, b) => (b > a ? b : a), ''),
    coverage: todaysCoverage(prices.coverage),
    lines: Object.fromEntries(entries),
  }
}
