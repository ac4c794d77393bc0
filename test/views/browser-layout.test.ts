import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { complaintsOf, ORIGIN, planPage, tablePages } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

const service = serviceForFile()
const browser = browserForFile(service)
let plan: string
beforeAll(async () => {
  plan = await planPage(service)
})

/** Pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

test('the week of a family of four prints on one sheet and its list on another, in every kind of script', async () => {
  const { page, close } = await browser.profile()
  for (const lang of ['ru', 'de', 'tr', 'ja']) {
    await page.goto(`${plan}?lang=${lang}`)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect([lang, pagesOf(pdf)]).toEqual([lang, 2])
  }
  await page.emulateMedia({ media: 'print' })
  for (const lang of ['en', 'ru', 'tr']) {
    await page.goto(`${plan}?lang=${lang}`)
    const heading = await page.locator('.day h3').first().innerText()
    expect([lang, heading]).toEqual([lang, expect.stringMatching(/^[^\n,]+,? [^\n,]+$/)])
  }
  expect(await page.locator('header.top, nav.jump, .buttons, .swap').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('.address').textContent()).toBe(`${ORIGIN}${plan}`)
  expect(await page.locator('.qr img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
  await close()
})

test('on paper the name of an aisle is in one piece, in the column of its first line', async () => {
  const params = { country: 'DE', store: 'de-average' }
  const items = ['borscht', 'syrniki', 'dal-tadka'].map((recipeId) => ({ recipeId, servings: 4 }))
  const { id } = (await (await service.post('/api/baskets', { items, guests: 4, params })).json()) as { id: string }
  // The width between the margins of A4.
  const { page, close } = await browser.profile({ viewport: { width: 726, height: 1055 } })
  await page.emulateMedia({ media: 'print' })
  for (const [path, lang] of [
    [`/plan/${id}`, 'de'],
    [plan, 'ru'],
    [plan, 'fr'],
  ] as const) {
    await page.goto(`${path}?lang=${lang}`)
    const apart = await page.locator('#list .aisle').evaluateAll((aisles) =>
      aisles.flatMap((aisle) => {
        const [heading, line] = ['h3', 'li'].map((name) => (aisle.querySelector(name) as Element).getClientRects())
        const there = heading?.length === 1 && Math.abs((heading[0]?.left ?? 0) - (line?.[0]?.left ?? 0)) < 9
        return there ? [] : [aisle.querySelector('h3')?.textContent ?? '']
      }),
    )
    expect([path, lang, apart]).toEqual([path, lang, []])
  }
  await close()
})

test('on paper stand of all that a plan says only the labels to read, and the sheets stay two', async () => {
  const params = {
    country: 'DE',
    store: 'de-average',
    kids: [{ age: 6 }, { age: 9 }],
    slots: ['breakfast', 'lunch', 'dinner', 'snack'],
    allergens: ['nuts', 'peanuts', 'celery', 'mustard', 'sesame'],
    budgetMode: 'week',
    budgetValue: 20,
    startDate: '2026-11-23',
  }
  const { id } = (await (await service.post('/api/plans', params)).json()) as { id: string }
  const { page, close } = await browser.profile()
  for (const lang of ['de', 'fr', 'kk']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/plan/${id}?lang=${lang}`)
    const lines = page.locator('.warnings li')
    const said = await lines.count()
    await page.emulateMedia({ media: 'print' })
    const printed = await lines.filter({ visible: true }).allTextContents()
    const { warnings } = (await (await service.get(`/api/plans/${id}?lang=${lang}`)).json()) as { warnings: string[] }
    expect(printed.length).toBeGreaterThan(0)
    expect([lang, printed]).toEqual([lang, warnings.slice(0, printed.length)])
    expect(printed.length).toBeLessThan(said)
    expect([lang, pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))]).toEqual([lang, 2])
  }
  await close()
})

test('the days of a chart stand below its bars, also where the chart beside it has more to say', async () => {
  const { page, close } = await browser.profile({ viewport: { width: 1100, height: 900 } })
  await page.goto(`${plan}?lang=en`)
  await page
    .locator('figcaption')
    .first()
    .evaluate((caption) => {
      caption.append(Object.assign(document.createElement('span'), { textContent: 'One more line' }))
    })
  const gaps = await page.locator('.chart figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const bars = (figure.querySelector('svg') as SVGElement).getBoundingClientRect()
      const days = (figure.querySelector('abbr') as HTMLElement).getBoundingClientRect()
      return days.top - bars.bottom
    }),
  )
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThan(-2)
  await close()
})

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.each(['light', 'dark'] as const)('axe finds nothing to complain about on any page, %s', async (colorScheme) => {
  const profile = await browser.profile({ colorScheme, viewport: { width: 375, height: 800 }, bypassCSP: true })
  const { page } = profile
  const { table, basket } = await tablePages(service)
  const pages = [
    '/',
    '/plan/nothing',
    '/recipes',
    '/recipe/borscht',
    '/recipe/borscht?cook=1',
    '/basket?recipes=borscht:2,syrniki:4&country=DE',
    '/occasions',
    '/occasions/new-year-ru',
    '/collections',
    '/collections/vegetarian',
    '/docs',
    '/privacy',
    '/accessibility',
    '/offline',
    plan,
    table,
    basket,
    `${plan}/swap/0/2`,
  ]
  for (const [at, path] of pages.entries()) {
    // Each page in both languages: in one where it is light, in the other where it is dark.
    const lang = (at % 2 === 0) === (colorScheme === 'light') ? 'en' : 'ja'
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
    if (path === '/') {
      // With mistakes, which hold all that the empty form does.
      await page.fill('#kids', '?')
      await page.fill('#budgetValue', '?')
      await page.click('button.main')
      await page.waitForSelector('#mistakes')
    }
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect([path, lang, await violations(page)]).toEqual([path, lang, []])
  }
  await profile.close()
})

/** What axe finds wrong with the page that is open. */
async function violations(page: Page) {
  await page.evaluate(AXE)
  const found = await page.evaluate(
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself there
    async () => (await (globalThis as any).axe.run()).violations as { id: string; nodes: { html: string }[] }[],
  )
  return found.map(({ id, nodes }) => [id, nodes[0]?.html])
}

test('axe finds nothing to complain about on a changed plan with forced colours and at 200 %', async () => {
  const half = { width: 195, height: 422 }
  for (const options of [{ forcedColors: 'active' }, { viewport: half, deviceScaleFactor: 2 }] as const) {
    const { page, close } = await browser.profile({ ...options, bypassCSP: true })
    for (const hash of ['', '#shop']) {
      await page.goto('/offline')
      await page.goto(`${plan}?lang=de&keep=0-dinner&from=00000000-0000-8000-8000-000000000000${hash}`)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect([options, hash, await violations(page)]).toEqual([options, hash, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await close()
  }
})

test('no page scrolls sideways on a narrow phone, nor on one at 200 %, folded or not', async () => {
  // 195 pixels are a phone at 200 %.
  const widths = [320, 195]
  const profile = await browser.profile({ viewport: { width: 320, height: 700 }, serviceWorkers: 'block' })
  const { page } = profile
  const { table } = await tablePages(service)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const unfold = () =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true
    })
  for (const lang of ['de', 'tr', 'ru', 'kk', 'ja', 'fr', 'pl', 'nl']) {
    for (const path of [
      '/',
      '/recipes',
      '/recipe/borscht',
      '/recipe/borscht?cook=1',
      '/basket?recipes=borscht:2,syrniki:4&country=DE',
      '/occasions',
      '/occasions/kurban-bayram',
      '/collections',
      '/privacy',
      plan,
      table,
      `${plan}/swap/0/2`,
    ]) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      const over: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 })
        over.push(await overflow())
      }
      await unfold()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 })
        over.push(await overflow())
      }
      expect([path, lang, over]).toEqual([path, lang, [0, 0, 0, 0]])
    }
  }
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('what is touched is at least 44 pixels high', async () => {
  const { page, close } = await browser.profile({ viewport: { width: 375, height: 800 }, hasTouch: true })
  for (const path of [
    '/',
    plan,
    '/recipe/borscht',
    '/recipe/borscht?cook=1',
    '/basket?recipes=borscht:2,syrniki:4&country=DE',
    '/recipes',
    `${plan}/swap/0/2`,
  ]) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=de`)
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, select, input:not([type=checkbox], [type=hidden]), label:has([type=checkbox]), summary, nav a, .button, .swap, .step',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect([path, small]).toEqual([path, []])
  }
  await close()
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' } as const

test('on a phone the first dish is in the upper part of the screen, nothing moves, and pictures and all weigh less than 80 kB', async () => {
  const params = { country: 'DE', store: 'de-lidl', kids: [{ age: 4 }, { age: 9 }], allergens: ['nuts', 'peanuts'] }
  const family = await planPage(service, params)
  for (const path of [`${family}?lang=en`, `${family}?lang=kk`, `${plan}?lang=ru`]) {
    const { page, close } = await browser.profile(PHONE)
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    const first = await page.locator('.glance .title').first().boundingBox()
    expect([path, (first?.y ?? Infinity) / 844 < 0.6]).toEqual([path, true])
    expect(await page.title()).toMatch(/23.*29/)
    const end = await page.evaluate(() => document.body.scrollHeight)
    for (let y = 0; y < end; y += 700) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await page.waitForTimeout(30)
    }
    await page.waitForLoadState('networkidle')
    expect([path, (await page.evaluate(() => Reflect.get(globalThis, 'moved'))) < 0.02]).toEqual([path, true])
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(sizes.length).toBeGreaterThan(12)
    expect([path, bytes > 30_000 && bytes < 80_000, bytes]).toEqual([path, true, bytes])
    await close()
  }
})

test('the first line of the list is at most four stops of the Tab key away', async () => {
  const { page, close } = await browser.profile()
  await page.goto(`${plan}?lang=en`)
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? '')
  const stops: string[] = []
  for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) {
    await page.keyboard.press(key)
    if (key === 'Tab') stops.push(await focused())
  }
  expect(stops).toEqual([
    expect.stringContaining('href="#main"'),
    expect.stringContaining('href="#lines"'),
    expect.stringContaining('<input type="checkbox"'),
  ])
  await close()
})
