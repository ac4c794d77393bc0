import { expect, test } from 'vitest'
import { file, prices, read, rows } from './reading.ts'

// Vegetable-Prices-2022.csv is an excerpt of the table as USDA publishes it, with the unit of zucchini changed.
const NAME = 'Vegetable-Prices-2022.csv'

test('USDA’s table of vegetables gives the prices of the year its name tells; other goods and units are left out', async () => {
  const parsed = await read(NAME, file(NAME))
  expect(prices(parsed)).toEqual([
    ['cabbage-green-fresh', 'US', '2022', 0.797],
    ['onions-fresh', 'US', '2022', 1.1062],
  ])
  expect(parsed.notes).toEqual([
    '1 items not in use left out: Acorn squash, fresh',
    'left out, another unit: Zucchini, fresh is priced per pint, not per pound',
  ])
  for (const { series, price } of parsed.figures)
    expect(rows.figures.find((row) => row.source === 'ers' && row.series === series)?.price).toBe(price)
})

test.each<[string, string, string]>([
  ['vegetables.csv', file(NAME), 'vegetables.csv: the name of the file: expected a year such as Fruit-Prices-2022.csv'],
  [NAME, file(NAME).replace('1.1062', 'about 1'), `${NAME}: line 4: expected a price above zero, found "about 1"`],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
