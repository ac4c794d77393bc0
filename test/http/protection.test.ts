import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT } from '../../src/content-folder.ts'
import { type Listening, listen } from '../listening.ts'
import { type TestService, testService } from '../service.ts'

let service: TestService
let server: Listening
beforeAll(async () => {
  service = await testService()
  server = await listen(service)
})
afterAll(async () => {
  await server.stop()
  await service.close()
})

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
    const { headers } = await server.ask(path)
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
  const headers = { 'content-type': 'application/json' }

  test.each(['/graphql', '/api/plans', '/mcp'])('is refused by %s, with its length or in pieces', async (path) => {
    for (const body of [large, chunked()]) {
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      const answer = await server.ask(path, init)
      expect([path, answer.status]).toEqual([path, 413])
      expect(await answer.text()).toContain('The body is larger than 65536 bytes.')
    }
  })

  test('of 64 KiB is none', async () => {
    const query = `{ __typename } #${'x'.repeat(65_000)}`
    const answer = await server.ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { __typename: 'Query' } }])
  })

  test('is an error of GraphQL with a code', async () => {
    const answer = await server.ask('/graphql', { method: 'POST', headers, body: large })
    expect(await answer.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    })
  })
})

test('a request that takes too long gets 503 with a time to come back, and is told once', async () => {
  // No plan is built within a millisecond.
  const hasty = await testService(CONTENT, {}, { timeLimitMs: 1 })
  const at = await listen(hasty)
  try {
    const init = { method: 'POST', body: JSON.stringify({ country: 'RU', store: 'ru-average' }) }
    const answer = await at.ask('/api/plans', init)
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      { error: 'The service did not answer in time; try again in a few seconds.' },
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(hasty.bugs).toEqual([expect.objectContaining({ message: 'the request took too long' })])
    const query = 'mutation { buildPlan(params: {country: "US", store: "us-average"}) { id } }'
    const graphql = await at.ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query }),
    })
    expect(graphql.status).toBe(503)
    expect(graphql.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  } finally {
    await at.stop()
    await hasty.close()
  }
})
