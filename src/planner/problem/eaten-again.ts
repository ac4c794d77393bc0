import { hash, Random } from '../../catalogue/random.ts'
import { isMainMeal, MAIN_MEALS, type Slot } from '../../catalogue/vocabulary.ts'
import type { HabitData } from '../../eating/meals.ts'
import { FRIDAY, isWeekend, weekday } from '../calendar.ts'
import { COMPANIONS, FROM_BEFORE, isOfBread, type MenuRequest, type PlannedMeal, sideOf } from './planned-meal.ts'

/** Dishes that keep below which none is planned to be eaten again, and sides. */
const FEWEST_KEPT = 5
const FEWEST_KEPT_SIDES = 3
/** Meals that one dish is eaten at, at most. */
const MOST_SITTINGS = 2
/** Different dishes of lunch and dinner that a week has at least, as far as it has so many meals. */
const FEWEST_MAINS = 8
/** Lunches and dinners of a whole week. */
const MAIN_MEALS_OF_A_WEEK = 14

const cooksMain = ({ head, from, slot }: PlannedMeal): boolean =>
  isMainMeal(slot) && from === -1 && (head === 'main' || head === 'plain')

/** A lunch or dinner of the day before from which a meal can be eaten again, dinner first. */
const DAY_BEFORE: readonly Slot[] = ['dinner', 'lunch']

/**
 * Finds the meal that each leftover comes from; where there is none, it is bread or a main part is cooked. Where the country's homes eat
 * again more often than that, lunches of working days do so too.
 * @param habits how many lunches and dinners of a week are leftovers; whether Fridays are without meat: then little that keeps is eaten on them
 */
export function withLeftovers(
  meals: readonly PlannedMeal[],
  { leftoverMealsWeek: usual, meatlessFridays }: Pick<HabitData, 'leftoverMealsWeek' | 'meatlessFridays'>,
  request: MenuRequest,
): PlannedMeal[] {
  const isMeatless = (day: number): boolean => meatlessFridays && weekday(request.startDate, day) === FRIDAY
  const { slots, keep, startDate, seed } = request
  const done: PlannedMeal[] = [...meals]
  const taken = new Set<number>()
  const perDay = slots.length
  /** the meal with a main part that keeps: one with its starch, where too few without it keep; null: neither does */
  const keepable = (meal: PlannedMeal): PlannedMeal | null => {
    if (keep(meal.slot, meal.head, false, 1) >= FEWEST_KEPT) return meal
    if (meal.head !== 'plain' || keep(meal.slot, 'main', false, 1) < FEWEST_KEPT) return null
    return { ...meal, head: 'main', companions: meal.companions.filter((part) => part !== 'side') }
  }
  const sourceOf = ({ day }: PlannedMeal, fits: (there: PlannedMeal) => boolean): number | undefined =>
    DAY_BEFORE.flatMap((slot) =>
      slots.includes(slot) && day > 0 && !isMeatless(day) && !isMeatless(day - 1)
        ? [(day - 1) * perDay + slots.indexOf(slot)]
        : [],
    ).find((source) => {
      const there = done[source] as PlannedMeal
      return cooksMain(there) && !taken.has(source) && keepable(there) !== null && fits(there)
    })
  /** The meal eats what the other cooked. */
  const eatAgain = (at: number, source: number): void => {
    const meal = done[at] as PlannedMeal
    taken.add(source)
    const kept = keepable(done[source] as PlannedMeal) as PlannedMeal
    done[source] = kept
    const { head, slot } = kept
    const side = head === 'plain' ? sideOf(kept) : null
    done[at] = {
      ...meal,
      head,
      companions: COMPANIONS.filter((part) => part === side || (part !== 'side' && meal.companions.includes(part))),
      from: source,
      sideFrom: side === 'side' && keep(slot, 'side', true, 1) >= FEWEST_KEPT_SIDES,
    }
  }
  meals.forEach((meal, at) => {
    if (meal.from !== FROM_BEFORE) return
    const source = sourceOf(meal, () => true)
    if (source === undefined) done[at] = { ...meal, ...cookedInstead(meal, meals, startDate), from: -1 }
    else eatAgain(at, source)
  })
  if (!MAIN_MEALS.every((slot) => slots.includes(slot))) return done
  const lunches = done.flatMap(({ slot, day }, at) => (slot === 'lunch' && !isWeekend(startDate, day) ? [at] : []))
  const leftovers = (): number => done.filter(({ from, slot }) => from >= 0 && isMainMeal(slot)).length
  for (const at of new Random(hash([seed, 'leftovers'])).shuffle(lunches)) {
    if (leftovers() >= usual) break
    const meal = done[at] as PlannedMeal
    const source = cooksMain(meal) && !taken.has(at) ? sourceOf(meal, ({ head }) => head === 'main') : undefined
    if (source !== undefined) eatAgain(at, source)
  }
  return done
}

/** What a meal is about for which nothing was cooked the day before: bread, where another such day has it; else a main part is cooked. */
function cookedInstead(
  { slot, day, head, companions }: PlannedMeal,
  meals: readonly PlannedMeal[],
  startDate: string,
): Pick<PlannedMeal, 'head' | 'companions'> {
  const isWorkday = !isWeekend(startDate, day)
  const another = meals.find(
    (one) => one.slot === slot && isOfBread(one) && !isWeekend(startDate, one.day) === isWorkday,
  )
  return another ? { head: another.head, companions: another.companions } : { head, companions }
}

/**
 * Cooks afresh what would be eaten again, the last first, where a week would have too few dishes, and then in place of
 * bread, as far as lunches and dinners are twice as many.
 */
export function withMains(meals: readonly PlannedMeal[], { choices }: MenuRequest): PlannedMeal[] {
  const done = [...meals]
  const large = meals.filter(({ slot }) => isMainMeal(slot)).length
  const cooked = (): number => done.filter((meal) => isMainMeal(meal.slot) && !isOfBread(meal) && meal.from < 0).length
  for (let at = done.length - 1; at >= 0 && cooked() < FEWEST_MAINS; at--) {
    const meal = done[at] as PlannedMeal
    if (meal.from >= 0 && isMainMeal(meal.slot)) done[at] = { ...meal, from: -1, sideFrom: false }
  }
  const few = Math.min(FEWEST_MAINS, Math.ceil((large * FEWEST_MAINS) / MAIN_MEALS_OF_A_WEEK))
  for (let at = done.length - 1; at >= 0 && cooked() < few; at--) {
    const meal = done[at] as PlannedMeal
    const isBread = isMainMeal(meal.slot) && isOfBread(meal)
    if (isBread && choices(meal.slot, 'main', false) >= FEWEST_MAINS)
      done[at] = {
        ...meal,
        head: 'main',
        companions: meal.companions.filter((part) => part !== 'side' && part !== 'spread'),
      }
  }
  return done
}

/** Soups of days running come from one pot, for as many days as the country's homes keep one. */
export function withPots(meals: readonly PlannedMeal[], potDays: number, { keep }: MenuRequest): PlannedMeal[] {
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
