import { inUnits } from '../catalogue/amount.ts'
import { priceByLevel } from './carry.ts'
import { bandOf } from './left-out.ts'
import { roundMinor } from './money.ts'
import { publisherOf } from './own-prices.ts'
import { endOf, yearsBetween } from './period.ts'
import { type OwnPrice, type PriceBook, UnpricedError } from './price-book.ts'
import type { Basis, Method } from './price-rows.ts'
import { seasonFactor } from './season.ts'
import { CARRIER, type SourceCode, sourceOf } from './sources/index.ts'
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
  /** 1 to 12; none: the mean of a year */
  readonly month?: number
}

/** How near a price is to a figure that an office published for it. */
export const GRADES = ['national', 'carried', 'unverified'] as const
export type Grade = (typeof GRADES)[number]

/** What an ingredient is estimated to cost in a scope, and what that rests on. Ids and numbers, no words of ours. */
export interface Estimate {
  /**
   * national: an official figure of the country for the very product; carried: official figures of other countries for it;
   * unverified: anything else, such as a figure from memory or another product's price
   */
  readonly grade: Grade
  /** countries (ISO) whose figures were used; empty: a stated level of no country */
  readonly countries: readonly string[]
  /** who published them: a name, or the code of an office named in the reader's language */
  readonly publishers: readonly string[]
  /** exact, in minor units of the currency for one recipe unit (g, ml or piece, as bought) */
  readonly unitPriceMinor: number
  /** code of the office, or of the source that carries figures of other countries */
  readonly source: string
  readonly series: string
  /** the series' own title in its source, and in English */
  readonly seriesTitle: string
  readonly seriesTitleEn: string
  /** area of the figure in its office's code; of several, the countries with a blank between */
  readonly area: string
  /** how the region came in: by this series' own ratio there, by food in general, or not at all */
  readonly regional: LocalPrice['regional']
  /** period of the published figure, the newest of several */
  readonly period: string
  /** period it was adjusted to; equal to `period` when it stays as published */
  readonly adjustedTo: string
  /** index it was adjusted by, or null */
  readonly index: string | null
  readonly method: Method
  /** of the figure itself */
  readonly basis: Basis
  /** published by a statistical office */
  readonly official: boolean
  /** the figure is more than two years older than the period prices are adjusted to */
  readonly stale: boolean
  /** what the price of the scope's month is over the mean of the year; 1 where none is asked for or known */
  readonly season: number
  /** the price likely lies between unitPriceMinor × lowFactor and unitPriceMinor × highFactor */
  readonly lowFactor: number
  readonly highFactor: number
}

/** Half-width of a store's index, a mean over a basket; the national average has none. */
const STORE_ERROR = 0.05
/** Years after which a figure counts as stale. */
const STALE_YEARS = 2

/**
 * A figure of the country, × the region's ratio; else what figures of other countries, a stated level or another product
 * tell (`carry.ts`); × store index × season.
 * @throws UnpricedError for an ingredient without a mapping, a series without a figure, an unknown country or region
 */
export function estimate(book: PriceBook, ingredient: string, scope: EstimateScope): Estimate {
  const ofYear = ofTheYear(book, ingredient, scope)
  const season = scope.month === undefined ? 1 : seasonFactor(book.seasons, ingredient, scope.country, scope.month)
  if (season === 1) return ofYear
  const [below, above] = [1 / ofYear.lowFactor - 1, ofYear.highFactor - 1]
  return {
    ...ofYear,
    season,
    unitPriceMinor: ofYear.unitPriceMinor * season,
    lowFactor: 1 / (1 + together([below, book.seasons.noise])),
    highFactor: 1 + together([above, book.seasons.noise]),
  }
}

/** The mean of a year. */
function ofTheYear(book: PriceBook, ingredient: string, scope: EstimateScope): Estimate {
  const main = sourceOf(book, scope.country)
  const own = book.own[scope.country]?.[ingredient]
  if (own !== undefined) return ofCountry(book, own, own.unitPrice, scope)
  if (main.nation === null) return byLevel(book, ingredient, scope)
  const mapping = book.mapping[main.code]?.[ingredient]
  if (mapping === undefined) throw new UnpricedError(`no ${main.code} series is mapped to ingredient ${ingredient}`)
  const { series, method, ratio, units } = mapping
  const figure = book.series[main.code]?.[series]
  if (figure === undefined)
    throw new UnpricedError(`series ${series} of ${main.code} has no figure (ingredient ${ingredient})`)
  const unitPrice = (figure.price * figure.update * ratio) / units
  return ofCountry(book, { source: main.code, series, method, figure }, unitPrice, scope)
}

/** A price made of one figure of the country itself. */
function ofCountry(
  book: PriceBook,
  { source, series, method, figure }: Omit<OwnPrice, 'unitPrice'>,
  unitPrice: number,
  scope: EstimateScope,
): Estimate {
  const main = sourceOf(book, scope.country)
  const local: LocalPrice = scope.region === '' ? NATIONAL : main.localise(book, { series, figure }, scope)
  const national = method === 'direct' && figure.official
  const [lowest, highest] = figure.spread
  const errors = [...local.errors, figure.timeError, ...storeErrors(scope)]
  const remembered = figure.basis === 'unverified' ? book.bands.unverified : 0
  const error = method === 'proxy' ? book.bands.proxy : Math.max(figure.error, remembered)
  return {
    ...priced(unitPrice * local.factor, scope),
    grade: national ? 'national' : 'unverified',
    countries: [scope.country],
    publishers: [publisherOf({ source, figure })],
    source,
    series,
    seriesTitle: figure.title,
    seriesTitleEn: figure.titleEn,
    area: figure.area,
    regional: local.regional,
    period: figure.period,
    adjustedTo: figure.adjustedTo,
    index: figure.index,
    method,
    basis: figure.basis,
    official: figure.official,
    stale: isStale(book, figure.period, scope.country),
    lowFactor: 1 / (1 + together([error, ...errors, 1 / lowest - 1])),
    highFactor: 1 + together([error, ...errors, highest - 1]),
  }
}

/** A price made of other countries' figures, of a stated level or of another product. */
function byLevel(book: PriceBook, ingredient: string, scope: EstimateScope): Estimate {
  const { country, region } = scope
  if (region !== '') throw new UnpricedError(`${country} has no regional prices`)
  const { kind, unitPrice, from, stated } = priceByLevel(book, ingredient, country)
  const mapping = book.mapping[CARRIER.code]?.[ingredient]
  const series = book.series[CARRIER.code]?.[mapping?.series ?? '']
  const figures = stated && from.length === 0 ? [stated] : from.map(({ own }) => own.figure)
  const newest = figures.reduce((best, next) => (endOf(next.period) > endOf(best.period) ? next : best))
  const areas = from.length === 0 ? figures.map((figure) => figure.area) : from.map((figure) => figure.country)
  const error = together([
    bandOf(book.bands, kind === 'carried' || kind === 'proxy' ? kind : 'unverified', from.length),
    ...storeErrors(scope),
  ])
  return {
    ...priced(unitPrice, scope),
    grade: kind === 'carried' ? 'carried' : 'unverified',
    countries: from.map((figure) => figure.country),
    publishers: [...new Set(from.map(({ own }) => publisherOf(own)))],
    source: CARRIER.code,
    series: mapping?.series ?? '',
    seriesTitle: series?.title ?? newest.title,
    seriesTitleEn: series?.titleEn ?? newest.titleEn,
    area: areas.join(' '),
    regional: 'none',
    period: newest.period,
    adjustedTo: newest.adjustedTo,
    index: figures.length === 1 ? newest.index : null,
    method: kind === 'proxy' ? 'proxy' : 'direct',
    basis: from.length === 0 ? newest.basis : 'derived',
    official: figures.every((figure) => figure.official),
    stale: isStale(book, newest.period, country),
    lowFactor: 1 / (1 + error),
    highFactor: 1 + error,
  }
}

const NATIONAL: LocalPrice = { factor: 1, regional: 'none', errors: [] }

const priced = (unitPrice: number, { storeIndex, decimals }: EstimateScope) => ({
  unitPriceMinor: unitPrice * storeIndex * 10 ** decimals,
  season: 1,
})

const storeErrors = ({ storeIndex }: EstimateScope): number[] => (storeIndex === 1 ? [] : [STORE_ERROR])

/** The common period of a country's prices. */
const periodOf = (book: PriceBook, country: string): string => book.period[sourceOf(book, country).code] ?? ''

const isStale = (book: PriceBook, period: string, country: string): boolean =>
  yearsBetween(period, periodOf(book, country)) > STALE_YEARS

/** Errors of independent causes add up by their squares. */
const together = (errors: readonly number[]): number => Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0))

/**
 * How the price for the same amount rises as packs get smaller: milk by the half gallon cost 1.19 times as much as by the
 * gallon (BLS, mean of July 1995 to December 1997), and log2(1.19) is a quarter.
 */
const SMALL_PACKS = 0.25

/**
 * Price of one pack in whole minor units, at least 1: rounded once, here. Offices price what most people buy, so the usual
 * pack and larger ones cost its amount × the price of a unit; a smaller one as much more as `SMALL_PACKS` says.
 */
export function packPrice(estimate: Estimate, packInUnits: number, usualInUnits: number = packInUnits): number {
  const dearer = packInUnits < usualInUnits ? (usualInUnits / packInUnits) ** SMALL_PACKS : 1
  return Math.max(1, roundMinor(estimate.unitPriceMinor * packInUnits * dearer))
}

export interface Packed {
  readonly id: string
  /** pack that is bought, in hundredths of the recipe unit */
  readonly pack: number
  /** the one that most homes buy; left out: the same */
  readonly usual?: number
}

/** The pack prices of a scope, for the planner, and what each rests on. */
export function packPrices(book: PriceBook, scope: EstimateScope, ingredients: readonly Packed[]) {
  const estimates = new Map(ingredients.map(({ id }) => [id, estimate(book, id, scope)]))
  const packPriceMinor = new Map(
    ingredients.map(({ id, pack, usual = pack }) => {
      const found = estimates.get(id)
      if (found === undefined) throw new UnpricedError(`no estimate of ${id}`)
      return [id, packPrice(found, inUnits(pack), inUnits(usual))]
    }),
  )
  return { decimals: scope.decimals, packPriceMinor, estimates }
}

/** Where the prices of a scope come from; words are added where it is read. */
export interface PriceOrigin {
  /** code of the source that prices what no office of the country published */
  readonly source: SourceCode
  /** region code, or '' for the whole country */
  readonly region: string
  /** the month (or year) prices are adjusted to */
  readonly period: string
  /** who published official figures of the country: names, or codes of offices */
  readonly publishers: readonly string[]
  /** countries (ISO) whose official figures are carried here, and who published them */
  readonly carriedFrom: readonly string[]
  readonly carriedPublishers: readonly string[]
}

/** Where prices of a country come from in general; a list's own are fewer. */
export function priceOrigin(book: PriceBook, country: string, region: string): PriceOrigin {
  const main = sourceOf(book, country)
  const elsewhere =
    main.nation === null
      ? Object.keys(book.publishers).filter((other) => other !== country && book.levels[other] !== undefined)
      : []
  const own = book.publishers[country] ?? []
  return {
    source: main.code,
    region,
    period: periodOf(book, country),
    publishers: own.length === 0 && main.nation !== null ? [main.code] : own,
    carriedFrom: elsewhere.sort(),
    carriedPublishers: [...new Set(elsewhere.flatMap((other) => book.publishers[other] ?? []))].sort(),
  }
}
