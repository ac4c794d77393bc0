import { html } from 'hono/html'
import { type Currency, duration, estimate, money, number, period, sentenceSpace } from '../../src/i18n/format.ts'
import { label } from '../../src/i18n/message.ts'
import type { Html, PageContext } from '../page.ts'
import { figure } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import { isWeek, type Plan } from './document.ts'

interface Priced {
  readonly totals: Pick<Plan['totals'], 'costLow' | 'costHigh'>
  readonly country: Currency
}

/** The band in which the total likely lies. */
export function priceBand({ totals, country }: Priced, context: PageContext): string {
  const { lang } = context
  const low = money(lang, totals.costLow, country, totals.costHigh)
  return sayIn(context)('page.band', { low, high: money(lang, totals.costHigh, country) })
}

/** The same after the budget that the total was to meet. */
function band(plan: Plan, context: PageContext, say: Say): string {
  const { budget, country } = plan
  const text = priceBand(plan, context)
  if (!budget) return text
  return say('page.budgetAndBand', {
    budget: say('page.budget', { budget: money(context.lang, budget, country) }),
    band: text,
  })
}

type Sourced = Pick<Plan, 'priceSource'> & { readonly warningDetails: readonly { readonly text: string }[] }

/** Where the prices come from, and how sure they are unless a warning says so already. */
export function source({ priceSource, warningDetails }: Sourced, { lang }: PageContext, say: Say): string {
  const { name, period: of, region, sureness } = priceSource
  const note = say('page.priceNote', { name, period: period(lang, of), region })
  return warningDetails.some(({ text }) => text === sureness) ? note : `${note}${sentenceSpace(lang)}${sureness}`
}

/** The sums of a plan, the total with the band it likely lies in. */
export function totals(plan: Plan, context: PageContext): Html {
  const { lang } = context
  const say = sayIn(context)
  const about = (value: number) => estimate(lang, value, plan.country)
  const { cost, usedCost, kcalPerDay, proteinPerDay, cookMin } = plan.totals
  const left = about(cost - usedCost)
  const [energy, protein] = isWeek(plan)
    ? (['page.kcalPerDay', 'page.proteinPerDay'] as const)
    : (['page.kcalPerGuest', 'page.proteinPerGuest'] as const)
  return html`
<dl class="figures">
  ${cost > 0 && figure(say('page.total'), about(cost), band(plan, context, say))}
  ${usedCost > 0 && figure(say('page.used'), about(usedCost), left && say('page.leftInPacks', { cost: left }))}
  ${figure(say(energy), say('page.kcal', { kcal: kcalPerDay }))}
  ${figure(say(protein), `${number(lang, proteinPerDay)}\u00a0${label(lang, 'unit', 'g')}`)}
  ${figure(say('page.handsOn'), duration(lang, cookMin))}
</dl>`
}
