import { html } from 'hono/html'
import type { Html, PageContext } from '../page.ts'
import { type Say, sayIn } from '../say.ts'
import { nutritionCharts, workChart } from './chart.ts'
import { isWeek, type Plan } from './document.ts'
import { moneyCharts } from './money-charts.ts'
import { stores } from './stores.ts'
import { source, totals } from './totals.ts'
import { doubts } from './warnings.ts'

/** What is drawn of a plan, folded away: the sums above say the main part of it. */
const charts = (plan: Plan, context: PageContext, say: Say): Html => html`
<details class="fold">
  <summary><h3>${say(isWeek(plan) ? 'week.charts' : 'week.money')}</h3></summary>
  <div id="charts">
    <p class="source">${source(plan, context, say)}</p>
    <div class="charts">
      ${moneyCharts(plan, context)}
      ${isWeek(plan) && workChart(plan, context)}
    </div>
    ${isWeek(plan) && plan.target && nutritionCharts(plan, plan.target, context)}
  </div>
</details>`

/** What a plan comes to, drawn and in words, what is doubtful of it, and what it would cost elsewhere. */
export function figures(plan: Plan, context: PageContext): Html {
  const say = sayIn(context)
  return html`
<section class="in-figures" id="figures" aria-labelledby="figures-title">
  <h2 id="figures-title">${say('week.figures')}</h2>
  ${totals(plan, context)}
  ${doubts(plan, say)}
  ${charts(plan, context, say)}
  ${plan.totals.cost > 0 && plan.storePrices.length > 1 && stores(plan, context)}
</section>`
}
