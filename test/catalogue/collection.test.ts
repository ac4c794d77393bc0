import { expect, test } from 'vitest'
import { members, type RuledRecipe } from '../../src/catalogue/collection.ts'

const recipe = (id: string): RuledRecipe => ({
  id,
  course: 'main',
  slots: ['lunch'],
  cuisine: 'polish',
  tags: [],
  timeMin: 20,
  kcal: 500,
  protein: 20,
  equipment: [],
  keepsDays: 1,
  meal: true,
})

test('a collection holds what is pinned to it and what its rule finds, as far as it is on offer', () => {
  const offered = ['a', 'b', 'c', 'd'].map(recipe)
  expect(members({ pin: ['withdrawn', 'c'], rule: { maxTimeMin: 30 }, drop: ['b'] }, offered)).toEqual(['c', 'a', 'd'])
})
