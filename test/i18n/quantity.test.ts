import { expect, test } from 'vitest'
import { checkMeasures, measureOf, pieceOf } from '../../src/catalogue/measure.ts'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { label, message } from '../../src/i18n/message.ts'
import { packed, quantity, type UnitSystem } from '../../src/i18n/quantity.ts'
import { wholeContent } from '../harness/content.ts'

const content = wholeContent()
const ingredients = new Map(content.ingredients.map((row) => [row.id, row]))
const rowOf = (id: string) => {
  const row = ingredients.get(id)
  if (!row) throw new Error(`no ingredient ${id}`)
  return row
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '⅛–¼': 0.18,
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}

const FRACTION = /⅛–¼|[⅛¼⅓½⅔¾]/

/** The number a reader takes from a text, in the unit of the ingredient. */
function read(text: string, lang: Lang): number {
  const digits = text.match(/[\d.,\u00A0\u202F]*\d/)?.[0] ?? ''
  const decimal = (0.5).toLocaleString(lang).charAt(1)
  const plain = [...digits].filter((sign) => /\d/.test(sign) || sign === decimal).join('')
  const fraction = FRACTIONS[FRACTION.exec(text)?.[0] ?? ''] ?? 0
  const big = ['kg', 'l'].some((unit) => text.endsWith(`\u00A0${label(lang, 'unit', unit)}`))
  return (Number(plain.replace(decimal, '.')) + fraction) * (big ? 1000 : 1)
}

/** What is said, and beside a spoon the weight. */
function parts(text: string): { said: string; exact: string | undefined } {
  const [, said, exact] = /^(.*?)\s?[(（](.*)[)）]$/.exec(text) ?? []
  return { said: said ?? text, exact }
}

const near = (ratio: number): boolean => ratio > 0.8 - 1e-6 && ratio < 1.25 + 1e-6

/** Everything that can be counted or filled, and how many of the ingredient's units one is. */
function waysOf(id: string): (readonly [string, number])[] {
  const row = rowOf(id)
  const { counted, teaspoonG, cupG } = measureOf(row)
  const isLiquid = row.unit === 'ml'
  const teaspoon = isLiquid ? 5 : (teaspoonG ?? 0)
  return [
    ...counted.map(({ name, units }) => [name, units] as const),
    ['piece', row.unit === 'pcs' ? 1 : 0],
    ['tsp', teaspoon],
    ['tbsp', 3 * teaspoon],
    ['cup', isLiquid ? 237 : (cupG ?? 0)],
    ['ounce', 28.35],
    ['pound', 453.6],
    ['fluidOunce', 29.57],
  ]
}

/** How much is said, in the ingredient's unit, by the words for what is counted; undefined where no words fit. */
function saidOf(said: string, id: string, lang: Lang): number | undefined {
  const shown = read(said, lang)
  const [amount = ''] = said.match(/\d[\d.,\u00A0\u202F]*\d|\d+/) ?? []
  const fraction = FRACTION.exec(said)?.[0] ?? ''
  const way = waysOf(id).find(([name]) =>
    [shown, 1].some(
      (n) => message(lang, `quantity.${name}` as 'quantity.cup', { n, amount: amount + fraction }) === said,
    ),
  )
  return way && shown * way[1]
}

const isSaidRight = (text: string, id: string, value: number, lang: Lang): boolean => {
  const { said, exact } = parts(text)
  // A pinch and some drops say no number.
  const words = [exact, said].filter((part) => part !== undefined && /[\d⅛¼⅓½⅔¾]/.test(part)) as string[]
  return words.every((part) => {
    if (part === message(lang, 'quantity.pinch')) return true
    return near((saidOf(part, id, lang) ?? read(part, lang)) / value)
  })
}

test('every amount of every recipe, for one to six people, is shown as it is, in grams and in cups', () => {
  const wrong: string[] = []
  let lines = 0
  let counted = 0
  for (const [at, lang] of (['en', 'ru', 'de', 'fr', 'pl', 'tr', 'ja'] as const).entries()) {
    // The same amount of the same ingredient reads the same in every recipe.
    const seen = new Set<string>()
    // Each recipe in two or three languages.
    for (const [id, recipe] of [...content.recipes].filter((_, n) => n % 3 === at % 3)) {
      for (const [ingredient, amount] of Object.entries(recipe.ingredients)) {
        const row = rowOf(ingredient)
        for (const people of [1, 1.85, 2, 3, 4, 5, 6]) {
          const value = amount * people
          lines += 1
          if (seen.has(`${ingredient} ${value}`)) continue
          seen.add(`${ingredient} ${value}`)
          for (const units of ['metric', 'us'] as const) {
            const text = quantity(lang, value, row.unit, measureOf(row), units)
            if (units === 'metric' && /[(（]|^\d+$/.test(text)) counted += 1
            if (!isSaidRight(text, ingredient, value, lang)) wrong.push(`${lang} ${id} ${ingredient} ${value}: ${text}`)
          }
        }
      }
    }
  }
  expect(lines).toBeGreaterThan(70_000)
  expect(counted).toBeGreaterThan(7_000)
  expect(wrong).toEqual([])
})
test.each(LANGUAGES)('amounts of every size, as lists have them, are shown as they are in %s', (lang) => {
  const wrong: string[] = []
  const kinds = ['potato', 'salt', 'sunflower-oil', 'garlic', 'lemon', 'bay-leaf', 'saffron', 'butter']
  for (const id of kinds) {
    const row = rowOf(id)
    for (let value = 0.05; value < 20_000; value *= 1.013) {
      for (const units of ['metric', 'us'] as const) {
        const text = quantity(lang, value, row.unit, measureOf(row), units)
        if (!isSaidRight(text, id, value, lang)) wrong.push(`${id} ${value}: ${text}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('says what a kitchen says', () => {
  const said = (id: string, value: number, lang: Lang = 'en') =>
    quantity(lang, value, rowOf(id).unit, measureOf(rowOf(id))).replaceAll('\u00A0', ' ')
  expect(said('garlic', 1)).toBe('1 clove')
  expect(said('garlic', 0.5)).toBe('½ clove')
  expect(said('garlic', 9.7)).toBe('10 cloves')
  expect(said('garlic', 2, 'ru')).toBe('2 зубчика')
  expect(said('garlic', 0.5, 'ru')).toBe('½ зубчика')
  expect(said('garlic', 5, 'pl')).toBe('5 ząbków')
  expect(said('garlic', 2, 'ja')).toBe('2片')
  expect(said('bay-leaf', 1)).toBe('1 leaf')
  expect(said('bay-leaf', 2, 'de')).toBe('2 Blätter')
  expect(said('black-pepper', 0.4)).toBe('⅛–¼ tsp (0.4 g)')
  expect(said('lemon', 0.5)).toBe('½')
  expect(said('egg', 3)).toBe('3')
  expect(said('egg', 1.5)).toBe('1½')
  expect(said('bay-leaf', 3.7)).toBe('4 leaves')
  expect(said('cinnamon', 4.44)).toBe('1½ tsp (4.5 g)')
  expect(said('saffron', 0.05)).toBe('a pinch (0.05 g)')
  expect(said('cumin', 2)).toBe('1 tsp (2 g)')
  expect(said('salt', 6, 'ja')).toBe('小さじ1（6 g）')
  expect(said('sunflower-oil', 15, 'fr')).toBe('1 c. à soupe (15 ml)')
  expect(said('vanilla-extract', 0.2)).toBe('a few drops (0.2 ml)')
  expect(said('beef-stew', 1234)).toBe('1.23 kg')
  expect(said('beef-stew', 342)).toBe('340 g')
  expect(said('potato', 342)).toBe('2½ (340 g)')
  expect(said('onion', 60)).toBe('½ (60 g)')
  expect(said('white-cabbage', 380)).toBe('¼ head (380 g)')
  expect(said('rye-bread', 60, 'nl')).toBe('2 sneetjes (60 g)')
  expect(said('ham', 50, 'es')).toBe('2 lonchas (50 g)')
  expect(said('parsley', 5, 'ru')).toBe('5 веточек (5 g)'.replace('g', 'г'))
  expect(said('parsley', 25, 'de')).toBe('½ Bund (25 g)')
  expect(said('spinach', 100, 'fr')).toBe('3 poignées (100 g)')
  expect(said('canned-chickpeas', 200, 'pl')).toBe('½ puszki (200 g)')
})

test('says what a kitchen of the United States says', () => {
  const said = (id: string, value: number, lang: Lang = 'en') =>
    quantity(lang, value, rowOf(id).unit, measureOf(rowOf(id)), 'us').replaceAll('\u00A0', ' ')
  expect(said('flour', 125)).toBe('1 cup (4½ oz)')
  expect(said('flour', 330)).toBe('2⅔ cups (12 oz)')
  expect(said('milk-3-2', 80)).toBe('⅓ cup')
  expect(said('milk-3-2', 950)).toBe('4 cups')
  expect(said('sunflower-oil', 15)).toBe('1 tbsp')
  expect(said('salt', 3)).toBe('½ tsp')
  expect(said('beef-stew', 680)).toBe('1½ lb')
  expect(said('beef-stew', 200)).toBe('7 oz')
  expect(said('beef-stew', 443)).toBe('1 lb')
  expect(said('onion', 122)).toBe('1 (4½ oz)')
  expect(said('rice-long', 185, 'es')).toBe('1 taza (6½ oz)')
  expect(said('egg', 2)).toBe('2')
})

test('a shop sells heads of garlic and whole packs of the rest', () => {
  const sold = (id: string, packs: number, lang: Lang = 'en') => {
    const { pack, unit } = rowOf(id)
    return packed(lang, { packs, pack, unit }, measureOf(rowOf(id))).replaceAll('\u00A0', ' ')
  }
  expect(sold('garlic', 3)).toBe('3 heads')
  expect(sold('garlic', 1, 'de')).toBe('1 Knolle')
  expect(sold('garlic', 5, 'uk')).toBe('5 головок')
  expect(sold('egg', 2)).toBe('20')
  expect(sold('wasabi', 1)).toBe('43 g')
  expect(sold('cream-20', 1)).toMatch(/ml$/)
  const labelled = (id: string) => packed('en', { ...rowOf(id), packs: 1 }, measureOf(rowOf(id)), 'us')
  expect(labelled('canned-chickpeas').replaceAll('\u00A0', ' ')).toBe('14.1 oz')
  expect(labelled('flour')).toBe('4.41 lb')
  expect(labelled('milk-3-2')).toBe('33.8 fl oz')
})

test('what is sold loose is counted, with about its weight, and weighed where nobody counts', () => {
  const sold = (packs: number, lang: Lang = 'en', units: UnitSystem = 'metric') => {
    const tomato = rowOf('tomato')
    const measure = measureOf(tomato)
    const text = packed(lang, { packs, pack: pieceOf(measure) ?? 0, unit: tomato.unit }, measure, units)
    return text.replaceAll('\u00A0', ' ')
  }
  expect(sold(1)).toBe('1 (≈ 130 g)')
  expect(sold(5)).toBe('5 (≈ 660 g)')
  expect(sold(12, 'de')).toBe('12 (≈ 1,58 kg)')
  expect(sold(13, 'fr')).toBe('1,72 kg')
  expect(sold(3, 'ja')).toMatch(/^3個/)
  expect(sold(5, 'en', 'us')).toBe('5 (≈ 1½ lb)')
  expect(packed('en', { packs: 2, pack: 500, unit: 'g' }, measureOf(rowOf('tomato')))).toBe('1\u00A0kg')
})

test('nothing is a bare "pcs", and Chinese and Japanese count everything with a counter', () => {
  for (const lang of LANGUAGES) {
    for (const row of content.ingredients.filter(({ unit }) => unit === 'pcs')) {
      const { id, unit, pack } = row
      const measure = measureOf(row)
      const texts = [quantity(lang, 1, unit, measure), packed(lang, { packs: 1, pack, unit }, measure)]
      for (const text of texts) {
        if (lang === 'zh' || lang === 'ja')
          expect([id, text]).toEqual([id, expect.stringMatching(/\d\s?\p{Script=Han}$/u)])
        else expect(text).not.toContain(label(lang, 'unit', 'pcs'))
      }
    }
  }
})

test('weights and volumes are in steps that a cook measures', () => {
  for (const [value, shown] of [
    [96, 95],
    [43, 45],
    [187, 185],
    [252, 250],
    [634, 630],
  ] as const)
    expect(quantity('en', value, 'ml')).toBe(`${shown}\u00A0ml`)
})

test('the measures are of ingredients that there are, in their units', () => {
  expect(checkMeasures(content.ingredients)).toEqual([])
  expect(checkMeasures([])[0]).toContain('is no ingredient')
  const weighed = content.ingredients.map((row) => ({ id: row.id, unit: row.id === 'garlic' ? 'g' : row.unit }))
  expect(checkMeasures(weighed)).toEqual([
    'measures.csv: garlic is weighed: clove needs grams',
    'measures.csv: garlic is weighed: head needs grams',
    'measures.csv: garlic is counted in head and has the unit g',
  ])
})

test.each([
  ['US', 2, 453.6, 'g', '2 lb'],
  ['US', 1, 454, 'g', '1 lb'],
  ['US', 1, 680, 'g', '1½ lb'],
  ['US', 3, 340, 'g', '36 oz'],
  ['US', 1, 227, 'g', '8 oz'],
  ['US', 1, 411, 'g', '14.5 oz'],
  ['US', 1, 1893, 'ml', '½ gal'],
  ['US', 3, 1893, 'ml', '1½ gal'],
  ['US', 1, 946, 'ml', '1 qt'],
  ['US', 1, 473, 'ml', '1 pt'],
  ['US', 2, 355, 'ml', '24 fl oz'],
  ['GB', 1, 568, 'ml', '1 pint'],
  ['GB', 2, 2272, 'ml', '8 pints'],
  ['GB', 1, 500, 'g', '500 g'],
  ['IE', 1, 1000, 'ml', '1 l'],
])('in %s %i packs of %f %s are %s', (country, packs, pack, unit, said) => {
  const sold = { packs, pack, unit, country }
  const units = country === 'US' ? 'us' : 'metric'
  expect(packed('en', sold, undefined, units).replaceAll('\u00A0', ' ')).toBe(said)
  // Labels have grams and millilitres too: who reads no English is told those.
  expect(packed('de', sold)).toMatch(/^[\d.,]+\u00A0(k?g|m?l)$/)
})
