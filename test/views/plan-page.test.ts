import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../src/i18n/format.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'
import { FAMILY, ORIGIN, planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let plan: string
let table: string
let basket: string
beforeAll(async () => {
  plan = await planPage(service)
  ;({ table, basket } = await tablePages(service))
})

const text = async (path: string) => (await service.get(path)).text()

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
    // Without the sign stand only the ends of the band, a budget, what a sentence of reason compares, and the whole beside
    // the part that is in the basket, for both of which it stands once.
    const bare = body.replaceAll(
      /<span class="why">[^<]*<\/span>|likely ₽[\d,]+ to ₽[\d,]+|≈&nbsp;<span data-sum="[^"]*">[^<]*<\/span>/g,
      '',
    )
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
      { country: 'DE', store: 'de-average', slots: ['snack'], goal: 'gain', allergens: ['milk', 'gluten'] },
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
      const [drawn = ''] =
        /<figure class="by-day">(?:(?!<figure)[\s\S])*?Energy, kcal[\s\S]*?<\/figure>/.exec(page) ?? []
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

  test('draws in every chart what stands beside it in words, as the API has it', async () => {
    const path = await planPage(service, { country: 'DE', store: 'de-lidl', budgetMode: 'week', budgetValue: 95 })
    const { data } = await service.graphql(
      `query ($id: ID!) { plan(id: $id) {
        budget totals { cost costLow costHigh usedCost cookMin } shopping { label cost } storePrices { store { name } cost }
        days { label dishes { leftover activeMin } } } }`,
      { id: path.slice('/plan/'.length) },
    )
    const { budget, totals, shopping, storePrices, days } = data.plan
    const body = await text(`${path}?lang=en`)
    const drawn = (name: string) => new RegExp(`<figure class="${name}">[\\s\\S]*?</figure>`).exec(body)?.[0] ?? ''
    const near = (found: readonly number[], expected: readonly number[]) => {
      expect(found).toHaveLength(expected.length)
      for (const [i, value] of expected.entries()) expect(found[i]).toBeCloseTo(value, 0)
    }
    const numbers = (where: string, what: RegExp) => [...where.matchAll(what)].flatMap(([, ...all]) => all.map(Number))
    const euro = (sum: number) => `≈\u00a0€${sum < 100 ? sum.toFixed(2) : Math.round(sum)}`

    const top = Math.max(totals.costHigh, budget) * 1.06
    const price = drawn('price')
    const [x = 0, width = 0] = numbers(price, /class="likely" x="([\d.]+)" width="([\d.]+)"/g)
    near(
      [x, x + width],
      [totals.costLow, totals.costHigh].map((sum) => (sum / top) * 100),
    )
    near(
      numbers(price, /class="(?:total|limit)" d="M([\d.]+) [02]V(?:18|20)"/g),
      [totals.cost, budget].map((s) => (s / top) * 100),
    )
    for (const words of [euro(totals.cost), 'Budget €95', 'likely €']) expect(price).toContain(words)

    const eaten = drawn('eaten')
    near(numbers(eaten, /class="used" y="3" width="([\d.]+)"/g), [(totals.usedCost / totals.cost) * 100])
    expect(eaten).toContain(`${euro(totals.usedCost)} · ${Math.round((totals.usedCost / totals.cost) * 100)}%`)

    const aisles = shopping.filter(({ cost }: { cost: number }) => cost > 0)
    const sums: number[] = aisles.map(({ cost }: { cost: number }) => cost).sort((a: number, b: number) => b - a)
    const rest = totals.cost - sums.slice(0, 6).reduce((sum, cost) => sum + cost, 0)
    const shown = [...sums.slice(0, 6), rest]
    const money = drawn('by-aisle')
    near(
      numbers(money, /<rect width="([\d.]+)"/g),
      shown.map((sum) => (sum / Math.max(...shown)) * 100),
    )
    for (const sum of shown) expect(money).toContain(`${euro(sum)} · ${Math.round((sum / totals.cost) * 100)}%`)

    type Cooked = { leftover: boolean; activeMin: number }
    const minutes: number[] = days.map(({ dishes }: { dishes: Cooked[] }) =>
      dishes.reduce((sum, { leftover, activeMin }) => sum + (leftover ? 0 : activeMin), 0),
    )
    const longest = Math.max(...minutes)
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(totals.cookMin)
    const work = drawn('by-day')
    expect(numbers(work, /<b>(\d+)</g)).toEqual(minutes)
    near(
      numbers(work, /<rect x="[\d.]+" width="6"\s+y="[\d.]+" height="([\d.]+)"/g),
      minutes.map((one) => (one / longest / 1.06) * 100),
    )
    expect(work).toContain(`Most: ${days[minutes.indexOf(longest)].label}, ${duration('en', longest)}`)

    const stores = /<div class="stores"[\s\S]*?<\/table>/.exec(body)?.[0] ?? ''
    const costs: number[] = storePrices.map(({ cost }: { cost: number }) => cost)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
    near(
      numbers(stores, /<rect width="([\d.]+)"/g),
      costs.map((cost) => (cost / Math.max(...costs)) * 100),
    )
    for (const cost of costs) expect(stores).toContain(euro(cost))
  })

  test('of a table shows courses, guests and servings', async () => {
    expect(await text(`${table}?lang=en`)).toContain('for 8 guests')
    const body = await text(`${basket}?lang=en`)
    expect(body).toContain('for 4 guests')
    expect(body).toContain('feeds 4 people')
    expect(body).not.toContain('/swap/')
  })
})

describe('a swap', () => {
  const send = (path: string, recipe: string) =>
    Promise.resolve(service.app.request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams({ recipe }) }))

  test('is offered for a dish, and makes a new plan', async () => {
    const page = await text(`${plan}/swap/0/2?lang=en`)
    const [, recipe = ''] = /name="recipe" value="([^"]+)"/.exec(page) ?? []
    expect(recipe).not.toBe('')
    const response = await send(`${plan}/swap/0/2?lang=en`, recipe)
    expect(response.status).toBe(303)
    const address = response.headers.get('location') ?? ''
    expect(address).toMatch(/^\/plan\/[0-9a-f-]{36}\?from=[0-9a-f-]{36}&lang=en#day-0$/)
    expect(address).not.toContain(plan)
    expect(await text(address)).toContain(`/recipe/${recipe}?`)
  })

  test('that cannot be shows the choices again', async () => {
    const response = await send(`${plan}/swap/0/2?lang=en`, 'no-such')
    expect([400, 404]).toContain(response.status)
    expect((await send('/plan/nothing/swap/0/0', 'borscht')).status).toBe(404)
    expect(service.bugs).toEqual([])
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
    const all = await events(`${table}.ics?lang=en&serve=20:00`)
    expect(all.filter(({ uid }) => !uid.includes('kitchen'))).toHaveLength(1)
    expect(all.find(({ uid }) => !uid.includes('kitchen'))?.startDate.toString()).toMatch(/T20:00:00$/)
    const kitchen = all.filter(({ uid }) => uid.includes('kitchen'))
    expect(kitchen.map(({ summary }) => summary.split(':')[0])).toEqual(['Get ready', 'Start cooking'])
    expect(kitchen[1]?.description).toMatch(/^\d\d:\d\d .+: .+ \(\d+ (?:h|min)/m)
    // One event for a day in the kitchen, none for a week.
    expect((await events(`${plan}.ics`)).filter(({ uid }) => uid.includes('kitchen'))).toEqual([])
  })
})

describe('the schedule of a table', () => {
  test('stands on its page for the hour that the address names, and on no week', async () => {
    const body = await text(`${table}?lang=en&serve=21:30`)
    expect(body).toContain('What to do when')
    expect(body).toContain('on the table at 21:30')
    expect(body).toMatch(/<time>21:30<\/time>[\s\S]{0,2000}serve</)
    expect(body).toContain('serve=21:30')
    expect(await text(`${table}?lang=en&serve=nonsense`)).toContain('on the table at 22:00')
    expect(await text(`${plan}?lang=en`)).not.toContain('What to do when')
  })

  test('says what the chart shows: every dish of the day is a row of both', async () => {
    const body = await text(`${table}?lang=en`)
    const chart = /<div class="timeline"[\s\S]*?<p class="axis">/.exec(body)?.[0] ?? ''
    const day = body.slice(body.indexOf('On the day'))
    const names = [...chart.matchAll(/<bdi>([^<]+)<\/bdi>/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !day.includes(`<bdi>${name}</bdi>`))).toEqual([])
  })

  test('tells hands-on time, not the hours that a jelly sets', async () => {
    const body = await text(`${table}?lang=en`)
    expect(body).toMatch(/Hands-on: \d h/)
    for (const lang of LANGUAGES) expect(await text(`${table}?lang=${lang}`)).toContain(message(lang, 'table.schedule'))
  })
})
