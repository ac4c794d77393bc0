import { whole } from '../arrays.ts'
import { EMPTY, FRESH, type Problem, type Solution } from '../problem/problem.ts'
import type { Warning } from './warning-codes.ts'

/** Dishes cooked more than once, and the same main ingredient on two days running. */
export function repeatWarnings({ positions, groups, dishes }: Problem, { dish, source }: Solution): Warning[] {
  const cooked = new Set<number>()
  const repeats = groups.map(() => 0)
  const neighbours = groups.map(() => 0)
  positions.forEach(({ group, after }, c) => {
    const recipe = whole(dishes.recipe, whole(dish, c))
    if (source[c] === FRESH) {
      if (cooked.has(recipe)) repeats[group] = (repeats[group] ?? 0) + 1
      cooked.add(recipe)
    }
    if (after !== EMPTY && source[after] !== c && dishes.main[whole(dish, after)] === dishes.main[whole(dish, c)]) {
      neighbours[group] = (neighbours[group] ?? 0) + 1
    }
  })
  return groups.flatMap(({ name, dishes: left }, g): Warning[] => {
    const needed = positions.filter(({ group }) => group === g).length
    const times = repeats[g] ?? 0
    const days = neighbours[g] ?? 0
    return [
      ...(times > 0 ? [{ code: 'repeats' as const, values: { slot: name, dishes: left, needed, times } }] : []),
      ...(days > 0 ? [{ code: 'sameMainNextDay' as const, values: { slot: name, days } }] : []),
    ]
  })
}

/** The meals that are varied together, named only where the plan has others: what is counted is not the whole plan then. */
function countedMeals({ positions, groups }: Problem, variety: number): { readonly slots?: string } {
  if (positions.every((position) => position.variety === variety)) return {}
  const counted = groups.filter((_, g) => positions.some(({ group, variety: of }) => group === g && of === variety))
  return { slots: counted.map(({ name }) => name).join(',') }
}

/** A main ingredient or a cuisine that comes oftener than wished. */
export function varietyWarnings(problem: Problem, { dish }: Solution): Warning[] {
  const { positions, dishes, targets, index } = problem
  const found: Warning[] = []
  targets.variety.forEach(({ mainLimit, cuisineLimit }, group) => {
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
