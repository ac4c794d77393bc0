import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf, ORIGIN } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)

const text = async (path: string): Promise<string> =>
  (await (await service.get(path)).text()).replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' } as const

type Place = { id: string; kind: string; courseIds: string[]; placesFor: { recipeId: string; course: string }[] }
const placesOf = async (recipeIds: readonly string[]): Promise<Place[]> =>
  (
    await service.graphql(
      'query ($ids: [ID!]!) { occasions { id kind courseIds placesFor(recipeIds: $ids) { recipeId course } } }',
      { ids: recipeIds },
    )
  ).data.occasions

describe('the places that an occasion has for dishes', () => {
  test('are those where the table keeps them: each is taken, and every other table refuses', async () => {
    const params = { country: 'DE', store: 'de-average', equipment: ['stove', 'oven', 'grill', 'blender', 'mixer'] }
    let places = 0
    for (const recipeId of [
      'borscht',
      'olivier',
      'roast-goose-red-cabbage',
      'panna-cotta-berry-sauce',
      'rye-bread-slice',
    ]) {
      for (const { id, kind, courseIds, placesFor } of await placesOf([recipeId])) {
        if (kind === 'week') {
          expect(placesFor).toEqual([])
          continue
        }
        const [place] = placesFor
        for (const course of place ? [place.course] : courseIds) {
          const keep = [{ day: 0, slot: course, recipeId }]
          const response = await service.post(`/api/occasions/${id}`, { guests: 4, params: { ...params, keep } })
          expect([id, recipeId, course, response.status]).toEqual([id, recipeId, course, place ? 201 : 400])
          if (!place) continue
          places++
          const { days } = (await response.json()) as { days: { dishes: { recipeId: string; slot: string }[] }[] }
          expect(days[0]?.dishes).toContainEqual(expect.objectContaining({ recipeId, slot: course }))
        }
      }
    }
    expect(places).toBeGreaterThan(40)
  }, 240_000)

  test('are none of what the rule of the feast forbids, of what is unknown, and of too many dishes', async () => {
    const lenten = (await placesOf(['borscht', 'no-such', 'vinegret'])).find(({ id }) => id === 'sviat-vechir-uk')
    expect(lenten?.placesFor).toEqual([{ recipeId: 'vinegret', course: 'salad' }])
    const { errors } = await service.graphql(
      'query ($ids: [ID!]!) { occasion(id: "birthday") { placesFor(recipeIds: $ids) { course } } }',
      { ids: Array.from({ length: 31 }, () => 'borscht') },
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'recipeIds' })
  })
})

test('from a recipe to a table with the dish on it, without script', async () => {
  const { page, close } = await browser.profile({ ...PHONE, javaScriptEnabled: false })
  await page.goto('/recipe/borscht?country=DE')
  await page.click('a[href^="/occasions?dishes=borscht"]')
  const shown = await page
    .locator('.occasions a')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
  const fitting = (await placesOf(['borscht'])).filter(({ placesFor }) => placesFor.length > 0)
  expect(shown.toSorted()).toEqual(fitting.map(({ id }) => `/occasions/${id}`).toSorted())
  await page.click('.occasions a[href^="/occasions/sunday-family-lunch"]')
  expect(await page.locator('.stays label').allInnerTexts()).toEqual([expect.stringContaining('Borscht')])
  expect(await page.inputValue('#country')).toBe('DE')
  await page.fill('#guests', '5')
  await page.click('button.main')
  await page.waitForURL(/\/plan\//)
  expect(await page.locator('.week .title').allInnerTexts()).toContain('Borscht with beef')
  expect(await page.locator('.lead').first().innerText()).toContain('for 5 guests')
  // Its answers lead to the form with the dish, which can be taken off the table again.
  await page.click('.change a[href^="/occasions/sunday-family-lunch"]')
  expect(await page.inputValue('#guests')).toBe('5')
  await page.uncheck('.stays input')
  await page.click('button.main')
  await page.waitForURL(/\/plan\//)
  expect(await page.locator('.week .why').allInnerTexts()).not.toContain('You keep it here')
  await close()
})

test('a kept dish that does not go with what is left out is said beside it', async () => {
  const sent = { sent: '1', guests: '4', country: 'DE', store: 'de-average', equipment: 'stove,oven' }
  const response = await service.app.request(`${ORIGIN}/occasions/birthday?lang=en`, {
    method: 'POST',
    body: new URLSearchParams({ ...sent, keep: 'salad/olivier', allergens: 'eggs' }),
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/id="keep-mistake"/)
})

test('the dishes of a basket are put on a table of this device first, with all its answers', async () => {
  const profile = await browser.profile(PHONE)
  const { page } = profile
  await page.goto('/occasions/birthday?country=DE')
  await page.fill('#guests', '9')
  await page.fill('#serve', '19:15')
  await page.click('button.main')
  await page.waitForURL(/\/plan\//)
  await page.goto('/basket?recipes=olivier:4,borscht:2&country=DE')
  await page.click('a[href^="/occasions?dishes="]')
  expect(await page.locator('#my-tables a').allInnerTexts()).toEqual(['Birthday dinner'])
  await page.click('#my-tables a')
  expect(await page.inputValue('#guests')).toBe('9')
  expect(await page.inputValue('#serve')).toBe('19:15')
  expect(await page.inputValue('#country')).toBe('DE')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/.*serve=19%3A15/)
  expect(await page.locator('.week .title').allInnerTexts()).toContain('Olivier salad')
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('the form of an occasion starts from what the week was asked for on this device', async () => {
  const profile = await browser.profile(PHONE)
  const { page } = profile
  await page.goto('/?country=PL')
  await page.selectOption('#store', 'pl-biedronka')
  await page.locator('summary', { hasText: 'Allergies' }).click()
  await page.check('input[name=allergens][value=peanuts]')
  await page.click('button.main')
  await page.waitForURL(/\/plan\//)
  await page.goto('/occasions/wigilia-pl?keep=soup%2Fbarszcz-z-uszkami')
  await page.waitForSelector('input[name=allergens][value=peanuts]:checked', { state: 'attached' })
  expect(await page.inputValue('#country')).toBe('PL')
  expect(await page.inputValue('#store')).toBe('pl-biedronka')
  // What belongs to the feast stays, and what the link brings.
  expect(await page.inputValue('#guests')).toBe('8')
  expect(await page.inputValue('#serve')).toBe('17:00')
  expect(await page.inputValue('#startDate')).toBe('2026-12-24')
  await page.fill('#guests', '6')
  await page.click('button.main')
  await page.waitForURL(/\/plan\//)
  // The next feast is for as many, and the week is asked for as before.
  await page.goto('/occasions/birthday')
  await expect.poll(() => page.inputValue('#guests')).toBe('6')
  await page.goto('/')
  await page.waitForSelector('input[name=allergens][value=peanuts]:checked', { state: 'attached' })
  expect(await page.inputValue('#store')).toBe('pl-biedronka')
  expect(await page.inputValue('#adults')).toBe('2')
  // Another country asked for has its own stores, and the allergies stay.
  await page.goto('/occasions/birthday?country=FR')
  await page.waitForSelector('input[name=allergens][value=peanuts]:checked', { state: 'attached' })
  expect(await page.inputValue('#country')).toBe('FR')
  expect(await page.inputValue('#store')).toMatch(/^fr-/)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('the page of a household shows the schedule of its table, for the hour that is asked for', async () => {
  const params = { country: 'DE', store: 'de-average' }
  const { id } = (await (await service.post('/api/occasions/new-year-ru', { guests: 6, params })).json()) as {
    id: string
  }
  const { data } = await service.graphql(
    'mutation ($id: ID!) { createHousehold(planId: $id) { household { link } } }',
    { id },
  )
  const { pathname } = new URL(data.createHousehold.household.link)
  const profile = await browser.profile(PHONE)
  const { page } = profile
  await page.goto(`${pathname}?lang=en`)
  expect(await page.inputValue('#schedule input[type=time]')).toBe('22:00')
  await page.fill('#schedule input[type=time]', '20:30')
  await page.click('#schedule button')
  await page.waitForURL((url) => url.pathname === pathname && url.searchParams.get('serve') === '20:30')
  expect(await page.locator('#schedule .lead').innerText()).toContain('20:30')
  const own =
    /<section class="schedule"[\s\S]*?<\/section>/.exec(await text(`/plan/${id}?lang=en&serve=20:30`))?.[0] ?? ''
  const rows = [...own.matchAll(/<time>([^<]+)<\/time>/g)].map(([, time]) => time)
  expect(rows.length).toBeGreaterThan(5)
  expect(await page.locator('#schedule time').allTextContents()).toEqual(rows)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})
