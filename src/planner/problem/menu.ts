import { hash, Random } from '../../catalogue/random.ts'
import { isMainMeal, type Part, type Slot } from '../../catalogue/vocabulary.ts'
import type { CountryEating, PatternData } from '../../eating/meals.ts'
import { FRIDAY, isWeekend, SUNDAY, weekday } from '../calendar.ts'
import { arrange } from './days-order.ts'
import { withLeftovers, withMains, withPots } from './eaten-again.ts'
import { fruitMealOf, withFruit } from './fruit.ts'
import { FEWEST_OF_KIND } from './offers.ts'
import {
  COMPANIONS,
  type Drawn,
  FROM_BEFORE,
  type Head,
  isOfMeal,
  type MenuRequest,
  type PlannedMeal,
} from './planned-meal.ts'

/** Meals that a household eats by habit: the same on most days. */
const HABITS: readonly Slot[] = ['breakfast', 'snack']
/** Dishes below which a week is not composed around such a part; a companion needs less, and so does a salad that is seldom a meal of its own. */
const FEWEST_HEADS = { habit: 3, large: 8, rare: 3 } as const
/** Meals a week up to which a salad is a rare one. */
const RARE = 0.75
/** Share of the main parts that need a side which one week may have, and how many it may have at least. */
const OF_THE_PLAIN = 1 / 6
const FEWEST_PLAIN = 2

/** A week whose meals are one dish each, where nothing is known of how the country eats. */
export const plainWeek = (slots: readonly Slot[], days: number): PlannedMeal[] =>
  Array.from({ length: days }, (_, day) =>
    slots.map((slot): PlannedMeal => ({ day, slot, head: 'any', companions: [], from: -1, sideFrom: false, like: -1 })),
  ).flat()

/**
 * The meals of a week, in the order of days and slots: what each is about and what stands beside it, in the country's
 * shares. Leftovers and habits are fixed here, so that the search chooses dishes only. The same for the same seed.
 */
export function composeWeek(eating: CountryEating | undefined, request: MenuRequest): PlannedMeal[] {
  if (!eating || eating.patterns.length === 0) return plainWeek(request.slots, request.days)
  const { slots, days } = request
  const drawn = new Map<Slot, readonly Drawn[]>()
  for (const slot of slots) drawn.set(slot, drawSlot(eating, slot, request, drawn.get('lunch')))
  const meals: PlannedMeal[] = []
  const at = new Map<string, number>()
  for (let day = 0; day < days; day++) {
    for (const slot of slots) {
      at.set(`${day} ${slot}`, meals.length)
      const { head, companions, kept } = (drawn.get(slot) as readonly Drawn[])[day] as Drawn
      const like = HABITS.includes(slot) ? sameHabit(drawn.get(slot) as Drawn[], day, request) : -1
      meals.push({
        day,
        slot,
        head: head === 'leftover' ? 'main' : head,
        companions,
        from: head === 'leftover' ? FROM_BEFORE : -1,
        sideFrom: false,
        like: like < 0 ? -1 : (at.get(`${like} ${slot}`) as number),
        ...(kept !== undefined && { kept }),
      })
    }
  }
  const composed = withPots(
    withLeftovers(withFewPlain(withKinds(meals, request), request), eating.habits, request),
    eating.habits.soupPotDays,
    request,
  )
  return withFruit(withMains(composed, request), fruitMealOf(eating, slots), request)
}

/** The large meal that a country's homes take most time for at weekends; undefined: nothing is known, or none is planned. */
export function sundayMealOf(eating: CountryEating | undefined, slots: readonly Slot[]): Slot | undefined {
  const minutes = (meal: Slot): number =>
    (eating?.patterns ?? [])
      .filter(({ slot, weekend }) => slot === meal && weekend)
      .reduce((sum, { share, activeMin }) => sum + share * activeMin, 0)
  if (!eating) return undefined
  return slots.filter(isMainMeal).toSorted((a, b) => minutes(b) - minutes(a))[0]
}

/** Where few main parts need a side, or few hold their starch, meals are about the other kind, which there is more of. */
function withKinds(meals: readonly PlannedMeal[], { kinds, choices }: MenuRequest): PlannedMeal[] {
  return meals.map((meal) => {
    const { slot, head, companions } = meal
    if (!isMainMeal(slot) || (head !== 'main' && head !== 'plain')) return meal
    const other = head === 'main' ? 'plain' : 'main'
    const isFew = kinds(slot, head) < FEWEST_OF_KIND && kinds(slot, other) > kinds(slot, head)
    if (!isFew || (other === 'plain' && choices(slot, 'side', true) === 0)) return meal
    const besides = companions.filter((part) => part !== 'side')
    return {
      ...meal,
      head: other,
      companions: other === 'plain' ? COMPANIONS.filter((part) => part === 'side' || besides.includes(part)) : besides,
    }
  })
}

/**
 * Main parts that need a side are few: a week that had many would have the same ones again and again. What is beyond holds
 * its starch itself, on working days first, at lunch before dinner.
 */
function withFewPlain(meals: readonly PlannedMeal[], { kinds, startDate }: MenuRequest): PlannedMeal[] {
  const plain = meals.flatMap(({ slot, head }, at) => (isMainMeal(slot) && head === 'plain' ? [at] : []))
  const order = (at: number): number => {
    const { day, slot } = meals[at] as PlannedMeal
    return (isWeekend(startDate, day) ? 2 : 0) + (slot === 'dinner' ? 1 : 0)
  }
  const slot = meals[plain[0] ?? 0]?.slot ?? 'dinner'
  const most = Math.max(FEWEST_PLAIN, Math.round(kinds(slot, 'plain') * OF_THE_PLAIN))
  const last = Math.max(0, plain.length - most)
  const beyond = new Set(plain.toSorted((a, b) => order(a) - order(b) || a - b).slice(0, last))
  return meals.map((meal, at) =>
    beyond.has(at) && kinds(meal.slot, 'main') >= FEWEST_OF_KIND
      ? { ...meal, head: 'main', companions: meal.companions.filter((part) => part !== 'side') }
      : meal,
  )
}

/** The first working day that has the same habit as this one; -1: this is it, or it is a weekend. */
function sameHabit(drawn: readonly Drawn[], day: number, { startDate }: MenuRequest): number {
  if (isWeekend(startDate, day)) return -1
  return drawn.findIndex((other, at) => at < day && !isWeekend(startDate, at) && other === drawn[day])
}

/** Spreads below which bread carries its own topping, at lunch and dinner and else. */
const FEWEST_SPREADS = { habit: 1, large: 3 } as const

/** Whether there are spreads, and bread to spread them on. */
const isSpread = (slot: Slot, choices: MenuRequest['choices']): boolean =>
  choices(slot, 'spread', true) >= (isMainMeal(slot) ? FEWEST_SPREADS.large : FEWEST_SPREADS.habit) &&
  choices(slot, 'slices', false) > 0

/** What bread is at a meal of a country. */
interface Bread {
  /** it stands beside main parts that hold their starch */
  readonly besideStarch: boolean
  /** it can be the starch of a main part: at breakfast, and beside a salad or vegetables at lunch and dinner where homes eat so */
  readonly isStarch: boolean
}

const breadAt = (eating: CountryEating, slot: Slot, choices: MenuRequest['choices']): Bread => ({
  besideStarch: eating.habits.breadBesideStarch !== 'none',
  isStarch: choices(slot, 'bread', true) > 0 && (!isMainMeal(slot) || eating.habits.breadAsSide),
})

/** What each day has in one slot. @param lunches what its lunches are, which dinners are unlike */
function drawSlot(
  eating: CountryEating,
  slot: Slot,
  request: MenuRequest,
  lunches: readonly Drawn[] | undefined,
): Drawn[] {
  const { days, startDate, seed } = request
  const bread = breadAt(eating, slot, request.choices)
  const sundayMeal = sundayMealOf(eating, request.slots)
  const found: Drawn[] = new Array(days)
  for (const weekend of [false, true]) {
    const here = Array.from({ length: days }, (_, day) => day).filter((day) => isWeekend(startDate, day) === weekend)
    const random = new Random(hash([seed, slot, weekend]))
    const patterns = usable(eating.patterns, slot, weekend, request, bread)
    const habit = HABITS.includes(slot) && !weekend
    const count = habit ? Math.min(here.length, eating.habits.distinctBreakfastsWeekdays) : here.length
    const before = habit ? (request.habits.get(slot) ?? []) : []
    const chosen =
      before.length > 0
        ? before
        : apportion(patterns, count, random).map((pattern) => partsOf(pattern, slot, random, request, bread))
    if (habit) {
      here.forEach((day, at) => {
        found[day] = chosen[at % chosen.length] as Drawn
      })
      continue
    }
    const customs = here.map((day) => request.customs.filter((one) => one.slot === slot && one.day === day))
    /** which of the days, of a lunch or dinner, is such a day of the week; -1: none */
    const on = (asked: number): number =>
      isMainMeal(slot) ? here.findIndex((day) => weekday(startDate, day) === asked) : -1
    const heeded = {
      lunches,
      customs,
      sunday: on(SUNDAY),
      isLarge: slot === sundayMeal,
      meatless: eating.habits.meatlessFridays ? on(FRIDAY) : -1,
    }
    arrange(here, chosen, random, heeded).forEach((one, at) => {
      const head = customs[at]?.find(isOfMeal)?.head
      const asked = head === undefined || one.head === head ? null : usualOf(patterns, slot, head, bread)
      found[here[at] as number] = asked ? partsOf(asked, slot, random, request, bread) : one
    })
  }
  return found
}

/** The most usual pattern of meals about such a part; null: there is none. */
const usualOf = (patterns: readonly PatternData[], slot: Slot, head: Head, bread: Bread): PatternData | null =>
  patterns
    .filter(({ parts }) => headOf(required(parts), slot, bread) === head)
    .toSorted((a, b) => b.share - a.share)[0] ?? null

/** The patterns of a meal that the household's dishes can fill; what only one of the large meals is planned for is warm. */
function usable(
  all: readonly PatternData[],
  slot: Slot,
  weekend: boolean,
  { slots, choices }: MenuRequest,
  bread: Bread,
): readonly PatternData[] {
  const ofMeal = all.filter((pattern) => pattern.slot === slot && pattern.weekend === weekend)
  const one = isMainMeal(slot) && slots.filter(isMainMeal).length === 1
  return ofMeal.filter(({ parts, warm, share }) => {
    const first = parts[0]?.part
    if (first === undefined || first === 'drink' || (one && !warm)) return false
    if (first === 'leftover') return isMainMeal(slot)
    const head = headOf(required(parts), slot, bread)
    const isRare = head === 'salad' && share * (weekend ? 2 : 5) <= RARE
    return head !== null && isEnough(slot, head, choices, isRare)
  })
}

const required = (parts: PatternData['parts']): (Part | 'leftover')[] =>
  parts.filter(({ optional }) => !optional).map(({ part }) => part)

/** Whether there are dishes enough to compose meals around such a part. */
const isEnough = (slot: Slot, head: Head, choices: MenuRequest['choices'], isRare = false): boolean =>
  choices(slot, head, false) >= FEWEST_HEADS[isMainMeal(slot) ? (isRare ? 'rare' : 'large') : 'habit']

/** What a meal of these parts is about; null: nothing that can be planned. */
function headOf(parts: readonly (Part | 'leftover')[], slot: Slot, bread: Bread): Head | null {
  if (parts.includes('main')) {
    const onBread = bread.isStarch && parts.includes('bread') && (!isMainMeal(slot) || parts.includes('salad'))
    return parts.includes('side') || onBread ? 'plain' : 'main'
  }
  const first = parts[0]
  if (first === 'side' && isMainMeal(slot)) return null
  if (first === 'spread' || first === 'leftover' || first === undefined) return null
  return first as Head
}

/** Patterns for so many meals, as near to their shares as whole numbers come: systematic sampling from a random start. */
function apportion(patterns: readonly PatternData[], count: number, random: Random): readonly (PatternData | null)[] {
  const all = patterns.reduce((sum, { share }) => sum + share, 0)
  const start = random.next()
  return Array.from({ length: count }, (_, n) => {
    let rest = ((n + start) / count) * all
    for (const pattern of patterns) {
      rest -= pattern.share
      if (rest < 0) return pattern
    }
    return patterns.at(-1) ?? null
  })
}

/** A pattern with its optional parts eaten or not: every second time, on average. */
function partsOf(
  pattern: PatternData | null,
  slot: Slot,
  random: Random,
  { choices }: MenuRequest,
  bread: Bread,
): Drawn {
  if (!pattern) return { head: 'any', companions: [] }
  const eaten = pattern.parts.filter(({ optional }) => !optional || random.next() < 0.5).map(({ part }) => part)
  const about = eaten[0] === 'leftover' ? 'leftover' : headIn([eaten, required(pattern.parts)], slot, choices, bread)
  const head = about === 'bread' && eaten.includes('spread') && isSpread(slot, choices) ? 'slices' : about
  const companions = COMPANIONS.filter((part) => {
    const there = eaten.includes(part) && part !== about
    return there && choices(slot, part, true) > 0
  })
  // Whoever eats the dish of the day before eats its side too: it belongs to that dish. Nor has one a side that holds its starch.
  const sideless = head === 'leftover' || head === 'main' || head === 'any'
  // At breakfast bread stands beside what is neither of bread nor sweet, and at lunch and dinner beside a starch only where
  // homes eat it with some; beside which dishes, `sides` says.
  const breadless = sideless && !(isMainMeal(slot) ? bread.besideStarch : head === 'leftover')
  const besides = companions.filter((part) => !(sideless && part === 'side') && !(breadless && part === 'bread'))
  const onBread = head === 'slices' || besides.includes('bread')
  return { head, companions: besides.filter((part) => part !== 'spread' || onBread) }
}

/** What a meal is about: of the first of these parts whose dishes are there. A salad of a pattern that can be filled is rare, or has many. */
function headIn(
  parts: readonly (Part | 'leftover')[][],
  slot: Slot,
  choices: MenuRequest['choices'],
  bread: Bread,
): Head {
  const heads = parts.map((some) => headOf(some, slot, bread))
  return heads.find((head) => head !== null && isEnough(slot, head, choices, head === 'salad')) ?? 'any'
}
