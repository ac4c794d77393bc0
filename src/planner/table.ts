import { EmptySlot, judge } from './filters.ts'
import { budgetOf } from './household.ts'
import { TABLE_KCAL, tableMainLimit } from './objective.ts'
import { setOf, strangeness, withOthers } from './occasion.ts'
import type { Params } from './params.ts'
import { assemble, type Cell, type GroupDraft, type Held, type Problem, type Shortage } from './problem.ts'
import { COURSES, type Market, type World, type WorldOccasion } from './world.ts'
import { indexOf } from './world-index.ts'

const all = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Dishes of a course for so many guests: nobody serves twelve people one salad. */
export function dishesOfCourse(course: string, guests: number): number {
  const dishes = guests <= 4 ? 1 : guests <= 10 ? 2 : 3
  return course === 'drink' || course === 'bread' ? Math.max(1, dishes - 1) : dishes
}

/** One table: the occasion's courses for its guests. @throws EmptySlot when no course has a dish left */
export function tableProblem(
  occasion: WorldOccasion,
  guests: number,
  params: Params,
  world: World,
  market: Market,
  held?: Held,
): Problem {
  const index = indexOf(world)
  const judged = judge(index, params, occasion)
  const { own, strange } = strangeness(index, occasion)
  const shortages: Shortage[] = []
  const groups: GroupDraft[] = []
  let refusal: EmptySlot | null = null
  for (const course of new Set(occasion.courses)) {
    const mine = [...setOf(index, occasion.dishes[course] ?? [])].filter((recipe) => index.offered[recipe])
    const number = (COURSES as readonly string[]).indexOf(course)
    const ofCourse = Int32Array.from(
      all(index.course.length).filter((r) => index.course[r] === number && index.offered[r]),
    )
    const wantedDishes = dishesOfCourse(course, guests)
    const found = withOthers(course, mine, ofCourse, wantedDishes, judged)
    if (found.shortage) shortages.push(found.shortage)
    if (found.refusal) {
      refusal ??= found.refusal
      continue
    }
    const count = Math.min(wantedDishes, found.recipes.length)
    groups.push({
      name: course,
      portions: Math.round((guests * 100) / count),
      recipes: found.recipes,
      offered: ofCourse.length,
      count,
    })
  }
  if (groups.length === 0) throw refusal ?? new EmptySlot(occasion.id, '', {}, 0, 0)
  const cells: Cell[] = groups.flatMap(({ count }, group) =>
    all(count).map(() => ({ day: 0, group, timed: true, next: [], before: -1, after: -1, variety: 0 })),
  )
  const variety = [
    { mainLimit: tableMainLimit(cells.length), kitchenLimit: 0, byDay: false, temperatures: cells.length >= 3 },
  ]
  return assemble({
    kind: 'table',
    index,
    params,
    market,
    groups,
    cells,
    aims: (referenceMinor, minutes) => ({
      cells: cells.length,
      days: 1,
      referenceMinor,
      budgetMinor: budgetOf(params, market.decimals, guests, 1),
      kcal: {
        target: (TABLE_KCAL.low + TABLE_KCAL.high) / 2,
        ...TABLE_KCAL,
        scale: (TABLE_KCAL.low + TABLE_KCAL.high) / 2,
      },
      protein: 0,
      minutes,
      health: null,
      variety,
    }),
    wanted: own,
    strange,
    occasion,
    shortages,
    portions: guests * 100,
    held,
  })
}
