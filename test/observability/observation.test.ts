import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/observability/log.ts'
import { RequestObserver } from '../../src/observability/requests.ts'
import { type LogLine, startProcessWithDatabase } from '../harness/process.ts'

let service: Awaited<ReturnType<typeof startProcessWithDatabase>>
beforeAll(async () => {
  service = await startProcessWithDatabase()
})
afterAll(async () => {
  await service.stop()
})

test('a line that is written while a request is served carries the id of that request', async () => {
  const lines: LogLine[] = []
  const log = createLog('info', { write: (text) => lines.push(JSON.parse(text)) })
  const observer = new RequestObserver({
    log,
    onDone: () => {},
    addressOf: () => undefined,
    addressKey: randomBytes(8),
  })
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
    log.error('deep inside')
    return new Response()
  }
  const server = createServer(observer.wrap(getRequestListener(answer))).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ids = Array.from({ length: 20 }, (_, i) => `request-${i}`)
  await Promise.all(ids.map((id) => fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-request-id': id } })))
  server.close()
  log.info('outside')
  const inside = lines.filter(({ msg }) => msg === 'deep inside')
  expect(inside.map(({ requestId }) => requestId).sort()).toEqual(ids.toSorted())
  expect(lines.at(-1)).not.toHaveProperty('requestId')
})

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(service.base + path, init)
  await answer.arrayBuffer()
  return answer
}

test('each request is one line that says what was asked and how it went, and not who asked', async () => {
  const answer = await ask('/api/ingredients?lang=en', { headers: { 'x-request-id': 'from-a-proxy:1' } })
  expect(answer.headers.get('x-request-id')).toBe('from-a-proxy:1')
  const line = await service.logged(({ requestId }) => requestId === 'from-a-proxy:1')
  expect(line).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'GET',
    route: '/api/ingredients',
    status: 200,
    client: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(line.ms).toBeGreaterThan(0)
  expect(line.bytes).toBeGreaterThan(Number(answer.headers.get('content-length')))
  expect(JSON.stringify(line)).not.toMatch(/127\.0\.0\.1|lang=en/)
  expect(service.log.filter(({ requestId }) => requestId === 'from-a-proxy:1')).toHaveLength(1)
})

test('an id that could forge a line is replaced, and a request without one gets its own', async () => {
  const forged = `a{"level":"info"}`
  const answers = await Promise.all([
    ask('/api/meta', { headers: { 'x-request-id': forged } }),
    ask('/api/meta', { headers: { 'x-request-id': 'x'.repeat(129) } }),
    ask('/api/meta'),
    ask('/api/meta'),
  ])
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    await service.logged(({ requestId }) => requestId === id)
  }
  expect(new Set(ids).size).toBe(4)
})

test('addresses that are no path of ours share one name, in the log and in the metrics', async () => {
  const paths = ['/api/passwords/1', '/api/passwords/2', '/wp-login.php', '/.git/config', '/api/%ff']
  for (const path of paths) {
    const id = (await ask(path)).headers.get('x-request-id')
    expect((await service.logged(({ requestId }) => requestId === id)).route).toBe('unmatched')
  }
  expect(await (await fetch(`${service.base}/metrics`)).text()).not.toMatch(/passwords|wp-login|\.git/)
})

test('monitoring is no part of the log at its usual level', async () => {
  for (const path of ['/health', '/ready', '/metrics']) expect((await ask(path)).status).toBe(200)
  await ask('/api/collections', { headers: { 'x-request-id': 'after-monitoring' } })
  await service.logged(({ requestId }) => requestId === 'after-monitoring')
  expect(service.log.filter(({ route }) => ['/health', '/ready', '/metrics'].includes(String(route)))).toEqual([])
})

/** The value of a metric with these labels; undefined when there is none. */
async function read(name: string, labels = ''): Promise<number | undefined> {
  const answer = await fetch(`${service.base}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${name}${labels} `))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}
const plan = (body: object) => fetch(`${service.base}/api/plans`, { method: 'POST', body: JSON.stringify(body) })

test('requests are counted by route, method and status, with their times', async () => {
  const labels = '{method="GET",route="/api/recipes/:id",status="200"}'
  for (const id of ['syrniki', 'borscht', 'syrniki']) await fetch(`${service.base}/api/recipes/${id}?lang=en`)
  await expect.poll(() => read('http_request_duration_seconds_count', labels)).toBe(3)
  await expect.poll(() => read('http_request_duration_seconds_bucket', `{le="+Inf",${labels.slice(1)}`)).toBe(3)
  await fetch(`${service.base}/api/recipes/no-such-dish`)
  await expect
    .poll(() => read('http_request_duration_seconds_count', '{method="GET",route="/api/recipes/:id",status="404"}'))
    .toBe(1)
  await fetch(`${service.base}/api/recipes/syrniki`, { method: 'PROPFIND' })
  await expect
    .poll(() => read('http_request_duration_seconds_count', '{method="other",route="/api/recipes/:id",status="405"}'))
    .toBe(1)
})

test('plans are counted when they are built, not when they were stored before, and refusals apart', async () => {
  const body = { country: 'DE', store: 'de-average', startDate: '2026-11-23', slots: ['dinner'], lang: 'en' }
  expect((await plan(body)).status).toBe(201)
  expect((await plan(body)).status).toBe(201)
  await expect.poll(() => read('provender_plans_total', '{job="plan",outcome="built"}')).toBe(1)
  await expect.poll(() => read('provender_plan_duration_seconds_count', '{job="plan"}')).toBe(1)
  const vegetarian = ['meat', 'poultry', 'fish', 'seafood', 'offal']
  const allergens = ['milk', 'eggs', 'gluten', 'nuts', 'soy']
  const refused = await plan({ ...body, equipment: [], excludeTags: vegetarian, allergens })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Dinner')])
  await expect.poll(() => read('provender_plans_total', '{job="plan",outcome="refused"}')).toBe(1)
  await expect.poll(() => read('provender_planner_queue_length')).toBe(0)
})

test('what is stored is counted, and that it can be', async () => {
  // It was counted when the metrics were read before, and is anew after some seconds.
  await expect.poll(() => read('provender_stored_plans'), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await read('provender_stored_plans_bytes')).toBeGreaterThan(1000)
  expect(await read('provender_database_disk_full')).toBe(0)
})

test('lookups of cached pages are counted', async () => {
  await fetch(`${service.base}/collections?lang=en`)
  const before = (await read('provender_cache_lookups_total', '{cache="pages",result="hit"}')) ?? 0
  await fetch(`${service.base}/collections?lang=en`)
  await expect.poll(() => read('provender_cache_lookups_total', '{cache="pages",result="hit"}')).toBe(before + 1)
})

test('the connections to the database are shown where there is a pool of them, and the process itself', async () => {
  const idle = await read('provender_database_connections', '{state="idle"}')
  if (service.place.databaseUrl) expect(idle).toBeGreaterThan(0)
  else expect(idle).toBeUndefined()
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})
