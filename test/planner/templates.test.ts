import { expect, test } from 'vitest'
import { dateAfter } from '../../src/planner/calendar.ts'
import { evaluate } from '../../src/planner/evaluate.ts'
import type { Problem, Solution } from '../../src/planner/problem/problem.ts'
import { weekProblem } from '../../src/planner/problem/week.ts'
import { search } from '../../src/planner/search/search.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'

const data = generateCatalogue(9, 300)
const prices = generatePrices(data, 9)

const problemOf = (week: number, params: object = {}): Problem =>
  weekProblem({ params: { ...PARAMS, startDate: dateAfter(PARAMS.startDate, 7 * week), ...params }, data, prices })

/** How often a cooked main part is of the template of another of its day or before its night, and the most of one template. */
function templatesOf({ positions, dishes }: Problem, { dish }: Solution): { again: number; most: number } {
  const met = new Map<string, number>()
  const count = (key: string): void => {
    met.set(key, (met.get(key) ?? 0) + 1)
  }
  positions.forEach(({ shaped, day, night }, c) => {
    const kind = dishes.template[dish[c] ?? -1] ?? -1
    if (!shaped || kind < 0) return
    count(`week ${kind}`)
    count(`day ${day} ${kind}`)
    if (night >= 0) count(`night ${night} ${kind}`)
  })
  const of = (ofWeek: boolean): number[] =>
    [...met].flatMap(([key, n]) => (key.startsWith('week') === ofWeek ? [n] : []))
  return { again: of(false).reduce((sum, n) => sum + n - 1, 0), most: Math.max(0, ...of(true)) }
}

// Of the made-up dishes few that may stand in a meal are made alike, so that it has to weigh more than in a plan.
const HEAVY = 200

test('a week seldom has two main parts made alike on a day or before and after a night, or one kind all the time', () => {
  const weeks = Array.from({ length: 8 }, (_, week) => {
    const made = problemOf(week)
    const limited = (template: Problem['targets']['template']): Problem => ({
      ...made,
      targets: { ...made.targets, template },
    })
    const [problem, without] = [limited({ limit: made.targets.template?.limit ?? 0, weight: HEAVY }), limited(null)]
    return [templatesOf(problem, search(problem, week)), templatesOf(without, search(without, week))] as const
  })
  const sum = (of: (week: (typeof weeks)[number]) => number): number => weeks.reduce((all, week) => all + of(week), 0)
  expect(sum(([, { again }]) => again)).toBeGreaterThan(0)
  expect(sum(([{ again }]) => again)).toBeLessThan(sum(([, { again }]) => again) / 2)
  expect(sum(([{ most }]) => most)).toBeLessThan(sum(([, { most }]) => most))
})

test('a night lies between a dinner and the next day’s lunch that is cooked, not what the dinner left', () => {
  const nights = Array.from({ length: 8 }, (_, week) => problemOf(week)).flatMap(({ positions, blocks }) => {
    const blockAt = new Map(blocks.flatMap((block) => block.positions.map((place) => [place, block] as const)))
    return positions.flatMap(({ night, name, day, companion }, place) => {
      if (companion || night < 0) return []
      expect([name, night]).toEqual([name, name === 'dinner' ? day : day - 1])
      const before = blockAt.get(place)?.positions.map((other) => positions[other])
      if (name === 'lunch') expect(before?.some((other) => other?.name === 'dinner' && other.day === night)).toBe(false)
      return [name]
    })
  })
  expect(new Set(nights)).toEqual(new Set(['dinner', 'lunch']))
})

test('who wants to eat healthily misses a food group twice as much', () => {
  const [usual, healthy] = [problemOf(1), problemOf(1, { goal: 'healthy' })]
  const solution = search(usual, 1)
  const loss = (weight: number): number =>
    evaluate(
      {
        ...usual,
        targets: { ...usual.targets, foodGroupsWeight: weight, foodGroups: [{ group: 'fish', low: 14, high: 14 }] },
      },
      solution,
    ).terms.foodGroups
  expect([usual.targets.foodGroupsWeight, healthy.targets.foodGroupsWeight]).toEqual([1, 2])
  expect(loss(2)).toBeCloseTo(2 * loss(1), 9)
  expect(loss(1)).toBeGreaterThan(0)
})
