import { expect, test } from 'vitest'
import { buildPriceBook } from '../../src/prices/build-price-book.ts'
import { type EstimateScope, estimate, packPrice, packPrices, priceOrigin } from '../../src/prices/estimate.ts'
import { costInStores, coverage, totalBand } from '../../src/prices/list-cost.ts'
import type { FigureRow, IndexRow, MappingRow, PriceRows, SeriesRow } from '../../src/prices/price-rows.ts'

const series = (row: Pick<SeriesRow, 'source' | 'series'> & Partial<SeriesRow>): SeriesRow => ({
  title: row.series,
  titleEn: row.series,
  unit: 'kg',
  group: null,
  hicp: null,
  seasonal: false,
  ...row,
})
const figure = (
  row: Pick<FigureRow, 'source' | 'series' | 'area' | 'period' | 'price'> & Partial<FigureRow>,
): FigureRow => ({
  basis: 'source',
  error: null,
  publisher: '',
  official: true,
  note: '',
  origin: 'data',
  ...row,
})
const index = (
  kind: IndexRow['kind'],
  area: string,
  code: string,
  measure: string,
  period: string,
  value: number,
): IndexRow => ({
  kind,
  area,
  code,
  measure,
  period,
  value,
  basis: 'source',
  error: null,
  note: '',
  origin: 'data',
})
const mapping = (
  source: MappingRow['source'],
  ingredient: string,
  series: string,
  units: number,
  ratio = 1,
): MappingRow => ({
  source,
  ingredient,
  series,
  units,
  ratio,
  method: ratio === 1 ? 'direct' : 'proxy',
  note: '',
})
const ratio = (country: string, region: string, series: string, value: number, period: string) =>
  ({ country, region, series, ratio: value, period, basis: 'source', error: 0.1, note: '', origin: 'data' }) as const

const rows: PriceRows = {
  series: [
    series({ source: 'rosstat', series: '701' }),
    series({ source: 'rosstat', series: '2501', seasonal: true }),
    series({ source: 'bls', series: 'APU0000708111', unit: 'per doz.' }),
    series({ source: 'eurostat', series: 'butter', group: 'oils_fats', hicp: 'CP01152' }),
    series({ source: 'eurostat', series: 'baguette', group: 'bread_cereals', hicp: 'CP011131' }),
  ],
  figures: [
    figure({ source: 'rosstat', series: '701', area: '643', period: '2025-08', price: 1200 }),
    figure({ source: 'rosstat', series: '701', area: '643', period: '2026', price: 1500, basis: 'unverified' }),
    figure({ source: 'rosstat', series: '2501', area: '643', period: '2025-06', price: 90 }),
    figure({ source: 'rosstat', series: '2501', area: '643', period: '2025-01-13', price: 45 }),
    figure({ source: 'rosstat', series: '2501', area: '45000000000', period: '2025-06', price: 108 }),
    figure({ source: 'bls', series: 'APU0000708111', area: '0000', period: '2026-08', price: 2.4 }),
    figure({ source: 'eurostat', series: 'butter', area: 'EU27_2020', period: '2025', price: 10, basis: 'unverified' }),
    figure({ source: 'eurostat', series: 'baguette', area: 'FR', period: '2026-08', price: 4.2 }),
    figure({ source: 'eurostat', series: 'baguette', area: 'FR', period: '2026-07', price: 4.0 }),
  ],
  indices: [
    index('cpi', 'RU', 'food', 'yoy', '2026-08', 105),
    index('hicp', 'EA', 'CP01', 'I25', '2024', 98),
    index('hicp', 'EA', 'CP01', 'I25', '2025', 100),
    index('hicp', 'EA', 'CP01', 'I25', '2025-12', 101),
    index('hicp', 'EA', 'CP01152', 'I25', '2025', 100),
    index('hicp', 'EA', 'CP01152', 'I25', '2025-12', 90),
    index('hicp', 'PL', 'CP01', 'I25', '2024', 96.04),
    index('hicp', 'PL', 'CP01', 'I25', '2025', 100),
    index('pli', 'EU27_2020', 'oils_fats', 'EU27_2020', '2024', 100),
    index('pli', 'PL', 'oils_fats', 'EU27_2020', '2024', 90),
    index('pli', 'PL', 'bread_cereals', 'EU27_2020', '2024', 80),
    index('pli', 'FR', 'bread_cereals', 'EU27_2020', '2024', 105),
    index('rate', 'PL', 'PLN', 'EUR', '2024', 4.4),
    index('rate', 'PL', 'PLN', 'EUR', '2025', 4),
    index('rate', 'PL', 'PLN', 'EUR', '2026-03', 4.2),
    index('rate', 'FR', 'EUR', 'EUR', '2026-03', 1),
  ],
  ratios: [
    ratio('RU', '45000000000', '', 1.2, '2026-01'),
    ratio('RU', '45000000000', '', 1.3, '2025-09'),
    ratio('US', '0200', '', 0.95, '2026'),
    ratio('US', '0200', 'APU0000708111', 0.9, '2026-07'),
  ],
  mapping: [
    mapping('rosstat', 'butter', '701', 1000),
    mapping('rosstat', 'ghee', '701', 1000, 1.5),
    mapping('rosstat', 'potato', '2501', 1000),
    mapping('bls', 'egg', 'APU0000708111', 12),
    mapping('eurostat', 'butter', 'butter', 1000),
    mapping('eurostat', 'baguette', 'baguette', 1000),
  ],
}
const sources = { RU: 'rosstat', US: 'bls', FR: 'eurostat', PL: 'eurostat' }
const book = buildPriceBook(rows, sources, 'test')
const at = (country: string, region = '', storeIndex = 1): EstimateScope => ({
  country,
  region,
  storeIndex,
  decimals: 2,
})

test('a Russian price is the published figure brought forward by consumer prices, and unverified ones stand back', () => {
  const butter = estimate(book, 'butter', at('RU'))
  expect(butter.unitPriceMinor).toBeCloseTo((1200 * 1.05 * 100) / 1000, 8)
  expect(butter).toMatchObject({
    series: '701',
    period: '2025-08',
    adjustedTo: '2026-08',
    index: 'cpi food',
    basis: 'source',
  })
  expect(estimate(book, 'ghee', at('RU')).unitPriceMinor).toBeCloseTo(126 * 1.5, 8)
})

test('a seasonal vegetable stays as published, and its band shows the season', () => {
  const potato = estimate(book, 'potato', at('RU'))
  expect(potato.unitPriceMinor).toBeCloseTo(9, 8)
  expect(potato).toMatchObject({ adjustedTo: '2025-06', index: null })
  expect(potato.lowFactor).toBeLessThan(0.51)
})

test("a region uses the series' own ratio there, else the latest one of food in general", () => {
  expect(estimate(book, 'butter', at('RU', '45000000000')).unitPriceMinor).toBeCloseTo(126 * 1.2, 8)
  expect(estimate(book, 'potato', at('RU', '45000000000'))).toMatchObject({ regional: 'series' })
  expect(estimate(book, 'potato', at('RU', '45000000000')).unitPriceMinor).toBeCloseTo(9 * (108 / 90), 8)
  expect(estimate(book, 'egg', at('US', '0200')).unitPriceMinor).toBeCloseTo((240 / 12) * 0.9, 8)
  expect(() => estimate(book, 'egg', at('US', '0500'))).toThrow('region 0500')
})

test('a European price goes from the reference area through price levels and the exchange rate', () => {
  // Level of 2024 carried to 2025: Polish food +4.1232 % against the euro area's +2.0408 %, and 4.4/4 of the zloty.
  const carried = (100 / 96.04 / (100 / 98)) * (4.4 / 4)
  expect(estimate(book, 'butter', at('PL')).unitPriceMinor).toBeCloseTo(
    ((10 * 0.9 * 0.9 * carried * 4.2) / 1000) * 100,
    8,
  )
  expect(estimate(book, 'baguette', at('PL')).unitPriceMinor).toBeCloseTo(
    ((4.2 * 0.8 * carried * 4.2) / 1.05 / 1000) * 100,
    8,
  )
  expect(estimate(book, 'baguette', at('FR', '', 1.1)).unitPriceMinor).toBeCloseTo(0.42 * 1.1, 8)
  expect(() => estimate(book, 'butter', at('ZZ'))).toThrow('ZZ')
})

test('figures of several countries are carried by their levels to the centre, with a stated level of the EU among them', () => {
  const latvia = series({ source: 'csp', series: 'b', group: 'oils_fats' })
  const czech = series({ source: 'csu', series: 'b', group: 'oils_fats' })
  const more = buildPriceBook(
    {
      ...rows,
      series: [...rows.series, latvia, czech],
      figures: [
        ...rows.figures,
        figure({ source: 'csp', series: 'b', area: 'LV', period: '2026-08', price: 11, publisher: 'CSP' }),
        figure({ source: 'csu', series: 'b', area: 'CZ', period: '2025', price: 500, publisher: 'ČSÚ' }),
      ],
      indices: [
        ...rows.indices,
        index('pli', 'LV', 'oils_fats', 'EU27_2020', '2024', 125),
        index('pli', 'CZ', 'oils_fats', 'EU27_2020', '2024', 100),
        index('pli', 'FR', 'oils_fats', 'EU27_2020', '2024', 110),
        index('rate', 'LV', 'EUR', 'EUR', '2026-03', 1),
        index('rate', 'CZ', 'CZK', 'EUR', '2026-03', 25),
      ],
      mapping: [...rows.mapping, mapping('csp', 'butter', 'b', 1000), mapping('csu', 'butter', 'b', 1000)],
    },
    { ...sources, LV: 'eurostat', CZ: 'eurostat' },
    '',
  )
  // At the level of the EU: Latvia 11 / 1.25 = 8.80, Czechia 500 / 25 = 20, stated 10 × 0.9 = 9. Czechia is far from the
  // centre c and weighs 0.15 / (ln 20 − c): c = (ln 8.8 + ln 9 + 0.15) / 2 = 2.2610, 9.592 EUR/kg.
  const level = 0.9 * (100 / 96.04 / (100 / 98)) * (4.4 / 4) * 4.2
  const polish = estimate(more, 'butter', at('PL'))
  expect(polish.unitPriceMinor).toBeCloseTo((((8.8 * 9) ** (1 / 2) * Math.exp(0.075) * level) / 1000) * 100, 6)
  // In France both are of the other half of Europe and weigh half: c = (ln 8.8 + 2 ln 9 + 0.15) / 3.
  const french = estimate(more, 'butter', at('FR'))
  const inFrance = (8.8 * 9 * 9) ** (1 / 3) * Math.exp(0.05) * 1.1
  expect(french.unitPriceMinor).toBeCloseTo((inFrance / 1000) * 100, 6)
  expect(polish).toMatchObject({
    grade: 'carried',
    countries: ['CZ', 'LV'],
    publishers: ['ČSÚ', 'CSP'],
    period: '2026-08',
  })
  // The country's own figure comes first.
  const latvian = estimate(more, 'butter', at('LV'))
  expect(latvian.unitPriceMinor).toBeCloseTo(1.1, 10)
  expect(latvian).toMatchObject({ grade: 'national', countries: ['LV'], source: 'csp', publishers: ['CSP'] })
  expect(estimate(more, 'baguette', at('PL'))).toMatchObject({ grade: 'carried', countries: ['FR'] })
  expect(estimate(book, 'butter', at('PL'))).toMatchObject({ grade: 'unverified', countries: [] })
})

test('a pack is rounded once and costs at least one minor unit', () => {
  const egg = estimate(book, 'egg', at('US'))
  expect(packPrice(egg, 10)).toBe(200)
  expect(packPrice(egg, 0.001)).toBe(1)
  expect(packPrices(book, at('US'), [{ id: 'egg', pack: 1200 }]).packPriceMinor.get('egg')).toBe(240)
})

test('source, region and period are ids', () => {
  expect(priceOrigin(book, 'RU', '45000000000')).toEqual({
    source: 'rosstat',
    region: '45000000000',
    period: '2026-08',
    publishers: ['rosstat'],
    carriedFrom: [],
    carriedPublishers: [],
  })
  expect(priceOrigin(book, 'PL', '')).toEqual({
    source: 'eurostat',
    region: '',
    period: '2025-12',
    publishers: [],
    carriedFrom: ['FR'],
    carriedPublishers: ['eurostat'],
  })
  expect(priceOrigin(book, 'US', '').period).toBe('2026-08')
})

test('coverage is the share of cost that official figures of the country priced; what is carried is told apart', () => {
  const line = (id: string, cost: number, place = at('RU')) => ({ cost, estimate: estimate(book, id, place) })
  expect(coverage([line('butter', 300), line('ghee', 100)])).toMatchObject({ coverage: 0.75, proxy: 0.25, stale: 0 })
  expect(coverage([line('butter', 300, at('PL')), line('baguette', 100, at('PL'))])).toMatchObject({
    coverage: 0,
    carried: 0.25,
    unofficial: 0.75,
  })
  expect(coverage([]).coverage).toBe(1)
})

test('the band of a sum is narrower than the sum of the bands and wider than if all were independent', () => {
  const lines = [1000, 1000].map((cost) => ({ cost, estimate: estimate(book, 'ghee', at('RU')) }))
  const band = totalBand(lines)
  const one = totalBand(lines.slice(0, 1))
  expect(band.high - band.cost).toBeLessThan(2 * (one.high - one.cost))
  expect(band.high - band.cost).toBeGreaterThan(Math.SQRT2 * (one.high - one.cost))
})

test('stores are compared pack by pack, cheapest first', () => {
  const list = [{ ingredient: 'egg', packs: 2, pack: 10, usual: 10 }]
  const { storeIndex, ...place } = at('US')
  const stores = [
    { code: 'b', priceIndex: 1.1 },
    { code: 'a', priceIndex: 0.9 },
  ]
  expect(costInStores(book, place, list, stores)).toEqual([
    { store: 'a', cost: 360 },
    { store: 'b', cost: 440 },
  ])
  // Half a usual pack costs more than half of one, in every store alike.
  const halves = [{ ingredient: 'egg', packs: 2, pack: 5, usual: 10 }]
  expect(costInStores(book, place, halves, stores)).toEqual([
    { store: 'a', cost: 214 },
    { store: 'b', cost: 262 },
  ])
})

test('the book is plain frozen data', () => {
  expect(JSON.parse(JSON.stringify(book))).toEqual(book)
  expect(() => Object.assign(book.rates, { PL: null })).toThrow()
})
