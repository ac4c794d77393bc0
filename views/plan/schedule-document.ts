import type { AnswerOf, Params } from '../page.ts'

/** What is shown of the schedule of a plan, of which the variable $serveAt says when the first course is served. */
export const SCHEDULE_FIELDS = `
      schedule(serveAt: $serveAt) {
        serveAt workMin workOnDayMin
        lines { date daysBefore time until minutes action text dish { id title href portions } }
      }` as const

export const scheduleDocument = `
  query PlanSchedule($id: ID!, $serveAt: String) {
    plan(id: $id) {
      id kind country { code }
      ${SCHEDULE_FIELDS}
    }
  }` as const

export type Scheduled = AnswerOf<typeof scheduleDocument>
export type Schedule = NonNullable<Scheduled['schedule']>
export type Line = Schedule['lines'][number]

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * Whether a plan is cooked for one hour: a table is. Chosen dishes may be those of a table or of several days, so it is when an hour
 * is asked for; one dish needs none.
 */
export const isForAnHour = ({ kind }: Pick<Scheduled, 'kind'>, query: Params): boolean =>
  kind !== 'basket' || hourOf(query) !== undefined

/** What the address of a page says of the hour; one that is none is passed over. */
export const hourOf = ({ serve }: Params): string | undefined => (serve && HOUR.test(serve) ? serve : undefined)
