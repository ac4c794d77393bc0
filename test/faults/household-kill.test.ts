import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServiceProcess } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { asking, change, household, read, type Shown, send, week } from '../households/household.ts'

/** Longest time from the first tick of a round to the kill, ms. */
const WITHIN_MS = 300

/**
 * Kills the service while two devices write, starts it again on the same data, and sends again what was not acknowledged,
 * as the devices do: all that people wrote is there, once.
 */
async function killed(env: Record<string, string>, count: number): Promise<void> {
  let token = ''
  let number = 0
  const acknowledged = new Set<string>()
  let waiting: ReturnType<typeof change>[] = []
  for (let round = 0; round <= count; round++) {
    const service = await startServiceProcess(env)
    const ask = asking(service.base)
    token ||= (await household(ask, await week(ask))).token
    const there = await read(ask, token)
    const lines = there.items.map(({ lineId }: Shown) => lineId)
    expect([...acknowledged].filter((line) => !lines.includes(line))).toEqual([])
    expect(there.ticks.length > 0 || acknowledged.size === 0).toBe(true)
    for (const one of waiting.splice(0)) await send(ask, token, [one])
    const again = (await read(ask, token)).items.map(({ lineId }: Shown) => lineId)
    expect(new Set(again).size).toBe(again.length)
    expect(again).toHaveLength(number)
    if (round === count) {
      expect(acknowledged.size).toBeGreaterThanOrEqual(count)
      console.log(`${number} lines, ${acknowledged.size} acknowledged before ${count} kills, none lost`)
      await service.stop()
      return
    }
    const unanswered = [0, 1].map(async () => {
      while (number < 280) {
        const lineId = `line-${String(number++).padStart(4, '0')}`
        const add = change('add', { lineId, text: 'Candles' })
        const sent = send(ask, token, [add, change('tick', { ingredientId: 'onion' })])
        const answer = await sent.catch(() => undefined)
        if (!answer) return [add]
        expect(answer.errors).toBeUndefined()
        acknowledged.add(lineId)
      }
      return []
    })
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 1 }).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * WITHIN_MS))
    await service.stop('SIGKILL')
    waiting = (await Promise.all(unanswered)).flat()
  }
}

test('killed while a family shops, the service on the embedded database has every tick it acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'provender-shopping-'))
  try {
    await killed({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, rounds('kill -9 while shopping, embedded', 2, 6))
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}, 600_000)
