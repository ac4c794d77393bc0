import { z } from 'zod'
import { lang } from './query.ts'
import type { Route } from './route.ts'

export const collections: Route = {
  method: 'GET',
  path: '/api/collections',
  summary: 'Curated collections with the ids of their recipes',
  input: z.object({ lang }),
  status: 200,
  document: `
    query listCollections {
      collections { slug name description recipes: recipeIds }
    }`,
}
