import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Assistant, newestStdio, olderStdio } from './clients.ts'

// An instance that limits, fails, dawdles or is not there: what its caller gets.

let listener: RequestListener
let server: Server
let url: string
let assistant: Assistant
beforeAll(async () => {
  server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  assistant = await olderStdio({ env: { PROVENDER_URL: url } })
})
afterAll(async () => {
  await assistant.close()
  server.closeAllConnections()
  server.close()
})

const week = { country: 'DE', store: 'de-average' }
const answer = (status: number, headers: Record<string, string>, body: unknown): RequestListener => {
  return (_, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const hour = new Date(Date.now() + 3_600_000).toUTCString()

test.each([
  [
    'REST body, seconds',
    { error: 'Too many requests.' },
    '7',
    /^Too many requests\. Wait 7 seconds, then try again\.$/,
  ],
  [
    'REST body, one second',
    { error: 'Too many requests.' },
    '1',
    /^Too many requests\. Wait 1 second, then try again\.$/,
  ],
  [
    'GraphQL body',
    { errors: [{ message: 'Too many plans.' }] },
    '9',
    /^Too many plans\. Wait 9 seconds, then try again\.$/,
  ],
  ['a date', { error: 'Too many requests.' }, hour, /^Too many requests\. Wait 3[56]\d\d seconds, then try again\.$/],
])('a limit (%s) is a tool error with the waiting time', async (_, body, retryAfter, texts) => {
  listener = answer(429, { 'retry-after': retryAfter }, body)
  const { text, failed } = await assistant.call('build_week', week)
  expect(failed).toBe(true)
  expect(text).toMatch(texts)
})

test('a GraphQL refusal with its waiting time in the extensions is passed on', async () => {
  const errors = [{ message: 'Too many plans.', extensions: { code: 'BUSY', retryAfter: 2 } }]
  listener = answer(200, {}, { data: null, errors })
  expect(await assistant.call('build_week', week)).toMatchObject({
    failed: true,
    text: 'Too many plans. Wait 2 seconds, then try again.',
  })
})

test('an instance that is loading is reported with the waiting time', async () => {
  listener = answer(503, { 'retry-after': '5' }, { errors: [{ message: 'The catalogue is still loading.' }] })
  const { text, failed } = await assistant.call('list_stores', { country: 'DE' })
  expect(failed).toBe(true)
  expect(text).toBe('The catalogue is still loading. Wait 5 seconds, then try again.')
})

test('an address where something else answers is reported as such', async () => {
  listener = answer(200, { 'content-type': 'text/html' }, '<h1>Hello</h1>')
  expect(await assistant.call('list_collections', {})).toMatchObject({
    failed: true,
    text: expect.stringMatching(/answered 200, not as Provender does/),
  })
})

test('an instance that cannot be reached is named with its address', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => nobody.once('listening', resolve))
  const address = `http://127.0.0.1:${(nobody.address() as AddressInfo).port}`
  await new Promise((resolve) => nobody.close(resolve))
  const lonely = await olderStdio({ env: { PROVENDER_URL: address } })
  const { text, failed } = await lonely.call('search_recipes', { q: 'soup' })
  await lonely.close()
  expect(failed).toBe(true)
  for (const part of [address, 'ECONNREFUSED', 'PROVENDER_URL']) expect(text).toContain(part)
})

describe.each([
  ['2026-07-28', newestStdio],
  ['2025-11-25', olderStdio],
] as const)('with a client of %s', (_, connect) => {
  let client: Assistant
  beforeAll(async () => {
    client = await connect({ env: { PROVENDER_URL: url } })
  })
  afterAll(() => client.close())

  test('a build that takes long tells its progress, once a second, and then answers', async () => {
    const country = { code: 'DE', label: 'DE', currency: 'EUR', priceNote: '' }
    const data = { country, offer: { stores: [], regions: [] } }
    listener = (_, response) => {
      setTimeout(() => response.end(JSON.stringify({ data })), 2_500)
    }
    const texts: number[] = []
    const onprogress = ({ progress }: { progress: number }) => texts.push(progress)
    const { failed } = await client.call('list_stores', { country: 'DE' }, { onprogress })
    expect(failed).toBe(false)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts).toEqual(texts.map((_, index) => index + 1))
  })

  test('a call that is cancelled is broken off at the instance', async () => {
    const begun = Promise.withResolvers<void>()
    const brokenOff = Promise.withResolvers<void>()
    listener = (_, response) => {
      begun.resolve()
      response.on('close', () => brokenOff.resolve())
    }
    const stop = new AbortController()
    const call = client.call('build_week', week, { signal: stop.signal })
    await begun.promise
    stop.abort()
    await expect(call).rejects.toThrow()
    await brokenOff.promise
  })
})
