import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { dump, load } from 'js-yaml'
import { afterAll, expect, test } from 'vitest'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { planPage, tablePages } from './browser.ts'
import { browserForFile } from './browser-for-file.ts'

/** What somebody could write where words are expected: markup, an end of everything, length. */
const HOSTILE = `<script>document.title='broken'</script><img src=x onerror="document.title='broken'">"'>]]></title>${'ohneleerzeichen'.repeat(14)} & &amp; {x} \\n; `

/** Every word of a tree in front of which it is put; codes and numbers stay. */
const spoil = (value: unknown): unknown => {
  if (typeof value === 'string') return HOSTILE + value
  if (Array.isArray(value)) return value.map(spoil)
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(inner)]))
  }
  return value
}

/** The content with hostile English words in every file. */
function spoiltContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'provender-hostile-'))
  cpSync(CONTENT, folder, { recursive: true })
  const texts = join(folder, 'texts', 'en')
  for (const file of readdirSync(texts, { recursive: true, encoding: 'utf8' })) {
    const path = join(texts, file)
    if (file.endsWith('.yaml')) writeFileSync(path, dump(spoil(load(readFileSync(path, 'utf8')))))
    if (file.endsWith('.csv')) {
      const [head = [], ...rows]: string[][] = parseCsv(readFileSync(path))
      const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
      // What follows a name says how sentences agree with it: codes.
      const spoilt = rows.map(([id = '', name = '', ...codes]) => [id, cell(HOSTILE + name), ...codes].join(','))
      writeFileSync(path, [head.join(','), ...spoilt].join('\n'))
    }
  }
  return folder
}

const folder = spoiltContent()
const service = serviceForFile({ content: folder })
const browser = browserForFile(service)
afterAll(() => rmSync(folder, { recursive: true }))

test('hostile words stay words on every page, and break no layout', async () => {
  const plan = await planPage(service)
  const { table, basket } = await tablePages(service)
  const { page, complaints, close } = await browser.profile({ viewport: { width: 320, height: 700 } })
  const paths = [
    '/',
    '/?kids=%3Cscript%3E&budgetValue=%22%3E',
    '/recipes',
    `/recipes?q=${encodeURIComponent('"><script>x</script>')}`,
    '/recipe/borscht',
    '/occasions',
    '/occasions/birthday?guests=%22%3E&startDate=%3Cscript%3E&excludeText=%22%3E%3Cscript%3E&serve=%22',
    '/collections',
    '/collections/vegetarian',
    plan,
    table,
    basket,
    `${plan}/swap/0/0`,
  ]
  for (const path of paths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`)
    expect([path, await page.title()]).not.toEqual([path, 'broken'])
    expect(await page.locator('main script, main img[src=x]').count()).toBe(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, wide]).toEqual([path, 0])
  }
  const missing = /404|images\/recipes/
  expect(complaints.filter((complaint) => !missing.test(complaint))).toEqual([])
  await close()
  expect(service.bugs).toEqual([])
})

test('hostile words stay words in the data block and in the calendar', async () => {
  const body = await (await service.get('/recipe/borscht?lang=en')).text()
  const [, json = ''] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json).name).toContain('<script>')
  const plan = await planPage(service)
  const calendar = new ICAL.Component(ICAL.parse(await (await service.get(`${plan}.ics?lang=en`)).text()))
  const [event] = calendar.getAllSubcomponents('vevent')
  expect(String(event?.getFirstPropertyValue('summary'))).toContain(HOSTILE.trimEnd())
})
