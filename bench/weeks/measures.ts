import { inUnits } from '../../src/catalogue/amount.ts'
import { sumNutrients } from '../../src/catalogue/nutrition.ts'
import { isMainMeal } from '../../src/catalogue/vocabulary.ts'
import type { CountryEating } from '../../src/eating/meals.ts'
import { isWeekend } from '../../src/planner/calendar.ts'
import type { IngredientData, ProblemData, RecipeData } from '../../src/planner/problem/data.ts'
import { familiarityOf } from '../../src/planner/problem/familiarity.ts'
import type { ServedDish, ServedWeek } from './served.ts'

/** The catalogue's facts that measures need, by id. */
export interface Facts {
  readonly recipes: ReadonlyMap<string, RecipeData>
  readonly ingredients: ReadonlyMap<string, IngredientData>
  readonly eating: ReadonlyMap<string, CountryEating>
  /** edible grams of vegetables and fruit of a portion */
  readonly produce: ReadonlyMap<string, number>
}

export function factsOf({ recipes, ingredients, eating }: ProblemData): Facts {
  const goods = new Map(ingredients.map((one) => [one.id, one]))
  const produceOf = ({ lines }: RecipeData): number =>
    sumNutrients(
      lines.flatMap(({ ingredient, amount }) => {
        const of = goods.get(ingredient)
        return of ? [{ amount: inUnits(amount), perUnit: of.perUnit }] : []
      }),
    ).produce
  return {
    recipes: new Map(recipes.map((one) => [one.id, one])),
    ingredients: goods,
    eating: new Map(eating.map((one) => [one.country, one])),
    produce: new Map(recipes.map((one) => [one.id, produceOf(one)])),
  }
}

/** A meal of a served week: its main part and what stands beside it. */
export interface Meal {
  readonly day: number
  readonly weekend: boolean
  readonly slot: string
  readonly main: ServedDish
  readonly companions: readonly ServedDish[]
}

export const isLarge = ({ slot }: { readonly slot: string }): boolean => isMainMeal(slot)

/** Meals of a week: a main part, and the companions that follow it in its slot. */
export function mealsOf({ days }: ServedWeek): Meal[] {
  return days.flatMap(({ date, dishes }, day) => {
    const weekend = isWeekend(date)
    const found: (Meal & { companions: ServedDish[] })[] = []
    for (const dish of dishes) {
      const last = found.at(-1)
      if (dish.companion && last) last.companions.push(dish)
      else found.push({ day, weekend, slot: dish.slot, main: dish, companions: [] })
    }
    return found
  })
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** A week of the service, or of the planner. */
interface WeekOfDishes {
  readonly days: readonly { readonly dishes: readonly DishThere[] }[]
}
interface DishThere extends Pick<ServedDish, 'recipeId' | 'slot'> {
  readonly companion?: boolean
}

/** Dishes of lunch and dinner that are told apart: cooked ones, bread meals left out. */
export function mainsOf({ days }: WeekOfDishes, { recipes }: Facts): Set<string> {
  const isMain = (dish: DishThere): boolean =>
    !dish.companion && isLarge(dish) && recipes.get(dish.recipeId)?.part !== 'bread'
  return new Set(days.flatMap(({ dishes }) => dishes.filter(isMain).map(({ recipeId }) => recipeId)))
}

const DOUGH = ['dumpling', 'pancake']
const HOME = 'international'

/** What a week is like, in figures. */
export function measure(week: ServedWeek, country: string, facts: Facts) {
  const { recipes, ingredients, eating, produce } = facts
  const home = eating.get(country)
  const factOf = ({ recipeId }: ServedDish): RecipeData => recipes.get(recipeId) as RecipeData
  const meals = mealsOf(week)
  const large = meals.filter(isLarge)
  const known = meals.map(({ main }) => familiarityOf(home, factOf(main)))
  const share = (holds: (grade: number) => boolean): number => known.filter(holds).length / known.length
  const isHome = ({ cuisine }: RecipeData): boolean =>
    !home || cuisine === HOME || home.own.includes(cuisine) || home.near.includes(cuisine)
  const breakfasts = meals.filter(({ slot, weekend }) => slot === 'breakfast' && !weekend)
  const minutes = ({ main, companions }: Meal): number =>
    [main, ...companions].reduce((sum, { leftover, activeMin }) => sum + (leftover ? 0 : activeMin), 0)
  const perDay = (weekend: boolean): number => {
    const days = new Set(meals.filter((meal) => meal.weekend === weekend).map(({ day }) => day))
    return meals.filter((meal) => meal.weekend === weekend).reduce((sum, meal) => sum + minutes(meal), 0) / days.size
  }
  const left = ({ buy, needed, cost }: ServedWeek['lines'][number]): number =>
    buy > 0 ? (cost * (buy - needed)) / buy : 0
  const spoils = week.lines.filter(({ ingredientId }) => ingredients.get(ingredientId)?.keeps === 'days')
  const holds = (dish: ServedDish, group: string): boolean =>
    ingredients.get(factOf(dish).mainIngredient)?.groups.includes(group) ?? false
  const inBand = week.days.filter(({ kcal }) => kcal >= week.kcalLow && kcal <= week.kcalHigh).length
  const all = week.days.flatMap(({ dishes }) => dishes)
  return {
    familiar: share((grade) => grade === 3),
    known: share((grade) => grade >= 2),
    unknown: share((grade) => grade === 0),
    atHome: large.length === 0 ? 1 : large.filter(({ main }) => isHome(factOf(main))).length / large.length,
    mains: mainsOf(week, facts).size,
    breakfasts: new Set(breakfasts.map(({ main }) => main.recipeId)).size,
    breakfastMin: breakfasts.length === 0 ? 0 : mean(breakfasts.map(minutes)),
    parts: large.length === 0 ? 0 : mean(large.map(({ companions }) => 1 + companions.length)),
    weekdayMin: perDay(false),
    weekendMin: perDay(true),
    left: week.cost > 0 ? week.lines.reduce((sum, line) => sum + left(line), 0) / week.cost : 0,
    spoilt: week.cost > 0 ? spoils.reduce((sum, line) => sum + left(line), 0) / week.cost : 0,
    lines: week.lines.length,
    inBand: inBand / week.days.length,
    fish: large.filter(({ main }) => holds(main, 'fish') || holds(main, 'seafood')).length,
    produce: all.reduce((sum, dish) => sum + (produce.get(dish.recipeId) ?? 0) * dish.portion, 0) / week.days.length,
    // Toasted bread is no warm meal.
    warm:
      large.filter(({ main }) => factOf(main).serve === 'hot' && factOf(main).part !== 'bread').length /
      week.days.length,
    dough: meals.filter(({ main }) => DOUGH.includes(factOf(main).template ?? '')).length,
    cost: week.cost,
    kcal: mean(week.days.map(({ kcal }) => kcal)),
  }
}
export type Measures = ReturnType<typeof measure>

/** Parts that a lunch or dinner of the country has: the mean of its patterns, an optional part half the time. */
export function usualParts({ patterns }: CountryEating): number {
  const large = patterns.filter(isLarge)
  const sum = (of: (pattern: (typeof large)[number]) => number): number =>
    large.reduce((total, pattern) => total + pattern.share * (pattern.weekend ? 2 : 5) * of(pattern), 0)
  const parts = sum((pattern) => pattern.parts.reduce((n, { optional }) => n + (optional ? 0.5 : 1), 0))
  return parts / sum(() => 1)
}

/** What two sets share, of all that either holds. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((one) => b.has(one)).length
  return both / (a.size + b.size - both || 1)
}
