import { expect, test } from 'vitest'
import { file, prices, read, values } from './reading.ts'

test('a BLS flat file gives its nation and regions; gaps and series not in use are left out', async () => {
  const parsed = await read('ap.data.0.Current', file('ap.data.0.Current'))
  expect(prices(parsed)).toEqual([
    ['APU0000701111', '0000', '2026-08', 0.548],
    ['APU0000701111', '0000', '2026-07', 0.543],
    ['APU0000704111', '0000', '2026-08', 6.605],
    ['APU0000704111', '0000', '2026-05', 6.712],
    ['APU0000711311', '0000', '2026-08', 1.709],
    ['APU0000704111', '0100', '2026-05', 7.498],
    ['APU0000704111', '0200', '2026-05', 6.544],
  ])
  expect(parsed.notes).toEqual(['1 series not in use left out: APU000072610'])
})

test('the lists that come with the flat files are checked against our series', async () => {
  const series = await read('ap.series', file('ap.series'))
  expect(series.notes.join('\n')).toContain('no longer published: APU0000702112')
  expect(series.notes.join('\n')).toContain(
    'APU0000711415: the unit is ‘per 16 oz.’ there and ‘per 12 oz. (340.2 gm)’ here',
  )
  expect((await read('ap.item', file('ap.item'))).kind).toBe('BLS list of items (2)')
  expect(await read('ap.area', file('ap.area'))).toMatchObject({ kind: 'BLS list of areas (5)', notes: [] })
})

test('an answer of the BLS API gives prices and consumer prices; a refused one is an error', async () => {
  const parsed = await read('answer.json', file('bls-api.json'))
  expect(prices(parsed)).toEqual([
    ['APU0000701111', '0000', '2026-08', 0.548],
    ['APU0000701111', '0000', '2026-07', 0.543],
  ])
  expect(values(parsed)).toEqual([['cpi', 'US', 'food', '1982-84=100', '2022', 288.55]])
  await expect(read('a.json', '{"status":"REQUEST_NOT_PROCESSED","message":["daily threshold"]}')).rejects.toThrow(
    'a.json: status: expected REQUEST_SUCCEEDED, found "REQUEST_NOT_PROCESSED daily threshold"',
  )
})

test.each<[string, string | Buffer, string]>([
  [
    'ap.data',
    file('ap.data.0.Current').replace('0.548', '0,548'),
    'ap.data: line 3: expected a value above zero, found "0,548"',
  ],
  ['ap.data', file('ap.data.0.Current').replace('value', 'price'), 'ap.data: line 1: expected'],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
