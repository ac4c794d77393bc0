import { expect, test } from 'vitest'
import { buildPriceBook } from '../../../src/prices/build-price-book.ts'
import { estimate } from '../../../src/prices/estimate.ts'
import { changed, file, prices, read, rows } from './reading.ts'

// Made up in the forms of the Local Data Bank: bdl-variable.json as its API answers for a variable, bdl.csv as its relational
// table is downloaded.

test('an answer for a variable gives the years of the whole country; regions and years without a value are left out', async () => {
  const parsed = await read('bdl.json', file('bdl-variable.json'))
  expect(prices(parsed)).toEqual([
    ['4992', 'PL', '2025', 5.1],
    ['4992', 'PL', '2024', 5.02],
  ])
  expect(parsed.figures[0]).toMatchObject({ source: 'gus', publisher: 'GUS', official: true })
  const byUnit = { unitId: '000000000000', results: [{ id: 4981, values: [{ year: '2025', val: 8.4 }] }] }
  expect(prices(await read('bdl.json', JSON.stringify(byUnit)))).toEqual([['4981', 'PL', '2025', 8.4]])
})

test('the relational table is read by the names of goods with their packs', async () => {
  const parsed = await read('bdl.csv', file('bdl.csv'))
  expect(prices(parsed)).toEqual([
    ['4981', 'PL', '2025', 8.4],
    ['4993', 'PL', '2025', 1.05],
  ])
  expect(parsed.notes).toEqual(['1 variables not in use left out: olej napędowy - za 1l'])
})

test('an item that has no figure prices nothing until one is imported, then its country', async () => {
  const scope = { country: 'PL', region: '', storeIndex: 1, decimals: 2 }
  const before = estimate(buildPriceBook(rows, { PL: 'eurostat' }, ''), 'sugar', scope)
  const answer = changed('bdl-variable.json', { variableId: 4994 })
  const { figures } = await read('bdl.json', answer)
  const after = estimate(
    buildPriceBook({ ...rows, figures: [...rows.figures, ...figures] }, { PL: 'eurostat' }, ''),
    'sugar',
    scope,
  )
  expect(before.series).not.toBe('4994')
  expect(after).toMatchObject({ series: '4994', period: '2025' })
})

test.each<[string, string, string]>([
  [
    'b.json',
    changed('bdl-variable.json', { results: [] }),
    'b.json: the answer: expected values of a variable in POLSKA',
  ],
  [
    'b.json',
    changed('bdl-variable.json', { variableId: 1 }),
    'b.json: the file: expected a price of an item in use, found "1 variables not in use left out: 1"',
  ],
  ['b.csv', file('bdl.csv').replace('8,40', 'drogo'), 'b.csv: line 2: expected a price above zero, found "drogo"'],
  [
    'b.csv',
    file('bdl.csv').replace('Rok', 'Miesiące;Rok'),
    'b.csv: line 1: expected yearly values, no column Miesiące',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
