import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../browser/chromium.ts'
import type { TestService } from '../harness/service.ts'

/** The address that the service believes to have. Browsers trust `.localhost` like https: service workers and the clipboard work. */
export const ORIGIN = 'http://provender.localhost'

export interface OpenedBrowser {
  /** a fresh profile; what it complains about is collected */
  readonly profile: (options?: BrowserContextOptions) => Promise<Profile>
  readonly close: () => Promise<void>
}
export interface Profile {
  readonly page: Page
  /** errors on the console and uncaught ones; requests to other hosts */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}

/** What a profile complained about; pictures that are not drawn yet count for nothing. */
export const complaintsOf = ({ complaints }: Profile) => complaints.filter((text) => !text.includes('/images/recipes/'))

/** A browser that finds the service at its own address. @param keepsPages whether pages that were left stay in its memory */
export async function openBrowser(service: TestService, { keepsPages = false } = {}): Promise<OpenedBrowser> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: service.app.fetch, port: 0 }, () => resolve(made))
  })
  const { port } = server.address() as AddressInfo
  const browser = await launchChromium(
    [`--host-resolver-rules=MAP provender.localhost:80 127.0.0.1:${port}`],
    keepsPages ? ['--disable-back-forward-cache'] : [],
  )
  return {
    profile: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: ORIGIN,
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== ORIGIN) {
          complaints.push(`a request to ${request.url()}`)
        }
      })
      return { page, complaints, close: () => context.close() }
    },
    close: async () => {
      await browser.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A family of four with all meals of the day: the longest week there usually is. */
export const FAMILY = {
  country: 'RU',
  store: 'ru-pyaterochka',
  adults: 2,
  kids: [{ age: 6 }, { age: 10 }],
  slots: ['breakfast', 'lunch', 'dinner', 'snack'],
}

/** Builds a plan and answers with the path of its page. */
export async function planPage(service: TestService, params: Record<string, unknown> = FAMILY): Promise<string> {
  const { id } = (await (await service.post('/api/plans', params)).json()) as { id: string }
  return `/plan/${id}`
}

/** A holiday table and a basket of chosen dishes. */
export async function tablePages(service: TestService): Promise<{ table: string; basket: string }> {
  const params = { country: 'DE', store: 'de-average' }
  const table = await (await service.post('/api/occasions/new-year-ru', { guests: 8, params })).json()
  const { items } = (await (await service.get('/api/recipes?limit=5')).json()) as { items: { ID: string }[] }
  const basket = await (
    await service.post('/api/baskets', { guests: 4, items: items.map(({ ID }) => ({ recipeId: ID })), params })
  ).json()
  return { table: `/plan/${(table as { id: string }).id}`, basket: `/plan/${(basket as { id: string }).id}` }
}
