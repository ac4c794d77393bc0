import { HUNDREDTHS } from '../catalogue/amount.ts'
import { basketWarnings } from './explain/basket-warnings.ts'
import { choose, type Sayable } from './explain/choose.ts'
import type { Reason } from './explain/codes.ts'
import { dishFacts, type Portion } from './explain/facts.ts'
import type { Warning } from './explain/warning-codes.ts'
import { budgetWarning, guestWarning, nutWarnings, weeksOnlyWarning } from './explain/warnings.ts'
import type { PlannerInput } from './input.ts'
import { TABLE_KCAL } from './objective.ts'
import type { Dish, Plan } from './plan-data.ts'
import { dayOf, plateOf, totalsOf } from './plan-parts.ts'
import { budgetOf } from './problem/household.ts'
import { pricedIndexOf } from './problem/index.ts'
import { indexFor } from './problem/kitchen.ts'
import { atHome, portionCost, pricesOf } from './problem/prices.ts'
import { listTotals, shoppingList } from './shopping-list.ts'
import { PLANNER_VERSION } from './version.ts'

/** A table of chosen dishes: nothing is searched, everything is reckoned. Servings of 0 mean as many as guests. */
export function planBasket(
  { params, data, prices }: PlannerInput,
  guests: number,
  items: readonly { readonly recipeId: string; readonly servings: number }[],
): Plan {
  const index = indexFor({ params, data, prices })
  const priceMinor = pricesOf(index, prices)
  const home = atHome(index, params.have)
  const cost = (r: number): number => portionCost(index, priceMinor, home, r)
  const chosen = items.map(({ recipeId, servings }) => {
    const recipe = index.recipeAt.get(recipeId)
    if (recipe === undefined) throw new Error(`the problem data has no recipe ${recipeId}`)
    return { recipe, servings: servings || guests }
  })
  const plates = chosen.map(({ recipe, servings }) => {
    const facts = index.data.recipes[recipe]
    return {
      slot: facts?.slots[0] ?? facts?.course ?? '',
      ...plateOf(index, cost, recipe, 1),
      leftover: false,
      batch: false,
      portions: servings,
      servings,
    }
  })
  const why = choose(plates.map(chosenPlate), (ingredient) => ingredient)
  const dishes = plates.map((dish, at): Dish => ({ ...dish, why: why[at] as Reason }))
  const days = [dayOf(0, params.startDate, dishes, ({ portions }) => portions / guests)]
  const eaten = chosen.map(({ recipe, servings }) => ({ recipe, portions: servings * HUNDREDTHS }))
  const list = shoppingList(index, priceMinor, { have: params.have, stock: new Map() }, eaten)
  const totals = totalsOf(days, list)
  const recipes = chosen.map(({ recipe }) => recipe)
  return {
    kind: 'basket',
    version: PLANNER_VERSION,
    occasion: '',
    portions: guests,
    days,
    list,
    totals,
    warnings: [
      ...budgetWarning(budgetOf(params, prices.decimals, guests, 1), totals.costMinor),
      ...basketCalories(totals.kcalPerDay),
      ...basketWarnings(index, recipes, params),
      ...nutWarnings(index, recipes, params),
      ...weeksOnlyWarning(params, 'basket'),
    ],
    objective: null,
  }
}

/** A dish that is priced, for whole people. */
interface ChosenDish {
  readonly recipeId: string
  readonly servings: number
}

/** What the list of chosen dishes would cost, as `planBasket` reckons it; whole minor units. */
export function basketTotals({ data, prices }: Pick<PlannerInput, 'data' | 'prices'>, items: readonly ChosenDish[]) {
  const index = pricedIndexOf(data, prices)
  const eaten = items.flatMap(({ recipeId, servings }) => {
    const recipe = index.recipeAt.get(recipeId)
    return recipe === undefined ? [] : [{ recipe, portions: servings * HUNDREDTHS }]
  })
  return listTotals(shoppingList(index, pricesOf(index, prices), { have: [], stock: new Map() }, eaten))
}

/** What may be said of a dish that a person chose. */
const chosenPlate = ({ servings, timeMin, kcal, protein }: Portion & { readonly servings: number }): Sayable => ({
  day: 0,
  reasons: [{ said: { code: 'chosen', values: { servings, timeMin, kcal } }, gain: 0 }],
  facts: dishFacts({ timeMin, kcal, protein }),
})

/** A basket may be one meal or a feast: only what is far more than a table's share is said. */
function basketCalories(kcal: number): Warning[] {
  if (kcal <= TABLE_KCAL.high) return []
  return [guestWarning('caloriesAbove', kcal, TABLE_KCAL.high)]
}
