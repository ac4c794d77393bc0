// What the tools that build a plan answer with: enough to talk about it; the page behind `href` has the rest.

/** Selection of a plan, in the language of the variable `$lang`. */
export const planFields = `
  id href lang(lang: $lang) summary(lang: $lang) portions
  country { code label(lang: $lang) currency }
  store { code name(lang: $lang) }
  days {
    date label(lang: $lang) kcal protein cost { amount }
    dishes {
      slot slotLabel(lang: $lang) companion recipeId title(lang: $lang) timeMin kcal cost { amount } leftover batch servings
      portions meals href why(lang: $lang)
    }
  }
  shopping {
    label(lang: $lang) cost { amount }
    items { ingredientId name(lang: $lang) packs buy unit buyText(lang: $lang) cost { amount } pantry }
  }
  totals { cost { amount } costLow { amount } costHigh { amount } usedCost { amount } items kcalPerDay proteinPerDay cookMin }
  priceSource { name(lang: $lang) period region(lang: $lang) coverage carried sureness(lang: $lang) }
  warnings(lang: $lang)`

export interface PlanAnswer {
  readonly plan: {
    readonly summary: string
    readonly days: readonly {
      readonly label: string
      readonly dishes: readonly { readonly slotLabel: string; readonly companion: boolean; readonly title: string }[]
    }[]
    readonly warnings: readonly string[]
  }
}

/** A line for each day of a week, for each course of a table. */
function menu({ days }: PlanAnswer['plan']): string[] {
  if (days.length > 1)
    return days.map(({ label, dishes }) => {
      const meals = dishes.reduce(
        (line, { companion, title }) => `${line}${line === '' ? '' : companion ? ' + ' : ' · '}${title}`,
        '',
      )
      return `${label}: ${meals}`
    })
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
