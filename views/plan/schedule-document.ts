import type { AnswerOf, Params } from '../page.ts'

export const scheduleDocument = `
  query PlanSchedule($id: ID!, $serveAt: String) {
    plan(id: $id) {
      id country { code }
      schedule(serveAt: $serveAt) {
        serveAt workMin workOnDayMin
        lines { date daysBefore time until minutes action text dish { id title href portions } }
      }
    }
  }`

export type Scheduled = AnswerOf<typeof scheduleDocument>
export type Schedule = NonNullable<Scheduled['schedule']>
export type Line = Schedule['lines'][number]

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** What the address of a page says of the hour; one that is none is passed over. */
export const hourOf = ({ serve }: Params): string | undefined => (serve && HOUR.test(serve) ? serve : undefined)
