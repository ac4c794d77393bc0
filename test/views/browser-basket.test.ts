import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)

test('dishes are added on cards and recipes, counted in the header, priced as the basket grows, and become a list', async () => {
  const profile = await browser.profile({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const { page } = profile
  const count = () => page.locator('a[data-basket] b').textContent()
  await page.goto('/collections/vegetarian')
  const signs = page.locator('.cards a[data-add]')
  const first = await signs.nth(0).getAttribute('data-add')
  const before = await page.locator('a[data-basket]').boundingBox()
  await signs.nth(0).click()
  await signs.nth(1).click()
  expect([await count(), await signs.nth(0).getAttribute('aria-pressed')]).toEqual(['2', 'true'])
  await signs.nth(1).focus()
  await page.keyboard.press('Space')
  expect([await count(), await signs.nth(1).getAttribute('aria-pressed')]).toEqual(['1', 'false'])
  expect(await page.locator('a[data-basket]').boundingBox()).toEqual(before)
  expect(page.url()).toContain('/collections/vegetarian')

  await page.goto('/recipe/borscht')
  await page.click('#more')
  await page.click('a[data-servings]')
  expect(await count()).toBe('2')
  await page.reload()
  expect(await page.getAttribute('a[data-servings]', 'aria-pressed')).toBe('true')

  await page.click('a[data-basket]')
  await page.waitForURL(/\/basket\?.*recipes=/)
  const dishes = () =>
    page.locator('input[name=recipe]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(await dishes()).toEqual([first, 'borscht'])
  expect(await page.inputValue('#servings-borscht')).toBe('3')
  const price = () => page.locator('.figures dd').first().textContent()
  const small = await price()
  await page.fill('#servings-borscht', '12')
  await page.press('#servings-borscht', 'Tab')
  await page.waitForURL(/borscht%3A12/)
  expect(await price()).not.toBe(small)
  await page.selectOption('#store', 'gb-tesco')
  await page.waitForURL(/store=gb-tesco/)
  await page.click(`a[data-remove="${first}"]`)
  await page.waitForURL((url) => url.searchParams.get('recipes') === 'borscht:12')
  expect([await dishes(), await count()]).toEqual([['borscht'], '1'])
  // It is still there in another tab, whose address does not name it.
  await page.goto('/basket')
  await page.waitForURL(/recipes=borscht/)
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}#list$/)
  expect(await page.locator('.lead').textContent()).toContain('for 12 guests')
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('without script a basket is its address', async () => {
  const { page, close } = await browser.profile({ javaScriptEnabled: false, locale: 'de-DE' })
  await page.goto('/recipe/borscht')
  await page.click('a[data-servings]')
  await page.waitForURL(/\/basket\?recipes=borscht/)
  await page.fill('#servings-borscht', '5')
  await page.click('noscript button')
  await page.waitForURL(/servings=5/)
  expect(await page.inputValue('#servings-borscht')).toBe('5')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}#list$/)
  await close()
})
