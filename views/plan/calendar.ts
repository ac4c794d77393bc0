import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { clock, duration, withColon } from '../../src/i18n/format.ts'
import { message } from '../../src/i18n/message.ts'
import { type AnswerOf, type PageContext, type Params, page } from '../page.ts'
import { isWeek, titleOf } from './document.ts'
import { hourOf, isForAnHour } from './schedule-document.ts'

const document = `
  query PlanCalendar($id: ID!) {
    plan(id: $id) {
      id occasion { title }
      days { index date dishes { slot slotLabel title timeMin kcal leftover href why } }
    }
  }`
const kitchenDocument = `
  query PlanKitchen($id: ID!, $serveAt: String) {
    plan(id: $id) {
      kind country { code } schedule(serveAt: $serveAt) { serveAt lines { date daysBefore time minutes text dish { title } } }
    }
  }`
type Kitchen = AnswerOf<typeof kitchenDocument>
type Task = NonNullable<Kitchen['schedule']>['lines'][number]
type Plan = AnswerOf<typeof document>
type Day = Plan['days'][number]
type Dish = Day['dishes'][number]

/** When a meal stands on the table. */
const HOUR: Readonly<Record<string, string>> = { breakfast: '08:00', lunch: '13:00', snack: '16:00', dinner: '19:00' }
/** When a table without a schedule does. */
export const EVENING = '18:00'
const LASTS_MS = 3_600_000

const at = (date: string, time: string): Date => new Date(`${date}T${time}:00Z`)

function about(dish: Dish, { lang }: PageContext): string {
  const time = dish.leftover ? message(lang, 'page.leftover') : duration(lang, dish.timeMin)
  const facts = `${time}, ${message(lang, 'page.kcal', { kcal: dish.kcal })}`
  return [withColon(lang, dish.title, facts), dish.why, `${dish.href}&lang=${lang}`].join('\n')
}

/** The meals of a day, or a table as one. */
function meals(plan: Plan, day: Day, serveAt: string): { name: string; time: string; dishes: readonly Dish[] }[] {
  if (!isWeek(plan)) return [{ name: '', time: serveAt, dishes: day.dishes }]
  return [...Map.groupBy(day.dishes, ({ slot }) => slot)].map(([slot, dishes]) => ({
    name: dishes[0]?.slotLabel ?? '',
    time: HOUR[slot] ?? EVENING,
    dishes,
  }))
}

/** What is written of an event. */
interface Written {
  readonly id: string
  readonly start: Date
  readonly summary: string
  readonly description: string
}

/** The meals of a plan. @param serveAt when a table is served, HH:MM */
export const mealEvents = (plan: Plan, title: string, serveAt: string, context: PageContext): Written[] =>
  plan.days.flatMap((day) =>
    meals(plan, day, serveAt).map(({ name, time, dishes }) => ({
      id: `${day.index}-${Number(time.slice(0, 2))}`,
      start: at(day.date, time),
      summary: name ? withColon(context.lang, name, dishes.map((dish) => dish.title).join(', ')) : title,
      description: dishes.map((dish) => about(dish, context)).join('\n\n'),
    })),
  )

/** What is done at a time, in a line. */
function told({ time, dish, text, minutes }: Task, country: string, { lang }: PageContext): string {
  const many = minutes > 0 ? ` (${duration(lang, minutes)})` : ''
  return `${clock(lang, time, country)} ${withColon(lang, dish.title, `${text}${many}`)}`
}

/** When a table's kitchen opens: the days before, and the day itself. */
function kitchenEvents({ kind, schedule, country }: Kitchen, title: string, context: PageContext): Written[] {
  const all = isForAnHour({ kind }, context.query) ? (schedule?.lines ?? []) : []
  return [...Map.groupBy(all, ({ daysBefore }) => daysBefore)].flatMap(([daysBefore, lines]) => {
    const [first] = lines
    if (!first) return []
    return [
      {
        id: `kitchen-${daysBefore}`,
        start: at(first.date, first.time),
        summary: message(context.lang, daysBefore > 0 ? 'table.prepare' : 'table.start', { title }),
        description: lines.map((line) => told(line, country.code, context)).join('\n'),
      },
    ]
  })
}

interface Answers {
  readonly plan: Plan
  readonly kitchen: Kitchen
}

/** An empty calendar (RFC 5545). */
export function calendarNamed(name: string, { lang }: PageContext): ICalCalendar {
  const calendar = ical({ name, prodId: { company: 'Provender', product: 'Plan', language: lang.toUpperCase() } })
  calendar.method(ICalCalendarMethod.PUBLISH)
  return calendar
}

/** How calendars that have an event already know it. */
interface Known {
  readonly uid: (event: Written) => string
  /** grows with each change of what an event says */
  readonly sequence: number
}

/** Adds events of a plan: at their usual hours wherever the reader is, none of them blocking time. */
export function addEvents(
  calendar: ICalCalendar,
  { id, days }: Pick<Plan, 'id' | 'days'>,
  events: readonly Written[],
  { baseUrl }: PageContext,
  { uid, sequence }: Known,
): void {
  for (const event of events) {
    const { start, summary, description } = event
    calendar.createEvent({
      id: uid(event),
      sequence,
      // The same plan is the same calendar, whenever it is asked for.
      stamp: at(days[0]?.date ?? '', '00:00'),
      start,
      end: new Date(start.getTime() + LASTS_MS),
      timezone: null,
      floating: true,
      summary,
      description,
      url: `${baseUrl}/plan/${id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
}

/** A plan for a calendar, once: a plan never changes, so its calendar does not either. */
function render({ plan, kitchen }: Answers, context: PageContext): string {
  const title = titleOf(plan, context)
  const calendar = calendarNamed(title, context)
  const serveAt = kitchen.schedule?.serveAt ?? EVENING
  const events = [...kitchenEvents(kitchen, title, context), ...mealEvents(plan, title, serveAt, context)]
  addEvents(calendar, plan, events, context, { uid: ({ id }) => `${plan.id}-${id}@provender`, sequence: 0 })
  return calendar.toString()
}

const idOf = ({ id }: Params): string | undefined => id?.replace(/\.ics$/, '')

export const calendar = page({
  path: '/plan/{id}.ics',
  query: ['serve'],
  type: 'text/calendar; charset=utf-8',
  documents: { plan: document, kitchen: kitchenDocument },
  variables: {
    plan: (path) => ({ id: idOf(path) }),
    kitchen: (path, query) => ({ id: idOf(path), serveAt: hourOf(query) }),
  },
  render,
})
