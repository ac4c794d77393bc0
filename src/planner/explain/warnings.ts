import { bySize } from '../../i18n/round.ts'
import { real, whole } from '../arrays.ts'
import { isWeekend } from '../calendar.ts'
import { evaluate, type Score } from '../evaluate.ts'
import { DEFAULTS, type Params } from '../params.ts'
import { homeOf } from '../problem/familiarity.ts'
import type { ProblemIndex } from '../problem/index.ts'
import { ownServed } from '../problem/occasion.ts'
import { FRESH, type Problem, type Solution } from '../problem/problem.ts'
import { basketWarnings } from './basket-warnings.ts'
import { repeatWarnings, varietyWarnings } from './variety-warnings.ts'
import type { Warning, WarningCode } from './warning-codes.ts'

/** Share by which an aim may be missed before it is said. */
export const TOLERANCE = 0.1

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

export function budgetWarning(budgetMinor: number, costMinor: number): Warning[] {
  if (budgetMinor === 0 || costMinor <= budgetMinor) return []
  return [{ code: 'budgetExceeded', values: { budgetMinor, costMinor, overMinor: costMinor - budgetMinor } }]
}

export function infantWarning(params: Params): Warning[] {
  const count = params.kids.filter(({ age }) => age === 0).length
  return count > 0 ? [{ code: 'infants', values: { count } }] : []
}

/** What was asked of a table or a basket and does not hold for it: of a basket also what holds for tables. */
export function weeksOnlyWarning({ after, taste, maxMin, variant, keep }: Params, kind: 'table' | 'basket'): Warning[] {
  const asked = {
    after: after !== '',
    taste: taste !== DEFAULTS.taste,
    maxMin: maxMin > 0,
    variant: kind === 'basket' && variant !== DEFAULTS.variant,
    keep: kind === 'basket' && keep.length > 0,
  }
  const fields = Object.entries(asked).flatMap(([field, isAsked]) => (isAsked ? [field] : []))
  return fields.length > 0 ? [{ code: 'weeksOnly', values: { fields: fields.join(',') } }] : []
}

/** Dishes of a week that are not eaten in the country, where the world's were not asked for. What is of the collection is left out. */
function unfamiliarWarning({ index, params, wanted, dishes }: Problem, { dish }: Solution): Warning[] {
  if (params.taste === 'world') return []
  const { familiarity } = homeOf(index, params.country)
  const recipes = new Set([...dish].map((d) => whole(dishes.recipe, d)))
  const unknown = [...recipes].filter((recipe) => familiarity[recipe] === 0 && !wanted?.has(recipe)).length
  return unknown > 0 ? [{ code: 'unfamiliar', values: { country: params.country, dishes: unknown } }] : []
}

const NUTS = ['nuts', 'peanuts'] as const

/** Tree nuts and peanuts are two allergens, and "a nut allergy" may mean either: who excludes one is reminded of the other. */
export function nutWarnings(index: ProblemIndex, recipes: Iterable<number>, { allergens }: Params): Warning[] {
  const [excluded, ...both] = NUTS.filter((id) => allergens.includes(id))
  if (!excluded || both.length > 0) return []
  const found = excluded === 'nuts' ? 'peanuts' : 'nuts'
  const bit = index.allergenBit.get(found) ?? 0
  return [...new Set(recipes)]
    .filter((recipe) => whole(index.allergens, recipe) & bit)
    .map((recipe) => ({
      code: 'nearAllergen',
      values: { recipe: index.data.recipes[recipe]?.id ?? '', found, excluded },
    }))
}

/** Dinners of working days that take longer than was asked for. */
function slowDinners({ params, positions, dishes }: Problem, { dish, source }: Solution): Warning[] {
  if (params.maxMin === 0) return []
  const minutes = new Map<number, number>()
  positions.forEach(({ day, name }, c) => {
    if (name === 'dinner' && !isWeekend(params.startDate, day) && source[c] === FRESH)
      minutes.set(day, (minutes.get(day) ?? 0) + real(dishes.active, whole(dish, c)))
  })
  const days = [...minutes.values()].filter((sum) => sum > params.maxMin).length
  return days > 0 ? [{ code: 'slowDinners', values: { days, mostMin: params.maxMin } }] : []
}

/** A variant most of whose dishes the plan without a variant has too. */
function variantWarning({ kind, apart, positions, dishes, index }: Problem, { dish }: Solution): Warning[] {
  if (apart.length === 0) return []
  const mains = positions.flatMap(({ counted, name }, c) => {
    const recipe = index.data.recipes[whole(dishes.recipe, whole(dish, c))]
    if (!counted || !recipe) return []
    return (kind === 'table' ? name === 'main' : recipe.part !== 'bread') ? [recipe.id] : []
  })
  const different = new Set(mains)
  const shared = [...different].filter((id) => apart.includes(id)).length
  return 2 * shared > different.size ? [{ code: 'variantAlike', values: { shared, dishes: different.size } }] : []
}

/**
 * Warnings of a week or a table, in the order of `WARNINGS`.
 * @param chosen positions whose dish a person chose
 */
export function warnings(problem: Problem, solution: Solution, chosen: ReadonlySet<number>): Warning[] {
  const { params } = problem
  const score = evaluate(problem, solution)
  return [
    ...budgetWarning(problem.targets.budgetMinor, score.costMinor),
    ...calorieWarnings(problem, score),
    ...healthWarnings(problem, solution, score),
    ...repeatWarnings(problem, solution, chosen),
    ...slowDinners(problem, solution),
    ...variantWarning(problem, solution),
    ...varietyWarnings(problem, solution),
    ...wishWarnings(problem, solution),
    ...basketWarnings(
      problem.index,
      [...chosen].map((position) => whole(problem.dishes.recipe, whole(solution.dish, position))),
      params,
    ),
    ...nutWarnings(
      problem.index,
      [...solution.dish].map((dish) => whole(problem.dishes.recipe, dish)),
      params,
    ),
    ...(problem.occasion ? weeksOnlyWarning(params, 'table') : unfamiliarWarning(problem, solution)),
    ...(problem.occasion ? [] : infantWarning(params)),
  ]
}

/** Energy of a guest's share of a table or a basket: neither is a day. */
export const guestWarning = (code: 'caloriesBelow' | 'caloriesAbove', kcal: number, targetKcal: number): Warning => ({
  code: code === 'caloriesBelow' ? 'guestCaloriesBelow' : 'guestCaloriesAbove',
  values: { kcal, targetKcal },
})

function calorieWarnings({ kind, targets }: Problem, { kcal }: Score): Warning[] {
  const { target, low, high } = targets.kcal
  const [least, most] = kind === 'table' ? [low, high] : [target, target]
  const found: Warning[] = []
  // Whole kilocalories, as everybody is shown them: who counts the days comes to the same number.
  const shown = (d: number): number => Math.round(real(kcal, d))
  const below = [...kcal.keys()].filter((d) => shown(d) < Math.round(least) * (1 - TOLERANCE))
  const above = [...kcal.keys()].filter((d) => shown(d) > Math.round(most) * (1 + TOLERANCE))
  const tell = (
    code: 'caloriesBelow' | 'caloriesAbove',
    days: number[],
    targetKcal: number,
    worst: (a: number, b: number) => boolean,
  ): void => {
    if (days.length === 0) return
    const dayIndex = days.reduce((a, b) => (worst(real(kcal, b), real(kcal, a)) ? b : a))
    if (kind === 'table') {
      found.push(guestWarning(code, shown(dayIndex), Math.round(targetKcal)))
      return
    }
    found.push({
      code,
      values: {
        days: days.length,
        kcal: Math.round(real(kcal, dayIndex)),
        targetKcal: Math.round(targetKcal),
        dayIndex,
      },
    })
  }
  tell('caloriesBelow', below, least, (a, b) => a < b)
  tell('caloriesAbove', above, most, (a, b) => a > b)
  return found
}

function healthWarnings(
  { params, targets, dishes, positions }: Problem,
  { dish }: Solution,
  { protein }: Score,
): Warning[] {
  const found: Warning[] = []
  const lean = mean(protein)
  if (targets.protein > 0 && lean < targets.protein * (1 - TOLERANCE)) {
    found.push({
      code: 'proteinBelow',
      values: { protein: bySize(lean / 10), targetProtein: bySize(targets.protein / 10) },
    })
  }
  if (!targets.health || params.goal !== 'healthy') return found
  const perDay = (values: Float64Array): number =>
    positions.reduce((sum, _, c) => sum + real(values, whole(dish, c)), 0) / targets.days
  const tell = (code: WarningCode, value: number, target: number, unit: number): void => {
    found.push({ code, values: { grams: bySize(value / unit), targetGrams: bySize(target / unit) } })
  }
  const produce = perDay(dishes.produce)
  const fiber = perDay(dishes.fiber)
  const salt = perDay(dishes.salt)
  if (produce < targets.health.produce * (1 - TOLERANCE)) tell('vegetablesBelow', produce, targets.health.produce, 1)
  if (fiber < targets.health.fiber * (1 - TOLERANCE)) tell('fiberBelow', fiber, targets.health.fiber, 10)
  if (salt > targets.health.salt * (1 + TOLERANCE)) tell('saltAbove', salt, targets.health.salt, 100)
  return found
}

function wishWarnings(problem: Problem, solution: Solution): Warning[] {
  const { dish } = solution
  const { dishes, wanted, occasion, pantryStock, index, kind, positions } = problem
  const found: Warning[] = []
  if (wanted && !occasion) {
    const mains = dish.filter((_, c) => !positions[c]?.companion)
    const others = mains.reduce((n, d) => n + (wanted.has(whole(dishes.recipe, d)) ? 0 : 1), 0)
    if (others > 0)
      found.push({
        code: 'collectionShort',
        values: { collection: problem.params.collection, others, dishes: mains.length },
      })
  }
  const used = new Set(
    [...dish].flatMap((d) => [...dishes.stockItem.subarray(dishes.stockStart[d], dishes.stockStart[d + 1])]),
  )
  const unused = pantryStock.filter((_, at) => !used.has(at)).map((i) => index.data.ingredients[i]?.id ?? '')
  if (unused.length > 0) {
    found.push({ code: 'haveUnused', values: { ingredients: unused.join(','), count: unused.length } })
  }
  for (const { group, own, needed, available } of problem.shortages) {
    const values = { occasion: occasion?.id ?? '', slot: group }
    const places = [...positions.keys()].filter((c) => positions[c]?.name === group)
    const served = places.length
    const added = places.some((c) => !wanted?.has(whole(dishes.recipe, whole(dish, c))))
    if (available === 0) found.push({ code: 'courseEmpty', values })
    else if (added) {
      const there = ownServed(problem, solution, group)
      found.push(
        there < own
          ? { code: 'ownDishesPassed', values: { ...values, own, needed, served: there } }
          : { code: 'ownDishesFew', values: { ...values, own, needed } },
      )
    }
    if (kind === 'table' && available > 0 && served < needed) {
      found.push({ code: 'courseShort', values: { slot: group, dishes: served, needed } })
    }
  }
  return found
}
