import { estimate } from '../../src/i18n/format.ts'
import type { PageContext } from '../page.ts'
import { datesOf, type Plan } from './document.ts'

/** What the reader's browser keeps of a plan to find it again, as JSON. */
export const remembered = (plan: Plan, { lang }: PageContext): string =>
  JSON.stringify({
    id: plan.id,
    dates: datesOf(plan, lang),
    store: plan.store.name,
    total: plan.totals.cost > 0 ? estimate(lang, plan.totals.cost, plan.country) : '',
    isWeek: plan.kind === 'week',
  })
