import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { buildPriceBook } from '../../src/prices/build-price-book.ts'
import { readPriceRows } from '../../src/prices/data-files.ts'
import { estimate } from '../../src/prices/estimate.ts'
import { bandOf, bandsOf, type LeftOut, leftOut } from '../../src/prices/left-out.ts'
import { totalBand } from '../../src/prices/list-cost.ts'
import { countrySources } from '../../src/prices/sources/index.ts'

const { countries } = readFacts(CONTENT)
const rows = readPriceRows(join(CONTENT, 'prices'))
const book = buildPriceBook(rows, countrySources(countries), '')
const errors = leftOut(book)
const of = (kind: LeftOut['kind']) => errors.filter((one) => one.kind === kind)
const beyond = (some: readonly LeftOut[], share: number) =>
  some.filter(({ estimated, official }) => Math.abs(estimated / official - 1) > share).length / some.length
const beyondTwice = (some: readonly LeftOut[]) =>
  some.filter(({ error }) => Math.abs(error) > Math.LN2).length / some.length

test('a country left out is estimated from the others: few prices are off by more than 30 %, hardly any twice', () => {
  const carried = of('carried')
  expect(carried.length).toBeGreaterThan(80)
  // 50 and 2 of 161.
  expect(beyond(carried, 0.3)).toBeLessThanOrEqual(0.31)
  expect(beyondTwice(carried)).toBeLessThanOrEqual(0.0125)
  // And not one-sided: the mean of the errors is within a tenth.
  expect(Math.abs(carried.reduce((sum, { error }) => sum + error, 0) / carried.length)).toBeLessThan(0.1)
})

test('without its own figures a country is priced as if it had never published any', () => {
  const without = { ...rows, figures: rows.figures.filter(({ area }) => area !== 'LV') }
  const other = buildPriceBook(without, countrySources(countries), '')
  // What its months tell of seasons goes with them.
  const seasonal = book.seasons.factors['north-europe'] ?? {}
  const latvia = errors.filter(
    ({ country, kind, ingredient }) => country === 'LV' && kind === 'carried' && !(ingredient in seasonal),
  )
  expect(latvia.length).toBeGreaterThan(20)
  const scope = { country: 'LV', region: '', storeIndex: 1, decimals: 2 }
  for (const { ingredient, estimated, countries: known } of latvia) {
    const found = estimate(other, ingredient, scope)
    expect(found).toMatchObject({ grade: 'carried' })
    expect(found.countries).toHaveLength(known)
    expect(found.countries).not.toContain('LV')
    expect(found.unitPriceMinor / 100).toBeCloseTo(estimated, 10)
  }
})

test.each(['carried', 'unverified', 'proxy'] as const)(
  'bands of %s prices hold 80 to 90 % of the official figures of a country whose errors they were not made of',
  (kind) => {
    const inside = of(kind).filter(({ country, countries: known, error }) => {
      const bands = bandsOf(errors.filter((other) => other.country !== country))
      return Math.abs(error) <= Math.log(1 + bandOf(bands, kind, known))
    })
    const share = inside.length / of(kind).length
    expect(share).toBeGreaterThanOrEqual(0.8)
    expect(share).toBeLessThanOrEqual(0.9)
  },
)

test('the band of a list holds what its goods cost by official figures', () => {
  const lists = [...Map.groupBy(of('carried'), ({ country }) => country)].filter(([, list]) => list.length >= 10)
  expect(lists.length).toBeGreaterThanOrEqual(3)
  // Whose estimate carries the band is all one; not every country with figures is one that plans are made for.
  const scope = { country: 'DE', region: '', storeIndex: 1, decimals: 2 }
  for (const [country, list] of lists) {
    const lines = list.map(({ ingredient, estimated, official, countries: known }) => {
      const h = bandOf(book.bands, 'carried', known)
      const banded = { ...estimate(book, ingredient, scope), lowFactor: 1 / (1 + h), highFactor: 1 + h }
      // As much of each as costs ten by the official figure.
      return { cost: Math.round((1000 * estimated) / official), estimate: banded }
    })
    const band = totalBand(lines)
    expect(band.low, country).toBeLessThan(1000 * lines.length)
    expect(band.high, country).toBeGreaterThan(1000 * lines.length)
    // Narrow enough to say something.
    expect(band.high, country).toBeLessThan(1.35 * band.cost)
  }
})
