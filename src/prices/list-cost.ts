import { type Estimate, type EstimateScope, estimate, packPrice } from './estimate.ts'
import { addMoney, compareMoney, roundMinor } from './money.ts'
import type { PriceBook } from './price-book.ts'

/** A line of a shopping list that counts in its sum: pantry lines and what is at home are left out by the caller. */
export interface CostLine {
  readonly cost: number
  readonly estimate: Estimate
}

/** Shares of a list's cost, 0 to 1. The first two and the rest make up the whole; a line can be in several of the others. */
export interface Coverage {
  /** an official figure of the country for the very product, at most two years old */
  readonly coverage: number
  /** official figures of other countries for it, carried here */
  readonly carried: number
  /** priced by another product of its group */
  readonly proxy: number
  /** priced by a figure from memory, or from a survey that is not official */
  readonly unofficial: number
  /** priced by a figure more than two years old */
  readonly stale: number
}

/** An empty list is fully covered: nothing else prices it. */
export function coverage(lines: readonly CostLine[]): Coverage {
  const total = addMoney(lines.map((line) => line.cost))
  const share = (holds: (estimate: Estimate) => boolean, empty: number) =>
    total === 0 ? empty : addMoney(lines.filter((line) => holds(line.estimate)).map((line) => line.cost)) / total
  return {
    coverage: share((e) => e.grade === 'national' && !e.stale, 1),
    carried: share((e) => e.grade === 'carried' && !e.stale, 0),
    proxy: share((e) => e.method === 'proxy', 0),
    unofficial: share((e) => !e.official, 0),
    stale: share((e) => e.stale, 0),
  }
}

/**
 * Share of the errors' variance that is common to a country's prices: about a tenth among the figures left out
 * (`left-out.ts`), and as much again for the store and the region, which are one for all lines.
 */
const COMMON = 0.2

/** An amount in whole minor units with what it may lie between. */
export interface Band {
  readonly low: number
  readonly cost: number
  readonly high: number
}

/**
 * The band of a sum. A part of the errors is common to all lines (one country, one store, one month), the rest is each
 * line's own: the width is the root of the own part of the sum of squares and the common part of the square of the sum.
 */
export function totalBand(lines: readonly CostLine[]): Band {
  const cost = addMoney(lines.map((line) => line.cost))
  const width = (part: (line: CostLine) => number) => {
    const widths = lines.map(part)
    const [sum, squares] = [addMoney(widths), addMoney(widths.map((w) => w * w))]
    return Math.sqrt((1 - COMMON) * squares + COMMON * sum * sum)
  }
  return {
    low: roundMinor(cost - width((line) => line.cost * (1 - line.estimate.lowFactor))),
    cost,
    high: roundMinor(cost + width((line) => line.cost * (line.estimate.highFactor - 1))),
  }
}

/** A line of a shopping list in whole packs. */
export interface PackLine {
  readonly ingredient: string
  readonly packs: number
  /** pack size in recipe units */
  readonly pack: number
  /** the size that most homes buy, in the same */
  readonly usual: number
}

/** What the same packs cost in each store of the scope's country, in whole minor units, cheapest first, equals by code. */
export function costInStores(
  book: PriceBook,
  scope: Omit<EstimateScope, 'storeIndex'>,
  list: readonly PackLine[],
  stores: readonly { readonly code: string; readonly priceIndex: number }[],
): { readonly store: string; readonly cost: number }[] {
  return stores
    .map(({ code, priceIndex }) => {
      const there = { ...scope, storeIndex: priceIndex }
      const costs = list.map(
        ({ ingredient, packs, pack, usual }) => packs * packPrice(estimate(book, ingredient, there), pack, usual),
      )
      return { store: code, cost: addMoney(costs) }
    })
    .sort((a, b) => compareMoney(a.cost, b.cost) || (a.store < b.store ? -1 : 1))
}
