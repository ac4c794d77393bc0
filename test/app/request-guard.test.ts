import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { testService } from '../harness/service.ts'

const service = serviceForFile({ serve: true })

test('every answer forbids guessing its type, being framed, and telling others its address', async () => {
  const paths = [
    '/',
    '/recipes?lang=en',
    '/docs',
    '/docs/rest',
    '/docs/graphql',
    '/no-such-page',
    '/sw.js',
    '/health',
    '/ready',
    '/openapi.json',
    '/images/recipes/borscht.svg',
    '/images/recipes/no-such.svg',
    '/api/recipes?lang=en',
    '/api/recipes?lang=en',
    '/api/recipes/no-such',
    '/api/plans',
    '/api/nowhere',
    '/graphql?query={__typename}',
    '/graphql',
  ]
  for (const path of paths) {
    const { headers } = await service.ask(path)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
    ])
    expect([path, headers.get('referrer-policy')]).toEqual([path, expect.stringMatching(/^(no-referrer|same-origin)$/)])
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/./)])
  }
})

describe('a body larger than 64 KiB', () => {
  const large = JSON.stringify({ query: `{ __typename } #${'x'.repeat(70_000)}` })
  const chunked = () =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 10_000) {
          controller.enqueue(new TextEncoder().encode(large.slice(at, at + 10_000)))
        }
        controller.close()
      },
    })
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' }

  test.each(['/graphql', '/api/plans', '/mcp'])('is refused by %s, with its length or in pieces', async (path) => {
    for (const body of [large, chunked()]) {
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      const answer = await service.ask(path, init)
      expect([path, answer.status]).toEqual([path, 413])
      expect(await answer.text()).toContain('The body is larger than 65536 bytes.')
    }
  })

  test('of 64 KiB is none', async () => {
    const query = `{ __typename } #${'x'.repeat(65_000)}`
    const answer = await service.ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { __typename: 'Query' } }])
  })

  test('is an error of GraphQL with a code', async () => {
    const answer = await service.ask('/graphql', { method: 'POST', headers, body: large })
    expect(await answer.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'TOO_LARGE' } }],
    })
  })
})

test('a request that takes too long gets 503 with a time to come back, and is reported once', async () => {
  // No plan is built within a millisecond.
  const hasty = await testService({ timeLimitMs: 1, serve: true })
  try {
    const init = { method: 'POST', body: JSON.stringify({ country: 'RU', store: 'ru-average' }) }
    const answer = await hasty.ask('/api/plans?lang=en', init)
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      { error: 'The service did not answer in time; try again in a few seconds.' },
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(hasty.bugs).toEqual([expect.objectContaining({ message: 'the request took too long' })])
    const query = 'mutation { buildPlan(params: {country: "US", store: "us-average"}) { plan { id } } }'
    const graphql = await hasty.ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query }),
    })
    expect(graphql.status).toBe(503)
    expect(graphql.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  } finally {
    await hasty.close()
  }
})

test('an address that begins with several slashes leads to the path meant, and no page links to another host', async () => {
  for (const [asked, meant] of [
    ['//evil.example', '/evil.example'],
    ['///evil.example/x?lang=de', '/evil.example/x?lang=de'],
    ['//%00', '/%00'],
    ['/\\evil.example', '/evil.example'],
    ['//api/meta?lang=en', '/api/meta?lang=en'],
  ] as const) {
    const { status, headers } = await service.ask(asked, { redirect: 'manual' })
    expect([asked, status, headers.get('location')]).toEqual([asked, 308, meant])
  }
  const text = await (await service.ask('/evil.example?lang=de')).text()
  expect(text).toContain('href="/evil.example?lang=fr"')
  expect(text).not.toMatch(/(?:href|action|src)="[/\\]{2}/)
})

test('names of the language itself are no files of the explorers', async () => {
  for (const name of ['constructor', '__proto__', 'toString', 'valueOf']) {
    expect([name, (await service.ask(`/docs/files/${name}`)).status]).toEqual([name, 404])
  }
  expect(service.bugs).toEqual([])
})

/** What a connection answers to raw bytes, and that it ends. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(service.base).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return text
}

test('a request with two Host headers is refused, whichever path it asks', async () => {
  for (const path of ['/api/meta?lang=en', '/health', '/graphql']) {
    const said = await raw(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOsT: b.example\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said).toContain('"error"')
  }
  expect(await raw('GET /health HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ['en', 'The Host header is not a host name.'],
  ['de', 'Der Host-Header ist kein Hostname.'],
  ['tr', 'Host üstbilgisi bir ana bilgisayar adı değil.'],
])('a Host header that is none is refused in the language of the reader: %s', async (language, sentence) => {
  const said = await raw(
    `GET /api/meta HTTP/1.1\r\nHost: 1.2.3.999\r\nAccept-Language: ${language}\r\nConnection: close\r\n\r\n`,
  )
  expect(said).toMatch(/^HTTP\/1\.1 400 /)
  expect(said).toContain(JSON.stringify({ error: sentence }))
})

describe('a reader of large answers', () => {
  const STALLED_MS = 1500
  const PATH = '/docs/files/graphiql.js'

  /** Asks for several megabytes at once. @param read whether, and how, the answer is taken */
  async function asking(read: (socket: ReturnType<typeof connect>) => Promise<void>): Promise<number> {
    const short = service.createServer(undefined, STALLED_MS).listen(0, '127.0.0.1')
    await once(short, 'listening')
    const socket = connect((short.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a.example\r\n\r\n`.repeat(8))
    await read(socket)
    const open = await new Promise<number>((resolve, reject) =>
      short.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
    socket.destroy()
    short.closeAllConnections()
    short.close()
    return open
  }
  test('who takes nothing is cut off', async () => {
    const open = await asking(async () => {
      await sleep(2 * STALLED_MS + 1000)
    })
    expect(open).toBe(0)
  })

  test('who is slow and takes something is not', async () => {
    let taken = 0
    const open = await asking(async (socket) => {
      for (let i = 0; i < 40; i++) {
        await sleep(100)
        taken += (socket.read(64 * 1024) as Buffer | null)?.length ?? 0
      }
    })
    expect(taken).toBeGreaterThan(1_000_000)
    expect(open).toBe(1)
  })
})
