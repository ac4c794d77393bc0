import { expect, test } from 'vitest'
import { starchFamilyOf } from '../../src/catalogue/starch.ts'
import { dateAfter } from '../../src/planner/calendar.ts'
import type { Problem, Solution } from '../../src/planner/problem/problem.ts'
import { weekProblem } from '../../src/planner/problem/week.ts'
import { search } from '../../src/planner/search/search.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'

const data = generateCatalogue(9, 300)
const prices = generatePrices(data, 9)

/** Days on which two meals have the same starch, and how often the commonest starch of the week comes. */
function starchesOf({ positions, dishes }: Problem, { dish }: Solution): { twice: number; most: number } {
  const byDay = new Map<string, number>()
  const byKind = new Map<number, number>()
  positions.forEach(({ starchy, day }, c) => {
    const kind = dishes.starch[dish[c] ?? -1] ?? -1
    if (!starchy || kind < 0) return
    byDay.set(`${day} ${kind}`, (byDay.get(`${day} ${kind}`) ?? 0) + 1)
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1)
  })
  return { twice: [...byDay.values()].filter((times) => times > 1).length, most: Math.max(0, ...byKind.values()) }
}

// Of the made-up dishes few hold starch of another kind, so that it has to weigh more than in a plan.
const HEAVY = 200

test('a week seldom has the same starch twice a day, or all the time', () => {
  const weeks = Array.from({ length: 8 }, (_, week) => {
    const params = { ...PARAMS, startDate: dateAfter(PARAMS.startDate, 7 * week) }
    const made = weekProblem({ params, data, prices })
    const limited = (starch: Problem['targets']['starch']): Problem => ({
      ...made,
      targets: { ...made.targets, starch },
    })
    const [problem, without] = [limited({ limit: made.targets.starch?.limit ?? 0, weight: HEAVY }), limited(null)]
    return [starchesOf(problem, search(problem, week)), starchesOf(without, search(without, week))] as const
  })
  const sum = (of: (week: (typeof weeks)[number]) => number): number => weeks.reduce((all, week) => all + of(week), 0)
  expect(sum(([, { twice }]) => twice)).toBeGreaterThan(0)
  expect(sum(([{ twice }]) => twice)).toBeLessThan(sum(([, { twice }]) => twice) / 2)
  expect(sum(([{ most }]) => most)).toBeLessThan(sum(([, { most }]) => most))
})

test('the starch of a dish is what brings most of it, if it is enough for a side', () => {
  const line = (family: string, amount: number, groups = ['starchy-carbs']) => ({ family, amount, carb: 0.5, groups })
  expect(starchFamilyOf([line('rice', 60), line('potato', 20), line('potato', 45)])).toBe('potato')
  expect(starchFamilyOf([line('rice', 20)])).toBeNull()
  expect(starchFamilyOf([line('breadcrumbs', 90), line('carrot', 90, [])])).toBeNull()
})
