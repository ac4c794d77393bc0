import { HUNDREDTHS } from '../catalogue/amount.ts'
import type { Keeps, Slot } from '../catalogue/vocabulary.ts'
import { isMainMeal } from '../catalogue/vocabulary.ts'
import { isWeekend, weeksBetween } from './calendar.ts'
import type { Plan } from './plan-data.ts'
import type { Before, ProblemData } from './problem/data.ts'

/** How much a dish of one, two and three weeks ago counts as eaten lately. */
const RECENT: readonly number[] = [0, 1, 0.5, 0.2]
/** Weeks before a new one that are remembered. */
export const REMEMBERED_WEEKS = RECENT.length - 1
/** Weeks after which what keeps so long is no more counted on. */
const KEEPS_WEEKS: Readonly<Record<Keeps, number>> = { days: 0, weeks: 2, months: 26 }

/** Goods that are remembered as left; few weeks buy as many. */
export const MOST_LEFT = 50

/** Meals that a household eats by habit. */
const isHabit = (slot: string): slot is Slot => slot === 'breakfast' || slot === 'snack'

/**
 * What stored weeks leave to one that starts later.
 * @param plans the last first; those of more than three weeks ago count for nothing
 */
export function beforeOf(plans: readonly Plan[], startDate: string, { recipes, ingredients }: ProblemData): Before {
  const partOf = new Map(recipes.map(({ id, part }) => [id, part]))
  const keeps = new Map(ingredients.map(({ id, keeps: howLong, pantry }) => [id, pantry ? 'days' : howLong]))
  const pieces = new Set(ingredients.flatMap(({ id, unit }) => (unit === 'pcs' ? [id] : [])))
  const ago = ({ days }: Plan): number => weeksBetween(days[0]?.date ?? startDate, startDate)
  const eaten = new Map<string, number>()
  for (const plan of plans) {
    for (const { slot, recipeId, companion } of plan.days.flatMap(({ dishes }) => dishes)) {
      // Bread meals are eaten again as habits are.
      if (companion || !isMainMeal(slot as Slot) || partOf.get(recipeId) === 'bread') continue
      eaten.set(recipeId, Math.min(eaten.get(recipeId) ?? Number.POSITIVE_INFINITY, ago(plan)))
    }
  }
  const [last] = plans
  return {
    eaten: [...eaten]
      .map(([recipeId, weeks]) => ({ recipeId, weeks, recent: RECENT[weeks] ?? 0 }))
      .filter(({ recent }) => recent > 0),
    habits: last && ago(last) <= REMEMBERED_WEEKS ? habitsOf(last) : [],
    left: last
      ? leftIn(last)
          .filter(({ ingredient }) => KEEPS_WEEKS[keeps.get(ingredient) ?? 'days'] >= ago(last))
          .flatMap(({ ingredient, amount }) => {
            // Half an egg is not kept.
            const whole = pieces.has(ingredient) ? Math.floor(amount / HUNDREDTHS) * HUNDREDTHS : amount
            return whole > 0 ? [{ ingredient, amount: whole }] : []
          })
          .slice(0, MOST_LEFT)
      : [],
  }
}

/** The different breakfasts and snacks of working days, in the order of their first. */
function habitsOf({ days }: Plan): Before['habits'] {
  const found = new Map<string, Before['habits'][number]>()
  for (const { date, dishes } of days) {
    if (isWeekend(date)) continue
    for (const slot of new Set(dishes.map((dish) => dish.slot))) {
      if (!isHabit(slot)) continue
      const recipeIds = dishes.filter((dish) => dish.slot === slot).map(({ recipeId }) => recipeId)
      found.set([slot, ...recipeIds].join(' '), { slot, recipeIds })
    }
  }
  return [...found.values()]
}

/** Share of a pack below which what is left is not worth remembering. */
const SLIGHT = 0.05

/** What a week leaves in its packs, of what it bought and of what it had from the week before; less than a pack of each. */
function leftIn({ list, stock = [] }: Plan): { ingredient: string; amount: number }[] {
  const left = new Map(stock.map(({ ingredient, amount, used }) => [ingredient, amount - used]))
  for (const { ingredient, buy, needed, pack } of list) {
    const rest = Math.min((left.get(ingredient) ?? 0) + buy - needed, pack - 1)
    left.set(ingredient, rest < SLIGHT * pack ? 0 : rest)
  }
  return [...left].flatMap(([ingredient, amount]) => (amount > 0 ? [{ ingredient, amount }] : []))
}
