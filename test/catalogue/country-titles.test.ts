import { beforeAll, expect, test } from 'vitest'
import { checkCountryTitles } from '../../src/catalogue/content/check-country-titles.ts'
import { checkAliases } from '../../src/catalogue/content/check-texts.ts'
import type { Content, ContentWords } from '../../src/catalogue/content/rows.ts'
import { wholeContent } from '../harness/content.ts'

let content: Content
beforeAll(() => {
  content = wholeContent()
})

/** The content with another description of a recipe. */
const described = (id: string, lang: ContentWords['lang'], description: string): Content => ({
  ...content,
  words: content.words.map((of) =>
    of.kind === 'recipe' && of.id === id && of.lang === lang ? { ...of, words: { ...of.words, description } } : of,
  ),
})

test('no text calls a dish by a title that readers of a country do not see', () => {
  expect(checkCountryTitles(content)).toEqual([])
})

test.each([
  ['itself', 'fresh-bread-roll', 'de', 'Brötchen wie vom Bäcker.', /names fresh-bread-roll “Brötchen”, .* in AT$/],
  ['what goes with it', 'butter-pat', 'de', 'Butter für ein Brötchen.', /butter-pat: names fresh-bread-roll/],
  ['what is cooked', 'schabowy-mizeria', 'de', 'Schnitzel mit Salzkartoffeln.', /“Salzerdäpfel” in AT$/],
  ['in another language', 'apple-crumble', 'nl', 'Appel met vla.', /“Vanillepudding” in BE$/],
] as const)('a text that names %s is refused', (_, id, lang, text, problem) => {
  expect(checkCountryTitles(described(id, lang, text))).toEqual([expect.stringMatching(problem)])
})

test.each([
  ['a food that the page does not show beside it', 'sekana', 'de', 'Hackbraten mit einem Brötchen darin.'],
  ['a part of a longer word', 'schabowy-mizeria', 'de', 'Mit Brötchenbröseln und Kartoffelpüreepulver.'],
  ['a word of the language where the country speaks another', 'waffles-simple', 'en', 'Waffles, crisp and hot.'],
] as const)('%s may be named', (_, id, lang, text) => {
  expect(checkCountryTitles(described(id, lang, text))).toEqual([])
})

test('an alias that repeats a title or another alias is refused', () => {
  const titles = { AT: 'Liptauer' }
  expect(checkAliases({ title: 'Fakes (Linsensuppe)', titles, aliases: ['Linsensuppe'] })).toEqual([])
  for (const aliases of [['fakes'], ['Liptauer'], ['Suppe', 'suppe']]) {
    expect(checkAliases({ title: 'Fakes (Linsensuppe)', titles, aliases })).toHaveLength(1)
  }
})
