import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prices, read } from './reading.ts'

// Made up in the form of table ara0044, in code page 1250 as it is published.

const bytes = readFileSync(new URL('../files/ara0044.csv', import.meta.url))
const text = new TextDecoder('windows-1250').decode(bytes)

test('months of items in use are read from code page 1250; a month without a price, other items and other packs are left out', async () => {
  const parsed = await read('ara0044.csv', bytes)
  expect(prices(parsed)).toEqual([
    ['11001', 'HU', '2026-02', 918],
    ['11001', 'HU', '2026-01', 925],
    ['11001', 'HU', '2025-12', 930],
    // Named by a pack with a dash that UTF-8 writes otherwise.
    ['13404', 'HU', '2026-02', 604],
    ['13404', 'HU', '2026-01', 606],
    ['13404', 'HU', '2025-12', 610],
    ['14107', 'HU', '2026-02', 1570],
    ['14107', 'HU', '2025-12', 1320],
    ['14110', 'HU', '2026-02', 2000],
    ['14110', 'HU', '2026-01', 1870],
    ['14110', 'HU', '2025-12', 1450],
  ])
  expect(parsed.figures[0]).toMatchObject({ source: 'ksh', publisher: 'KSH', official: true, basis: 'source' })
  expect(parsed.notes).toEqual([
    '1 items not in use left out: Pork chops, kg',
    'left out, another unit: Plain flour, 1 kg pack is not priced for kg',
  ])
})

test('the Hungarian edition is read by the same codes', async () => {
  const hungarian = [
    '1.2.1.8. Egyes termékek és szolgáltatások havi fogyasztói átlagára [Ft]',
    'Kód;Megnevezés;2025.december;2026. január',
    '11001;Tojás, 10 db;930;925',
    '12301;Napraforgó-étolaj, liter;850;846',
  ].join('\r\n')
  // ő has no place in Latin-1: code page 1250 as bytes.
  const encoded = Buffer.from([...hungarian].map((letter) => CODES[letter] ?? letter.charCodeAt(0)))
  expect(prices(await read('ara0044.csv', encoded))).toEqual([
    ['11001', 'HU', '2026-01', 925],
    ['11001', 'HU', '2025-12', 930],
    ['12301', 'HU', '2026-01', 846],
    ['12301', 'HU', '2025-12', 850],
  ])
})

const CODES: Readonly<Record<string, number>> = { ő: 0xf5, ű: 0xfb }

test.each<[string, string, string]>([
  ['2026 February', '2026 Feb.', 'line 2: expected a month such as 2026 January, found "2026 Feb."'],
  ['2 000', 'dear', 'line 8, 2026-02: expected a price above zero, found "dear"'],
])('%s written as %s is refused with its place', async (good, bad, message) => {
  await expect(read('ara0044.csv', text.replace(good, bad))).rejects.toThrow(message)
})
