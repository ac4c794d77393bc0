import { inUnits } from '../catalogue/amount.ts'
import type { Codes } from '../planner/explain/codes.ts'
import type { ShopLine } from '../planner/shopping-list.ts'
import { type Estimate, type PriceOrigin, priceOrigin } from '../prices/estimate.ts'
import { type Coverage, costInStores, coverage, totalBand } from '../prices/list-cost.ts'
import type { PriceScope, Revision } from '../revision/types.ts'

/** What is said about a plan's prices besides the planner's own warnings. */
export const PRICE_WARNINGS = {
  pricesProxy: { says: 'much of the cost is priced by another product', values: 'percent (of the cost)' },
  pricesUnofficial: { says: 'much of the cost rests on unofficial or unverified figures', values: 'percent' },
  pricesStale: { says: 'much of the cost rests on figures more than two years old', values: 'percent' },
  pricesRough: {
    says: 'two or more of these are true and overlap',
    values: 'percent (of the cost that rests on a recent official price of the very product)',
  },
} as const satisfies Codes

export type PriceWarning = {
  readonly code: keyof typeof PRICE_WARNINGS
  /** whole per cent */
  readonly values: { readonly percent: number }
}

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
>

/** Where a plan's prices come from and how sure they are. Stored with the plan, since prices change and a plan does not. */
export interface PriceFacts {
  readonly source: PriceOrigin
  readonly coverage: Coverage
  /** the total likely lies between these, whole minor units */
  readonly low: number
  readonly high: number
  /** by ingredient, for every line of the list */
  readonly lines: Readonly<Record<string, LinePrice>>
  /** the same list in each store of the country, cheapest first, whole minor units */
  readonly stores: readonly { readonly store: string; readonly cost: number }[]
}

/** Shares of the cost above which it is said in words. */
const TELL = { proxy: 0.5, unofficial: 0.25, stale: 0.25 } as const

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
})

/** The facts behind a list's prices at a place, as the catalogue has them now. */
export function priceFacts(list: readonly ShopLine[], catalogue: Revision, at: PriceScope): PriceFacts {
  const prices = catalogue.priceTable(at)
  const bought = list.filter((line) => !line.pantry)
  const costs = bought.map((line) => ({ cost: line.costMinor, estimate: prices.estimateOf(line.ingredient) }))
  const band = totalBand(costs)
  return {
    source: priceOrigin(catalogue.prices, at.country, at.region),
    coverage: coverage(costs),
    low: band.low,
    high: band.high,
    lines: Object.fromEntries(list.map((line) => [line.ingredient, part(prices.estimateOf(line.ingredient))])),
    stores: costInStores(
      catalogue.prices,
      { country: at.country, region: at.region, decimals: prices.decimals },
      bought.map((line) => ({ ingredient: line.ingredient, packs: line.packs, pack: inUnits(line.pack) })),
      [...catalogue.stores.values()].filter((store) => store.country === at.country),
    ),
  }
}

/**
 * What a reader of the total should know: most of it from proxies, not official, or stale. The shares overlap: where they add up
 * to more than the whole, one sentence says instead how much rests on a recent official price of the very product.
 */
export function priceWarnings({ coverage: shares }: PriceFacts): PriceWarning[] {
  const percent = (share: number): number => Math.round(share * 100)
  const warningAbove = (code: PriceWarning['code'], share: number, limit: number): PriceWarning[] =>
    share > limit ? [{ code, values: { percent: percent(share) } }] : []
  const found = [
    ...warningAbove('pricesProxy', shares.proxy, TELL.proxy),
    ...warningAbove('pricesUnofficial', shares.unofficial, TELL.unofficial),
    ...warningAbove('pricesStale', shares.stale, TELL.stale),
  ]
  const sum = found.reduce((all, { values }) => all + values.percent, 0)
  return found.length > 1 && sum > 100
    ? [{ code: 'pricesRough', values: { percent: percent(shares.coverage) } }]
    : found
}
