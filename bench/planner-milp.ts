import { FOOD_GROUPS } from '../src/catalogue/vocabulary.ts'
import { DISH_TERMS } from '../src/planner/dish-terms.ts'
import { countedKinds } from '../src/planner/evaluate.ts'
import {
  budgetLoss,
  caloriesLoss,
  foodGroupsLoss,
  haveLoss,
  healthLoss,
  linesLoss,
  moneyTerms,
  proteinLoss,
  type Targets,
  varietyLoss,
} from '../src/planner/objective.ts'
import { type Position, type Problem, type Solution, sourcesOf } from '../src/planner/problem/problem.ts'
import { Program, type Stands, Sum } from './linear-program.ts'
import { addClashes, addDishes, addFixed, addNeighbours, addSides, type Fixed } from './planner-rules.ts'

/** A plan's problem as a mixed-integer linear program. */

export interface Milp {
  readonly lp: string
  /** added to the program's value to give J */
  readonly constant: number
  /** reads a solution's variables */
  readonly solution: (value: (variable: string) => number) => Solution
}

/** A good of which packs are bought is a line of the list. */
function addLine(program: Program, packs: string, item: number, need: Sum): void {
  const { items, targets } = program.problem
  const most = [...need.terms.values()].reduce((sum, amount) => sum + amount, 0) / (items.pack[item] as number)
  const line = program.binary(`l_${item}`)
  program.objective.add(line, linesLoss(targets, 1))
  program.row(new Sum().add(packs, 1).add(line, -Math.ceil(most)), '<=', 0)
}

/** Packs, what they cost, what of them is wasted, and the budget. */
function addMoney(program: Program): void {
  const { dishes, items, targets } = program.problem
  const need = items.ingredient.length > 0 ? Array.from(items.ingredient, () => new Sum()) : []
  for (const here of program.inPosition) {
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
    const variable = program.integer(`p_${item}`)
    const pack = items.pack[item] as number
    const price = items.priceMinor[item] as number
    const spoils = items.spoils[item] as number
    const stock = items.stock[item] as number
    const cover = new Sum().add(variable, 1)
    for (const [used, amount] of sum.terms) {
      cover.add(used, -amount / pack)
      program.objective.add(used, (-perMinor.waste * spoils * price * amount) / pack)
    }
    program.row(cover, '>=', -stock / pack)
    program.objective.constant += (perMinor.waste * spoils * price * stock) / pack
    addLine(program, variable, item, sum)
    program.objective.add(variable, price * (perMinor.cost + spoils * perMinor.waste))
    total.add(variable, price)
  })
  if (targets.budgetMinor > 0) {
    program.row(total.add('over', -1), '<=', targets.budgetMinor)
    program.objective.add('over', budgetLoss(targets, 1))
  }
}

/** Nutrients of a day. */
function addDay(program: Program, day: number): void {
  const { dishes, targets } = program.problem
  const { objective } = program
  const inDay = (weight: (stands: Stands) => number): Sum => program.sumOf((position) => position.day === day, weight)
  const ofDay = (values: Float64Array): Sum => inDay(({ dish }) => values[dish] as number)
  objective.add(`kcal_${day}`, caloriesLoss(targets, targets.kcal.high + 1))
  program.row(ofDay(dishes.kcal).add(`kcal_${day}`, 1), '>=', targets.kcal.low)
  program.row(ofDay(dishes.kcal).add(`kcal_${day}`, -1), '<=', targets.kcal.high)
  if (targets.protein > 0) {
    objective.add(`protein_${day}`, proteinLoss(targets, targets.protein - 1))
    program.row(ofDay(dishes.protein).add(`protein_${day}`, 1), '>=', targets.protein)
  }
  if (targets.health) {
    const { produce, fiber, salt } = targets.health
    objective.add(`produce_${day}`, healthLoss(targets, produce - 1, fiber, salt))
    program.row(ofDay(dishes.produce).add(`produce_${day}`, 1), '>=', produce)
    if (fiber > 0) {
      objective.add(`fiber_${day}`, healthLoss(targets, produce, fiber - 1, salt))
      program.row(ofDay(dishes.fiber).add(`fiber_${day}`, 1), '>=', fiber)
    }
    if (Number.isFinite(salt)) {
      objective.add(`salt_${day}`, healthLoss(targets, produce, fiber, salt + 1))
      program.row(ofDay(dishes.salt).add(`salt_${day}`, -1), '<=', salt)
    }
  }
}

/** What a dish counts for by itself. */
function addDishTerms(program: Program): void {
  const { positions, dishes, targets } = program.problem
  positions.forEach((position, c) => {
    for (const { variable, dish, leftover } of program.inPosition[c] ?? []) {
      for (const { counts, perDish, loss } of DISH_TERMS) {
        if (counts(position, !leftover)) program.objective.add(variable, loss(targets, perDish(dishes, dish, targets)))
      }
    }
  })
}

/** Lets a sum come so often; each time beyond counts. */
function addLimit(program: Program, sum: Sum, most: number, name: string, times: number): void {
  if (sum.terms.size <= most) return
  program.objective.add(name, varietyLoss(program.problem.targets, times))
  program.row(sum.add(name, -1), '<=', most)
}

/** How often a main ingredient and a cuisine may come. */
function addVariety(program: Program, mains: readonly number[]): void {
  const { dishes, targets } = program.problem
  targets.variety.forEach(({ mainLimit, cuisineLimit, byDay, daysWith, weight }, group) => {
    const isOf = ({ variety }: Position): boolean => variety === group
    const sharesDays = ({ variety }: Position): boolean => targets.variety[variety]?.daysWith === group
    const count = (
      of: Int32Array,
      value: number,
      fits: (position: Position) => boolean,
      counts = (_: number) => true,
    ): Sum => program.sumOf(fits, ({ dish }) => (of[dish] === value && counts(dish) ? 1 : 0))
    const limit = (sum: Sum, most: number, name: string, times = 1): void =>
      addLimit(program, sum, most, name, times * weight)
    for (const main of mains) {
      limit(count(dishes.main, main, isOf), mainLimit, `main_${group}_${main}`)
      if (byDay === 0 || daysWith !== group) continue
      const once = (name: string, fits: (position: Position) => boolean): void =>
        limit(
          count(dishes.main, main, (position) => sharesDays(position) && fits(position)),
          1,
          `${name}_${group}_${main}`,
          byDay,
        )
      for (let day = 0; day < targets.days; day++) {
        once(`day_${day}`, (position) => position.day === day)
        once(`night_${day}`, ({ night }) => night === day)
      }
    }
    if (cuisineLimit === 0) return
    for (const cuisine of new Set(dishes.cuisine)) {
      limit(
        count(dishes.cuisine, cuisine, isOf, (dish) => dishes.foreign[dish] === 1),
        cuisineLimit,
        `cuisine_${group}_${cuisine}`,
      )
    }
  })
}

/** How often meals are of one kind. */
function addKinds(program: Program): void {
  const { days } = program.problem.targets
  for (const [called, { limits, of, counts, nightOf }] of Object.entries(countedKinds(program.problem))) {
    if (!limits) continue
    for (const kind of new Set(of)) {
      if (kind < 0) continue
      const limit = (name: string, most: number, fits: (position: Position) => boolean): void => {
        const sum = program.sumOf(
          (position) => counts(position) && fits(position),
          ({ dish }) => (of[dish] === kind ? 1 : 0),
        )
        addLimit(program, sum, most, `${called}_${kind}${name}`, limits.weight)
      }
      limit('', limits.limit, () => true)
      for (let day = 0; day < days; day++) {
        limit(`_${day}`, 1, (position) => position.day === day)
        limit(`_night_${day}`, 1, (position) => nightOf(position) === day)
      }
    }
  }
}

/** How often kinds of dishes are eaten. */
function addFoodGroups(program: Program): void {
  const { dishes, targets } = program.problem
  for (const { group, low, high } of targets.foodGroups) {
    const bit = FOOD_GROUPS.indexOf(group)
    const meals = (): Sum =>
      program.sumOf(
        ({ counted }) => counted,
        ({ dish }) => ((dishes.foodGroups[dish] as number) >> bit) & 1,
      )
    program.objective.add(`few_${group}`, foodGroupsLoss(targets, 1))
    program.objective.add(`many_${group}`, foodGroupsLoss(targets, 1))
    program.row(meals().add(`few_${group}`, 1), '>=', low)
    program.row(meals().add(`many_${group}`, -1), '<=', high)
  }
}

/** What is at home and not used. */
function addPantry(program: Program): void {
  const { dishes, targets, pantryStock } = program.problem
  pantryStock.forEach((_, have) => {
    const uses = ({ dish }: Stands): number =>
      dishes.stockItem.subarray(dishes.stockStart[dish], dishes.stockStart[dish + 1]).includes(have) ? 1 : 0
    const used = program.sumOf(() => true, uses).add(`unused_${have}`, 1)
    program.objective.add(`unused_${have}`, haveLoss(targets, 1))
    program.row(used, '>=', 1)
  })
}

/** The dish that stands in each position by the values of a program's variables. */
function solutionOf({ inPosition, problem }: Program, value: (variable: string) => number): Solution {
  const dish = Int32Array.from(
    inPosition,
    (here) => here.reduce((a, b) => (value(b.variable) > value(a.variable) ? b : a)).dish,
  )
  return { dish, source: sourcesOf(problem) }
}

/**
 * The objective of `src/planner/objective.ts`, linear: each loss is a variable pressed down to what its formula says. Hard
 * rules are constraints, so a problem that cannot keep them has no solution here.
 * @param fixed positions whose dishes are given and stay
 */
export function milpOf(problem: Problem, fixed?: Fixed): Milp {
  const program = new Program(problem)
  const { dishes, targets } = problem
  const mains = [...new Set(dishes.main)]
  addDishes(program)
  if (fixed) addFixed(program, fixed)
  addNeighbours(program, mains)
  addSides(program)
  addClashes(program)
  addMoney(program)
  for (let day = 0; day < targets.days; day++) addDay(program, day)
  addDishTerms(program)
  addVariety(program, mains)
  addKinds(program)
  addFoodGroups(program)
  addPantry(program)
  return {
    lp: program.toString(),
    constant: program.objective.constant,
    solution: (value) => solutionOf(program, value),
  }
}
