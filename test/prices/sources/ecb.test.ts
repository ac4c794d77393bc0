import { expect, test } from 'vitest'
import { file, read, values } from './reading.ts'

test('exchange rates are means of whole months and years', async () => {
  const parsed = await read('eurofxref-hist.csv', file('eurofxref-hist.csv'))
  expect(values(parsed).filter((row) => row[1] === 'TR')).toEqual([
    ['rate', 'TR', 'TRY', 'EUR', '2025', 44.5],
    ['rate', 'TR', 'TRY', 'EUR', '2025-01', 44],
    ['rate', 'TR', 'TRY', 'EUR', '2025-12', 45],
    ['rate', 'TR', 'TRY', 'EUR', '2026-03', 51.1],
  ])
})
