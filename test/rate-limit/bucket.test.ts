import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MemoryBuckets } from '../../src/rate-limit/memory.ts'

/** Buckets and the clock they run by. */
function clocked(most?: number) {
  const clock = { now: 1000 }
  return { clock, buckets: new MemoryBuckets(() => clock.now, most) }
}

describe('a bucket', () => {
  test('admits its burst at once, then one whenever a token is there', () => {
    const { clock, buckets } = clocked()
    const rate = { perMinute: 600, burst: 100 }
    const burst = Array.from({ length: 150 }, () => buckets.take('a', rate).admitted)
    expect(burst.indexOf(false)).toBe(100)
    expect(burst.lastIndexOf(true)).toBe(99)
    clock.now += 99.9
    expect(buckets.take('a', rate).admitted).toBe(false)
    clock.now += 0.1
    expect(buckets.take('a', rate).admitted).toBe(true)
    expect(buckets.take('a', rate).admitted).toBe(false)
    clock.now += 10_000
    expect(Array.from({ length: 101 }, () => buckets.take('a', rate).admitted).filter(Boolean)).toHaveLength(100)
  })

  test('says how many are left and when there is one more', () => {
    const { clock, buckets } = clocked()
    const rate = { perMinute: 60, burst: 3 }
    expect(buckets.take('a', rate)).toEqual({ admitted: true, remaining: 2, waitMs: expect.closeTo(1000) })
    clock.now += 400
    expect(buckets.take('a', rate)).toEqual({ admitted: true, remaining: 1, waitMs: expect.closeTo(600) })
    buckets.take('a', rate)
    expect(buckets.take('a', rate)).toEqual({ admitted: false, remaining: 0, waitMs: expect.closeTo(600) })
    clock.now += 600
    expect(buckets.take('a', rate).admitted).toBe(true)
  })

  test('admits what a bucket filled drop by drop would, at any rate and any pace', () => {
    const rates = fc.record({ perMinute: fc.integer({ min: 1, max: 10_000 }), burst: fc.integer({ min: 1, max: 50 }) })
    const pauses = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(rates, pauses, (rate, waits) => {
        const { clock, buckets } = clocked()
        // The other way to count, in fractions of a token per minute, so that whole numbers stay whole.
        let tokens = rate.burst * 60_000
        for (const wait of waits) {
          clock.now += wait
          tokens = Math.min(rate.burst * 60_000, tokens + wait * rate.perMinute)
          const admitted = tokens >= 60_000
          if (admitted) tokens -= 60_000
          const standing = buckets.take('a', rate)
          expect([standing.admitted, standing.remaining]).toEqual([admitted, Math.floor(tokens / 60_000)])
        }
      }),
      { numRuns: 500 },
    )
  })

  test('gives several tokens together or none, and says when they will be there', () => {
    const { clock, buckets } = clocked()
    const rate = { perMinute: 60, burst: 10 }
    expect(buckets.take('a', rate, 7)).toEqual({ admitted: true, remaining: 3, waitMs: expect.closeTo(1000) })
    expect(buckets.take('a', rate, 5)).toEqual({ admitted: false, remaining: 3, waitMs: expect.closeTo(2000) })
    clock.now += 2000
    expect(buckets.take('a', rate, 5)).toMatchObject({ admitted: true, remaining: 0 })
  })

  test('that holds less than is asked for gives all it holds: nobody is refused for ever', () => {
    const { buckets } = clocked()
    const rate = { perMinute: 60, burst: 3 }
    expect(buckets.take('a', rate, 15)).toMatchObject({ admitted: true, remaining: 0 })
    expect(buckets.take('a', rate, 15)).toEqual({ admitted: false, remaining: 0, waitMs: expect.closeTo(3000) })
  })

  test('is never emptier than empty, whatever its clock did', () => {
    const { clock, buckets } = clocked()
    const rate = { perMinute: 60, burst: 3 }
    clock.now = 3_600_000
    buckets.take('a', rate)
    clock.now = 0
    expect(buckets.take('a', rate)).toEqual({ admitted: false, remaining: 0, waitMs: expect.closeTo(1000) })
    clock.now += 3000
    expect(buckets.take('a', rate)).toMatchObject({ admitted: true, remaining: 2 })
  })

  test('is its own: one key takes nothing from another', () => {
    const { buckets } = clocked()
    const rate = { perMinute: 1, burst: 1 }
    expect(buckets.take('a', rate).admitted).toBe(true)
    expect(buckets.take('a', rate).admitted).toBe(false)
    expect(buckets.take('b', rate).admitted).toBe(true)
  })
})

test('200,000 addresses leave 100,000 buckets, those asked last, in less than 30 MB', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().heapUsed
  const { buckets } = clocked()
  const rate = { perMinute: 1, burst: 1 }
  for (let i = 0; i < 200_000; i++) buckets.take(`requests:2001:db8:${i >> 16}:${i & 0xffff}::/64`, rate)
  collect()
  expect(buckets.size).toBe(100_000)
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(30)
  expect(buckets.take(`requests:2001:db8:${199_999 >> 16}:${199_999 & 0xffff}::/64`, rate).admitted).toBe(false)
  expect(buckets.take('requests:2001:db8:0:0::/64', rate).admitted).toBe(true)
})
