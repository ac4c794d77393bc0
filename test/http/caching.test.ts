import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { CachedResponse } from '../../src/http/cached-response.ts'
import { ResponseCache } from '../../src/http/response-cache.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile({ serve: true })
let plan: string
let picture: string
beforeAll(async () => {
  const built = await service.post('/api/plans', { country: 'RU', store: 'ru-average', startDate: '2026-11-23' })
  plan = `/api/plans/${((await built.json()) as { id: string }).id}`
  const { items } = (await (await service.get('/api/recipes?limit=1')).json()) as { items: { Image: string }[] }
  picture = (items[0]?.Image ?? '').replace('http://provender.localhost', '')
})

const plain = { 'accept-encoding': 'identity' }
const ask = (path: string, headers: Record<string, string> = plain, method = 'GET') =>
  service.ask(path, { method, headers })

const A_MINUTE = 'public, max-age=60'
const FOREVER = 'public, max-age=31536000, immutable'
const reads = (): [string, string][] => [
  ['/api/meta?country=US&lang=en', A_MINUTE],
  ['/api/recipes?lang=en', A_MINUTE],
  ['/api/recipes?lang=de&q=reis', A_MINUTE],
  ['/api/recipes/syrniki', A_MINUTE],
  ['/api/collections?lang=en', A_MINUTE],
  ['/api/occasions?lang=en', A_MINUTE],
  ['/api/ingredients?lang=en', A_MINUTE],
  [`${plan}?lang=en`, FOREVER],
  [plan, 'public, no-cache'],
  ['/openapi.json', 'public, max-age=3600'],
  [picture, FOREVER],
  [picture.replace(/\?.*/, ''), 'public, max-age=3600'],
]

describe('every read', () => {
  test('says how long it holds, has a strong tag, and answers 304 to who has it', async () => {
    for (const [path, cacheControl] of reads()) {
      // Once through the application, once from what is cached.
      for (const round of ['first', 'cached']) {
        const answer = await ask(path)
        const tag = answer.headers.get('etag') ?? ''
        const body = await answer.text()
        expect([path, round, answer.status, answer.headers.get('cache-control')]).toEqual([
          path,
          round,
          200,
          cacheControl,
        ])
        expect([path, tag]).toEqual([path, expect.stringMatching(/^"[\w-]{22}"$/)])
        expect([path, answer.headers.get('content-length')]).toEqual([path, String(Buffer.byteLength(body))])
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const again = await ask(path, { ...plain, 'if-none-match': known })
          expect([path, known, again.status, await again.text()]).toEqual([path, known, 304, ''])
          expect(again.headers.get('etag')).toBe(tag)
          expect(again.headers.get('cache-control')).toBe(cacheControl)
        }
        const other = await ask(path, { ...plain, 'if-none-match': '"other"' })
        expect([path, other.status, (await other.text()).length]).toEqual([path, 200, body.length])
      }
    }
  })

  test('answers HEAD with the same headers and no body', async () => {
    for (const [path] of reads()) {
      const [got, head] = [await ask(path), await ask(path, plain, 'HEAD')]
      const headers = (answer: Response) =>
        Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))
      expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
      expect(headers(head)).toEqual(headers(got))
      await got.arrayBuffer()
    }
  })

  test('comes in br or gzip, which say the same and have tags of their own', async () => {
    for (const [path] of reads()) {
      const original = await ask(path)
      const body = Buffer.from(await original.arrayBuffer())
      expect([path, original.headers.get('content-encoding')]).toEqual([path, null])
      expect([path, original.headers.get('vary')]).toEqual([path, expect.stringContaining('Accept-Encoding')])
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const head = await ask(path, { 'accept-encoding': encoding }, 'HEAD')
        const packed = await service.get(path, { 'accept-encoding': encoding })
        const bytes = Buffer.from(await packed.arrayBuffer())
        if (body.length < 1400) {
          expect([path, packed.headers.get('content-encoding')]).toEqual([path, null])
          continue
        }
        expect([path, packed.headers.get('content-encoding')]).toEqual([path, encoding])
        expect(head.headers.get('content-length')).toBe(String(bytes.length))
        expect(bytes.length).toBeLessThan(body.length / 2)
        expect(unpack(bytes).equals(body)).toBe(true)
        const tag = packed.headers.get('etag') ?? ''
        expect(tag).toBe(original.headers.get('etag')?.replace(/"$/, `-${encoding}"`))
        expect((await ask(path, { 'accept-encoding': encoding, 'if-none-match': tag })).status).toBe(304)
        expect((await ask(path, { ...plain, 'if-none-match': tag })).status).toBe(200)
      }
    }
  })
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', null],
  ['deflate', null],
  ['', null],
])('Accept-Encoding %j gets %j', async (accepted, encoding) => {
  const answer = await service.get('/api/ingredients?lang=en', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
})

describe('the cache', () => {
  const small = () => [...service.statements()]

  test('is made once, however the same is asked', async () => {
    const made = async () => {
      const text = await service.metrics.registry.getSingleMetricAsString('provender_cache_lookups_total')
      return Number(/cache="api",result="miss"} (\d+)/.exec(text)?.[1])
    }
    const before = await made()
    const paths = [
      '/api/recipes?lang=fr&country=FR&limit=7&offset=3',
      '/api/recipes?offset=3&limit=7&country=FR&lang=fr',
      '/api/recipes?offset=3&limit=07&country=FR&lang=fr&utm_source=x',
    ]
    const many = Array.from({ length: 30 }, (_, i) => ask(paths[i % 3] as string))
    const bodies = new Set(await Promise.all(many.map(async (answer) => (await answer).text())))
    expect(bodies.size).toBe(1)
    await Promise.all(paths.map(async (path) => (await ask(path)).text()))
    expect(await made()).toBe(before + 1)
  })

  test('has an entry for each language, country and query', async () => {
    const title = async (query: string, headers = {}) => {
      const body = await (await ask(`/api/recipes/borscht?${query}`, { ...plain, ...headers })).json()
      return (body as { title: string }).title
    }
    for (let round = 0; round < 2; round++) {
      expect(await title('lang=en')).toMatch(/^Borscht/)
      expect(await title('', { 'accept-language': 'en' })).toMatch(/^Borscht/)
      expect(await title('', { 'accept-language': 'ru' })).toMatch(/^Борщ/)
      expect(await title('lang=ru', { 'accept-language': 'en' })).toMatch(/^Борщ/)
      expect(await title('')).toMatch(/^Борщ/)
    }
    const byHeader = await ask('/api/recipes/borscht', { ...plain, 'accept-language': 'en' })
    expect([byHeader.headers.get('vary'), byHeader.headers.get('content-language')]).toEqual([
      'Accept-Encoding, Accept-Language',
      'en',
    ])
    const byAddress = await ask('/api/recipes/borscht?lang=en')
    expect(byAddress.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('serves a stored plan without the database', async () => {
    await (await ask(`${plan}?lang=pl`)).text()
    small()
    const again = await ask(`${plan}?lang=pl`)
    expect(((await again.json()) as { lang: string }).lang).toBe('pl')
    expect(small()).toEqual([])
  })

  test('are no refusals, no built plans, and nothing of GraphQL', async () => {
    for (const answer of [
      await ask('/api/recipes/no-such'),
      await ask('/api/recipes/no-such'),
      await ask('/api/recipes?limit=0'),
      await ask('/api/no-such'),
      await service.post('/api/plans', { country: 'RU', store: 'ru-average' }),
      await service.post('/graphql', { query: '{ __typename }' }),
      await ask('/health'),
    ]) {
      expect([answer.url, answer.headers.get('cache-control')]).toEqual([answer.url, 'no-store'])
      expect(answer.headers.get('etag')).toBeNull()
    }
  })

  test('is read by scripts of any origin', async () => {
    for (let round = 0; round < 2; round++) {
      const { headers } = await ask('/api/occasions?lang=tr')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')).toMatch(/ETag.*RateLimit.*Retry-After/)
    }
  })

  test('is made once when many ask at once; a refusal reaches all of them and is cached for none', async () => {
    const cache = new ResponseCache<string>(100_000)
    const makings: string[] = []
    const ask = (key: string, made: CachedResponse | string) =>
      cache.get(key, async () => {
        makings.push(key)
        return made
      })
    const answer = new CachedResponse('once', {})
    expect(await Promise.all([1, 2, 3].map(() => ask('found', answer)))).toEqual([answer, answer, answer])
    expect(await Promise.all([1, 2, 3].map(() => ask('missing', 'no')))).toEqual(['no', 'no', 'no'])
    expect([await ask('found', answer), await ask('missing', 'no')]).toEqual([answer, 'no'])
    expect(makings).toEqual(['found', 'missing', 'missing'])
  })

  test('stays within its bytes, and forgets what was asked least lately', async () => {
    const counts = { hits: 0, misses: 0 }
    const cache = new ResponseCache(100_000, (hit) => {
      counts[hit ? 'hits' : 'misses']++
    })
    const asked = (i: number, revision = 'this') => ({ revision, path: `/${i}`, acceptLanguage: null })
    const make = (i: number) => cache.get(`key ${i}`, async () => new CachedResponse('x'.repeat(1000), {}), asked(i))
    for (let i = 0; i < 500; i++) await make(i)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.bytes).toBeGreaterThan(90_000)
    expect(cache.at(asked(499))?.body.toString()).toBe('x'.repeat(1000))
    expect(cache.at(asked(0))).toBeUndefined()
    expect(cache.at(asked(499, 'next'))).toBeUndefined()
    expect(counts).toEqual({ hits: 1, misses: 500 })
  })

  test('is compressed once', async () => {
    const answer = new CachedResponse('words '.repeat(1000), {})
    const asked = { acceptEncoding: 'br', ifNoneMatch: undefined }
    const [first, second] = await Promise.all([answer.parts(asked), answer.parts(asked)])
    expect(first.body).toBe(second.body)
    const third = answer.parts(asked)
    expect(third).not.toBeInstanceOf(Promise)
    expect((await third).body).toBe(first.body)
  })
  test('holds a body in the forms that were asked, and still sends each', async () => {
    const body = 'words '.repeat(1000)
    const cache = new ResponseCache(100_000)
    const answer = new CachedResponse(body, {})
    await cache.get('key', async () => answer)
    expect(cache.bytes).toBeGreaterThan(body.length)
    const compressed = await answer.parts({ acceptEncoding: 'gzip', ifNoneMatch: undefined })
    expect(compressed.headers).toContain('gzip')
    expect(cache.bytes).toBeLessThan(body.length / 2)
    const plain = await answer.parts({ acceptEncoding: undefined, ifNoneMatch: undefined })
    expect(plain.body?.toString()).toBe(body)
    expect(cache.bytes).toBeGreaterThan(body.length)
    // Compressed anew from what is there.
    const other = await answer.parts({ acceptEncoding: 'br', ifNoneMatch: undefined })
    expect(brotliDecompressSync(other.body as Buffer).toString()).toBe(body)
    expect(await cache.get('key', () => Promise.reject(new Error('it is there')))).toBe(answer)
  })
})
