import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await testService()
})
afterAll(() => service.close())

const QUERY = `mutation ($params: Params!) {
  buildPlan(params: $params) {
    plan {
      totals { cookMin }
      days { dishes { recipeId leftover timeMin activeMin method { instead appliance text } recipe { timeMin activeMin } } }
    }
  }
}`

async function week(recipeId: string, equipment?: readonly string[]) {
  const params = {
    country: 'GB',
    store: 'gb-average',
    startDate: '2026-11-23',
    keep: [{ day: 0, slot: 'dinner', recipeId }],
    ...(equipment && { equipment }),
  }
  const { data, errors } = await service.graphql(QUERY, { params })
  return { errors, ...data?.buildPlan?.plan }
}
// biome-ignore lint/suspicious/noExplicitAny: the query above says what they are
const dishesOf = ({ days }: any): any[] => days.flatMap(({ dishes }: any) => dishes)

test('what the steps cannot do in a kitchen is cooked by another method, whose minutes the plan has', async () => {
  const byHand = await week('tomato-soup')
  const soup = dishesOf(byHand).find(({ recipeId }) => recipeId === 'tomato-soup')
  expect(soup.method).toEqual({
    instead: 'blender',
    appliance: null,
    text: expect.stringMatching(/^By hand, with a masher, a sieve or a whisk: 17 min hands-on, 18 min unattended$/),
  })
  expect([soup.activeMin, soup.timeMin]).toEqual([17, 35])
  expect([soup.recipe.activeMin, soup.recipe.timeMin]).toEqual([12, 30])
  const worked = dishesOf(byHand).filter(({ leftover }) => !leftover)
  expect(byHand.totals.cookMin).toBe(worked.reduce((sum, { activeMin }) => sum + activeMin, 0))
})

test('in a kitchen that has the appliance it is cooked as the steps say', async () => {
  const blended = await week('tomato-soup', ['stove', 'oven', 'blender'])
  const soup = dishesOf(blended).find(({ recipeId }) => recipeId === 'tomato-soup')
  expect([soup.method, soup.activeMin, soup.timeMin]).toEqual([null, 12, 30])
})

test('what no method makes without the appliance is refused', async () => {
  const { errors } = await week('falafel-pita')
  expect(errors?.[0]).toMatchObject({ extensions: { field: 'keep.recipeId', given: 'falafel-pita' } })
})
