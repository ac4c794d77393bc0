import { describe, expect, it } from 'vitest'
import { evaluate } from '../../src/planner/evaluate.ts'
import type { Params } from '../../src/planner/params.ts'
import type { ProblemData } from '../../src/planner/problem/data.ts'
import { EMPTY, FRESH, type Group, type Problem, type Solution } from '../../src/planner/problem/problem.ts'
import { weekProblem } from '../../src/planner/problem/week.ts'
import { search } from '../../src/planner/search/search.ts'
import { generateBefore, generateCatalogue, generatePrices, PARAMS } from './generate.ts'

/** The least score of all choices there are, portions included. */
function exhaustive(problem: Problem): number {
  const { positions, groups, dishes } = problem
  const dish = new Int32Array(positions.length).fill(EMPTY)
  const source = new Int32Array(positions.length).fill(FRESH)
  const solution: Solution = { dish, source }
  const enough = groups.every(({ candidates }) => candidates.length >= positions.length)
  let least = Number.POSITIVE_INFINITY
  const visit = (position: number): void => {
    if (position === positions.length) {
      const { hardPenalty, total } = evaluate(problem, solution)
      least = Math.min(least, hardPenalty + total)
      return
    }
    const { candidates } = groups[positions[position]?.group ?? 0] as Group
    for (const usual of candidates) {
      const recipe = dishes.recipe[usual]
      // Where there are enough dishes no good plan cooks one twice.
      if (enough && dish.subarray(0, position).some((there) => dishes.recipe[there] === recipe)) continue
      for (const d of dishes.sizes[usual] as Int32Array) {
        dish[position] = d
        visit(position + 1)
      }
    }
    dish[position] = EMPTY
  }
  visit(0)
  return least
}

/** A data with so few dishes for dinner that every week can be tried. */
function smallWorld(seed: number, dinners: number): ProblemData {
  const data = generateCatalogue(seed, 120, 40)
  const fits = data.recipes.filter(({ slots, meal, withdrawn }) => meal && !withdrawn && slots.includes('dinner'))
  return {
    ...data,
    recipes: fits.slice(0, dinners).map((recipe, at) => ({
      ...recipe,
      equipment: [],
      // More sizes than these, and every week could not be tried.
      portionRange: at === 0 && dinners <= 4 ? [0.75, 1.5] : [1, 1],
    })),
    eating: [],
  }
}

describe('a small week is the best there is', () => {
  const shapes: [string, number, Partial<Params>][] = [
    ['eight dishes', 8, {}],
    ['eight dishes for one, on a budget', 8, { adults: 1, budgetValue: 100 }],
    ['eight dishes, healthy', 8, { goal: 'healthy', adults: 3 }],
    ['eight dishes, with things at home', 8, { have: ['i000003', 'i000020'], goal: 'gain' }],
    ['three dishes, so that some come twice', 3, {}],
    ['one dish', 1, {}],
  ]
  it.each(shapes.map((shape, at) => [...shape, at % 2] as const))('%s', (_, dinners, asked, odd) => {
    // Each shape in one world by itself, and in one after another week.
    for (const seed of [1 + odd, 3]) {
      const data = smallWorld(seed, dinners)
      const params = { ...PARAMS, slots: ['dinner' as const], ...asked }
      const before = seed === 3 ? generateBefore(data, seed) : undefined
      const problem = weekProblem({ params, data, prices: generatePrices(data, seed), before })
      const { hardPenalty, total } = evaluate(problem, search(problem, seed))
      expect(hardPenalty + total).toBeCloseTo(exhaustive(problem), 6)
    }
  })
})
