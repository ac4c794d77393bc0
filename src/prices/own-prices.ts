import type { Adjustment } from './adjustment.ts'
import { endOf, isYear, monthAt, monthOf, position } from './period.ts'
import type { OwnPrice, OwnPrices, SeriesPrice } from './price-book.ts'
import { type Basis, type FigureRow, isOfficial, isSeasonal, type MappingRow, type SeriesRow } from './price-rows.ts'
import { type MonthlySeries, monthNumber, type Seasons, seasonFactor } from './season.ts'
import { PRICE_SOURCES } from './sources/index.ts'

/** Half-widths where a row states none. */
const ERROR: Readonly<Record<Basis, number>> = { source: 0.02, derived: 0.03, unverified: 0.2 }
/** Months of a mean that is free of the season. */
const YEAR = 12

/** Figures of one office with what adjusts them. */
export interface Figures {
  readonly source: string
  readonly figures: readonly FigureRow[]
  readonly adjust: (series: SeriesRow, figure: FigureRow) => Adjustment
}

/**
 * Published before unverified, official before other surveys, then the latest; a year's mean, reaching to its December,
 * comes before that year's months.
 */
export function choose(figures: readonly FigureRow[]): FigureRow | undefined {
  const rank = (figure: FigureRow) =>
    `${figure.basis === 'unverified' ? 0 : isOfficial(figure) ? 2 : 1} ${endOf(figure.period)}`
  return figures.reduce<FigureRow | undefined>(
    (best, figure) => (best === undefined || rank(figure) > rank(best) ? figure : best),
    undefined,
  )
}

/** Lowest and highest official price of the same area within the year up to the chosen one, over it. */
function spread(figures: readonly FigureRow[], chosen: FigureRow): [number, number] {
  const end = endOf(chosen.period)
  const start = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`
  const prices = figures
    .filter((f) => f.area === chosen.area && isOfficial(f) && endOf(f.period) > start && endOf(f.period) <= end)
    .map((f) => f.price / chosen.price)
  return isOfficial(chosen) ? [Math.min(1, ...prices), Math.max(1, ...prices)] : [1, 1]
}

/** The chosen figure of a series, adjusted to the common period. */
export function seriesPrice(
  row: SeriesRow,
  figure: FigureRow,
  published: readonly FigureRow[],
  adjust: Figures['adjust'],
): SeriesPrice {
  const adjustment = adjust(row, figure)
  return {
    title: row.title,
    titleEn: row.titleEn,
    unit: row.unit,
    group: row.group,
    price: figure.price,
    area: figure.area,
    period: figure.period,
    basis: figure.basis,
    official: isOfficial(figure),
    publisher: figure.publisher,
    error: figure.error ?? ERROR[figure.basis],
    update: adjustment.factor,
    adjustedTo: adjustment.to,
    index: adjustment.index,
    timeError: adjustment.error,
    spread: spread(published, figure),
  }
}

/**
 * What swings with the harvest, without its season: the mean of the twelve months up to the chosen one, where all are
 * published, or the mean of the year before. Otherwise the figure itself.
 */
function withoutSeason(row: SeriesRow, figure: FigureRow, published: readonly FigureRow[]): Chosen {
  const one = { figure, month: monthNumber(figure.period) }
  if (!isSeasonal(row) || isYear(figure.period)) return one
  const official = new Map(published.filter(isOfficial).map((one) => [one.period, one]))
  const last = position(monthOf(figure.period))
  const months = Array.from({ length: YEAR }, (_, back) => official.get(monthAt(last - back))?.price)
  const known = months.filter((price) => price !== undefined)
  if (known.length === YEAR)
    return { figure: { ...figure, price: known.reduce((sum, price) => sum + price, 0) / YEAR }, month: undefined }
  const before = official.get(String(Number(figure.period.slice(0, 4)) - 1))
  return before ? { figure: before, month: undefined } : one
}

interface Chosen {
  readonly figure: FigureRow
  /** 1 to 12, where its price is that of a month; undefined: the mean of a year */
  readonly month: number | undefined
}

/** What an office's figures price in one country. */
export interface OwnPart extends Figures {
  readonly country: string
  /** units of the country's currency for one unit that the figures are in */
  readonly currency: number
  readonly series: ReadonlyMap<string, SeriesRow>
  readonly mapping: readonly MappingRow[]
}

/** What a country's own months tell of the seasons of its goods. */
export const monthsOf = (parts: readonly OwnPart[]): MonthlySeries[] =>
  parts.flatMap(({ country, figures, mapping }) => {
    const direct = Map.groupBy(
      mapping.filter((row) => row.method === 'direct'),
      (row) => row.series,
    )
    return [...Map.groupBy(figures, (figure) => figure.series)].flatMap(([series, some]) => {
      const ingredients = (direct.get(series) ?? []).map((row) => row.ingredient)
      return ingredients.length === 0 ? [] : [{ country, figures: some, ingredients }]
    })
  })

/**
 * What offices published for a country, by ingredient; of two figures the better one by `choose`, and the very product before a
 * product like it. Figures that nobody checked are left out: they are no figures of the country.
 */
export function ownPrices(parts: readonly OwnPart[], seasons: Seasons): OwnPrices {
  const own: Record<string, Record<string, OwnPrice>> = {}
  for (const part of parts) {
    const bySeries = Map.groupBy(part.figures, (figure) => figure.series)
    const there = own[part.country] ?? {}
    own[part.country] = there
    for (const row of part.mapping) {
      const published = bySeries.get(row.series) ?? []
      const figure = choose(published)
      const series = part.series.get(row.series)
      if (figure === undefined || series === undefined || figure.basis === 'unverified') continue
      const { figure: chosen, month } = withoutSeason(series, figure, published)
      const season = month === undefined ? 1 : seasonFactor(seasons, row.ingredient, part.country, month)
      const price = seriesPrice(series, chosen, published, part.adjust)
      const found = ownPrice(part, row, price, season)
      const known = there[row.ingredient]
      if (known === undefined || rank(found) > rank(known)) there[row.ingredient] = found
    }
  }
  return own
}

/** Who published a figure: the code of an office that is named in the reader's language, else a name. */
export const publisherOf = ({ source, figure }: Pick<OwnPrice, 'source' | 'figure'>): string =>
  PRICE_SOURCES.some(({ code, nation }) => code === source && nation !== null) ? source : figure.publisher || source

/** By country, who published official figures of the very products. */
export const publishersOf = (own: OwnPrices): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([country, there]) => {
      const official = Object.values(there).filter((one) => one.method === 'direct' && one.figure.official)
      return official.length === 0 ? [] : [[country, [...new Set(official.map(publisherOf))].sort()]]
    }),
  )

/** @param season what the figure is over the mean of its year */
const ownPrice = (part: OwnPart, row: MappingRow, figure: SeriesPrice, season: number): OwnPrice => ({
  source: part.source,
  series: row.series,
  unitPrice: ((figure.price * figure.update * row.ratio) / row.units / season) * part.currency,
  method: row.method,
  figure,
})

const rank = ({ method, figure }: OwnPrice): string =>
  `${method === 'direct' ? 1 : 0} ${figure.official ? 1 : 0} ${endOf(figure.period)}`
