import { expect, test } from 'vitest'
import { file, prices, read } from './reading.ts'

// Both files are made up in the forms of INSEE's web service (SDMX-ML 2.1) and of the CSV that its site offers for a series.

test('an answer of the BDM gives prices of the products that its series stand for; missing months are no prices', async () => {
  const parsed = await read('bdm.xml', file('bdm.xml'))
  expect(prices(parsed)).toEqual([
    ['baguette', 'FR', '2026-09', 4.12],
    ['baguette', 'FR', '2026-08', 4.11],
    ['banana', 'FR', '2026-09', 1.99],
  ])
  expect(parsed.notes).toEqual(['1 series not in use left out: 001759970'])
  expect(parsed.figures[0]).toMatchObject({ source: 'eurostat', publisher: 'INSEE', official: true, basis: 'source' })
  expect(parsed.figures[0]?.note).toContain('BDM series 000442423')
})

test('the monthly CSV of one series is read by its number', async () => {
  expect(prices(await read('valeurs_mensuelles.csv', file('valeurs_mensuelles.csv')))).toEqual([
    ['baguette', 'FR', '2026-09', 4.12],
    ['baguette', 'FR', '2026-08', 4.11],
  ])
})

test.each<[string, string, string]>([
  [
    'b.xml',
    file('bdm.xml').replace('4.12', 'cher'),
    'b.xml: series 000442423, 2026-09: expected a price above zero, found "cher"',
  ],
  [
    'b.xml',
    file('bdm.xml').replace('"2026-09"', '"2026-T3"'),
    'b.xml: series 000442423, 2026-T3: expected a month such as 2026-08',
  ],
  [
    'v.csv',
    file('valeurs_mensuelles.csv').replace('000442423', '001759970'),
    'v.csv: the file: expected a price of an item in use, found "1 series not in use left out: 001759970"',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
