import { expect, test } from 'vitest'
import { addMoney, compareMoney, fromMajor, roundMinor, toMajor } from '../../src/prices/money.ts'

test('halves are rounded away from zero, also where binary fractions fall short of them', () => {
  expect([2.5, -2.5, 2.4999, 0.49999999999999994, -0.2].map(roundMinor)).toEqual([3, -3, 2, 0, 0])
  expect(fromMajor(1.005, 2)).toBe(101)
  expect(fromMajor(-1.005, 2)).toBe(-101)
  expect(fromMajor(0.1 + 0.2, 2)).toBe(30)
})

test('the country decides the decimals', () => {
  expect(fromMajor(1234.5, 0)).toBe(1235)
  expect(toMajor(1235, 0)).toBe(1235)
  expect(toMajor(1235, 2)).toBe(12.35)
  expect(fromMajor(toMajor(7, 2), 2)).toBe(7)
  expect(fromMajor(1e-7, 2)).toBe(0)
})

test('amounts are added and ordered as whole numbers', () => {
  expect(addMoney([10, 20, 30])).toBe(60)
  expect(addMoney([])).toBe(0)
  expect([30, 10, 20].sort(compareMoney)).toEqual([10, 20, 30])
})
