import type { AnswerOf } from '../page.ts'
import { PLAN_FIELDS } from '../plan/document.ts'
import { SCHEDULE_FIELDS } from '../plan/schedule-document.ts'

export const householdDocument = `
  query HouseholdPage($token: String!) {
    household(token: $token) {
      id version link calendar planId canUndo locks { day slot recipeId } ticks { ingredientId open moreText }
      haveIds items { lineId text ticked } notes { lineId text }
      plan { ${PLAN_FIELDS} occasion { title } request { slots startDate budgetMode budgetValue kids { age } } }
    }
  }` as const

/** Asked apart from the rest: together they would cost more than a query may. */
export const householdScheduleDocument = `
  query HouseholdSchedule($token: String!, $serveAt: String) {
    household(token: $token) {
      plan {
        id kind country { code }
        ${SCHEDULE_FIELDS}
      }
    }
  }` as const

export type HouseholdSchedule = AnswerOf<typeof householdScheduleDocument>
export type Household = AnswerOf<typeof householdDocument>
export type HouseholdPlan = NonNullable<Household['plan']>
