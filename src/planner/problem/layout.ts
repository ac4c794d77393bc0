import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import { FRIDAY, isWeekend, SUNDAY, weekday } from '../calendar.ts'
import { EFFORT, type VarietyGroup } from '../objective.ts'
import {
  type Companion,
  type Head,
  isOfBread,
  isUnlimited,
  type NotEaten,
  notEaten,
  type PlannedMeal,
  sideOf,
} from './planned-meal.ts'
import type { Block, Position } from './problem.ts'
import { isStarchCounted, isVaried, varietyAt, varietyOf } from './week-variety.ts'

/** What may stand at some positions: a kind of main part at a meal, or a kind of companion. */
export interface Shelf {
  readonly slot: Slot
  readonly part: { readonly head: Head } | { readonly companion: Companion }
  /** days later on which it is eaten again, at most */
  readonly keeps: number
  /** hands-on minutes that it takes, at most */
  readonly most: number
  /** the recipe that stands there whatever else there is */
  readonly kept?: number
  /** what is not eaten there, because of what else stands beside it */
  readonly not: NotEaten | null
  /** number of positions */
  count: number
}

export interface Layout {
  readonly positions: readonly Position[]
  readonly blocks: readonly Block[]
  /** the groups of the positions */
  readonly shelves: readonly Shelf[]
  readonly variety: readonly VarietyGroup[]
}

/** Main parts that come once a week: all but bread at lunch and dinner, and the same habit again. */
const isOnce = (meal: PlannedMeal): boolean => meal.like < 0 && (!isMainMeal(meal.slot) || !isOfBread(meal))
/** Hands-on minutes that the main part of a meal (null), or what stands beside it, may take; Infinity: any. */
export type MostMinutes = (meal: PlannedMeal, companion: Companion | null) => number

/** Whether the same may stand as a companion beside a lunch and a dinner: their places then share a shelf. */
export type IsAlike = (companion: Companion) => boolean

/** Finds or makes the shelf of a position. */
function shelfMaker(shelves: Shelf[]) {
  const shelfAt = new Map<string, number>()
  return (name: string, shelf: Omit<Shelf, 'count'>): number => {
    const key = [name, shelf.keeps, shelf.most, shelf.kept, shelf.not].join(' ')
    const at = shelfAt.get(key) ?? shelves.push({ ...shelf, count: 0 }) - 1
    shelfAt.set(key, at)
    ;(shelves[at] as Shelf).count++
    return at
  }
}

/** What a layout must know besides the meals. */
export interface Arrangement {
  readonly startDate: string
  readonly mostMinutes: MostMinutes
  /** the meal for which people take their time on Sundays; undefined: none */
  readonly sundayMeal: Slot | undefined
  readonly isAlike: IsAlike
  /** the number of the custom that a meal, or what stands beside its main part, is made for; -1: of none */
  readonly customAt: (meal: PlannedMeal, companion: Companion | null) => number
}

/** The places of a week's meals, in the order of days and slots, each main part before what stands beside it. */
export function layOut(meals: readonly PlannedMeal[], arrangement: Arrangement): Layout {
  const { mostMinutes, isAlike } = arrangement
  const shelves: Shelf[] = []
  const shelf = shelfMaker(shelves)
  /** days between the first and the last time that a meal's main part, or its side, is eaten */
  const keptFor = (source: number, side: boolean): number =>
    meals.reduce(
      (days, { from, sideFrom, day }) =>
        from === source && (!side || sideFrom) ? Math.max(days, day - (meals[source]?.day ?? 0)) : days,
      0,
    )
  const places: Place[] = []
  const placeOf = new Map<string, number>()
  const members: number[][] = []
  const blockOf: number[] = []
  meals.forEach((meal, m) => {
    const { day, slot, head, companions, from, sideFrom, like } = meal
    const own = from >= 0 ? (meals[from] as PlannedMeal) : meal
    const headPlace = places.length
    const parts: readonly (Companion | null)[] = [null, ...companions]
    for (const companion of parts) {
      const again = from >= 0 && (companion === null || (companion === 'side' && sideFrom))
      const shared = like >= 0 ? like : again ? from : -1
      const first = shared < 0 ? undefined : placeOf.get(`${shared} ${companion ?? ''}`)
      const cooked = again ? from : m
      const most = mostMinutes(again ? own : meal, companion)
      const at = again ? own.slot : slot
      const group =
        companion === null
          ? shelf(`${own.slot} ${head}`, {
              slot: own.slot,
              part: { head },
              keeps: keptFor(cooked, false),
              most,
              not: null,
              ...(own.kept !== undefined && { kept: own.kept }),
            })
          : shelf(`${isMainMeal(at) && isAlike(companion) ? '' : at} beside ${companion}`, {
              slot: at,
              part: { companion },
              keeps: companion === 'side' ? keptFor(cooked, true) : 0,
              most,
              not: notEaten(meal, companion),
            })
      const place = places.push({ day, slot, group, companion, meal, cookedFor: own, headPlace }) - 1
      placeOf.set(`${m} ${companion ?? ''}`, place)
      if (first === undefined) blockOf[place] = members.push([place]) - 1
      else {
        blockOf[place] = blockOf[first] as number
        members[blockOf[first] as number]?.push(place)
      }
    }
  })
  const isLeftover = (positions: readonly number[]): boolean =>
    positions.length > 1 && (places[positions[1] as number] as Place).meal.from >= 0
  const blocks = members.map((positions) => ({ positions, leftover: isLeftover(positions) }))
  return {
    positions: withOwnWeeks(
      places.map((place, at) => positionOf(place, at, places, arrangement)),
      blocks,
    ),
    blocks,
    shelves,
    variety: varietyOf(places),
  }
}

/**
 * Where a dish gains whose own week it is: wherever it is cooked once in the plan. What may come often, as a soup beside a
 * main part, gains at the first and the last block of its group: its own week is no reason to eat it every day.
 */
function withOwnWeeks(positions: readonly Bare[], blocks: readonly Block[]): Position[] {
  const groups = Map.groupBy(blocks, ({ positions: [first = 0] }) => positions[first]?.group)
  const gaining = new Set(
    [...groups.values()].flatMap((all) =>
      all
        .filter((block, at) => at === 0 || at === all.length - 1 || positions[block.positions[0] ?? 0]?.once)
        .flatMap((block) => block.positions),
    ),
  )
  return positions.map((position, at) => ({ ...position, ownWeek: gaining.has(at) }))
}

/** A position of which only its own meal is known. */
type Bare = Omit<Position, 'ownWeek'>

interface Place {
  readonly day: number
  readonly slot: Slot
  readonly group: number
  readonly companion: Companion | null
  readonly meal: PlannedMeal
  /** the meal whose main part is eaten here: this one, or one before it */
  readonly cookedFor: PlannedMeal
  /** place of the meal's main part */
  readonly headPlace: number
}

/** Places of what stands beside a main part. */
const companionsAt = (places: readonly Place[], headPlace: number): number[] =>
  places.flatMap((place, p) => (place.headPlace === headPlace && place.companion !== null ? [p] : []))

/** As `Position.night`, of a cooked main part. */
function nightOf({ day, slot, cookedFor }: Place): number {
  if (slot === 'dinner') return day
  const isLeft = cookedFor.slot === 'dinner' && cookedFor.day === day - 1
  return slot === 'lunch' && !isLeft ? day - 1 : -1
}

function positionOf(
  place: Place,
  at: number,
  places: readonly Place[],
  { startDate, sundayMeal, customAt }: Arrangement,
): Bare {
  const { day, slot, group, companion, meal, headPlace } = place
  const weekend = isWeekend(startDate, day)
  const main = companion === null
  const once = main && isOnce(meal)
  const neighbour = (other: number): number =>
    main && (isVaried(meal) || meal.head === 'any')
      ? places.findIndex(
          ({ companion: beside, slot: of, day: on, meal: there }) =>
            beside === null && of === slot && on === other && (isVaried(there) || there.head === 'any'),
        )
      : -1
  const side = sideOf(meal)
  const partner =
    side === null
      ? -1
      : places.findIndex((place, p) => p > headPlace && place.headPlace === headPlace && place.companion === side)
  return {
    day,
    night: main && isVaried(meal) ? nightOf(place) : -1,
    name: slot,
    group,
    companion: !main,
    once,
    onceADay: !isUnlimited(companion),
    timed: main && !weekend,
    effort: EFFORT.findIndex((kind) => kind.slot === slot && kind.weekend === weekend),
    first: day === 0,
    sunday: main && slot === sundayMeal && weekday(startDate, day) === SUNDAY && isVaried(meal) && meal.from < 0,
    custom: meal.from < 0 ? customAt(meal, companion) : -1,
    friday: isMainMeal(slot) && weekday(startDate, day) === FRIDAY,
    before: neighbour(day - 1),
    after: neighbour(day + 1),
    partner: main ? partner : at === partner ? headPlace : -1,
    beside: main ? companionsAt(places, headPlace) : [headPlace],
    variety: varietyAt(meal, companion),
    starchy: isStarchCounted(meal, companion),
    shaped: companion === null && isMainMeal(slot) && isVaried(meal),
    counted: main && isMainMeal(slot),
  }
}
