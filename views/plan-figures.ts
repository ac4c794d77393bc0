import { html } from 'hono/html'
import { duration, estimate, money, number, period, weekday } from '../src/i18n/format.ts'
import { label, type MessageKey, words } from '../src/i18n/words.ts'
import type { Html, Scene } from './page.ts'
import { figure } from './parts.ts'
import { isWeek, type Plan } from './plan-data.ts'

/** The sums of a plan, the total with the band it likely lies in. */
export function totals(plan: Plan, scene: Scene): Html {
  const { lang } = scene
  const { cost, costLow, costHigh, usedCost, kcalPerDay, proteinPerDay, cookMin } = plan.totals
  const sum = (value: number) => money(lang, value, plan.country)
  const band = words(lang, 'page.band', {
    low: money(lang, costLow, plan.country, costHigh),
    high: sum(costHigh),
  })
  const note = plan.budget
    ? words(lang, 'page.budgetAndBand', { budget: words(lang, 'page.budget', { budget: sum(plan.budget) }), band })
    : band
  const left = words(lang, 'page.leftInPacks', { cost: estimate(lang, cost - usedCost, plan.country) })
  const [energy, protein]: [MessageKey, MessageKey] = isWeek(plan)
    ? ['page.kcalPerDay', 'page.proteinPerDay']
    : ['page.kcalPerGuest', 'page.proteinPerGuest']
  return html`<dl class="figures">
${figure(words(lang, 'page.total'), estimate(lang, cost, plan.country), note)}
${figure(words(lang, 'page.used'), estimate(lang, usedCost, plan.country), left)}
${figure(words(lang, energy), words(lang, 'page.kcal', { kcal: kcalPerDay }))}
${figure(words(lang, protein), `${number(lang, proteinPerDay)} ${label(lang, 'unit', 'g')}`)}
${figure(words(lang, 'page.cookMin'), duration(lang, cookMin))}
</dl>
<p class="source">${words(lang, 'page.source', {
    name: plan.priceSource.name,
    period: period(lang, plan.priceSource.period),
    region: plan.priceSource.region,
    coverage: Math.round(plan.priceSource.coverage * 100),
  })}</p>`
}

/** A bar this far from the aim is marked. */
const OFF = 0.1

const farFrom = (value: number, target: number): boolean => Math.abs(value - target) > target * OFF
/** More protein than aimed at is no miss. */
const below = (value: number, target: number): boolean => value < target * (1 - OFF)

/** One bar a day, all against one line. The drawing repeats what the figures say, so it is hidden from readers aloud. */
function bars(
  plan: Plan,
  scene: Scene,
  caption: string,
  values: readonly number[],
  target: number,
  off: (value: number, target: number) => boolean,
): Html {
  const top = Math.max(target, ...values) * 1.06
  const high = (value: number) => Math.round((value / top) * 1000) / 10
  return html`<figure><figcaption>${caption}</figcaption>
<ol class="bars">${plan.days.map(({ date, label }, i) => html`<li><b>${number(scene.lang, values[i] ?? 0)}</b><abbr title="${label}">${weekday(scene.lang, date)}</abbr></li>`)}</ol>
<svg viewBox="0 0 ${plan.days.length * 10} 100" preserveAspectRatio="none" aria-hidden="true">
${values.map((value, i) => html`<rect${off(value, target) ? html` class="off"` : ''} x="${i * 10 + 2}" width="6" y="${100 - high(value)}" height="${high(value)}"/>`)}
<path d="M0 ${100 - high(target)}H${plan.days.length * 10}"/></svg></figure>`
}

/** Energy and protein of each day against what is aimed at. */
export function chart(plan: Plan, scene: Scene): Html | '' {
  const { target } = plan
  if (!target || !isWeek(plan)) return ''
  const { lang } = scene
  const energy = words(lang, 'page.energyTarget', { target: target.kcal })
  const protein = target.protein && words(lang, 'page.proteinTarget', { target: Math.round(target.protein) })
  return html`<section class="chart"><h2>${words(lang, 'page.chart')}</h2><p class="facts">${words(lang, 'page.chartLead')}</p><div>
${bars(
  plan,
  scene,
  energy,
  plan.days.map(({ kcal }) => kcal),
  target.kcal,
  farFrom,
)}
${
  protein && target.protein
    ? bars(
        plan,
        scene,
        protein,
        plan.days.map((day) => day.protein),
        target.protein,
        below,
      )
    : ''
}</div></section>`
}

/** What the same packs would cost elsewhere, the cheapest first. */
export function stores(plan: Plan, scene: Scene): Html | '' {
  const { lang } = scene
  if (plan.storePrices.length < 2) return ''
  const here = plan.totals.cost
  const difference = (cost: number): string => {
    const by = estimate(lang, Math.abs(cost - here), plan.country)
    return cost === here ? '' : words(lang, cost > here ? 'page.moreCost' : 'page.lessCost', { cost: by })
  }
  return html`<details class="stores"><summary><h2>${words(lang, 'page.stores')}</h2></summary>
<p class="facts">${words(lang, 'page.storesLead')}</p><table><tbody>${plan.storePrices.map(
    ({ store, cost }) =>
      html`<tr${store.code === plan.store.code ? html` class="here"` : ''}><th scope="row"><bdi>${store.name}</bdi></th><td>${estimate(lang, cost, plan.country)}</td><td>${store.code === plan.store.code ? words(lang, 'page.thisStore') : difference(cost)}</td></tr>`,
  )}</tbody></table></details>`
}
