import { expect, test } from 'vitest'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { checkStoreLevels, foundAgain, storeLevels } from '../../src/catalogue/content/store-levels.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'

const { stores, storeSurveys } = readFacts(CONTENT)

const survey = (store: string, period: string, ratio: number, compares: 'mixed' | 'ownLabel' = 'mixed') => ({
  store,
  period,
  ratio,
  compares,
  note: 'made up',
})

test('as much of a distance from the average is kept as comparisons find again', () => {
  // a: 0.8, then 0.9: half of its distance. b: 1.2, then 1.1. k = (0.2 × 0.1 + 0.2 × 0.1) / (0.2² + 0.2²) = 0.5.
  const surveys = [
    survey('a', '2025', 0.9),
    survey('a', '2024-05', 0.8, 'ownLabel'),
    survey('b', '2023', 1.2),
    survey('b', '2024', 1.1),
    survey('c', '2024', 1.4, 'ownLabel'),
  ]
  expect(foundAgain(surveys)).toBeCloseTo(0.5, 12)
  // Two comparisons are worth 2 × 0.5 / 1.5 = ⅔ of the median's distance, one is worth half.
  expect(Object.fromEntries(storeLevels(surveys))).toEqual({
    a: { level: 0.9, compared: 'mixed' },
    b: { level: 1.1, compared: 'mixed' },
    c: { level: 1.2, compared: 'ownLabel' },
  })
})

test('the level of every store is the rule applied to its published ratios; a store without any says that nobody checked it', () => {
  expect(storeSurveys.length).toBeGreaterThan(150)
  const levels = storeLevels(storeSurveys)
  for (const { code, basis, priceIndex } of stores.filter((store) => store.kind !== 'average')) {
    expect({ code, basis }).toEqual({ code, basis: levels.has(code) ? 'source' : 'unverified' })
    if (levels.has(code)) expect({ code, priceIndex }).toEqual({ code, priceIndex: levels.get(code)?.level })
  }
  expect(checkStoreLevels(stores, storeSurveys)).toEqual([])
  const typed = stores.map((store) => (store.code === 'fr-lidl' ? { ...store, priceIndex: 0.9 } : store))
  expect(checkStoreLevels(typed, storeSurveys)).toEqual([expect.stringContaining('fr-lidl has index 0.9')])
})

test('comparisons find most, and not the whole, of a distance again: no level is further from the average than its ratios', () => {
  const k = foundAgain(storeSurveys)
  expect(k).toBeGreaterThan(0.5)
  expect(k).toBeLessThan(0.9)
  for (const [store, { level }] of storeLevels(storeSurveys)) {
    const ratios = storeSurveys.filter((row) => row.store === store).map(({ ratio }) => ratio)
    expect(level, store).toBeGreaterThanOrEqual(Math.min(1, ...ratios) - 0.005)
    expect(level, store).toBeLessThanOrEqual(Math.max(1, ...ratios) + 0.005)
  }
})
