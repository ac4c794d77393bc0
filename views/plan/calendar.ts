import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { duration, withColon } from '../../src/i18n/format.ts'
import { message } from '../../src/i18n/message.ts'
import { type AnswerOf, type PageContext, page } from '../page.ts'
import { isWeek, titleOf } from './document.ts'

const document = `
  query PlanCalendar($id: ID!) {
    plan(id: $id) {
      id occasion { title }
      days { index date dishes { slot slotLabel title timeMin kcal leftover href why } }
    }
  }`
type Plan = AnswerOf<typeof document>
type Day = Plan['days'][number]
type Dish = Day['dishes'][number]

/** When a meal stands on the table, hours of the day; a table has its own evening. */
const HOUR: Readonly<Record<string, number>> = { breakfast: 8, lunch: 13, snack: 16, dinner: 19 }
const TABLE_HOUR = 18

const at = (date: string, hour: number): Date => new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)

function about(dish: Dish, { lang }: PageContext): string {
  const time = dish.leftover ? message(lang, 'page.leftover') : duration(lang, dish.timeMin)
  const facts = `${time}, ${message(lang, 'page.kcal', { kcal: dish.kcal })}`
  return [withColon(lang, dish.title, facts), dish.why, `${dish.href}&lang=${lang}`].join('\n')
}

/** The meals of a day, or a table as one. */
function meals(plan: Plan, day: Day): { name: string; hour: number; dishes: readonly Dish[] }[] {
  if (!isWeek(plan)) return [{ name: '', hour: TABLE_HOUR, dishes: day.dishes }]
  return [...Map.groupBy(day.dishes, ({ slot }) => slot)].map(([slot, dishes]) => ({
    name: dishes[0]?.slotLabel ?? '',
    hour: HOUR[slot] ?? TABLE_HOUR,
    dishes,
  }))
}

/** A plan for a calendar (RFC 5545): meals at their usual hours wherever the reader is, none of them blocking time. */
function render({ plan }: { readonly plan: Plan }, context: PageContext): string {
  const title = titleOf(plan, context)
  const calendar = ical({
    name: title,
    prodId: { company: 'Provender', product: 'Plan', language: context.lang.toUpperCase() },
  })
  calendar.method(ICalCalendarMethod.PUBLISH)
  for (const day of plan.days) {
    for (const { name, hour, dishes } of meals(plan, day)) {
      const names = dishes.map((dish) => dish.title).join(', ')
      calendar.createEvent({
        id: `${plan.id}-${day.index}-${hour}@provender`,
        // A plan never changes, so its calendar does not either.
        stamp: at(plan.days[0]?.date ?? day.date, 0),
        start: at(day.date, hour),
        end: at(day.date, hour + 1),
        timezone: null,
        floating: true,
        summary: name ? withColon(context.lang, name, names) : title,
        description: dishes.map((dish) => about(dish, context)).join('\n\n'),
        url: `${context.baseUrl}/plan/${plan.id}`,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  }
  return calendar.toString()
}

export const calendar = page({
  path: '/plan/{id}.ics',
  query: [],
  type: 'text/calendar; charset=utf-8',
  documents: { plan: document },
  variables: { plan: ({ id }) => ({ id: id?.replace(/\.ics$/, '') }) },
  render,
})
