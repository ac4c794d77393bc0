import { expect, test } from 'vitest'
import { checkAmericanEnglish, inAmericanEnglish } from '../../src/catalogue/american-english.ts'
import en from '../../src/i18n/messages/en.ts'
import { wholeContent } from '../harness/content.ts'

const english = wholeContent().words.filter(({ lang }) => lang === 'en')
const texts = english.flatMap(({ kind, id, words: { name, title, lead, description, steps = [], tips = [] } }) =>
  [name, title, lead, description, ...steps, ...tips].flatMap((text) => (text ? [{ of: `${kind} ${id}`, text }] : [])),
)

test('the table of words is settled', () => {
  expect(checkAmericanEnglish()).toEqual([])
})

test('says what an American cook says, whole words only and with their capitals', () => {
  for (const [british, american] of [
    ['Aubergine (eggplant)', 'Eggplant'],
    ['Slice the courgettes and the spring onions.', 'Slice the zucchini and the scallions.'],
    ['Beef mince, 20% fat', 'Ground beef, 20% fat'],
    ['Stir in the ground coriander and chopped coriander.', 'Stir in the ground coriander and chopped cilantro.'],
    ['Dust with icing sugar.', 'Dust with powdered sugar.'],
    [
      'Pour into a lined tin; drain the chickpeas from the tin.',
      'Pour into a lined pan; drain the chickpeas from the can.',
    ],
    ['Line a tray with baking paper.', 'Line a baking sheet with parchment paper.'],
    ['Stone the plums.', 'Pit the plums.'],
    ['Potato crisps and oven chips', 'Potato chips and oven fries'],
    ['The Swedes eat swede in autumn.', 'The Swedes eat rutabaga in fall.'],
    ['Heat the grill and grill the meat.', 'Heat the grill and grill the meat.'],
  ] as const)
    expect(inAmericanEnglish(british)).toBe(american)
})

/** British spellings by their endings, without the words that both write so. */
const BRITISH =
  /\b(?!(?:f?l?our|your|four|hour|pour|sour|tour|flour|contour|glamour|detour)(?:s|ed|ing)?\b)\w*[^\W\d_]our(?:s|ed|ing|ite|y|less|ful)?\b|\b\w+(?:yse|ysed|isation|elled|elling)\b|\b(?:caramelis|organis|realis|recognis|crystallis|liquidis|tenderis)\w*\b/giu
const BOTH_WRITE_SO: ReadonlySet<string> = new Set([
  'floury',
  'shelled',
  'refilled',
  'four',
  'hour',
  'devour',
  'velour',
  'scour',
  'scours',
  'labelled',
])

test('no text for the United States keeps a British word or spelling', () => {
  const left = texts.flatMap(({ of, text }) => {
    const american = inAmericanEnglish(text)
    const words = [...american.matchAll(BRITISH)].map(([word]) => word.toLowerCase())
    const kitchen =
      american.match(
        /\b(aubergine|courgette|icing sugar|spring onion|beetroot|minced? (?:beef|pork|meat|lamb)|beef mince|gherkin|sweetcorn|pak choi|rocket|baking paper|kitchen paper|cling film|tinned|yoghurt|chilli|wholegrain|fish fingers|desiccated|gelatine|maize)s?\b/giu,
      ) ?? []
    return [...words.filter((word) => !BOTH_WRITE_SO.has(word)), ...kitchen].map(
      (word) => `${of}: ${word}: ${american}`,
    )
  })
  expect(texts.length).toBeGreaterThan(5000)
  expect(left).toEqual([])
})

test('enough of the texts differ, and steps keep their numbers', () => {
  const changed = texts.filter(({ text }) => inAmericanEnglish(text) !== text)
  expect(changed.length).toBeGreaterThan(500)
  const numbers = (text: string) => text.match(/\d+/g)
  for (const { text } of changed) expect(numbers(inAmericanEnglish(text))).toEqual(numbers(text))
})

test('what pages and messages say is the same English everywhere', () => {
  const said = (node: unknown, key: string): string[] =>
    typeof node === 'string'
      ? inAmericanEnglish(node) === node
        ? []
        : [`${key}: ${node}`]
      : Object.entries(node as object).flatMap(([name, value]) => said(value, `${key}.${name}`))
  expect(said(en, 'en')).toEqual([])
})
