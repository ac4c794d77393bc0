import { type Claims, said, type Values } from './claims.ts'
import type { Place, Seen } from './seen.ts'

/** Share of a day's energy that belongs to a meal. */
const ENERGY: Readonly<Record<string, number>> = { breakfast: 0.25, lunch: 0.35, dinner: 0.3, snack: 0.1 }

/** Aims of the goal healthy, for the meals that are planned (WHO, EFSA; the share of a day by meal). */
export const healthTarget = (seen: Seen, grams: number): number => {
  const slots = new Set(seen.places.map(({ dish }) => dish.slot))
  return said(grams * [...slots].reduce((sum, slot) => sum + (ENERGY[slot] ?? 0), 0))
}

const TOLD = 0.1
const figure = (value: unknown, sum: number): boolean => Math.abs(Number(value) - sum) <= (sum >= 9.9 ? 0.6 : 0.11)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function energy(seen: Seen, values: Values, sign: 1 | -1): Claims {
  const aim = seen.plan.target?.kcal ?? 0
  const days = seen.plan.days.filter(({ kcal }) => sign * (kcal - aim * (1 + sign * TOLD)) > 0)
  const worst = days.reduce((a, b) => (sign * (b.kcal - a.kcal) > 0 ? b : a), days[0] ?? { kcal: 0, index: -1 })
  return [
    [seen.week, 'a table is not a day'],
    [values.targetKcal === Math.round(aim), `the target is ${aim}`],
    [values.days === days.length, `${days.length} days`],
    [Math.abs(Number(values.kcal) - worst.kcal) <= 1, `the worst has ${worst.kcal}`],
    [Math.abs((seen.plan.days[Number(values.dayIndex)]?.kcal ?? 0) - worst.kcal) <= 1, 'another day'],
  ]
}

/** A guest's share of a table or a basket against the limit on that side. */
function guestEnergy(seen: Seen, values: Values, sign: 1 | -1): Claims {
  const { target, totals } = seen.plan
  const limit = sign > 0 ? (target?.kcalHigh ?? 1600) : (target?.kcalLow ?? 900)
  return [
    [!seen.week, 'a week has no guests’ share'],
    [values.targetKcal === limit, `the limit is ${limit}`],
    [Math.abs(Number(values.kcal) - totals.kcalPerDay) <= 1, `a guest has ${totals.kcalPerDay}`],
    [sign * (Number(values.kcal) - limit) > 0, 'it is within the limit'],
  ]
}

/** @param parts of a gram that a plate is counted in */
const perDay = (seen: Seen, of: (place: Place) => number, parts: number): number =>
  seen.places.reduce((sum, place) => sum + seen.plate(of(place), place.dish.portion, parts), 0) / seen.plan.days.length

/** What each warning of energy and nutrients claims. */
export const NUTRITION: Readonly<Record<string, (seen: Seen, values: Values) => Claims>> = {
  caloriesBelow: (seen, values) => energy(seen, values, -1),
  caloriesAbove: (seen, values) => energy(seen, values, 1),
  guestCaloriesBelow: (seen, values) => guestEnergy(seen, values, -1),
  guestCaloriesAbove: (seen, values) => guestEnergy(seen, values, 1),
  proteinBelow: (seen, values) => [
    [figure(values.protein, mean(seen.plan.days.map(({ protein }) => protein))), 'another mean'],
    [figure(values.targetProtein, seen.plan.target?.protein ?? 0), 'another target'],
    [Number(values.protein) < Number(values.targetProtein), 'not below'],
  ],
  vegetablesBelow: (seen, values) => [
    [
      figure(
        values.grams,
        perDay(seen, ({ recipe }) => recipe.produce, 1),
      ),
      'another mean',
    ],
    [values.targetGrams === healthTarget(seen, 400) && Number(values.grams) < Number(values.targetGrams), 'not below'],
  ],
  fiberBelow: (seen, values) => [
    [
      figure(
        values.grams,
        perDay(seen, ({ recipe }) => seen.grams(recipe, 'fiber'), 10),
      ),
      'another mean',
    ],
    [values.targetGrams === healthTarget(seen, 25) && Number(values.grams) < Number(values.targetGrams), 'not below'],
  ],
  saltAbove: (seen, values) => [
    [
      figure(
        values.grams,
        perDay(seen, ({ recipe }) => seen.grams(recipe, 'salt'), 100),
      ),
      'another mean',
    ],
    [values.targetGrams === healthTarget(seen, 5) && Number(values.grams) > Number(values.targetGrams), 'not above'],
  ],
}
