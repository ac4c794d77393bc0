import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { keepsLeftPages } from '../browser/chromium.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf, ORIGIN, openBrowser, planPage } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)
let plan: string
beforeAll(async () => {
  plan = await planPage(service)
})

const boxes = (page: Page) => page.locator('#list .aisles input')

test('a plan built by the form can be ticked, and the ticks are there after a reload', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.goto('/')
  await page.selectOption('#country', 'DE')
  await page.waitForFunction(() => document.querySelector('#store option')?.getAttribute('value')?.startsWith('de-'))
  await page.selectOption('#store', 'de-average')
  await page.fill('[name=kids]', '4, 9')
  await page.fill('[name=budgetValue]', '150')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}$/)
  await boxes(page).nth(0).check()
  await boxes(page).nth(2).check()
  await page.reload()
  expect(await boxes(page).nth(0).isChecked()).toBe(true)
  expect(await boxes(page).nth(1).isChecked()).toBe(false)
  expect(await boxes(page).nth(2).isChecked()).toBe(true)
  expect(await page.locator('[data-progress]').textContent()).toMatch(/^2 of \d+$/)
  await page.click('[data-do=untick]')
  await page.reload()
  expect(await page.locator('#list input:checked').count()).toBe(0)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test.each(['from memory', 'loaded again'])('after Back the form, %s, is alive and holds the answers', async (how) => {
  const own = how === 'from memory' ? await openBrowser(service, { keepsPages: true }) : browser
  const profile = await own.profile({ serviceWorkers: how === 'from memory' ? 'allow' : 'block' })
  const { page } = profile
  await page.goto('/')
  await page.selectOption('#country', 'DE')
  await page.waitForSelector('#store option[value=de-lidl]', { state: 'attached' })
  await page.selectOption('#store', 'de-lidl')
  await page.fill('#kids', '4, 9')
  await page.fill('#budgetValue', '€150')
  const made: string[] = []
  for (const press of [1, 2]) {
    await page.click('button.main')
    await page.waitForURL(/\/plan\/[0-9a-f-]{36}$/)
    made.push(page.url())
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('button.main')?.textContent === 'Make the plan')
    const inMemory = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type !== 'back_forward',
    )
    expect([how, press, inMemory]).toEqual([how, press, how === 'from memory' && keepsLeftPages()])
    expect(await page.isEnabled('button.main')).toBe(true)
    for (const [field, value] of [
      ['#country', 'DE'],
      ['#store', 'de-lidl'],
      ['#kids', '4, 9'],
      ['#budgetValue', '€150'],
    ] as const)
      expect([how, field, await page.inputValue(field)]).toEqual([how, field, value])
  }
  expect(made[0]).toBe(made[1])
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
  if (own !== browser) await own.close()
})

test('mistakes take the focus, lead to their fields, and lose nothing, with script and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await browser.profile({ javaScriptEnabled, locale: 'de-DE' })
    await page.goto('/')
    // Without script the stores beside the country are still those of the guess.
    await page.selectOption('#country', 'PL')
    if (javaScriptEnabled) await page.waitForSelector('#store option[value^=pl-]', { state: 'attached' })
    await page.fill('#kids', 'vier')
    await page.fill('#budgetValue', '1.000,50 zł')
    await page.click('button.main')
    await page.waitForSelector('#mistakes')
    expect(await page.title()).toContain('Bitte prüfe deine Angaben')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('mistakes')
    await page.click('#mistakes a[href="#kids"]')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('kids')
    expect(await page.inputValue('#kids')).toBe('vier')
    expect(await page.inputValue('#budgetValue')).toBe('1.000,50 zł')
    expect(await page.inputValue('#country')).toBe('PL')
    expect(await page.locator('#store option[value^=de-]').count()).toBe(0)
    await page.fill('#kids', '4')
    if (!javaScriptEnabled) {
      expect(await page.getAttribute('#store', 'aria-invalid')).toBe('true')
      await page.selectOption('#store', 'pl-average')
    }
    await page.click('button.main')
    await page.waitForURL(/\/plan\/[0-9a-f-]{36}$/)
    await close()
  }
})

test('a shared link opens in a fresh profile, in its own language and without the ticks of another', async () => {
  const sender = await browser.profile({ permissions: ['clipboard-read', 'clipboard-write'] })
  await sender.page.goto(`${plan}?lang=ru`)
  await boxes(sender.page).first().check()
  await sender.page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await sender.page.click('[data-do=share]')
  await sender.page.waitForFunction(
    () => document.querySelector('[data-do=share]')?.textContent === 'Ссылка скопирована',
  )
  const link = await sender.page.evaluate(() => navigator.clipboard.readText())
  // The language of who shares it is for previews alone.
  expect(link).toBe(`${ORIGIN}${plan}?l=ru`)
  await sender.page.click('[data-do=copy]')
  await sender.page.waitForFunction(() => document.querySelector('[data-do=copy]')?.textContent === 'Скопировано')
  const list = await sender.page.evaluate(() => navigator.clipboard.readText())
  expect(list.split('\n').filter((line) => /^☐ .+: \d/.test(line)).length).toBeGreaterThan(20)
  expect(list).toContain(link)
  const receiver = await browser.profile({ locale: 'de-DE' })
  await receiver.page.goto(link)
  expect(await receiver.page.getAttribute('html', 'lang')).toBe('de')
  expect(await receiver.page.locator('#list input:checked').count()).toBe(0)
  expect([...complaintsOf(sender), ...complaintsOf(receiver)]).toEqual([])
  await sender.close()
  await receiver.close()
})

test('with script switched off everything can be read, ticked, swapped and built', async () => {
  const profile = await browser.profile({ javaScriptEnabled: false })
  const { page } = profile
  await page.goto(`${plan}?lang=en`)
  await boxes(page).first().check()
  expect(await boxes(page).first().isChecked()).toBe(true)
  expect(await page.locator('button[data-do]:visible').count()).toBe(0)
  await page.click('.day summary >> nth=0')
  await page.click('.swap >> nth=2')
  await page.click('.choices button >> nth=0')
  await page.waitForURL(/\/plan\/.*#day-0$/)
  expect(page.url()).not.toContain(plan)
  await page.goto('/recipe/borscht?lang=en')
  await page.click('#more')
  expect(await page.locator('.people b').textContent()).toBe('for 3 people')
  await page.goto('/?lang=en')
  await page.selectOption('#country', 'PL')
  await page.click('noscript button')
  expect(await page.inputValue('#country')).toBe('PL')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}\?lang=en$/)
  expect(await page.locator('.lead').textContent()).toContain('Poland')
  await profile.close()
})

test('a swap opens over the plan, can be left, and leads to the new plan', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.goto(plan)
  await page.click('.swap >> nth=2')
  await page.waitForSelector('dialog[open] .choices button')
  await page.keyboard.press('Escape')
  // It goes when the browser says that it was closed, a little later.
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.click('.swap >> nth=2')
  await page.click('dialog .choices button >> nth=0')
  await page.waitForURL(/#day-0$/)
  expect(page.url()).not.toContain(plan)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('the number of people and the place of the prices change without leaving the recipe', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.goto('/recipe/borscht')
  await page.evaluate(() => Object.assign(window, { same: true }))
  const before = await page.locator('.ingredients b').allTextContents()
  await page.click('#more')
  await page.waitForFunction(() => document.querySelector('.people b')?.textContent === 'for 3 people')
  expect(await page.locator('.ingredients b').allTextContents()).not.toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('more')
  await page.selectOption('#country', 'PL')
  await page.waitForFunction(
    () =>
      document.querySelector('.sum')?.textContent?.includes('PLN') ||
      document.querySelector('.sum')?.textContent?.includes('zł'),
  )
  expect(await page.locator('.people b').textContent()).toBe('for 3 people')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  expect(page.url()).toContain('country=PL')
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('an opened plan works without a connection, ticks included', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.goto(plan)
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), plan), { timeout: 30_000 })
    .toBe(true)
  // Kept is not enough: the worker must have taken the page over, which a busy machine does a little later.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.context().setOffline(true)
  await boxes(page).first().check()
  await page.reload()
  expect(await boxes(page).first().isChecked()).toBe(true)
  await page.goto('/collections')
  expect(await page.locator('main').textContent()).toContain('You are offline')
  await profile.close()
})

test('the explorers open from our own files and answer', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.goto('/docs/graphql')
  await page.waitForSelector('.graphiql-container', { timeout: 30_000 })
  await page.click('.graphiql-execute-button')
  await page.waitForFunction(() => document.querySelector('.graphiql-response')?.textContent?.includes('total'), null, {
    timeout: 20_000,
  })
  await page.goto('/docs/rest')
  await page.waitForSelector('.swagger-ui', { timeout: 20_000 })
  expect(profile.complaints).toEqual([])
  await profile.close()
})
