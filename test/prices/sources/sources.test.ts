import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { officeName } from '../../../schema/price-note.ts'
import { readFacts } from '../../../src/catalogue/content/read.ts'
import { CONTENT } from '../../../src/catalogue/content-folder.ts'
import { LANGUAGES } from '../../../src/i18n/locale.ts'
import { buildPriceBook } from '../../../src/prices/build-price-book.ts'
import { readPriceRows } from '../../../src/prices/data-files.ts'
import { estimate } from '../../../src/prices/estimate.ts'
import { isYear } from '../../../src/prices/period.ts'
import { isOfficial } from '../../../src/prices/price-rows.ts'
import { countrySources, OFFICES, PRICE_SOURCES, SURVEYS, sourceOf } from '../../../src/prices/sources/index.ts'

const PRICES = join(CONTENT, 'prices')
const rows = readPriceRows(PRICES)
const { countries, ingredients, regions } = readFacts(CONTENT)
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

test('every folder of an office is in the list, and is named like its office', () => {
  const folders = readdirSync(path('../../../src/prices/sources'), { withFileTypes: true })
  expect(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(OFFICES.map(({ code }) => code).sort())
})

test('every office has a test of its own and publishes files that can be imported', async () => {
  const tests = readdirSync(path('.'))
  for (const office of OFFICES) {
    expect(tests).toContain(`${office.code}.test.ts`)
    expect(await office.formats(), office.code).not.toHaveLength(0)
    expect(office.publishes).toMatch(/^(an?|the) /)
  }
})

test('every office whose prices are named beside a price has a name in every language, and not only its abbreviation', () => {
  const named = Object.values(buildPriceBook(rows, countrySources(countries), '').publishers).flat()
  const offices = new Set([...named, ...SURVEYS.map(({ publisher }) => publisher)])
  expect(offices.size).toBeGreaterThanOrEqual(10)
  for (const office of offices)
    for (const lang of LANGUAGES) {
      const name = officeName(lang, office)
      expect(office === 'rosstat' || name !== office, `${office} ${lang}: ${name}`).toBe(true)
    }
  for (const { code, publisher } of SURVEYS) expect(officeName('de', code)).toBe(officeName('de', publisher))
})

test('every country names a source, every source prices a country, and its own nation where it has one', () => {
  const sources = countrySources(countries)
  expect(new Set(Object.values(sources))).toEqual(new Set(PRICE_SOURCES.map(({ code }) => code)))
  for (const { code, nation } of PRICE_SOURCES) if (nation) expect(sources[nation.country]).toBe(code)
  for (const { country } of regions)
    expect(PRICE_SOURCES.some(({ code, nation }) => nation?.country === country && sources[country] === code)).toBe(
      true,
    )
})

test('a country with a source that is not there is refused, and one without a source has no price', () => {
  expect(() => countrySources([{ code: 'XX', source: 'nowhere' }])).toThrow(
    `countries.csv: XX: source ‘nowhere’ is not one of ${PRICE_SOURCES.map(({ code }) => code).join(', ')}`,
  )
  const book = buildPriceBook(rows, { US: 'bls' }, '')
  expect(sourceOf(book, 'US').code).toBe('bls')
  const scope = { country: 'FR', region: '', storeIndex: 1, decimals: 2 }
  expect(() => estimate(book, 'butter', scope)).toThrow('no source prices FR')
})

test('the mean of a year is of a year that is over: the newest figure of a list tells how old its prices are', () => {
  const published = rows.figures.filter(isOfficial).map(({ period }) => period)
  const lastMonth = published.filter((period) => !isYear(period)).reduce((a, b) => (b > a ? b : a))
  for (const period of published.filter(isYear)) expect(Number(period)).toBeLessThan(Number(lastMonth.slice(0, 4)))
})

test('every source prices every ingredient', () => {
  for (const { code } of PRICE_SOURCES) {
    const mapped = rows.mapping.filter((row) => row.source === code).map((row) => row.ingredient)
    expect(mapped.sort(), code).toEqual(ingredients.map(({ id }) => id).sort())
  }
})

test('every file of prices belongs to one office, and its rows say so', () => {
  /** Files that tests compare others with. */
  const COMPARED = ['us-series.csv', 'spending.csv']
  const read = OFFICES.flatMap((office) => {
    const files: string[] = []
    office.rows({
      read: <T>(file: string, _: z.ZodType<T>): T[] => {
        files.push(file)
        return []
      },
    })
    return files
  })
  const there = readdirSync(PRICES).filter((file) => file.endsWith('.csv') && !COMPARED.includes(file))
  expect(read.sort()).toEqual(there.sort())
  /** Offices whose figures have yet to be imported, or stand among those of another. */
  const WITHOUT_FIGURES = ['gus', 'insee']
  for (const office of OFFICES) {
    const { series, figures, indices, mapping } = readPriceRows(PRICES, [office])
    expect(figures.length + indices.length > 0, office.code).toBe(!WITHOUT_FIGURES.includes(office.code))
    for (const row of [...series, ...figures, ...mapping]) expect(row.source).toBe(office.code)
  }
})

test('a file of one office is taken for no other', async () => {
  const formats = await Promise.all(OFFICES.map((office) => office.formats()))
  for (const name of readdirSync(path('../files'))) {
    const text = readFileSync(path(`../files/${name}`), 'utf8')
    const file = text.startsWith('{')
      ? ({ kind: 'json', name, json: JSON.parse(text) } as const)
      : ({ kind: 'text', name, text } as const)
    expect(
      formats.flat().filter((format) => format.detect(file)),
      name,
    ).toHaveLength(1)
  }
})
