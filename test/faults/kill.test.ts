import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServiceProcess } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { Acknowledged, ask, household } from './asking.ts'
import { noCluster, temporaryCluster } from './postgres.ts'

/** Longest time from the first plan of a round to the kill, ms. */
const WITHIN_MS = 1000
const CLIENTS = 6

/**
 * Kills the service and all it started at random moments while plans are built, starts it again on the same data, and
 * looks whether every plan it had acknowledged is there as it was answered.
 */
async function killed(env: Record<string, string>, count: number): Promise<void> {
  const acknowledged = new Acknowledged()
  let number = 0
  for (let round = 0; round < count; round++) {
    const service = await startServiceProcess(env)
    expect(await acknowledged.lostOn(service.base)).toEqual([])
    const builders = Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        const answer = await ask(service.base, '/api/plans', household(number++)).catch(() => undefined)
        if (!answer) return
        expect(answer.status).toBe(201)
        acknowledged.note(answer)
      }
    })
    const before = acknowledged.plans.size
    await expect.poll(() => acknowledged.plans.size, { timeout: 60_000, interval: 1 }).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * WITHIN_MS))
    await service.stop('SIGKILL')
    await Promise.all(builders)
  }
  const service = await startServiceProcess(env)
  expect(await acknowledged.lostOn(service.base)).toEqual([])
  await service.stop()
  expect(acknowledged.plans.size).toBeGreaterThanOrEqual(count)
  console.log(`${acknowledged.plans.size} plans acknowledged before ${count} kills, none lost`)
}

test('killed at random moments, the service on the embedded database has every plan it acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'provender-killed-'))
  try {
    await killed({ DATA_DIR: dataDir }, rounds('kill -9 on the embedded database', 2, 20))
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}, 600_000)

if (noCluster) console.log(noCluster)
test.skipIf(noCluster)(
  'killed at random moments, the service on PostgreSQL has every plan it acknowledged',
  async () => {
    const cluster = await temporaryCluster({ loaded: true })
    try {
      await killed({ DATABASE_URL: cluster.url }, rounds('kill -9 on PostgreSQL', 1, 20))
    } finally {
      await cluster.remove()
    }
  },
  600_000,
)
