import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepsLeftPages } from '../browser/chromium.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { type OpenedBrowser, ORIGIN, openBrowser, type Profile, planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let browser: OpenedBrowser
let plan: string
beforeAll(async () => {
  browser = await openBrowser(service)
  plan = await planPage(service)
})
afterAll(() => browser.close())

/** What a profile complained about; pictures that are not drawn yet count for nothing. */
const complaintsOf = ({ complaints }: Profile) => complaints.filter((text) => !text.includes('/images/recipes/'))
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
  expect(await page.locator('[data-progress]').textContent()).toMatch(/^2 of \d+ in the basket$/)
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
  expect(link).toBe(`${ORIGIN}${plan}`)
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
  await page.click('.swap >> nth=1')
  await page.click('.choices button >> nth=0')
  await page.waitForURL(/\/plan\/.*#week$/)
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
  await page.click('.swap >> nth=1')
  await page.waitForSelector('dialog[open] .choices button')
  await page.keyboard.press('Escape')
  // It goes when the browser says that it was closed, a little later.
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.click('.swap >> nth=1')
  await page.click('dialog .choices button >> nth=0')
  await page.waitForURL(/#week$/)
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
  await page.waitForFunction(async (path) => Boolean(await caches.match(path)), plan)
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
  const { page, close } = await browser.profile({ viewport: { width: 711, height: 1047 } })
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
    '/collections',
    '/collections/vegetarian',
    '/docs',
    '/offline',
    plan,
    table,
    basket,
    `${plan}/swap/0/1`,
  ]
  for (const path of pages) {
    for (const lang of ['en', 'ja']) {
      await page.goto(`${path}?lang=${lang}`)
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
      await page.evaluate(AXE)
      const found = await page.evaluate(
        // biome-ignore lint/suspicious/noExplicitAny: axe puts itself there
        async () => (await (globalThis as any).axe.run()).violations as { id: string; nodes: { html: string }[] }[],
      )
      expect([path, found.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []])
    }
  }
  await profile.close()
})

test('no page scrolls sideways at 320 pixels, in any language', async () => {
  const profile = await browser.profile({ viewport: { width: 320, height: 700 } })
  const { page } = profile
  for (const lang of ['de', 'tr', 'ru', 'kk', 'ja', 'zh', 'nl']) {
    for (const path of ['/', '/recipes', '/recipe/borscht', '/collections', plan, `${plan}/swap/0/1`]) {
      await page.goto(`${path}?lang=${lang}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, lang, wide]).toEqual([path, lang, 0])
    }
  }
  expect(complaintsOf(profile)).toEqual([])
  await profile.close()
})

test('what is touched is at least 44 pixels high', async () => {
  const { page, close } = await browser.profile({ viewport: { width: 375, height: 800 }, hasTouch: true })
  for (const path of ['/', plan, '/recipe/borscht', '/recipes', `${plan}/swap/0/1`]) {
    await page.goto(`${path}?lang=de`)
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
