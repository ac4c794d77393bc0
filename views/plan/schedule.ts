import { html } from 'hono/html'
import { clock, dayHeading, duration } from '../../src/i18n/format.ts'
import { linkTo } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { hidden } from '../parts.ts'
import { facts, sayIn } from '../say.ts'
import { isForAnHour, type Line, type Schedule, type Scheduled } from './schedule-document.ts'
import { timeline } from './timeline.ts'

/** Portions up to which the minutes of a recipe are meant. */
const RECIPE_PORTIONS = 6

const dishLink = ({ dish }: Line, context: PageContext): Html =>
  html`<a href="${linkTo(context, dish.href)}"><bdi>${dish.title}</bdi></a>`

/** What begins at a time: with all the dishes that are served or warmed up then, or with one dish, what it then does alone included. */
interface Row {
  readonly lines: readonly Line[]
  readonly after: readonly Line[]
}

const TOGETHER: ReadonlySet<string> = new Set<Line['action']>(['serve', 'warm', 'keepWarm'])
const BY_HAND: ReadonlySet<string> = new Set<Line['action']>(['hands', 'stove', 'bake'])

/** Times are told in steps of five minutes: what ends in between is followed at the next. */
const STEP_MIN = 5
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const follows = ({ until }: Line, { time }: Line): boolean => {
  const pause = minuteOf(time) - minuteOf(until)
  return pause >= 0 && pause < STEP_MIN
}

const isWorking = (line: Line | undefined): boolean => line !== undefined && BY_HAND.has(line.action)

/** One row for all that is served, warmed up or kept warm at a time; what a dish does alone stands with the work before it. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows = new Map<string | Line, { lines: Line[]; after: Line[] }>()
  const open = new Map<string, { lines: Line[]; after: Line[] }>()
  for (const line of lines) {
    const before = open.get(line.dish.id)
    const last = before?.after.at(-1) ?? before?.lines[0]
    // Work after a wait is a new thing to remember; what waits after work, or more work, is not.
    const isNew = line.action === 'serve' || line.action === 'warm' || (BY_HAND.has(line.action) && !isWorking(last))
    if (before && last && follows(last, line) && !isNew) {
      before.after.push(line)
      continue
    }
    const key = TOGETHER.has(line.action) ? `${line.time} ${line.action} ${line.minutes}` : line
    const row = rows.get(key) ?? { lines: [], after: [] }
    row.lines.push(line)
    rows.set(key, row)
    if (!TOGETHER.has(line.action)) open.set(line.dish.id, row)
  }
  return [...rows.values()]
}

function row({ lines, after }: Row, country: string, context: PageContext): Html {
  const { lang } = context
  const [first] = lines
  if (!first) return html``
  const names = lines.map((line) => dishLink(line, context))
  const said = ({ text, minutes }: Line): string => facts(text, minutes > 0 ? duration(lang, minutes) : '')
  return html`
<tr class="${first.action}">
  <th scope="row"><time>${clock(lang, first.time, country)}</time></th>
  <td>${names.map((name, i) => (i === 0 ? name : html`, ${name}`))}</td>
  <td>${[first, ...after].map(said).join(' → ')}</td>
</tr>`
}

/** A day's lines under its heading, folded away: the chart above shows the day. */
function day(lines: readonly Line[], { country }: Scheduled, context: PageContext): Html {
  const { lang } = context
  const say = sayIn(context)
  const [first] = lines
  if (!first) return html``
  const { daysBefore, date } = first
  const heading = daysBefore > 0 ? say('table.daysBefore', { days: daysBefore }) : say('table.onTheDay')
  const dated = dayHeading(lang, date, country.code).map(({ text }) => text)
  const head = html`<tr><th scope="col">${say('table.time')}</th><th scope="col">${say('table.dish')}</th><th scope="col">${say('table.todo')}</th></tr>`
  return html`
<details class="hours fold">
  <summary><h3>${heading} <small>${dated.join('')}</small></h3></summary>
  <table id="hours-${daysBefore}">
    <colgroup><col class="when"><col><col></colgroup>
    <thead class="sr">${head}</thead>
    <tbody>${rowsOf(lines).map((one) => row(one, country.code, context))}</tbody>
  </table>
</details>`
}

/** An hour is asked for by the address, so that the link keeps it. @param asks what its button says */
function hourForm({ id }: Scheduled, { serveAt }: Schedule, asks: string, context: PageContext): Html {
  const say = sayIn(context)
  const { lang, langAsked, english, household } = context
  return html`
<form class="hour" method="get" action="${household?.path ?? `/plan/${id}`}#schedule">
  ${langAsked && hidden('lang', english ?? lang)}
  <label>${say('table.serveAt')} <input type="time" name="serve" value="${serveAt}" step="300" required></label>
  <button>${asks}</button>
</form>`
}

/** Chosen dishes: who eats them together says when. */
const asking = (plan: Scheduled, planned: Schedule, context: PageContext): Html => html`
<section class="schedule" id="schedule">
  <h2>${sayIn(context)('table.schedule')}</h2>
  ${hourForm(plan, planned, sayIn(context)('page.show'), context)}
</section>`

/** What is done when at a table: by day and hour, and as a chart of the day. Of one chosen dish nothing. */
export function schedule(plan: Scheduled, context: PageContext): Html | '' {
  if (!plan.schedule) return ''
  const isOneDish = new Set(plan.schedule.lines.map(({ dish }) => dish.id)).size === 1
  if (plan.kind === 'basket' && isOneDish) return ''
  if (!isForAnHour(plan, context.query)) return asking(plan, plan.schedule, context)
  const { lang } = context
  const say = sayIn(context)
  const { lines, serveAt, workMin, workOnDayMin } = plan.schedule
  const days = [...Map.groupBy(lines, ({ daysBefore }) => daysBefore).values()]
  const isLarge = lines.some(({ dish }) => dish.portions > RECIPE_PORTIONS)
  const work = facts(
    `${say('page.handsOn')}: ${duration(lang, workMin)}`,
    workOnDayMin < workMin ? say('table.handsOnDay', { day: duration(lang, workOnDayMin) }) : '',
  )
  return html`
<section class="schedule" id="schedule">
  <h2>${say('table.schedule')}</h2>
  <p class="lead">${say('table.scheduleLead', { time: clock(lang, serveAt, plan.country.code) })}</p>
  <p class="facts">${work}</p>
  ${hourForm(plan, plan.schedule, say('table.change'), context)}
  ${timeline(plan.schedule, plan.country.code, context)}
  <div class="all">${days.map((of) => day(of, plan, context))}</div>
  ${isLarge && html`<p class="facts">${say('table.large')}</p>`}
</section>`
}
