import { whole } from '../arrays.ts'
import { EMPTY, FRESH, type Position, type Problem, potOf, type Solution } from '../problem/problem.ts'
import type { Warning } from './warning-codes.ts'

/**
 * Main parts cooked more than once, and the same main ingredient on two days running. Breakfasts may come again by habit.
 * @param chosen positions whose dish a person chose
 */
export function repeatWarnings(problem: Problem, solution: Solution, chosen: ReadonlySet<number>): Warning[] {
  const { dish, source } = solution
  const { positions, groups, dishes, targets } = problem
  const counts = ({ variety, group }: Position): boolean =>
    targets.variety[variety]?.warned || groups[group]?.whole || false
  const recipeAt = (position: number): number => whole(dishes.recipe, whole(dish, position))
  const own = new Set([...chosen].map(recipeAt))
  const ofOwn = new Map<number, number>()
  const cooked = new Set<number>()
  const repeats = new Map<string, number>()
  const neighbours = new Map<string, number>()
  const more = (of: Map<string, number>, name: string): void => {
    of.set(name, (of.get(name) ?? 0) + 1)
  }
  positions.forEach((position, c) => {
    const { name, after, once } = position
    if (!once || !counts(position)) return
    const recipe = recipeAt(c)
    if (source[c] === FRESH) {
      if (own.has(recipe)) ofOwn.set(recipe, (ofOwn.get(recipe) ?? 0) + 1)
      else if (cooked.has(recipe)) more(repeats, name)
      cooked.add(recipe)
    }
    const samePot = after !== EMPTY && potOf(solution, after) === potOf(solution, c)
    if (after !== EMPTY && !samePot && dishes.main[whole(dish, after)] === dishes.main[whole(dish, c)]) {
      more(neighbours, name)
    }
  })
  const again = [...ofOwn].flatMap(([recipe, times]): Warning[] =>
    times > 1 ? [{ code: 'chosenAgain', values: { recipe: problem.index.data.recipes[recipe]?.id ?? '', times } }] : [],
  )
  const ofMeals = [...new Set(positions.map(({ name }) => name))].flatMap((slot): Warning[] => {
    const there = positions.filter((position) => position.name === slot && position.once && counts(position))
    const left = groups[there[0]?.group ?? 0]?.dishes ?? 0
    const times = repeats.get(slot) ?? 0
    const days = neighbours.get(slot) ?? 0
    return [
      ...(times > 0 ? [{ code: 'repeats' as const, values: { slot, dishes: left, needed: there.length, times } }] : []),
      ...(days > 0 ? [{ code: 'sameMainNextDay' as const, values: { slot, days } }] : []),
    ]
  })
  return [...again, ...ofMeals]
}

/** The meals that are varied together, named only where the plan has others: what is counted is not the whole plan then. */
function countedMeals({ positions, groups }: Problem, variety: number): { readonly slots?: string } {
  if (positions.every((position) => position.variety === variety)) return {}
  const counted = groups.filter((_, g) => positions.some(({ group, variety: of }) => group === g && of === variety))
  return { slots: [...new Set(counted.map(({ name }) => name))].join(',') }
}

/** A main ingredient or a cuisine that comes oftener than wished. */
export function varietyWarnings(problem: Problem, { dish }: Solution): Warning[] {
  const { positions, dishes, targets, index } = problem
  const found: Warning[] = []
  targets.variety.forEach(({ mainLimit, cuisineLimit, warned }, group) => {
    if (!warned) return
    const meals = countedMeals(problem, group)
    const count = (of: Int32Array, counts: (dish: number) => boolean): [number, number][] => {
      const times = new Map<number, number>()
      positions.forEach((position, c) => {
        if (position.variety !== group || !counts(whole(dish, c))) return
        const key = whole(of, whole(dish, c))
        times.set(key, (times.get(key) ?? 0) + 1)
      })
      return [...times]
    }
    for (const [main, times] of count(dishes.main, () => true)) {
      if (times <= mainLimit) continue
      const ingredient = index.families[main] ?? ''
      found.push({ code: 'mainTooOften', values: { ingredient, times, limit: mainLimit, ...meals } })
    }
    if (cuisineLimit === 0) return
    for (const [cuisine, times] of count(dishes.cuisine, (d) => dishes.foreign[d] === 1)) {
      if (times <= cuisineLimit) continue
      found.push({
        code: 'cuisineTooOften',
        values: { cuisine: index.cuisines[cuisine] ?? '', times, limit: cuisineLimit, ...meals },
      })
    }
  })
  return found
}
