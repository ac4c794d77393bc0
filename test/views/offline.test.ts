import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type OpenedBrowser, openBrowser, planPage } from './browser.ts'

const service = serviceForFile()
/** How often a new version of the service was deployed: its worker and files have other addresses then. */
let deployed = 0
const HASH = /\/assets\/([0-9a-f]{12})\//g

/** The service after a deploy: every file under another address, so another worker. */
async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/^\/assets\/v\d+-/, '/assets/')
  const headers = new Headers(request.headers)
  // What the browser has is of the version before.
  if (deployed > 0) for (const name of ['if-none-match', 'accept-encoding']) headers.delete(name)
  const response = await service.app.fetch(new Request(url, { method: request.method, headers }))
  if (deployed === 0 || !/html|\/javascript/.test(response.headers.get('content-type') ?? '')) return response
  const text = (await response.text()).replaceAll(HASH, `/assets/v${deployed}-$1/`)
  const answered = new Headers(response.headers)
  for (const name of ['etag', 'content-length']) answered.delete(name)
  return new Response(text, { status: response.status, headers: answered })
}

let browser: OpenedBrowser
let plan: string
beforeAll(async () => {
  browser = await openBrowser({ ...service, app: { fetch: answer } as typeof service.app })
  plan = await planPage(service)
})
afterAll(() => browser.close())

const keptPlan = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(path)
  await page.waitForFunction(() => document.querySelector('[data-kept]')?.textContent !== '', null, { timeout: 60_000 })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
    .locator('main a[href^="/recipe/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
}

/** The files that pages load, as far as they are kept. */
const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url))

/** Waits as long as a busy machine needs. */
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 })

const amounts = (page: Page) => page.locator('.ingredients data').evaluateAll((all) => all.map((one) => one.outerHTML))

/** What a page says, and whether its styles are there. */
const shown = async (page: Page) => ({
  heading: await page.locator('h1').textContent(),
  isStyled: await page.evaluate(() => getComputedStyle(document.body).marginTop === '0px'),
})

test('all recipes of an opened plan can be read offline, with its amounts and pictures', async () => {
  const { page, close } = await browser.profile()
  const recipes = await keptPlan(page, plan)
  expect(recipes.length).toBeGreaterThan(14)
  const [first = ''] = recipes
  const online = await browser.profile()
  await online.page.goto(first)
  const expected = await amounts(online.page)
  await online.close()
  await page.context().setOffline(true)
  for (const address of recipes) {
    await page.goto(address)
    expect([address, await page.locator('.ingredients li').count()]).not.toEqual([address, 0])
    expect(page.url()).toBe(address)
  }
  await page.goto(first)
  expect(await amounts(page)).toEqual(expected)
  expect((await shown(page)).isStyled).toBe(true)
  await page.goto(plan)
  await page.locator('.dishes img').first().scrollIntoViewIfNeeded()
  await page.waitForFunction(() => (document.querySelector('.dishes img') as HTMLImageElement).naturalWidth > 0)
  await close()
})

test('what was kept stays after a deploy, with the files that it loads', async () => {
  const { page, close } = await browser.profile()
  const [recipe = ''] = await keptPlan(page, plan)
  deployed += 1
  try {
    await page.goto('/collections')
    // The new worker has come when a file under a new address is kept.
    await poll(() => filesOf(page)).toContainEqual(expect.stringContaining('/assets/v1-'))
    await poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
    await poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(false)
    await page.context().setOffline(true)
    await page.goto(plan)
    expect((await shown(page)).isStyled).toBe(true)
    await page.locator('#list input').first().check()
    expect(await page.locator('[data-progress]').textContent()).toMatch(/^1 /)
    await page.goto(recipe)
    expect(await page.locator('.ingredients li').count()).toBeGreaterThan(0)
  } finally {
    deployed = 0
    await close()
  }
})

test('files that no kept page loads go when a new version comes', async () => {
  const { page, close } = await browser.profile()
  await page.goto('/collections')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.evaluate(async () => (await caches.open('files')).put('/assets/000000000000/old.js', new Response('')))
  expect(await filesOf(page)).toContainEqual(expect.stringMatching(/\/old\.js$/))
  deployed += 1
  try {
    await page.reload()
    await poll(() => filesOf(page)).not.toContainEqual(expect.stringMatching(/\/old\.js$/))
    expect(await filesOf(page)).toContainEqual(expect.stringContaining('/assets/v1-'))
  } finally {
    deployed = 0
    await close()
  }
})

test('a kept page opens with another language or a campaign in its address; other amounts are told as what they are', async () => {
  const { page, close } = await browser.profile()
  // A dish that is cooked in one amount only: of others it opens with one of theirs.
  const kept = await keptPlan(page, plan)
  const pathOf = (url: string) => new URL(url).pathname
  const recipe = kept.find((one) => kept.filter((other) => pathOf(other) === pathOf(one)).length === 1) ?? ''
  await page.context().setOffline(true)
  await page.goto(plan)
  const { heading } = await shown(page)
  for (const query of ['lang=de', 'utm_source=chat&utm_medium=x', 'lang=fr&fbclid=1']) {
    await page.goto(`${plan}?${query}`)
    expect([query, (await shown(page)).heading]).toEqual([query, heading])
  }
  await page.goto(`${recipe}&lang=de`)
  const people = await page.locator('.people b').textContent()
  const other = new URL(recipe)
  other.searchParams.set('people', '39')
  await page.goto(other.href)
  expect(await page.locator('.people b').textContent()).toBe(people)
  expect(page.url()).toBe(recipe)
  await close()
})

test('what was never opened says so, under a title of its own', async () => {
  const { page, close } = await browser.profile({ locale: 'de-DE' })
  await keptPlan(page, plan)
  await page.context().setOffline(true)
  await page.goto('/collections')
  expect(await page.title()).toMatch(/^Du bist offline/)
  await page.goto('/recipe/apple-chips')
  expect(await page.title()).toMatch(/^Du bist offline/)
  await page.goto('/')
  expect(await page.title()).toMatch(/^Du bist offline/)
  await close()
})

test('a service that is down, or too busy to answer, does not take away what was kept', async () => {
  const { page, close } = await browser.profile()
  await keptPlan(page, plan)
  await page.goto('/recipes')
  const { fetch } = service.app
  service.app.fetch = () => new Response('', { status: 503 })
  try {
    await page.goto(plan)
    expect(await page.locator('#list input').count()).toBeGreaterThan(20)
    service.app.fetch = () => new Promise<Response>(() => {})
    await page.goto(plan)
    expect(await page.locator('#list input').count()).toBeGreaterThan(20)
  } finally {
    service.app.fetch = fetch
    await close()
  }
})

test('no more than 150 pages are kept: those used longest ago go first', async () => {
  const { page, close } = await browser.profile()
  const recipes = await keptPlan(page, plan)
  const [first = '', second = ''] = recipes
  const many = Array.from({ length: 140 }, (_, i) => `${first.split('?')[0]}?people=${i / 100 + 3}`)
  const keep = (pages: readonly string[]) =>
    page.evaluate(async (addresses) => {
      const { active } = await navigator.serviceWorker.ready
      const { port1, port2 } = new MessageChannel()
      const done = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data)
      })
      active?.postMessage({ pages: addresses, pictures: [] }, [port2])
      return done
    }, pages)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const isKept = (address: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), address)
  const count = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).length)
  // Used once more, so the other goes before it.
  expect(await keep([second])).toBe(true)
  expect(await keep(many.slice(0, 151 - (await count())))).toBe(true)
  expect(await count()).toBe(150)
  expect(await keep(many)).toBe(true)
  expect(await count()).toBe(150)
  expect(await isKept(many.at(-1) ?? '')).toBe(true)
  expect(await isKept(first)).toBe(false)
  await close()
})
