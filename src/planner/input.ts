import type { Params } from './params.ts'
import type { PriceTable, ProblemData } from './problem/data.ts'

/** All that a plan depends on: what is asked, the catalogue, and the prices of the place. */
export interface PlannerInput {
  readonly params: Params
  readonly data: ProblemData
  readonly prices: PriceTable
}
