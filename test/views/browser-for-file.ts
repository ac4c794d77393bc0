import { afterAll, beforeAll } from 'vitest'
import type { TestService } from '../harness/service.ts'
import { type OpenedBrowser, openBrowser } from './browser.ts'

/**
 * One browser for the tests of a file, opened before the first, closed after the last.
 * @param service of the file, which is there before
 * @returns what `openBrowser` gives, which is there once the first test begins
 */
export function browserForFile(service: TestService): OpenedBrowser {
  const browser = {} as OpenedBrowser
  beforeAll(async () => {
    Object.assign(browser, await openBrowser(service))
  })
  afterAll(() => browser.close?.())
  return browser
}
