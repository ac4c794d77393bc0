import { randomUUID } from 'node:crypto'
import type { GraphqlAnswer } from '../harness/service.ts'

/** Asks the service a question, as a device does. */
export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<GraphqlAnswer>

/** The same by the address of a service. */
export const asking =
  (base: string): Ask =>
  async (query, variables) => {
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return answer.json() as ReturnType<Ask>
  }

export const FIELDS = `id version link calendar planId canUndo earlierPlanIds locks { day slot recipeId }
  ticks { ingredientId bought unit open more moreText(lang: en) } haveIds items { lineId text ticked } notes { lineId text }`
export const LIST =
  'plan { id adults store { code } days { date dishes { id slot recipeId companion leftover swaps { recipe { id } } } } shopping { items { ingredientId needed buy pack pantry } } }'

/** A week, stored. @returns its id */
export async function week(ask: Ask, params: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await ask('mutation ($params: Params!) { buildPlan(params: $params) { plan { id } } }', {
    params: { country: 'DE', store: 'de-average', startDate: '2026-11-23', ...params },
  })
  if (errors) throw new Error(JSON.stringify(errors))
  return data.buildPlan.plan.id
}

// biome-ignore lint/suspicious/noExplicitAny: each test knows the fields it asked for
export type Shown = any

/** A household around a plan. @returns its token, and it */
export async function household(ask: Ask, plan: string): Promise<{ token: string; shown: Shown }> {
  const { data, errors } = await ask(
    `mutation ($plan: ID!) { createHousehold(planId: $plan) { household { ${FIELDS} } } }`,
    { plan },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  const shown = data.createHousehold.household
  return { token: shown.link.slice(shown.link.lastIndexOf('/') + 1), shown }
}

export const read = async (ask: Ask, token: string, more = ''): Promise<Shown> =>
  (await ask(`query ($token: String!) { household(token: $token) { ${FIELDS} ${more} } }`, { token })).data.household

/** A change with a random id. */
export const change = (kind: string, fields: Record<string, unknown>, seen = 0) => ({
  id: randomUUID(),
  kind,
  seen,
  ...fields,
})

/** What sending changes came to: the household, and what was ignored. */
export async function send(ask: Ask, token: string, changes: readonly object[]): Promise<GraphqlAnswer> {
  return ask(
    `mutation ($token: String!, $changes: [HouseholdChange!]!) {
      changeHousehold(token: $token, changes: $changes) { household { ${FIELDS} } ignored }
    }`,
    { token, changes },
  )
}

/** The answer of a mutation that moves the link to another plan. */
export const move = (ask: Ask, field: string, token: string, more = '', id: string = randomUUID()) =>
  ask(
    `mutation ($token: String!, $id: ID!) { ${field}(token: $token, id: $id${more && `, ${more}`}) { household { ${FIELDS} ${LIST} } ignored } }`,
    { token, id },
  )
