import { type Adjustment, asPublished, YEAR_OWN, YEAR_WIDE } from '../../adjustment.ts'
import { pointsOf } from '../../consumer-prices.ts'
import { movement, type Points } from '../../index-series.ts'
import { isBefore, yearsBetween } from '../../period.ts'
import { type FigureRow, type IndexRow, isSeasonal, type SeriesRow } from '../../price-rows.ts'
import { ALL_FOOD, EU, EURO_AREA, geoOf } from './codes.ts'

/** by area in Eurostat's code, and class */
export type Hicp = Readonly<Record<string, Readonly<Record<string, Points>>>>

/** HICP by area and class on the newest base there is of it: 2025 = 100 before 2015 = 100. */
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

const lastFullYear = (month: string): string =>
  month.endsWith('-12') ? month.slice(0, 4) : String(Number(month.slice(0, 4)) - 1)

/** Adjusts a figure by the HICP class of its product in its area; seasonal goods to the last whole year only. */
export function byHicp(hicp: Hicp, row: SeriesRow, figure: FigureRow, to: string): Adjustment {
  if (!isBefore(figure.period, to) || row.seasonal) return asPublished(figure, to)
  const target = isSeasonal(row) ? lastFullYear(to) : to
  if (!isBefore(figure.period, target)) return asPublished(figure, target)
  const moved = movementOf(hicp, figure.area === EU ? EURO_AREA : geoOf(figure.area), row.hicp, figure.period, target)
  if (moved === undefined) return asPublished(figure, target)
  const { factor, index, own } = moved
  return { factor, index, to: target, error: (own ? YEAR_OWN : YEAR_WIDE) * yearsBetween(figure.period, target) }
}

interface Movement {
  readonly factor: number
  readonly index: string
  /** by the class itself in the area itself */
  readonly own: boolean
}

/** A country's missing class moves like its food in general, times the euro area's class over the euro area's food. */
function movementOf(hicp: Hicp, area: string, code: string | null, from: string, to: string): Movement | undefined {
  const moved = (where: string, what: string | null) =>
    what === null ? undefined : movement(hicp[where]?.[what] ?? {}, from, to)
  const own = moved(area, code)
  if (own !== undefined) return { factor: own, index: `hicp ${area} ${code}`, own: true }
  const [food, euroFood, euroClass] = [moved(area, ALL_FOOD), moved(EURO_AREA, ALL_FOOD), moved(EURO_AREA, code)]
  if (food !== undefined && euroFood !== undefined && euroClass !== undefined)
    return {
      factor: (food * euroClass) / euroFood,
      index: `hicp ${area} ${ALL_FOOD} × ${EURO_AREA} ${code}`,
      own: false,
    }
  if (food !== undefined) return { factor: food, index: `hicp ${area} ${ALL_FOOD}`, own: false }
  if (euroClass !== undefined) return { factor: euroClass, index: `hicp ${EURO_AREA} ${code}`, own: false }
  return undefined
}
