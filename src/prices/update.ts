import { type Change, chain, latestOf, latestYearOf, movement, type Points } from './indices.ts'
import { isBefore, later, monthOf, yearsBetween } from './period.ts'
import { EU, type FigureRow, type IndexRow, official, type SeriesRow, type SourceCode } from './rows.ts'

/** The HICP of food in general: food and non-alcoholic beverages. */
export const ALL_FOOD = 'CP01'
/** Added uncertainty for each year bridged by the product's own index, by a wider one, and by none. */
const YEAR_OWN = 0.01
const YEAR_WIDE = 0.04
const YEAR_NONE = 0.05
/** HICP classes of fresh fruit, vegetables and potatoes: a single month of them is a season, not a trend. */
const SEASONAL_CLASS = /^CP011(6[1-5]|7[1-5])/

/** How a figure is brought nearer to today. */
export interface Update {
  readonly factor: number
  readonly to: string
  readonly index: string | null
  readonly error: number
}

export type ConsumerPrices = Readonly<Record<'RU' | 'US', Readonly<Record<string, Points>>>>
/** by geo and class */
export type Hicp = Readonly<Record<string, Readonly<Record<string, Points>>>>

/** How a chosen figure is brought to its source's common period. */
export function brought(row: SeriesRow, figure: FigureRow, to: string, cpis: ConsumerPrices, hicp: Hicp): Update {
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
  const geo = area === EU ? 'EA' : area
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
export function cpi(indices: readonly IndexRow[], area: 'RU' | 'US'): Record<string, Points> {
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
export function hicpPoints(indices: readonly IndexRow[]): Hicp {
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
export function commonPeriods(
  figures: readonly FigureRow[],
  cpis: ConsumerPrices,
  hicp: Hicp,
): Record<SourceCode, string> {
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
