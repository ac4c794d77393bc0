import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { CONTENT } from '../src/content-folder.ts'
import type { PoolOptions } from '../src/plans/pool.ts'
import { type Service, type StartOptions, startService } from '../src/start.ts'

/** The day that is today in tests. */
export const TODAY = '2026-11-23'

export interface TestService extends Service {
  /** errors that were no refusals; a test that expects none can look */
  readonly bugs: unknown[]
  /** statements sent since the last look */
  readonly statements: () => string[]
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<GraphqlAnswer>
}

export interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape it asked for
  readonly data: any
  readonly errors?: { readonly message: string; readonly extensions: Record<string, unknown> }[]
}

/** Work on a PostgreSQL server, over a connection of its own. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A place for a database that nobody else uses: in memory, or a new one on the server that DATABASE_URL names. */
export async function testDatabase() {
  const server = process.env.DATABASE_URL
  if (!server) return { databaseUrl: undefined, dataDir: 'memory://', drop: async () => {} }
  const name = `provender_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  return {
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    dataDir: 'memory://',
    drop: async () => {
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** The whole service on a database of its own, loaded with the content and ready to be asked. */
export async function testService(
  content: string = CONTENT,
  pool: PoolOptions = {},
  more: Partial<StartOptions> = {},
): Promise<TestService> {
  const { databaseUrl, dataDir, drop } = await testDatabase()
  const bugs: unknown[] = []
  let seen: string[] = []
  const service = startService({
    config: { databaseUrl, dataDir, baseUrl: 'http://provender.localhost' },
    onBug: (error) => bugs.push(error),
    content,
    today: () => TODAY,
    onStatement: (sql) => seen.push(sql),
    pool,
    ...more,
  })
  await service.load()
  const request = (path: string, init?: RequestInit) =>
    Promise.resolve(service.app.request(new Request(`http://provender.localhost${path}`, init)))
  return {
    ...service,
    bugs,
    statements: () => {
      const taken = seen
      seen = []
      return taken
    },
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    graphql: async (query, variables = {}) => {
      const answer = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      return (await answer.json()) as GraphqlAnswer
    },
    close: async () => {
      await service.close()
      await drop()
    },
  }
}
