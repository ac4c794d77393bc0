import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { type PlanContent, storePlan } from '../../src/plans/stored-plan.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { ask, PLAN, type PublicPlan } from './truth/public.ts'

interface Row {
  id: string
  request: object
  plan: {
    version: string
    days: { dishes: { why: { code: string; values: object; runnerUp?: object; facts: object[] } }[] }[]
  }
  prices: {
    coverage: { borrowed: number; old: number }
    lines: Record<string, { broughtTo: string; method: string; basis: string }>
  }
  revision: string
}

/** Rows as planner version 4 stored them: a week, a table, a basket, a swapped week, a week of a collection. */
const rows: Row[] = JSON.parse(readFileSync(new URL('./stored-version-1.json', import.meta.url), 'utf8'))

/** Codes of then that were said where they were not true, with values of then. */
const EARLIER: readonly { code: string; values: object }[] = [
  { code: 'finishesPack', values: { ingredient: 'onion', otherRecipe: 'borscht', savedMinor: 227 } },
  { code: 'newMain', values: { ingredient: 'potato', otherIngredient: 'lentils-green' } },
  { code: 'newKitchen', values: { kitchen: 'italian', otherKitchen: 'french' } },
  { code: 'hotAndCold', values: { serve: 'hot' } },
  { code: 'oneLeftoverLess', values: {} },
  { code: 'ownDish', values: { occasion: 'christmas-de' } },
  { code: 'cheaper', values: { savedMinor: 0 } },
  { code: 'onlyChoice', values: { dishes: 54 } },
  { code: 'noRepeat', values: { dishes: 3 } },
  { code: 'kept', values: {} },
  { code: 'equallyGood', values: {} },
  { code: 'lessWaste', values: { savedMinor: 120 } },
  { code: 'protein', values: { dayProtein: 23.4, targetProtein: 30.1, otherDayProtein: 20 } },
]
const SYNTHETIC = '00000000-0000-8000-8000-000000000001'

const service = serviceForFile()
beforeAll(async () => {
  const week = rows[0] as Row
  const dishes = week.plan.days.flatMap((day) => day.dishes)
  const sample = dishes.find(({ why }) => why.runnerUp && why.code !== 'leftover')?.why.runnerUp as object
  const whys = EARLIER.map((said) => ({ ...said, runnerUp: sample, facts: [] }))
  let next = 0
  const days = week.plan.days.map((day) => ({
    ...day,
    dishes: day.dishes.map((dish) =>
      dish.why.code === 'leftover' ? dish : { ...dish, why: whys[next++] ?? dish.why },
    ),
  }))
  expect(next).toBeGreaterThanOrEqual(EARLIER.length)
  for (const row of [...rows, { ...week, id: SYNTHETIC, plan: { ...week.plan, days } }]) {
    await service
      .fork()
      .execute('insert into stored_plan (id, request, plan, prices, revision) values (?, ?, ?, ?, ?)', [
        row.id,
        JSON.stringify(row.request),
        JSON.stringify(row.plan),
        JSON.stringify(row.prices),
        row.revision,
      ])
  }
})

const NAMES = '00000000-0000-8000-8000-000000000002'

test('codes and values of a stored plan have the names of today', async () => {
  const week = rows[0] as Row
  const said = { code: 'newKitchen', values: { times: 3, kitchen: 'italian', otherKitchen: 'french' } }
  const runnerUp = week.plan.days.flatMap(({ dishes }) => dishes).find(({ why }) => why.runnerUp)?.why.runnerUp
  const why = { ...said, runnerUp, facts: [] }
  const days = week.plan.days.map((day) => ({ ...day, dishes: day.dishes.map((dish) => ({ ...dish, why })) }))
  const warnings = [{ code: 'kitchenTooOften', values: { times: 6, limit: 2, kitchen: 'italian' } }]
  const content = {
    request: week.request,
    plan: { ...week.plan, version: '7', days, warnings },
    prices: week.prices,
  } as unknown as PlanContent
  await storePlan(service.fork(), NAMES, content, week.revision)

  const plan = await read(NAMES, 'en')
  for (const { reason, why } of plan.days.flatMap(({ dishes }) => dishes)) {
    expect(reason.code).toBe('newCuisine')
    expect(Object.fromEntries(reason.values.map(({ name, value }) => [name, value]))).toEqual({
      times: expect.anything(),
      cuisine: 'italian',
      otherCuisine: 'french',
    })
    expect(why).toMatch(/^Italian: a change of cuisine/)
  }
  expect(plan.warningDetails[0]?.code).toBe('cuisineTooOften')
  expect(plan.warnings[0]).toMatch(/^Italian: 6 dishes/)
})

const read = async (id: string, lang: string): Promise<PublicPlan> =>
  (await ask(service, `query ($id: ID!) { plan(id: $id) { ${PLAN} } }`, { id }, lang)).plan

test.each([...rows.map(({ id }) => id), SYNTHETIC])('%s is read in every language, page and API', async (id) => {
  expect(rows.every(({ plan }) => Number(plan.version) < 5)).toBe(true)
  for (const lang of LANGUAGES) {
    const plan = await read(id, lang)
    for (const { why, facts } of plan.days.flatMap(({ dishes }) => dishes)) {
      for (const text of [why, ...facts.map((fact) => fact.text)]) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(/undefined|NaN|[{}]/)
      }
    }
  }
  expect((await service.get(`/api/plans/${id}?lang=fr`)).status).toBe(200)
  expect((await service.get(`/plan/${id}?lang=de`)).status).toBe(200)
  expect(service.bugs).toEqual([])
})

test('what was said and not true is not said any more', async () => {
  const { occasions } = await ask(service, '{ occasions { id courses { candidates(first: 40) { nodes { id } } } } }')
  for (const { id } of [...rows, { id: SYNTHETIC }]) {
    const plan = await read(id, 'en')
    for (const [day, { dishes }] of plan.days.entries()) {
      for (const dish of dishes) {
        const { code, values } = dish.reason
        expect(dish.why).not.toMatch(/[Ff]inishes the pack|saves \D?\d/)
        if (code === 'weighed') expect(dish.runnerUpLoss).toBeGreaterThan(0)
        if (code === 'leftover') {
          const cooked = plan.days[day - 1]?.dishes.find((d) => d.batch && d.recipeId === dish.recipeId)
          expect(values.find(({ name }) => name === 'cookedSlot')?.value).toBe(cooked?.slot)
        }
        for (const coded of [dish.reason, ...dish.facts].filter(
          (said) => said.code === 'ofOccasion' && id !== SYNTHETIC,
        )) {
          const own = occasions.find((o: { id: string }) => o.id === plan.occasion?.id)
          expect(JSON.stringify(own.courses), `${dish.recipeId}: ${coded.text}`).toContain(`"${dish.recipeId}"`)
        }
      }
    }
  }
  const synthetic = await read(SYNTHETIC, 'en')
  const codes = new Set(synthetic.days.flatMap(({ dishes }) => dishes.map(({ reason }) => reason.code)))
  for (const gone of ['finishesPack', 'ownDish', 'newMain', 'newKitchen', 'newCuisine', 'oneLeftoverLess'])
    expect(codes).not.toContain(gone)
})

test('what an earlier plan rests on is read by the names of today', async () => {
  const QUERY = `query ($id: ID!) { plan(id: $id) {
    priceSource { coverage proxy unofficial stale }
    shopping { items { price { adjustedTo method basis grade publishers } } }
  } }`
  const METHODS: Record<string, string> = { own: 'direct', borrowed: 'proxy' }
  const said: string[] = []
  for (const { id, prices } of rows) {
    const { plan } = await ask(service, QUERY, { id })
    expect(plan.priceSource.proxy).toBeCloseTo(prices.coverage.borrowed, 3)
    expect(plan.priceSource.stale).toBeCloseTo(prices.coverage.old, 3)
    const lines = Object.values(prices.lines)
    const items: {
      price: { adjustedTo: string; method: string; basis: string; grade: string; publishers: string[] }
    }[] = plan.shopping.flatMap((group: { items: unknown[] }) => group.items)
    for (const { price } of items) {
      const published = price.method === 'direct' && price.basis !== 'unverified'
      expect(price.grade !== 'unverified').toBe(published)
      expect(price.publishers).toEqual([expect.stringMatching(/\w/)])
    }
    const reported = items.map(({ price }) => `${price.adjustedTo} ${price.method} ${price.basis}`)
    const expected = lines.map(
      ({ broughtTo, method, basis }) =>
        `${broughtTo} ${METHODS[method]} ${basis === 'recalled' ? 'unverified' : basis}`,
    )
    expect(reported.sort()).toEqual(expected.sort())
    said.push(...reported)
  }
  for (const word of ['direct', 'proxy', 'unverified', 'source']) expect(said.join('\n')).toContain(word)
})

test('a dish of an earlier plan can still be changed', async () => {
  const { swapDish } = await ask(
    service,
    `mutation ($id: ID!, $recipe: ID!) { swapDish(dishId: $id, recipeId: $recipe) { plan { ${PLAN} } } }`,
    await (async () => {
      const { plan } = await ask(
        service,
        `query ($id: ID!) { plan(id: $id) { dish(day: 0, index: 0) { swaps { recipe { id } } } } }`,
        { id: rows[0]?.id },
      )
      return { id: `${rows[0]?.id}.dish.0.0`, recipe: plan.dish.swaps[0].recipe.id }
    })(),
  )
  expect(swapDish.plan.days[0].dishes[0].reason.code).toBe('swapped')
})
