import { z } from 'zod'
import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import { lang } from './query.ts'
import type { Route } from './route.ts'

export const ingredients: Route = {
  method: 'GET',
  path: '/api/ingredients',
  summary: 'The ingredient reference, nutrition per 100 g',
  input: z.object({
    lang,
    q: SearchText.optional()
      .describe('Only what these letters could become: for a field that completes what is typed. At most 20.')
      .meta({ examples: ['toma'] }),
  }),
  status: 200,
  document: `
    query listIngredients($q: String) {
      ingredients(q: $q) { id name category unit pack kcal protein fat carb allergens }
    }`,
}
