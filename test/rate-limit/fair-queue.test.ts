import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FairQueue } from '../../src/rate-limit/fair-queue.ts'

/** An entry that knows whose it is and which of his it was. */
interface Entry {
  readonly client: string
  readonly number: number
}
type Step = { readonly add: string } | 'next'

const client = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: client.map((add): Step => ({ add })) },
    // One client that floods.
    { weight: 5, arbitrary: fc.constant<Step>({ add: 'a' }) },
    { weight: 3, arbitrary: fc.constant<Step>('next') },
  ),
  { maxLength: 300 },
)
const bounds = fc.record({ capacity: fc.integer({ min: 1, max: 40 }), mostOfOne: fc.integer({ min: 1, max: 20 }) })

/** Plays steps on a queue and on lists that say what must be in it. */
function play(
  { capacity, mostOfOne }: { capacity: number; mostOfOne: number },
  all: readonly Step[],
  look: (seen: {
    queue: FairQueue<Entry>
    waiting: readonly Entry[]
    before: readonly Entry[]
    taken?: Entry | undefined
    added?: { entry: Entry; admitted: boolean; displaced: Entry | undefined }
  }) => void,
) {
  const queue = new FairQueue<Entry>({ capacity, mostOfOne })
  let waiting: Entry[] = []
  let number = 0
  for (const step of all) {
    const before = waiting
    if (step === 'next') {
      const taken = queue.next()
      waiting = waiting.filter((entry) => entry !== taken)
      look({ queue, waiting, before, taken })
    } else {
      const entry = { client: step.add, number: number++ }
      const { admitted, displaced } = queue.add(step.add, entry)
      waiting = [...waiting.filter((one) => one !== displaced), ...(admitted ? [entry] : [])]
      look({ queue, waiting, before, added: { entry, admitted, displaced } })
    }
  }
}
const of = (name: string, entries: readonly Entry[]) => entries.filter(({ client: own }) => own === name)
const holders = (entries: readonly Entry[]) => [...new Set(entries.map(({ client: own }) => own))]

describe('a fair queue', () => {
  test('keeps its bounds and loses nothing', () => {
    fc.assert(
      fc.property(bounds, steps, (limits, all) =>
        play(limits, all, ({ queue, waiting, before, taken, added }) => {
          expect(queue.size).toBe(waiting.length)
          expect(queue.size).toBeLessThanOrEqual(limits.capacity)
          for (const name of holders(waiting)) {
            expect(queue.held(name)).toBe(of(name, waiting).length)
            expect(queue.held(name)).toBeLessThanOrEqual(limits.mostOfOne)
          }
          // Somebody waits, so somebody is served.
          if (!added) expect(taken === undefined).toBe(before.length === 0)
        }),
      ),
    )
  })

  test('serves the entries of a client in their order', () => {
    fc.assert(
      fc.property(bounds, steps, (limits, all) =>
        play(limits, all, ({ before, taken }) => {
          if (taken) expect(taken).toBe(of(taken.client, before)[0])
        }),
      ),
    )
  })

  test('lets nobody wait for more turns than clients stood before him, whatever comes later', () => {
    fc.assert(
      fc.property(bounds, steps, (limits, all) => {
        // For each client that waits: turns of others that may still come before his.
        const left = new Map<string, number>()
        play(limits, all, ({ waiting, taken }) => {
          const present = holders(waiting)
          if (taken) {
            expect(left.get(taken.client)).toBeGreaterThanOrEqual(0)
            left.delete(taken.client)
            for (const [name, turns] of left) left.set(name, turns - 1)
          }
          for (const name of left.keys()) if (!present.includes(name)) left.delete(name)
          for (const name of present) if (!left.has(name)) left.set(name, present.length - 1)
          for (const turns of left.values()) expect(turns).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })

  test('refuses only who is at his bound or holds no less than the others, and displaces only who holds most', () => {
    fc.assert(
      fc.property(bounds, steps, (limits, all) => {
        const quarter = Math.max(1, Math.floor(limits.capacity / 4))
        play(limits, all, ({ before, added }) => {
          if (!added) return
          const { entry, admitted, displaced } = added
          const held = of(entry.client, before).length
          const most = Math.max(0, ...holders(before).map((name) => of(name, before).length))
          const full = before.length === limits.capacity
          if (displaced) {
            const theirs = of(displaced.client, before)
            expect([full, admitted, displaced]).toEqual([true, true, theirs.at(-1)])
            expect(theirs.length).toBe(most)
            expect(held).toBeLessThan(most - 1)
          }
          if (!admitted) {
            expect(held >= limits.mostOfOne || (full && held >= most - 1)).toBe(true)
            // Who holds less than a quarter finds a place as long as somebody holds more than that.
            if (held < Math.min(quarter, limits.mostOfOne))
              expect(most).toBeLessThanOrEqual(Math.max(quarter, held + 1))
          }
        })
      }),
    )
  })

  test('gives a client that floods it no more than others once they come', () => {
    const queue = new FairQueue<string>({ capacity: 32 })
    for (let i = 0; i < 40; i++) queue.add('flood', `flood ${i}`)
    expect(queue.held('flood')).toBe(20)
    for (const name of ['b', 'c', 'd', 'e']) {
      for (let i = 0; i < 6; i++) expect(queue.add(name, `${name} ${i}`).admitted).toBe(true)
    }
    expect(queue.held('flood')).toBe(8)
    expect(queue.size).toBe(32)
    const order = Array.from({ length: 5 }, () => queue.next())
    expect(order).toEqual(['flood 0', 'b 0', 'c 0', 'd 0', 'e 0'])
  })

  test('gives up an entry that is taken out, and a client without entries', () => {
    const queue = new FairQueue<string>({ capacity: 4 })
    for (const entry of ['a1', 'a2']) queue.add('a', entry)
    queue.add('b', 'b1')
    queue.remove('a', 'a1')
    queue.remove('b', 'b1')
    queue.remove('b', 'b1')
    expect([queue.size, queue.held('b'), queue.next(), queue.next()]).toEqual([1, 0, 'a2', undefined])
  })
})
