import { html } from 'hono/html'
import { duration, number, weekday } from '../../src/i18n/format.ts'
import { tenths } from '../../src/i18n/round.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import type { Day, Plan } from './document.ts'

/** In which a figure is as aimed at. */
interface Band {
  readonly low: number
  /** Infinity: more is no miss */
  readonly high: number
}

/** A figure for each day. */
interface Chart {
  readonly caption: string
  /** what they come to, in words */
  readonly summary: string
  readonly values: readonly number[]
  /** undefined: nothing is aimed at */
  readonly band?: Band
}

/** Where a figure lies: a sign and words say it, since a colour alone tells some readers nothing. */
const PLACES = {
  below: { sign: '▼', key: 'page.dayBelow' },
  above: { sign: '▲', key: 'page.dayAbove' },
} as const
const placeOf = (value: number, { band }: Chart): keyof typeof PLACES | undefined =>
  !band ? undefined : value < band.low ? 'below' : value > band.high ? 'above' : undefined

function mark(value: number, drawn: Chart, say: Say): Html | '' {
  const place = placeOf(value, drawn)
  if (!place) return ''
  const { sign, key } = PLACES[place]
  return html`<small><span aria-hidden="true">${sign}</span><span class="sr">${say(key)}</span></small>`
}

/** The signs that a chart has, explained. */
function legend(drawn: Chart, say: Say): Html | '' {
  const there = (['below', 'above'] as const).filter((place) => drawn.values.some((v) => placeOf(v, drawn) === place))
  const signs = there.map((place) => `${PLACES[place].sign} ${say(PLACES[place].key)}`)
  return signs.length > 0 ? html`<span aria-hidden="true">${signs.join(' · ')}</span>` : ''
}

const column = ({ date, label }: Day, value: number, drawn: Chart, context: PageContext): Html => html`
<li>
  <b>${number(context.lang, value)}${mark(value, drawn, sayIn(context))}</b><abbr
    title="${label}">${weekday(context.lang, date)}</abbr>
</li>`

/** Room above the highest bar, as a factor. */
const HEADROOM = 1.06

/** The band behind the bars, in a drawing 100 high. @param y where a value lies in it */
function bandOf({ low, high }: Band, width: number, y: (value: number) => number): Html {
  const upper = Number.isFinite(high) ? y(high) : 0
  return html`
<rect class="band" width="${width}" y="${upper}" height="${tenths(y(low) - upper)}"/>
<path d="M0 ${y(low)}H${width}"/>
${Number.isFinite(high) && html`<path d="M0 ${upper}H${width}"/>`}`
}

/** Bars before the band, in a drawing 100 high and 10 wide for each day. */
function drawing(drawn: Chart): Html {
  const { values, band } = drawn
  const ends = band ? [band.low, band.high].filter(Number.isFinite) : []
  const top = Math.max(1, ...ends, ...values) * HEADROOM
  const y = (value: number) => tenths((1 - value / top) * 100)
  const width = values.length * 10
  const bar = (value: number, i: number) => html`
<rect${attribute(placeOf(value, drawn) !== undefined, 'class="off"')} x="${i * 10 + 2}" width="6"
  y="${y(value)}" height="${tenths(100 - y(value))}"/>`
  return html`
<svg viewBox="0 0 ${width} 100" preserveAspectRatio="none" aria-hidden="true">
  ${band && bandOf(band, width, y)}
  ${values.map(bar)}
</svg>`
}

/** The drawing repeats what the figures say, so it is hidden from readers aloud. */
const figure = (days: readonly Day[], drawn: Chart, context: PageContext): Html => html`
<figure class="by-day">
  <figcaption>${drawn.caption}<b>${drawn.summary}</b>${legend(drawn, sayIn(context))}</figcaption>
  <ol class="bars">${days.map((day, i) => column(day, drawn.values[i] ?? 0, drawn, context))}</ol>
  ${drawing(drawn)}
</figure>`

type Target = NonNullable<Plan['target']>

function energy(days: readonly Day[], { kcal, tolerance }: Target, say: Say): Chart {
  const values = days.map((day) => day.kcal)
  const low = kcal * (1 - tolerance)
  const high = kcal * (1 + tolerance)
  const inBand = values.filter((value) => value >= low && value <= high).length
  return {
    caption: say('page.energyBand', { low: Math.round(low), high: Math.round(high) }),
    summary: say('page.energyDays', { days: inBand, all: days.length, share: tolerance, target: kcal }),
    values,
    band: { low, high },
  }
}

/** @param protein aimed at, g */
function proteins(days: readonly Day[], protein: number, { tolerance }: Target, say: Say): Chart {
  const values = days.map((day) => day.protein)
  const share = 1 - tolerance
  const low = protein * share
  const enough = values.filter((value) => value >= low).length
  return {
    caption: say('page.proteinBand', { low: Math.round(low) }),
    summary: say('page.proteinDays', { days: enough, all: days.length, share, target: Math.round(protein) }),
    values,
    band: { low, high: Number.POSITIVE_INFINITY },
  }
}

/** Hands-on minutes of what is cooked on each day. */
function minutes(days: readonly Day[], { lang }: PageContext, say: Say): Chart {
  const values = days.map(({ dishes }) =>
    dishes.reduce((sum, { leftover, activeMin }) => sum + (leftover ? 0 : activeMin), 0),
  )
  const most = Math.max(...values)
  const day = days[values.indexOf(most)]?.label ?? ''
  return {
    caption: say('week.minutes'),
    summary: say('week.longest', { day, time: duration(lang, most) }),
    values,
  }
}

/** The work of each day. */
export const workChart = ({ days }: Plan, context: PageContext): Html =>
  figure(days, minutes(days, context, sayIn(context)), context)

/** Energy and protein of each day against what is aimed at, by the rule of the plan's warnings. */
export function nutritionCharts({ days }: Plan, target: Target, context: PageContext): Html {
  const say = sayIn(context)
  const { protein } = target
  return html`
<section class="chart" aria-labelledby="chart-title">
  <h3 id="chart-title">${say('page.chart')}</h3>
  <p class="facts">${say('page.chartLead')}</p>
  <div class="charts">
    ${figure(days, energy(days, target, say), context)}
    ${protein && figure(days, proteins(days, protein, target, say), context)}
  </div>
</section>`
}
