import { z } from 'zod'
import { lang } from './query.ts'
import type { Route } from './route.ts'

export const ingredients: Route = {
  method: 'GET',
  path: '/api/ingredients',
  summary: 'The ingredient reference, nutrition per 100 g',
  input: z.object({ lang }),
  status: 200,
  document: `
    query Ingredients {
      ingredients { id name category unit pack kcal protein fat carb allergens }
    }`,
}
