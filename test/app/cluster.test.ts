import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restartDelay } from '../../src/app/cluster.ts'
import { mostConnections } from '../../src/app/connection-limit.ts'
import { Acknowledged, ask, household } from '../faults/asking.ts'
import { type Cluster, noCluster, temporaryCluster } from '../faults/postgres.ts'
import { freePort } from '../harness/measured.ts'
import { type ServiceProcess, startServiceProcess, startSettings } from '../harness/process.ts'
import { postUnderWay } from '../harness/under-way.ts'

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url))
const start = (...args: string[]) =>
  spawnSync(process.execPath, [server, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...startSettings() },
    encoding: 'utf8',
  })

test('more than one worker on the embedded database, and numbers that are none, are refused in words', () => {
  expect(start('--workers', '2')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/--workers is 2, which needs DATABASE_URL/),
  })
  expect(start('--workers', 'many')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/--workers is "many"; allowed: a whole number from 1 to 64/),
  })
  expect(start('--wrokers=2')).toMatchObject({ status: 1, stderr: expect.stringMatching(/wrokers.*--workers N/s) })
})

test('a worker that keeps dying is replaced after a wait that grows to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(restartDelay)).toEqual([
    0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
})

test('a process holds fewer connections than files, so that some are left for itself', () => {
  expect([80, 200, 256, 1024, 1_048_576].map((files) => mostConnections(files))).toEqual([40, 100, 128, 896, 1_048_448])
  expect(mostConnections()).toBeGreaterThan(0)
})

if (noCluster) console.log(noCluster)
describe.skipIf(noCluster)('two workers on one port', () => {
  let cluster: Cluster
  let service: ServiceProcess
  let monitoring: string
  beforeAll(async () => {
    cluster = await temporaryCluster({ loaded: true })
    const port = await freePort()
    monitoring = `http://127.0.0.1:${port}`
    const limits = { RATE_LIMIT: '1:150', PAGE_RATE_LIMIT: '1:30', TRUST_PROXY: '1' }
    const env = { DATABASE_URL: cluster.url, MONITORING_PORT: String(port), ...limits }
    service = await startServiceProcess(env, ['--workers', '2'])
  })
  afterAll(async () => {
    await service.stop('SIGKILL')
    await cluster.remove()
  })
  const workers = () => [...new Set(service.log.filter(({ msg }) => msg === 'request').map(({ pid }) => pid))]
  /** One request on a connection of its own, so that any worker may get it. */
  const fresh = (path: string) => fetch(service.base + path, { headers: { connection: 'close' } })

  test('both answer, and the metrics are those of both together', async () => {
    expect(service.said().match(/Provender is ready/g)).toHaveLength(1)
    for (let i = 0; i < 20; i++) expect((await fresh('/api/collections?lang=en')).status).toBe(200)
    await expect.poll(workers).toHaveLength(2)
    const counted = /^http_request_duration_seconds_count\{.*route="\/api\/collections".*\} (\d+)$/m
    for (let i = 0; i < 4; i++) {
      const text = await (await fetch(`${monitoring}/metrics`, { headers: { connection: 'close' } })).text()
      expect(counted.exec(text)?.[1]).toBe('20')
    }
    for (const path of ['/ready', '/metrics']) expect((await fresh(path)).status).toBe(404)
    for (const path of ['/health', '/ready']) expect((await fetch(monitoring + path)).status).toBe(200)
    expect((await fresh('/health')).status).toBe(200)
    const lines = service.log.filter(({ msg }) => msg === 'request')
    expect(new Set(lines.map(({ client }) => client)).size).toBe(1)
  })

  test('a burst is admitted to what one process would, cached responses, fresh ones and pages', async () => {
    const asked = async (from: string, count: number, path: (i: number) => string) => {
      const answers = Array.from({ length: count }, async (_, i) => {
        const answer = await fetch(service.base + path(i), {
          headers: { connection: 'close', 'x-forwarded-for': from },
        })
        await answer.arrayBuffer()
        return answer.status
      })
      const statuses = await Promise.all(answers)
      return [200, 429].map((status) => statuses.filter((one) => one === status).length)
    }
    expect(await asked('198.51.100.1', 220, () => '/api/collections?lang=en')).toEqual([150, 70])
    expect(await asked('198.51.100.2', 220, (i) => `/api/recipes?lang=en&limit=1&offset=${i % 200}`)).toEqual([150, 70])
    expect(await asked('198.51.100.3', 60, (i) => `/recipes?lang=en&q=burst${i}`)).toEqual([30, 30])
  })

  test('take several tokens together for a costly query', async () => {
    const dear = `{ recipes(first: 200) { nodes { ${Array.from({ length: 40 }, (_, n) => `k${n}: kcal`).join(' ')} } } }`
    const answer = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', 'x-forwarded-for': '198.51.100.4' },
      body: JSON.stringify({ query: dear }),
    })
    expect(Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])).toBeLessThan(147)
    await answer.arrayBuffer()
  })

  test('a worker that dies is replaced, and what it had acknowledged is there', async () => {
    const acknowledged = new Acknowledged()
    for (let i = 0; i < 4; i++) acknowledged.note(await ask(service.base, '/api/plans', household(i)))
    expect(acknowledged.plans.size).toBe(4)
    const [victim] = workers()
    process.kill(Number(victim), 'SIGKILL')
    expect(await service.logged(({ msg }) => msg === 'a worker died and is replaced')).toMatchObject({ worker: victim })
    const asked = async () => {
      await fresh('/api/occasions?lang=en')
      return workers().length
    }
    // Each look takes of this client's tokens, which the next test needs: few, however long the new worker takes.
    await expect.poll(asked, { timeout: 30_000, interval: 500 }).toBe(3)
    expect(await acknowledged.lostOn(service.base)).toEqual([])
  })

  test('SIGTERM ends them all after their answers, with 0', async () => {
    const plans = Array.from({ length: 6 }, (_, i) => postUnderWay(`${service.base}/api/plans`, household(100 + i)))
    const asked = await Promise.all(plans)
    expect(await service.stop()).toBe(0)
    const answers = await Promise.all(asked.map(({ answer }) => answer))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    for (const pid of workers()) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })
})
