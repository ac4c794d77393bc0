import { inUnits } from '../catalogue/amount.ts'
import { addMoney, compareMoney, roundMinor } from './money.ts'
import { yearsBetween } from './period.ts'
import { type PriceBook, UnpricedError } from './price-book.ts'
import type { Basis } from './price-rows.ts'
import { type SourceCode, sourceOf } from './sources/index.ts'
import type { LocalPrice } from './sources/source.ts'

/** Where something is bought, with all that a price there depends on. */
export interface EstimateScope {
  /** ISO code of the country */
  readonly country: string
  /** region code, or '' for the whole country */
  readonly region: string
  /** the store's price over the national average; 1 for the average itself */
  readonly storeIndex: number
  /** decimals prices are shown with; 0 makes the whole currency unit the minor unit */
  readonly decimals: number
}

/** What an ingredient is estimated to cost in a scope, and what that rests on. Ids and numbers, no words of ours. */
export interface Estimate {
  /** exact, in minor units of the currency for one recipe unit (g, ml or piece, as bought) */
  readonly unitPriceMinor: number
  readonly source: SourceCode
  readonly series: string
  /** the series' own title in its source, and in English */
  readonly seriesTitle: string
  readonly seriesTitleEn: string
  /** area of the figure in its office's code */
  readonly area: string
  /** how the region came in: by this series' own ratio there, by food in general, or not at all */
  readonly regional: LocalPrice['regional']
  /** period of the published figure */
  readonly period: string
  /** period it was adjusted to; equal to `period` when it stays as published */
  readonly adjustedTo: string
  /** index it was adjusted by, or null */
  readonly index: string | null
  readonly method: 'direct' | 'proxy'
  /** of the figure itself */
  readonly basis: Basis
  /** published by a statistical office */
  readonly official: boolean
  /** the weakest basis among the price level, the region's ratio and the exchange rate used; null when none was used */
  readonly indexBasis: Basis | null
  /** the figure is more than two years older than the period prices are adjusted to */
  readonly stale: boolean
  /** the price likely lies between unitPriceMinor × lowFactor and unitPriceMinor × highFactor */
  readonly lowFactor: number
  readonly highFactor: number
}

/** Half-width for the price of another product: the ratio between the two is a judgement. */
const PROXY_ERROR = 0.3
/** Half-width of a store's index, a mean over a basket; the national average has none. */
const STORE_ERROR = 0.05
/** Years after which a figure counts as stale. */
const STALE_YEARS = 2

/**
 * Figure × adjustment × the factor from it to the country or region × the mapping's ratio / units × store index.
 * @throws UnpricedError for an ingredient without a mapping, a series without a figure, an unknown country or region
 */
export function estimate(book: PriceBook, ingredient: string, scope: EstimateScope): Estimate {
  const source = sourceOf(book, scope.country)
  const mapping = book.mapping[source.code]?.[ingredient]
  if (mapping === undefined) throw new UnpricedError(`no ${source.code} series is mapped to ingredient ${ingredient}`)
  const figure = book.series[source.code]?.[mapping.series]
  if (figure === undefined)
    throw new UnpricedError(`series ${mapping.series} of ${source.code} has no figure (ingredient ${ingredient})`)

  const local = source.localise(book, { series: mapping.series, figure }, scope)
  const unitPriceMinor =
    ((figure.price * figure.update * local.factor * mapping.ratio) / mapping.units) *
    scope.storeIndex *
    10 ** scope.decimals
  const errors = [
    figure.error,
    figure.timeError,
    ...local.errors,
    mapping.method === 'proxy' ? PROXY_ERROR : 0,
    scope.storeIndex === 1 ? 0 : STORE_ERROR,
  ]
  const [lowest, highest] = figure.spread
  return {
    unitPriceMinor,
    source: source.code,
    series: mapping.series,
    seriesTitle: figure.title,
    seriesTitleEn: figure.titleEn,
    area: figure.area,
    regional: local.regional,
    period: figure.period,
    adjustedTo: figure.adjustedTo,
    index: figure.index,
    method: mapping.method,
    basis: figure.basis,
    official: figure.official,
    indexBasis: weakest(local.bases),
    stale: yearsBetween(figure.period, periodOf(book, source.code)) > STALE_YEARS,
    lowFactor: 1 / (1 + together([...errors, 1 / lowest - 1])),
    highFactor: 1 + together([...errors, highest - 1]),
  }
}

/** The common period of a source's figures. */
const periodOf = (book: PriceBook, source: SourceCode): string => book.period[source] ?? ''

/** Errors of independent causes add up by their squares. */
const together = (errors: readonly number[]): number => Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0))

const WEAKNESS: Readonly<Record<Basis, number>> = { source: 0, derived: 1, unverified: 2 }
const weakest = (bases: readonly Basis[]): Basis | null =>
  bases.reduce<Basis | null>(
    (worst, basis) => (worst === null || WEAKNESS[basis] > WEAKNESS[worst] ? basis : worst),
    null,
  )

/** Price of one pack in whole minor units, at least 1: rounded once, here. */
export function packPrice(estimate: Estimate, packInUnits: number): number {
  return Math.max(1, roundMinor(estimate.unitPriceMinor * packInUnits))
}

export interface Packed {
  readonly id: string
  /** usual pack, in hundredths of the recipe unit */
  readonly pack: number
}

/** The pack prices of a scope, for the planner, and what each rests on. */
export function packPrices(book: PriceBook, scope: EstimateScope, ingredients: readonly Packed[]) {
  const estimates = new Map(ingredients.map(({ id }) => [id, estimate(book, id, scope)]))
  const packPriceMinor = new Map(
    ingredients.map(({ id, pack }) => {
      const found = estimates.get(id)
      if (found === undefined) throw new UnpricedError(`no estimate of ${id}`)
      return [id, packPrice(found, inUnits(pack))]
    }),
  )
  return { decimals: scope.decimals, packPriceMinor, estimates }
}

/** Source, region and period that the prices of a scope come from; words are added where it is read. */
export interface PriceOrigin {
  readonly source: SourceCode
  /** region code, or '' for the whole country */
  readonly region: string
  /** the month (or year) prices are adjusted to */
  readonly period: string
}

export function priceOrigin(book: PriceBook, country: string, region: string): PriceOrigin {
  const { code } = sourceOf(book, country)
  return { source: code, region, period: periodOf(book, code) }
}

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
