import { html } from 'hono/html'
import type { Html, PageContext } from '../page.ts'
import { sayIn } from '../say.ts'
import { nutritionCharts, workChart } from './chart.ts'
import { isWeek, type Plan } from './document.ts'
import { moneyCharts } from './money-charts.ts'
import { stores } from './stores.ts'
import { totals } from './totals.ts'
import { doubts } from './warnings.ts'

/** What a plan comes to, drawn and in words, what is doubtful of it, and what it would cost elsewhere. */
export function figures(plan: Plan, context: PageContext): Html {
  const say = sayIn(context)
  return html`
<section class="in-figures" id="figures" aria-labelledby="figures-title">
  <h2 id="figures-title">${say('week.figures')}</h2>
  ${totals(plan, context)}
  ${doubts(plan, say)}
  <div class="charts">
    ${moneyCharts(plan, context)}
    ${isWeek(plan) && workChart(plan, context)}
  </div>
  ${isWeek(plan) && plan.target && nutritionCharts(plan, plan.target, context)}
  ${plan.totals.cost > 0 && plan.storePrices.length > 1 && stores(plan, context)}
</section>`
}
