import type { Params } from './params.ts'
import type { Before, PriceTable, ProblemData } from './problem/data.ts'

/** All that a plan depends on: what is asked, the catalogue, and the prices of the place. */
export interface PlannerInput {
  readonly params: Params
  readonly data: ProblemData
  readonly prices: PriceTable
  /** what the weeks before leave; undefined: nothing is known of them */
  readonly before?: Before | undefined
  /** recipes of the plan without a variant, from which a variant is to differ */
  readonly apart?: readonly string[] | undefined
}
