// What the tools that build a plan answer with: enough to talk about it, or all of it; the page behind `href` has the rest.

/** Selection of a plan that is talked about, in the language of the variable `$lang`. */
const concise = (more = '') => `
  id href lang(lang: $lang) summary(lang: $lang)
  days { date label(lang: $lang) dishes { slot companion recipeId title(lang: $lang) ${more} } }
  totals { cost { amount } costLow { amount } costHigh { amount } items kcalPerDay }
  country { code label(lang: $lang) currency }
  store { code name(lang: $lang) }
  warnings(lang: $lang)`

/** Selection of a whole plan: what `concise` has, with the list and each dish's reason and figures. */
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

/**
 * The same mutation with the selection of each `detail`; the first document's answer is the one that is declared.
 * @param document with `PLAN` in the place of the plan's selection
 * @param ofDish what a concise answer says of each dish beside that
 */
export const byDetail = (document: string, ofDish = '') => ({
  concise: document.replace('PLAN', `plan { ${concise(ofDish)} }`),
  full: document.replace('PLAN', `plan { ${planFields} }`),
})
export type Detail = 'concise' | 'full'

export interface PlanAnswer {
  readonly plan: {
    readonly summary: string
    readonly days: readonly {
      readonly date: string
      readonly label: string
      readonly dishes: readonly {
        readonly slot: string
        /** of tables, and of a full answer */
        readonly slotLabel?: string
        readonly companion: boolean
        readonly title: string
        readonly recipeId: string
      }[]
    }[]
    readonly shopping?: readonly {
      readonly label: string
      readonly items: readonly { readonly name: string; readonly buyText: string; readonly pantry: boolean }[]
    }[]
    readonly warnings: readonly string[]
  }
}

/** A line for each day of a week, for each course of a table. Parts of one meal are joined by a plus. */
function menu({ days }: PlanAnswer['plan']): string[] {
  const meals = (dishes: PlanAnswer['plan']['days'][number]['dishes']) =>
    dishes.reduce((line, { companion, title }) => `${line}${line === '' ? '' : companion ? ' + ' : ' · '}${title}`, '')
  if (days.length > 1) return days.map(({ date, label, dishes }) => `${label} ${date}: ${meals(dishes)}`)
  return [...Map.groupBy(days[0]?.dishes ?? [], ({ slot, slotLabel }) => slotLabel ?? slot)].map(
    ([course, dishes]) => `${course}: ${dishes.map(({ title }) => title).join(' · ')}`,
  )
}

const listLines = (shopping: PlanAnswer['plan']['shopping'] = []): string[] =>
  shopping.flatMap(({ label, items }) => {
    const bought = items.filter(({ pantry }) => !pantry).map(({ name, buyText }) => `${name}: ${buyText}`)
    return bought.length > 0 ? [`${label}: ${bought.join(' · ')}`] : []
  })

/** The plan's link, total and price source; the menu; the list where it was asked for; what was not reached. */
export const planText = ({ plan }: PlanAnswer): string =>
  [
    plan.summary,
    menu(plan).join('\n'),
    listLines(plan.shopping).join('\n'),
    plan.warnings.map((warning) => `⚠ ${warning}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

/** Address of the page that shows a plan inside a conversation. */
export const PLAN_VIEW = 'ui://provender/plan'
