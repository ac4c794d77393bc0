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
${figure(words(lang, protein), `${number(lang, proteinPerDay)}\u00a0${label(lang, 'unit', 'g')}`)}
${figure(words(lang, 'page.cookMin'), duration(lang, cookMin))}
</dl>
<p class="source">${words(lang, 'page.source', {
    name: plan.priceSource.name,
    period: period(lang, plan.priceSource.period),
    region: plan.priceSource.region,
    coverage: Math.round(plan.priceSource.coverage * 100),
  })}</p>`
}

/** What a chart shows: a figure for each day, and the band in which it is as aimed at. */
interface Chart {
  readonly caption: string
  /** how many days are in the band, in words */
  readonly told: string
  readonly values: readonly number[]
  readonly low: number
  /** Infinity: more is no miss */
  readonly high: number
}

/** What is said of a day outside the band, by a sign and in words: a colour alone tells some readers nothing. */
function miss(value: number, { low, high }: Chart, { lang }: Scene): Html | '' {
  if (value >= low && value <= high) return ''
  const isLow = value < low
  return html`<small><span aria-hidden="true">${isLow ? '▼' : '▲'}</span><span class="sr">${words(lang, isLow ? 'page.dayBelow' : 'page.dayAbove')}</span></small>`
}

/** One bar a day before the band. The drawing repeats what the figures say, so it is hidden from readers aloud. */
function bars(plan: Plan, scene: Scene, drawn: Chart): Html {
  const { lang } = scene
  const { caption, told, values, low } = drawn
  const top = Math.max(Number.isFinite(drawn.high) ? drawn.high : low, ...values) * 1.06
  const high = Math.min(drawn.high, top)
  const y = (value: number) => Math.round((1 - value / top) * 1000) / 10
  const isOff = (value: number) => value < low || value > drawn.high
  const signs: [boolean, MessageKey, string][] = [
    [values.some((value) => value < low), 'page.dayBelow', '▼'],
    [values.some((value) => value > drawn.high), 'page.dayAbove', '▲'],
  ]
  const legend = signs.filter(([is]) => is).map(([, key, sign]) => `${sign} ${words(lang, key)}`)
  return html`<figure><figcaption>${caption}<b>${told}</b>${legend.length > 0 ? html`<span aria-hidden="true">${legend.join(' · ')}</span>` : ''}</figcaption>
<ol class="bars">${plan.days.map(({ date, label }, i) => html`<li><b>${number(lang, values[i] ?? 0)}${miss(values[i] ?? 0, drawn, scene)}</b><abbr title="${label}">${weekday(lang, date)}</abbr></li>`)}</ol>
<svg viewBox="0 0 ${plan.days.length * 10} 100" preserveAspectRatio="none" aria-hidden="true">
<rect class="band" width="${plan.days.length * 10}" y="${y(high)}" height="${Math.round((y(low) - y(high)) * 10) / 10}"/>
${values.map((value, i) => html`<rect${isOff(value) ? html` class="off"` : ''} x="${i * 10 + 2}" width="6" y="${y(value)}" height="${Math.round((100 - y(value)) * 10) / 10}"/>`)}
<path d="M0 ${y(low)}H${plan.days.length * 10}"/>${Number.isFinite(drawn.high) ? html`<path d="M0 ${y(high)}H${plan.days.length * 10}"/>` : ''}</svg></figure>`
}

/** Energy and protein of each day against what is aimed at, by the rule of the plan's warnings. */
export function chart(plan: Plan, scene: Scene): Html | '' {
  const { target } = plan
  if (!target || !isWeek(plan)) return ''
  const { lang } = scene
  const { kcal, protein, tolerance } = target
  const all = plan.days.length
  const least = 1 - tolerance
  const days = plan.days.map((day) => day.kcal)
  const [low, high] = [kcal * least, kcal * (1 + tolerance)]
  const inBand = days.filter((value) => value >= low && value <= high).length
  const energy: Chart = {
    caption: words(lang, 'page.energyBand', { low: Math.round(low), high: Math.round(high) }),
    told: words(lang, 'page.energyDays', { days: inBand, all, share: tolerance, target: kcal }),
    values: days,
    low,
    high,
  }
  const grams = plan.days.map((day) => day.protein)
  const enough = (protein ?? 0) * least
  const eaten: Chart = {
    caption: words(lang, 'page.proteinBand', { low: Math.round(enough) }),
    told: words(lang, 'page.proteinDays', {
      days: grams.filter((value) => value >= enough).length,
      all,
      share: least,
      target: Math.round(protein ?? 0),
    }),
    values: grams,
    low: enough,
    high: Number.POSITIVE_INFINITY,
  }
  return html`<section class="chart"><h2>${words(lang, 'page.chart')}</h2><p class="facts">${words(lang, 'page.chartLead')}</p><div>
${bars(plan, scene, energy)}
${protein ? bars(plan, scene, eaten) : ''}</div></section>`
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
