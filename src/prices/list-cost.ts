import { type Estimate, type EstimateScope, estimate, packPrice } from './estimate.ts'
import { addMoney, compareMoney, roundMinor } from './money.ts'
import type { PriceBook } from './price-book.ts'

/** A line of a shopping list that counts in its sum: pantry lines and what is at home are left out by the caller. */
export interface CostLine {
  readonly cost: number
  readonly estimate: Estimate
}

/** Shares of a list's cost, 0 to 1. A line can be in several of the last five. */
export interface Coverage {
  /** priced by a published, recent series of the very product */
  readonly coverage: number
  /** priced by another product of its group */
  readonly proxy: number
  /** priced by a figure from memory, or from a survey that is not official */
  readonly unofficial: number
  /** priced by a figure more than two years old */
  readonly stale: number
  /** priced through an unverified price level, regional ratio or rate */
  readonly unverifiedIndex: number
}

/** An empty list is fully covered: no proxy prices it. */
export function coverage(lines: readonly CostLine[]): Coverage {
  const total = addMoney(lines.map((line) => line.cost))
  const share = (holds: (estimate: Estimate) => boolean, empty: number) =>
    total === 0 ? empty : addMoney(lines.filter((line) => holds(line.estimate)).map((line) => line.cost)) / total
  return {
    coverage: share((e) => e.method === 'direct' && e.official && !e.stale, 1),
    proxy: share((e) => e.method === 'proxy', 0),
    unofficial: share((e) => !e.official, 0),
    stale: share((e) => e.stale, 0),
    unverifiedIndex: share((e) => e.indexBasis === 'unverified', 0),
  }
}

/** An amount in whole minor units with what it may lie between. */
export interface Band {
  readonly low: number
  readonly cost: number
  readonly high: number
}

/**
 * The band of a sum. Errors of two lines are half alike (one country, one store, one month) and half independent, so
 * the width is the root of half the sum of squares plus half the square of the sum.
 */
export function totalBand(lines: readonly CostLine[]): Band {
  const cost = addMoney(lines.map((line) => line.cost))
  const width = (part: (line: CostLine) => number) => {
    const widths = lines.map(part)
    const [sum, squares] = [addMoney(widths), addMoney(widths.map((w) => w * w))]
    return Math.sqrt((squares + sum * sum) / 2)
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
}

/** What the same packs cost in each store of a country, in whole minor units, cheapest first, equals by code. */
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
        ({ ingredient, packs, pack }) => packs * packPrice(estimate(book, ingredient, there), pack),
      )
      return { store: code, cost: addMoney(costs) }
    })
    .sort((a, b) => compareMoney(a.cost, b.cost) || (a.store < b.store ? -1 : 1))
}
