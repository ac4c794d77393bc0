import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { ORIGIN, planPage } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'
import { box, done, makeHousehold, postForm, twoDevicesOf } from './devices.ts'

const service = serviceForFile()
const browser = browserForFile(service)
let plan: string
beforeAll(async () => {
  plan = await planPage(service, { country: 'DE', store: 'de-average', budgetMode: 'week', budgetValue: 90 })
})

const form = (path: string, sent?: Record<string, string>) => postForm(service, path, sent)
const shared = () => makeHousehold(service, plan)
const twoDevices = (path: string) => twoDevicesOf(browser, path)
const isTicked = (page: Page, index: number) => expect.poll(() => box(page, index).isChecked())
const idsOf = (page: Page, indexes: readonly number[]) =>
  Promise.all(indexes.map(async (index) => (await box(page, index).getAttribute('value')) ?? ''))
/** What another plan does not need is off the list; what it needs more of is open with the difference. */
const isBought = async (page: Page, ids: readonly string[]) => {
  for (const id of ids) {
    const line = page.locator(`#list li:has(input[value="${id}"])`)
    await expect
      .poll(async () => (await line.count()) === 0 || (await line.locator('input:checked, .still').count()) > 0)
      .toBe(true)
  }
}

test('one tap on a plan makes a link; what is ticked, written and noted on one device is on the other', async () => {
  const first = await browser.profile()
  await first.page.goto(plan)
  // What one has ticked before is ticked for all.
  await box(first.page, 7).check()
  await first.page.fill('.own [name=text]', 'Matches')
  await first.page.press('.own [name=text]', 'Enter')
  await first.page.click('form[action$="/share"] button')
  await first.page.waitForURL(/\/w\/[\w-]{22}$/)
  const second = await browser.profile()
  await second.page.goto(new URL(first.page.url()).pathname)
  await isTicked(second.page, 7).toBe(true)
  const own = (page: Page) => page.locator('.own li[data-own] bdi').allTextContents()
  await expect.poll(() => own(second.page)).toEqual(['Matches'])
  // Taken away and taken back.
  await second.page.click('.own [data-remove]')
  await expect.poll(() => own(first.page)).toEqual([])
  await second.page.click('.toast button')
  await expect.poll(() => own(first.page)).toEqual(['Matches'])
  await second.page.click('.own [data-remove]')
  await expect.poll(() => own(first.page)).toEqual([])
  await box(first.page, 1).check()
  await isTicked(second.page, 1).toBe(true)
  await box(second.page, 1).uncheck()
  await isTicked(first.page, 1).toBe(false)
  await first.page.fill('.own [name=text]', 'Candles')
  await first.page.press('.own [name=text]', 'Enter')
  await expect.poll(() => own(second.page)).toEqual(['Candles'])
  await second.page.fill('.notes [name=text]', 'Grandma comes on Sunday')
  await second.page.press('.notes [name=text]', 'Enter')
  await expect.poll(() => first.page.locator('.notes li bdi').allTextContents()).toEqual(['Grandma comes on Sunday'])
  await first.page.click('.notes li button')
  await expect.poll(() => second.page.locator('.notes li').count()).toBe(0)
  // A dish that one keeps is kept on the other.
  await first.page.locator('form.lock button').nth(2).click()
  await expect.poll(() => second.page.locator('form.lock button').nth(2).getAttribute('aria-pressed')).toBe('true')
  await second.page.locator('form.lock button').nth(2).click()
  await expect.poll(() => first.page.locator('form.lock button').nth(2).getAttribute('aria-pressed')).toBe('false')
  await first.page.reload()
  expect(await own(first.page)).toEqual(['Candles'])
  await done([first, second])
})

test('what is ticked without a connection is kept, also over a reload of the other, and sent with the connection', async () => {
  const [first, second] = await twoDevices(await shared())
  await first.page.context().setOffline(true)
  for (const index of [0, 2, 4]) await box(first.page, index).check()
  await expect.poll(() => first.page.locator('.status').textContent()).toMatch(/^No connection/)
  await box(second.page, 2).check()
  await box(second.page, 2).uncheck()
  await box(second.page, 3).check()
  await second.page.reload()
  expect(await box(second.page, 0).isChecked()).toBe(false)
  await first.page.context().setOffline(false)
  for (const { page } of [first, second]) {
    for (const index of [0, 2, 3, 4]) await isTicked(page, index).toBe(true)
  }
  await expect.poll(() => first.page.locator('.status').textContent()).toBe('')
  await done([first, second], /ERR_INTERNET_DISCONNECTED|Failed to load resource|network/i)
})

test('a page that is opened again without a connection shows what was heard last; a change of the plan waits, too', async () => {
  const [first, second] = await twoDevices(await shared())
  // Kept by the service worker.
  await expect.poll(() => first.page.locator('.kept').textContent(), { timeout: 20_000 }).toMatch(/^✓/)
  await box(second.page, 3).check()
  await isTicked(first.page, 3).toBe(true)
  await first.page.context().setOffline(true)
  await box(first.page, 5).check()
  const ids = await idsOf(first.page, [3, 5])
  await first.page.reload()
  for (const index of [3, 5]) expect(await box(first.page, index).isChecked()).toBe(true)
  await first.page.click('.change [name=adults] >> nth=1')
  await expect.poll(() => first.page.locator('.status').textContent()).toMatch(/^No connection/)
  await second.page.fill('.notes [name=text]', 'half a no')
  await first.page.context().setOffline(false)
  for (const { page } of [first, second]) {
    await expect.poll(() => page.locator('.steps b').textContent()).toBe('3 adults')
  }
  await isBought(second.page, ids)
  // Who was writing goes on writing.
  await expect.poll(() => second.page.inputValue('.notes [name=text]')).toBe('half a no')
  await done([first, second], /ERR_INTERNET_DISCONNECTED|Failed to load resource|network/i)
})

test('5 of 5 ticks are kept after a swap, on both devices; undo brings the dish back', async () => {
  const [first, second] = await twoDevices(await shared())
  const five = [0, 1, 2, 3, 4]
  for (const index of five) await box(first.page, index).check()
  const ids = await idsOf(first.page, five)
  await isTicked(second.page, 4).toBe(true)
  const dishes = () => first.page.locator('.dishes .title').allTextContents()
  const before = await dishes()
  await first.page.locator('.swap').first().click()
  const at = await first.page.evaluate(() => scrollY)
  await first.page.locator('dialog .choices button').first().click()
  await expect.poll(dishes).not.toEqual(before)
  // The reader stays where the dish is.
  await expect.poll(() => first.page.evaluate((from) => Math.abs(scrollY - from), at)).toBeLessThan(100)
  for (const { page } of [first, second]) await isBought(page, ids)
  await expect.poll(() => second.page.locator('.dishes .title').allTextContents()).toEqual(await dishes())
  await first.page.click('form[action$="/undo"] button')
  await expect.poll(dishes).toEqual(before)
  for (const id of ids) {
    await expect.poll(() => first.page.locator(`#list input[value="${id}"]`).isChecked()).toBe(true)
  }
  await done([first, second])
})

test('the start leads back to the household, until its link ends; a page in the shop says so', async () => {
  const path = await shared()
  const [first, second] = await twoDevices(path)
  const home = await first.page.context().newPage()
  const ours = home.locator('#households a')
  await home.goto('/')
  expect(await ours.getAttribute('href')).toBe(path)
  await first.page.goto(`${path}#shop`)
  // Deleting takes two taps: it cannot be taken back.
  const remove = second.page.locator('form[action$="/delete"] button')
  expect(await remove.isVisible()).toBe(false)
  await second.page.locator('.link summary').last().click()
  await remove.click()
  await second.page.waitForURL(/\/$/)
  expect(await second.page.locator('#households').isVisible()).toBe(false)
  await expect.poll(() => first.page.locator('.status').isVisible()).toBe(true)
  expect(await first.page.locator('.status').textContent()).toMatch(/^This link was deleted/)
  await home.reload()
  expect(await ours.count()).toBe(0)
  await done([first, second], /404/)
})

test('without script: people, lock, notes and undo are forms; GET changes nothing', async () => {
  const path = await shared()
  const shown = async () => (await service.get(path, { 'accept-language': 'en' })).text()
  const before = await shown()
  expect((await form(`${path}/plan`, { adults: '4' })).status).toBe(303)
  expect(await shown()).toContain('4 adults')
  const answers = { were: '', was: '', startDate: '2026-11-25', slots: 'dinner' }
  await form(`${path}/plan`, { ...answers, kids: '6, 9', budget: '120' })
  expect(await shown()).toMatch(/4 adults and 2 children.*name="were" value="6, 9".*name="was" value="120"/s)
  // A field that stands as it was says nothing.
  await form(`${path}/plan`, { ...answers, kids: '6, 9', were: '6, 9', budget: '120', was: '120', adults: '3' })
  expect(await shown()).toContain('3 adults and 2 children')
  await form(`${path}/plan`, { ...answers, were: '6, 9', was: '120', adults: '4' })
  expect(await shown()).toMatch(/for 4 adults.*name="were" value="".*name="was" value=""/s)
  expect((await form(`${path}/lock`, { day: '0', slot: 'dinner', on: '1' })).status).toBe(303)
  expect((await shown()).match(/aria-pressed="true"/g)).toHaveLength(1)
  await form(`${path}/line`, { kind: 'addNote', text: '<b>Candles</b>' })
  expect(await shown()).toContain('&lt;b&gt;Candles&lt;/b&gt;')
  const refused = await form(`${path}/plan`, { adults: '40' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('role="alert"')])
  const seen = /name="seen" value="(\d+)"/.exec(await shown())?.[1] ?? ''
  await form(`${path}/undo`, { seen })
  expect(await shown()).toContain('3 adults')
  expect(before).not.toContain('role="alert"')
  for (const get of ['plan', 'next', 'undo', 'lock', 'line', 'renew', 'delete']) {
    expect([get, (await service.get(`${path}/${get}`)).status]).toEqual([get, expect.toSatisfy((s) => s >= 400)])
  }
  expect(await shown()).toContain('3 adults')
})

test('the page is for nobody else: not indexed, not cached by others, carried on by no link', async () => {
  const path = await shared()
  const answer = await service.get(path)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  const data = (await (await service.get(`${path}/data`)).json()) as { requests: object[] }
  expect(data.requests).toHaveLength(1)
  const fresh = await form(`${path}/renew`)
  expect((await service.get(path)).status).toBe(404)
  const next = new URL(fresh.headers.get('location') ?? '', ORIGIN).pathname
  expect((await service.get(next)).status).toBe(200)
  expect((await form(`${next}/delete`)).status).toBe(303)
  expect((await service.get(next)).status).toBe(404)
})

test('the calendar of a household knows an event by its day and meal, whatever is cooked', async () => {
  const path = await shared()
  const address = async () =>
    /<bdi>(http[^<]*\.ics[^<]*)<\/bdi>/.exec(await (await service.get(path)).text())?.[1]?.replace(ORIGIN, '') ?? ''
  const events = async () => {
    const text = await (await service.get(await address())).text()
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: String(event.getFirstPropertyValue('uid')),
      summary: String(event.getFirstPropertyValue('summary')),
      sequence: Number(event.getFirstPropertyValue('sequence')),
    }))
  }
  const before = await events()
  await form(`${path}/plan`, { another: '1' })
  const after = await events()
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after.map(({ summary }) => summary)).not.toEqual(before.map(({ summary }) => summary))
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0)
  expect(await address()).not.toContain(path.slice(3))
})

test('the statement on accessibility is in every language, one tap from every page', async () => {
  const pages = await Promise.all(
    LANGUAGES.map(async (lang) => (await service.get(`/accessibility?lang=${lang}`)).text()),
  )
  for (const page of pages) expect(page).toMatch(/WCAG\)? 2\.2/)
  expect(new Set(pages.map((page) => page.match(/<h1>[^<]+/)?.[0])).size).toBe(LANGUAGES.length)
  expect(await (await service.get('/?lang=de')).text()).toContain('href="/accessibility?lang=de"')
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
