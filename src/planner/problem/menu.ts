import { hash, Random } from '../../catalogue/random.ts'
import { isMainMeal, type Part, type Slot } from '../../catalogue/vocabulary.ts'
import type { CountryEating, PatternData } from '../../eating/meals.ts'
import { weekday } from '../calendar.ts'

/**
 * What a meal is about. `main` holds its starch; `plain` is a main part that needs a side; `any` is whatever is a meal of
 * its own, where nothing is known of how a country eats.
 */
export type Head = 'any' | 'main' | 'plain' | Exclude<Part, 'main' | 'side' | 'spread'>

/** What stands beside the main part. */
export type Companion = Exclude<Part, 'main' | 'spread' | 'drink'>

/** A meal of the week, before its dishes are chosen. */
export interface PlannedMeal {
  readonly day: number
  readonly slot: Slot
  readonly head: Head
  /** in the order in which they are eaten */
  readonly companions: readonly Companion[]
  /** number of the meal whose main part is eaten again here; -1: none */
  readonly from: number
  /** its side is eaten again too */
  readonly sideFrom: boolean
  /** number of the first meal of the same habit, whose dishes come again, made anew; -1: none */
  readonly like: number
}

/** What decides how a week is composed, beside the country's patterns. */
export interface MenuRequest {
  readonly slots: readonly Slot[]
  readonly days: number
  readonly startDate: string
  /** draws the days of each pattern */
  readonly seed: number
  /** how many dishes are there for a part of a meal */
  readonly choices: (slot: Slot, part: Head | Companion, companion: boolean) => number
  /** how many of them keep until so many days later, and are worth cooking for more than one meal */
  readonly keep: (slot: Slot, part: Head | Companion, companion: boolean, days: number) => number
}

/** Meals that a household eats by habit: the same on most days. */
const HABITS: readonly Slot[] = ['breakfast', 'snack']
/** Order in which companions are eaten. */
const COMPANIONS: readonly Companion[] = ['soup', 'side', 'salad', 'bread', 'dairy', 'fruit', 'dessert']
/** Dishes below which a week is not composed around such a part; a companion needs less. */
const FEWEST_HEADS = { habit: 3, large: 8 } as const
/** Dishes that keep below which none is planned to be eaten again, and sides. */
const FEWEST_KEPT = 5
const FEWEST_KEPT_SIDES = 3
/** Meals that one dish is eaten at, at most. */
const MOST_SITTINGS = 2
/** Different dishes of lunch and dinner that a week has at least, as far as it has so many meals. */
const FEWEST_MAINS = 8
/** Orders of the days that are tried so that leftovers follow what is cooked. */
const TRIES = 24

interface Drawn {
  readonly head: Head | 'leftover'
  readonly companions: readonly Companion[]
}

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
  const drawn = new Map(slots.map((slot) => [slot, drawSlot(eating, slot, request)]))
  const meals: PlannedMeal[] = []
  const at = new Map<string, number>()
  for (let day = 0; day < days; day++) {
    for (const slot of slots) {
      at.set(`${day} ${slot}`, meals.length)
      const { head, companions } = (drawn.get(slot) as readonly Drawn[])[day] as Drawn
      const like = HABITS.includes(slot) ? sameHabit(drawn.get(slot) as Drawn[], day, request) : -1
      meals.push({
        day,
        slot,
        head: head === 'leftover' ? 'main' : head,
        companions,
        from: head === 'leftover' ? FROM_BEFORE : -1,
        sideFrom: false,
        like: like < 0 ? -1 : (at.get(`${like} ${slot}`) as number),
      })
    }
  }
  const composed = withPots(withLeftovers(meals, request), eating.habits.soupPotDays, request)
  return withFruit(withMains(composed), request)
}

/** Stands for the number of a meal that is still to be found. */
const FROM_BEFORE = -2

/** The first working day that has the same habit as this one; -1: this is it, or it is a weekend. */
function sameHabit(drawn: readonly Drawn[], day: number, { startDate }: MenuRequest): number {
  if (weekday(startDate, day) >= 5) return -1
  return drawn.findIndex((other, at) => at < day && weekday(startDate, at) < 5 && other === drawn[day])
}

/** What each day has in one slot. */
function drawSlot(eating: CountryEating, slot: Slot, request: MenuRequest): Drawn[] {
  const { days, startDate, seed } = request
  const found: Drawn[] = new Array(days)
  for (const weekend of [false, true]) {
    const here = Array.from({ length: days }, (_, day) => day).filter((day) => weekday(startDate, day) >= 5 === weekend)
    const random = new Random(hash([seed, slot, weekend]))
    const patterns = usable(eating.patterns, slot, weekend, request)
    const habit = HABITS.includes(slot) && !weekend
    const count = habit ? Math.min(here.length, eating.habits.distinctBreakfastsWeekdays) : here.length
    const chosen = apportion(patterns, count, random).map((pattern) => partsOf(pattern, slot, random, request))
    if (habit) {
      here.forEach((day, at) => {
        found[day] = chosen[at % chosen.length] as Drawn
      })
      continue
    }
    arrange(here, chosen, random).forEach((one, at) => {
      found[here[at] as number] = one
    })
  }
  return found
}

/** The patterns of a meal that the household's dishes can fill; what only one of the large meals is planned for is warm. */
function usable(
  all: readonly PatternData[],
  slot: Slot,
  weekend: boolean,
  { slots, choices }: MenuRequest,
): readonly PatternData[] {
  const ofMeal = all.filter((pattern) => pattern.slot === slot && pattern.weekend === weekend)
  const one = isMainMeal(slot) && slots.filter(isMainMeal).length === 1
  return ofMeal.filter(({ parts, warm }) => {
    const first = parts[0]?.part
    if (first === undefined || first === 'drink' || (one && !warm)) return false
    if (first === 'leftover') return isMainMeal(slot)
    const head = headOf(required(parts), slot)
    return head !== null && isEnough(slot, head, choices)
  })
}

const required = (parts: PatternData['parts']): (Part | 'leftover')[] =>
  parts.filter(({ optional }) => !optional).map(({ part }) => part)

/** Whether there are dishes enough to compose meals around such a part. */
const isEnough = (slot: Slot, head: Head, choices: MenuRequest['choices']): boolean =>
  choices(slot, head, false) >= (isMainMeal(slot) ? FEWEST_HEADS.large : FEWEST_HEADS.habit)

/** What a meal of these parts is about; null: nothing that can be planned. */
function headOf(parts: readonly (Part | 'leftover')[], slot: Slot): Head | null {
  if (parts.includes('main')) {
    const sided = parts.includes('side') || (!isMainMeal(slot) && parts.includes('bread'))
    return sided ? 'plain' : 'main'
  }
  const first = parts[0]
  if (first === 'side' || first === 'spread' || first === 'leftover' || first === undefined) return null
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
function partsOf(pattern: PatternData | null, slot: Slot, random: Random, { choices }: MenuRequest): Drawn {
  if (!pattern) return { head: 'any', companions: [] }
  const eaten = pattern.parts.filter(({ optional }) => !optional || random.next() < 0.5).map(({ part }) => part)
  const head = eaten[0] === 'leftover' ? 'leftover' : headIn([eaten, required(pattern.parts)], slot, choices)
  const companions = COMPANIONS.filter((part) => {
    const there = eaten.includes(part) && part !== head
    return there && choices(slot, part, true) > 0
  })
  // Whoever eats the dish of the day before eats its side too: it belongs to that dish.
  return { head, companions: head === 'leftover' ? companions.filter((part) => part !== 'side') : companions }
}

/** What a meal is about: of the first of these parts whose dishes are there. */
function headIn(parts: readonly (Part | 'leftover')[][], slot: Slot, choices: MenuRequest['choices']): Head {
  const heads = parts.map((some) => headOf(some, slot))
  return heads.find((head) => head !== null && isEnough(slot, head, choices)) ?? 'any'
}

/** The days' order: shuffled, and never a leftover on the first day nor two running, as far as some tries find it. */
function arrange(days: readonly number[], chosen: readonly Drawn[], random: Random): Drawn[] {
  let order = [...chosen]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    order = random.shuffle([...chosen])
    const first = order[0]?.head === 'leftover' && days[0] === 0
    const running = order.some((one, at) => one.head === 'leftover' && order[at - 1]?.head === 'leftover')
    if (!first && !running) break
  }
  return order
}

const cooksMain = ({ head, from, slot }: PlannedMeal): boolean =>
  isMainMeal(slot) && from === -1 && (head === 'main' || head === 'plain')

/** Finds the meal that each leftover comes from; where there is none, a main part is cooked. */
function withLeftovers(meals: readonly PlannedMeal[], { slots, keep }: MenuRequest): PlannedMeal[] {
  const done: PlannedMeal[] = [...meals]
  const taken = new Set<number>()
  const perDay = slots.length
  /** the meal with a main part that keeps: one with its starch, where too few without it keep; null: neither does */
  const keepable = (meal: PlannedMeal): PlannedMeal | null => {
    if (keep(meal.slot, meal.head, false, 1) >= FEWEST_KEPT) return meal
    if (meal.head !== 'plain' || keep(meal.slot, 'main', false, 1) < FEWEST_KEPT) return null
    return { ...meal, head: 'main', companions: meal.companions.filter((part) => part !== 'side') }
  }
  meals.forEach((meal, at) => {
    if (meal.from !== FROM_BEFORE) return
    const dayBefore = (slot: Slot): number => {
      const place = slots.indexOf(slot)
      return place < 0 || meal.day === 0 ? -1 : (meal.day - 1) * perDay + place
    }
    const source = [dayBefore('dinner'), dayBefore('lunch')].find((source) => {
      const there = done[source]
      if (there === undefined || !cooksMain(there) || taken.has(source)) return false
      return keepable(there) !== null
    })
    if (source === undefined) {
      done[at] = { ...meal, from: -1 }
      return
    }
    taken.add(source)
    const kept = keepable(done[source] as PlannedMeal) as PlannedMeal
    done[source] = kept
    const { head, companions, slot } = kept
    const sided = companions.includes('side')
    done[at] = {
      ...meal,
      head,
      companions: COMPANIONS.filter((part) => meal.companions.includes(part) || (sided && part === 'side')),
      from: source,
      sideFrom: sided && keep(slot, 'side', true, 1) >= FEWEST_KEPT_SIDES,
    }
  })
  return done
}

/** Cooks afresh what would be eaten again, the last first, where a week would have too few dishes. */
function withMains(meals: readonly PlannedMeal[]): PlannedMeal[] {
  const done = [...meals]
  const cooked = (): number =>
    done.filter(({ slot, head, from }) => isMainMeal(slot) && head !== 'bread' && from < 0).length
  for (let at = done.length - 1; at >= 0 && cooked() < FEWEST_MAINS; at--) {
    const meal = done[at] as PlannedMeal
    if (meal.from >= 0 && isMainMeal(meal.slot)) done[at] = { ...meal, from: -1, sideFrom: false }
  }
  return done
}

/** Soups of days running come from one pot, for as many days as the country's homes keep one. */
function withPots(meals: readonly PlannedMeal[], potDays: number, { keep }: MenuRequest): PlannedMeal[] {
  const done = [...meals]
  const pot = new Map<Slot, { first: number; day: number; sittings: number }>()
  meals.forEach((meal, at) => {
    if (meal.head !== 'soup' || !isMainMeal(meal.slot)) return
    const open = pot.get(meal.slot)
    const first = open ? (done[open.first] as PlannedMeal) : undefined
    const again =
      open &&
      first &&
      meal.day === open.day + 1 &&
      open.sittings < Math.min(potDays, MOST_SITTINGS) &&
      keep(meal.slot, 'soup', false, meal.day - first.day) >= FEWEST_KEPT
    if (again) {
      done[at] = { ...meal, from: open.first }
      pot.set(meal.slot, { first: open.first, day: meal.day, sittings: open.sittings + 1 })
    } else pot.set(meal.slot, { first: at, day: meal.day, sittings: 1 })
  })
  return done
}

/** Fruit on every day of whole days of meals: at breakfast where there is none yet. */
function withFruit(meals: readonly PlannedMeal[], { slots, choices }: MenuRequest): PlannedMeal[] {
  const isFruit = ({ head, companions }: PlannedMeal): boolean => head === 'fruit' || companions.includes('fruit')
  const habit = slots.find((slot) => slot === 'breakfast' && choices(slot, 'fruit', true) > 0)
  if (!habit || slots.length < 3) return [...meals]
  const days = new Set(meals.filter(isFruit).map(({ day }) => day))
  const short = meals.filter((meal) => meal.slot === habit && !days.has(meal.day))
  // A habit is the same on all its days, so that its fruit is too.
  const first = new Set(short.map((meal) => (meal.like < 0 ? meals.indexOf(meal) : meal.like)))
  return meals.map((meal, at) =>
    meal.slot === habit && first.has(meal.like < 0 ? at : meal.like) && !isFruit(meal)
      ? { ...meal, companions: [...meal.companions, 'fruit'] }
      : meal,
  )
}
