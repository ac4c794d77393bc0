import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildPriceBook } from '../../src/prices/book.ts'
import { estimate } from '../../src/prices/estimate.ts'
import { compare } from '../../src/prices/import/compare.ts'
import { knownOf } from '../../src/prices/import/import-files.ts'
import type { Parsed } from '../../src/prices/import/parsed.ts'
import { readStatistics } from '../../src/prices/import/recognise.ts'
import { readPriceRows } from '../../src/prices/read.ts'
import { workbook } from './workbook.ts'

const rows = readPriceRows(fileURLToPath(new URL('../../data/prices', import.meta.url)))
const known = knownOf(rows)
const read = (name: string, content: string | Buffer): Promise<Parsed> =>
  readStatistics(name, Buffer.from(content), known)
const file = (name: string) => readFileSync(new URL(`./files/${name}`, import.meta.url), 'utf8')
const changed = (name: string, part: object) => JSON.stringify({ ...JSON.parse(file(name)), ...part })
const prices = (parsed: Parsed) => parsed.figures.map((row) => [row.series, row.area, row.period, row.price])
const values = (parsed: Parsed) =>
  parsed.indices.map((row) => [row.kind, row.area, row.code, row.measure, row.period, row.value])

test('a BLS flat file gives its nation and regions; gaps and series not in use are left out', async () => {
  const parsed = await read('ap.data.0.Current', file('ap.data.0.Current'))
  expect(prices(parsed)).toEqual([
    ['APU0000701111', '0000', '2026-08', 0.548],
    ['APU0000701111', '0000', '2026-07', 0.543],
    ['APU0000704111', '0000', '2026-08', 6.605],
    ['APU0000704111', '0000', '2026-05', 6.712],
    ['APU0000711311', '0000', '2026-08', 1.709],
    ['APU0000704111', '0100', '2026-05', 7.498],
    ['APU0000704111', '0200', '2026-05', 6.544],
  ])
  expect(parsed.notes).toEqual(['1 series not in use left out: APU000072610'])
})

test('the lists that come with the flat files are checked against our series', async () => {
  const series = await read('ap.series', file('ap.series'))
  expect(series.notes.join('\n')).toContain('no longer published: APU0000702112')
  expect(series.notes.join('\n')).toContain(
    'APU0000711415: the unit is ‘per 16 oz.’ there and ‘per 12 oz. (340.2 gm)’ here',
  )
  expect((await read('ap.item', file('ap.item'))).kind).toBe('BLS list of items (2)')
  expect(await read('ap.area', file('ap.area'))).toMatchObject({ kind: 'BLS list of areas (5)', notes: [] })
})

test('an answer of the BLS API gives prices and consumer prices; a refused one is an error', async () => {
  const parsed = await read('answer.json', file('bls-api.json'))
  expect(prices(parsed)).toEqual([
    ['APU0000701111', '0000', '2026-08', 0.548],
    ['APU0000701111', '0000', '2026-07', 0.543],
  ])
  expect(values(parsed)).toEqual([['cpi', 'US', 'food', '1982-84=100', '2022', 288.55]])
  await expect(read('a.json', '{"status":"REQUEST_NOT_PROCESSED","message":["daily threshold"]}')).rejects.toThrow(
    'a.json: status: expected REQUEST_SUCCEEDED, found "REQUEST_NOT_PROCESSED daily threshold"',
  )
})

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
  const book = buildPriceBook({ ...rows, indices: [...rows.indices, ...parsed.indices] }, '')
  expect(book.period.eurostat).toBe('2026-08')
  expect(book.series.eurostat.butter).toMatchObject({ update: 0.95, broughtTo: '2026-08', index: 'hicp EA CP01152' })
  // Oils and fats 83.8 in 2024; Polish food 104/95.6 over the euro area's 103/97.45; zloty 4.3058 in 2024, 4.2715 last.
  expect(book.levels.PL?.oils_fats).toMatchObject({ carriedTo: '2026-08' })
  expect(book.levels.PL?.oils_fats?.level).toBeCloseTo(((0.838 * (104 / 95.6)) / (103 / 97.45)) * (4.3058 / 4.2715), 10)
  expect(book.levels.DE?.oils_fats).toMatchObject({ carriedTo: '2025' })
})

test('exchange rates are means of whole months and years', async () => {
  const parsed = await read('eurofxref-hist.csv', file('eurofxref-hist.csv'))
  expect(values(parsed).filter((row) => row[1] === 'TR')).toEqual([
    ['rate', 'TR', 'TRY', 'EUR', '2025', 44.5],
    ['rate', 'TR', 'TRY', 'EUR', '2025-01', 44],
    ['rate', 'TR', 'TRY', 'EUR', '2025-12', 45],
    ['rate', 'TR', 'TRY', 'EUR', '2026-03', 51.1],
  ])
})

const weekly = (price: number | string = 595.39, day = 'на 9 января') =>
  workbook({
    Содержание: [['Содержание']],
    '2025': [
      ['К содержанию'],
      ['Средние потребительские цены'],
      ['на конец периода, рублей за единицу измерения'],
      ['Наименование', day, 'на 13 января'],
      ['Говядина (кроме бескостного мяса), кг', price, 596.77],
      ['Яйца куриные, 10 шт.', 308.54000000000002, '…'],
      ['Масло подсолнечное, кг', 150, 151],
      ['Лук репчатый, кг', 45.1, 46.2],
      ['Бензин автомобильный, л', 60.5, 60.6],
      ['* Без учета данных по отдельным субъектам'],
    ],
  })

test("Rosstat's weekly workbook is read by names, dates in words and units", async () => {
  const parsed = await read('nedel_sred_cen.xlsx', weekly())
  expect(prices(parsed)).toEqual([
    ['111', '643', '2025-01-13', 596.77],
    ['111', '643', '2025-01-09', 595.39],
    ['1501', '643', '2025-01-09', 308.54],
    ['2603', '643', '2025-01-13', 46.2],
    ['2603', '643', '2025-01-09', 45.1],
  ])
  expect(parsed.notes).toEqual([
    '1 items not in use left out: Бензин автомобильный',
    'left out, another unit: 2025: Масло подсолнечное, кг is not priced for l',
  ])
})

const monthly = (moscow: number | string = 120) =>
  workbook({
    Содержание: [['Содержание']],
    '08(2026)': [
      ['К содержанию'],
      ['Средние потребительские цены (тарифы) на товары и услуги'],
      ['рублей'],
      [null, null, 111, 2501, 3501],
      [null, null, 'Говядина (кроме бескостного мяса), кг', 'Картофель, кг', 'Костюм мужской, шт.'],
      [643, 'Российская Федерация', 735.5, '60,00', 15000],
      [1, 'Центральный федеральный округ', 740, 61, 15100],
      ['45000000000', 'г. Москва столица Российской Федерации', 800, moscow, 20000],
      ['08000000000', 'Хабаровский край', '-', 96, 18000],
      ['45286000000', 'Москва (город)', 800, 120, 20000],
    ],
  })

test("Rosstat's monthly workbook is read by item codes and territories; districts and cities without a code are left out", async () => {
  const parsed = await read('sred_potreb_cen_08-2026.xlsx', monthly())
  expect(prices(parsed)).toEqual([
    ['111', '643', '2026-08', 735.5],
    ['2501', '643', '2026-08', 60],
    ['111', '45000000000', '2026-08', 800],
    ['2501', '45000000000', '2026-08', 120],
    ['2501', '08000000000', '2026-08', 96],
  ])
  expect(parsed.notes).toEqual(['1 territories without a region code left out: Москва (город)'])
})

test('an imported month replaces older figures, and a region with prices of its own uses them', async () => {
  const parsed = await read('sred_potreb_cen_08-2026.xlsx', monthly())
  const book = buildPriceBook({ ...rows, figures: [...rows.figures, ...parsed.figures] }, '')
  const at = (region: string) => ({ country: 'RU', region, storeIndex: 1, decimals: 2 })
  expect(estimate(book, 'potato', at(''))).toMatchObject({ period: '2026-08', broughtTo: '2026-08' })
  expect(estimate(book, 'potato', at('')).unitPriceMinor).toBeCloseTo(6, 10)
  expect(estimate(book, 'potato', at('45000000000')).unitPriceMinor).toBeCloseTo(12, 10)
  expect(estimate(book, 'potato', at('45000000000')).regional).toBe('series')
})

const cpi = (food: number | string = 102.8) =>
  workbook({
    Содержание: [['Содержание:'], ['Обновлено: '], ['11 сентября 2026 г.']],
    // A mistyped sheet name: the printed title counts.
    'август2025г.': [
      ['К содержанию'],
      [],
      ['Индексы потребительских цен по Российской Федерации за август 2026 г.'],
      [],
      ['Наименование групп товаров', 'Локальный код группы', 'Структура', 'Индексы потребительских цен, в %'],
      [
        null,
        null,
        null,
        'к предыдущему месяцу',
        'к декабрю предыдущего года',
        'к соответствующему  месяцу предыдущего года',
      ],
      ['Все товары и услуги', '1', 100, 99.92, '104,672)', 106.33],
      ['Продовольственные товары', '6', 39.002, 99.74, food, 105.08],
      ['Говядина (кроме бескостного мяса), кг', '111', 0.638, 100.51, '110,121)', 114.29],
    ],
  })

test("Rosstat's consumer price workbook gives three changes an item, whatever the sheet is called", async () => {
  expect(values(await read('ipc_spr_08-2026.xlsx', cpi()))).toEqual([
    ['cpi', 'RU', 'food', 'mom', '2026-08', 99.74],
    ['cpi', 'RU', 'food', 'ytd', '2026-08', 102.8],
    ['cpi', 'RU', 'food', 'yoy', '2026-08', 105.08],
    ['cpi', 'RU', '111', 'mom', '2026-08', 100.51],
    ['cpi', 'RU', '111', 'ytd', '2026-08', 110.12],
    ['cpi', 'RU', '111', 'yoy', '2026-08', 114.29],
  ])
})

test("Rosstat's consumer prices since 1991 are read from the sheet of food, month on month only", async () => {
  const sheet = (title: string) => [
    [title],
    ['К содержанию'],
    [],
    [null, 2025, 2026],
    ['к концу предыдущего месяца'],
    ['январь', 101.3, 101.2],
    ['февраль', 101.1, '…'],
    ['к декабрю предыдущего года'],
    ['январь', 105, 106],
  ]
  const file = workbook({
    '01': sheet('Индексы потребительских цен на товары и услуги1) по Российской Федерации'),
    '02': sheet('Индексы потребительских цен на продовольственные товары по Российской Федерации'),
    '03': sheet('Индексы потребительских цен на непродовольственные товары по Российской Федерации'),
  })
  expect(values(await read('ipc_mes_08-2026.xlsx', file))).toEqual([
    ['cpi', 'RU', 'food', 'mom', '2026-01', 101.2],
    ['cpi', 'RU', 'food', 'mom', '2025-02', 101.1],
    ['cpi', 'RU', 'food', 'mom', '2025-01', 101.3],
  ])
})

test.each<[string, string | Buffer, string]>([
  [
    'ap.data',
    file('ap.data.0.Current').replace('0.548', '0,548'),
    'ap.data: line 3: expected a value above zero, found "0,548"',
  ],
  ['ap.data', file('ap.data.0.Current').replace('value', 'price'), 'ap.data: line 1: expected'],
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
  ['cut.json', file('prc_ppp_ind_1.json').slice(0, 200), 'cut.json: the file: expected JSON that parses'],
  ['w.xlsx', weekly(0), 'w.xlsx: sheet 2025, cell B5: expected a number above zero, found 0'],
  ['w.xlsx', weekly('дорого'), 'w.xlsx: sheet 2025, cell B5: expected a number above zero, found "дорого"'],
  [
    'w.xlsx',
    weekly(1, 'когда-то'),
    'w.xlsx: sheet 2025, cell B4: expected a day such as на 9 января, found "когда-то"',
  ],
  ['m.xlsx', monthly('12O'), 'm.xlsx: sheet 08(2026), cell D8: expected a number above zero, found "12O"'],
  ['c.xlsx', cpi('рост'), 'c.xlsx: sheet август2025г., cell E8: expected a number above zero, found "рост"'],
  ['half.xlsx', weekly().subarray(0, 400), 'half.xlsx: the workbook: expected an .xlsx file that opens'],
  ['notes.txt', 'dear diary', 'notes.txt: line 1: expected a BLS flat file'],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})

test('a comparison tells new, changed, missing and implausible values', async () => {
  const flat = file('ap.data.0.Current')
  const usual = compare(rows, await read('ap.data', flat))
  expect(usual).toMatchObject({ added: 4, unchanged: 3, changed: [], implausible: [] })
  expect(usual.missing).toContain('APU0000708111')
  const odd = compare(rows, await read('ap.data', flat.replace('6.605', '66.05').replace('0.543', '0.553')))
  expect(odd.changed).toEqual(['bls APU0000704111 0000 2026-08: 6.605 → 66.05'])
  expect(odd.implausible[0]).toContain('6.605 (2026-08) → 66.05 (2026-08), 10.00 times; up to 1.50 is expected')
  const next = compare(rows, await read('ap.data', flat.replace('2026\tM08\t       6.605', '2026\tM09\t       66.05')))
  expect(next.implausible[0]).toContain(
    'bls APU0000704111 0000: 6.605 (2026-08) → 66.05 (2026-09), 10.00 times; up to 1.51 is expected',
  )
})
