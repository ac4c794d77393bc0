import { expect, test } from 'vitest'
import { changed, file, prices, read } from './reading.ts'

// Both files are made up in the forms that ČSÚ publishes: CEN0101.json as DataStat answers a named selection, 012052.csv
// as the open-data set of that number writes its columns.

test('DataStat’s JSON-stat is read by the names of items, whatever spaces they have; empty months are no prices', async () => {
  const parsed = await read('CEN0101.json', file('CEN0101.json'))
  expect(prices(parsed)).toEqual([
    ['01152001', 'CZ', '2026-02', 149.9],
    ['01152001', 'CZ', '2026-01', 151.6],
    ['01148001', 'CZ', '2026-02', 77],
    ['01148001', 'CZ', '2026-01', 78.29],
  ])
  expect(parsed.notes).toEqual(['1 items not in use left out: Kapr chlazený [1 kg]'])
  expect(parsed.figures[0]).toMatchObject({ source: 'csu', publisher: 'ČSÚ', official: true })
})

test('open-data CSV gives months and weeks of the whole country; regions and other packs are left out', async () => {
  const parsed = await read('012052.csv', file('012052.csv'))
  expect(prices(parsed)).toEqual([
    ['01152001', 'CZ', '2026-01', 265.4],
    ['01175001', 'CZ', '2026-01-25', 18.2],
  ])
  expect(parsed.notes).toEqual([
    '1 items not in use left out: Hovězí maso zadní bez kosti [1 kg]',
    'left out, another unit: Cukr krystalový [100 g] is not priced for 1 kg',
  ])
})

test('open-data CSV of codes alone is read by the codes', async () => {
  const codes =
    'IndicatorType,UZ02P,CENREP4,CASMKMQRM12,Hodnota\n6137,CZ,01152001,2026-08,139.9\n6137,CZ010,01152001,2026-08,141'
  expect(prices(await read('CEN0101N.csv', codes))).toEqual([['01152001', 'CZ', '2026-08', 139.9]])
})

test.each<[string, string, string]>([
  ['c.csv', file('012052.csv').replace('265.40', 'drahé'), 'c.csv: line 2: expected a price above zero, found "drahé"'],
  [
    'c.csv',
    file('012052.csv').replace('2026-01-25', 'leden'),
    'c.csv: line 4: expected a month or a day such as 2026-08-31, found "leden"',
  ],
  [
    'c.json',
    changed('CEN0101.json', { id: ['CENREP4'], size: [3], value: [1, 2, 3] }),
    'c.json: id: expected a dimension Cas… of time, found "CENREP4"',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
