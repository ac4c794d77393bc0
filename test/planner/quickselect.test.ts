import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nthSmallest } from '../../src/planner/quickselect.ts'

test('the value at a place is the one that sorting would put there', () => {
  // Sorting puts -0 before 0; here they are the same.
  const double = fc.double({ noNaN: true }).map((x) => x + 0)
  const value = fc.oneof(double, fc.integer({ min: 0, max: 3 }))
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.nat(), (values, n) => {
      const place = n % values.length
      expect(nthSmallest(Float64Array.from(values), place)).toEqual(Float64Array.from(values).sort()[place])
    }),
    { numRuns: 2000 },
  )
})
