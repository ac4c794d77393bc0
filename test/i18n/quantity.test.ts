import { expect, test } from 'vitest'
import { readContent } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { checkMeasures, measureOf } from '../../src/catalogue/measure.ts'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { label } from '../../src/i18n/message.ts'
import { packed, quantity } from '../../src/i18n/quantity.ts'

const content = readContent(CONTENT)
const ingredients = new Map(content.ingredients.map((row) => [row.id, row]))

const FRACTIONS: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}

/** The number a reader takes from a text, in the unit of the ingredient. */
function read(text: string, lang: Lang): number {
  const digits = text.match(/[\d.,\u00A0\u202F]*\d/)?.[0] ?? ''
  const decimal = (0.5).toLocaleString(lang).charAt(1)
  const plain = [...digits].filter((sign) => /\d/.test(sign) || sign === decimal).join('')
  const fraction = [...text].map((sign) => FRACTIONS[sign]).find(Boolean) ?? 0
  const big = ['kg', 'l'].some((unit) => text.endsWith(`\u00A0${label(lang, 'unit', unit)}`))
  return (Number(plain.replace(decimal, '.')) + fraction) * (big ? 1000 : 1)
}

/** What is said, and beside a spoon the weight. */
function parts(text: string): { said: string; exact: string | undefined } {
  const [, said, exact] = /^(.*?)\s?[(（](.*)[)）]$/.exec(text) ?? []
  return { said: said ?? text, exact }
}

const ratio = (text: string, value: number, lang: Lang): number => read(text, lang) / value
const near = (ratio: number): boolean => ratio > 0.8 - 1e-6 && ratio < 1.25 + 1e-6

test('every amount of every recipe, for one to six people, is shown as it is', () => {
  const wrong: string[] = []
  let lines = 0
  for (const lang of ['en', 'ru', 'de', 'fr', 'pl', 'tr', 'ja'] as const) {
    const spoon = (key: 'tsp' | 'tbsp') => (key === 'tsp' ? 1 : 3)
    const spoonOf = (said: string) => spoon(said.includes(TABLESPOON[lang] as string) ? 'tbsp' : 'tsp')
    for (const [id, recipe] of content.recipes) {
      for (const [ingredient, amount] of Object.entries(recipe.ingredients)) {
        const unit = ingredients.get(ingredient)?.unit ?? ''
        const measure = measureOf(ingredient)
        for (const people of [1, 1.85, 2, 3, 4, 5, 6]) {
          const value = amount * people
          const text = quantity(lang, value, unit, measure)
          const { said, exact } = parts(text)
          lines += 1
          const isNear = [near(ratio(exact ?? said, value, lang))]
          // Spoons are as true as the weight beside them; a pinch and some drops say no number.
          if (exact && /[\d⅛¼⅓½⅔¾]/.test(said) && !said.includes(PINCH[lang] as string)) {
            const teaspoon = unit === 'ml' ? 5 : (measure.teaspoonG ?? 0)
            isNear.push(near((read(said, lang) * spoonOf(said) * teaspoon) / value))
          }
          if (isNear.includes(false)) wrong.push(`${lang} ${id} ${ingredient} ${value} ${unit}: ${text}`)
        }
      }
    }
  }
  expect(lines).toBeGreaterThan(100_000)
  expect(wrong).toEqual([])
})
const TABLESPOON: Partial<Record<Lang, string>> = {
  en: 'tbsp',
  ru: 'ст. л.',
  de: 'EL',
  fr: 'soupe',
  pl: 'łyżk',
  tr: 'yemek',
  ja: '大さじ',
}
const PINCH: Partial<Record<Lang, string>> = {
  en: 'pinch',
  ru: 'щепотка',
  de: 'Prise',
  fr: 'pincée',
  pl: 'szczypta',
  tr: 'tutam',
  ja: 'つまみ',
}

test.each(LANGUAGES)('amounts of every size, as lists have them, are shown as they are in %s', (lang) => {
  const wrong: string[] = []
  const kinds = ['potato', 'salt', 'sunflower-oil', 'garlic', 'lemon', 'bay-leaf', 'saffron', 'butter']
  for (const id of kinds) {
    const unit = ingredients.get(id)?.unit ?? ''
    for (let value = 0.05; value < 20_000; value *= 1.013) {
      const text = quantity(lang, value, unit, measureOf(id))
      const { said, exact } = parts(text)
      if (!near(ratio(exact ?? said, value, lang))) wrong.push(`${id} ${value}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('says what a kitchen says', () => {
  const said = (id: string, value: number, lang: Lang = 'en') =>
    quantity(lang, value, ingredients.get(id)?.unit ?? '', measureOf(id)).replaceAll('\u00A0', ' ')
  expect(said('garlic', 1)).toBe('1 clove')
  expect(said('garlic', 0.5)).toBe('½ clove')
  expect(said('garlic', 9.7)).toBe('10 cloves')
  expect(said('garlic', 2, 'ru')).toBe('2 зубчика')
  expect(said('garlic', 0.5, 'ru')).toBe('½ зубчика')
  expect(said('garlic', 5, 'pl')).toBe('5 ząbków')
  expect(said('garlic', 2, 'ja')).toBe('2片')
  expect(said('bay-leaf', 1)).toBe('1 leaf')
  expect(said('bay-leaf', 2, 'de')).toBe('2 Blätter')
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
  expect(said('potato', 1234)).toBe('1.23 kg')
  expect(said('potato', 342)).toBe('340 g')
})

test('a shop sells heads of garlic and whole packs of the rest', () => {
  const sold = (id: string, packs: number, lang: Lang = 'en') => {
    const row = ingredients.get(id)
    return packed(lang, packs, row?.pack ?? 0, row?.unit ?? '', measureOf(id)).replaceAll('\u00A0', ' ')
  }
  expect(sold('garlic', 3)).toBe('3 heads')
  expect(sold('garlic', 1, 'de')).toBe('1 Knolle')
  expect(sold('garlic', 5, 'uk')).toBe('5 головок')
  expect(sold('egg', 2)).toBe('20')
  expect(sold('wasabi', 1)).toBe('43 g')
  expect(sold('cream-20', 1)).toMatch(/ml$/)
})

test('nothing is a bare "pcs", and Chinese and Japanese count everything with a counter', () => {
  for (const lang of LANGUAGES) {
    for (const { id, unit, pack } of content.ingredients.filter((row) => row.unit === 'pcs')) {
      const texts = [quantity(lang, 1, unit, measureOf(id)), packed(lang, 1, pack, unit, measureOf(id))]
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
  expect(checkMeasures(weighed)).toEqual(['measures: garlic is counted in clove and has the unit g'])
})
