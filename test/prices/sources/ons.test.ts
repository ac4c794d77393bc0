import { expect, test } from 'vitest'
import { zip } from '../workbook.ts'
import { file, prices, read } from './reading.ts'

// avgprice.csv has the columns of the office's file, with made-up numbers of items; the names and sizes are the office's.

const METADATA = [
  'ITEM_ID,ITEM_START,COICOP2,COICOP3,COICOP4,COICOP5,Category1,Category2,ITEM_DESC,WEIGHT\\SIZE,AVERAGE_PRICE',
  '220310,198702,Restaurants,Catering,,,,,Crisps (eating out),per pack,1.23',
  '900001,202602,Food,,,,,,Bananas,1000 g,1.14',
  '900002,202602,Food,,,,,,"Oil - olive",750 ml,6.49',
  '900003,202602,Food,,,,,,Lemons,4 pack,1.2',
].join('\n')
const archive = (avgprice = file('avgprice.csv'), metadata = METADATA) =>
  zip({ 'cpi-items-actions-main/avgprice.csv': avgprice, 'cpi-items-actions-main/metadata.csv': metadata }, true)

test('the archive gives the months of items that are known by name and size; gaps are no prices', async () => {
  const parsed = await read('main.zip', archive())
  expect(prices(parsed)).toEqual([
    ['bananas', 'GB', '2026-08', 1.15],
    ['bananas', 'GB', '2026-07', 1.14],
    ['oil-olive', 'GB', '2026-07', 6.49],
  ])
  expect(parsed.notes[0]).toBe('left out, another unit: Lemons is priced for 4 pack, not each')
  expect(parsed.notes[1]).toMatch(/^not among the items: /)
  expect(parsed.figures[0]).toMatchObject({ source: 'ons', publisher: 'ONS', official: true })
})

test.each<[string, string | Buffer, string]>([
  ['a.csv', file('avgprice.csv'), 'a.csv: the file: expected an archive (.zip) with avgprice.csv and metadata.csv'],
  [
    'm.zip',
    archive(file('avgprice.csv').replace('6.49', 'six')),
    'm.zip: avgprice.csv: line 4, 2026-07-01: expected a price above zero, found "six"',
  ],
  [
    'm.zip',
    archive(file('avgprice.csv').replace('2026-08-01', 'August')),
    'm.zip: avgprice.csv: line 1: expected months such as 2026-07-01, found "August"',
  ],
  ['m.zip', archive(undefined, 'ITEM,NAME\n1,Bananas'), 'm.zip: metadata.csv: line 1: expected a column ITEM_ID'],
  [
    'm.zip',
    archive(undefined, METADATA.split('\n').slice(0, 2).join('\n')),
    'm.zip: the file: expected a price of an item in use',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
