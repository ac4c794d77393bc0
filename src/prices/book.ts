import { type Change, chain, latestOf, latestYearOf, movement, type Points } from './indices.ts'
import { endOf, isBefore, later, monthOf, yearsBetween } from './period.ts'
import {
  type Basis,
  current,
  type FigureRow,
  figureKey,
  type IndexRow,
  indexKey,
  type PriceRows,
  ratioKey,
  type SeriesRow,
  SOURCES,
  type SourceCode,
} from './rows.ts'

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

/** Price level of a food group, EU = 1, carried from the year of the index to the last year of the HICP. */
export interface PriceLevel {
  readonly level: number
  readonly year: string
  readonly carriedTo: string
  readonly basis: Basis
  readonly error: number
}

export interface Rate {
  readonly currency: string
  readonly perEuro: number
  readonly period: string
  readonly basis: Basis
  readonly error: number
}

/** Where a source's national figures stand. */
const NATIONAL: Readonly<Record<'rosstat' | 'bls', string>> = { rosstat: '643', bls: '0000' }
/** Half-widths where a row states none. */
const ERROR: Readonly<Record<Basis, number>> = { source: 0.02, derived: 0.03, recalled: 0.2 }
/** Added uncertainty for each year bridged by the product's own index, by a wider one, and by none. */
const YEAR_OWN = 0.01
const YEAR_WIDE = 0.04
const YEAR_NONE = 0.05
/** HICP classes of fresh fruit, vegetables and potatoes: a single month of them is a season, not a trend. */
const SEASONAL_CLASS = /^CP011(6[1-5]|7[1-5])/
const ALL_FOOD = 'CP01'
/** The HICP class that stands for a food group of the price level indices. */
const GROUP_CLASS: Readonly<Record<string, string>> = {
  bread_cereals: 'CP0111',
  meat: 'CP0112',
  fish: 'CP0113',
  milk_cheese_eggs: 'CP0114',
  oils_fats: 'CP0115',
  fruits: 'CP0116',
  vegetables_potatoes: 'CP0117',
  sugar_confectionery: 'CP0118',
  ready_made_other: 'CP0119',
  non_alcoholic: 'CP012',
}
/** The wider group whose index stands in where a country has none of the group itself. */
const WIDER_GROUP: Readonly<Record<string, string>> = {
  fruits: 'fruits_vegetables_potatoes',
  vegetables_potatoes: 'fruits_vegetables_potatoes',
  sugar_confectionery: 'other_food',
  ready_made_other: 'other_food',
}
const PLI_BASE = 'EU27_2020'

/** Chooses one figure per series, brings it up to date, and lays out what estimates look up. */
export function buildPriceBook(rows: PriceRows, revision: string): PriceBook {
  const figures = current(rows.figures, figureKey)
  const indices = current(rows.indices, indexKey)
  const consumerPrices = { RU: cpi(indices, 'RU'), US: cpi(indices, 'US') }
  const hicp = hicpPoints(indices)
  const period = commonPeriods(figures, consumerPrices, hicp)
  const rates = latestRates(indices)
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
    rates,
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

/** Whether a statistical office published it; a consumers' association is none. */
export const official = (figure: { readonly basis: Basis; readonly publisher: string }): boolean =>
  figure.basis !== 'recalled' && figure.publisher !== 'Familles Rurales'

function spread(figures: readonly FigureRow[], chosen: FigureRow): [number, number] {
  const end = endOf(chosen.period)
  const start = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`
  const prices = figures
    .filter((f) => f.area === chosen.area && official(f) && endOf(f.period) > start && endOf(f.period) <= end)
    .map((f) => f.price / chosen.price)
  return official(chosen) ? [Math.min(1, ...prices), Math.max(1, ...prices)] : [1, 1]
}

interface Update {
  readonly factor: number
  readonly to: string
  readonly index: string | null
  readonly error: number
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

type ConsumerPrices = Readonly<Record<'RU' | 'US', Readonly<Record<string, Points>>>>
/** by geo and class */
type Hicp = Readonly<Record<string, Readonly<Record<string, Points>>>>

/** How a chosen figure is brought to its source's common period. */
function brought(row: SeriesRow, figure: FigureRow, to: string, cpis: ConsumerPrices, hicp: Hicp): Update {
  const asPublished = (target: string): Update => ({
    factor: 1,
    to: figure.period,
    index: null,
    error: YEAR_NONE * yearsBetween(figure.period, target),
  })
  if (!isBefore(figure.period, to) || row.seasonal) return asPublished(to)
  if (row.source === 'eurostat') {
    const target = row.hicp !== null && SEASONAL_CLASS.test(row.hicp) ? lastFullYear(to) : to
    if (!isBefore(figure.period, target)) return asPublished(target)
    const goal = europeanMovement(hicp, figure.area, row.hicp, figure.period, target)
    if (goal === undefined) return asPublished(target)
    return { ...goal, to: target, error: (goal.own ? YEAR_OWN : YEAR_WIDE) * yearsBetween(figure.period, target) }
  }
  return (
    consumerMovement(cpis[row.source === 'rosstat' ? 'RU' : 'US'], row.series, figure.period, to) ?? asPublished(to)
  )
}

const lastFullYear = (month: string): string =>
  month.endsWith('-12') ? month.slice(0, 4) : String(Number(month.slice(0, 4)) - 1)

/**
 * The product's own index from where it begins, and food in general before that. An own index that does not reach the
 * common period is left aside: a winter peak must not be carried into summer.
 */
function consumerMovement(
  cpi: Readonly<Record<string, Points>>,
  item: string,
  from: string,
  to: string,
): Update | undefined {
  const food = cpi.food ?? {}
  const own = cpi[item]
  if (own !== undefined && latestOf(own) === to) {
    const start = Object.keys(own).sort()[0] ?? to
    const joint = !isBefore(from, start) && movement(own, from, to) !== undefined ? from : start
    const [late, early] = [movement(own, joint, to), joint === from ? 1 : movement(food, from, joint)]
    if (late !== undefined && early !== undefined) {
      const error = YEAR_OWN * yearsBetween(joint, to) + YEAR_WIDE * yearsBetween(from, joint)
      return { factor: late * early, to, index: `cpi ${item}`, error }
    }
  }
  const reach = [to, latestOf(food), latestYearOf(food)].find(
    (goal) => goal !== undefined && isBefore(from, goal) && movement(food, from, goal) !== undefined,
  )
  if (reach === undefined) return undefined
  const factor = movement(food, from, reach) ?? 1
  const error = YEAR_WIDE * yearsBetween(from, reach) + YEAR_NONE * yearsBetween(reach, to)
  return { factor, to: reach, index: 'cpi food', error }
}

/** A country's missing class moves like its food in general, times the euro area's class over the euro area's food. */
function europeanMovement(hicp: Hicp, area: string, code: string | null, from: string, to: string) {
  const geo = area === PLI_BASE ? 'EA' : area
  const moved = (place: string, what: string) => movement(hicp[place]?.[what] ?? {}, from, to)
  const own = code === null ? undefined : moved(geo, code)
  if (own !== undefined && code !== null) return { factor: own, index: `hicp ${geo} ${code}`, own: true }
  const [food, euroFood] = [moved(geo, ALL_FOOD), moved('EA', ALL_FOOD)]
  const euroClass = code === null ? undefined : moved('EA', code)
  if (food !== undefined && euroFood !== undefined && euroClass !== undefined)
    return { factor: (food * euroClass) / euroFood, index: `hicp ${geo} ${ALL_FOOD} × EA ${code}`, own: false }
  if (food !== undefined) return { factor: food, index: `hicp ${geo} ${ALL_FOOD}`, own: false }
  if (euroClass !== undefined) return { factor: euroClass, index: `hicp EA ${code}`, own: false }
  return undefined
}

/** Consumer price indices of one country by item: published changes chained, published levels as they are. */
function cpi(indices: readonly IndexRow[], area: 'RU' | 'US'): Record<string, Points> {
  const rows = indices.filter((row) => row.kind === 'cpi' && row.area === area)
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.code)].flatMap(([code, all]): [string, Points][] => {
      const levels = all.filter((row) => /=100$/.test(row.measure))
      if (levels.length > 0) return [[code, pointsOf(levels.filter((row) => row.measure === levels[0]?.measure))]]
      const changes = all.filter((row): row is IndexRow & Change => /^(mom|ytd|yoy|decdec)$/.test(row.measure))
      return changes.length > 0 ? [[code, chain(changes)]] : []
    }),
  )
}

const pointsOf = (rows: readonly IndexRow[]): Points => Object.fromEntries(rows.map((row) => [row.period, row.value]))

/** HICP by geo and class on the newest base there is of it: 2025 = 100 before 2015 = 100. */
function hicpPoints(indices: readonly IndexRow[]): Hicp {
  const rows = indices.filter((row) => row.kind === 'hicp' && /^I\d\d$/.test(row.measure))
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.area)].map(([area, all]) => [
      area,
      Object.fromEntries(
        [...Map.groupBy(all, (row) => row.code)].map(([code, some]) => {
          const base = some
            .map((row) => row.measure)
            .sort()
            .at(-1)
          return [code, pointsOf(some.filter((row) => row.measure === base))]
        }),
      ),
    ]),
  )
}

/** The last month of the index that brings figures forward; without a monthly index, the month of the newest figure. */
function commonPeriods(figures: readonly FigureRow[], cpis: ConsumerPrices, hicp: Hicp): Record<SourceCode, string> {
  const newest = (source: SourceCode) =>
    figures
      .filter((f) => f.source === source && official(f))
      .map((f) => monthOf(f.period))
      .reduce(later, '0000')
  const lastMonth = (points: Points | undefined) =>
    Object.keys(points ?? {})
      .filter((period) => period.length === 7)
      .sort()
      .at(-1)
  return {
    rosstat: lastMonth(cpis.RU.food) ?? newest('rosstat'),
    bls: later(lastMonth(cpis.US.food) ?? '0000', newest('bls')),
    eurostat: lastMonth(hicp.EA?.[ALL_FOOD]) ?? newest('eurostat'),
  }
}

/** Eurostat writes EL and UK where ISO has GR and GB. */
export const isoOf = (geo: string): string => ({ EL: 'GR', UK: 'GB' })[geo] ?? geo
const geoOf = (iso: string): string => ({ GR: 'EL', GB: 'UK' })[iso] ?? iso

function latestRates(indices: readonly IndexRow[]): Record<string, Rate> {
  const rows = indices.filter((row) => row.kind === 'rate')
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.area)].map(([country, all]) => {
      // A month beats the mean of the year it belongs to: a price is paid at the rate of the day.
      const row = all.reduce((best, next) => (rateAge(next) > rateAge(best) ? next : best))
      const error = row.error ?? 0
      return [country, { currency: row.code, perEuro: row.value, period: row.period, basis: row.basis, error }]
    }),
  )
}
const rateAge = (row: IndexRow) => (row.period.length === 4 ? `${row.period}-00` : row.period)

/** The rate of a period: its own, its year's mean, or the last one before it. */
function rateAt(indices: readonly IndexRow[], country: string, period: string): number {
  const rows = indices.filter((row) => row.kind === 'rate' && row.area === country)
  const row =
    rows.find((rate) => rate.period === period) ??
    rows.find((rate) => rate.period === period.slice(0, 4)) ??
    rows
      .filter((rate) => endOf(rate.period) <= endOf(period))
      .sort((a, b) => (endOf(a.period) < endOf(b.period) ? 1 : -1))[0]
  return row?.value ?? 1
}

/**
 * Price level indices compare prices turned into euro in the year of the index. To bring one nearer to today it is
 * multiplied by how prices moved in the country against the euro area since, and by how its currency moved.
 */
function priceLevels(indices: readonly IndexRow[], hicp: Hicp): Record<string, Record<string, PriceLevel>> {
  const rows = indices.filter((row) => row.kind === 'pli' && row.measure === PLI_BASE)
  const levels: Record<string, Record<string, PriceLevel>> = {}
  for (const [area, all] of Map.groupBy(rows, (row) => row.area)) {
    const country = isoOf(area)
    const groups: Record<string, PriceLevel> = {}
    for (const [group, some] of Map.groupBy(all, (row) => row.code)) {
      const row = some.reduce((best, next) => (next.period > best.period ? next : best))
      const drift =
        area === PLI_BASE ? { factor: 1, to: row.period } : driftSince(hicp, area, GROUP_CLASS[group], row.period)
      const currency =
        drift.to === row.period ? 1 : rateAt(indices, country, row.period) / rateAt(indices, country, drift.to)
      groups[group] = {
        level: (row.value / 100) * drift.factor * currency,
        year: row.period,
        carriedTo: drift.to,
        basis: row.basis,
        error: row.error ?? 0.03,
      }
    }
    for (const [group, wider] of Object.entries(WIDER_GROUP)) {
      const stand = groups[wider]
      if (groups[group] === undefined && stand !== undefined) groups[group] = stand
    }
    levels[country] = groups
  }
  return levels
}

/** How a country's prices moved against the euro area's since a year, to the latest period that both indices have. */
function driftSince(hicp: Hicp, area: string, code: string | undefined, year: string): { factor: number; to: string } {
  for (const what of code === undefined ? [ALL_FOOD] : [code, ALL_FOOD]) {
    const [here, euro] = [hicp[geoOf(isoOf(area))]?.[what], hicp.EA?.[what]]
    if (here === undefined || euro === undefined) continue
    const periods = Object.keys(here).filter((period) => euro[period] !== undefined && isBefore(year, period))
    const to = periods.length === 0 ? undefined : periods.reduce(later)
    if (to === undefined) continue
    const [moved, euroMoved] = [movement(here, year, to), movement(euro, year, to)]
    if (moved !== undefined && euroMoved !== undefined) return { factor: moved / euroMoved, to }
  }
  return { factor: 1, to: year }
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
