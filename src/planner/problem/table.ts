import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { COURSES } from '../../catalogue/vocabulary.ts'
import type { PlannerInput } from '../input.ts'
import { tableMainLimit } from '../objective.ts'
import type { Params } from '../params.ts'
import { assemble } from './assemble.ts'
import type { OccasionData } from './data.ts'
import { tasteAt, turnOf } from './dish-columns.ts'
import type { GroupDraft } from './draft.ts'
import { EmptySlotError, exclusionMask } from './filters.ts'
import { budgetOf, TABLE_TARGET } from './household.ts'
import { type ProblemIndex, setOf } from './index.ts'
import { indexFor } from './kitchen.ts'
import { occasionMismatch, withOthers } from './occasion.ts'
import type { Position, Problem, Shortage } from './problem.ts'
import type { Held } from './week.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Dishes of a course for so many guests: nobody serves twelve people one salad. */
export function dishesOfCourse(course: string, guests: number): number {
  const dishes = guests <= 4 ? 1 : guests <= 10 ? 2 : 3
  return course === 'drink' || course === 'bread' ? Math.max(1, dishes - 1) : dishes
}

/** Dishes of a course that a person keeps on the table; a plan that is to be changed holds them already. */
const keptOf = ({ keep }: Params, index: ProblemIndex, course: string): number[] => [
  ...setOf(
    index,
    keep.flatMap(({ slot, recipeId }) => (slot === course ? [recipeId] : [])),
  ),
]

/** What its courses may hold. */
interface Courses {
  readonly groups: readonly GroupDraft[]
  readonly shortages: readonly Shortage[]
}

/** A group for each course, and for each dish of it that is kept. @throws EmptySlotError when no course has a dish left */
function coursesOf(input: PlannerInput, occasion: OccasionData, guests: number, held: Held | undefined): Courses {
  const { params } = input
  const index = indexFor(input)
  const excluded = exclusionMask(index, params, occasion)
  const shortages: Shortage[] = []
  const groups: GroupDraft[] = []
  let refusal: EmptySlotError | null = null
  const slots = held?.places.map(({ slot }) => slot) ?? []
  for (const course of new Set([...occasion.courses, ...slots])) {
    const mine = [...setOf(index, occasion.dishes[course] ?? [])].filter((recipe) => index.offered[recipe])
    const number = (COURSES as readonly string[]).indexOf(course)
    const ofCourse = Int32Array.from(
      upTo(index.course.length).filter((r) => index.course[r] === number && index.offered[r]),
    )
    const there = held?.places.filter(({ slot }) => slot === course)
    const kept = keptOf(params, index, course)
    const wantedDishes = Math.max(dishesOfCourse(course, guests), kept.length)
    const found = withOthers(course, mine, ofCourse, wantedDishes, excluded)
    // A plan that is to be changed has its own courses, whatever the occasion has now; what it had to leave out is said again.
    const isThere = there === undefined || there.length > 0
    if (found.shortage && (isThere || found.refusal)) shortages.push(found.shortage)
    if (!isThere) continue
    if (found.refusal && !there) {
      refusal ??= found.refusal
      continue
    }
    const all = new Set([...found.recipes, ...kept])
    const count = there?.length ?? Math.min(wantedDishes, all.size)
    const eaten = there?.[0]?.portions ?? (guests * (occasion.perGuest?.[course] ?? 1)) / count
    const group = (recipes: readonly number[], places: number): GroupDraft => ({
      name: course,
      portions: Math.round(eaten * HUNDREDTHS),
      portionOf: () => 1,
      resized: false,
      companion: false,
      recipes: Int32Array.from(recipes).sort(),
      offered: ofCourse.length,
      count: places,
    })
    const others = [...all].filter((recipe) => !kept.includes(recipe))
    if (there) groups.push(group([...all], count))
    else {
      groups.push(...kept.map((recipe) => group([recipe], 1)))
      if (count > kept.length) groups.push(group(others, count - kept.length))
    }
  }
  if (groups.length === 0) throw refusal ?? new EmptySlotError(occasion.id, '', {}, 0, 0)
  // In the order of the plan's dishes.
  if (held) groups.sort((a, b) => slots.indexOf(a.name) - slots.indexOf(b.name))
  return { groups, shortages }
}

/** One table: the occasion's courses for its guests. @throws EmptySlotError when no course has a dish left */
export function tableProblem(input: PlannerInput, occasion: OccasionData, guests: number, held?: Held): Problem {
  const { params, prices, apart } = input
  const index = indexFor(input)
  const { own, mismatch } = occasionMismatch(index, occasion)
  const { groups, shortages } = coursesOf(input, occasion, guests, held)
  const positions: Position[] = groups.flatMap(({ name, count }, group) =>
    upTo(count).map(() => ({
      day: 0,
      night: -1,
      name,
      group,
      companion: false,
      once: true,
      onceADay: true,
      ownWeek: true,
      timed: true,
      effort: -1,
      first: false,
      sunday: false,
      friday: false,
      custom: -1,
      before: -1,
      after: -1,
      partner: -1,
      beside: [],
      variety: 0,
      starchy: false,
      shaped: false,
      counted: true,
    })),
  )
  const variety = [
    {
      mainLimit: tableMainLimit(positions.length),
      cuisineLimit: 0,
      byDay: 0,
      daysWith: 0,
      temperatures: positions.length >= 3,
      warned: true,
      weight: 1,
    },
  ]
  const turn = params.variant === 0 ? null : turnOf(index, 0, 0, params.variant)
  const others = setOf(index, apart ?? [])
  return assemble({
    kind: 'table',
    input,
    groups,
    positions,
    blocks: positions.map((_, position) => ({ positions: [position], leftover: false })),
    targets: (referenceMinor, minutes) => ({
      positions: positions.length,
      largeMeals: 0,
      days: 1,
      referenceMinor,
      budgetMinor: budgetOf(params, prices.decimals, guests, 1),
      kcal: { ...TABLE_TARGET, scale: TABLE_TARGET.target },
      protein: 0,
      minutes,
      health: null,
      foodGroups: [],
      foodGroupsWeight: 1,
      variety,
      starch: null,
      template: null,
    }),
    wanted: own,
    // A table is for all its guests, on any day: what a household's week would rather have does not count.
    preferences: {
      foreign: () => 1,
      mismatch,
      apart: (recipe) => (others.has(recipe) ? 1 : 0),
      ...(turn && { jitter: (recipe: number) => tasteAt(turn(recipe)) }),
    },
    occasion,
    shortages,
    portions: guests * HUNDREDTHS,
    held: held?.dishes,
  })
}
