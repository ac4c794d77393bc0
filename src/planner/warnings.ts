import { EMPTY, FRESH } from './board.ts'
import { evaluate, type Score } from './evaluate.ts'
import { bySize, type Values } from './explain/codes.ts'
import { FILTERS, judge } from './filters.ts'
import { ownServed } from './occasion.ts'
import type { Params } from './params.ts'
import type { Choice, Problem } from './problem.ts'
import type { WorldIndex } from './world-index.ts'

/**
 * What was asked and not reached, and by how much. Ids are ids of the catalogue, lists of ids joined by commas;
 * `…Minor` are whole minor units; `kcal` and grams a day per adult portion (a table: per guest).
 *
 * | code | says | values |
 * |---|---|---|
 * | budgetExceeded | the list costs more than the budget | budgetMinor, costMinor, overMinor |
 * | caloriesBelow, caloriesAbove | days of a week off their energy by more than a tenth | days (how many), kcal (of the worst), targetKcal, dayIndex (of the worst) |
 * | guestCaloriesBelow, guestCaloriesAbove | a guest's share of a table is off the limits by more than a tenth (a basket's: above the limit) | kcal, targetKcal (the nearer limit) |
 * | proteinBelow | the mean day has less than nine tenths of the protein aimed at | protein, targetProtein (grams) |
 * | vegetablesBelow, fiberBelow, saltAbove | the mean day misses an aim of the goal healthy by more than a tenth | grams, targetGrams |
 * | repeats | dishes cooked more than once: too few are left | slot, dishes (left for the meal), needed (days), times (repeats in the plan) |
 * | sameMainNextDay | the same main ingredient in one meal on two days running | slot, days (how many times) |
 * | mainTooOften | a main ingredient comes oftener than wished | ingredient (its family), times, limit |
 * | kitchenTooOften | a kitchen comes oftener than wished | kitchen, times, limit |
 * | collectionShort | dishes that are not of the collection | collection, others (dishes), dishes (cells) |
 * | haveUnused | what is at home and no dish uses | ingredients, count |
 * | ownDishesFew | an occasion's own dishes do not suffice; all that pass are there, and others that obey its rule were added | occasion, slot (course or meal), own, needed |
 * | ownDishesPassed | the same, but not all that pass are there | occasion, slot, own, needed, served (of its own) |
 * | courseEmpty | a course of the occasion has no dish that passes, and is left out | occasion, slot |
 * | courseShort | fewer dishes in a course than so many guests should find | slot, dishes, needed |
 * | breaksAllergens, breaksExclude, breaksExcludeTags | a chosen dish holds what is to be avoided | recipe, found (ids) |
 * | breaksEquipment | a chosen dish needs what the kitchen does not have | recipe, found (ids) |
 * | nearAllergen | a dish holds peanuts where only tree nuts are excluded, or the other way round | recipe, found, excluded (allergen ids) |
 * | infants | children under one year eat no family meals and are not counted | count |
 */
export type WarningCode =
  | 'budgetExceeded'
  | 'caloriesBelow'
  | 'caloriesAbove'
  | 'guestCaloriesBelow'
  | 'guestCaloriesAbove'
  | 'proteinBelow'
  | 'vegetablesBelow'
  | 'fiberBelow'
  | 'saltAbove'
  | 'repeats'
  | 'sameMainNextDay'
  | 'mainTooOften'
  | 'kitchenTooOften'
  | 'collectionShort'
  | 'haveUnused'
  | 'ownDishesFew'
  | 'ownDishesPassed'
  | 'courseEmpty'
  | 'courseShort'
  | 'breaksAllergens'
  | 'breaksExclude'
  | 'breaksExcludeTags'
  | 'breaksEquipment'
  | 'nearAllergen'
  | 'infants'

export interface Warning {
  readonly code: WarningCode
  readonly values: Values
}

/** Share by which an aim may be missed before it is said. */
export const TOLD = 0.1

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

export function budgetWarning(budgetMinor: number, costMinor: number): Warning[] {
  if (budgetMinor === 0 || costMinor <= budgetMinor) return []
  return [{ code: 'budgetExceeded', values: { budgetMinor, costMinor, overMinor: costMinor - budgetMinor } }]
}

export function infantWarning(params: Params): Warning[] {
  const count = params.kids.filter(({ age }) => age === 0).length
  return count > 0 ? [{ code: 'infants', values: { count } }] : []
}

const NUTS = ['nuts', 'peanuts'] as const

/** Tree nuts and peanuts are two allergens, and "a nut allergy" may mean either: who excludes one is told of the other. */
export function nutWarnings(index: WorldIndex, recipes: Iterable<number>, { allergens }: Params): Warning[] {
  const [excluded, ...both] = NUTS.filter((id) => allergens.includes(id))
  if (!excluded || both.length > 0) return []
  const found = excluded === 'nuts' ? 'peanuts' : 'nuts'
  const bit = index.allergenBit.get(found) ?? 0
  return [...new Set(recipes)]
    .filter((recipe) => (index.allergens[recipe] as number) & bit)
    .map((recipe) => ({
      code: 'nearAllergen',
      values: { recipe: index.world.recipes[recipe]?.id ?? '', found, excluded },
    }))
}

/** Warnings of a week or a table, in the order of the table above. */
export function warnings(problem: Problem, choice: Choice, params: Params): Warning[] {
  const score = evaluate(problem, choice)
  return [
    ...budgetWarning(problem.aims.budgetMinor, score.costMinor),
    ...calorieWarnings(problem, score),
    ...healthWarnings(problem, choice, score),
    ...repeatWarnings(problem, choice),
    ...varietyWarnings(problem, choice),
    ...wishWarnings(problem, choice),
    ...nutWarnings(
      problem.index,
      [...choice.dish].map((dish) => problem.dishes.recipe[dish] as number),
      params,
    ),
    ...(problem.occasion ? [] : infantWarning(params)),
  ]
}

/** Energy of a guest's share of a table or a basket: neither is a day. */
export const guestWarning = (code: 'caloriesBelow' | 'caloriesAbove', kcal: number, targetKcal: number): Warning => ({
  code: code === 'caloriesBelow' ? 'guestCaloriesBelow' : 'guestCaloriesAbove',
  values: { kcal, targetKcal },
})

function calorieWarnings({ kind, aims }: Problem, { kcal }: Score): Warning[] {
  const { target, low, high } = aims.kcal
  const [least, most] = kind === 'table' ? [low, high] : [target, target]
  const found: Warning[] = []
  // Whole kilocalories, as everybody is shown them: who counts the days comes to the same number.
  const shown = (d: number): number => Math.round(kcal[d] as number)
  const below = [...kcal.keys()].filter((d) => shown(d) < Math.round(least) * (1 - TOLD))
  const above = [...kcal.keys()].filter((d) => shown(d) > Math.round(most) * (1 + TOLD))
  const tell = (
    code: 'caloriesBelow' | 'caloriesAbove',
    days: number[],
    targetKcal: number,
    worst: (a: number, b: number) => boolean,
  ): void => {
    if (days.length === 0) return
    const dayIndex = days.reduce((a, b) => (worst(kcal[b] as number, kcal[a] as number) ? b : a))
    if (kind === 'table') {
      found.push(guestWarning(code, shown(dayIndex), Math.round(targetKcal)))
      return
    }
    found.push({
      code,
      values: {
        days: days.length,
        kcal: Math.round(kcal[dayIndex] as number),
        targetKcal: Math.round(targetKcal),
        dayIndex,
      },
    })
  }
  tell('caloriesBelow', below, least, (a, b) => a < b)
  tell('caloriesAbove', above, most, (a, b) => a > b)
  return found
}

function healthWarnings({ aims, dishes, cells }: Problem, { dish }: Choice, { protein }: Score): Warning[] {
  const found: Warning[] = []
  const lean = mean(protein)
  if (aims.protein > 0 && lean < aims.protein * (1 - TOLD)) {
    found.push({
      code: 'proteinBelow',
      values: { protein: bySize(lean / 10), targetProtein: bySize(aims.protein / 10) },
    })
  }
  if (!aims.health) return found
  const perDay = (values: Float64Array): number =>
    cells.reduce((sum, _, c) => sum + (values[dish[c] as number] as number), 0) / aims.days
  const tell = (code: WarningCode, value: number, target: number, unit: number): void => {
    found.push({ code, values: { grams: bySize(value / unit), targetGrams: bySize(target / unit) } })
  }
  const produce = perDay(dishes.produce)
  const fiber = perDay(dishes.fiber)
  const salt = perDay(dishes.salt)
  if (produce < aims.health.produce * (1 - TOLD)) tell('vegetablesBelow', produce, aims.health.produce, 1)
  if (fiber < aims.health.fiber * (1 - TOLD)) tell('fiberBelow', fiber, aims.health.fiber, 10)
  if (salt > aims.health.salt * (1 + TOLD)) tell('saltAbove', salt, aims.health.salt, 100)
  return found
}

function repeatWarnings({ cells, groups, dishes }: Problem, { dish, source }: Choice): Warning[] {
  const cooked = new Set<number>()
  const repeats = groups.map(() => 0)
  const neighbours = groups.map(() => 0)
  cells.forEach(({ group, after }, c) => {
    const recipe = dishes.recipe[dish[c] as number] as number
    if (source[c] === FRESH) {
      if (cooked.has(recipe)) repeats[group] = (repeats[group] ?? 0) + 1
      cooked.add(recipe)
    }
    if (
      after !== EMPTY &&
      source[after] !== c &&
      dishes.main[dish[after] as number] === dishes.main[dish[c] as number]
    ) {
      neighbours[group] = (neighbours[group] ?? 0) + 1
    }
  })
  return groups.flatMap(({ name, dishes: left }, g): Warning[] => {
    const needed = cells.filter(({ group }) => group === g).length
    const times = repeats[g] ?? 0
    const days = neighbours[g] ?? 0
    return [
      ...(times > 0 ? [{ code: 'repeats' as const, values: { slot: name, dishes: left, needed, times } }] : []),
      ...(days > 0 ? [{ code: 'sameMainNextDay' as const, values: { slot: name, days } }] : []),
    ]
  })
}

function varietyWarnings({ cells, dishes, aims, index }: Problem, { dish }: Choice): Warning[] {
  const found: Warning[] = []
  aims.variety.forEach(({ mainLimit, kitchenLimit }, group) => {
    const count = (of: Int32Array): [number, number][] => {
      const counts = new Map<number, number>()
      cells.forEach((cell, c) => {
        if (cell.variety !== group) return
        const key = of[dish[c] as number] as number
        counts.set(key, (counts.get(key) ?? 0) + 1)
      })
      return [...counts]
    }
    for (const [main, times] of count(dishes.main)) {
      if (times <= mainLimit) continue
      found.push({ code: 'mainTooOften', values: { ingredient: index.families[main] ?? '', times, limit: mainLimit } })
    }
    if (kitchenLimit === 0) return
    for (const [kitchen, times] of count(dishes.kitchen)) {
      if (times <= kitchenLimit) continue
      found.push({
        code: 'kitchenTooOften',
        values: { kitchen: index.kitchens[kitchen] ?? '', times, limit: kitchenLimit },
      })
    }
  })
  return found
}

function wishWarnings(problem: Problem, choice: Choice): Warning[] {
  const { dish } = choice
  const { dishes, wanted, occasion, collection, haves, index, kind, groups, cells } = problem
  const found: Warning[] = []
  if (wanted && !occasion) {
    const others = dish.reduce((n, d) => n + (wanted.has(dishes.recipe[d] as number) ? 0 : 1), 0)
    if (others > 0) found.push({ code: 'collectionShort', values: { collection, others, dishes: dish.length } })
  }
  const used = new Set(
    [...dish].flatMap((d) => [...dishes.haveItem.subarray(dishes.haveStart[d], dishes.haveStart[d + 1])]),
  )
  const unused = haves.filter((_, at) => !used.has(at)).map((i) => index.world.ingredients[i]?.id ?? '')
  if (unused.length > 0) {
    found.push({ code: 'haveUnused', values: { ingredients: unused.join(','), count: unused.length } })
  }
  for (const { group, own, needed, available } of problem.shortages) {
    const values = { occasion: occasion?.id ?? '', slot: group }
    const g = groups.findIndex(({ name }) => name === group)
    const places = [...cells.keys()].filter((c) => cells[c]?.group === g)
    const served = places.length
    const added = places.some((c) => !wanted?.has(dishes.recipe[dish[c] as number] as number))
    if (available === 0) found.push({ code: 'courseEmpty', values })
    else if (added) {
      const there = ownServed(problem, choice, group)
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

const BREAKS = ['breaksAllergens', 'breaksExclude', 'breaksExcludeTags', 'breaksEquipment'] as const

/** A chosen dish stays, also when it holds what the person wants to avoid; that it does is said. */
export function basketWarnings(index: WorldIndex, recipes: readonly number[], params: Params): Warning[] {
  const judged = judge(index, params)
  const { ingredients } = index.world
  return [...new Set(recipes)].flatMap((r) => {
    const bits = judged(r)
    const recipe = index.world.recipes[r]
    if (!recipe || bits === 0) return []
    const lines = recipe.lines.map(({ ingredient }) => ingredients[index.ingredientAt.get(ingredient) ?? -1])
    const found = {
      allergens: params.allergens.filter((id) => lines.some((line) => line?.allergens.includes(id))),
      exclude: params.exclude.filter((id) => lines.some((line) => line?.id === id)),
      excludeTags: params.excludeTags.filter((id) => lines.some((line) => line?.groups.includes(id))),
      equipment: recipe.equipment.filter((id) => !params.equipment.includes(id)),
      occasion: [],
    }
    return BREAKS.flatMap((code, at): Warning[] => {
      const filter = FILTERS[at]
      if (!filter || (bits & (1 << at)) === 0) return []
      return [{ code, values: { recipe: recipe.id, found: found[filter].join(',') } }]
    })
  })
}
