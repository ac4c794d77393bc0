import { latestOf, latestYearOf, movement, type Points } from './index-series.ts'
import { isBefore, later, monthOf, yearsBetween } from './period.ts'
import { type FigureRow, isOfficial } from './price-rows.ts'

/** Added uncertainty for each year bridged by the product's own index, by a wider one, and by none. */
export const YEAR_OWN = 0.01
export const YEAR_WIDE = 0.04
export const YEAR_NONE = 0.05

/** How a figure is adjusted to a later period. */
export interface Adjustment {
  readonly factor: number
  readonly to: string
  /** null: the figure stays as published */
  readonly index: string | null
  /** half-width of the added uncertainty, as a share */
  readonly error: number
}

/** No index covers the time from the figure to the period. */
export const asPublished = (figure: FigureRow, to: string): Adjustment => ({
  factor: 1,
  to: figure.period,
  index: null,
  error: YEAR_NONE * yearsBetween(figure.period, to),
})

/**
 * Adjusts by consumer prices of a nation: the product's own index from where it begins, and food in general before that.
 * An own index that does not reach the period is left aside: a winter peak must not be carried into summer.
 * @param cpi by item; food in general is 'food'
 * @returns undefined where no index reaches further than `from`
 */
export function byConsumerPrices(
  cpi: Readonly<Record<string, Points>>,
  item: string,
  from: string,
  to: string,
): Adjustment | undefined {
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

/** The month of the newest official figure; '0000' when there is none. */
export const newestMonth = (figures: readonly FigureRow[]): string =>
  figures
    .filter(isOfficial)
    .map((figure) => monthOf(figure.period))
    .reduce(later, '0000')

/** The last month of an index, or undefined when it has none. */
export const lastMonth = (points: Points | undefined): string | undefined =>
  Object.keys(points ?? {})
    .filter((period) => period.length === 7)
    .sort()
    .at(-1)
