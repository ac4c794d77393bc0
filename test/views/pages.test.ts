import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'
import { FAMILY, planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let plan: string
let table: string
let basket: string
beforeAll(async () => {
  plan = await planPage(service)
  ;({ table, basket } = await tablePages(service))
})

const text = async (path: string, headers: Record<string, string> = {}) => (await service.get(path, headers)).text()
const send = (path: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
  return Promise.resolve(
    service.app.request(
      new Request(`http://provender.localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: body.toString(),
      }),
    ),
  )
}
const PATHS = [
  '/',
  '/recipes',
  '/recipes?q=potato',
  '/recipe/borscht',
  '/collections',
  '/collections/vegetarian',
  '/docs',
]

describe('every page', () => {
  test('is light, in its language, and names its other languages', async () => {
    for (const lang of LANGUAGES) {
      for (const path of [...PATHS, plan, table, basket, `${plan}/swap/0/1`]) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
        const response = await service.get(address)
        expect([address, response.status]).toEqual([address, 200])
        const body = await response.text()
        expect([address, Buffer.byteLength(body) < 80_000]).toEqual([address, true])
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

  test('speaks the language asked for, then the one of the browser, then Russian', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
    const language = async (path: string, headers = {}) =>
      (await service.get(path, headers)).headers.get('content-language')
    expect(await language('/?lang=ja', german)).toBe('ja')
    expect(await language('/', german)).toBe('de')
    expect(await language('/')).toBe('ru')
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

  test('loads a stylesheet and less than 10 kB of script', async () => {
    const body = await text(plan)
    const [, script = ''] = /<script src="([^"]+)"/.exec(body) ?? []
    const response = await service.get(script)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(10_000)
    expect(body.match(/rel="stylesheet"/g)).toHaveLength(1)
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
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })
})

describe('a plan', () => {
  test('asks the database once, however many dishes and lines there are', async () => {
    const path = await planPage(service, { ...FAMILY, variant: 1 })
    service.statements()
    await text(`${path}?lang=en`)
    expect(service.statements()).toHaveLength(1)
  })

  test('shows the total with its band and its source, and every price as an estimate', async () => {
    const body = await text(`${plan}?lang=en`)
    expect(body).toMatch(/likely ₽[\d,]+ to ₽[\d,]+/)
    expect(body).toMatch(/Prices are estimates for \w+ \d{4}, Russia: Rosstat\./)
    // Without the sign stand only the ends of the band, a budget, and what a sentence of reason compares.
    const bare = body.replaceAll(/<span class="why">[^<]*<\/span>|likely ₽[\d,]+ to ₽[\d,]+/g, '')
    expect(bare.match(/(?<!≈\u00A0)₽\d/g)).toBeNull()
  })

  test('heads its days as the language writes a date, and says who eats', async () => {
    for (const lang of LANGUAGES) {
      const body = (await text(`${plan}?lang=${lang}`)).replaceAll(/<\/?(?:small|bdi)>/g, '')
      const headings = [...body.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, heading = '']) => heading)
      const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-IE' : lang === 'pt' ? 'pt-PT' : lang, {
        timeZone: 'UTC',
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      })
      const written = Array.from({ length: 7 }, (_, n) => format.format(Date.parse(TODAY) + n * 86_400_000))
      for (const day of written)
        expect([lang, headings.map((heading) => heading.toLowerCase())]).toEqual([
          lang,
          expect.arrayContaining([day.toLowerCase()]),
        ])
      const lead = /<p class="lead">([^<]*)</.exec(body)?.[1] ?? ''
      expect([lang, lead]).toEqual([
        lang,
        expect.stringContaining(message(lang, 'page.eaters', { adults: 2, children: 2 })),
      ])
    }
  })

  test('says no price of a dish whose goods are all at home', async () => {
    const { ingredients } = (await (await service.get('/api/recipes/borscht')).json()) as {
      ingredients: { ingredientId: string }[]
    }
    const have = ingredients.map(({ ingredientId }) => ingredientId)
    const params = { country: 'RU', store: 'ru-average', have }
    const { id } = (await (
      await service.post('/api/baskets', { guests: 2, items: [{ recipeId: 'borscht' }], params })
    ).json()) as { id: string }
    for (const lang of LANGUAGES) {
      const body = await text(`/plan/${id}?lang=${lang}`)
      expect([lang, /≈|[^\d]0[.,]00/.exec(body)?.[0]]).toEqual([lang, undefined])
    }
  })

  test('counts and draws the days of its chart by the rule of its warnings', async () => {
    const paths = [plan]
    for (const params of [
      { country: 'DE', store: 'de-average', goal: 'gain', budgetValue: 25, budgetMode: 'week' },
      { country: 'DE', store: 'de-average', slots: ['breakfast'], allergens: ['milk', 'gluten'] },
    ])
      paths.push(await planPage(service, params))
    let off = 0
    for (const path of paths) {
      const { data } = await service.graphql(
        'query ($id: ID!) { plan(id: $id) { days { kcal } target { kcal tolerance } warningDetails { code values { name number } } } }',
        { id: path.slice('/plan/'.length) },
      )
      const { days, target, warningDetails } = data.plan
      const [low, high] = [target.kcal * (1 - target.tolerance), target.kcal * (1 + target.tolerance)]
      const below = days.filter(({ kcal }: { kcal: number }) => kcal < low).length
      const above = days.filter(({ kcal }: { kcal: number }) => kcal > high).length
      const warned = (code: string) =>
        warningDetails
          .find((warning: { code: string }) => warning.code === code)
          ?.values.find(({ name }: { name: string }) => name === 'days').number ?? 0
      expect([path, below, above]).toEqual([path, warned('caloriesBelow'), warned('caloriesAbove')])
      const page = await text(`${path}?lang=en`)
      const [drawn = ''] = /<figure>.*?<\/figure>/s.exec(page) ?? []
      expect(drawn).toContain(`${7 - below - above} of 7 days within 10% of ${target.kcal.toLocaleString('en')}`)
      expect(drawn.match(/<rect class="off"/g)?.length ?? 0).toBe(below + above)
      expect(drawn.match(/<span class="sr">below the band/g)?.length ?? 0).toBe(below)
      expect(drawn.match(/<span class="sr">above the band/g)?.length ?? 0).toBe(above)
      // The band of the drawing ends where the words say.
      const top = Math.max(high, ...days.map(({ kcal }: { kcal: number }) => kcal)) * 1.06
      const [, y, height] = /<rect class="band"[^>]* y="([\d.]+)" height="([\d.]+)"/.exec(drawn)?.map(Number) ?? []
      expect(y).toBeCloseTo((1 - high / top) * 100, 0)
      expect((y ?? 0) + (height ?? 0)).toBeCloseTo((1 - low / top) * 100, 0)
      off += below + above
    }
    expect(off).toBeGreaterThan(0)
  })

  test('of a table shows courses, guests and servings', async () => {
    expect(await text(`${table}?lang=en`)).toContain('for 8 guests')
    const body = await text(`${basket}?lang=en`)
    expect(body).toContain('for 4 guests')
    expect(body).toContain('feeds 4 people')
    expect(body).not.toContain('/swap/')
  })
})

describe('a calendar', () => {
  const events = async (path: string) => {
    const response = await service.get(path)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  }

  test('has an event for every meal of the week, at no particular time zone, with a link back', async () => {
    const all = await events(`${plan}.ics?lang=en`)
    expect(all).toHaveLength(28)
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(28)
    expect(all[0]?.startDate.toString()).toBe(`${TODAY}T08:00:00`)
    expect(all[0]?.startDate.zone.tzid).toBe('floating')
    expect(all[0]?.summary).toMatch(/^Breakfast: \S/)
    expect(all[0]?.description).toMatch(/http:\/\/provender\.localhost\/recipe\/\S+/)
  })

  test('is the same each time, in the language asked for', async () => {
    expect(await text(`${plan}.ics?lang=de`)).toBe(await text(`${plan}.ics?lang=de`))
    expect((await events(`${plan}.ics?lang=de`))[0]?.summary).toMatch(/^Frühstück: /)
  })

  test('has one event for a table', async () => {
    expect(await events(`${table}.ics`)).toHaveLength(1)
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

describe('the form', () => {
  const FORM = {
    sent: '1',
    country: 'RU',
    store: 'ru-average',
    adults: '2',
    slots: ['lunch', 'dinner'],
    equipment: ['stove'],
  }

  test('builds the plan that was asked for and goes to its page', async () => {
    const response = await send('/plan?lang=en', {
      ...FORM,
      kids: '4; 9',
      diet: ['vegetarian', 'no-nuts'],
      allergens: ['fish', 'eggs'],
      budgetValue: '5 000,50',
      budgetMode: 'week',
    })
    expect(response.status).toBe(303)
    const address = response.headers.get('location') ?? ''
    expect(address).toMatch(/^\/plan\/[0-9a-f-]{36}\?lang=en$/)
    const asked = await (
      await service.post('/api/plans', {
        country: 'RU',
        store: 'ru-average',
        kids: [{ age: 4 }, { age: 9 }],
        slots: ['lunch', 'dinner'],
        equipment: ['stove'],
        allergens: ['eggs', 'fish', 'crustaceans', 'molluscs', 'nuts', 'peanuts'],
        excludeTags: ['meat', 'poultry', 'fish', 'seafood', 'offal'],
        exclude: (
          await (await service.get('/api/meta')).json()
        ).excludePresets
          .filter(({ id }: { id: string }) => ['vegetarian', 'no-nuts'].includes(id))
          .flatMap(({ exclude }: { exclude: string[] }) => exclude),
        budgetValue: 5000.5,
        budgetMode: 'week',
      })
    ).json()
    expect(address).toContain(asked.id)
  })

  test('comes back with what was written and, beside the field, what is wrong', async () => {
    const german = { budgetValue: 'viel', kids: 'four', diet: 'vegetarian', adults: '3' }
    for (const [fields, field, text] of [
      [{ kids: 'four' }, 'kids', 'Alter der Kinder'],
      [{ kids: '4, 21' }, 'kids', 'Alter der Kinder'],
      [{ kids: Array(21).fill('4').join() }, 'kids', 'Alter der Kinder'],
      [{ budgetValue: 'viel' }, 'budgetValue', 'Budget als Zahl'],
      [{ budgetValue: '$50' }, 'budgetValue', 'Währung des Landes'],
      [{ budgetValue: '9000000000000' }, 'budgetValue', 'Budget als Zahl'],
      [{ slots: [] }, 'slots', 'mindestens eine Mahlzeit'],
      [{ store: '' }, 'store', 'Geschäft in diesem Land: Russland'],
      [{ country: 'DE' }, 'store', 'Geschäft in diesem Land: Deutschland'],
      [{ country: 'XX' }, 'country', 'Bitte wähle ein Land'],
      [{ region: 'none' }, 'region', 'etwas anderes: Region'],
      [{ adults: '12' }, 'adults', 'etwas anderes: Erwachsene'],
      [{ startDate: '1999-02-31' }, 'startDate', 'etwas anderes: Erster Tag'],
      [{ collection: 'nothing' }, 'collection', 'etwas anderes: Aus der Sammlung'],
      [{ allergens: ['milch'] }, 'allergens', 'etwas anderes: Allergien'],
    ] as const) {
      const sent = { ...FORM, ...fields } as Record<string, string | string[]>
      const response = await send('/plan?lang=de', sent)
      expect([fields, response.status]).toEqual([fields, 400])
      const body = await response.text()
      expect(body).toMatch(new RegExp(`<a href="#${field}">[^<]*${text}`))
      expect(body).toMatch(new RegExp(`id="${field}-mistake">[^<]*${text}`))
      expect(body).toMatch(new RegExp(`id="${field}" aria-invalid="true" aria-describedby="${field}-mistake`))
      expect(body).toContain('<title>Bitte prüfe deine Angaben · ')
      expect(body).not.toMatch(/params\.|allowed|NaN|undefined/)
    }
    const body = await (await send('/plan?lang=de', { ...FORM, ...german })).text()
    for (const stored of [
      'value="four"',
      'value="viel"',
      '<option value="vegetarian" selected>',
      '<option value="3" selected>',
    ])
      expect(body).toContain(stored)
    // The page has other languages at an address that can be read.
    expect(body).toMatch(/hreflang="fr" href="[^"]*\/\?/)
    // Stores of the country that was chosen, and none that was not.
    const stores = await (await send('/plan?lang=de', { ...FORM, country: 'DE' })).text()
    expect(stores).toContain('value="de-average"')
    expect(stores).not.toContain('value="ru-average"')
    expect(service.bugs).toEqual([])
  })

  test('is answered in the language that it names itself, though its address names none', async () => {
    const body = await (await send('/plan', { ...FORM, lang: 'tr', kids: 'four' })).text()
    expect(body).toContain('<html lang="tr"')
    expect(body).toContain(message('tr', 'page.checkKids'))
    const made = await send('/plan', { ...FORM, lang: 'tr' })
    expect([made.status, made.headers.get('location')]).toEqual([303, expect.stringMatching(/\?lang=tr$/)])
    // One that is none is passed over, as in an address.
    expect(await (await send('/plan?lang=de', { ...FORM, lang: 'xx', kids: 'four' })).text()).toContain(
      '<html lang="de"',
    )
  })

  test('offers to drop each wish that leaves dishes, and says how many', async () => {
    const wishes = {
      diet: ['vegan', 'low-carb'],
      allergens: ['soy', 'nuts', 'peanuts', 'gluten', 'sesame', 'mustard', 'celery'],
    }
    const full = { ...FORM, ...wishes, slots: ['breakfast'], kids: '4', budgetValue: '5 000 ₽' }
    const response = await send('/plan?lang=en', full)
    const body = await response.text()
    expect([response.status, body]).toEqual([400, expect.stringContaining('No dish is left for this meal: Breakfast')])
    for (const stored of ['value="4"', 'value="5 000 ₽"', 'value="soy" checked']) expect(body).toContain(stored)
    const buttons = [...body.matchAll(/<button name="drop" value="([^"]+)"[^>]*>[^<]*?: (\d+) dish/g)]
    expect(buttons.map(([, drop]) => drop)).toContain('allergens:soy')
    for (const [, drop = '', count] of buttons) {
      const made = await send('/plan?lang=en', { ...full, drop })
      expect([drop, Number(count) > 0, made.status]).toEqual([drop, true, 303])
    }
    expect(service.bugs).toEqual([])
  })

  test('guesses the country by the region of the reader, and asks where none fits', async () => {
    for (const [accepted, country] of [
      ['en-IE,en;q=0.9', 'IE'],
      ['de-AT,en-US;q=0.8', 'AT'],
      ['ru,en-US;q=0.9', 'RU'],
      ['en', 'US'],
      ['en-GB', 'GB'],
      ['kk', ''],
      ['uk-UA', ''],
      ['ja', ''],
      ['zh-Hans-CN', ''],
    ] as const) {
      const page = await text('/', { 'accept-language': accepted })
      expect([accepted, /data-shown="(\w*)"/.exec(page)?.[1]]).toEqual([accepted, country])
      if (country === '')
        expect(page).toMatch(/<select name="store"[^>]*><option value="" selected>[^<]+<\/option>\s*<\/select>/)
      expect((await service.get('/?lang=en', { 'accept-language': accepted })).headers.get('vary')).toContain(
        'Accept-Language',
      )
    }
    // No prices in somebody else's money.
    expect(await text('/recipes', { 'accept-language': 'kk' })).not.toContain('$')
    expect(await text('/recipe/borscht', { 'accept-language': 'kk' })).toContain('<option value="" selected>')
  })

  test('lists the countries in the order of the reader', async () => {
    for (const lang of ['de', 'cs', 'ru', 'ja', 'tr'] as const) {
      for (const path of ['/?', '/recipe/borscht?']) {
        const select =
          /<select[^>]* name="country".*?<\/select>|<select name="country".*?<\/select>/s.exec(
            await text(`${path}lang=${lang}`),
          )?.[0] ?? ''
        const names = [...select.matchAll(/<option value="\w\w"[^>]*>([^<]+)/g)].map(([, name]) => name as string)
        expect(names.length).toBeGreaterThan(30)
        expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare))
      }
    }
  })

  test('shows the stores of a country without script', async () => {
    const body = await text('/?sent=1&country=DE&adults=3&slots=lunch&slots=dinner&lang=en')
    expect(body).toContain('value="de-average"')
    expect(body).not.toContain('value="ru-average"')
    expect(body).toContain('<option value="3" selected>')
    expect(body).toContain('value="lunch" checked')
    expect(body).not.toContain('value="breakfast" checked')
  })

  test('starts a week from a collection', async () => {
    expect(await text('/?collection=vegetarian')).toContain('<option value="vegetarian" selected>')
  })

  test('larger than it can be is refused', async () => {
    expect((await send('/plan', { ...FORM, kids: 'x'.repeat(70_000) })).status).toBe(413)
  })
})

describe('a swap', () => {
  test('is offered for a dish, and makes a new plan', async () => {
    const page = await text(`${plan}/swap/0/1?lang=en`)
    const [, recipe = ''] = /name="recipe" value="([^"]+)"/.exec(page) ?? []
    expect(recipe).not.toBe('')
    const response = await send(`${plan}/swap/0/1?lang=en`, { recipe })
    expect(response.status).toBe(303)
    const address = response.headers.get('location') ?? ''
    expect(address).toMatch(/^\/plan\/[0-9a-f-]{36}\?lang=en#week$/)
    expect(address).not.toContain(plan)
    expect(await text(address)).toContain(`/recipe/${recipe}?`)
  })

  test('that cannot be shows the choices again', async () => {
    const response = await send(`${plan}/swap/0/1?lang=en`, { recipe: 'no-such' })
    expect([400, 404]).toContain(response.status)
    expect((await send('/plan/nothing/swap/0/0', { recipe: 'borscht' })).status).toBe(404)
    expect(service.bugs).toEqual([])
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
  const [, files = ''] = /const FILES = (\[.*\])/.exec(body) ?? []
  for (const file of JSON.parse(files)) expect((await service.get(file)).status).toBe(200)
})

test('the sheet and the scripts name no other host', () => {
  for (const name of ['style.css', 'page.js', 'sw.js', 'explorer-rest.js', 'explorer-graphql.js', 'explorer.css']) {
    expect(readFileSync(new URL(`../../views/assets/${name}`, import.meta.url), 'utf8')).not.toMatch(/https?:\/\//)
  }
})

test('every page and the API description link to the terms of the content', async () => {
  const described = (await (await service.get('/openapi.json')).json()) as { info: { license: { url: string } } }
  const { pathname } = new URL(described.info.license.url)
  expect(await text('/recipes?lang=ja')).toContain(`href="${pathname}"`)
  const terms = await service.get(pathname)
  expect(terms.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await terms.text()).toContain('LicenseRef-Provender-Content')
})
