import { expect, test } from 'vitest'
import { buildPriceBook } from '../../../src/prices/build-price-book.ts'
import { estimate } from '../../../src/prices/estimate.ts'
import { workbook } from '../workbook.ts'
import { prices, read, rows, values } from './reading.ts'

const sources = { RU: 'rosstat', PL: 'eurostat', DE: 'eurostat' }

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
  const book = buildPriceBook({ ...rows, figures: [...rows.figures, ...parsed.figures] }, sources, '')
  const at = (region: string) => ({ country: 'RU', region, storeIndex: 1, decimals: 2, month: 8 })
  expect(estimate(book, 'potato', at(''))).toMatchObject({ period: '2026-08', adjustedTo: '2026-08' })
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
  ['w.xlsx', weekly(0), 'w.xlsx: sheet 2025, cell B5: expected a number above zero, found 0'],
  ['w.xlsx', weekly('дорого'), 'w.xlsx: sheet 2025, cell B5: expected a number above zero, found "дорого"'],
  [
    'w.xlsx',
    weekly(1, 'когда-то'),
    'w.xlsx: sheet 2025, cell B4: expected a day such as на 9 января, found "когда-то"',
  ],
  ['m.xlsx', monthly('12O'), 'm.xlsx: sheet 08(2026), cell D8: expected a number above zero, found "12O"'],
  ['c.xlsx', cpi('рост'), 'c.xlsx: sheet август2025г., cell E8: expected a number above zero, found "рост"'],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
