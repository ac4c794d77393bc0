import { clashes, type Group, goesWith, type Position, type Solution } from '../src/planner/problem/problem.ts'
import { type Program, Sum } from './linear-program.ts'

/** The hard rules of a plan as rows of a program. */

const chosen = (block: number, dish: number): string => `x_${block}_${dish}`

/** Each block has one dish, each main part that counts is cooked once at most, and what is no bread or drink not twice a day. */
export function addDishes(program: Program): void {
  const { positions, blocks, groups, dishes } = program.problem
  const cooked = new Map<number, Sum>()
  const onDay = new Map<string, Sum>()
  blocks.forEach(({ positions: places, leftover }, b) => {
    const { group } = positions[places[0] as number] as Position
    const { candidates } = groups[group] as Group
    const all = new Set([...candidates].flatMap((dish) => [...(dishes.sizes[dish] as Int32Array)]))
    const one = new Sum()
    for (const dish of all) {
      const variable = program.binary(chosen(b, dish))
      one.add(variable, 1)
      places.forEach((c, n) => {
        program.inPosition[c]?.push({ variable, dish, leftover: leftover && n > 0 })
        const recipe = dishes.recipe[dish] as number
        if (leftover && n > 0) return
        const day = `${positions[c]?.day} ${recipe}`
        if (positions[c]?.onceADay) onDay.set(day, (onDay.get(day) ?? new Sum()).add(variable, 1))
        if (!positions[c]?.once) return
        cooked.set(recipe, (cooked.get(recipe) ?? new Sum()).add(variable, 1))
      })
    }
    program.row(one, '=', 1)
  })
  for (const sum of [...cooked.values(), ...onDay.values()]) if (sum.terms.size > 1) program.row(sum, '<=', 1)
}

/** Positions whose dishes are given and stay. */
export interface Fixed {
  readonly solution: Solution
  readonly positions: ReadonlySet<number>
}

export function addFixed(program: Program, { solution, positions }: Fixed): void {
  program.problem.blocks.forEach(({ positions: places }, b) => {
    if (places.some((c) => positions.has(c))) program.fix(chosen(b, solution.dish[places[0] as number] as number))
  })
}

/** No main ingredient in two positions that follow each other; a dish and its own leftover are one. */
export function addNeighbours(program: Program, mains: readonly number[]): void {
  const { positions, blocks, dishes } = program.problem
  const blockOf = (position: number): number => blocks.findIndex(({ positions: places }) => places.includes(position))
  positions.forEach(({ after }, c) => {
    if (after < 0 || blockOf(after) === blockOf(c)) return
    for (const main of mains) {
      const sum = new Sum()
      for (const { variable, dish } of [...(program.inPosition[c] ?? []), ...(program.inPosition[after] ?? [])]) {
        if (dishes.main[dish] === main) sum.add(variable, 1)
      }
      if (sum.terms.size > 1) program.row(sum, '<=', 1)
    }
  })
}

/** A main part has a side that it goes with. */
export function addSides(program: Program): void {
  const { positions, sides } = program.problem
  positions.forEach(({ companion, partner }, c) => {
    if (companion || partner < 0) return
    for (const { variable, dish } of program.inPosition[c] ?? []) {
      const sum = new Sum().add(variable, 1)
      for (const side of program.inPosition[partner] ?? []) {
        if (!goesWith(sides, dish, side.dish)) sum.add(side.variable, 1)
      }
      if (sum.terms.size > 1) program.row(sum, '<=', 1)
    }
  })
}

/** What is not eaten together does not stand together. */
export function addClashes(program: Program): void {
  const { positions, sides } = program.problem
  positions.forEach(({ companion, beside }, c) => {
    if (companion) return
    for (const { variable, dish } of program.inPosition[c] ?? []) {
      const sum = new Sum().add(variable, beside.length)
      for (const other of beside.flatMap((place) => program.inPosition[place] ?? []))
        if (clashes(sides, dish, other.dish)) sum.add(other.variable, 1)
      if (sum.terms.size > 1) program.row(sum, '<=', beside.length)
    }
  })
}
