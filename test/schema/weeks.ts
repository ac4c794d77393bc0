import { expect } from 'vitest'
import type { TestService } from '../harness/service.ts'

const params = { country: 'DE', store: 'de-average', slots: ['lunch', 'dinner'] }

/** What is asked of a plan. */
export const PLAN = `
  id
  totals { cost usedCost costLow costHigh }
  target { kcal kcalLow kcalHigh protein } budget
  days { kcal dishes { recipeId leftover batch why reason { code values { name value } } } }
  shopping { items { ingredientId packs cost pantry price { cost low high series seriesTitle period adjustedTo method basis source regional grade publishers } } }
  storePrices { store { code priceIndex } cost }
  warnings priceSource { coverage carried unverified proxy sureness }
  warningDetails { code text values { name value } }`

/** A plan that `service` builds: lunches and dinners in Germany, and what `more` says. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is the query above
export const build = async (service: TestService, more: object = {}): Promise<any> => {
  const { data, errors } = await service.graphql(
    `mutation ($p: Params!) { buildPlan(params: $p) { plan { ${PLAN} } } }`,
    {
      p: { ...params, ...more },
    },
  )
  expect(errors).toBeUndefined()
  return data.buildPlan.plan
}
