import { expect, test } from 'vitest'
import { choose, type Sayable } from '../../src/planner/explain/choose.ts'
import type { Fact, Statement } from '../../src/planner/explain/codes.ts'

const cheaper: Statement = { code: 'cheaper', values: { savedMinor: 100 } }
const quick = (timeMin: number): Statement => ({ code: 'quick', values: { timeMin, otherTimeMin: 90 } })
const portion: Fact = { code: 'portion', values: { timeMin: 30, kcal: 400, protein: 20 } }
const runnerUp = (recipeId: string) => ({ recipeId, costDeltaMinor: 100, objectiveDelta: 1 })

/** A dish for which money weighs most and time so much of it. */
const place = (day: number, timeGain: number): Sayable => ({
  day,
  reasons: [
    { said: { ...cheaper, values: { savedMinor: 100 + day } }, gain: 1 },
    { said: quick(10 + day), gain: timeGain },
    { said: { code: 'variant', values: {} }, gain: timeGain },
  ],
  facts: [portion],
  runnerUp: runnerUp(`dish-${day}`),
})
const codes = (places: Sayable[]) => choose(places, (id) => id).map(({ code }) => code)

test('a kind stands on a third of the plan at most, where another weighs nearly as much', () => {
  const plan = codes(Array.from({ length: 9 }, (_, day) => place(day, 0.7)))
  for (const kind of ['cheaper', 'quick', 'variant']) expect(plan.filter((code) => code === kind)).toHaveLength(3)
})

test('where no other comes near, what decided is said however often', () => {
  expect(new Set(codes(Array.from({ length: 9 }, (_, day) => place(day, 0.5))))).toEqual(new Set(['cheaper']))
})

test('the same sentence is not said twice on a day: the next reason is, or what is true besides', () => {
  const twin = (facts: Fact[], more: Statement[] = []): Sayable => ({
    day: 0,
    reasons: [cheaper, ...more].map((said, n) => ({ said, gain: 1 / (n + 1) ** 2 })),
    facts,
    runnerUp: runnerUp('soup'),
  })
  expect(codes([twin([portion]), twin([portion], [quick(10)]), twin([portion])])).toEqual([
    'cheaper',
    'quick',
    'portion',
  ])
})

test('figures that a sentence does not show make no other sentence of it', () => {
  const known = (familiarity: number): Sayable => ({
    day: 0,
    reasons: [{ said: { code: 'knownAtHome', values: { country: 'US', familiarity, otherFamiliarity: 0 } }, gain: 1 }],
    facts: [portion],
    runnerUp: runnerUp('soup'),
  })
  expect(codes([known(3), known(2)])).toEqual(['knownAtHome', 'portion'])
})

test('a day’s sum is named once, on the dish that does most', () => {
  const calories = (gain: number, recipeId: string): Sayable => ({
    day: 0,
    reasons: [{ said: { code: 'calories', values: { dayKcal: 1900, targetKcal: 2000, otherDayKcal: 1500 } }, gain }],
    facts: [portion],
    runnerUp: runnerUp(recipeId),
  })
  expect(codes([calories(1, 'a'), calories(2, 'b')])).toEqual(['portion', 'calories'])
})

test('where many dishes could not be another, what is true of each besides is said as well', () => {
  const alone = (day: number): Sayable => ({
    day,
    reasons: [{ said: { code: 'noRepeat', values: { slot: 'breakfast', dishes: 7 } }, gain: 0 }],
    facts: [
      { code: 'quickDish', values: { timeMin: 10 } },
      { code: 'richInProtein', values: { protein: 31 } },
      portion,
    ],
  })
  const plan = codes(Array.from({ length: 7 }, (_, day) => alone(day)))
  for (const kind of ['noRepeat', 'quickDish', 'richInProtein']) {
    expect(plan.filter((code) => code === kind).length).toBeLessThan(4)
  }
  expect(plan).not.toContain('portion')
})

test('a kind that came often gives way on an earlier day too, where later days know no other', () => {
  const early = Array.from({ length: 3 }, (_, day) => place(day, 0.7))
  const late = Array.from({ length: 6 }, (_, n): Sayable => {
    const day = 3 + n
    const only =
      n < 3 ? { said: { ...cheaper, values: { savedMinor: 100 + day } }, gain: 1 } : { said: quick(10 + day), gain: 1 }
    return { day, reasons: [only], facts: [portion], runnerUp: runnerUp(`dish-${day}`) }
  })
  const plan = codes([...early, ...late])
  for (const kind of ['cheaper', 'quick', 'variant']) expect(plan.filter((code) => code === kind)).toHaveLength(3)
})
