import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { findPlans, isPlanId, type StoredPlan } from '../src/plans/make.ts'
import type { Context } from './context.ts'

/** The plans that a query names, by their ids in lower case, are read once and together. */
const plansById = createContextCache(
  ({ em }: Context) => new DataLoader<string, StoredPlan | null>((ids) => findPlans(em, ids)),
)

/** A stored plan; null when there is none with that id. */
export const planById = async (context: Context, id: string): Promise<StoredPlan | null> =>
  isPlanId(id) ? plansById(context).load(id.toLowerCase()) : null
