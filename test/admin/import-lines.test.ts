import { expect, test } from 'vitest'
import { amountsOf, readLine } from '../../src/admin/import/line.ts'

test('a line is taken apart into amount, unit and name in many languages, wherever the amount stands', () => {
  const lines: [string, number | undefined, string | undefined, string][] = [
    ['200 g flour', 200, 'gram', 'flour'],
    ['1 1/2 cups milk', 1.5, 'cup', 'milk'],
    ['½ tsp salt', 0.5, 'teaspoon', 'salt'],
    ['1,5 kg Kartoffeln', 1.5, 'kilogram', 'Kartoffeln'],
    ['1,000 g flour', 1000, 'gram', 'flour'],
    ['200 г муки', 200, 'gram', 'муки'],
    ['Мука — 200 г', 200, 'gram', 'Мука'],
    ['2 ст. ложки масла', 2, 'tablespoon', 'масла'],
    ['2 c. à soupe de sucre', 2, 'tablespoon', 'sucre'],
    ['1 EL Öl', 1, 'tablespoon', 'Öl'],
    ['小麦粉 200g', 200, 'gram', '小麦粉'],
    ['2 carrots', 2, undefined, 'carrots'],
    ['Salt to taste', undefined, undefined, 'Salt to taste'],
  ]
  for (const [text, amount, unit, what] of lines) {
    const line = readLine(text)
    expect([text, line.quantity?.[0], line.unit, line.what]).toEqual([text, amount, unit, what])
  }
})

test('an amount is sure only where nothing has to be supposed', () => {
  const flour = { unit: 'g', gramsPerUnit: 1 } as const
  const milk = { unit: 'ml', gramsPerUnit: 1.03 } as const
  const garlic = { unit: 'pcs', gramsPerUnit: 4 } as const
  const cases: [string, Parameters<typeof amountsOf>[1], boolean, number[]][] = [
    ['500 g flour', flour, true, [500]],
    ['1 lb flour', flour, true, [453.59237]],
    ['2 tbsp flour', flour, false, []],
    ['2 flours', flour, false, []],
    ['1 l milk', milk, true, [1000]],
    ['206 g milk', milk, true, [200]],
    ['2 tbsp milk', milk, true, [30]],
    ['1 cup milk', milk, false, [236.58824, 284.13063, 250]],
    ['100-150 ml milk', milk, false, [100, 150]],
    ['3 cloves garlic', garlic, true, [3]],
    ['12 g garlic', garlic, false, [3]],
    ['1 pinch garlic', garlic, false, []],
    ['garlic', garlic, false, []],
  ]
  for (const [text, ingredient, sure, amounts] of cases) {
    expect([text, amountsOf(readLine(text), ingredient, true)]).toEqual([text, { sure, amounts }])
  }
  expect(amountsOf(readLine('1 bulb garlic'), garlic, false).sure).toBe(false)
})
