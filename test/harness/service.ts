import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type Service, type StartOptions, startService } from '../../src/app/service.ts'
import { testDatabase } from './database.ts'
import { type Listening, listen } from './listening.ts'
import { amountsAlone, withAmounts } from './money.ts'

/** The day that is today in tests. */
export const TODAY = '2026-11-23'
/** The address that links of a test's service name, unless it is asked to name its own. */
export const BASE_URL = 'http://provender.localhost'

export interface TestService extends Service {
  /** errors that were no refusals; a test that expects none can look */
  readonly bugs: unknown[]
  /** statements sent since the last look */
  readonly statements: () => string[]
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** a sum asked for without a selection is its amount */
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<GraphqlAnswer>
}

/** A service that is asked through real connections too, by the server that production listens with. */
export type ListeningService = TestService & Omit<Listening, 'stop'>

export interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape it asked for
  readonly data: any
  readonly errors?: { readonly message: string; readonly extensions: Record<string, unknown> }[]
}

export interface TestOptions extends Partial<Omit<StartOptions, 'config'>> {
  /** whether it listens on a free port; `own address`: and its links name that port */
  readonly serve?: boolean | 'own address'
  /** headers of every `get` and `post` that gives no others */
  readonly headers?: Record<string, string>
}

/** The whole service on a database of its own, loaded with the content and ready to be asked. */
export function testService(options: TestOptions & { serve: true | 'own address' }): Promise<ListeningService>
export function testService(options?: TestOptions): Promise<TestService>
export async function testService({ serve = false, headers: usual = {}, ...options }: TestOptions = {}) {
  const { databaseUrl, dataDir, drop } = await testDatabase({ loaded: options.content === undefined })
  // Links name the port, so it is taken before the service is made, which then listens on the same socket.
  const port = serve === 'own address' ? await freeSocket() : undefined
  const bugs: unknown[] = []
  const seen: string[] = []
  const service = startService({
    config: { databaseUrl, dataDir, baseUrl: port?.url ?? BASE_URL },
    onBug: (error) => bugs.push(error),
    today: () => TODAY,
    onStatement: (sql) => seen.push(sql),
    ...options,
  })
  await service.load()
  const { stop, ...listening } = serve ? await listen(service, port?.socket) : { stop: async () => {} }
  const request = (path: string, init?: RequestInit) =>
    Promise.resolve(service.app.request(new Request(`${BASE_URL}${path}`, init)))
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...usual, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ...service,
    ...listening,
    bugs,
    statements: () => seen.splice(0),
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers: { ...usual, ...headers } }),
    post,
    graphql: async (query: string, variables: Record<string, unknown> = {}) => {
      const answer = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: withAmounts(query), variables }),
      })
      return amountsAlone(await answer.json()) as GraphqlAnswer
    },
    close: async () => {
      await stop()
      await service.close()
      await drop()
    },
  }
}

/** A socket on a free port that a server can listen with. */
async function freeSocket() {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  return { socket, url: `http://127.0.0.1:${(socket.address() as AddressInfo).port}` }
}
