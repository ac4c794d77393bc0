import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)

test('filters narrow the list in place, keep the focus and what is folded out, and make a link', async () => {
  const profile = await browser.profile({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  const { page } = profile
  const status = () => page.locator('#found [role=status]').textContent()
  await page.goto('/recipes')
  const all = await status()
  expect(await page.locator('#facets').isVisible()).toBe(false)
  await page.click('#filters > summary')
  await page.selectOption('#maxTime', '20')
  await page.waitForURL(/maxTime=20/)
  await page.click('#tag > summary')
  await page.focus('#tag-vegan')
  await page.keyboard.press('Space')
  await page.waitForURL(/tag=vegan/)
  await page.waitForFunction(() => document.activeElement?.id === 'tag-vegan')
  expect(await page.locator('#tag-vegan').isVisible()).toBe(true)
  const narrowed = await status()
  expect(narrowed).not.toBe(all)
  expect(await page.locator('.chips .button').count()).toBe(2)
  await page.reload()
  expect(await status()).toBe(narrowed)
  // What is added to the basket is marked also in a list that came anew.
  await page.locator('.cards a[data-add]').first().click()
  await page.click('#filters > summary')
  await page.selectOption('#sort', 'title')
  await page.waitForURL(/sort=title/)
  await page.waitForSelector('.cards a[data-add][aria-pressed]')
  await page.click('.chips .button >> nth=0')
  await page.waitForFunction(
    (before) => document.querySelector('#found [role=status]')?.textContent !== before,
    narrowed,
  )
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('filters stand open beside the list where there is room, and work without script', async () => {
  const { page, close } = await browser.profile({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  await page.goto('/recipes?country=DE&lang=en')
  expect(await page.locator('#maxTime').isVisible()).toBe(true)
  await page.selectOption('#maxTime', '10')
  await page.click('#allergens > summary')
  await page.check('#allergens-milk')
  await page.check('#allergens-eggs')
  await page.click('noscript button')
  await page.waitForURL(/allergens=(milk&allergens=eggs|eggs&allergens=milk)/)
  expect(await page.locator('.chips .button').count()).toBe(3)
  await close()
})
