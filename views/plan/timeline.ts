import { html } from 'hono/html'
import { clock } from '../../src/i18n/format.ts'
import type { Html, PageContext } from '../page.ts'
import { sayIn } from '../say.ts'
import type { Line, Schedule } from './schedule-document.ts'

const DAY = 1440
const HOUR = 60

/** How a stage is drawn: work high, fire half as high, waiting as a thin line, so that no colour is needed. */
const LOOKS = {
  work: { height: 10, actions: ['hands', 'stove', 'bake'] },
  fire: { height: 6, actions: ['oven', 'simmer', 'appliance', 'warm'] },
  wait: { height: 2, actions: ['soak', 'marinate', 'chill', 'prove', 'rest', 'keepWarm'] },
} as const satisfies Record<string, { height: number; actions: readonly Line['action'][] }>
type Look = keyof typeof LOOKS

const lookOf = (action: Line['action']): Look | undefined =>
  (Object.keys(LOOKS) as Look[]).find((look) => (LOOKS[look].actions as readonly string[]).includes(action))

/** Minutes from midnight of the table's day; what is after midnight belongs to it still. @param date of the table */
function minuteOf({ date, time }: Line, day: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (date > day ? DAY : 0) + hours * HOUR + minutes
}

/** The time that the chart shows, whole hours. */
interface Axis {
  readonly day: string
  readonly from: number
  readonly to: number
}

const bars = (lines: readonly Line[], { day, from }: Axis): Html[] =>
  lines.flatMap((line) => {
    const look = lookOf(line.action)
    if (!look) return []
    const { height } = LOOKS[look]
    return [
      html`<rect class="${look}" x="${minuteOf(line, day) - from}" y="${6 - height / 2}" width="${line.minutes}" height="${height}"/>`,
    ]
  })

/** Vertical lines at whole hours. */
const hours = ({ from, to }: Axis): Html =>
  html`<path d="${Array.from({ length: (to - from) / HOUR + 1 }, (_, i) => `M${i * HOUR} 0v12`).join('')}"/>`

function dishRow(lines: readonly Line[], axis: Axis): Html {
  const title = lines[0]?.dish.title ?? ''
  return html`
<li><bdi>${title}</bdi><svg viewBox="0 0 ${axis.to - axis.from} 12" preserveAspectRatio="none">${hours(axis)}${bars(lines, axis)}</svg></li>`
}

/** The day itself as bars, a row for each dish; the tables below say the same in words, so it is hidden from readers aloud. */
export function timeline({ lines }: Schedule, country: string, context: PageContext): Html | '' {
  const onDay = lines.filter(({ daysBefore }) => daysBefore === 0)
  const day = onDay[0]?.date
  if (!day) return ''
  const say = sayIn(context)
  const times = onDay.map((line) => minuteOf(line, day))
  const from = Math.floor(Math.min(...times) / HOUR) * HOUR
  const to = Math.ceil(Math.max(...times) / HOUR) * HOUR
  const axis = { day, from, to: Math.max(to, from + HOUR) }
  const made = onDay.filter(({ action }) => action !== 'serve')
  const at = (minute: number): string =>
    clock(context.lang, `${String(Math.floor((minute % DAY) / HOUR)).padStart(2, '0')}:00`, country)
  const names = [
    ['work', say('table.byHand')],
    ['fire', say('table.cooking')],
    ['wait', say('table.waiting')],
  ] as const
  return html`
<div class="timeline" aria-hidden="true">
  <ul>${[...Map.groupBy(made, ({ dish }) => dish.id).values()].map((of) => dishRow(of, axis))}</ul>
  <p class="axis"><span>${at(axis.from)}</span><span>${at(axis.to)}</span></p>
  <p class="key">${names.map(
    ([look, name]) => html`
    <span><svg viewBox="0 0 24 12" width="24" height="12"><rect class="${look}" y="${6 - LOOKS[look].height / 2}" width="24" height="${LOOKS[look].height}"/></svg>${name}</span>`,
  )}</p>
</div>`
}
