import { varietyLoss } from '../../objective.ts'
import type { Position } from '../../problem/problem.ts'
import type { SearchState } from '../state.ts'
import { EPSILON } from './move.ts'

/** Two days of a meal change places. What is bought stays, so what it can gain is known before it is made. */
export class ExchangeDays {
  readonly #state: SearchState

  constructor(state: SearchState) {
    this.#state = state
  }

  /**
   * Exchanges two positions if that brings the score below `current`. The state's score stays what it was otherwise.
   * @returns the new score, or `current`
   */
  improve(a: number, b: number, current: number): number {
    const state = this.#state
    if (!this.#mayHelp(a, b)) return current
    state.exchange(a, b)
    const score = state.score()
    if (score < current - EPSILON) return score
    state.exchange(a, b)
    return current
  }

  /**
   * Whether an exchange might lower the score: what it changes for certain, less the most that it can relieve. Money,
   * cuisines and how often a main ingredient comes stay as they are.
   */
  #mayHelp(a: number, b: number): boolean {
    const { problem, days, rules, terms, variety, dish } = this.#state
    if (rules.penalty > 0) return true
    const here = dish[a] ?? 0
    const there = dish[b] ?? 0
    const first = problem.positions[a] as Position
    const second = problem.positions[b] as Position
    let change =
      days.lossWithInstead(first.day, there, here) -
      days.loss(first.day) +
      days.lossWithInstead(second.day, here, there) -
      days.loss(second.day) +
      terms.exchangeLoss(a, here, b, there)
    const relieved = variety.twiceOn(first, here) + variety.twiceOn(second, there)
    change -= varietyLoss(problem.targets, relieved)
    return change < 0
  }
}
