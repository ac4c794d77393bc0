import { html } from 'hono/html'
import { estimate, money, percent } from '../../src/i18n/format.ts'
import { tenths } from '../../src/i18n/round.ts'
import type { Html, PageContext } from '../page.ts'
import { facts, type Say, sayIn } from '../say.ts'
import type { Plan } from './document.ts'
import { priceBand } from './totals.ts'

/** A bar of its own below a line, in a drawing 100 wide. @param share 0 to 1 of the longest */
export const bar = (share: number): Html => html`
<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${tenths(share * 100)}" height="6"/></svg>`

/** Aisles that are named, those on which most is spent; the others stand together. */
const NAMED = 6

/** On what the money goes, the most first. */
function aisles({ shopping, totals: { cost } }: Plan, say: Say): { label: string; cost: number }[] {
  const sorted = shopping.filter((aisle) => aisle.cost > 0).toSorted((a, b) => b.cost - a.cost)
  const named = sorted.slice(0, sorted.length > NAMED + 1 ? NAMED : NAMED + 1)
  const rest = cost - named.reduce((sum, aisle) => sum + aisle.cost, 0)
  return sorted.length > named.length ? [...named, { label: say('week.rest'), cost: rest }] : named
}

function byAisle(plan: Plan, context: PageContext, say: Say): Html {
  const { lang } = context
  const all = aisles(plan, say)
  const most = Math.max(...all.map(({ cost }) => cost))
  const total = plan.totals.cost
  return html`
<figure class="by-aisle">
  <figcaption>${say('week.money')}</figcaption>
  <ul class="rows">${all.map(
    ({ label, cost }) => html`
<li><span>${label}</span> <b>${facts(estimate(lang, cost, plan.country), percent(lang, cost / total))}</b>${bar(cost / most)}</li>`,
  )}</ul>
</figure>`
}

/** A word beside what it stands for in the drawing, which is 24 by 12. */
const key = (drawn: Html, words: string): Html => html`
<li><svg class="key" viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">${drawn}</svg> ${words}</li>`

/** Room right of the dearest, as a factor. */
const ROOM = 1.06

/** The total, the band in which it likely lies, and the budget, on a line that begins at nothing. */
function price(plan: Plan, context: PageContext, say: Say): Html {
  const { totals, country, budget } = plan
  const { cost, costLow, costHigh } = totals
  const top = Math.max(costHigh, budget ?? 0) * ROOM
  const x = (value: number) => tenths((value / top) * 100)
  return html`
<figure class="price">
  <figcaption>${say('week.price')}</figcaption>
  <svg class="scale" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    <path class="axis" d="M0 10H100"/>
    <rect class="likely" x="${x(costLow)}" width="${tenths(x(costHigh) - x(costLow))}" y="5" height="10"/>
    <path class="total" d="M${x(cost)} 2V18"/>
    ${budget && html`<path class="limit" d="M${x(budget)} 0V20"/>`}
  </svg>
  <ul class="keys">
    ${key(html`<path class="total" d="M12 0V12"/>`, facts(say('page.total'), estimate(context.lang, cost, country)))}
    ${key(html`<rect class="likely" y="2" width="24" height="8"/>`, priceBand(plan, context))}
    ${budget && key(html`<path class="limit" d="M12 0V12"/>`, say('page.budget', { budget: money(context.lang, budget, country) }))}
  </ul>
</figure>`
}

/** What is eaten of what is bought, and what stays in packs. */
function eaten({ totals, country }: Plan, { lang }: PageContext, say: Say): Html {
  const { cost, usedCost } = totals
  const left = estimate(lang, cost - usedCost, country)
  const share = tenths((usedCost / cost) * 100)
  return html`
<figure class="eaten">
  <figcaption>${say('week.eaten')}</figcaption>
  <svg class="scale" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    <rect class="used" y="3" width="${share}" height="14"/>
    <rect class="over" x="${share}" y="3" width="${tenths(100 - share)}" height="14"/>
  </svg>
  <ul class="keys">
    ${key(html`<rect class="used" y="2" width="24" height="8"/>`, facts(say('page.used'), estimate(lang, usedCost, country), percent(lang, usedCost / cost)))}
    ${left && key(html`<rect class="over" x="1" y="2" width="22" height="8"/>`, say('page.leftInPacks', { cost: left }))}
  </ul>
</figure>`
}

/** What the plan costs, what of it is eaten, and on what it goes. */
export function moneyCharts(plan: Plan, context: PageContext): Html | '' {
  const { cost, usedCost } = plan.totals
  if (cost <= 0) return ''
  const say = sayIn(context)
  return html`
${price(plan, context, say)}
${usedCost > 0 && eaten(plan, context, say)}
${byAisle(plan, context, say)}`
}
