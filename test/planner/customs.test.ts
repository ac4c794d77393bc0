import { describe, expect, test } from 'vitest'
import type { CustomData } from '../../src/eating/meals.ts'
import { dateAfter } from '../../src/planner/calendar.ts'
import { planWeek } from '../../src/planner/plan.ts'
import type { ProblemData } from '../../src/planner/problem/data.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'

const made = generateCatalogue(5, 400)
const prices = generatePrices(made, 5)
/** Monday to Sunday. */
const FIRST_DAY = '2026-11-23'
const FRIDAY = 4
const WEEKS = 20
const SHARE = 0.5

const params = { ...PARAMS, equipment: ['stove', 'oven'] as const, startDate: FIRST_DAY }
const isDinner = ({ part, meal, slots, use }: ProblemData['recipes'][number]) =>
  part === 'main' && meal && slots.includes('dinner') && use === 'everyday'
/** A fifth of what may be a dinner. */
const dinners = made.recipes.filter(isDinner).filter((_, at) => at % 5 === 0)
const ids = dinners.map(({ id }) => id)

const withCustoms = (customs: readonly CustomData[]): ProblemData => ({
  ...made,
  eating: made.eating.map((country) => ({ ...country, customs })),
})
const friday = { weekday: FRIDAY, slot: 'dinner' as const, beside: false, share: SHARE, recipes: ids }

type Days = ReturnType<typeof planWeek>['days']
const planned = new Map<ProblemData, Map<string, Days>>()

/** Days of a week, which is planned once for all tests. */
function daysOf(data: ProblemData, week: number, more: Partial<typeof PARAMS> = {}): Days {
  const startDate = dateAfter(FIRST_DAY, 7 * week)
  const ofData = planned.get(data) ?? new Map<string, Days>()
  planned.set(data, ofData)
  const key = JSON.stringify([week, more])
  const days = ofData.get(key) ?? planWeek({ params: { ...params, ...more, startDate }, data, prices }).days
  ofData.set(key, days)
  return days
}

/** Weeks whose dinner of a day is one of some dishes. */
function weeksWith(dishes: readonly string[], data: ProblemData, more: Partial<typeof PARAMS> = {}) {
  return Array.from({ length: WEEKS }, (_, week) => week).filter((week) =>
    daysOf(data, week, more)[FRIDAY]?.dishes.some(
      ({ slot, companion, recipeId }) => slot === 'dinner' && !companion && dishes.includes(recipeId),
    ),
  )
}

describe('a meal that homes keep for certain dishes', () => {
  const data = withCustoms([friday])
  const always = withCustoms([{ ...friday, share: 0.99 }])
  const none = withCustoms([])
  const kept = weeksWith(ids, data)

  test('has them in its share of weeks', () => {
    const [never, often] = [weeksWith(ids, none).length, weeksWith(ids, always).length]
    // It is what the meal is made for, not a rule: where other dishes are much better, they stand there.
    expect(often).toBeGreaterThanOrEqual(2 * never + 2)
    expect(kept.length).toBeGreaterThan(never)
    expect(kept.length).toBeLessThan(often)
  })

  test('is another day of the plan where that begins on another', () => {
    const first = (made: ProblemData) =>
      Array.from({ length: WEEKS }, (_, week) => week).filter((week) => {
        const startDate = dateAfter(FIRST_DAY, FRIDAY + 7 * week)
        const { days } = planWeek({ params: { ...params, startDate }, data: made, prices })
        return days[0]?.dishes.some(
          ({ slot, companion, recipeId }) => slot === 'dinner' && !companion && ids.includes(recipeId),
        )
      }).length
    expect(first(always)).toBeGreaterThan(first(none) + 0.4 * WEEKS)
  })

  test('says so where that decides', () => {
    const reasons = weeksWith(ids, always).flatMap(
      (week) =>
        daysOf(always, week)[FRIDAY]?.dishes.find(({ slot, companion }) => slot === 'dinner' && !companion)?.why ?? [],
    )
    expect(reasons.find(({ code }) => code === 'weekdayCustom')?.values).toEqual({ country: PARAMS.country })
  })

  test('is as any other where the world’s dishes are asked for, or another dish is kept there', () => {
    const week = (made: ProblemData, more: Partial<typeof PARAMS>) =>
      planWeek({ params: { ...params, ...more }, data: made, prices }).days
    expect(week(always, { taste: 'world' })).toEqual(week(none, { taste: 'world' }))
    const keep = [{ day: FRIDAY, slot: 'dinner' as const, recipeId: ids[1] ?? '' }]
    expect(week(always, { keep })).toEqual(week(none, { keep }))
  })

  test('has others of its dishes where a person may not eat one', () => {
    const [first] = dinners
    const exclude = [first?.mainIngredient ?? '']
    const others = dinners.filter(({ lines }) => lines.every(({ ingredient }) => !exclude.includes(ingredient)))
    expect(others.length).toBeLessThan(dinners.length)
    expect(
      weeksWith(
        others.map(({ id }) => id),
        always,
        { exclude },
      ).length,
    ).toBeGreaterThan(
      2 *
        weeksWith(
          others.map(({ id }) => id),
          none,
          { exclude },
        ).length,
    )
    expect(weeksWith([first?.id ?? ''], always, { exclude })).toEqual([])
  })
})
