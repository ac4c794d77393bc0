import { expect, test } from 'vitest'
import { compare } from '../../../src/prices/import/compare.ts'
import { file, read, rows } from '../sources/reading.ts'

test('a comparison tells new, changed, missing and implausible values', async () => {
  const flat = file('ap.data.0.Current')
  const usual = compare(rows, await read('ap.data', flat))
  expect(usual).toMatchObject({ added: 4, unchanged: 3, changed: [], implausible: [] })
  expect(usual.missing).toContain('APU0000708111')
  const odd = compare(rows, await read('ap.data', flat.replace('6.605', '66.05').replace('0.543', '0.553')))
  expect(odd.changed).toEqual(['bls APU0000704111 0000 2026-08: 6.605 → 66.05'])
  expect(odd.implausible[0]).toContain('6.605 (2026-08) → 66.05 (2026-08), 10.00 times; up to 1.50 is expected')
  const next = compare(rows, await read('ap.data', flat.replace('2026\tM08\t       6.605', '2026\tM09\t       66.05')))
  expect(next.implausible[0]).toContain(
    'bls APU0000704111 0000: 6.605 (2026-08) → 66.05 (2026-09), 10.00 times; up to 1.51 is expected',
  )
})
