import { expect, test } from 'vitest'
import { type TextLines, Texts } from '../../src/catalogue/packed-texts.ts'
import type { Words } from '../../src/catalogue/texts.ts'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'

const row = (kind: TextLines['kind'], id: string, words: Words): TextLines => ({
  kind,
  ids: id,
  words: JSON.stringify(words),
})
const made = (ofLang: Partial<Record<Lang, TextLines[]>>) => new Texts(LANGUAGES.map((lang) => ofLang[lang] ?? []))

test('a text is the one of its kind, object and language, whatever its letters', () => {
  const texts = made({
    ru: [row('recipe', 'rice', { title: 'Рис', steps: ['Варить.', '5 минут — «не больше»'] })],
    ja: [row('ingredient', 'rice', { name: '米 🍚' }), row('recipe', 'rice', { title: 'ご飯' })],
    en: [row('ingredient', 'rice', { name: 'Rice "long"' })],
  })
  expect(texts.of('recipe', 'rice', 'ru')).toEqual({ title: 'Рис', steps: ['Варить.', '5 минут — «не больше»'] })
  expect(texts.of('recipe', 'rice', 'ja')).toEqual({ title: 'ご飯' })
  expect(texts.of('ingredient', 'rice', 'ja')).toEqual({ name: '米 🍚' })
  expect(texts.of('ingredient', 'rice', 'en')).toEqual({ name: 'Rice "long"' })
})

test('a missing text falls back to English, then Russian, and a recipe to the first language there is', () => {
  const texts = made({
    ru: [row('ingredient', 'salt', { name: 'Соль' }), row('ingredient', 'egg', { name: 'Яйцо' })],
    en: [row('ingredient', 'salt', { name: 'Salt' })],
    de: [row('recipe', 'brot', { title: 'Brot' }), row('collection', 'brote', { name: 'Brote' })],
    tr: [row('recipe', 'brot', { title: 'Ekmek' })],
  })
  expect(texts.of('ingredient', 'salt', 'cs').name).toBe('Salt')
  expect(texts.of('ingredient', 'egg', 'cs').name).toBe('Яйцо')
  expect(texts.of('recipe', 'brot', 'tr').title).toBe('Ekmek')
  expect(texts.of('recipe', 'brot', 'cs').title).toBe('Brot')
  expect(texts.of('collection', 'brote', 'cs')).toEqual({})
  expect(texts.of('recipe', 'ghost', 'cs')).toEqual({})
  expect(texts.own('ingredient', 'salt', 'cs')).toBeUndefined()
})

test('words of some recipes are replaced, and all else stays, with its bytes where a language has no other words', () => {
  const before = made({
    en: [row('ingredient', 'rice', { name: 'Rice' }), row('recipe', 'soup', { title: 'Soup' })],
    ru: [row('recipe', 'soup', { title: 'Суп' }), row('recipe', 'stew', { title: 'Рагу' })],
    ja: [row('recipe', 'stew', { title: 'シチュー' })],
  })
  const lines: [Lang, TextLines][] = [
    ['en', row('recipe', 'pie', { title: 'Pie' })],
    ['ja', row('recipe', 'stew', { title: '煮込み 🍲' })],
    ['ru', row('recipe', 'stew', { title: 'Рагу' })],
  ]
  const after = before.replaced('recipe', ['pie', 'soup', 'stew'], new Map(lines))
  const titles = (texts: Texts, lang: Lang) =>
    ['pie', 'soup', 'stew'].map((id) => texts.own('recipe', id, lang)?.title ?? null)
  expect(titles(after, 'en')).toEqual(['Pie', null, null])
  expect(titles(after, 'ru')).toEqual([null, null, 'Рагу'])
  expect(titles(after, 'ja')).toEqual([null, null, '煮込み 🍲'])
  expect(after.of('ingredient', 'rice', 'en')).toEqual({ name: 'Rice' })
  expect(titles(before, 'ru')).toEqual([null, 'Суп', 'Рагу'])
  expect([before.has('recipe', 'pie'), after.has('recipe', 'pie')]).toEqual([false, true])

  const again = after.replaced('recipe', ['stew'], new Map(lines.slice(1)))
  expect(LANGUAGES.filter((lang) => !again.isSame(after, lang))).toEqual([])
  expect(LANGUAGES.filter((lang) => !after.isSame(before, lang))).toEqual(['ru', 'en', 'ja'])
  const german = LANGUAGES.indexOf('de')
  expect(after.parts.packed[german]).toBe(before.parts.packed[german])
  // What is saved of them is read as they were.
  expect(titles(Texts.of(after.parts), 'ja')).toEqual(titles(after, 'ja'))
})

test('a text that was read stays at hand, and those used last take no more than their room', () => {
  const steps = ['x'.repeat(10_000)]
  const texts = made({ en: Array.from({ length: 3000 }, (_, n) => row('recipe', `recipe-${n}`, { steps })) })
  const first = Array.from({ length: 3000 }, (_, n) => texts.of('recipe', `recipe-${n}`, 'en'))
  // Taken from the newest on, so that looking does not push out what is still to be looked at.
  const stored = first.toReversed().filter((words, n) => texts.of('recipe', `recipe-${2999 - n}`, 'en') === words)
  // 4 MiB of entries of 10 kB
  expect(stored.length).toBeGreaterThan(350)
  expect(stored.length).toBeLessThan(420)
})
