import { median } from '../catalogue/median.ts'
import { isYear, monthOf, position } from './period.ts'
import { type FigureRow, isOfficial } from './price-rows.ts'

// Seasons of fresh goods: what a month's price is over the mean of its year. Months of a series are divided by the mean of the
// twelve around them, the ratios of all years and countries of a climate are combined, and what chance explains is taken away
// (data/prices/README.md). A climate without a series has no season: a price there is that of the year.

/**
 * Where goods are ripe and stored at the same time of year: countries (ISO) whose months are taken together. The other countries
 * of the south publish no months that we know of.
 */
const CLIMATES = {
  'north-america': ['US'],
  'north-europe': [
    ...['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'EE', 'FI', 'GB', 'HU', 'IE', 'IS'],
    ...['LT', 'LU', 'LV', 'NL', 'NO', 'PL', 'RU', 'SE', 'SK'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Climate = keyof typeof CLIMATES

const YEAR = 12
/** Years of ratios, in all its countries, that tell how far a month strays from its usual ratio. */
const ENOUGH_YEARS = 3
/** That distance in logarithms, where no series is long enough to tell. */
const USUAL_NOISE = 0.06

/** The months of a product in a country, and which ingredients it is. */
export interface MonthlySeries {
  readonly country: string
  readonly figures: readonly FigureRow[]
  readonly ingredients: readonly string[]
}

/** Factors on the mean of a year, January first; their mean is 1. */
export type SeasonFactors = readonly number[]

export interface Seasons {
  /** by climate and ingredient id */
  readonly factors: Readonly<Partial<Record<Climate, Readonly<Record<string, SeasonFactors>>>>>
  /** standard deviation of a month's ratio from one year to another, in logarithms: the error of a factor */
  readonly noise: number
}

export const NO_SEASONS: Seasons = { factors: {}, noise: 0 }

export const climateOf = (country: string): Climate | undefined =>
  (Object.keys(CLIMATES) as Climate[]).find((climate) => (CLIMATES[climate] as readonly string[]).includes(country))

/**
 * What the price of a month is over the mean of the year; 1 where no season is known.
 * @param month 1 to 12
 */
export const seasonFactor = (seasons: Seasons, ingredient: string, country: string, month: number): number => {
  const climate = climateOf(country)
  return (climate && seasons.factors[climate]?.[ingredient]?.[month - 1]) ?? 1
}

/** The month that a period is or lies in, 1 to 12; undefined for a year. */
export const monthNumber = (period: string): number | undefined =>
  isYear(period) ? undefined : Number(period.slice(5, 7))

/** Logarithms of a month's price over the mean of the twelve around it, by month: thirteen, of which the outer two count half. */
function ratiosOf(figures: readonly FigureRow[]): number[][] {
  const prices = new Map(
    figures.filter((f) => isOfficial(f) && f.period.length === 7).map((f) => [position(monthOf(f.period)), f.price]),
  )
  const ratios: number[][] = Array.from({ length: YEAR }, () => [])
  for (const [at, price] of prices) {
    const around = Array.from({ length: YEAR + 1 }, (_, i) => prices.get(at + i - YEAR / 2))
    if (!around.every((one) => one !== undefined)) continue
    const sum = around.reduce((total, one, i) => total + one * (i === 0 || i === YEAR ? 0.5 : 1), 0)
    ratios[at % YEAR]?.push(Math.log((price * YEAR) / sum))
  }
  return ratios
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean square distance of a month's ratios from their mean, over all months. */
const spreadOf = (ratios: readonly (readonly number[])[]): number =>
  mean(ratios.flatMap((some) => some.map((one) => ((one - mean(some)) ** 2 * some.length) / (some.length - 1))))

/**
 * Medians of the ratios, shrunk by the share of their variance that chance explains: max(0, 1 − noise² / (years × variance)).
 * @param noise standard deviation of one ratio
 */
function shrunk(ratios: readonly (readonly number[])[], noise: number): SeasonFactors {
  const usual = ratios.map(median)
  const centre = mean(usual)
  const years = Math.min(...ratios.map((some) => some.length))
  const variance = mean(usual.map((one) => (one - centre) ** 2))
  const share = variance === 0 ? 0 : Math.max(0, 1 - noise ** 2 / (years * variance))
  const factors = usual.map((one) => Math.exp(share * (one - centre)))
  return factors.map((one) => one / mean(factors))
}

/** The seasons that monthly figures tell, where each month has a ratio in some year. */
export function seasonsOf(series: readonly MonthlySeries[]): Seasons {
  const byProduct = new Map<string, { climate: Climate; ingredient: string; ratios: number[][] }>()
  for (const { country, figures, ingredients } of series) {
    const climate = climateOf(country)
    const ratios = climate ? ratiosOf(figures) : []
    if (climate === undefined || ratios.every((some) => some.length === 0)) continue
    for (const ingredient of ingredients) {
      const key = `${climate} ${ingredient}`
      const known = byProduct.get(key)?.ratios
      byProduct.set(key, {
        climate,
        ingredient,
        ratios: ratios.map((some, month) => [...(known?.[month] ?? []), ...some]),
      })
    }
  }
  const whole = [...byProduct.values()].filter(({ ratios }) => ratios.every((some) => some.length > 0))
  const long = whole.filter(({ ratios }) => ratios.every((some) => some.length >= ENOUGH_YEARS))
  const noise = long.length === 0 ? USUAL_NOISE : Math.sqrt(mean(long.map(({ ratios }) => spreadOf(ratios))))
  const factors: Partial<Record<Climate, Record<string, SeasonFactors>>> = {}
  for (const { climate, ingredient, ratios } of whole) {
    const found = shrunk(ratios, noise)
    if (found.some((one) => one !== 1)) factors[climate] = { ...factors[climate], [ingredient]: found }
  }
  return { factors, noise }
}
