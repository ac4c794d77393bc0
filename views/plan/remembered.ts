import { estimate } from '../../src/i18n/format.ts'
import type { PageContext, Params } from '../page.ts'
import { datesOf, type Plan } from './document.ts'

/** A table, as another dish is put on it: its occasion, and what its form was filled in with. */
interface Table {
  readonly occasion: string
  readonly title: string
  readonly answers: Params
}

/** What the reader's browser keeps of a plan to find it again, as JSON. */
export const remembered = (plan: Plan, { lang }: PageContext, table?: Table): string =>
  JSON.stringify({
    id: plan.id,
    dates: datesOf(plan, lang),
    store: plan.store.name,
    total: plan.totals.cost > 0 ? estimate(lang, plan.totals.cost, plan.country) : '',
    isWeek: plan.kind === 'week',
    ...(table && { table }),
  })
