import { expect, test } from 'vitest'
import { buildPriceBook } from '../../../src/prices/build-price-book.ts'
import { changed, file, read, rows, values } from './reading.ts'

const sources = { RU: 'rosstat', PL: 'eurostat', DE: 'eurostat' }

test('price level indices are read from SDMX-CSV and from JSON-stat, and from the closed data set', async () => {
  expect(values(await read('pli.csv', file('prc_ppp_ind_1.csv')))).toEqual([
    ['pli', 'DE', 'food_non_alcoholic', 'EU27_2020', '2024', 103.4],
    ['pli', 'DE', 'meat', 'EU27_2020', '2024', 115.5],
    ['pli', 'EL', 'meat', 'EU27_2020', '2024', 91.2],
  ])
  const cube = await read('pli.json', file('prc_ppp_ind_1.json'))
  expect(values(cube).map((row) => [row[1], row[5]])).toEqual([
    ['DE', 103.4],
    ['FR', 108.9],
    ['NL', 98.4],
  ])
  expect(cube.indices[2]).toMatchObject({ error: 0.05, note: 'prc_ppp_ind_1, flag e' })
  const old = `DATAFLOW,LAST UPDATE,freq,na_item,ppp_cat,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG
ESTAT:PRC_PPP_IND(1.0),13/01/26 23:00:00,A,PLI_EU27_2020,A01010199,DE,2024,95.0,`
  expect(values(await read('old.csv', old))).toEqual([['pli', 'DE', 'other_food', 'EU27_2020', '2024', 95]])
})

test('consumer prices of Europe keep index levels of classes in use', async () => {
  expect(values(await read('hicp.csv', file('prc_hicp_minr.csv')))).toEqual([
    ['hicp', 'EA', 'CP01', 'I25', '2025-12', 100.59],
    ['hicp', 'EA', 'CP011221', 'I25', '2025-12', 106.04],
  ])
  await expect(read('empty.json', changed('prc_ppp_ind_1.json', { value: {} }))).rejects.toThrow(
    'empty.json: the values: expected at least one observation (a wrong filter is answered without any), found nothing',
  )
})

test('imported consumer prices move the common period, and carry price levels to the month two areas share', async () => {
  const lines = [
    ['CP01', 'EA', '103.00'],
    ['CP01', 'PL', '104.00'],
    ['CP01152', 'EA', '95.00'],
  ].map(([code, geo, value]) => `ESTAT:PRC_HICP_MINR(1.0),02/10/26 11:00:00,M,I25,${code},${geo},2026-08,${value},`)
  const parsed = await read(
    'hicp.csv',
    ['DATAFLOW,LAST UPDATE,freq,unit,coicop18,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG', ...lines].join('\n'),
  )
  const book = buildPriceBook({ ...rows, indices: [...rows.indices, ...parsed.indices] }, sources, '')
  expect(book.period.eurostat).toBe('2026-08')
  expect(book.series.eurostat?.butter).toMatchObject({ update: 0.95, adjustedTo: '2026-08', index: 'hicp EA CP01152' })
  // Oils and fats 83.8 in 2024; Polish food 104/95.6 over the euro area's 103/97.45; zloty 4.3058 in 2024, 4.2715 last.
  expect(book.levels.PL?.oils_fats).toMatchObject({ carriedTo: '2026-08' })
  expect(book.levels.PL?.oils_fats?.level).toBeCloseTo(((0.838 * (104 / 95.6)) / (103 / 97.45)) * (4.3058 / 4.2715), 10)
  expect(book.levels.DE?.oils_fats).toMatchObject({ carriedTo: '2025' })
})

test.each<[string, string | Buffer, string]>([
  [
    'pli.csv',
    file('prc_ppp_ind_1.csv').replace('115.5', 'many'),
    'pli.csv: line 3: expected an index above zero, found "many"',
  ],
  [
    'pli.csv',
    file('prc_ppp_ind_1.csv').replaceAll('PRC_PPP_IND_1', 'NAMA_10_GDP'),
    'pli.csv: the data set: expected prc_ppp_ind_1',
  ],
  [
    'pli.json',
    changed('prc_ppp_ind_1.json', { size: [1, 1, 1, 4, 1] }),
    'pli.json: dimension.geo: expected 4 categories, found 3',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
