import { BasketInput } from '../src/planner/params.ts'
import { planFields, planPlaces } from './plans.ts'
import type { Route } from './route.ts'

export const buildBasket: Route = {
  method: 'POST',
  path: '/api/baskets',
  summary: 'Build the list and receipt of chosen dishes',
  input: BasketInput,
  body: 'fields',
  built: planPlaces,
  status: 201,
  document: `
    mutation buildBasket($guests: Int!, $items: [BasketItem!]!, $params: Params!) {
      buildBasket(guests: $guests, items: $items, params: $params) { plan { ${planFields} } }
    }`,
}
