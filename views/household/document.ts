import type { AnswerOf } from '../page.ts'
import { PLAN_FIELDS } from '../plan/document.ts'

export const householdDocument = `
  query HouseholdPage($token: String!) {
    household(token: $token) {
      id version link calendar planId canUndo locks { day slot recipeId } ticks { ingredientId open moreText }
      haveIds items { lineId text ticked } notes { lineId text }
      plan { ${PLAN_FIELDS} request { slots startDate budgetMode budgetValue kids { age } } }
    }
  }` as const

export type Household = AnswerOf<typeof householdDocument>
export type HouseholdPlan = NonNullable<Household['plan']>
