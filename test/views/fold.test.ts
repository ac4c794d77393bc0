import { beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf, FAMILY, planPage } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)
let plan: string
beforeAll(async () => {
  plan = await planPage(service)
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' } as const
const openDays = '.day[open] .dishes'

test('a plan on a phone is at most eight screens long, and what changes it is on the first', async () => {
  const params = { country: 'DE', store: 'de-lidl', kids: [{ age: 4 }, { age: 9 }], allergens: ['nuts', 'peanuts'] }
  const paths = [plan, await planPage(service, params)]
  const { page, close } = await browser.profile(PHONE)
  for (const path of paths) {
    for (const lang of ['en', 'de', 'ru', 'kk', 'fr', 'ja']) {
      await page.goto(`${path}?lang=${lang}`)
      const { height, change } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight / innerHeight,
        change: (document.querySelector('#change summary') as Element).getBoundingClientRect().bottom / innerHeight,
      }))
      expect([path, lang, height < 8, height]).toEqual([path, lang, true, height])
      expect([path, lang, change < 1]).toEqual([path, lang, true])
    }
  }
  await close()
})

test('on a wide screen the days stand open', async () => {
  const { page, close } = await browser.profile({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${plan}?lang=en`)
  expect(await page.locator(openDays).filter({ visible: true }).count()).toBe(7)
  expect(await page.locator('#pantry').isVisible()).toBe(true)
  await close()
})

test.each([true, false])('a link to a day opens it, with script %s', async (javaScriptEnabled) => {
  const profile = await browser.profile({ ...PHONE, javaScriptEnabled })
  const { page } = profile
  await page.goto(`${plan}?lang=en`)
  expect(await page.locator(openDays).count()).toBe(0)
  await page.locator('.glance .when').nth(2).click()
  await page.locator('#day-2').waitFor({ state: 'visible' })
  expect(await page.locator('#day-2 .swap').first().isVisible()).toBe(true)
  // Its line is in sight, too.
  const heading = await page.locator('.day:has(#day-2) h3').boundingBox()
  expect((heading?.y ?? -1) >= 0 && (heading?.y ?? 999) < 844).toBe(true)
  await page.goto('/privacy')
  await page.goto(`${plan}?lang=en#day-4`)
  expect(await page.locator('#day-4').isVisible()).toBe(true)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('what was open stays so when the page is loaded again, and in the plan that is made of it', async () => {
  const { page, close } = await browser.profile(PHONE)
  await page.goto(`${plan}?lang=en`)
  await page.locator('.glance .when').nth(1).click()
  await page.locator('.in-figures summary').first().click()
  await page.goto(`${plan}?lang=en`)
  expect(await page.locator('#day-1').isVisible()).toBe(true)
  expect(await page.locator('#charts').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'One person more' }).click()
  await page.waitForURL(/from=/)
  expect(await page.locator('#day-1').isVisible()).toBe(true)
  expect(await page.locator('#day-0').isVisible()).toBe(false)
  await close()
})

test('on paper stands what is folded, with and without script', async () => {
  const { days } = (await (await service.get(`/api${plan.replace('plan', 'plans')}?lang=en`)).json()) as {
    days: { dishes: { title: string }[] }[]
  }
  const titles = days.flatMap(({ dishes }) => dishes.map(({ title }) => title))
  expect(titles.length).toBeGreaterThan(7 * FAMILY.slots.length - 1)
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await browser.profile({ ...PHONE, javaScriptEnabled })
    await page.goto(`${plan}?lang=en`)
    await page.emulateMedia({ media: 'print' })
    const shown = page.locator('.day .title').filter({ visible: true })
    expect((await shown.allTextContents()).map((text) => text.trim()).toSorted()).toEqual(titles.toSorted())
    expect(await page.locator('#pantry li').filter({ visible: true }).count()).toBeGreaterThan(2)
    await close()
  }
})
