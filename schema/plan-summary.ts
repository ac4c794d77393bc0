import { estimate, money, sentenceSpace } from '../src/i18n/format.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import type { Context } from './context.ts'
import { currencyAt } from './place.ts'
import { placeOfPlan, planMoney } from './plan-scope.ts'
import { originNote, surenessText } from './price-note.ts'
import { textsOf } from './texts.ts'

/** What a plan is called: the feast, or what it is. */
function titleOf(context: Context, { occasion, days }: StoredPlan['plan'], lang: Lang): string {
  const feast = occasion ? textsOf(context, 'occasion', occasion, lang).title : undefined
  return feast ?? message(lang, days.length > 1 ? 'page.weekTitle' : 'page.tableTitle')
}

/** Three lines for a person who sees no page: title and address, total with its band (unless nothing is bought), where the estimates come from. */
export function planSummary(context: Context, stored: StoredPlan, lang: Lang): string {
  const at = placeOfPlan(stored)
  const currency = currencyAt(context, at)
  const { plan, prices } = stored
  const band = message(lang, 'page.band', {
    low: money(lang, planMoney(context, stored, prices.low), currency),
    high: money(lang, planMoney(context, stored, prices.high), currency),
  })
  const total = estimate(lang, planMoney(context, stored, plan.totals.costMinor), currency)
  return [
    `${titleOf(context, plan, lang)}: ${context.baseUrl}/plan/${stored.id}`,
    ...(total ? [`${message(lang, 'page.total')}: ${total} (${band})`] : []),
    `${originNote(context, prices.source, { lang, at })}${sentenceSpace(lang)}${surenessText(lang, prices)}`,
  ].join('\n')
}
