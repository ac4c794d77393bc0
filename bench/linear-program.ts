import type { Position, Problem } from '../src/planner/problem/problem.ts'

/** A mixed-integer linear program in the LP format that HiGHS reads. */

/** A linear sum: coefficients by variable, and what is added to it. */
export class Sum {
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

/** A variable by which a dish stands in a position. */
export interface Stands {
  readonly variable: string
  readonly dish: number
  readonly leftover: boolean
}

/** A program while it is written: what is minimised, its rows, and its variables. */
export class Program {
  readonly problem: Problem
  readonly objective = new Sum()
  /** what can stand in each position */
  readonly inPosition: Stands[][]
  readonly #rows: string[] = []
  readonly #binaries: string[] = []
  readonly #integers: string[] = []
  readonly #bounds: string[] = []

  constructor(problem: Problem) {
    this.problem = problem
    this.inPosition = problem.positions.map(() => [])
  }

  row(sum: Sum, sense: '<=' | '>=' | '=', limit: number): void {
    this.#rows.push(`${sum} ${sense} ${limit - sum.constant}`)
  }

  binary(variable: string): string {
    this.#binaries.push(variable)
    return variable
  }

  integer(variable: string): string {
    this.#integers.push(variable)
    return variable
  }

  /** Puts a dish into a position of every solution. */
  fix(variable: string): void {
    this.#bounds.push(`${variable} = 1`)
  }

  /** All that stands in some positions, weighed; what weighs nothing is left out. */
  sumOf(of: (position: Position) => boolean, weight: (stands: Stands) => number): Sum {
    const sum = new Sum()
    this.problem.positions.forEach((position, c) => {
      if (of(position)) for (const stands of this.inPosition[c] ?? []) sum.add(stands.variable, weight(stands))
    })
    return sum
  }

  toString(): string {
    return [
      'minimize',
      ` obj: ${this.objective}`,
      'subject to',
      ...this.#rows.map((text, n) => ` r${n}: ${text}`),
      'bounds',
      ...this.#bounds.map((text) => ` ${text}`),
      'binary',
      ...this.#binaries.map((variable) => ` ${variable}`),
      'general',
      ...this.#integers.map((variable) => ` ${variable}`),
      'end',
    ].join('\n')
  }
}
