import { expect, test } from 'vitest'
import { checkContent } from '../../src/catalogue/content/check-content.ts'
import { readContent } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { checkPacks, countryPacks } from '../../src/catalogue/packs.ts'

const content = readContent(CONTENT)
const { packs, countries, ingredients } = content
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
      const times = usual / (referencePacks.get(ingredient) ?? 0)
      expect(times, `${ingredient} ${area}`).toBeGreaterThan(0.24)
      expect(times, `${ingredient} ${area}`).toBeLessThan(6)
    }
  }
})
