import { describe, expect, it } from 'vitest'
import { EMPTY, FRESH } from '../../src/planner/board.ts'
import { evaluate } from '../../src/planner/evaluate.ts'
import type { Params } from '../../src/planner/params.ts'
import type { Choice, Group, Problem } from '../../src/planner/problem.ts'
import { search } from '../../src/planner/search.ts'
import { weekProblem } from '../../src/planner/week.ts'
import type { World } from '../../src/planner/world.ts'
import { generateMarket, generateWorld, PARAMS } from './generate.ts'

/** The least score of all choices there are, leftovers included. */
function exhaustive(problem: Problem): number {
  const { cells, groups, dishes } = problem
  const dish = new Int32Array(cells.length).fill(EMPTY)
  const source = new Int32Array(cells.length).fill(FRESH)
  const choice: Choice = { dish, source }
  const enough = groups.every(({ candidates }) => candidates.length >= cells.length)
  let least = Number.POSITIVE_INFINITY
  const visit = (cell: number): void => {
    if (cell === cells.length) {
      const { breach, total } = evaluate(problem, choice)
      least = Math.min(least, breach + total)
      return
    }
    const { candidates } = groups[cells[cell]?.group ?? 0] as Group
    for (const d of candidates) {
      // Where there are enough dishes no good plan cooks one twice.
      if (enough && dish.subarray(0, cell).some((there, c) => there === d && source[c] === FRESH)) continue
      dish[cell] = d
      source[cell] = FRESH
      visit(cell + 1)
    }
    cells.forEach(({ next }, from) => {
      const cooked = dish[from] as number
      if (from >= cell || !next.includes(cell) || source[from] !== FRESH || !dishes.batch[cooked]) return
      if (source.subarray(0, cell).includes(from)) return
      dish[cell] = cooked
      source[cell] = from
      visit(cell + 1)
    })
    dish[cell] = EMPTY
    source[cell] = FRESH
  }
  visit(0)
  return least
}

/** A world with so few dishes for dinner that every week can be tried. */
function smallWorld(seed: number, dinners: number): World {
  const world = generateWorld(seed, 120, 40)
  const fits = world.recipes.filter(({ slots, meal, withdrawn }) => meal && !withdrawn && slots.includes('dinner'))
  return { ...world, recipes: fits.slice(0, dinners).map((recipe) => ({ ...recipe, equipment: [] })) }
}

describe('a small week is the best there is', () => {
  const shapes: [string, number, Partial<Params>][] = [
    ['eight dishes', 8, {}],
    ['eight dishes for one, on a budget', 8, { adults: 1, budgetValue: 100 }],
    ['eight dishes, healthy', 8, { goal: 'healthy', adults: 3 }],
    ['eight dishes, with things at home', 8, { have: ['i000003', 'i000020'], goal: 'gain' }],
    ['four dishes, so that some come twice', 4, {}],
    ['one dish', 1, {}],
  ]
  it.each(shapes)('%s', (_, dinners, asked) => {
    for (const seed of [1, 2, 3]) {
      const world = smallWorld(seed, dinners)
      const params = { ...PARAMS, slots: ['dinner' as const], ...asked }
      const problem = weekProblem(params, world, generateMarket(world, seed))
      const { breach, total } = evaluate(problem, search(problem, seed))
      expect(breach + total).toBeCloseTo(exhaustive(problem), 6)
    }
  })
})
