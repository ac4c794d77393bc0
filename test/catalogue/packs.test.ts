import { expect, test } from 'vitest'
import { checkContent } from '../../src/catalogue/content/check-content.ts'
import { measureOf, pieceOf } from '../../src/catalogue/measure.ts'
import { checkPacks, countryPacks, packRow } from '../../src/catalogue/packs.ts'
import { wholeContent } from '../harness/content.ts'

const content = wholeContent()
const { packs, countries, ingredients } = content
const pieces = new Map(ingredients.map((row) => [row.id, pieceOf(measureOf(row))]))
const referencePacks = new Map(ingredients.map(({ id, pack }) => [id, pack]))

test.each(['US', 'GB', 'DE', 'FR', 'RU', 'IT', 'ES', 'PL'])('%s has sizes of its own of everyday goods', (country) => {
  const known = packs.filter(({ sizes }) => Object.keys(sizes).includes(country))
  expect(known.length).toBeGreaterThanOrEqual(80)
})

test('each country of Europe has the sizes of its part of the world where it has none of its own', () => {
  const butter = (country: string) => countryPacks(packs, country).sizesOf('butter')
  expect(butter('US')).toEqual([22700, 45400])
  expect(butter('RU')).toEqual([18000, 40000])
  expect(butter('SE')).toEqual([25000])
  for (const { code } of countries) {
    const { usual } = countryPacks(packs, code)
    expect(usual.size, code).toBeGreaterThanOrEqual(80)
  }
  expect(countryPacks(packs, 'US').usual.get('egg')).toBe(1200)
  expect(countryPacks(packs, 'GB').usual.get('milk-2-5')).toBe(227200)
  expect(countryPacks(packs, 'RU').usual.get('milk-2-5')).toBe(90000)
  // What nobody sells apart keeps the pack of the reference.
  expect(countryPacks(packs, 'US').usual.get('saffron')).toBeUndefined()
})

test('sizes that do not ascend, are no packs, or are of no ingredient are refused', () => {
  expect([...checkPacks({ US: { sizes: [227, 454], usual: 454 } }, 400)]).toEqual([])
  expect([...checkPacks({ US: { sizes: [454, 227], usual: 454 } }, 400)]).toEqual(['US: sizes must ascend'])
  expect([...checkPacks({ DE: { sizes: [250], usual: 500 } }, 250)]).toEqual([
    'DE: the usual size must be one of those sold',
  ])
  expect([...checkPacks({ FR: { sizes: [2.5], usual: 2.5 } }, 250)]).toEqual([
    'FR: 2.5 is no pack beside the usual 250',
  ])
  const butter = packs.find(({ ingredient }) => ingredient === 'butter') as (typeof packs)[number]
  const wrong = { ...content, packs: [...packs, butter, { ...butter, ingredient: 'butterr' }] }
  expect(checkContent(wrong, String).join()).toMatch(/packs\.csv.*butterr.*butter stands twice/s)
})

test('the usual pack is a few times the reference’s at most', () => {
  for (const { ingredient, sizes } of packs) {
    for (const [area, { usual }] of Object.entries(sizes)) {
      if (usual === pieces.get(ingredient)) continue
      const times = usual / (referencePacks.get(ingredient) ?? 0)
      expect(times, `${ingredient} ${area}`).toBeGreaterThan(0.24)
      expect(times, `${ingredient} ${area}`).toBeLessThan(6)
    }
  }
})

test('who lives alone buys the next smaller pack, where there is one', () => {
  const { small } = countryPacks(packs, 'DE')
  expect(small.get('milk-3-2')).toBe(50000)
  expect(small.get('canned-chickpeas')).toBeUndefined()
  expect(small.get('tomato')).toBeUndefined()
})

test('what is sold loose is bought in whole pieces, and needs a piece', () => {
  const usual = (country: string, id: string) => countryPacks(packs, country).usual.get(id)
  // 120 g of a tomato is eaten, 91 % of what is bought.
  expect(usual('FR', 'tomato')).toBe(13200)
  expect(usual('GB', 'tomato')).toBe(36000)
  expect(countryPacks(packs, 'FR').sizesOf('tomato')).toEqual([13200, 100000])
  const cells = { FR: { sizes: ['loose', 1000], usual: 'loose' } } as const
  expect(packRow({ ingredient: 'tomato', cells }, 132).sizes).toEqual({ FR: { sizes: [132, 1000], usual: 132 } })
  expect([...checkPacks(packRow({ ingredient: 'saffron', cells }, undefined).sizes, 1000)]).toEqual([
    'FR: measures.csv knows no piece of what is sold loose',
  ])
  // A mandarin is less than an eighth of a net.
  expect([...checkPacks({ FR: { sizes: [103, 1000], usual: 103 } }, 1000, 103)]).toEqual([])
  expect([...checkPacks({ FR: { sizes: [103, 1000], usual: 103 } }, 1000)]).toEqual([
    'FR: 103 is no pack beside the usual 1000',
  ])
})
