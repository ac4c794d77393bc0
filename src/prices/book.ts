import { latestRates, type PriceLevel, priceLevels, type Rate } from './levels.ts'
import { endOf } from './period.ts'
import {
  type Basis,
  current,
  type FigureRow,
  figureKey,
  indexKey,
  official,
  type PriceRows,
  ratioKey,
  type SeriesRow,
  SOURCES,
  type SourceCode,
} from './rows.ts'
import { brought, commonPeriods, cpi, hicpPoints, type Update } from './update.ts'

/** Everything an estimate needs, chosen and brought up to date once per revision: frozen plain data. */
export interface PriceBook {
  /** names this state of the prices; equal rows give equal revisions */
  readonly revision: string
  /** the period figures are brought to, as far as an index tells how prices moved */
  readonly period: Readonly<Record<SourceCode, string>>
  readonly series: Readonly<Record<SourceCode, Readonly<Record<string, SeriesPrice>>>>
  /** by source and ingredient id */
  readonly mapping: Readonly<Record<SourceCode, Readonly<Record<string, Mapping>>>>
  /** by country and region code */
  readonly regions: Readonly<Record<string, Readonly<Record<string, RegionRatios>>>>
  /** by country (ISO) and food group */
  readonly levels: Readonly<Record<string, Readonly<Record<string, PriceLevel>>>>
  /** by country (ISO) */
  readonly rates: Readonly<Record<string, Rate>>
}

/** The chosen figure of a series and how it is brought to the common period. */
export interface SeriesPrice {
  readonly title: string
  readonly titleEn: string
  readonly unit: string
  readonly group: string | null
  readonly price: number
  readonly area: string
  readonly period: string
  readonly basis: Basis
  readonly publisher: string
  readonly error: number
  /** what `price` is multiplied by to bring it to `broughtTo` */
  readonly update: number
  readonly broughtTo: string
  /** the index that brought it there: 'cpi 111', 'cpi food', 'hicp EA CP011221'; null when it stays as published */
  readonly index: string | null
  /** added uncertainty of time: an index wider than the product, or years that no index covers */
  readonly timeError: number
  /** lowest and highest published price of the year up to the figure, over the figure */
  readonly spread: readonly [number, number]
}

export interface Mapping {
  readonly series: string
  readonly units: number
  readonly ratio: number
  readonly method: 'own' | 'borrowed'
}

export interface Ratio {
  readonly ratio: number
  readonly period: string
  readonly basis: Basis
  readonly error: number
}

export interface RegionRatios {
  readonly overall: Ratio | null
  readonly series: Readonly<Record<string, Ratio>>
}

/** Where a source's national figures stand. */
const NATIONAL: Readonly<Record<'rosstat' | 'bls', string>> = { rosstat: '643', bls: '0000' }
/** Half-widths where a row states none. */
const ERROR: Readonly<Record<Basis, number>> = { source: 0.02, derived: 0.03, recalled: 0.2 }

/** Chooses one figure per series, brings it up to date, and lays out what estimates look up. */
export function buildPriceBook(rows: PriceRows, revision: string): PriceBook {
  const figures = current(rows.figures, figureKey)
  const indices = current(rows.indices, indexKey)
  const consumerPrices = { RU: cpi(indices, 'RU'), US: cpi(indices, 'US') }
  const hicp = hicpPoints(indices)
  const period = commonPeriods(figures, consumerPrices, hicp)
  const bySeries = Map.groupBy(figures, (row) => `${row.source} ${row.series}`)

  const series = bySource((source) =>
    Object.fromEntries(
      rows.series
        .filter((row) => row.source === source)
        .sort((a, b) => (a.series < b.series ? -1 : 1))
        .flatMap((row) => {
          const published = bySeries.get(`${source} ${row.series}`) ?? []
          const national = source === 'eurostat' ? published : published.filter((f) => f.area === NATIONAL[source])
          const figure = choose(national)
          if (figure === undefined) return []
          const update = brought(row, figure, period[source], consumerPrices, hicp)
          return [[row.series, seriesPrice(row, figure, update, spread(national, figure))]]
        }),
    ),
  )
  const mapping = bySource((source) =>
    Object.fromEntries(
      rows.mapping
        .filter((row) => row.source === source)
        .sort((a, b) => (a.ingredient < b.ingredient ? -1 : 1))
        .map(({ ingredient, series, units, ratio, method }) => [ingredient, { series, units, ratio, method }]),
    ),
  )
  return freeze({
    revision,
    period,
    series,
    mapping,
    regions: regionRatios(rows, figures),
    levels: priceLevels(indices, hicp),
    rates: latestRates(indices),
  })
}

const bySource = <T>(make: (source: SourceCode) => T) =>
  Object.fromEntries(SOURCES.map((source) => [source, make(source)])) as Record<SourceCode, T>

/**
 * Published before recalled, official before other surveys, then the latest; a year's mean, reaching to its December,
 * comes before that year's months.
 */
function choose(figures: readonly FigureRow[]): FigureRow | undefined {
  const rank = (figure: FigureRow) =>
    `${figure.basis === 'recalled' ? 0 : official(figure) ? 2 : 1} ${endOf(figure.period)}`
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
    .filter((f) => f.area === chosen.area && official(f) && endOf(f.period) > start && endOf(f.period) <= end)
    .map((f) => f.price / chosen.price)
  return official(chosen) ? [Math.min(1, ...prices), Math.max(1, ...prices)] : [1, 1]
}

function seriesPrice(row: SeriesRow, figure: FigureRow, update: Update, spread: [number, number]): SeriesPrice {
  return {
    title: row.title,
    titleEn: row.titleEn,
    unit: row.unit,
    group: row.group,
    price: figure.price,
    area: figure.area,
    period: figure.period,
    basis: figure.basis,
    publisher: figure.publisher,
    error: figure.error ?? ERROR[figure.basis],
    update: update.factor,
    broughtTo: update.to,
    index: update.index,
    timeError: update.error,
    spread,
  }
}

/** Published ratios, and those of a region's own figures against the nation's of the same period; the latest counts. */
function regionRatios(rows: PriceRows, figures: readonly FigureRow[]): Record<string, Record<string, RegionRatios>> {
  const national = new Map(
    figures
      .filter((f) => f.source !== 'eurostat' && f.area === NATIONAL[f.source])
      .map((f) => [`${f.source} ${f.series} ${f.period}`, f.price]),
  )
  const fromFigures = figures.flatMap((f) => {
    const whole = national.get(`${f.source} ${f.series} ${f.period}`)
    if (f.source === 'eurostat' || f.area === NATIONAL[f.source] || whole === undefined) return []
    const country = f.source === 'rosstat' ? 'RU' : 'US'
    return [
      {
        country,
        region: f.area,
        series: f.series,
        ratio: f.price / whole,
        period: f.period,
        basis: f.basis,
        error: 0.03,
      },
    ]
  })
  const ratios: Record<string, Record<string, { overall: Ratio | null; series: Record<string, Ratio> }>> = {}
  for (const row of [...current(rows.ratios, ratioKey), ...fromFigures]) {
    const country = ratios[row.country] ?? {}
    const region = country[row.region] ?? { overall: null, series: {} }
    ratios[row.country] = country
    country[row.region] = region
    const before = row.series === '' ? region.overall : region.series[row.series]
    if (before && endOf(before.period) > endOf(row.period)) continue
    const ratio = { ratio: row.ratio, period: row.period, basis: row.basis, error: row.error ?? 0.1 }
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
