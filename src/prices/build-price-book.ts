import { latestRates } from './exchange-rates.ts'
import { endOf } from './period.ts'
import type { Mapping, PriceBook, Ratio, RegionRatios, SeriesPrice } from './price-book.ts'
import {
  type Basis,
  current,
  type FigureRow,
  figureKey,
  indexKey,
  isOfficial,
  type PriceRows,
  type RatioRow,
  ratioKey,
  type SeriesRow,
} from './price-rows.ts'
import { type KnownSource, PRICE_SOURCES } from './sources/index.ts'
import type { Prepared } from './sources/source.ts'

/** Half-widths where a row states none. */
const ERROR: Readonly<Record<Basis, number>> = { source: 0.02, derived: 0.03, unverified: 0.2 }
/** Half-width of a ratio between two figures of one series and period. */
const RATIO_ERROR = 0.03
/** Half-width of a published ratio that states none. */
const STATED_RATIO_ERROR = 0.1

/**
 * Chooses one figure per series, adjusts it, and lays out what estimates look up.
 * @param sources code of the source of each country
 * @param revision names the rows
 */
export function buildPriceBook(
  rows: PriceRows,
  sources: Readonly<Record<string, string>>,
  revision: string,
): PriceBook {
  const figures = current(rows.figures, figureKey)
  const indices = current(rows.indices, indexKey)
  const parts = PRICE_SOURCES.map((source) => {
    const own = figures.filter((row) => row.source === source.code)
    return { source, figures: own, prepared: source.prepare(own, indices) }
  })
  const bySource = <T>(make: (part: SourcePart) => T): Record<string, T> =>
    Object.fromEntries(parts.map((part) => [part.source.code, make(part)]))
  return freeze({
    revision,
    sources: { ...sources },
    period: bySource(({ prepared }) => prepared.period),
    series: bySource((part) => seriesPrices(part, rows)),
    mapping: bySource((part) => mappings(part, rows)),
    regions: regionRatios([...current(rows.ratios, ratioKey), ...parts.flatMap(ratiosOfFigures)]),
    levels: Object.assign({}, ...parts.map(({ prepared }) => prepared.levels ?? {})),
    rates: latestRates(indices),
  })
}

interface SourcePart {
  readonly source: KnownSource
  /** of this source alone, one for each series, area and period */
  readonly figures: readonly FigureRow[]
  readonly prepared: Prepared
}

const isNational = ({ nation }: KnownSource, figure: FigureRow): boolean =>
  nation === null || figure.area === nation.area

function seriesPrices({ source, figures, prepared }: SourcePart, rows: PriceRows): Record<string, SeriesPrice> {
  const bySeries = Map.groupBy(
    figures.filter((figure) => isNational(source, figure)),
    (figure) => figure.series,
  )
  return Object.fromEntries(
    rows.series
      .filter((row) => row.source === source.code)
      .sort((a, b) => (a.series < b.series ? -1 : 1))
      .flatMap((row) => {
        const published = bySeries.get(row.series) ?? []
        const figure = choose(published)
        return figure === undefined ? [] : [[row.series, seriesPrice(row, figure, published, prepared)]]
      }),
  )
}

const mappings = ({ source }: SourcePart, rows: PriceRows): Record<string, Mapping> =>
  Object.fromEntries(
    rows.mapping
      .filter((row) => row.source === source.code)
      .sort((a, b) => (a.ingredient < b.ingredient ? -1 : 1))
      .map(({ ingredient, series, units, ratio, method }) => [ingredient, { series, units, ratio, method }]),
  )

/**
 * Published before unverified, official before other surveys, then the latest; a year's mean, reaching to its December,
 * comes before that year's months.
 */
function choose(figures: readonly FigureRow[]): FigureRow | undefined {
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

function seriesPrice(
  row: SeriesRow,
  figure: FigureRow,
  published: readonly FigureRow[],
  { adjust }: Prepared,
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

type RatioFacts = Pick<RatioRow, 'country' | 'region' | 'series' | 'ratio' | 'period' | 'basis' | 'error'>

/** A region's own figures against the nation's of the same period. */
function ratiosOfFigures({ source: { nation }, figures }: SourcePart): RatioFacts[] {
  if (nation === null) return []
  const national = new Map(
    figures.filter((f) => f.area === nation.area).map((f) => [`${f.series} ${f.period}`, f.price]),
  )
  return figures.flatMap(({ area, series, period, price, basis }) => {
    const whole = national.get(`${series} ${period}`)
    if (area === nation.area || whole === undefined) return []
    return [{ country: nation.country, region: area, series, ratio: price / whole, period, basis, error: RATIO_ERROR }]
  })
}

/** By country and region; the latest ratio counts, and of equal periods the last one. */
function regionRatios(rows: readonly RatioFacts[]): Record<string, Record<string, RegionRatios>> {
  const ratios: Record<string, Record<string, { overall: Ratio | null; series: Record<string, Ratio> }>> = {}
  for (const row of rows) {
    const country = ratios[row.country] ?? {}
    const region = country[row.region] ?? { overall: null, series: {} }
    ratios[row.country] = country
    country[row.region] = region
    const before = row.series === '' ? region.overall : region.series[row.series]
    if (before && endOf(before.period) > endOf(row.period)) continue
    const error = row.error ?? STATED_RATIO_ERROR
    const ratio = { ratio: row.ratio, period: row.period, basis: row.basis, error }
    if (row.series === '') region.overall = ratio
    else region.series[row.series] = ratio
  }
  return ratios
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}
