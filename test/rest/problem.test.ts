import { describe, expect, test } from 'vitest'
import { STATUS } from '../../schema/errors.ts'
import { ALLERGENS } from '../../src/catalogue/vocabulary.ts'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { kindFields } from '../../src/i18n/titles.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile({ serve: true })

/** What the page that a problem's `type` leads to says at its anchor: the kind's name and what it means. */
async function explained(type: string, lang: Lang): Promise<{ title: string; about: string } | undefined> {
  const { pathname, hash } = new URL(type, 'http://provender.localhost')
  const answer = await service.get(`${pathname}?lang=${lang}`)
  expect([type, answer.status]).toEqual([type, 200])
  const found = new RegExp(`id="${hash.slice(1)}">([^<]*) <code>[^<]*</code></dt>\\s*<dd>([^<]*)</dd>`).exec(
    await answer.text(),
  )
  return found ? { title: found[1] ?? '', about: found[2] ?? '' } : undefined
}

const SENTENCE = /^\S.{10,}[.。]$/

test.each(LANGUAGES)('the type of every code leads to its name and what it means: %s', async (lang) => {
  for (const code of Object.keys(STATUS)) {
    const { type, title } = kindFields(code, lang)
    expect([code, await explained(type, lang)]).toEqual([code, { title, about: expect.stringMatching(SENTENCE) }])
  }
})

test('no two kinds are explained alike, nor a kind in two languages', async () => {
  const said: string[] = []
  for (const lang of LANGUAGES) {
    const text = await (await service.get(`/docs?lang=${lang}`)).text()
    const sentences = [...text.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, about = '']) => about)
    expect(sentences.length).toBeGreaterThanOrEqual(9)
    said.push(...sentences)
  }
  expect(new Set(said).size).toBe(said.length)
})

describe('a problem that was met', () => {
  const base = { country: 'RU', store: 'ru-average' }
  const json = { 'content-type': 'application/json' }
  const post = (body: unknown): RequestInit => ({ method: 'POST', headers: json, body: JSON.stringify(body) })

  test.each<[number, string, string, RequestInit]>([
    [400, 'BAD_USER_INPUT', '/api/plans', post({ ...base, adults: 11 })],
    [400, 'NO_DISH_LEFT', '/api/plans', post({ ...base, allergens: ALLERGENS, equipment: ['microwave'] })],
    [401, 'UNAUTHORIZED', '/admin/graphql', post({ query: '{ __typename }' })],
    [404, 'NOT_FOUND', '/api/recipes/no-such', {}],
    [405, 'METHOD_NOT_ALLOWED', '/api/recipes', { method: 'DELETE' }],
    [413, 'TOO_LARGE', '/api/plans', post({ ...base, exclude: ['x'.repeat(70_000)] })],
  ])('%i %s has a type that leads to its own title', async (status, kind, path, init) => {
    for (const lang of ['en', 'tr'] as const) {
      const headers = { ...init.headers, accept: 'application/problem+json' }
      const answer = await service.ask(`${path}?lang=${lang}`, { ...init, headers })
      const { type, title } = (await answer.json()) as { type: string; title: string }
      expect([answer.status, type]).toEqual([status, `/docs#${kind}`])
      expect(await explained(type, lang)).toMatchObject({ title })
    }
  })
})
