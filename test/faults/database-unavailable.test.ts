import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { Acknowledged, type Answered, ask, household, saysWhen } from './asking.ts'
import { type Cable, type Cluster, cable, noCluster, temporaryCluster } from './postgres.ts'

if (noCluster) console.log(noCluster)

describe.skipIf(noCluster)('a PostgreSQL server that goes away and comes back', () => {
  let cluster: Cluster
  let network: Cable
  let service: ServiceProcess
  beforeAll(async () => {
    cluster = await temporaryCluster({ loaded: true })
    network = await cable(cluster.port)
    service = await startServiceProcess({ DATABASE_URL: cluster.url.replace(`:${cluster.port}/`, `:${network.port}/`) })
  })
  afterAll(async () => {
    await service.stop('SIGKILL')
    await network.cut()
    await cluster.remove()
  })
  const bugs = () => service.log.filter(({ msg }) => msg === 'unexpected error')

  test('what needs it answers 503 and when to come again, all else is served, and it is used again without a restart', async () => {
    const stored = await ask(service.base, '/api/plans', household(1))
    expect(stored.status).toBe(201)
    const { id } = JSON.parse(stored.text)
    const cachedPaths = ['/', '/recipes?lang=en', '/recipe/borscht?lang=de', `/plan/${id}`]
    const inMemory = ['/api/recipes?q=rice&lang=nl', '/recipe/syrniki?lang=kk', '/api/collections?lang=ja']
    for (const path of cachedPaths) expect((await ask(service.base, path)).status).toBe(200)

    await network.cut()
    for (const path of [
      '/health',
      '/metrics',
      '/openapi.json',
      '/docs',
      '/images/recipes/borscht.svg',
      ...cachedPaths,
      ...inMemory,
    ]) {
      expect(await ask(service.base, path)).toMatchObject({ path, status: 200 })
    }
    expect(await ask(service.base, '/ready')).toMatchObject({ status: 503, retryAfter: '2' })
    const needy = [
      await ask(service.base, '/api/plans', household(2)),
      await ask(service.base, '/api/plans', household(1)),
      await ask(service.base, '/api/plans/00000000-0000-8000-8000-000000000000'),
      await ask(service.base, '/api/baskets', { guests: 2, items: [{ recipeId: 'syrniki' }], params: household(3) }),
      await ask(service.base, '/plan/00000000-0000-8000-8000-000000000000'),
      await ask(service.base, '/graphql', {
        query: 'mutation { buildPlan(params: { country: "DE", store: "de-average" }) { plan { id } } }',
      }),
    ]
    for (const answer of needy) expect(saysWhen(answer), `${answer.path} ${answer.status}`).toBe(true)
    expect(JSON.parse((needy[0] as Answered).text)).toEqual({
      error: 'The database does not answer at this moment; try again in a few seconds.',
    })
    expect(JSON.parse((needy[5] as Answered).text).errors[0].extensions).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 5,
    })
    // What is wrong with a request is said all the same.
    expect(await ask(service.base, '/api/plans', { ...household(1), adults: 11 })).toMatchObject({ status: 400 })

    // It goes on looking for what others wrote, and says once that it cannot.
    await service.logged(({ msg }) => String(msg).startsWith('new revisions cannot be looked for'))
    await network.mend()
    await expect.poll(async () => (await ask(service.base, '/ready')).status, { timeout: 15_000 }).toBe(200)
    expect((await ask(service.base, '/api/plans', household(2))).status).toBe(201)
    expect((await ask(service.base, `/api/plans/${id}?lang=en`)).text).toBe(stored.text)
    expect(bugs()).toEqual([])
    expect(service.log.some(({ msg }) => msg === 'a connection to the database was lost')).toBe(true)
  }, 30_000)

  test('restarted under load, it loses no plan that was acknowledged, and nobody gets an answer without a reason', async () => {
    const acknowledged = new Acknowledged()
    const answers: Answered[] = []
    let running = true
    let number = 100
    const client = async (next: () => Promise<Answered>) => {
      while (running) {
        const answer = await next()
        answers.push(answer)
        acknowledged.note(answer)
        if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    const someId = () => [...acknowledged.plans.keys()].at(-1) ?? '00000000-0000-8000-8000-000000000000'
    const clients = [
      ...Array.from({ length: 6 }, () => client(() => ask(service.base, '/api/plans', household(number++)))),
      ...Array.from({ length: 3 }, () => client(() => ask(service.base, `/api/plans/${someId()}?lang=en`))),
      ...Array.from({ length: 3 }, () =>
        client(() => ask(service.base, `/api/recipes?q=rice&limit=${1 + (number % 50)}`)),
      ),
    ]
    const count = rounds('PostgreSQL restarted under load', 2, 10)
    for (let round = 0; round < count; round++) {
      const before = acknowledged.plans.size
      await expect.poll(() => acknowledged.plans.size, { timeout: 30_000 }).toBeGreaterThan(before + 10)
      await cluster.stop(round % 2 ? 'fast' : 'immediate')
      const refused = answers.length
      await expect
        .poll(() => answers.slice(refused).some(({ status }) => status === 503), { timeout: 30_000 })
        .toBe(true)
      await cluster.start()
    }
    await expect
      .poll(() => answers.slice(-20).every(({ status }) => status < 300), { timeout: 15_000, interval: 200 })
      .toBe(true)
    running = false
    await Promise.all(clients)
    const unexplained = answers.filter((answer) => answer.status >= 300 && answer.status !== 404 && !saysWhen(answer))
    expect(unexplained).toEqual([])
    expect(bugs()).toEqual([])
    expect(await acknowledged.lostOn(service.base)).toEqual([])
    console.log(`${answers.length} answers, ${acknowledged.plans.size} plans acknowledged, none lost`)
  }, 600_000)
})
