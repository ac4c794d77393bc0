import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { PriceTable, ProblemData } from '../planner/problem/data.ts'
import { doJob, type Job, type JobResult, packRefusal, type Refusal } from './jobs.ts'

// A planning thread. It holds the problem data of the revision it was started for.
const problemData: ProblemData = workerData
// Where cores are few, reads come first: they take milliseconds and planning takes a hundred. Only Linux gives threads
// priorities of their own.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

export interface Task {
  readonly job: Job
  readonly prices: PriceTable
}
export type TaskResult = { readonly done: JobResult[Job['kind']] } | { readonly refused: Refusal }

export default function work({ job, prices }: Task): TaskResult {
  try {
    return { done: doJob(job, problemData, prices) }
  } catch (error) {
    const refused = packRefusal(error)
    if (!refused) throw error
    return { refused }
  }
}
