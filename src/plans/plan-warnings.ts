import type { Codes } from '../planner/explain/codes.ts'
import { type Warning as PlannerWarning, WARNINGS } from '../planner/explain/warning-codes.ts'
import type { Revision } from '../revision/types.ts'
import { PRICE_WARNINGS, type PriceWarning, priceWarnings } from './plan-prices.ts'
import type { PlanContent } from './stored-plan.ts'

/** Foods of a plan of which only some brands hold what is to be avoided. */
export const LABEL_WARNINGS = {
  mayContain: {
    says: 'some brands of these foods hold an allergen that is to be avoided: read the labels',
    values: 'excluded (allergen id), ingredients (ids)',
  },
} as const satisfies Codes

interface LabelWarning {
  readonly code: keyof typeof LABEL_WARNINGS
  readonly values: {
    /** id of the allergen */
    readonly excluded: string
    /** their ids, in the order of the list, with commas between */
    readonly ingredients: string
  }
}

export type PlanWarning = PlannerWarning | PriceWarning | LabelWarning

/** Every warning that a plan can have. */
export const ALL_WARNINGS = { ...LABEL_WARNINGS, ...WARNINGS, ...PRICE_WARNINGS } satisfies Record<
  PlanWarning['code'],
  unknown
>

/**
 * What the reader of a plan without an allergen must read on labels: one warning for each allergen. It is made when the
 * plan is read, so that whoever opens an old link is told what is known today. What is at home and used counts too.
 */
function labelWarnings({ request, plan }: PlanContent, { ingredients, recipes }: Revision): LabelWarning[] {
  const used = new Set(
    plan.days.flatMap(({ dishes }) =>
      dishes.flatMap(({ recipeId }) => recipes.get(recipeId)?.lines.map(({ ingredient }) => ingredient) ?? []),
    ),
  )
  const atHome = request.params.have.filter((id) => used.has(id))
  const left = (plan.stock ?? []).filter(({ used: some }) => some > 0).map(({ ingredient }) => ingredient)
  const foods = [...new Set([...plan.list.map(({ ingredient }) => ingredient), ...atHome, ...left])]
  return request.params.allergens.flatMap((excluded) => {
    const unsure = foods.filter((id) => ingredients.get(id)?.mayContain.includes(excluded))
    return unsure.length > 0 ? [{ code: 'mayContain', values: { excluded, ingredients: unsure.join(',') } }] : []
  })
}

/** What labels must be read for, what the planner could not reach, then what a reader of the total should know. */
export const planWarnings = (content: PlanContent, revision: Revision): PlanWarning[] => [
  ...labelWarnings(content, revision),
  ...content.plan.warnings,
  ...priceWarnings(content.prices, content.request.params.startDate),
]
