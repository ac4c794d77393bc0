import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { InvalidFieldError } from '../catalogue/refusals.ts'
import { allowed } from '../i18n/allowed.ts'
import { beforeOf, REMEMBERED_WEEKS } from '../planner/before.ts'
import type { Params } from '../planner/params.ts'
import type { Plan } from '../planner/plan-data.ts'
import type { Before } from '../planner/problem/data.ts'
import type { Revision } from '../revision/types.ts'
import type { PlanContent } from './stored-plan.ts'

/**
 * What the stored weeks before leave to a week that is planned after them: that of `after`, the one it was planned after
 * itself, and so on.
 * @param find a stored plan; null where there is none, or where the text is no id
 * @throws InvalidFieldError where `after` is no week of the country that starts earlier
 */
export async function weeksBefore(
  { after, country, startDate }: Params,
  em: SqlEntityManager,
  { problemData }: Revision,
  find: (em: SqlEntityManager, id: string) => Promise<PlanContent | null>,
): Promise<Before | undefined> {
  if (after === '') return undefined
  const plans: Plan[] = []
  let id = after
  while (id !== '' && plans.length < REMEMBERED_WEEKS) {
    const found = await find(em, id)
    const starts = found?.request.params.startDate ?? startDate
    if (found?.request.kind !== 'week' || found.request.params.country !== country || starts >= startDate) {
      // What an earlier week was planned after may be gone: then no more is remembered.
      if (plans.length > 0) break
      throw new InvalidFieldError('after', after, allowed('earlierWeek', { country, date: startDate }))
    }
    plans.push(found.plan)
    id = found.request.params.after
  }
  return beforeOf(plans, startDate, problemData)
}
