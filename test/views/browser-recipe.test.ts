import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)

const text = async (path: string): Promise<string> => (await service.get(path)).text()
const shown = (page: string): string[] =>
  [...page.matchAll(/<data [^>]*data-ingredient[^>]*>([^<]*)<\/data>/g)].map(([, amount = '']) => amount)

test('amounts scale without a request, and all that leads on follows', async () => {
  const profile = await browser.profile({ serviceWorkers: 'block' })
  const { page } = profile
  await page.goto('/recipe/borscht?country=DE&lang=en', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  for (let people = 3; people <= 12; people++) {
    await page.click('#more')
    expect(await page.locator('.people b').textContent()).toBe(`for ${people} people`)
  }
  const texts = await page.locator('.ingredients [data-ingredient]').allTextContents()
  expect(texts).toEqual(shown(await text('/recipe/borscht?country=DE&lang=en&people=12')))
  expect(await page.locator('.sum').textContent()).toContain('for 12 people')
  expect(new URL(page.url()).searchParams.get('people')).toBe('12')
  for (const name of ['#units', 'a[data-people].main'])
    expect([name, await page.getAttribute(name, 'href')]).toEqual([name, expect.stringContaining('people=12')])
  expect(await page.locator('form[action*="/list"] button').textContent()).toBe('Shopping list for 12 people')
  for (let people = 11; people >= 1; people--) await page.click('#fewer')
  expect(await page.locator('.people b').textContent()).toBe('for 1 person')
  expect(await page.getAttribute('#fewer', 'href')).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('more')
  await page.click('#more')
  expect(await page.getAttribute('#fewer', 'href')).toContain('people=1')
  // Beyond what the page holds the service is asked.
  await page.context().setOffline(false)
  for (let people = 3; people <= 13; people++) await page.click('#more')
  await page.waitForFunction(() => document.querySelector('.people b')?.textContent === 'for 13 people')
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('the list of a dish is one tap from the recipe', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.goto('/recipe/borscht?country=DE&lang=en')
  await page.click('#more')
  await page.click('form[action*="/list"] button')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}\?lang=en#list$/)
  expect(await page.locator('.lead').textContent()).toContain('for 3 guests')
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('one cooks a step a screen by keyboard, with timers over all steps and reloads', async () => {
  const profile = await browser.profile({ serviceWorkers: 'block' })
  const { page } = profile
  await page.clock.install()
  await page.goto('/recipe/borscht?country=DE&lang=en')
  await page.click('text=Cook step by step')
  await page.waitForURL(/cook=1/)
  const visible = page.locator('.cook-step:visible')
  const heading = () => visible.locator('h2').textContent()
  expect([await visible.count(), await heading()]).toEqual([1, 'Step 1 of 7'])
  await visible.locator('button[data-minutes="60"]').click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect([await visible.count(), await heading()]).toEqual([1, 'Step 3 of 7'])
  // The browser tells the page of the new address in a task of its own, after the step is shown.
  await page.waitForFunction(() => document.activeElement?.id === 'step-3-title')
  await visible.locator('button[data-minutes="5"]').click()
  await page.clock.runFor(61_000)
  const lines = page.locator('.timers li')
  expect(await lines.locator('b').allTextContents()).toEqual(['58:59', '3:59'])
  await page.reload()
  expect(await heading()).toBe('Step 3 of 7')
  expect(await lines.count()).toBe(2)
  await page.clock.runFor(240_000)
  expect(await lines.nth(1).textContent()).toContain('Step 3: time is up')
  expect(await page.locator('.timers [role=alert]').textContent()).toBe('Step 3: time is up')
  expect(await page.title()).toContain('⏰')
  await lines.nth(1).locator('button').click()
  expect(await lines.count()).toBe(1)
  await page.keyboard.press('ArrowLeft')
  expect(await heading()).toBe('Step 2 of 7')
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight')
  expect(await heading()).toBe('Done. Enjoy your meal!')
  await page.click('.cook-step:visible a.main')
  await page.waitForSelector('.recipe')
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('without script all steps stand on one page, and nothing that does nothing', async () => {
  const { page, close } = await browser.profile({ javaScriptEnabled: false })
  await page.goto('/recipe/borscht?country=DE&lang=en&cook=1')
  expect(await page.locator('.cook-step:visible').count()).toBe(8)
  expect(await page.locator('.live:visible, .timers:visible').count()).toBe(0)
  await close()
})

test('nothing moves while a recipe or a step comes up', async () => {
  const { page, close } = await browser.profile({ viewport: { width: 390, height: 844 } })
  for (const path of ['/recipe/borscht?country=DE', '/recipe/borscht?country=DE&cook=1']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect([path, shift < 0.02]).toEqual([path, true])
  }
  await close()
})
