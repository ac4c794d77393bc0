import { z } from 'zod'
import { OccasionInput } from '../src/planner/params.ts'
import { planFields, planPlaces } from './plans.ts'
import { id, lang } from './query.ts'
import type { Route } from './route.ts'

export const occasions: Route = {
  method: 'GET',
  path: '/api/occasions',
  summary: 'Holiday tables and themed weeks',
  input: z.object({ lang }),
  status: 200,
  document: `
    query listOccasions {
      occasions { id title lead guests kind courses: courseIds }
    }`,
}

export const buildOccasion: Route = {
  method: 'POST',
  path: '/api/occasions/{id}',
  summary: 'Build the table of an occasion for a number of guests',
  input: OccasionInput.extend({ id: id('occasion', 'new-year-ru') }),
  body: 'fields',
  built: planPlaces,
  status: 201,
  document: `
    mutation buildOccasion($id: ID!, $guests: Int!, $params: Params!) {
      buildOccasion(id: $id, guests: $guests, params: $params) { plan { ${planFields} } }
    }`,
}
