import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { AISLES } from '../../src/catalogue/vocabulary.ts'
import { money } from '../../src/i18n/format.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf, planPage } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)
let plan: string
beforeAll(async () => {
  plan = await planPage(service, { country: 'DE', store: 'de-lidl', kids: [{ age: 4 }, { age: 9 }] })
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

interface Line {
  readonly ingredientId: string
  readonly cost: number
}
/** The lines that are bought, and what they cost together. */
async function bought(): Promise<{ lines: Line[]; cost: number; aisles: string[] }> {
  const { data } = await service.graphql(
    'query ($id: ID!) { plan(id: $id) { totals { cost } shopping { category items { ingredientId cost pantry tap } } } }',
    { id: plan.slice('/plan/'.length) },
  )
  const groups: { category: string; items: (Line & { pantry: boolean; tap: boolean })[] }[] = data.plan.shopping
  const kept = groups.map(({ category, items }) => ({ category, items: items.filter((it) => !it.pantry && !it.tap) }))
  return {
    lines: kept.flatMap(({ items }) => items),
    cost: data.plan.totals.cost,
    aisles: kept.filter(({ items }) => items.length > 0).map(({ category }) => category),
  }
}

const changes = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: Record<string, unknown>[] }).heard)
/** Collects what the list says of its changes. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    document.addEventListener('list:change', (event) => heard.push((event as CustomEvent).detail))
  })
const aisles = (page: Page) =>
  page.locator('.aisles [data-aisle]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.aisle))
const said = async (page: Page) => (await page.locator('.basket p').innerText()).replaceAll('\u00a0', ' ')

test('in the shop a screen of a phone shows fourteen lines or more, and none is cut', async () => {
  const profile = await browser.profile(PHONE)
  const { page } = profile
  for (const lang of ['en', 'de', 'ru', 'kk', 'ja']) {
    await page.goto(`${plan}?lang=${lang}#list`)
    await page.click('.basket .main')
    await page.waitForSelector('.list[data-shopping]')
    const seen = await page
      .locator('.aisles li label')
      .evaluateAll(
        (labels) =>
          labels.map((one) => one.getBoundingClientRect()).filter(({ bottom }) => bottom <= innerHeight).length,
      )
    expect([lang, seen]).toEqual([lang, expect.any(Number)])
    expect([lang, seen >= 14]).toEqual([lang, true])
    const cut = await page
      .locator('.list li *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
          .flatMap((one) => (one.matches('.sr') ? [] : [one.outerHTML])),
      )
    expect([lang, cut]).toEqual([lang, []])
  }
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('what is ticked sinks and counts, can be taken back, and is told to the page', async () => {
  const { page, close } = await browser.profile(PHONE)
  const { lines, cost } = await bought()
  await page.goto(`${plan}?lang=en#shop`)
  await listen(page)
  const ids = () =>
    page.locator('.aisles input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const before = await ids()
  expect([...before].sort()).toEqual(lines.map(({ ingredientId }) => ingredientId).sort())
  const [first = ''] = before
  await page.locator('.aisles input').first().check()
  expect((await ids()).indexOf(first)).toBeGreaterThan(0)
  const price = lines.find(({ ingredientId }) => ingredientId === first)?.cost ?? 0
  const euro = (sum: number) => `€${Math.round(sum)}`
  expect(await said(page)).toBe(`1 of ${lines.length} · ≈ ${euro(price)} of ${euro(cost)}`)
  await page.click('.toast button')
  expect(await ids()).toEqual(before)
  expect(await said(page)).toBe(`0 of ${lines.length} · ≈ €0 of ${euro(cost)}`)
  expect(await changes(page)).toEqual([
    { kind: 'tick', id: first, value: true },
    { kind: 'tick', id: first, value: false },
  ])
  // The keyboard goes on with the next line.
  await page.locator('.aisles input').first().focus()
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(before[1])
  await close()
})

test('what is at home leaves the total, own things join the list, and both are there after a reload', async () => {
  const { page, close } = await browser.profile(PHONE)
  const { lines, cost } = await bought()
  await page.goto(`${plan}?lang=en#list`)
  await listen(page)
  const line = page.locator('.aisles li').first()
  const id = await line.locator('input').inputValue()
  const price = lines.find(({ ingredientId }) => ingredientId === id)?.cost ?? 0
  await line.locator('summary').click()
  await line.locator('[data-have]').click()
  await page.fill('.add input', '  Coffee & <b>nappies</b> ')
  await page.keyboard.press('Enter')
  await page.locator('.own li input').check()
  const expected = `1 of ${lines.length} · ≈ €0 of €${Math.round(cost - price)}`
  expect(await said(page)).toBe(expected)
  await page.reload()
  expect(await said(page)).toBe(expected)
  expect(await page.locator('.own li bdi').textContent()).toBe('Coffee & <b>nappies</b>')
  await listen(page)
  await page.click('.own [data-remove]')
  await page.click('.toast button')
  const [removed, back] = await changes(page)
  expect(removed).toMatchObject({ kind: 'own', text: 'Coffee & <b>nappies</b>', removed: true })
  expect(back).toEqual({ kind: 'own', id: removed?.id, text: 'Coffee & <b>nappies</b>', value: true })
  expect(await page.locator('.own li input').isChecked()).toBe(true)
  await close()
})

test('a page can set the whole state, and one that is shared keeps nothing on the device', async () => {
  const { page, close } = await browser.profile()
  await page.route(`**${plan}?lang=en`, async (route) => {
    const body = await (await service.get(`${plan}?lang=en`)).text()
    await route.fulfill({ contentType: 'text/html', body: body.replace('id="list"', 'id="list" data-household') })
  })
  await page.goto(`${plan}?lang=en`)
  const [one, two, three] = (await bought()).lines.map(({ ingredientId }) => ingredientId)
  const set = (detail: unknown) =>
    page.evaluate((state) => document.dispatchEvent(new CustomEvent('list:state', { detail: state })), detail)
  await set({ ticks: [one, two], have: [three], own: [{ id: 'x', text: 'Coffee', ticked: true }] })
  const ticked = () =>
    page.locator('#list input:checked').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  expect((await ticked()).sort()).toEqual([one, two, 'on'].sort())
  expect(await page.locator('li.home input').inputValue()).toBe(three)
  await set({ ticks: [two], have: [], own: [] })
  expect(await ticked()).toEqual([two])
  expect(await page.locator('.own li').count()).toBe(0)
  await page.locator('.aisles input').nth(4).check()
  // That the plan was opened is all.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['plans'])
  await close()
})

test('aisles stand in the order of a supermarket, and in the reader’s own once moved, for that store', async () => {
  const { page, close } = await browser.profile()
  const { aisles: order } = await bought()
  expect(order[0]).toBe('vegetables')
  expect(order.indexOf('dairy')).toBeGreaterThan(order.indexOf('canned'))
  await page.goto(`${plan}?lang=en`)
  expect(await aisles(page)).toEqual(order)
  await page.click('[data-do=order]')
  await page.locator('[data-aisle=dairy] [data-move=up]').click()
  const at = order.indexOf('dairy')
  const moved = order.toSpliced(at, 1).toSpliced(at - 1, 0, 'dairy')
  expect(await aisles(page)).toEqual(moved)
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.move)).toBe('up')
  await page.reload()
  expect(await aisles(page)).toEqual(moved)
  await page.goto(`${await planPage(service, { country: 'DE', store: 'de-aldi' })}?lang=en`)
  const other = await aisles(page)
  expect(other).toEqual(AISLES.filter((aisle) => other.includes(aisle)))
  await close()
})

test('5 of 5 ticks are kept after a swap, once, and are there after its undo', async () => {
  const { page, close } = await browser.profile()
  await page.goto(`${plan}?lang=en`)
  const line = (id: string) => page.locator(`.aisles li:has(input[value="${id}"])`)
  const packs = async (id: string) => Number(await line(id).getAttribute('data-packs'))
  const ticked = async () =>
    page.locator('.aisles input:checked').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  for (let index = 0; index < 5; index++) await page.locator('.aisles input').nth(index).check()
  const before = new Map<string, number>()
  for (const id of await ticked()) before.set(id, await packs(id))
  expect(before.size).toBe(5)
  await page.locator('.acts:has([name=keep][value="0-lunch"]) .swap').click()
  await page.locator('dialog .choices button').first().click()
  await page.waitForURL(/from=/)
  // What the new dish does not need is off the list; what it needs more packs of is open again.
  const kept: string[] = []
  for (const [id, bought] of before) if ((await line(id).count()) > 0 && (await packs(id)) <= bought) kept.push(id)
  expect(kept.length).toBeGreaterThan(2)
  expect((await ticked()).sort()).toEqual([...kept].sort())
  // The dish that was chosen is kept, which the address remembers.
  expect(new URL(page.url()).searchParams.get('keep')).toBe('0-lunch')
  await line(kept[0] ?? '')
    .locator('input')
    .uncheck()
  await page.reload()
  expect(
    await line(kept[0] ?? '')
      .locator('input')
      .isChecked(),
  ).toBe(false)
  await page.click('.undo a')
  await page.waitForURL((url) => url.pathname === plan)
  expect((await ticked()).sort()).toEqual([...before.keys()].sort())
  // Of a plan that is changed the device remembers what it became.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('plans') ?? '').length)).toBe(1)
  await close()
})

test('what is to stay is remembered by the address and goes along into another week', async () => {
  const { page, close } = await browser.profile()
  await page.goto(`${plan}?lang=en`)
  const title = (of: Page) => of.locator('#day-1 li:has([value="1-dinner"]) .title').first().textContent()
  const before = await title(page)
  await page.check('[value="1-dinner"]')
  expect(new URL(page.url()).searchParams.get('keep')).toBe('1-dinner')
  expect(await page.locator('.swap').first().getAttribute('href')).toContain('keep=1-dinner')
  await page.click('[name=another]')
  await page.waitForURL(/from=/)
  expect(await title(page)).toBe(before)
  expect(await page.isChecked('[value="1-dinner"]')).toBe(true)
  await close()
})

test('sums are written as the page writes them, also in a language that the browser does not know', async () => {
  const family = await planPage(service, { country: 'RU', store: 'ru-pyaterochka', kids: [{ age: 4 }, { age: 9 }] })
  const roubles = { currency: 'RUB', decimals: 2 }
  const unscripted = await browser.profile({ javaScriptEnabled: false })
  const scripted = await browser.profile()
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/gu, ' ').trim()
  for (const lang of LANGUAGES) {
    const told: string[] = []
    for (const { page } of [unscripted, scripted]) {
      await page.goto(`${family}?lang=${lang}`)
      told.push(plain(await page.locator('.basket p').textContent()))
    }
    expect([lang, told[1]]).toEqual([lang, told[0]])
    // A sum that only the script writes: of what is ticked.
    const { page } = scripted
    const costs = await page
      .locator('.aisles li')
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.cost)))
    await page.locator('.aisles input').evaluateAll((all) => {
      for (const box of all) (box as HTMLInputElement).click()
    })
    const sum = money(
      lang,
      costs.reduce((all, cost) => all + cost, 0),
      roubles,
    )
    expect(sum).toMatch(/\d{4}|\d\D\d{3}/)
    expect([lang, plain(await page.locator('[data-sum]').textContent())]).toEqual([
      lang,
      expect.stringContaining(plain(sum)),
    ])
    await page.locator('[data-do=untick]').click()
  }
  for (const { close } of [unscripted, scripted]) await close()
})

test('the first tick moves no line under the finger, in any language', async () => {
  const { page, close } = await browser.profile(PHONE)
  for (const lang of ['en', 'de', 'kk']) {
    await page.goto(`${plan}?lang=${lang}#list`)
    const heights = () =>
      // In the document: whoever ticks for the test may scroll first.
      page.locator('.aisles label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY))
    await page.evaluate(() => document.fonts.ready)
    const before = await heights()
    await page.locator('.aisles input').nth(1).check()
    const moved = (await heights()).map((y, at) => Math.abs(y - (before[at] ?? 0)))
    expect([lang, moved.length > 9, Math.max(...moved) < 1]).toEqual([lang, true, true])
    expect(await page.locator('[data-do=untick]').isVisible()).toBe(true)
    await page.locator('[data-do=untick]').click()
    expect(await page.locator('.aisles input:checked').count()).toBe(0)
  }
  await close()
})
