import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { buildPriceBook } from '../../src/prices/build-price-book.ts'
import { readPriceRows } from '../../src/prices/data-files.ts'
import { estimate, packPrice } from '../../src/prices/estimate.ts'
import { estimates, outliers, type ReportIngredient, report } from '../../src/prices/report.ts'
import { PRICE_SOURCES } from '../../src/prices/sources/index.ts'

const data = (path: string) => fileURLToPath(new URL(`../../data/${path}`, import.meta.url))
const table = (path: string): Record<string, string>[] => parse(readFileSync(data(path)), { columns: true })
const rows = readPriceRows(data('prices'))
const countries = table('countries.csv').map((row) => ({
  code: row.code ?? '',
  currency: row.currency ?? '',
  decimals: Number(row.decimals),
}))
const sources = Object.fromEntries(table('countries.csv').map((row) => [row.code ?? '', row.source ?? '']))
const book = buildPriceBook(rows, sources, '')
const ingredients = table('ingredients.csv').map((row) => ({
  id: row.id ?? '',
  unit: row.unit as ReportIngredient['unit'],
  gramsPerUnit: Number(row.gramsPerUnit),
  pack: Number(row.pack),
}))
const priced = estimates(book, countries, ingredients)

test('every ingredient has a price in every country, within its band', () => {
  const all = [...priced.values()].flatMap((found) => [...found.values()])
  expect(all).toHaveLength(countries.length * ingredients.length)
  for (const one of all) {
    expect(Number.isFinite(one.unitPriceMinor) && one.unitPriceMinor > 0).toBe(true)
    expect(one.lowFactor > 0 && one.lowFactor <= 1 && one.highFactor >= 1 && one.highFactor < 4).toBe(true)
  }
})

test('no price is beyond ten times, or below a tenth, of the median of the other countries', () => {
  expect(outliers(book, countries, priced)).toEqual([])
})

test('a figure whose note says that nobody checked it is not a source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'))
  cpSync(data('prices'), folder, { recursive: true })
  const file = join(folder, 'ru-cpi.csv')
  writeFileSync(file, readFileSync(file, 'utf8').replace(',unverified,', ',source,'))
  expect(() => readPriceRows(folder)).toThrow(/ru-cpi\.csv: line 2: basis: source, but the note says/)
  rmSync(folder, { recursive: true })
})

test('every region has a ratio, and every ratio belongs to a region', () => {
  const listed = table('regions.csv').map((row) => `${row.country} ${row.code}`)
  const known = Object.entries(book.regions).flatMap(([country, regions]) =>
    Object.keys(regions).map((code) => `${country} ${code}`),
  )
  expect(known.sort()).toEqual(listed.sort())
  for (const key of listed) {
    const [country = '', region = ''] = key.split(' ')
    for (const { id, pack } of ingredients) {
      const place = { country, region, storeIndex: 1, decimals: 2 }
      expect(packPrice(estimate(book, id, place), pack)).toBeGreaterThan(0)
    }
  }
})

test('the mapping names every ingredient once for every source, and says why where it uses a proxy', () => {
  const ids = ingredients.map((row) => row.id).sort()
  for (const { code: source } of PRICE_SOURCES) {
    const mapped = rows.mapping.filter((row) => row.source === source)
    expect(mapped.map((row) => row.ingredient).sort()).toEqual(ids)
    for (const row of mapped) {
      expect(row.ratio === 1 || row.method === 'proxy', `${source} ${row.ingredient}`).toBe(true)
      expect(row.method === 'direct' || row.note.length > 5, `${source} ${row.ingredient}`).toBe(true)
    }
  }
})

test('weekly and monthly figures of one day agree', () => {
  const day = rows.figures.filter((row) => row.period === '2025-06-30')
  expect(day).toHaveLength(42)
  for (const { series, price } of day) {
    const month = rows.figures.find(
      (row) => row.source === 'rosstat' && row.series === series && row.period === '2025-06',
    )
    expect(month?.price).toBeCloseTo(price, 10)
  }
})

test('names and units of the BLS series in use are those of its own list', () => {
  const listed = new Map(table('prices/us-series.csv').map((row) => [row.series, row.title]))
  const live = rows.series.filter((row) => row.source === 'bls' && listed.has(row.series))
  expect(live.length).toBeGreaterThan(50)
  for (const { series, title, unit } of live) expect(listed.get(series)).toBe(`${title}, ${unit}`)
})

test('the report counts every country and lists what is unverified', () => {
  const text = report(book, rows, countries, ingredients)
  for (const { code } of countries)
    expect(text).toMatch(new RegExp(`^${code} \\(\\w+\\): \\d+ by their own series`, 'm'))
  expect(text).toContain('median of the other countries in euro): none')
  expect(text).toContain('Unverified figures in use')
  expect(text).toMatch(/rosstat \(75\): 102 470 \(±20 %\)/)
})

test('food is dearer where the published food price level is higher', () => {
  // Rank correlation of the sum over all ingredients' packs with the index of food, over Europe.
  const europe = countries.filter(({ code }) => code !== 'RU' && code !== 'US')
  const basket = europe.map(
    ({ code, decimals }) =>
      ingredients.reduce((sum, { id, pack }) => sum + (priced.get(code)?.get(id)?.unitPriceMinor ?? 0) * pack, 0) /
      10 ** decimals /
      (book.rates[code]?.perEuro ?? 1),
  )
  const index = europe.map(({ code }) => book.levels[code]?.food?.level ?? 0)
  expect(rankCorrelation(basket, index)).toBeGreaterThan(0.9)
})

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]) => values.map((value) => values.filter((other) => other < value).length)
  const [x, y] = [ranks(a), ranks(b)]
  const n = a.length
  const squares = x.reduce((sum, rank, i) => sum + (rank - (y[i] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (n * (n * n - 1))
}
