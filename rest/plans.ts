import { z } from 'zod'
import { ParamsInput } from '../src/planner/params.ts'
import { id, lang } from './query.ts'
import type { Route } from './route.ts'

/** The contract's Plan, for every path that answers with one. */
export const planFields = `
  id lang
  country { code label currency symbol decimals hasRegions }
  store { code country name kind priceIndex }
  portions
  days {
    index date label kcal cost
    dishes { slot recipeId title timeMin kcal cost leftover batch servings why }
  }
  shopping {
    category label cost
    items { ingredientId name needed buy pack unit cost pantry usedIn }
  }
  totals { cost usedCost items kcalPerDay proteinPerDay cookMin }
  priceSource { name period region coverage }
  warnings`

/** Where a plan that was built can be read: by programs and by people. */
export const planPlaces = ({ id }: { readonly id: string }): Readonly<Record<string, string>> => ({
  location: `/api/plans/${id}`,
  link: `</plan/${id}>; rel="alternate"; type="text/html"`,
})

export const buildPlan: Route = {
  method: 'POST',
  path: '/api/plans',
  summary: 'Build seven days of meals with one shopping list',
  input: z.object({ params: ParamsInput }),
  body: 'params',
  built: planPlaces,
  status: 201,
  document: `mutation buildPlan($params: Params!) { buildPlan(params: $params) { plan { ${planFields} } } }`,
}

export const plan: Route = {
  method: 'GET',
  path: '/api/plans/{id}',
  summary: 'A stored plan',
  input: z.object({ id: id('plan'), lang }),
  status: 200,
  immutable: true,
  missing: 'plan',
  document: `query getPlan($id: ID!) { plan(id: $id) { ${planFields} } }`,
}
