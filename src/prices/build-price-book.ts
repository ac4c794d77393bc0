import { asPublished } from './adjustment.ts'
import { latestRates } from './exchange-rates.ts'
import { bandsOf, leftOut, WIDE_BANDS } from './left-out.ts'
import { choose, monthsOf, type OwnPart, ownPrices, publishersOf, seriesPrice } from './own-prices.ts'
import { endOf } from './period.ts'
import type { Mapping, OwnPrices, PriceBook, PriceLevels, Ratio, RegionRatios, SeriesPrice } from './price-book.ts'
import {
  current,
  type FigureRow,
  figureKey,
  indexKey,
  type PriceRows,
  type RatioRow,
  ratioKey,
  type SeriesRow,
} from './price-rows.ts'
import { seasonsOf } from './season.ts'
import { CARRIER, type KnownSource, PRICE_SOURCES, SURVEYS } from './sources/index.ts'
import type { Prepared } from './sources/source.ts'
import type { Survey } from './sources/survey.ts'

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
  const levels: PriceLevels = Object.assign({}, ...parts.map(({ prepared }) => prepared.levels ?? {}))
  const rates = latestRates(indices)
  const national = [
    ...parts.flatMap((part) => partsOfSource(part, rows, rates)),
    ...SURVEYS.map((survey) => partOfSurvey(survey, parts, rows, figures, sources)),
  ]
  const seasons = seasonsOf(monthsOf(national))
  const own = ownPrices(national, seasons)
  const mapping = bySource((part) => mappings(part, rows))
  const book: PriceBook = {
    revision,
    sources: { ...sources },
    period: bySource(({ prepared }) => prepared.period),
    series: bySource((part) => seriesPrices(part, rows)),
    mapping,
    regions: regionRatios([...current(rows.ratios, ratioKey), ...parts.flatMap(ratiosOfFigures)]),
    levels,
    rates,
    own,
    products: productsOf(mapping[CARRIER.code] ?? {}, own),
    bands: WIDE_BANDS,
    seasons,
    publishers: publishersOf(own),
  }
  return freeze({ ...book, bands: bandsOf(leftOut(book)) })
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
        const base = published.filter(({ area }) => area === prepared.base)
        const figure = choose(base.length > 0 ? base : published)
        return figure === undefined ? [] : [[row.series, seriesPrice(row, figure, published, prepared.adjust)]]
      }),
  )
}

const seriesOf = (rows: PriceRows, source: string): Map<string, SeriesRow> =>
  new Map(rows.series.filter((row) => row.source === source).map((row) => [row.series, row]))

/** A source's figures by country: of its own nation, or of each country that the figures are of. */
function partsOfSource(
  { source, figures, prepared }: SourcePart,
  rows: PriceRows,
  rates: PriceBook['rates'],
): OwnPart[] {
  const series = seriesOf(rows, source.code)
  const mapping = rows.mapping.filter((row) => row.source === source.code && row.method === 'direct')
  const part = { source: source.code, adjust: prepared.adjust, series, mapping }
  if (source.nation !== null) {
    const { country, area } = source.nation
    return [{ ...part, country, currency: 1, figures: figures.filter((figure) => figure.area === area) }]
  }
  return [...Map.groupBy(figures, (figure) => figure.area)].flatMap(([country, some]) => {
    const rate = country === prepared.base ? undefined : rates[country]
    return rate === undefined ? [] : [{ ...part, country, currency: rate.perEuro, figures: some }]
  })
}

/** A survey's figures are adjusted as those of the source that prices the country otherwise. */
function partOfSurvey(
  { code, nation: { country } }: Survey,
  parts: readonly SourcePart[],
  rows: PriceRows,
  figures: readonly FigureRow[],
  sources: Readonly<Record<string, string>>,
): OwnPart {
  const main = parts.find(({ source }) => source.code === (sources[country] ?? CARRIER.code))
  return {
    source: code,
    country,
    currency: 1,
    figures: figures.filter((row) => row.source === code),
    series: seriesOf(rows, code),
    mapping: rows.mapping.filter((row) => row.source === code),
    adjust: main?.prepared.adjust ?? ((_, figure) => asPublished(figure, figure.period)),
  }
}

/** By series of the carrier the ingredient that is its very product; of several the one most countries have a figure of. */
function productsOf(mapping: Readonly<Record<string, Mapping>>, own: OwnPrices): Record<string, string> {
  const known = (ingredient: string) =>
    Object.values(own).filter((there) => there[ingredient]?.method === 'direct').length
  const products: Record<string, string> = {}
  for (const [ingredient, { series, method }] of Object.entries(mapping)) {
    const best = products[series]
    if (method === 'direct' && (best === undefined || known(ingredient) > known(best))) products[series] = ingredient
  }
  return products
}

const mappings = ({ source }: SourcePart, rows: PriceRows): Record<string, Mapping> =>
  Object.fromEntries(
    rows.mapping
      .filter((row) => row.source === source.code)
      .sort((a, b) => (a.ingredient < b.ingredient ? -1 : 1))
      .map(({ ingredient, series, units, ratio, method }) => [ingredient, { series, units, ratio, method }]),
  )

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
