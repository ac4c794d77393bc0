import { median } from '../catalogue/median.ts'
import { type Estimate, estimate } from './estimate.ts'
import { toMajor } from './money.ts'
import { isBefore } from './period.ts'
import type { PriceBook } from './price-book.ts'
import { current, figureKey, indexKey, type PriceRows } from './price-rows.ts'

export interface ReportCountry {
  readonly code: string
  readonly currency: string
  readonly decimals: number
}

export interface ReportIngredient {
  readonly id: string
  readonly unit: 'g' | 'ml' | 'pcs'
  /** grams of one unit */
  readonly gramsPerUnit: number
}

/** A price that is far from the other countries'. */
export interface Outlier {
  readonly ingredient: string
  readonly country: string
  /** times the median of the other countries, in euro */
  readonly times: number
}

/** Beyond this many times the median of the other countries, or its inverse, a price needs an explanation. */
export const OUTLIER = 10
const EXTREMES = 10

type Table = ReadonlyMap<string, ReadonlyMap<string, Estimate>>

/** Every ingredient in every country, at the national average. */
export function estimates(
  book: PriceBook,
  countries: readonly ReportCountry[],
  ingredients: readonly ReportIngredient[],
): Table {
  return new Map(
    countries.map(({ code, decimals }) => [
      code,
      new Map(
        ingredients.map(({ id }) => [id, estimate(book, id, { country: code, region: '', storeIndex: 1, decimals })]),
      ),
    ]),
  )
}

/** Prices beyond ten times, or below a tenth, of the median of the other countries in euro; the furthest first. */
export function outliers(
  book: PriceBook,
  countries: readonly ReportCountry[],
  table: Table,
  limit = OUTLIER,
): Outlier[] {
  const euro = (country: ReportCountry, found: Estimate) =>
    toMajor(found.unitPriceMinor, country.decimals) / (book.rates[country.code]?.perEuro ?? Number.NaN)
  const ids = [...(table.values().next().value?.keys() ?? [])]
  return ids
    .flatMap((ingredient) => {
      const prices = countries.flatMap((country) => {
        const found = table.get(country.code)?.get(ingredient)
        return found ? [{ country: country.code, price: euro(country, found) }] : []
      })
      return prices.map(({ country, price }) => ({
        ingredient,
        country,
        times: price / median(prices.filter((other) => other.country !== country).map((other) => other.price)),
      }))
    })
    .filter(({ times }) => !(times < limit && times > 1 / limit))
    .sort((a, b) => Math.abs(Math.log(b.times)) - Math.abs(Math.log(a.times)))
}

/** The state of the prices in words, for operators and reviewers. */
export function report(
  book: PriceBook,
  rows: PriceRows,
  countries: readonly ReportCountry[],
  ingredients: readonly ReportIngredient[],
): string {
  const table = estimates(book, countries, ingredients)
  const far = outliers(book, countries, table)
  const periods = Object.entries(book.period).map(([source, period]) => `${source} ${period}`)
  return [
    `Prices, revision ${book.revision.slice(0, 12) || '(unsaved)'}; adjusted to: ${periods.join(', ')}`,
    '',
    ...countries.flatMap((country) => countryLines(country, ingredients, table.get(country.code) ?? new Map())),
    `Outliers (beyond ${OUTLIER} times the median of the other countries in euro): ${far.length === 0 ? 'none' : ''}`,
    ...far.map(({ ingredient, country, times }) => `  ${ingredient} in ${country}: ${times.toFixed(2)} times`),
    'Furthest from the other countries:',
    ...outliers(book, countries, table, 1)
      .slice(0, EXTREMES)
      .map(({ ingredient, country, times }) => `  ${ingredient} in ${country}: ${times.toFixed(2)} times`),
    '',
    ...unverifiedLines(book, rows),
  ].join('\n')
}

function countryLines(
  country: ReportCountry,
  ingredients: readonly ReportIngredient[],
  found: ReadonlyMap<string, Estimate>,
): string[] {
  const all = [...found.values()]
  const count = (holds: (estimate: Estimate) => boolean) => all.filter(holds).length
  const oldest = all.map((one) => one.period).reduce((a, b) => (isBefore(b, a) ? b : a))
  const perKilogram = ingredients
    .flatMap(({ id, gramsPerUnit }) => {
      const one = found.get(id)
      return one ? [{ id, price: (toMajor(one.unitPriceMinor, country.decimals) / gramsPerUnit) * 1000 }] : []
    })
    .sort((a, b) => b.price - a.price)
  const list = (some: readonly { id: string; price: number }[]) =>
    some.map(({ id, price }) => `${id} ${price.toFixed(country.decimals)}`).join(', ')
  const direct = (one: Estimate) => one.method === 'direct'
  return [
    `${country.code} (${all[0]?.source}): ${count(direct)} by their own series (${count((one) => direct(one) && one.official && !one.stale)} of them published and recent), ` +
      `${count((one) => !direct(one))} by proxies, ${count((one) => one.basis === 'unverified')} on unverified figures, ${count((one) => one.stale)} stale; oldest period ${oldest}`,
    `  dearest per kg, ${country.currency}: ${list(perKilogram.slice(0, EXTREMES))}`,
    `  cheapest per kg, ${country.currency}: ${list(perKilogram.slice(-EXTREMES).reverse())}`,
    '',
  ]
}

/** Every figure in use that nobody published. */
function unverifiedLines(book: PriceBook, rows: PriceRows): string[] {
  const series = Object.entries(book.series).flatMap(([source, all]) => {
    const unverified = Object.entries(all).filter(([, figure]) => figure.basis === 'unverified')
    return unverified.length === 0
      ? []
      : [
          `  ${source} (${unverified.length}): ${unverified.map(([id, figure]) => `${id} ${figure.price} (±${Math.round(figure.error * 100)} %)`).join(', ')}`,
        ]
  })
  const indices = Map.groupBy(
    current(rows.indices, indexKey).filter((row) => row.basis === 'unverified'),
    (row) => `${row.kind} ${row.kind === 'cpi' ? row.area : ''}`.trim(),
  )
  const ratios = current(rows.ratios, (row) => `${row.country} ${row.region} ${row.series} ${row.period}`).filter(
    (row) => row.basis === 'unverified',
  )
  const figures = current(rows.figures, figureKey).filter((row) => row.basis === 'unverified')
  return [
    `Unverified figures in use, of ${figures.length} in the files:`,
    ...series,
    ...[...indices].map(
      ([kind, all]) => `  ${kind} (${all.length}): ${[...new Set(all.map((row) => row.area))].join(' ')}`,
    ),
    `  regional ratios (${ratios.length}): ${ratios.map((row) => `${row.region} ${row.ratio}`).join(', ')}`,
  ]
}
