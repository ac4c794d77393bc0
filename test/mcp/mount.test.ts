import { get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { parse, validate } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '../../mcp/call.ts'
import { answerMcp, documents } from '../../mcp/mount.ts'
import { schema } from '../../schema/index.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { newestHttp, olderHttp } from './clients.ts'

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${service.base}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('the tools ask what any client may: over stdio their documents go to the public schema', () => {
  for (const document of documents) expect(validate(schema, parse(document)).map(String)).toEqual([])
})

describe('the endpoint', () => {
  test('needs no session: any request is answered by itself', async () => {
    const answer = await post(LIST)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('mcp-session-id')).toBeNull()
    expect(await answer.text()).toContain('build_week')
  })

  test('refuses what is no POST and says what is allowed', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await fetch(`${service.base}/mcp`, { method })
      expect(answer.status, method).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
      expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
    }
  })

  test('takes 64 KiB and no more', async () => {
    const withQuery = (length: number) => ({ ...LIST, params: { _meta: { filler: 'x'.repeat(length) } } })
    expect((await post(withQuery(60_000))).status).toBe(200)
    expect((await post(withQuery(70_000))).status).toBe(413)
  })

  test('tells a body that is no JSON, or no message, apart from a bug', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('"hello"')).status).toBe(400)
    expect((await post(LIST, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test('may be asked by the pages of any site, as a preflight finds out', async () => {
    const preflight = await fetch(`${service.base}/mcp`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  })
})

describe('names that a stranger bound to a local address', () => {
  const call = async () => ({})
  const ask = (baseUrl: string, headers: Record<string, string>) =>
    answerMcp(
      new Request('http://instance/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify(LIST),
      }),
      call,
      baseUrl,
    )
  const local = 'http://localhost:3000'

  test.each([
    ['a public name', local, { host: 'evil.example.com' }],
    ['a public name with a port', local, { host: 'evil.example.com:3000' }],
    ['the page of a public site', local, { host: 'localhost:3000', origin: 'https://evil.example.com' }],
    ['an origin that is none', 'https://meals.example.org', { host: 'meals.example.org', origin: 'not an origin' }],
  ])('%s is refused', async (_, baseUrl, headers) => {
    const answer = await ask(baseUrl, headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } })
  })

  test.each([
    ['this machine', local, { host: 'localhost:3000' }],
    ['this machine by its address', local, { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:6274' }],
    ['the home network', local, { host: '192.168.1.20:3000' }],
    ['a container', local, { host: 'provender:3000' }],
    ['a name of the home network', local, { host: 'kitchen.local:3000' }],
    ['a page without an origin', local, { host: 'localhost:3000', origin: 'null' }],
    [
      'any site, on a public instance',
      'https://meals.example.org',
      { host: '10.0.0.1', origin: 'https://app.example' },
    ],
    ['any name, behind a proxy of a public instance', 'https://meals.example.org', { host: 'upstream.example.net' }],
  ])('%s is served', async (_, baseUrl, headers) => {
    expect((await ask(baseUrl, headers)).status).toBe(200)
  })

  test.each([
    ['en', (base: string) => `evil.example is not a name of this instance, whose BASE_URL is ${base}.`],
    ['de', (base: string) => `evil.example ist kein Name dieser Instanz; ihre BASE_URL ist ${base}.`],
    ['ja', (base: string) => `evil.example はこのインスタンスの名前ではありません。BASE_URL は ${base} です。`],
  ])('what is refused over a connection is told why in the language asked for: %s', async (language, sentence) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>()
    const headers = {
      host: 'evil.example',
      'accept-language': language,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    request(`${service.base}/mcp`, { method: 'POST', headers }, async (answer) => {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      resolve({ status: answer.statusCode, text })
    })
      .on('error', reject)
      .end(JSON.stringify(LIST))
    const { status, text } = await promise
    expect([status, JSON.parse(text)]).toEqual([
      403,
      expect.objectContaining({ error: expect.objectContaining({ message: sentence(service.base) }) }),
    ])
  })
})

describe('a call that takes long', () => {
  const data = {
    country: { code: 'DE', label: 'DE', currency: 'EUR', priceNote: '' },
    offer: { stores: [], regions: [] },
  }
  let brokenOff: PromiseWithResolvers<void>
  let answerAfterMs: number | undefined
  const slow: Call = (_, __, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => brokenOff.resolve())
      if (answerAfterMs) setTimeout(() => resolve(data), answerAfterMs)
    })
  let server: ReturnType<typeof serve>
  let url: string
  beforeAll(async () => {
    server = serve({ fetch: (request) => answerMcp(request, slow, 'http://localhost'), port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    brokenOff = Promise.withResolvers()
    answerAfterMs = undefined
  })

  test.each([
    ['2026-07-28', newestHttp],
    ['2025-11-25', olderHttp],
  ])('streams its progress to a client of %s', async (_, connect) => {
    answerAfterMs = 2_500
    const client = await connect(url)
    const reported: number[] = []
    const onprogress = ({ progress }: { progress: number }) => reported.push(progress)
    expect((await client.call('list_stores', { country: 'DE' }, { onprogress })).failed).toBe(false)
    expect(reported.length).toBeGreaterThan(0)
    expect(reported).toEqual(reported.map((_, index) => index + 1))
    await client.close()
  })

  test.each([
    ['2026-07-28', newestHttp],
    ['2025-11-25', olderHttp],
  ])('ends when a client of %s goes away', async (_, connect) => {
    const client = await connect(url)
    const call = client.call('list_stores', { country: 'DE' }).catch((error: Error) => error)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await client.close()
    expect(await call).toBeInstanceOf(Error)
    await brokenOff.promise
  })
})

test('a request that the client breaks off does no harm', async () => {
  const request = get(`${service.base}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  request.on('error', () => {})
  request.write('{"jsonrpc":')
  await new Promise((resolve) => setTimeout(resolve, 50))
  request.destroy()
  expect((await post(LIST)).status).toBe(200)
})
