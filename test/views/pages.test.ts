import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let plan: string
let table: string
let basket: string
beforeAll(async () => {
  plan = await planPage(service)
  ;({ table, basket } = await tablePages(service))
})

const text = async (path: string, headers: Record<string, string> = {}) => (await service.get(path, headers)).text()
const PATHS = [
  '/',
  '/recipes',
  '/recipes?q=potato',
  '/recipe/borscht',
  '/occasions',
  '/occasions/new-year-ru',
  '/occasions/ramadan-week?country=TR',
  '/collections',
  '/collections/vegetarian',
  '/docs',
  '/privacy',
  '/accessibility',
]

describe('every page', () => {
  test('is light, in its language, and names its other languages', async () => {
    for (const lang of LANGUAGES) {
      for (const path of [...PATHS, plan, table, basket, `${plan}/swap/0/2`]) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
        const response = await service.get(address)
        expect([address, response.status]).toEqual([address, 200])
        const body = await response.text()
        expect([address, brotliCompressSync(body).length < 16_000]).toEqual([address, true])
        // English is that of the reader's country.
        const tag = response.headers.get('content-language') ?? ''
        expect(lang === 'en' ? ['en', 'en-US'] : [lang]).toContain(tag)
        expect(body).toContain(`<html lang="${tag}">`)
        expect([...body.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, code]) => code)).toEqual([
          'x-default',
          ...LANGUAGES,
        ])
        expect([address, /undefined|NaN|\[object|>null</.exec(body)?.[0]]).toEqual([address, undefined])
      }
    }
    expect(service.bugs).toEqual([])
  })

  test('forbids everything inline and loads nothing from elsewhere', async () => {
    for (const path of [...PATHS, plan]) {
      const response = await service.get(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      const body = await response.text()
      expect(body).not.toMatch(/ style="| on\w+="|<style|javascript:/)
      const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
      for (const attributes of scripts) expect(attributes).toMatch(/ src="\/assets\/|application\/ld\+json/)
      const loaded = [...body.matchAll(/<(?:img|script|link rel="(?:stylesheet|icon)")[^>]* (?:src|href)="([^"]+)"/g)]
      for (const [, address] of loaded) expect(address).toMatch(/^\/(?!\/)/)
    }
  })

  test('speaks the language asked for, then the one of the browser, then the one the link was shared in, then English', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
    const language = async (path: string, headers = {}) =>
      (await service.get(path, headers)).headers.get('content-language')
    expect(await language('/?lang=ja', german)).toBe('ja')
    expect(await language('/', german)).toBe('de')
    expect(await language('/?l=ja', german)).toBe('de')
    expect(await language('/?l=ja')).toBe('ja')
    expect(await language('/?l=ja', { 'accept-language': 'sv' })).toBe('ja')
    expect(await language('/?l=xx')).toMatch(/^en/)
    expect(await language('/')).toMatch(/^en/)
    expect(await language('/?lang=xx', german)).toBe('de')
    expect((await service.get('/', german)).headers.get('vary')).toContain('Accept-Language')
  })

  test('keeps the language in its links only when the address names it', async () => {
    expect(await text(`${plan}?lang=de`)).toMatch(/href="\/recipe\/[^"]+lang=de"/)
    expect(await text(plan, { 'accept-language': 'de' })).not.toMatch(/href="\/recipe\/[^"]+lang=/)
  })

  test('carries a tag and answers 304 to who has it, without a query to the database', async () => {
    const first = await service.get(plan)
    const tag = first.headers.get('etag') ?? ''
    service.statements()
    const again = await service.get(plan, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(service.statements()).toEqual([])
    expect((await service.get(`${plan}?lang=de`, { 'if-none-match': tag })).status).toBe(200)
    const packed = await service.get(plan, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    // A strong tag names bytes, and these are others.
    expect(packed.headers.get('etag')).toMatch(/^"[\w-]+-br"$/)
    expect(packed.headers.get('etag')).not.toBe(tag)
  })

  test('loads styles and scripts that never go stale, less than 100 kB before compression', async () => {
    const body = await text(plan)
    const loaded = [...body.matchAll(/<(?:script type="module" src|link rel="stylesheet" href)="([^"]+)"/g)]
    expect(loaded.length).toBeGreaterThanOrEqual(2)
    let bytes = 0
    for (const [, file = ''] of loaded) {
      const response = await service.get(file)
      expect(response.headers.get('cache-control')).toContain('immutable')
      bytes += (await response.arrayBuffer()).byteLength
    }
    expect(bytes).toBeLessThan(100_000)
  })
})

describe('a page that is not there', () => {
  test('is a friendly one in the language of the person', async () => {
    for (const path of [
      '/plan/nothing',
      '/plan/00000000-0000-8000-8000-000000000000',
      '/recipe/no-such',
      '/no/such/page',
      `${plan}/swap/9/9`,
      '/plan/nothing.ics',
      '/assets/0/style.css',
    ]) {
      const response = await service.get(path, { 'accept-language': 'de' })
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('content-language')).toBe('de')
      expect(await response.text()).toContain('href="/"')
    }
    expect(await text('/plan/nothing?lang=en')).toContain('Nothing here')
    expect(await text('/plan/nothing?lang=ru')).toContain('Здесь ничего нет')
  })

  test('where a form alone is posted, other methods are refused with the one it takes', async () => {
    for (const method of ['GET', 'PUT']) {
      const response = await service.app.request('/plan', { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST, OPTIONS'])
    }
  })
})

describe('a recipe', () => {
  const block = async (path: string) => {
    const [, json = ''] = /<script type="application\/ld\+json">([^<]+)</.exec(await text(path)) ?? []
    return JSON.parse(json)
  }

  test('carries what schema.org and search engines ask of a Recipe', async () => {
    for (const { id: ID } of (await allRecipes(service)).filter((_, i) => i % 15 === 0)) {
      const data = await block(`/recipe/${ID}?lang=en`)
      const words = expect.stringMatching(/\S/)
      expect(data).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: words,
        description: words,
        image: [`http://provender.localhost/images/recipes/${ID}.svg`],
        author: { '@type': 'Organization', name: words },
        inLanguage: 'en',
        recipeYield: '2',
        recipeCategory: words,
        recipeCuisine: words,
        totalTime: expect.stringMatching(/^PT\d+M$/),
        nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ kcal$/) },
      })
      expect(data.recipeIngredient.length).toBeGreaterThan(0)
      for (const line of data.recipeIngredient) expect(line).toMatch(/^\S.*: \S/)
      for (const step of data.recipeInstructions) expect(step).toEqual({ '@type': 'HowToStep', text: words })
    }
  })

  test('names the law of its allergens, and never calls a ready-made food free of them', async () => {
    expect(await text('/recipe/fluffy-rice?lang=en')).toContain('None of the fourteen that EU law requires on labels')
    for (const lang of LANGUAGES) {
      const bigos = await text(`/recipe/bigos?lang=${lang}`)
      expect(bigos).not.toContain(message(lang, 'page.noAllergens'))
      expect(bigos).toContain(message(lang, 'page.checkLabel', { foods: '' }).trim())
    }
    expect(await text('/recipe/bigos?lang=en')).toContain('Kielbasa, smoked')
    // Buckwheat is a label allergen in Japan; the European list leaves it out.
    for (const recipe of ['buckwheat-mushrooms', 'galette-complete', 'toshikoshi-soba'])
      expect(await text(`/recipe/${recipe}?lang=ja`)).toContain('そばを含みます（日本の特定原材料）')
    expect(await text('/recipe/borscht?lang=ja')).not.toContain('そばを含みます')
  })

  test('says of no dish with a ready-made food that it is free of something, neither to people nor to machines', async () => {
    const all = await allRecipes<{ id: string; tags: string[]; ingredients: { groups: string[] }[] }>(
      service,
      'id tags ingredients { groups }',
    )
    const unsure = ({ ingredients }: (typeof all)[number]) =>
      ingredients.some(({ groups }) => groups.includes('check-label'))
    const tagged = all.filter(({ tags }) => tags.includes('nut_free') && tags.includes('gluten_free'))
    const ready = tagged.find(unsure)
    const plain = tagged.find((recipe) => !unsure(recipe))
    const free = (html: string) => [html.includes('<li>No nuts or peanuts</li>'), html.includes('GlutenFreeDiet')]
    expect(free(await text(`/recipe/${ready?.id}?lang=en`))).toEqual([false, false])
    expect(free(await text(`/recipe/${plain?.id}?lang=en`))).toEqual([true, true])
  })

  test('multiplies its amounts by the number of people', async () => {
    const lines = async (people: number) => (await block(`/recipe/borscht?lang=en&people=${people}`)).recipeIngredient
    const one = (await lines(1)).map((line: string) => line.split(': ')[0])
    expect((await lines(4)).map((line: string) => line.split(': ')[0])).toEqual(one)
    expect(await lines(1)).not.toEqual(await lines(4))
    expect(await text('/recipe/borscht?lang=en&people=7')).toContain('for 7 people')
    expect(await text('/recipe/borscht?lang=en&people=0')).toContain('for 1 person')
    expect(await text('/recipe/borscht?lang=en&people=soup')).toContain('for 2 people')
  })

  test('shows what it costs in a country and a store', async () => {
    expect(await text('/recipe/borscht?lang=en&country=DE')).toMatch(/≈\s€\d/)
    expect(await text('/recipe/borscht?lang=en&country=RU')).toMatch(/≈\s₽\d/)
    const cheap = await text('/recipe/borscht?lang=en&country=RU&store=ru-svetofor')
    expect(cheap).toContain('<option value="ru-svetofor" selected>')
  })

  test('takes a store of another country and other nonsense for nothing', async () => {
    for (const query of ['country=DE&store=ru-svetofor', 'country=XX', 'store=none', 'country=RU&region=%00']) {
      expect((await service.get(`/recipe/borscht?${query}`)).status).toBe(200)
    }
    expect(await text('/recipe/borscht?lang=en&country=DE&store=ru-svetofor')).toMatch(/≈\s€\d/)
  })
})

describe('the list of recipes', () => {
  test('finds a dish by its name and by an ingredient, and says when there is none', async () => {
    expect(await text('/recipes?q=borscht&lang=en')).toContain('/recipe/borscht')
    expect(await text('/recipes?q=beetroot&lang=en')).toContain('/recipe/borscht')
    expect(await text('/recipes?q=qqqqqq&lang=en')).toContain('Nothing found')
    expect(await text('/recipes?q=%00')).toContain('<form')
  })

  test('is turned page by page', async () => {
    const first = await text('/recipes?lang=en')
    expect(first).toContain('href="/recipes?page=2&amp;lang=en"')
    expect(await text('/recipes?page=2&lang=en')).not.toBe(first)
    expect((await service.get('/recipes?page=-1')).status).toBe(200)
  })
})

test('the service worker keeps the files that the pages load', async () => {
  const response = await service.get('/sw.js')
  expect(response.headers.get('content-type')).toContain('javascript')
  const body = await response.text()
  const [, files = ''] = /const CURRENT = (\[.*\])/.exec(body) ?? []
  for (const file of JSON.parse(files)) expect((await service.get(file)).status).toBe(200)
})

test('the sheet and the scripts name no other host', () => {
  const folder = new URL('../../views/assets/', import.meta.url)
  const names = readdirSync(folder).filter((name) => /\.(css|js)$/.test(name))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(readFileSync(new URL(name, folder), 'utf8')).not.toMatch(/https?:\/\//)
})

test('every page and the API description link to the terms of the content', async () => {
  const described = (await (await service.get('/openapi.json')).json()) as { info: { license: { url: string } } }
  const { pathname } = new URL(described.info.license.url)
  expect(await text('/recipes?lang=ja')).toContain(`href="${pathname}"`)
  const terms = await service.get(pathname)
  expect(terms.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await terms.text()).toContain('LicenseRef-Provender-Content')
})
