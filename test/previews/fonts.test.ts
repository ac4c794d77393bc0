import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { drawable, sliceOf, slicesFor } from '../../src/previews/fonts.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { pointsOf } from './woff2.ts'

const service = serviceForFile()

const known = new Map<string, ReadonlySet<number>>()
function glyphsOf(file: string): ReadonlySet<number> {
  const points = known.get(file) ?? pointsOf(readFileSync(file))
  known.set(file, points)
  return points
}

/** Characters of a text for which the file that they would be drawn with has no glyph. */
const missing = (text: string, lang: Lang): string[] =>
  [...new Set(text.normalize('NFC'))].filter((character) => {
    const slice = sliceOf(character, lang)
    return !slice || !glyphsOf(slice.file).has(character.codePointAt(0) as number)
  })

test('the files have a glyph for every character of every title, in every language', async () => {
  const titles = LANGUAGES.map((lang) => `${lang}: title(lang: ${lang})`).join(' ')
  const recipes = await allRecipes<Readonly<Record<Lang, string>>>(service, titles)
  expect(recipes.length).toBeGreaterThan(700)
  for (const lang of LANGUAGES) {
    const occasions: { title: string }[] = await (await service.get(`/api/occasions?lang=${lang}`)).json()
    expect(occasions.length).toBeGreaterThan(30)
    const text = [...recipes.map((one) => one[lang]), ...occasions.map(({ title }) => title)].join('')
    expect([lang, missing(text, lang)]).toEqual([lang, []])
  }
})

test('the files have the signs of the currencies, of estimates and of ranges', () => {
  for (const lang of LANGUAGES)
    expect([lang, missing('≈ 0123456789.,€$£₽₺₸₴zł Kč Ft ©·–—…+×½¼', lang)]).toEqual([lang, []])
})

test('a text needs few of the files; Chinese and Japanese are set in letters of their own', () => {
  expect(slicesFor('Borscht with beef', 'en').size).toBe(1)
  const family = (lang: Lang) => [...slicesFor('直', lang).keys()].map((slice) => slice.family)
  expect([family('ja'), family('zh')]).toEqual([['noto-sans-jp'], ['noto-sans-sc']])
  expect(slicesFor('Борщ с говядиной', 'ru').size).toBeLessThanOrEqual(2)
})

test('what no file has is left out', () => {
  expect(drawable('Soup ش\u{1fae0}of the\tday\u0007', 'en')).toBe('Soup of the day ')
})
