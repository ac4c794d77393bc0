import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type Ask, household, read, type Shown, send, week } from './household.ts'

const service = serviceForFile()
const ask: Ask = (query, variables) => service.graphql(query, variables)
let plan = ''
beforeAll(async () => {
  plan = await week(ask)
})

const INGREDIENTS = ['onion', 'butter', 'egg'] as const
const LINES = ['line-0001', 'line-0002'] as const

/** What a person does on one of two devices, and when the device reaches the service. */
const step = fc.record({
  device: fc.nat(1),
  act: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('tick', 'untick', 'have', 'haveNot'),
        what: fc.constantFrom(...INGREDIENTS),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('add', 'tickOwn', 'untickOwn', 'strike'),
        what: fc.constantFrom(...LINES),
      }),
    },
    // Sends what waits: once; twice; or so that the answer is lost and all of it is sent again later.
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('flush', 'flush twice', 'lost'), what: fc.constant('') }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('look'), what: fc.constant('') }) },
  ),
})

interface Sent {
  readonly id: string
  readonly kind: string
  readonly seen: number
  readonly own: readonly string[]
}

/** A device: what it has not sent, and what it knows. */
interface Device {
  queue: (Sent & Record<string, unknown>)[]
  version: number
  /** own changes after that version */
  own: string[]
  /** ids of all changes that it has seen */
  readonly known: Set<string>
}

/**
 * What must hold at the end, worked out from what people did and not from how it was merged: a mark goes only when
 * somebody took it away who had seen it.
 */
class Model {
  readonly #marks = new Map<string, Set<string>>()
  readonly #taken = new Set<string>()
  readonly added = new Set<string>()
  readonly arrived = new Set<string>()

  mark(place: string, id: string): void {
    this.#marks.set(place, (this.#marks.get(place) ?? new Set()).add(id))
  }

  unmark(place: string, known: ReadonlySet<string>): void {
    for (const id of this.#marks.get(place) ?? []) if (known.has(id)) this.#taken.add(id)
  }

  isMarked = (place: string): boolean => [...(this.#marks.get(place) ?? [])].some((id) => !this.#taken.has(id))
}

test('whatever two devices do, send late, twice or again: what one ticked goes only by who had seen it', async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
      const { token } = await household(ask, plan)
      const devices = [0, 1].map((): Device => ({ queue: [], version: 1, own: [], known: new Set() }))
      const model = new Model()
      const look = async (device: Device) => {
        const shown = await read(ask, token)
        device.version = shown.version
        for (const id of model.arrived) device.known.add(id)
        device.own = device.queue.map(({ id }) => id)
      }
      const flush = async (device: Device, lost: boolean) => {
        if (device.queue.length === 0) return
        const { errors } = await send(ask, token, device.queue)
        expect(errors).toBeUndefined()
        for (const { id } of device.queue) model.arrived.add(id)
        if (!lost) device.queue = []
      }
      const act = async (device: Device, what: string, place: string) => {
        if (what === 'look') return look(device)
        if (what.startsWith('flush') || what === 'lost') {
          await flush(device, what !== 'flush')
          return what === 'flush twice' ? flush(device, false) : undefined
        }
        const id = `change-${number++}`
        const of = INGREDIENTS.some((one) => one === place) ? { ingredientId: place } : { lineId: place, text: place }
        device.queue.push({ id, kind: what, seen: device.version, own: [...device.own], ...of })
        const at = `${what.startsWith('ha') ? 'have' : 'tick'} ${place}`
        if (what === 'tick' || what === 'have' || what === 'tickOwn') model.mark(at, id)
        if (what === 'untick' || what === 'haveNot' || what === 'untickOwn' || what === 'strike')
          model.unmark(at, device.known)
        if (what === 'add') model.added.add(place)
        device.own.push(id)
        device.known.add(id)
      }
      // A line is there before anybody ticks it.
      for (const line of LINES) await act(devices[0] as Device, 'add', line)
      await flush(devices[0] as Device, false)
      for (const device of devices) await look(device)
      for (const { device, act: one } of steps) await act(devices[device] as Device, one.do, one.what)
      for (const device of devices) await flush(device, false)

      const shown = await read(ask, token)
      const marked = {
        ticks: shown.ticks.map(({ ingredientId }: Shown) => ingredientId).sort(),
        have: [...shown.haveIds].sort(),
      }
      expect(marked).toEqual({
        ticks: INGREDIENTS.filter((one) => model.isMarked(`tick ${one}`)).toSorted(),
        have: INGREDIENTS.filter((one) => model.isMarked(`have ${one}`)).toSorted(),
      })
      // A line may be struck; one that is ticked is there.
      const own = new Set(shown.items.filter(({ ticked }: Shown) => ticked).map(({ lineId }: Shown) => lineId))
      expect([...own].sort()).toEqual(LINES.filter((one) => model.isMarked(`tick ${one}`)))
    }),
    { numRuns: 40 },
  )
  expect(service.bugs).toEqual([])
}, 120_000)
