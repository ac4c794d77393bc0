import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServiceProcess, startProcessWithDatabase } from '../harness/process.ts'
import { postUnderWay } from '../harness/under-way.ts'

let service: ServiceProcess
beforeEach(async () => {
  service = await startProcessWithDatabase()
})
afterEach(async () => {
  await service.stop('SIGKILL')
})

type Outcome = { status: number; connection: string | undefined } | { error: string }

/** One request on a persistent connection; no client of ours repeats a failed one. */
const ask = (agent: Agent, path: string, body?: object): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request(service.base + path, { agent, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume()
      answer.once('error', (error) => resolve({ error: `answer cut: ${error.message}` }))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }))
    sent.end(body && JSON.stringify(body))
  })

test('under load, a service that is asked to stop answers all it was asked, and exits with 0', async () => {
  const outcomes: Outcome[] = []
  let household = 0
  /** Asks until nobody listens any more, which is no failed request. */
  const client = async (path: string, body?: () => object) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const outcome = await ask(agent, path, body?.())
      if ('error' in outcome && outcome.error === 'ECONNREFUSED') break
      outcomes.push(outcome)
      if ('error' in outcome) break
    }
    agent.destroy()
  }
  const plan = () => ({ country: 'DE', store: 'de-average', budgetValue: ++household, startDate: '2026-11-23' })
  const clients = [
    ...Array.from({ length: 12 }, () => client('/api/plans', plan)),
    ...Array.from({ length: 6 }, () => client('/api/recipes/borscht?lang=de')),
    ...Array.from({ length: 6 }, () => client('/recipes?lang=fr')),
  ]
  await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(200)
  expect(await service.stop()).toBe(0)
  await Promise.all(clients)
  expect(outcomes.filter((outcome) => 'error' in outcome)).toEqual([])
  const answers = outcomes.filter((outcome) => 'status' in outcome)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
  // The last answer of each announces that the connection ends.
  expect(answers.filter(({ connection }) => connection === 'close').length).toBeGreaterThanOrEqual(clients.length)
  expect(service.log.some(({ msg }) => msg === 'unexpected error')).toBe(false)
})

test('a plan that is being built is answered, a new connection is refused, and connections that only wait do not hold up the end', async () => {
  const { port } = new URL(service.base)
  const unused = connect(Number(port), '127.0.0.1')
  const waiting = new Agent({ keepAlive: true })
  expect(await ask(waiting, '/health')).toMatchObject({ status: 200 })
  const building = await postUnderWay(`${service.base}/api/plans`, { country: 'RU', store: 'ru-average' })
  service.child.kill('SIGTERM')
  await service.logged(({ msg }) => msg === 'stopping')
  expect(await ask(new Agent(), '/health')).toEqual({ error: 'ECONNREFUSED' })
  expect(await building.answer).toMatchObject({ status: 201, connection: 'close' })
  expect(await service.ended).toBe(0)
  unused.destroy()
})

test('it listens on IPv4 and, where there is one, on IPv6; a second signal while it stops changes nothing', async () => {
  const { port } = new URL(service.base)
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address))
  for (const host of ['127.0.0.1', ...(addresses.includes('::1') ? ['[::1]'] : [])]) {
    expect([host, (await fetch(`http://${host}:${port}/health`)).status]).toEqual([host, 200])
  }
  service.child.kill('SIGTERM')
  service.child.kill('SIGTERM')
  service.child.kill('SIGINT')
  expect(await service.ended).toBe(0)
  expect(service.log.filter(({ msg }) => msg === 'stopping')).toHaveLength(1)
})
