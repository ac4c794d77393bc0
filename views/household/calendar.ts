import { message } from '../../src/i18n/message.ts'
import { page } from '../page.ts'
import { addEvents, calendarNamed, EVENING, mealEvents } from '../plan/calendar.ts'
import { titleOf } from '../plan/document.ts'

const document = `
  query HouseholdCalendar($token: String!) {
    householdCalendar(token: $token) {
      id version
      plans { id occasion { title } days { index date dishes { slot slotLabel title timeMin kcal leftover href why } } }
    }
  }` as const

/**
 * The weeks of a household for a calendar to subscribe to. An event is known by its day and meal, so another dish takes its
 * place instead of standing beside it.
 */
export const householdCalendar = page({
  path: '/w/calendar/{token}.ics',
  query: [],
  secret: true,
  type: 'text/calendar; charset=utf-8',
  documents: { calendar: document },
  variables: { calendar: ({ token }) => ({ token: token?.replace(/\.ics$/, '') }) },
  render: ({ calendar: { id, version, plans } }, context) => {
    const calendar = calendarNamed(message(context.lang, 'page.weekTitle'), context)
    // A meal has an hour of its own.
    const uid = ({ start }: { readonly start: Date }) => `${id}-${start.toISOString().slice(0, 13)}@provender`
    for (const plan of plans) {
      const events = mealEvents(plan, titleOf(plan, context), EVENING, context)
      addEvents(calendar, plan, events, context, { uid, sequence: version })
    }
    return calendar.toString()
  },
})
