import { inUnits } from '../catalogue/amount.ts'
import type { Codes } from '../planner/explain/codes.ts'
import type { Params } from '../planner/params.ts'
import type { ShopLine } from '../planner/shopping-list.ts'
import { type Estimate, type Grade, type PriceOrigin, priceOrigin } from '../prices/estimate.ts'
import { type CostLine, type Coverage, costInStores, coverage, totalBand } from '../prices/list-cost.ts'
import { endOf, monthOf, position } from '../prices/period.ts'
import type { PriceScope, Revision } from '../revision/types.ts'

/** What is said about a plan's prices besides the planner's own warnings. */
export const PRICE_WARNINGS = {
  pricesRough: {
    says: 'most of the cost rests on other products, and on unverified, unofficial or older figures',
    values: '',
  },
  pricesOld: {
    says: 'the newest official figure is more than six months older than the plan’s first day',
    values: 'period (of that figure), months (from it to the first day)',
  },
} as const satisfies Codes

export type PriceWarning =
  | { readonly code: 'pricesRough'; readonly values: Record<string, never> }
  | { readonly code: 'pricesOld'; readonly values: { readonly period: string; readonly months: number } }

/** What the price of one line rests on: a part of its estimate. */
export type LinePrice = Pick<
  Estimate,
  | 'source'
  | 'series'
  | 'seriesTitle'
  | 'area'
  | 'regional'
  | 'period'
  | 'adjustedTo'
  | 'index'
  | 'method'
  | 'basis'
  | 'lowFactor'
  | 'highFactor'
  | 'grade'
  | 'publishers'
  | 'season'
>

/** Where a plan's prices come from and how sure they are. Stored with the plan, since prices change and a plan does not. */
export interface PriceFacts {
  readonly source: PriceOrigin
  /** period of the newest official figure that the cost rests on; '' when there is none */
  readonly newest: string
  readonly coverage: Coverage
  /** the total likely lies between these, whole minor units */
  readonly low: number
  readonly high: number
  /** by ingredient, for every line of the list */
  readonly lines: Readonly<Record<string, LinePrice>>
  /** the same list in each store of the country, cheapest first, whole minor units */
  readonly stores: readonly { readonly store: string; readonly cost: number }[]
}

/** What most of a list's cost rests on. */
export const SURENESS = ['national', 'carried', 'rough'] as const
export type Sureness = (typeof SURENESS)[number]
/** Share of the cost that is most of it. */
const MOST = 0.5
/** Months after which the newest figures are said to be old. */
const OLD_MONTHS = 6

const part = (e: Estimate): LinePrice => ({
  source: e.source,
  series: e.series,
  seriesTitle: e.seriesTitle,
  area: e.area,
  regional: e.regional,
  period: e.period,
  adjustedTo: e.adjustedTo,
  index: e.index,
  method: e.method,
  basis: e.basis,
  lowFactor: e.lowFactor,
  highFactor: e.highFactor,
  grade: e.grade,
  publishers: e.publishers,
  season: e.season,
})

/** Where and when a request's prices are: those of the month in which its first day lies. */
export const priceScopeOf = ({ country, region, store, startDate, adults, kids }: Params): Required<PriceScope> => ({
  country,
  region,
  store,
  month: Number(startDate.slice(5, 7)),
  alone: adults + kids.length === 1,
})

/** The facts behind a list's prices at a place, as the catalogue has them now. */
export function priceFacts(list: readonly ShopLine[], catalogue: Revision, at: PriceScope): PriceFacts {
  const prices = catalogue.priceTable(at)
  const bought = list.filter((line) => !line.pantry)
  const costs = bought.map((line) => ({ cost: line.costMinor, estimate: prices.estimateOf(line.ingredient) }))
  const band = totalBand(costs)
  return {
    source: originOf(priceOrigin(catalogue.prices, at.country, at.region), costs),
    newest: newestPeriod(costs),
    coverage: coverage(costs),
    low: band.low,
    high: band.high,
    lines: Object.fromEntries(list.map((line) => [line.ingredient, part(prices.estimateOf(line.ingredient))])),
    stores: costInStores(
      catalogue.prices,
      prices.place,
      bought.map(({ ingredient, packs, pack }) => ({
        ingredient,
        packs,
        pack: inUnits(pack),
        usual: inUnits(prices.usualOf(ingredient)),
      })),
      [...catalogue.stores.values()].filter((store) => store.country === at.country),
    ),
  }
}

/** The origin of a list's own prices: only offices and countries whose figures are in it. */
function originOf(origin: PriceOrigin, lines: readonly CostLine[]): PriceOrigin {
  const estimates = (grade: Grade) => lines.map((line) => line.estimate).filter((one) => one.grade === grade)
  const [own, carried] = [estimates('national'), estimates('carried')]
  const sorted = (names: readonly string[]) => [...new Set(names)].sort()
  return {
    ...origin,
    publishers: own.length > 0 ? sorted(own.flatMap((one) => one.publishers)) : origin.publishers,
    carriedFrom: sorted(carried.flatMap((one) => one.countries)),
    carriedPublishers: sorted(carried.flatMap((one) => one.publishers)),
  }
}

const newestPeriod = (lines: readonly CostLine[]): string =>
  lines
    .filter(({ estimate }) => estimate.grade !== 'unverified')
    .map(({ estimate }) => monthOf(estimate.period))
    .reduce((best, next) => (endOf(next) > endOf(best) ? next : best), '')

/** What most of the cost rests on: official prices of the country, official prices of others too, or neither. */
export function sureness({ coverage: { coverage, carried } }: PriceFacts): Sureness {
  if (coverage >= MOST) return 'national'
  return coverage + carried >= MOST ? 'carried' : 'rough'
}

/**
 * What a reader of the total should know: that most of it is a rough guess, and that its newest figure is old.
 * @param startDate first day of the plan, YYYY-MM-DD
 */
export function priceWarnings(prices: PriceFacts, startDate: string): PriceWarning[] {
  const months = prices.newest === '' ? 0 : position(monthOf(startDate)) - position(endOf(prices.newest).slice(0, 7))
  return [
    ...(sureness(prices) === 'rough' ? [{ code: 'pricesRough', values: {} } as const] : []),
    ...(months > OLD_MONTHS ? [{ code: 'pricesOld', values: { period: prices.newest, months } } as const] : []),
  ]
}
