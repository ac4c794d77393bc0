import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { createKey } from '../../src/admin/keys.ts'
import type { Service } from '../../src/app/service.ts'
import type { GraphqlAnswer } from '../harness/service.ts'

type Asked = Pick<Service, 'app' | 'fork'>

/** A service's operator: asks /admin/graphql with a key. */
export interface TestOperator {
  readonly id: string
  readonly key: string
  /** @param lang Accept-Language; left out: none */
  readonly ask: (query: string, variables?: Record<string, unknown>, lang?: string) => Promise<GraphqlAnswer>
}

/** Asks /admin/graphql. @param authorization the whole header; left out: none, as `lang` */
export const askAdmin = (service: Asked, query: string, variables = {}, authorization?: string, lang?: string) =>
  Promise.resolve(
    service.app.request('http://provender.localhost/admin/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
        ...(lang === undefined ? {} : { 'accept-language': lang }),
      },
      body: JSON.stringify({ query, variables }),
    }),
  )

/** An operator with a key of her own. */
export async function newOperator(service: Asked, name = 'Ann'): Promise<TestOperator> {
  const { id, key } = await createKey(service.fork(), name)
  return {
    id,
    key,
    ask: async (query, variables = {}, lang) =>
      (await (await askAdmin(service, query, variables, `Bearer ${key}`, lang)).json()) as GraphqlAnswer,
  }
}

/** Waits until it holds; it fails the test when it never does. */
export async function until(holds: () => Promise<boolean>, what: string, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never: ${what}`)
    await sleep(50)
  }
}

/** A breakfast that no recipe of the content is like, under an id of its own. */
export const porridge = (over: Record<string, unknown> = {}) => ({
  id: `porridge-${randomUUID().slice(0, 8)}`,
  course: 'main',
  slots: ['breakfast'],
  meal: true,
  cuisine: 'international',
  mainIngredient: 'millet',
  timeMin: 25,
  equipment: ['stove'],
  serve: 'hot',
  keepsDays: 2,
  batch: false,
  ingredients: [
    { ingredientId: 'millet', amount: 60 },
    { ingredientId: 'apple', amount: 90 },
    { ingredientId: 'water', amount: 150 },
    { ingredientId: 'walnuts', amount: 15 },
  ],
  texts: [
    {
      lang: 'en',
      title: 'Zanzibar millet porridge',
      description: 'Millet boiled soft with apple, with walnuts on top. It keeps warm for a long morning.',
      steps: [
        'Rinse the millet in hot water until the water stays clear.',
        'Boil it with the water in a pan over a low heat for 20 minutes.',
        'Grate the apple, stir it in and scatter the walnuts over it.',
      ],
    },
  ],
  ...over,
})

export const CREATE = `mutation ($recipe: RecipeInput!) { createRecipe(recipe: $recipe) { id title withdrawn } }`

/** Creates a porridge. @returns its id */
export async function createRecipe(operator: TestOperator, over: Record<string, unknown> = {}): Promise<string> {
  const recipe = porridge(over)
  const { data, errors } = await operator.ask(CREATE, { recipe })
  expect(errors).toBeUndefined()
  expect(data.createRecipe).toMatchObject({ id: recipe.id, withdrawn: false })
  return recipe.id
}
