import type { PriceBook, Ratio, SeriesPrice } from './book.ts'
import { addMoney, compareMoney, roundMinor } from './money.ts'
import { yearsBetween } from './period.ts'
import { type Basis, EU, official, type SourceCode } from './rows.ts'

/** Where something is bought. */
export interface Place {
  /** ISO code of the country */
  readonly country: string
  /** region code, or '' for the whole country */
  readonly region: string
  /** the store's price over the national average; 1 for the average itself */
  readonly storeIndex: number
  /** decimals prices are shown with; 0 makes the whole currency unit the minor unit */
  readonly decimals: number
}

/** What an ingredient is estimated to cost in a place, and what that rests on. Ids and numbers, no words of ours. */
export interface Estimate {
  /** exact, in minor units of the currency for one recipe unit (g, ml or piece, as bought) */
  readonly unitPriceMinor: number
  readonly source: SourceCode
  readonly series: string
  /** the series' own title in its source, and in English */
  readonly seriesTitle: string
  readonly seriesTitleEn: string
  /** area of the figure in its source's codes: 643, 0000, FR, EU27_2020 */
  readonly area: string
  /** how the region came in: by this series' own ratio there, by food in general, or not at all */
  readonly regional: 'series' | 'overall' | 'none'
  /** period of the published figure */
  readonly period: string
  /** period it was brought to; equal to `period` when it stays as published */
  readonly broughtTo: string
  /** index that brought it there, or null */
  readonly index: string | null
  readonly method: 'own' | 'borrowed'
  /** of the figure itself */
  readonly basis: Basis
  /** published by a statistical office */
  readonly official: boolean
  /** the weakest basis among the price level, the region's ratio and the exchange rate used; null when none was used */
  readonly indexBasis: Basis | null
  /** the figure is more than two years older than the period prices are brought to */
  readonly old: boolean
  /** the price likely lies between unitPriceMinor × lowFactor and unitPriceMinor × highFactor */
  readonly lowFactor: number
  readonly highFactor: number
}

/** Half-width for a price borrowed from another product: the ratio between the two is a judgement. */
const BORROWED_ERROR = 0.3
/** Half-width of a store's index, a mean over a basket; the national average has none. */
const STORE_ERROR = 0.05
/** Years after which a figure counts as old. */
const OLD_YEARS = 2

/** Nothing prices this ingredient, country or region. */
export class UnpricedError extends Error {
  override readonly name = 'UnpricedError'
}

/** Which source prices a country. */
export const sourceOf = (country: string): SourceCode =>
  country === 'RU' ? 'rosstat' : country === 'US' ? 'bls' : 'eurostat'

/**
 * RU and US: figure × up-dating × regional ratio × store index.
 * Elsewhere: reference price in euro × up-dating × price level of the country over that of the reference area ×
 * exchange rate × store index.
 * Both × the mapping's ratio / units.
 * @throws UnpricedError for an ingredient without a mapping, a series without a figure, an unknown country or region
 */
export function estimate(book: PriceBook, ingredient: string, place: Place): Estimate {
  const source = sourceOf(place.country)
  const mapping = book.mapping[source][ingredient]
  if (mapping === undefined) throw new UnpricedError(`no ${source} series is mapped to ingredient ${ingredient}`)
  const figure = book.series[source][mapping.series]
  if (figure === undefined)
    throw new UnpricedError(`series ${mapping.series} of ${source} has no figure (ingredient ${ingredient})`)

  const local = source === 'eurostat' ? european(book, figure, place) : regional(book, mapping.series, place)
  const unitPriceMinor =
    ((figure.price * figure.update * local.factor * mapping.ratio) / mapping.units) *
    place.storeIndex *
    10 ** place.decimals
  const errors = [
    figure.error,
    figure.timeError,
    ...local.errors,
    mapping.method === 'borrowed' ? BORROWED_ERROR : 0,
    place.storeIndex === 1 ? 0 : STORE_ERROR,
  ]
  const [lowest, highest] = figure.spread
  return {
    unitPriceMinor,
    source,
    series: mapping.series,
    seriesTitle: figure.title,
    seriesTitleEn: figure.titleEn,
    area: figure.area,
    regional: local.regional,
    period: figure.period,
    broughtTo: figure.broughtTo,
    index: figure.index,
    method: mapping.method,
    basis: figure.basis,
    official: official(figure),
    indexBasis: weakest(local.bases),
    old: yearsBetween(figure.period, book.period[source]) > OLD_YEARS,
    lowFactor: 1 / (1 + together([...errors, 1 / lowest - 1])),
    highFactor: 1 + together([...errors, highest - 1]),
  }
}

/** Errors of independent causes add up by their squares. */
const together = (errors: readonly number[]): number => Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0))

const WEAKNESS: Readonly<Record<Basis, number>> = { source: 0, derived: 1, recalled: 2 }
const weakest = (bases: readonly Basis[]): Basis | null =>
  bases.reduce<Basis | null>(
    (worst, basis) => (worst === null || WEAKNESS[basis] > WEAKNESS[worst] ? basis : worst),
    null,
  )

interface Local {
  readonly factor: number
  readonly regional: Estimate['regional']
  readonly errors: readonly number[]
  readonly bases: readonly Basis[]
}

/** The series' own ratio in the region, else that of food in general. */
function regional(book: PriceBook, series: string, place: Place): Local {
  if (place.region === '') return { factor: 1, regional: 'none', errors: [], bases: [] }
  const region = book.regions[place.country]?.[place.region]
  const own: Ratio | undefined = region?.series[series]
  const ratio = own ?? region?.overall
  if (ratio === undefined || ratio === null)
    throw new UnpricedError(`region ${place.region} of ${place.country} has no price ratio`)
  return { factor: ratio.ratio, regional: own ? 'series' : 'overall', errors: [ratio.error], bases: [ratio.basis] }
}

/** From the reference area's price in euro to the country's price in its own currency. */
function european(book: PriceBook, figure: SeriesPrice, place: Place): Local {
  if (place.region !== '') throw new UnpricedError(`${place.country} has no regional prices`)
  const group = figure.group ?? ''
  const here = book.levels[place.country]?.[group]
  const there = book.levels[figure.area]?.[group]
  const rate = book.rates[place.country]
  if (here === undefined || there === undefined || rate === undefined)
    throw new UnpricedError(`${place.country} has no price level of ${group}, or no exchange rate`)
  if (figure.area === place.country) return { factor: rate.perEuro, regional: 'none', errors: [], bases: [] }
  // The EU is the base of the index: its own level is exact.
  const base = figure.area === EU ? [] : [there]
  return {
    factor: (here.level / there.level) * rate.perEuro,
    regional: 'none',
    errors: [here.error, rate.error, ...base.map((level) => level.error)],
    bases: [here.basis, rate.basis, ...base.map((level) => level.basis)],
  }
}

/** Price of one pack in whole minor units, at least 1: rounded once, here. */
export function packPrice(estimate: Estimate, packInUnits: number): number {
  return Math.max(1, roundMinor(estimate.unitPriceMinor * packInUnits))
}

export interface Packed {
  readonly id: string
  /** usual pack, in hundredths of the recipe unit */
  readonly pack: number
}

/** The prices of one market, for the planner, and what each rests on. */
export function marketOf(book: PriceBook, place: Place, ingredients: readonly Packed[]) {
  const estimates = new Map(ingredients.map(({ id }) => [id, estimate(book, id, place)]))
  const packPriceMinor = new Map(
    ingredients.map(({ id, pack }) => {
      const found = estimates.get(id)
      if (found === undefined) throw new UnpricedError(`no estimate of ${id}`)
      return [id, packPrice(found, pack / 100)]
    }),
  )
  return { decimals: place.decimals, packPriceMinor, estimates }
}

/** Source, region and period that prices of a place come from; words are added where it is read. */
export interface PriceSource {
  readonly source: SourceCode
  /** region code, or '' for the whole country */
  readonly region: string
  /** the month (or year) prices were brought to */
  readonly period: string
}

export function priceSource(book: PriceBook, country: string, region: string): PriceSource {
  const source = sourceOf(country)
  return { source, region, period: book.period[source] }
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
  readonly borrowed: number
  /** priced by a figure from memory, or from a survey that is not official */
  readonly unofficial: number
  /** priced by a figure more than two years old */
  readonly old: number
  /** priced through a price level, regional ratio or rate from memory */
  readonly recalledIndex: number
}

/** An empty list is fully covered: nothing on it is borrowed. */
export function coverage(lines: readonly CostLine[]): Coverage {
  const total = addMoney(lines.map((line) => line.cost))
  const share = (holds: (estimate: Estimate) => boolean, empty: number) =>
    total === 0 ? empty : addMoney(lines.filter((line) => holds(line.estimate)).map((line) => line.cost)) / total
  return {
    coverage: share((e) => e.method === 'own' && e.official && !e.old, 1),
    borrowed: share((e) => e.method === 'borrowed', 0),
    unofficial: share((e) => !e.official, 0),
    old: share((e) => e.old, 0),
    recalledIndex: share((e) => e.indexBasis === 'recalled', 0),
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
  place: Omit<Place, 'storeIndex'>,
  list: readonly PackLine[],
  stores: readonly { readonly code: string; readonly priceIndex: number }[],
): { readonly store: string; readonly cost: number }[] {
  return stores
    .map(({ code, priceIndex }) => {
      const there = { ...place, storeIndex: priceIndex }
      const costs = list.map(
        ({ ingredient, packs, pack }) => packs * packPrice(estimate(book, ingredient, there), pack),
      )
      return { store: code, cost: addMoney(costs) }
    })
    .sort((a, b) => compareMoney(a.cost, b.cost) || (a.store < b.store ? -1 : 1))
}
