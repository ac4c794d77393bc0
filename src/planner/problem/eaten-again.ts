import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import { COMPANIONS, FROM_BEFORE, type MenuRequest, type PlannedMeal } from './planned-meal.ts'

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

/** Finds the meal that each leftover comes from; where there is none, a main part is cooked. */
export function withLeftovers(meals: readonly PlannedMeal[], { slots, keep }: MenuRequest): PlannedMeal[] {
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

/**
 * Cooks afresh what would be eaten again, the last first, where a week would have too few dishes, and then in place of
 * bread, as far as lunches and dinners are twice as many.
 */
export function withMains(meals: readonly PlannedMeal[], { choices }: MenuRequest): PlannedMeal[] {
  const done = [...meals]
  const large = meals.filter(({ slot }) => isMainMeal(slot)).length
  const cooked = (): number =>
    done.filter(({ slot, head, from }) => isMainMeal(slot) && head !== 'bread' && from < 0).length
  for (let at = done.length - 1; at >= 0 && cooked() < FEWEST_MAINS; at--) {
    const meal = done[at] as PlannedMeal
    if (meal.from >= 0 && isMainMeal(meal.slot)) done[at] = { ...meal, from: -1, sideFrom: false }
  }
  const few = Math.min(FEWEST_MAINS, Math.ceil((large * FEWEST_MAINS) / MAIN_MEALS_OF_A_WEEK))
  for (let at = done.length - 1; at >= 0 && cooked() < few; at--) {
    const meal = done[at] as PlannedMeal
    const isBread = isMainMeal(meal.slot) && meal.head === 'bread'
    if (isBread && choices(meal.slot, 'main', false) >= FEWEST_MAINS)
      done[at] = { ...meal, head: 'main', companions: meal.companions.filter((part) => part !== 'side') }
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

/** Fruit on every day of whole days of meals: at breakfast where there is none yet. */
export function withFruit(meals: readonly PlannedMeal[], { slots, choices }: MenuRequest): PlannedMeal[] {
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
