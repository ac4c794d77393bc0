import { expect, test } from 'vitest'
import { checkTin, lacksTin } from '../../src/catalogue/tin.ts'

test('a tin holds what homes bake in it, no handful and no heap', () => {
  expect(checkTin({ tin: 'round-26', tinPortions: 12 }, 100)).toEqual([])
  expect(checkTin({ tin: 'muffin-12', tinPortions: 12 }, 80)).toEqual([])
  expect(checkTin({ tin: null, tinPortions: null }, 100)).toEqual([])
  expect(checkTin({ tin: 'round-26', tinPortions: 2 }, 100)).toHaveLength(1)
  expect(checkTin({ tin: 'loaf-25', tinPortions: 20 }, 100)).toHaveLength(1)
  expect(checkTin({ tin: 'muffin-12', tinPortions: 4 }, 70)).toHaveLength(1)
  expect(checkTin({ tin: 'round-26', tinPortions: null }, 100)).toHaveLength(1)
})

test('a bake that goes into a tin says which; biscuits that are kept in one do not', () => {
  const cake = { tin: null, course: 'dessert', equipment: ['oven'] }
  const steps = ['Line a cake tin.', 'Bake for 30 minutes.']
  expect(lacksTin(cake, steps)).toBe(true)
  expect(lacksTin({ ...cake, tin: 'round-24' }, steps)).toBe(false)
  expect(lacksTin({ ...cake, course: 'main' }, steps)).toBe(false)
  expect(lacksTin(cake, ['Bake for 12 minutes.', 'They keep for a week in a tin.'])).toBe(false)
})
