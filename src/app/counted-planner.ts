import type { Metrics, PlanOutcome } from '../observability/metrics.ts'
import { EmptySlotError } from '../planner/problem/filters.ts'
import { SwapNotPossibleError } from '../planner/swaps.ts'
import { BusyError, type Planner } from '../plans/pool.ts'

const outcomeOf = (error: unknown): PlanOutcome => {
  if (error instanceof BusyError) return 'busy'
  return error instanceof EmptySlotError || error instanceof SwapNotPossibleError ? 'refused' : 'failed'
}

/** The same planner, its jobs counted. */
export const countedPlanner = (planner: Planner, metrics: Metrics): Planner => ({
  run: async (job, catalogue, prices) => {
    const counted = metrics.planStarted(job.kind)
    try {
      const result = await planner.run(job, catalogue, prices)
      counted('built')
      return result
    } catch (error) {
      counted(outcomeOf(error))
      throw error
    }
  },
})
