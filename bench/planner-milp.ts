import {
  budgetLoss,
  caloriesLoss,
  DISH_TERMS,
  haveLoss,
  healthLoss,
  leftoverLoss,
  moneyTerms,
  proteinLoss,
  type Targets,
  varietyLoss,
} from '../src/planner/objective.ts'
import type { Group, Problem, Solution } from '../src/planner/problem/problem.ts'

/** A plan's problem as a mixed-integer linear program in the LP format that HiGHS reads. */

/** A linear sum: coefficients by variable, and what is added to it. */
class Sum {
  readonly terms = new Map<string, number>()
  constant = 0
  add(variable: string, factor: number): this {
    if (factor !== 0) this.terms.set(variable, (this.terms.get(variable) ?? 0) + factor)
    return this
  }
  toString(): string {
    const parts = [...this.terms].filter(([, factor]) => Math.abs(factor) > 1e-12)
    if (parts.length === 0) return '0 nothing'
    return parts.map(([variable, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${variable}`).join('\n ')
  }
}

export interface Milp {
  readonly lp: string
  /** added to the program's value to give J */
  readonly constant: number
  /** reads a solution's variables */
  readonly solution: (value: (variable: string) => number) => Solution
}

const single = (position: number, dish: number): string => `x_${position}_${dish}`
const pair = (position: number, again: number, dish: number): string => `y_${position}_${again}_${dish}`

/**
 * The objective of `src/planner/objective.ts`, linear: each loss is a variable pressed down to what its formula says. Hard
 * rules are constraints, so a problem that cannot keep them has no solution here.
 * @param fixed positions whose dishes are given and stay
 */
export function milpOf(
  problem: Problem,
  fixed?: { readonly solution: Solution; readonly positions: ReadonlySet<number> },
): Milp {
  const { positions, groups, dishes, items, targets, pantryStock } = problem
  const objective = new Sum()
  const rows: string[] = []
  const binaries: string[] = []
  const integers: string[] = []
  const bounds: string[] = []
  const row = (sum: Sum, sense: '<=' | '>=' | '=', limit: number): void => {
    rows.push(`${sum} ${sense} ${limit - sum.constant}`)
  }

  /** variables by which a dish stands in a position, and what it is made of */
  const inPosition: { variable: string; dish: number; leftover: boolean }[][] = positions.map(() => [])
  const cooked = new Map<number, string[]>()
  const cook = (dish: number, variable: string): void => {
    const recipe = dishes.recipe[dish] as number
    cooked.set(recipe, [...(cooked.get(recipe) ?? []), variable])
  }
  positions.forEach((position, c) => {
    for (const dish of (groups[position.group] as Group).candidates) {
      const variable = single(c, dish)
      binaries.push(variable)
      inPosition[c]?.push({ variable, dish, leftover: false })
      cook(dish, variable)
      if (!dishes.batch[dish]) continue
      for (const next of position.next) {
        const both = pair(c, next, dish)
        binaries.push(both)
        inPosition[c]?.push({ variable: both, dish, leftover: false })
        inPosition[next]?.push({ variable: both, dish, leftover: true })
        cook(dish, both)
      }
    }
  })
  if (fixed) {
    for (const c of fixed.positions) {
      const source = fixed.solution.source[c] as number
      const again = fixed.solution.source.indexOf(c)
      const dish = fixed.solution.dish[c] as number
      const variable = source >= 0 ? pair(source, c, dish) : again >= 0 ? pair(c, again, dish) : single(c, dish)
      bounds.push(`${variable} = 1`)
    }
  }
  for (const here of inPosition) {
    row(
      here.reduce((sum, { variable }) => sum.add(variable, 1), new Sum()),
      '=',
      1,
    )
  }
  for (const variables of cooked.values()) {
    if (variables.length > 1)
      row(
        variables.reduce((sum, variable) => sum.add(variable, 1), new Sum()),
        '<=',
        1,
      )
  }
  const mains = [...new Set(dishes.main)]
  positions.forEach(({ after }, c) => {
    if (after < 0) return
    for (const main of mains) {
      const sum = new Sum()
      for (const { variable, dish } of [...(inPosition[c] ?? []), ...(inPosition[after] ?? [])]) {
        if (dishes.main[dish] === main) sum.add(variable, 1)
      }
      // A dish and its own leftover are one.
      for (const { variable, dish } of inPosition[c] ?? []) {
        if (dishes.main[dish] === main && variable.startsWith(`y_${c}_${after}_`)) sum.add(variable, -1)
      }
      if (sum.terms.size > 1) row(sum, '<=', 1)
    }
  })

  // PackCosts, money and waste.
  const need = items.ingredient.length > 0 ? Array.from(items.ingredient, () => new Sum()) : []
  for (const here of inPosition) {
    for (const { variable, dish } of here) {
      for (let line = dishes.lineStart[dish] as number; line < (dishes.lineStart[dish + 1] as number); line++) {
        need[dishes.lineItem[line] as number]?.add(variable, dishes.lineUse[line] as number)
      }
    }
  }
  const unit: Targets = { ...targets, budgetMinor: 0 }
  const perMinor = moneyTerms(unit, 1, 1)
  const total = new Sum()
  need.forEach((sum, item) => {
    const variable = `p_${item}`
    const pack = items.pack[item] as number
    const price = items.priceMinor[item] as number
    const spoils = items.spoils[item] as number
    integers.push(variable)
    const cover = new Sum().add(variable, 1)
    for (const [used, amount] of sum.terms) {
      cover.add(used, -amount / pack)
      objective.add(used, (-perMinor.waste * spoils * price * amount) / pack)
    }
    row(cover, '>=', 0)
    objective.add(variable, price * (perMinor.cost + spoils * perMinor.waste))
    total.add(variable, price)
  })
  if (targets.budgetMinor > 0) {
    row(total.add('over', -1), '<=', targets.budgetMinor)
    objective.add('over', budgetLoss(targets, 1))
  }

  // Days.
  const ofDay = (day: number, values: Float64Array): Sum => {
    const sum = new Sum()
    positions.forEach((position, c) => {
      if (position.day !== day) return
      for (const { variable, dish } of inPosition[c] ?? []) sum.add(variable, values[dish] as number)
    })
    return sum
  }
  for (let day = 0; day < targets.days; day++) {
    const perKcal = caloriesLoss(targets, targets.kcal.high + 1)
    objective.add(`kcal_${day}`, perKcal)
    row(ofDay(day, dishes.kcal).add(`kcal_${day}`, 1), '>=', targets.kcal.low)
    row(ofDay(day, dishes.kcal).add(`kcal_${day}`, -1), '<=', targets.kcal.high)
    if (targets.protein > 0) {
      objective.add(`protein_${day}`, proteinLoss(targets, targets.protein - 1))
      row(ofDay(day, dishes.protein).add(`protein_${day}`, 1), '>=', targets.protein)
    }
    const { health } = targets
    if (health) {
      const { produce, fiber, salt } = health
      objective.add(`produce_${day}`, healthLoss(targets, produce - 1, fiber, salt))
      objective.add(`fiber_${day}`, healthLoss(targets, produce, fiber - 1, salt))
      objective.add(`salt_${day}`, healthLoss(targets, produce, fiber, salt + 1))
      row(ofDay(day, dishes.produce).add(`produce_${day}`, 1), '>=', produce)
      row(ofDay(day, dishes.fiber).add(`fiber_${day}`, 1), '>=', fiber)
      row(ofDay(day, dishes.salt).add(`salt_${day}`, -1), '<=', salt)
    }
    const again = new Sum()
    positions.forEach((position, c) => {
      if (position.day !== day) return
      for (const { variable, leftover } of inPosition[c] ?? []) if (leftover) again.add(variable, 1)
    })
    for (const variable of again.terms.keys()) objective.add(variable, leftoverLoss(targets, 1))
    if (again.terms.size > 0) {
      objective.add(`again_${day}`, leftoverLoss(targets, 1))
      row(again.add(`again_${day}`, -1), '<=', 1)
    }
  }

  // What a dish counts for by itself.
  positions.forEach((position, c) => {
    for (const { variable, dish, leftover } of inPosition[c] ?? []) {
      for (const { counts, perDish, loss } of DISH_TERMS) {
        if (counts(position, !leftover)) objective.add(variable, loss(targets, perDish(dishes, dish, targets)))
      }
    }
  })

  // Variety.
  targets.variety.forEach(({ mainLimit, cuisineLimit, byDay }, group) => {
    const count = (of: Int32Array, value: number, day?: number): Sum => {
      const sum = new Sum()
      positions.forEach((position, c) => {
        if (position.variety !== group || (day !== undefined && position.day !== day)) return
        for (const { variable, dish } of inPosition[c] ?? []) if (of[dish] === value) sum.add(variable, 1)
      })
      return sum
    }
    const limit = (sum: Sum, most: number, name: string): void => {
      if (sum.terms.size <= most) return
      objective.add(name, varietyLoss(targets, 1))
      row(sum.add(name, -1), '<=', most)
    }
    for (const main of mains) {
      limit(count(dishes.main, main), mainLimit, `main_${group}_${main}`)
      if (!byDay) continue
      for (let day = 0; day < targets.days; day++)
        limit(count(dishes.main, main, day), 1, `day_${group}_${main}_${day}`)
    }
    if (cuisineLimit === 0) return
    for (const cuisine of new Set(dishes.cuisine)) {
      limit(count(dishes.cuisine, cuisine), cuisineLimit, `cuisine_${group}_${cuisine}`)
    }
  })

  // What is at home and not used.
  pantryStock.forEach((_, have) => {
    const used = new Sum().add(`unused_${have}`, 1)
    for (const here of inPosition) {
      for (const { variable, dish } of here) {
        const at = dishes.stockItem.subarray(dishes.stockStart[dish], dishes.stockStart[dish + 1])
        if (at.includes(have)) used.add(variable, 1)
      }
    }
    objective.add(`unused_${have}`, haveLoss(targets, 1))
    row(used, '>=', 1)
  })

  const lp = [
    'minimize',
    ` obj: ${objective}`,
    'subject to',
    ...rows.map((text, n) => ` r${n}: ${text}`),
    'bounds',
    ...bounds.map((text) => ` ${text}`),
    'binary',
    ...binaries.map((variable) => ` ${variable}`),
    'general',
    ...integers.map((variable) => ` ${variable}`),
    'end',
  ].join('\n')
  return {
    lp,
    constant: objective.constant,
    solution: (value) => {
      const dish = new Int32Array(positions.length).fill(-1)
      const source = new Int32Array(positions.length).fill(-1)
      inPosition.forEach((here, c) => {
        const stands = here.reduce((a, b) => (value(b.variable) > value(a.variable) ? b : a))
        dish[c] = stands.dish
        if (stands.leftover) source[c] = Number(stands.variable.split('_')[1])
      })
      return { dish, source }
    },
  }
}
