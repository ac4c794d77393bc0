import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { COURSES } from '../../catalogue/vocabulary.ts'
import type { PlannerInput } from '../input.ts'
import { tableMainLimit } from '../objective.ts'
import { assemble } from './assemble.ts'
import type { OccasionData } from './data.ts'
import { tasteOf } from './dish-columns.ts'
import type { GroupDraft, HeldDish } from './draft.ts'
import { EmptySlotError, exclusionMask } from './filters.ts'
import { budgetOf, TABLE_TARGET } from './household.ts'
import { pricedIndexOf } from './index.ts'
import { occasionMismatch, setOf, withOthers } from './occasion.ts'
import type { Position, Problem, Shortage } from './problem.ts'

const all = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Dishes of a course for so many guests: nobody serves twelve people one salad. */
export function dishesOfCourse(course: string, guests: number): number {
  const dishes = guests <= 4 ? 1 : guests <= 10 ? 2 : 3
  return course === 'drink' || course === 'bread' ? Math.max(1, dishes - 1) : dishes
}

/** One table: the occasion's courses for its guests. @throws EmptySlotError when no course has a dish left */
export function tableProblem(
  input: PlannerInput,
  occasion: OccasionData,
  guests: number,
  held?: readonly HeldDish[],
): Problem {
  const { params, data, prices } = input
  const index = pricedIndexOf(data, prices)
  const excluded = exclusionMask(index, params, occasion)
  const { own, mismatch } = occasionMismatch(index, occasion)
  const shortages: Shortage[] = []
  const groups: GroupDraft[] = []
  let refusal: EmptySlotError | null = null
  for (const course of new Set(occasion.courses)) {
    const mine = [...setOf(index, occasion.dishes[course] ?? [])].filter((recipe) => index.offered[recipe])
    const number = (COURSES as readonly string[]).indexOf(course)
    const ofCourse = Int32Array.from(
      all(index.course.length).filter((r) => index.course[r] === number && index.offered[r]),
    )
    const wantedDishes = dishesOfCourse(course, guests)
    const found = withOthers(course, mine, ofCourse, wantedDishes, excluded)
    if (found.shortage) shortages.push(found.shortage)
    if (found.refusal) {
      refusal ??= found.refusal
      continue
    }
    const count = Math.min(wantedDishes, found.recipes.length)
    groups.push({
      name: course,
      portions: Math.round((guests * HUNDREDTHS) / count),
      portionOf: () => 1,
      resized: false,
      companion: false,
      recipes: found.recipes,
      offered: ofCourse.length,
      count,
    })
  }
  if (groups.length === 0) throw refusal ?? new EmptySlotError(occasion.id, '', {}, 0, 0)
  const positions: Position[] = groups.flatMap(({ name, count }, group) =>
    all(count).map(() => ({
      day: 0,
      name,
      group,
      companion: false,
      once: true,
      timed: true,
      effort: -1,
      first: false,
      before: -1,
      after: -1,
      partner: -1,
      beside: [],
      variety: 0,
      counted: false,
    })),
  )
  const variety = [
    {
      mainLimit: tableMainLimit(positions.length),
      cuisineLimit: 0,
      byDay: false,
      temperatures: positions.length >= 3,
      warned: true,
    },
  ]
  const taste = params.variant === 0 ? null : tasteOf(index, 0, 0, params.variant)
  return assemble({
    kind: 'table',
    input,
    groups,
    positions,
    blocks: positions.map((_, position) => ({ positions: [position], leftover: false })),
    targets: (referenceMinor, minutes) => ({
      positions: positions.length,
      days: 1,
      referenceMinor,
      budgetMinor: budgetOf(params, prices.decimals, guests, 1),
      kcal: { ...TABLE_TARGET, scale: TABLE_TARGET.target },
      protein: 0,
      minutes,
      health: null,
      foodGroups: [],
      variety,
    }),
    wanted: own,
    // A table is for all its guests, on any day: what a household's week would rather have does not count.
    preferences: { foreign: () => 1, mismatch, ...(taste && { jitter: taste }) },
    occasion,
    shortages,
    portions: guests * HUNDREDTHS,
    held,
  })
}
