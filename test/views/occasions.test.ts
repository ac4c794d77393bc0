import { beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'
import { complaintsOf } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const calendar = { today: TODAY }
const service = serviceForFile({ today: () => calendar.today })
const browser = browserForFile(service)
beforeEach(() => {
  calendar.today = TODAY
})

const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const text = async (path: string): Promise<string> => plain(await (await service.get(path)).text())
const post = (path: string, fields: Readonly<Record<string, string>>) =>
  service.app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
const linked = (page: string): string[] => [...page.matchAll(/href="\/occasions\/([\w-]+)/g)].map(([, id = '']) => id)
const dates = async (): Promise<ReadonlyMap<string, string | null>> => {
  const { data } = await service.graphql('{ occasions { id nextDate } }')
  return new Map(data.occasions.map(({ id, nextDate }: { id: string; nextDate: string | null }) => [id, nextDate]))
}

describe('the page of all occasions', () => {
  test('has each of them once in every language: its own by season, those of any day, those of others by season', async () => {
    const when = await dates()
    expect(when.size).toBe(34)
    const { data } = await service.graphql('{ occasions { id languages } }')
    for (const lang of LANGUAGES) {
      const listed = linked(await text(`/occasions?lang=${lang}`))
      expect([lang, listed.toSorted()]).toEqual([lang, [...when.keys()].sort()])
      const isOwn = (id: string) => data.occasions.find((one: { id: string }) => one.id === id).languages.includes(lang)
      const parts = listed.map((id) => (when.get(id) ? (isOwn(id) ? 0 : 2) : 1))
      expect([lang, parts]).toEqual([lang, parts.toSorted()])
      for (const part of [0, 2]) {
        const days = listed.filter((_, at) => parts[at] === part).map((id) => when.get(id))
        expect([lang, part, days]).toEqual([lang, part, days.toSorted()])
      }
    }
  })

  test('is another page on another day', async () => {
    expect(linked(await text('/occasions?lang=en'))[0]).toBe('thanksgiving')
    calendar.today = '2026-11-27'
    expect(linked(await text('/occasions?lang=en'))[0]).toBe('christmas-us')
  })
})

test.each([
  ['2026-11-26', 'thanksgiving', '2026-11-26'],
  ['2026-11-27', 'thanksgiving', '2027-11-25'],
  ['2026-12-31', 'new-year-ru', '2026-12-31'],
  ['2027-01-01', 'new-year-ru', '2027-12-31'],
  ['2027-03-09', 'ramadan-iftar', '2027-03-09'],
  ['2027-03-10', 'ramadan-iftar', '2028-01-28'],
  ['2027-01-03', 'osechi', '2027-01-03'],
  ['2029-04-01', 'easter', '2029-04-01'],
  ['2031-06-01', 'easter', null],
  ['2026-11-23', 'birthday', null],
])('on %s the next day of %s is %s', async (today, id, next) => {
  calendar.today = today
  expect((await dates()).get(id)).toBe(next)
})

describe('the page of an occasion', () => {
  test('asks for its usual guests, hour and day, and shows its own dishes by course', async () => {
    const page = await text('/occasions/wigilia-pl?lang=en&country=PL')
    expect(page).toMatch(/name="guests" value="8"/)
    expect(page).toMatch(/name="serve" value="17:00"/)
    expect(page).toMatch(/name="startDate" value="2026-12-24"/)
    for (const dish of ['barszcz-z-uszkami', 'smazeny-kapr', 'kutia', 'uzvar'])
      expect(page).toContain(`href="/recipe/${dish}?country=PL`)
    // A table from a grill needs one.
    expect(await text('/occasions/may-shashlik?lang=en')).toMatch(/value="grill" checked/)
    expect(page).not.toMatch(/value="grill" checked/)
    expect(await text('/occasions/budget-week?lang=en')).not.toContain('name="serve"')
    expect((await service.get('/occasions/no-such-feast?lang=en')).status).toBe(404)
  })

  test('makes the table that is asked for, served at its hour', async () => {
    const fields = { sent: '1', guests: '12', serve: '19:30', startDate: '2026-12-24', equipment: 'stove,oven' }
    const answer = await post('/occasions/wigilia-pl?lang=en', {
      ...fields,
      country: 'PL',
      store: 'pl-average',
      presets: 'gluten-free',
    })
    expect(answer.status).toBe(303)
    const [, id = '', serve] =
      /\/plan\/([\w-]+)\?serve=([\d%A]+)&lang=en$/.exec(answer.headers.get('location') ?? '') ?? []
    expect(decodeURIComponent(serve ?? '')).toBe('19:30')
    const params = { country: 'PL', store: 'pl-average', startDate: '2026-12-24', presets: ['gluten-free'] }
    const same = (await (await service.post('/api/occasions/wigilia-pl', { guests: 12, params })).json()) as {
      id: string
    }
    expect(same.id).toBe(id)
    expect(await text(`/plan/${id}?serve=19:30&lang=en`)).toContain('19:30')
  })

  test('comes back with what is wrong, and with what was sent', async () => {
    const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ guests: '41' }, /id="guests-mistake">Guests: a whole number from 1 to 40/],
      [{ guests: 'many' }, /id="guests-mistake"/],
      [{ store: 'de-lidl' }, /id="store-mistake"/],
      [{ startDate: '2026-02-31' }, /id="startDate-mistake"/],
      [{ excludeText: 'flibbertigibbet' }, /id="exclude-mistake"/],
    ]
    for (const [fields, mistake] of wrong) {
      const answer = await post('/occasions/birthday?lang=en', {
        ...{ sent: '1', guests: '7', country: 'PL', store: 'pl-average', equipment: 'stove' },
        ...fields,
      })
      const page = plain(await answer.text())
      expect([fields, answer.status]).toEqual([fields, 400])
      expect(page).toMatch(mistake)
      expect(page).toContain(`name="guests" value="${fields.guests ?? '7'}"`)
    }
    expect((await post('/occasions/no-such-feast', { guests: '8' })).status).toBe(404)
    expect(service.bugs).toEqual([])
  })
})

test('from the start page to a table for ten on a phone, with a food left out', async () => {
  const profile = await browser.profile({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const { page } = profile
  await page.goto('/')
  await page.click('nav a[href^="/occasions"]')
  await page.click('a[href^="/occasions/birthday"]')
  await page.fill('#guests', '10')
  await page.selectOption('#country', 'FR')
  await page.waitForSelector('#store option[value="fr-average"]', { state: 'attached' })
  expect(await page.inputValue('#guests')).toBe('10')
  await page.locator('summary', { hasText: 'Allergies' }).click()
  await page.fill('#exclude', 'eggplant')
  await page.press('#exclude', 'Enter')
  await page.waitForSelector('[data-chosen=exclude] input:checked')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}\?serve=18%3A00$/)
  expect(await page.locator('.lead').first().textContent()).toContain('for 10 guests')
  expect(await page.locator('#schedule').isVisible()).toBe(true)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('without script a table is made all the same', async () => {
  const { page, close } = await browser.profile({ javaScriptEnabled: false, locale: 'de-DE' })
  await page.goto('/occasions/christmas-de')
  await page.selectOption('#country', 'AT')
  await page.click('noscript button')
  await page.waitForURL(/country=AT/)
  await page.fill('#guests', '4')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}\?serve=/)
  expect(await page.locator('.lead').first().textContent()).toContain('Österreich')
  await close()
})
