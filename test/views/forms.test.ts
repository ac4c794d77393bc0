import { beforeAll, describe, expect, test } from 'vitest'
import { message } from '../../src/i18n/message.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { FAMILY, planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let plan: string
beforeAll(async () => {
  plan = await planPage(service)
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
      presets: ['vegetarian', 'no-nuts'],
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
    const german = { budgetValue: 'viel', kids: 'four', presets: 'vegetarian', adults: '3' }
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
      [{ exclude: ['unobtainium'] }, 'exclude', 'etwas anderes: Lebensmittel, die niemand isst'],
      [{ excludeText: 'Sellerie; Unobtainium' }, 'exclude', 'namens „Unobtainium“'],
      [{ haveText: 'zwiebel' }, 'have', '„zwiebel“ kann heißen: '],
      [{ maxMin: '5' }, 'maxMin', 'etwas anderes: Abendessen an Werktagen'],
      [{ taste: 'mars' }, 'taste', 'etwas anderes: Küche'],
      [{ after: 'nothing' }, 'after', 'etwas anderes: Die Woche davor'],
      [{ keep: '0/dinner/nothing' }, 'keep', 'etwas anderes: Gerichte, die bleiben'],
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
      presets: ['vegan', 'low-carb'],
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

describe('the form that changes a plan on its page', () => {
  const pathOf = (response: Response) => new URL(response.headers.get('location') ?? '', 'http://provender.localhost')
  const change = async (path: string, fields: Record<string, string | string[]>) => {
    const response = await send(`${path}/change?lang=en`, fields)
    expect([fields, response.status]).toEqual([fields, 303])
    return pathOf(response)
  }
  const read = async (path: string) => {
    const { data } = await service.graphql(
      `query ($id: ID!) { plan(id: $id) { portions adults store { code } budget after
        request { slots startDate variant } days { date dishes { slot recipeId companion leftover } } } }`,
      { id: path.slice('/plan/'.length) },
    )
    return data.plan
  }
  type Dish = { slot: string; recipeId: string; companion: boolean; leftover: boolean }
  const isMain = ({ slot, companion }: Dish) => /lunch|dinner/.test(slot) && !companion
  const mains = ({ days }: { days: { dishes: Dish[] }[] }) =>
    days.map(({ dishes }) => dishes.filter(isMain).map((one) => one.recipeId))
  const cooked = ({ days }: { days: { date: string; dishes: Dish[] }[] }) =>
    days.flatMap(({ date, dishes }) =>
      dishes.filter((one) => isMain(one) && !one.leftover).map(({ slot, recipeId }) => ({ date, slot, recipeId })),
    )
  const now = { startDate: '2026-11-23', slots: FAMILY.slots }

  test('asks for more people and another store with the same dishes, and leads back', async () => {
    const before = await read(plan)
    const to = await change(plan, { adults: '3', store: 'ru-average', ...now })
    expect(to.searchParams.get('from')).toBe(plan.slice('/plan/'.length))
    const after = await read(to.pathname)
    expect([after.adults, after.store.code]).toEqual([3, 'ru-average'])
    // What is cooked stays where it is; for how many days follows from who eats.
    expect(cooked(before).length).toBeGreaterThan(7)
    const there = cooked(after)
    for (const one of cooked(before)) expect(there).toContainEqual(one)
    const body = await text(`${to.pathname}${to.search}`)
    expect(body).toContain(
      `<p class="undo"><a class="button" href="${plan}?from=${to.pathname.slice(6)}&amp;lang=en">Undo</a>`,
    )
    // Where the page came from is in no link that others see.
    expect(body).not.toMatch(/(?:canonical|og:url|alternate)"[^>]*from=/)
    expect(await text(`${plan}?lang=en&from=<b>`)).not.toContain('class="undo"')
  })

  test('asks for another week in which kept dishes stay, and remembers which they are', async () => {
    const before = await read(plan)
    const to = await change(plan, { another: '1', keep: ['0-dinner', '4-lunch', 'nonsense'], ...now })
    expect(to.searchParams.get('keep')).toBe('0-dinner,4-lunch')
    const after = await read(to.pathname)
    expect(after.request.variant).toBe(before.request.variant + 1)
    const at = (of: typeof before, day: number, slot: string) =>
      of.days[day].dishes.find((dish: Dish) => dish.slot === slot && !dish.companion).recipeId
    for (const [day, slot] of [
      [0, 'dinner'],
      [4, 'lunch'],
    ] as const)
      expect(at(after, day, slot)).toBe(at(before, day, slot))
    expect(mains(after)).not.toEqual(mains(before))
    const checked = [
      ...(await text(`${to.pathname}${to.search}`)).matchAll(/name="keep" value="([^"]+)"[^>]* checked/g),
    ]
    expect(checked.map(([, key]) => key)).toEqual(['0-dinner', '4-lunch'])
  })

  test('changes budget, first day and meals; what did not change makes no other plan', async () => {
    const to = await change(plan, { budget: '9000', startDate: '2026-11-30', slots: ['lunch', 'dinner'] })
    expect(await read(to.pathname)).toMatchObject({
      budget: 9000,
      request: { startDate: '2026-11-30', slots: ['lunch', 'dinner'] },
    })
    expect(await change(plan, { store: 'ru-pyaterochka', ...now })).toMatchObject({
      pathname: plan,
      search: '?lang=en',
    })
    const next = pathOf(await send(`${to.pathname}/next?lang=en`, {})).pathname
    expect(await text(`${next}?lang=en`)).toContain(
      `<a class="button" href="${to.pathname}?lang=en">The week before</a>`,
    )
  })

  test('says what does not fit, and the plan is as it was', async () => {
    for (const fields of [{ adults: '40' }, { adults: 'many' }, { budget: 'x', ...now }, { store: 'de-lidl' }]) {
      const refused = await send(`${plan}/change?lang=en`, fields as Record<string, string>)
      const body = await refused.text()
      expect([fields, refused.status]).toEqual([fields, 400])
      expect(body).toContain(`<p class="warnings" role="alert">${message('en', 'household.notPossible')}`)
      expect(body).toContain(`action="${plan}/change?lang=en"`)
    }
    expect((await send('/plan/00000000-0000-8000-8000-000000000000/change', { adults: '3' })).status).toBe(404)
  })

  test('of a table changes its guests', async () => {
    const { table } = await tablePages(service)
    expect((await read((await change(table, { guests: '9' })).pathname)).portions).toBe(9)
  })
})
