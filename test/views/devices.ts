import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestService } from '../harness/service.ts'
import { complaintsOf, type OpenedBrowser, ORIGIN, type Profile } from './browser.ts'

/** Posts a form as a browser without script does. */
export const postForm = (service: TestService, path: string, sent: Record<string, string> = {}) =>
  Promise.resolve(
    service.app.request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(sent), redirect: 'manual' }),
  )

/** The page of a household around a plan. @param plan path of its page @returns path of the household's */
export async function makeHousehold(service: TestService, plan: string): Promise<string> {
  const { status, headers } = await postForm(service, `${plan}/share`)
  expect(status).toBe(303)
  return new URL(headers.get('location') ?? '', ORIGIN).pathname
}

/** Two devices that show the same household. */
export async function twoDevicesOf(browser: OpenedBrowser, path: string): Promise<[Profile, Profile]> {
  const devices: [Profile, Profile] = [await browser.profile(), await browser.profile()]
  for (const { page } of devices) await page.goto(path)
  return devices
}

/** The box of a line of the list. */
export const box = (page: Page, index: number) => page.locator('#list .aisles input').nth(index)

/** Closes devices that complained about nothing else. */
export const done = async (devices: readonly Profile[], allowed = /^$/) => {
  for (const device of devices) {
    expect(complaintsOf(device).filter((text) => !allowed.test(text))).toEqual([])
    await device.close()
  }
}
