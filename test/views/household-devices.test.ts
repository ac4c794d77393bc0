import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { planPage } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'
import { done, makeHousehold, twoDevicesOf } from './devices.ts'

// Streams that end after a second: a page follows anew all the time, and misses nothing.
const service = serviceForFile({ streamLifeMs: 1000 })
const browser = browserForFile(service)
let plan: string
beforeAll(async () => {
  plan = await planPage(service, { country: 'DE', store: 'de-average', budgetMode: 'week', budgetValue: 90 })
})

test('a page whose stream has ended follows anew, and shows what happened on the other device', async () => {
  const path = await makeHousehold(service, plan)
  const devices = await twoDevicesOf(browser, path)
  const [first, second] = devices
  const streams: string[] = []
  second.page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('event-stream')) streams.push(response.url())
  })
  await expect.poll(() => streams.length, { timeout: 20_000 }).toBeGreaterThan(2)
  await first.page.locator('#list .aisles input').first().check()
  await expect.poll(() => second.page.locator('#list .aisles input').first().isChecked()).toBe(true)
  await done(devices)
})

test('a budget that is taken away stays away: after a reload, on the other device, and in the plans after it', async () => {
  const path = await makeHousehold(service, plan)
  const devices = await twoDevicesOf(browser, `${path}?lang=en`)
  const [first, second] = devices
  const budgetOf = async (page: Page) => page.locator('.change [name=budget]').inputValue()
  expect(await budgetOf(first.page)).toBe('90')
  await first.page.locator('.change > details > summary').click()
  await first.page.fill('.change [name=budget]', '')
  await first.page.click('.change form:has([name=budget]) button.main')
  // The other device, whose field nobody has emptied, tells when there is another plan.
  for (const { page } of [second, first]) {
    await expect.poll(() => budgetOf(page).catch(() => '?')).toBe('')
    await page.reload()
    expect(await budgetOf(page)).toBe('')
    expect(await page.locator('.figures').first().innerText()).not.toContain('Budget')
  }
  // What else is changed does not bring it back.
  const { href } = new URL(second.page.url())
  await second.page.getByRole('button', { name: 'One person more' }).click()
  for (const { page } of devices) {
    await expect
      .poll(() =>
        page
          .locator('.change')
          .innerText()
          .catch(() => ''),
      )
      .toContain('3 adults')
    expect(await budgetOf(page)).toBe('')
  }
  expect(second.page.url()).toBe(href)
  await done(devices)
})

test('more changes than are sent at once, made without a connection on both devices, all arrive and none is lost', async () => {
  const path = await makeHousehold(service, plan)
  const devices = await twoDevicesOf(browser, `${path}?lang=en`)
  const [first, second] = devices
  for (const { page } of devices) await page.context().setOffline(true)
  // What fingers do, as fast as the page takes it.
  const add = (page: Page, name: string, count: number) =>
    page.evaluate(
      ([what, most]) => {
        const form = document.querySelector('.own form') as HTMLFormElement
        for (let n = 1; n <= most; n++) {
          ;(form.elements.namedItem('text') as HTMLInputElement).value = `${what} ${n}`
          form.requestSubmit()
        }
      },
      [name, count] as const,
    )
  const tick = (page: Page, count: number) =>
    page.evaluate((most) => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('#list .aisles input')].slice(0, most)
      for (const one of boxes) one.click()
      return boxes.length
    }, count)
  const lines = await tick(first.page, Number.POSITIVE_INFINITY)
  expect(lines).toBeGreaterThan(20)
  await add(first.page, 'first', 45)
  await tick(second.page, 5)
  await tick(second.page, 5)
  await add(second.page, 'second', 65)
  const waiting = (page: Page) =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^household:[^:]+$/.test(name)) ?? ''
      return (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length
    })
  expect(await waiting(first.page)).toBeGreaterThan(60)
  expect(await waiting(second.page)).toBeGreaterThan(60)
  for (const { page } of devices) await page.context().setOffline(false)
  const own = async (page: Page) => (await page.locator('.own li bdi').allTextContents()).toSorted()
  const expected = [
    ...Array.from({ length: 45 }, (_, n) => `first ${n + 1}`),
    ...Array.from({ length: 65 }, (_, n) => `second ${n + 1}`),
  ].toSorted()
  for (const { page } of devices) {
    await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe(0)
    await expect.poll(() => own(page), { timeout: 30_000 }).toEqual(expected)
    // A tick of one device outlives the older untick of the other.
    await expect.poll(() => page.locator('#list .aisles input:checked').count()).toBe(lines)
  }
  const { data } = await service.graphql(
    'query ($token: String!) { household(token: $token) { items { text } ticks { ingredientId } } }',
    { token: path.split('/').at(-1) },
  )
  expect(data.household.items.map(({ text }: { text: string }) => text).toSorted()).toEqual(expected)
  expect(data.household.ticks).toHaveLength(lines)
  await done(devices, /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/)
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
