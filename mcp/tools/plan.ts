// What the tools that build a plan answer with: enough to talk about it; the page behind `href` has the rest.

/** Selection of a plan. */
export const planFields = `
  id href lang summary portions
  country { code label currency }
  store { code name }
  days {
    date label kcal protein cost
    dishes { slot slotLabel recipeId title timeMin kcal cost leftover batch servings why }
  }
  shopping { label cost items { ingredientId name packs buy unit cost pantry } }
  totals { cost costLow costHigh usedCost items kcalPerDay proteinPerDay cookMin }
  priceSource { name period region coverage }
  warnings`

export interface PlanAnswer {
  readonly plan: {
    readonly summary: string
    readonly days: readonly {
      readonly label: string
      readonly dishes: readonly { readonly slotLabel: string; readonly title: string }[]
    }[]
    readonly warnings: readonly string[]
  }
}

/** A line for each day of a week, for each course of a table. */
function menu({ days }: PlanAnswer['plan']): string[] {
  if (days.length > 1)
    return days.map(({ label, dishes }) => `${label}: ${dishes.map(({ title }) => title).join(' · ')}`)
  const dishes = days.flatMap((day) => day.dishes)
  const courses = [...new Set(dishes.map(({ slotLabel }) => slotLabel))]
  return courses.map(
    (course) =>
      `${course}: ${dishes
        .filter(({ slotLabel }) => slotLabel === course)
        .map(({ title }) => title)
        .join(' · ')}`,
  )
}

/** The plan's link, total and price source; the menu; what was not reached. */
export const planText = ({ plan }: PlanAnswer): string =>
  [plan.summary, menu(plan).join('\n'), plan.warnings.map((warning) => `⚠ ${warning}`).join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')

/** Address of the page that shows a plan inside a conversation. */
export const PLAN_VIEW = 'ui://provender/plan'
