import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { buildPriceBook } from '../../src/prices/build-price-book.ts'
import { readPriceRows } from '../../src/prices/data-files.ts'
import { estimate } from '../../src/prices/estimate.ts'
import { monthAt, position } from '../../src/prices/period.ts'
import type { FigureRow } from '../../src/prices/price-rows.ts'
import { climateOf, type MonthlySeries, seasonFactor, seasonsOf } from '../../src/prices/season.ts'
import { countrySources } from '../../src/prices/sources/index.ts'

const { countries } = readFacts(CONTENT)
const book = buildPriceBook(readPriceRows(join(CONTENT, 'prices')), countrySources(countries), '')
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)
const priceIn = (ingredient: string, country: string, month?: number) =>
  estimate(book, ingredient, { country, region: '', storeIndex: 1, decimals: 2, ...(month ? { month } : {}) })
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const months = (country: string, prices: readonly number[], start = '2020-01'): MonthlySeries => ({
  country,
  ingredients: ['leek'],
  figures: prices.map(
    (price, i): FigureRow => ({
      source: 'office',
      series: 's',
      area: country,
      period: monthAt(position(start) + i),
      price,
      basis: 'source',
      error: null,
      publisher: '',
      official: true,
      note: '',
      origin: 'data',
    }),
  ),
})

test('the months of a year cost its mean, for every product of every climate', () => {
  const all = Object.values(book.seasons.factors).flatMap((products) => Object.entries(products ?? {}))
  expect(all.length).toBeGreaterThan(20)
  for (const [ingredient, factors] of all) {
    expect(mean(factors), ingredient).toBeCloseTo(1, 12)
    expect(Math.min(...factors), ingredient).toBeGreaterThan(0.5)
    expect(Math.max(...factors), ingredient).toBeLessThan(2)
  }
  for (const ingredient of ['tomato', 'cucumber', 'potato']) {
    const year = priceIn(ingredient, 'LV').unitPriceMinor
    expect(mean(MONTHS.map((month) => priceIn(ingredient, 'LV', month).unitPriceMinor))).toBeCloseTo(year, 8)
  }
})

test.each([
  ['tomato', 'LV', 2, 8],
  ['cucumber', 'LV', 2, 8],
  ['cucumber', 'RU', 1, 6],
  ['zucchini', 'PL', 2, 8],
  ['potato', 'CZ', 6, 10],
  ['white-cabbage', 'SE', 6, 11],
  ['strawberry', 'US', 12, 6],
  ['tomato', 'US', 1, 6],
])('%s in %s are dearer in month %i than in month %i', (ingredient, country, dear, cheap) => {
  const [high, low] = [priceIn(ingredient, country, dear), priceIn(ingredient, country, cheap)]
  expect(high.unitPriceMinor).toBeGreaterThan(1.1 * low.unitPriceMinor)
  expect(high.season).toBeGreaterThan(1)
  expect(low.season).toBeLessThan(1)
})

test('what is not of the harvest, and countries whose climate has no series, cost the same all year', () => {
  for (const [ingredient, country] of [
    ['butter', 'LV'],
    ['egg', 'US'],
    ['tomato', 'ES'],
    ['cucumber', 'US'],
  ] as const) {
    const year = priceIn(ingredient, country)
    expect(climateOf('ES')).toBeUndefined()
    for (const month of MONTHS) expect(priceIn(ingredient, country, month)).toEqual(year)
  }
})

test('grade, period and publishers of a price stay those of its figure, and its band widens', () => {
  const [year, february] = [priceIn('tomato', 'LV'), priceIn('tomato', 'LV', 2)]
  const { season, unitPriceMinor, lowFactor, highFactor, ...rest } = february
  expect(year).toMatchObject(rest)
  expect(unitPriceMinor).toBeCloseTo(year.unitPriceMinor * season, 10)
  expect(lowFactor).toBeLessThan(year.lowFactor)
  expect(highFactor).toBeGreaterThan(year.highFactor)
})

test('a figure of one month is taken to the mean of its year before it prices another month', () => {
  // BLS, August 2026: 1.977 USD a pound of tomatoes.
  const august = priceIn('tomato', 'US', 8)
  expect(august).toMatchObject({ period: '2026-08', adjustedTo: '2026-08' })
  expect(august.unitPriceMinor).toBeCloseTo((1.977 * 100) / 453.592, 8)
})

test('a yearly rhythm in any trend is found again, and a price without one has no season', () => {
  const rhythm = fc.array(fc.double({ min: -0.4, max: 0.4, noNaN: true }), { minLength: 12, maxLength: 12 })
  const growth = fc.double({ min: -0.005, max: 0.01, noNaN: true })
  fc.assert(
    fc.property(rhythm, growth, (logs, monthly) => {
      const prices = Array.from({ length: 60 }, (_, i) => Math.exp((logs[i % 12] ?? 0) + i * monthly))
      const found = seasonsOf([months('US', prices)])
      const true_ = logs.map(Math.exp)
      for (const month of MONTHS) {
        const ratio = (true_[month - 1] ?? 1) / mean(true_)
        expect(Math.abs(seasonFactor(found, 'leek', 'US', month) / ratio - 1)).toBeLessThan(0.08)
      }
    }),
  )
  const flat = seasonsOf([months('US', Array(60).fill(2.5))])
  expect(MONTHS.map((month) => seasonFactor(flat, 'leek', 'US', month))).toEqual(Array(12).fill(1))
})

test('what chance explains is no season: few years of small waves are shrunk, long ones stay', () => {
  const wave = (i: number, height: number) => Math.exp(height * Math.sin((i * Math.PI) / 6))
  const long = (height: number) =>
    months(
      'US',
      Array.from({ length: 96 }, (_, i) => wave(i, height)),
    )
  const short = (height: number) =>
    months(
      'LV',
      Array.from({ length: 24 }, (_, i) => wave(i, height)),
    )
  const swing = (series: MonthlySeries) => {
    const found = seasonsOf([series])
    return seasonFactor(found, 'leek', series.country, 4) - 1
  }
  // One year alone is judged by the noise that longer series have.
  expect(swing(short(0.05))).toBe(0)
  expect(swing(short(0.3))).toBeGreaterThan(0.25)
  expect(swing(short(0.3))).toBeLessThan(swing(long(0.3)))
})

test('a month that no year has a ratio of leaves the product without a season', () => {
  const found = seasonsOf([
    months(
      'US',
      Array.from({ length: 20 }, (_, i) => 1 + (i % 12) / 12),
    ),
  ])
  expect(found.factors).toEqual({})
})
