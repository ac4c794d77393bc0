import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf, planPage } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)

const WEEK = { country: 'DE', store: 'de-lidl', startDate: '2026-11-23' }

test('who comes back finds the last answers, and the week after with one tap', async () => {
  const profile = await browser.profile({ viewport: { width: 390, height: 844 } })
  const { page } = profile
  await page.goto('/')
  expect(await page.locator('.mine:visible, #device:visible').count()).toBe(0)
  await page.selectOption('#country', 'DE')
  await page.waitForSelector('#store option[value=de-lidl]', { state: 'attached' })
  await page.selectOption('#store', 'de-lidl')
  await page.fill('#kids', '4, 9')
  await page.selectOption('#presets', 'vegetarian')
  await page.click('form details.more > summary >> nth=0')
  await page.check('#allergens')
  await page.click('button.main')
  await page.waitForURL(/\/plan\/[0-9a-f-]{36}$/)
  const first = page.url()
  await page.goto('/?lang=de')
  await page.waitForFunction(() => (document.querySelector('#store') as HTMLSelectElement).value === 'de-lidl')
  expect(await page.inputValue('#kids')).toBe('4, 9')
  expect(await page.inputValue('#presets')).toBe('vegetarian')
  expect(await page.isChecked('#allergens')).toBe(true)
  expect(await page.locator('form details.set').count()).toBe(1)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBeLessThan(0.02)
  // An address that says something itself is left as it is.
  await page.goto('/?country=PL')
  expect(await page.inputValue('#country')).toBe('PL')
  await page.goto('/')
  expect(await page.locator('[data-plan-link]').textContent()).toMatch(/Lidl · ≈/)
  expect(await page.locator('[data-plan-link]').getAttribute('href')).toBe(new URL(first).pathname)
  const tap = await page.locator('[data-next] button').boundingBox()
  expect((tap?.y ?? 900) + (tap?.height ?? 0)).toBeLessThan(844)
  await page.click('[data-next] button')
  await page.waitForURL((url) => url.pathname.startsWith('/plan/') && url.href !== first)
  const { after } = (
    await service.graphql('query ($id: ID!) { plan(id: $id) { after } }', { id: page.url().slice(-36) })
  ).data.plan
  expect(after).toBe(first.slice(-36))
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('the last twelve plans are found again, the newest first, and each once', async () => {
  const { page, close } = await browser.profile()
  const plans: string[] = []
  for (let n = 0; n < 13; n += 1)
    plans.push(await planPage(service, { ...WEEK, slots: ['dinner'], budgetValue: 100 + n }))
  for (const path of [...plans, plans[1] ?? '']) await page.goto(path)
  await page.goto('/')
  const links = await page
    .locator('[data-plan-link], #earlier-plans a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(links).toEqual([plans[1], ...plans.slice(2).reverse()])
  await close()
})

test('favourites are marked, listed and unmarked; all that is kept goes with one button', async () => {
  const profile = await browser.profile()
  const { page } = profile
  const heart = page.locator('[data-favourite]')
  for (const id of ['borscht', 'syrniki']) {
    await page.goto(`/recipe/${id}`)
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
  }
  await page.reload()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.goto('/')
  expect(await page.locator('#favourites a').count()).toBe(2)
  await page.click('#favourites a >> nth=0')
  await heart.click()
  await page.goto('/')
  expect(await page.locator('#favourites a').count()).toBe(1)
  await page.click('#device > summary')
  await page.click('[data-forget]')
  await expect.poll(() => page.locator('#forgotten').textContent()).toBe('Deleted.')
  expect(await page.locator('.mine:visible, #device:visible').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'files'))).toEqual([])
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('a heart that is pressed while its page still loads is not lost', async () => {
  const profile = await browser.profile()
  const { page } = profile
  await page.route('**/device*.js', async (route) => {
    await wait(500)
    await route.continue()
  })
  await page.goto('/recipe/borscht', { waitUntil: 'commit' })
  const heart = page.locator('[data-favourite]')
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await profile.close()
})

test('it can be installed: a manifest with icons, in the language of the reader, and an icon where browsers look for it', async () => {
  const page = await (await service.get('/?lang=de')).text()
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
  const response = await service.get(address)
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = (await response.json()) as {
    lang: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Provender', lang: 'de', start_url: '/?lang=de', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
  for (const [src, width] of [
    ...manifest.icons.map(({ src: at, sizes }) => [at, Number.parseInt(sizes, 10)] as const),
    [touch, 180] as const,
  ]) {
    const icon = await service.get(src)
    expect(icon.headers.get('content-type')).toBe('image/png')
    // The width stands in the header of a PNG.
    expect([src, Buffer.from(await icon.arrayBuffer()).readUInt32BE(16)]).toEqual([src, width])
  }
  const favicon = await service.get('/favicon.ico')
  expect([favicon.status, favicon.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  expect(await (await service.get(await planPage(service, WEEK))).text()).toContain(
    '<meta name="robots" content="noindex">',
  )
  const profile = await browser.profile()
  await profile.page.goto('/')
  const cdp = await profile.page.context().newCDPSession(profile.page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect([errors, JSON.parse(data ?? '{}').name]).toEqual([[], 'Provender'])
  await profile.close()
})
