import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { statuses } from '../harness/listening.ts'
import { BASE_URL } from '../harness/service.ts'
import { json, limits, stranger, times, WEEK } from '../rate-limit/asking.ts'
import { planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let paths: string[]
beforeAll(async () => {
  const { table, basket } = await tablePages(service)
  paths = [await planPage(service), table, basket, '/recipe/borscht?country=DE']
})

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

/** The properties that a page says of itself by Open Graph. */
async function graphOf(path: string, headers: Record<string, string> = {}) {
  const body = await (await service.get(path, headers)).text()
  const found = [...body.matchAll(/<meta (?:property="og:|name=")([a-z:]+)" content="([^"]*)">/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescaped(value)]))
}
const pictureOf = async (path: string, headers: Record<string, string> = {}) =>
  ((await graphOf(path, headers)).image as string).slice(BASE_URL.length)

describe('a link to a plan or a recipe', () => {
  test('is shown with a large picture that says what it is, in every language', async () => {
    for (const path of paths) {
      const seen = new Set<string>()
      for (const lang of LANGUAGES) {
        const graph = await graphOf(path, { 'accept-language': lang })
        expect(graph).toMatchObject({ 'image:width': '1200', 'image:height': '630', 'image:type': 'image/png' })
        expect(graph['twitter:card']).toBe('summary_large_image')
        expect(graph['image:alt']).toContain(graph.title)
        const answer = await service.get((graph.image as string).slice(BASE_URL.length))
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
        expect(answer.headers.get('content-language')).toMatch(new RegExp(`^${lang}`))
        const png = Buffer.from(await answer.arrayBuffer())
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
        seen.add(png.toString('base64'))
      }
      expect([path, seen.size]).toEqual([path, LANGUAGES.length])
    }
    expect(service.bugs).toEqual([])
  })

  test('has the week, the store and the sum in its title, and the dishes beneath', async () => {
    const [path = ''] = paths
    const graph = await graphOf(`${path}?lang=en`)
    expect(graph.title).toMatch(/23 ?– ?29 November · .+ · ≈/)
    const { days, totals } = await (await service.get(`/api${path.replace('/plan', '/plans')}?lang=en`)).json()
    expect(graph.title).toContain(Math.round(totals.cost).toLocaleString('en'))
    for (const { dishes } of days) {
      expect(dishes.some(({ title }: { title: string }) => graph.description?.includes(title))).toBe(true)
    }
  })

  test('is in the language of who shared it only for readers that name none', async () => {
    const [path = ''] = paths
    const languageOf = async (address: string, headers = {}) =>
      (await service.get(address, headers)).headers.get('content-language')
    expect(await languageOf(`${path}?l=de`)).toBe('de')
    expect(await languageOf(`${path}?l=de`, { 'accept-language': 'fr' })).toBe('fr')
    expect(await languageOf(`${path}?l=de&lang=pl`)).toBe('pl')
    const graph = await graphOf(`${path}?l=de`)
    expect(graph.url).toBe(`${BASE_URL}${path}?l=de`)
    expect(graph.image).toContain('lang=de')
    // Its links name no language: whoever follows one has his own.
    expect(await (await service.get(`${path}?l=de`)).text()).not.toMatch(/href="\/recipe\/[^"]+[?&]lang=/)
  })
})

describe('a picture', () => {
  test('is kept for ever under its own address, and asked about under others', async () => {
    for (const path of paths) {
      const address = await pictureOf(path)
      const named = await service.get(address)
      expect(named.headers.get('cache-control')).toContain('immutable')
      const plain = await service.get(address.replace(/v=[\w-]+&?/, ''))
      expect(plain.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(plain.headers.get('etag')).toBe(named.headers.get('etag'))
      const again = await service.get(address, {
        'if-none-match': named.headers.get('etag') ?? '',
        'accept-encoding': 'gzip, br',
      })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const packed = await service.get(address, { 'accept-encoding': 'gzip, br' })
      expect(packed.headers.get('content-encoding')).toBeNull()
      expect(packed.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('has another address when the words or the price are others', async () => {
    const all = ['/recipe/borscht?country=DE', '/recipe/borscht?country=FR', '/recipe/borscht?country=DE&lang=de']
    const hashes = await Promise.all(all.map(async (path) => /v=([\w-]+)/.exec(await pictureOf(path))?.[1]))
    expect(new Set(hashes).size).toBe(all.length)
  })

  test('is not there for what is not there', async () => {
    for (const path of ['/plan/nothing/preview.png', '/recipe/no-such/preview.png']) {
      expect([path, (await service.get(path)).status]).toEqual([path, 404])
    }
  })
})

describe('for one address', () => {
  const limited = serviceForFile({ limits: limits(), serve: true })

  test('each picture that must be made costs a page, a cached one nothing', async () => {
    const from = stranger()
    const answer = await limited.askFrom(from, '/api/plans', json(WEEK))
    const { id } = (await answer.json()) as { id: string }
    const address = (lang: string) => `/plan/${id}/preview.png?lang=${lang}`
    const made = times(12, (i) => limited.askFrom(from, address(LANGUAGES[i] as string)))
    expect(await statuses(made)).toEqual({ 200: 8, 429: 4 })
    const cached = await Promise.all(LANGUAGES.map((lang) => limited.askFrom(from, address(lang))))
    expect(cached.filter(({ status }) => status === 200)).toHaveLength(8)
  })
})
