import { expect, test } from 'vitest'
import { zip } from '../workbook.ts'
import { file, prices, read } from './reading.ts'

// kzp-chain.csv is made up in the form of a chain's file of kolkostruva.bg; the archives here repeat it under names of chains.

const HEADER = file('kzp-chain.csv').split('\n')[0] ?? ''
/** The shelves of a chain in so many shops. */
const chain = (shops: number, text = file('kzp-chain.csv')) =>
  [HEADER, ...Array.from({ length: shops }, () => text.trim().split('\n').slice(1)).flat()].join('\n')
const day = (chains: Readonly<Record<string, string>>, deflated = true) =>
  zip(Object.fromEntries(Object.entries(chains).map(([name, text]) => [`${name}.csv`, text])), deflated)
const three = { А_131071587: chain(12), Б_206255903: chain(12), В_131324923: chain(12) }

test.each([true, false])(
  'a day’s archive gives the median per kilogram of each category (deflated: %s)',
  async (deflated) => {
    const parsed = await read('2026-09-01.zip', day(three, deflated))
    // Butter: 16.00 and 17.60 EUR/kg in equal numbers; potatoes are weighed out, so what is printed on the bag does not count.
    expect(prices(parsed)).toEqual([
      ['12', 'BG', '2026-09-01', 16.8],
      ['61', 'BG', '2026-09-01', 0.9],
    ])
    expect(parsed.notes[0]).toBe('36 prices not read, no weight in the name: category 12 (36)')
    expect(parsed.notes[1]).toMatch(/^left out, fewer than 30 prices of 3 chains: category 1, 3, 4/)
    expect(parsed.figures[0]).toMatchObject({ source: 'kzp', basis: 'derived', error: 0.08, official: true })
  },
)

test.each([
  ['ВОДА 6Х1.5Л', '73', '3.60', 0.4],
  ['ВОДА 1,5 Л', '73', '0.60', 0.4],
  ['ЯЙЦА РАЗМЕР M 10 БР.', '31', '2.80', 0.28],
  ['ОЦЕТ ВИНЕН 700МЛ 6%', '44', '1.40', 2],
])('the pack of ‘%s’ is read from its name', async (name, category, price, perUnit) => {
  const row = `${HEADER}\n"68134","Магазин","${name}","1","${category}","${price}",""`
  const chains = { А_131071587: chain(10, row), Б_206255903: chain(10, row), В_131324923: chain(10, row) }
  expect(prices(await read('kolkostruva_20260901.zip', day(chains)))).toEqual([[category, 'BG', '2026-09-01', perUnit]])
})

test.each<[string, string | Buffer, string]>([
  [
    'today.zip',
    day(three),
    'today.zip: the name of the archive: expected a day such as 2026-05-13, from 2026-01-01 on',
  ],
  ['2025-12-31.zip', day(three), '2025-12-31.zip: the name of the archive: expected a day'],
  [
    '2026-09-01.zip',
    day({ А_131071587: chain(40) }),
    '2026-09-01.zip: the file: expected a price of an item in use, found "40 prices not read, no weight in the name: category 12 (40)',
  ],
  [
    '2026-09-01.zip',
    day({ ...three, Г_131324924: chain(1).replace('4.40', 'много') }),
    '2026-09-01.zip: Г_131324924.csv: line 3: expected a price above zero, found "много"',
  ],
  ['2026-09-01.zip', day({ notes: 'nothing' }), '2026-09-01.zip: the archive: expected'],
  ['2026-09-01.zip', day(three).subarray(0, 300), '2026-09-01.zip: the workbook: expected an .xlsx file that opens'],
  [
    'one.csv',
    file('kzp-chain.csv'),
    'one.csv: the file: expected the archive (.zip) of a day with the files of all chains',
  ],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
