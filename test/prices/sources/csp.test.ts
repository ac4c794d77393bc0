import { expect, test } from 'vitest'
import { changed, file, prices, read, rows } from './reading.ts'

// PCC010m.csv is an excerpt of the table as its PxWeb interface writes it, with a service added and another pack of water;
// PCC010m.json says the same in JSON-stat 2.0 with made-up codes.

test('Latvia’s table is read by the names of goods; gaps, other goods, names without a pack and other packs are told', async () => {
  const parsed = await read('PCC010m.csv', file('PCC010m.csv'))
  expect(prices(parsed)).toEqual([
    ['wheat-flour', 'LV', '2026-08', 1.15],
    ['wheat-flour', 'LV', '2026-07', 1.14],
    ['wheat-flour', 'LV', '2025-12', 1.06],
    ['pasta', 'LV', '2026-08', 1.5],
    ['pasta', 'LV', '2026-07', 1.48],
    ['pasta', 'LV', '2025-12', 1.5],
    ['sunflower-oil', 'LV', '2026-08', 2.91],
    ['sunflower-oil', 'LV', '2026-07', 3.31],
  ])
  expect(parsed.notes).toEqual([
    'not read, no pack at the end of the name: Haircut for men',
    '2 items not in use left out: rye-wheat bread, gadiformes fillet, frozen',
    'left out, another unit: Mineral water, 1 l is not priced for 1.5 l',
  ])
  expect(parsed.figures[0]).toMatchObject({ source: 'csp', publisher: 'CSP', official: true, basis: 'source' })
})

test('the same table is read as JSON-stat by the words of its codes', async () => {
  expect(prices(await read('PCC010m.json', file('PCC010m.json')))).toEqual([
    ['wheat-flour', 'LV', '2026-08', 1.15],
    ['wheat-flour', 'LV', '2026-07', 1.14],
    ['sunflower-oil', 'LV', '2026-08', 2.91],
  ])
})

test('an excerpt of the table agrees with the figures in the files', async () => {
  const stored = new Map(rows.figures.map((row) => [`${row.source} ${row.series} ${row.period}`, row.price]))
  const parsed = await read('PCC010m.csv', file('PCC010m.csv'))
  for (const row of parsed.figures) expect(stored.get(`${row.source} ${row.series} ${row.period}`)).toBe(row.price)
})

test.each<[string, string, string]>([
  [
    't.csv',
    file('PCC010m.csv').replace('1.06', '-1'),
    't.csv: line 2, 2025M12: expected a price above zero, found "-1"',
  ],
  [
    't.csv',
    file('PCC010m.csv').replace('2026M08', 'August'),
    't.csv: line 1: expected months such as 2026M08, found "August"',
  ],
  [
    't.json',
    changed('PCC010m.json', { id: ['ContentsCode'], size: [1], value: [1] }),
    't.json: dimension: expected one of months such as 2026M08',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
