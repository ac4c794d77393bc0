import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)

const idOf = async (params: Record<string, unknown>): Promise<string> =>
  ((await (await service.post('/api/plans', params)).json()) as { id: string }).id

const WEEK = { country: 'DE', store: 'de-lidl', startDate: '2026-11-23' }

test('an address with every parameter fills the form, which then makes that very plan, with script and without', async () => {
  const others = {
    country: 'DE',
    store: 'de-lidl',
    startDate: '2026-11-30',
    adults: 3,
    kids: [
      { age: 4, appetite: 'small' },
      { age: 9, appetite: 'big' },
    ],
    slots: ['lunch', 'dinner'],
    equipment: ['stove', 'oven', 'microwave'],
    allergens: ['sesame'],
    exclude: ['celery'],
    excludeTags: ['spicy'],
    presets: ['no-pork', 'no-alcohol'],
    goal: 'healthy',
    budgetMode: 'perPersonDay',
    budgetValue: 12.5,
    collection: 'quick-weeknight',
    have: ['rice-long', 'onion'],
    taste: 'world',
    maxMin: 35,
    variant: 1,
    after: await idOf(WEEK),
  }
  // A dish that these answers leave in.
  const [{ dishes }] = (
    (await (await service.post('/api/plans', { ...others, variant: 0 })).json()) as {
      days: [{ dishes: { slot: string; recipeId: string }[] }]
    }
  ).days
  const kept = dishes.find(({ slot }) => slot === 'dinner')?.recipeId ?? ''
  const params = { ...others, keep: [{ day: 0, slot: 'dinner', recipeId: kept }] }
  const expected = await idOf(params)
  const query = new URLSearchParams({ sent: '1', lang: 'en' })
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  query.set('kids', '4,9')
  query.set('appetite', 'small,big')
  query.set('keep', `0/dinner/${kept}`)
  // What a plan says of itself spells out what its presets rule out.
  const { excludePresets } = (await (await service.get('/api/meta')).json()) as {
    excludePresets: { id: string; exclude: string[] }[]
  }
  const spelled = excludePresets.filter(({ id }) => params.presets.includes(id)).flatMap(({ exclude }) => exclude)
  query.set('exclude', [...params.exclude, ...spelled].join())
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await browser.profile({ javaScriptEnabled })
    await page.goto(`/?${query}`)
    const chosen = await page
      .locator('[name=exclude]:checked')
      .evaluateAll((all) => all.map((box) => box.parentElement?.innerText.trim()))
    expect(chosen).toEqual([expect.stringMatching(/celery/i)])
    await page.click('button.main')
    await page.waitForURL(/\/plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
    expect(page.url()).toContain(expected)
    await close()
  }
})

test('on a phone the plan is made from the first screen, and nothing is wider than 320 pixels, in every language', async () => {
  const { page, close } = await browser.profile({ viewport: { width: 390, height: 844 } })
  const everything =
    'sent=1&country=RU&slots=lunch&kids=4,9&have=onion&exclude=celery&maxMin=30&after=x&keep=0/dinner/y'
  for (const lang of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/?lang=${lang}&country=RU`)
    const button = await page.locator('button.main').boundingBox()
    expect([lang, (button?.y ?? 900) + (button?.height ?? 0) <= 844]).toEqual([lang, true])
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/?lang=${lang}&${everything}`)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([lang, wide]).toEqual([lang, 0])
  }
  await close()
})

test('names of foods complete while they are typed, are chosen with Enter or from the list, and can be unticked', async () => {
  const profile = await browser.profile({ locale: 'de-DE' })
  const { page } = profile
  await page.goto('/')
  for (const details of await page.locator('form details.more > summary').all()) await details.click()
  const chosen = (name: string) =>
    page.locator(`input[name=${name}]:checked`).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  const field = page.locator('#exclude')
  await field.pressSequentially('knollen')
  await page.waitForFunction(() => document.querySelectorAll('#exclude-foods option').length === 1)
  await field.press('Enter')
  await expect.poll(() => chosen('exclude')).toEqual(['celeriac'])
  expect(await field.inputValue()).toBe('')
  // As a browser does when a line of the list is taken.
  await field.pressSequentially('zwiebel')
  await page.waitForFunction(() => document.querySelectorAll('#exclude-foods option').length > 1)
  await field.fill((await page.locator('#exclude-foods option').first().getAttribute('value')) ?? '')
  await expect.poll(async () => (await chosen('exclude')).length).toBe(2)
  await page.locator('input[name=exclude]').first().uncheck()
  expect(await chosen('exclude')).not.toContain('celeriac')
  await page.fill('#have', 'Langkornreis')
  await page.fill('#kids', '4, 9')
  await page.locator('#kids').blur()
  expect(await page.locator('[name=appetite]').count()).toBe(2)
  expect(await page.locator('#appetite').innerText()).toContain('Alter: 9')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}/)
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('without script, names that mean several foods come back with what they can mean', async () => {
  const { page, close } = await browser.profile({ javaScriptEnabled: false })
  await page.goto('/?lang=en&country=DE')
  for (const details of await page.locator('form details.more > summary').all()) await details.click()
  await page.fill('#exclude', 'celery; mushrooms; nothing of the kind')
  await page.click('button.main')
  await page.waitForSelector('#mistakes')
  const text = await page.locator('#exclude-mistake').textContent()
  expect(text).toMatch(/“mushrooms” can mean: [^;]+; /)
  expect(text).toContain('We know no food called “nothing of the kind”')
  await page.click('#mistakes a[href="#exclude"]')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('exclude')
  await page.fill('#exclude', 'celery')
  await page.selectOption('#store', 'de-lidl')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}/)
  await close()
})
