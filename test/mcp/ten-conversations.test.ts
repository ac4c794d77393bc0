import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { testService } from '../harness/service.ts'
import { type Answer, type Assistant, newestHttp } from './clients.ts'

// What people ask assistants for, each with the calls that an assistant makes of it: what it can tell the person, and that
// what it tells is what REST and GraphQL answer.

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

let assistant: Assistant
beforeAll(async () => {
  assistant = await newestHttp(service.base)
})
afterAll(() => assistant.close())

async function ask(name: string, args: Record<string, unknown>): Promise<Answer> {
  const answer = await assistant.call(name, args)
  expect(answer.failed, answer.text).toBe(false)
  return answer
}
async function refused(name: string, args: Record<string, unknown>): Promise<string> {
  const { failed, text } = await assistant.call(name, args)
  expect(failed).toBe(true)
  return text
}
const rest = async (path: string) => (await service.get(path)).json()

interface Dish {
  readonly slot: string
  readonly companion: boolean
  readonly recipeId: string
  readonly title: string
}
interface Week {
  readonly id: string
  readonly href: string
  readonly days: readonly { readonly date: string; readonly label: string; readonly dishes: readonly Dish[] }[]
  readonly warnings: readonly string[]
}
const dishesOf = ({ days }: Week): Dish[] => days.flatMap(({ dishes }) => [...dishes])
const mainOf = ({ days }: Week, day: number, slot: string): string | undefined =>
  days[day]?.dishes.find((dish) => dish.slot === slot && !dish.companion)?.recipeId

/** The stored plan over REST has the figures and dishes that the tool told; its link opens. */
async function expectSameOverRest({ data, text }: Answer, lang = 'en'): Promise<void> {
  const { plan } = data
  const stored = await rest(`/api/plans/${plan.id}?lang=${lang}`)
  const told = dishesOf(plan).map(({ recipeId, title }) => [recipeId, title])
  const kept = stored.days.flatMap((day: { dishes: { recipeId: string; title: string }[] }) =>
    day.dishes.map((dish) => [dish.recipeId, dish.title]),
  )
  expect(told).toEqual(kept)
  expect(plan.totals.cost).toBe(stored.totals.cost)
  expect(plan.totals.items).toBe(stored.totals.items)
  expect(plan.warnings).toEqual(stored.warnings)
  for (const [, title] of told) expect(text).toContain(title)
  for (const warning of plan.warnings) expect(text).toContain(warning)
  expect(text).toContain(plan.href)
  expect((await fetch(plan.href)).status).toBe(200)
}

const home = { country: 'DE', store: 'de-lidl', lang: 'en' }

test('1. a plan, another dinner, three people, the link', async () => {
  const first = await ask('build_week', { ...home, kids: [{ age: 6 }] })
  await expectSameOverRest(first)
  const { plan } = first.data
  const { date } = plan.days[1]
  // "Not that on Tuesday."
  const second = await ask('build_week', { from: plan.id, change: { dishes: [{ date, slot: 'dinner' }] } })
  await expectSameOverRest(second)
  expect(mainOf(second.data.plan, 1, 'dinner')).not.toBe(mainOf(plan, 1, 'dinner'))
  const changed = dishesOf(second.data.plan).filter((dish, index) => dish.recipeId !== dishesOf(plan)[index]?.recipeId)
  expect(changed.length).toBe(1)
  // The same by GraphQL is the same plan.
  const { data } = await service.graphql(
    `mutation ($id: ID!, $swap: [DishOfMeal!]) { changePlan(planId: $id, swap: $swap) { plan { id totals { cost } } } }`,
    { id: plan.id, swap: [{ date, slot: 'dinner' }] },
  )
  expect(data.changePlan.plan).toEqual({ id: second.data.plan.id, totals: { cost: second.data.plan.totals.cost } })
  // "We are three adults, and keep Monday's lunch." The dish that was chosen stays too.
  const third = await ask('build_week', {
    from: second.data.plan.id,
    change: { adults: 3 },
    keep: [{ date: plan.days[0].date, slot: 'lunch' }],
    detail: 'full',
  })
  expect(third.data.plan.portions).toBeGreaterThan(3)
  expect(mainOf(third.data.plan, 0, 'lunch')).toBe(mainOf(plan, 0, 'lunch'))
  expect(mainOf(third.data.plan, 1, 'dinner')).toBe(mainOf(second.data.plan, 1, 'dinner'))
  // "Read me the list." Each line that is bought stands in the answer.
  for (const { items } of third.data.plan.shopping)
    for (const { name, buyText, pantry } of items) if (!pantry) expect(third.text).toContain(`${name}: ${buyText}`)
  // "One more guest, the same dishes." Lunches and dinners stay.
  const four = await ask('build_week', { from: plan.id, change: { adults: 4, keepDishes: 'all' } })
  for (const day of plan.days.keys())
    for (const slot of ['lunch', 'dinner']) expect(mainOf(four.data.plan, day, slot)).toBe(mainOf(plan, day, slot))
  // A country beside it is no other country, and is not passed over.
  expect((await ask('build_week', { from: plan.id, country: 'DE' })).data.plan.id).toBe(plan.id)
  expect(await refused('build_week', { from: plan.id, country: 'PL' })).toMatch(/^country is "PL"; allowed: .*DE/)
  expect(await refused('build_week', { after: plan.id, country: 'PL' })).toMatch(/^country is "PL"; allowed: .*DE/)
  // Asked for as it is, a stored week is shown and nothing is built.
  expect((await ask('build_week', { from: plan.id })).data.plan.id).toBe(plan.id)
})

test('2. a child must have no nuts: no dish holds them, and brands are warned of', async () => {
  const avoid = ['nuts', 'peanuts']
  const week = await ask('build_week', { ...home, kids: [{ age: 6 }], allergens: avoid })
  const verdicts = new Map<string, string[]>()
  for (const id of new Set(dishesOf(week.data.plan).map(({ recipeId }) => recipeId))) {
    const { data, text } = await ask('get_recipe', { id, avoid, lang: 'en', country: 'DE', portions: 3 })
    const checks: { verdict: string; text: string }[] = data.recipe.allergyChecks
    expect(checks.map(({ verdict }) => verdict)).not.toContain('contains')
    for (const check of checks) expect(text).toContain(check.text)
    const facts = (await service.graphql(`{ recipe(id: "${id}") { allergens mayContain } }`)).data.recipe
    for (const [index, { verdict }] of checks.entries())
      expect(verdict).toBe(facts.mayContain.includes(avoid[index]) ? 'mayContain' : 'notListed')
    verdicts.set(
      id,
      checks.map(({ verdict }) => verdict),
    )
  }
  if ([...verdicts.values()].flat().includes('mayContain')) expect(week.text).toMatch(/⚠ Depends on the brand: .*nuts/)
  // What holds it is said so.
  const { data, text } = await ask('get_recipe', { id: 'syrniki', avoid: ['milk'], lang: 'en' })
  expect(data.recipe.allergyChecks).toMatchObject([{ allergen: 'milk', verdict: 'contains' }])
  expect(text).toMatch(/^Milk: contained in .*curd cheese/m)
  // One more allergy is added to those of the week; none is lost.
  const more = await ask('build_week', { from: week.data.plan.id, change: { allergens: ['fish'] } })
  for (const { recipeId } of dishesOf(more.data.plan)) {
    const { allergens } = (await service.graphql(`{ recipe(id: "${recipeId}") { allergens } }`)).data.recipe
    for (const id of ['nuts', 'peanuts', 'fish']) expect(allergens, recipeId).not.toContain(id)
  }
  // Only what the person names may be eaten again.
  const again = await ask('build_week', { from: more.data.plan.id, change: { allowAgain: { allergens: ['fish'] } } })
  const { plan } = (await service.graphql(`{ plan(id: "${again.data.plan.id}") { request { allergens } } }`)).data
  expect(plan.request.allergens).toEqual(avoid)
})

test('3. a budget: it is kept, or the assistant can say by how much it is not', async () => {
  const free = await ask('build_week', home)
  const budget = Math.floor(free.data.plan.totals.cost * 0.85)
  const change = { budgetValue: budget, budgetMode: 'week' }
  const cheap = await ask('build_week', { from: free.data.plan.id, change })
  await expectSameOverRest(cheap)
  expect(cheap.data.plan.totals.cost).toBeLessThan(free.data.plan.totals.cost)
  if (cheap.data.plan.totals.cost > budget) expect(cheap.data.plan.warnings.join()).toMatch(/budget/)
  const none = await ask('build_week', { from: free.data.plan.id, change: { ...change, budgetValue: 5 } })
  expect(none.text).toMatch(/⚠ .*budget/)
})

test('4. a birthday table for twelve, by the name that the person says', async () => {
  const table = await ask('build_table', { ...home, guests: 12, occasion: 'Birthday' })
  const german = await ask('build_table', { ...home, guests: 12, occasion: 'Geburtstagsessen' })
  expect(german.data.plan.id).toBe(table.data.plan.id)
  await expectSameOverRest(table)
  const { slotLabel } = table.data.plan.days[0].dishes[0]
  expect(table.text).toContain(`\n${slotLabel}: `)
  const stored = await service.post('/api/occasions/birthday', {
    guests: 12,
    params: { country: 'DE', store: 'de-lidl' },
  })
  expect((await stored.json()).id).toBe(table.data.plan.id)
  // Several are called so: the assistant can ask which.
  expect(await refused('build_table', { ...home, guests: 12, occasion: 'Christmas' })).toMatch(
    /^occasion is "Christmas"; allowed: one of .*christmas-de/,
  )
})

test('5. what can I cook: what lacks least comes first, and what is missing is said', async () => {
  const have = ['potato', 'egg', 'onion']
  const { data, text } = await ask('search_recipes', { ...home, have, slot: 'dinner', limit: 5 })
  const found = await rest(`/api/recipes?lang=en&country=DE&slot=dinner&have=${have.join()}&limit=5`)
  expect(data.recipes.total).toBe(found.total)
  expect(data.recipes.items.map(({ id }: { id: string }) => id)).toEqual(
    found.items.map(({ ID }: { ID: string }) => ID),
  )
  for (const { id, title, missing } of data.recipes.items) {
    expect(text).toContain(`${title} (${id})`)
    for (const one of missing) expect(have).not.toContain(one.id)
  }
  expect(text).toContain(data.recipes.priceNote)
})

const weekLater = (date: string): string => new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10)

test('6. the next week: seven days later, the same household, other dinners', async () => {
  const first = await ask('build_week', { ...home, adults: 3, allergens: ['fish'] })
  const next = await ask('build_week', { after: first.data.plan.id, lang: 'en' })
  await expectSameOverRest(next)
  expect(next.data.plan.days[0].date).toBe(weekLater(first.data.plan.days[0].date))
  const { data } = await service.graphql(
    `mutation { buildNextWeek(planId: "${first.data.plan.id}") { plan { id adults } } }`,
  )
  expect(data.buildNextWeek.plan).toEqual({ id: next.data.plan.id, adults: 3 })
  const dinners = (week: Week) => week.days.map((_, day) => mainOf(week, day, 'dinner'))
  expect(dinners(next.data.plan)).not.toEqual(dinners(first.data.plan))
})

test('7. diets by name, in any language, are the exclusions of their preset', async () => {
  const first = await ask('build_week', { ...home, presets: ['vegan'] })
  for (const name of ['Vegan', 'Веганское', 'ヴィーガン'])
    expect((await ask('build_week', { ...home, presets: [name] })).data.plan.id).toBe(first.data.plan.id)
  await expectSameOverRest(first)
  for (const { recipeId } of dishesOf(first.data.plan)) {
    const { data } = await service.graphql(`{ recipe(id: "${recipeId}") { tagIds } }`)
    expect(data.recipe.tagIds, recipeId).toContain('vegan')
  }
  const found = await ask('search_recipes', { ...home, presets: ['Vegan'], limit: 1 })
  const same = await rest('/api/recipes?presets=vegan&limit=1')
  expect(found.data.recipes.total).toBe(same.total)
})

test('8. a wrong store is refused with the right ones, and the person is helped', async () => {
  const said = await refused('build_week', { ...home, store: 'us-walmart' })
  expect(said).toMatch(/^store is "us-walmart"; allowed: a store of DE: .*de-lidl/)
  const { data, text } = await ask('list_stores', { country: 'DE', lang: 'en' })
  const lidl = data.offer.stores.find(({ name }: { name: string }) => name === 'Lidl')
  expect(said).toContain(lidl.code)
  expect(text).toContain(`Lidl (${lidl.code})`)
  expect(text).not.toMatch(/undefined|null/)
  await ask('build_week', { ...home, store: lidl.code })
})

test('9. over the limit: the assistant says how long to wait, and goes on afterwards', async () => {
  const limits = {
    rateLimit: null,
    planRateLimit: { perMinute: 60, burst: 1 },
    pageRateLimit: null,
    trustProxy: 0,
    agreements: [],
    redisUrl: undefined,
  }
  const limited = await testService({ serve: 'own address', limits })
  const guest = await newestHttp(limited.base)
  try {
    const answers = await Promise.all([1, 2, 3].map((adults) => guest.call('build_week', { ...home, adults })))
    const late = answers.filter(({ failed }) => failed)
    expect(late.length).toBeGreaterThan(0)
    for (const { text } of late)
      expect(text).toMatch(/^Too many plans from this address: .*Wait \d+ seconds?, then try again\.$/)
    // Reading goes on meanwhile; what was refused is built after the wait.
    expect((await guest.call('list_stores', { country: 'DE' })).failed).toBe(false)
    const { promise, resolve } = Promise.withResolvers()
    setTimeout(resolve, 1100)
    await promise
    expect((await guest.call('build_week', home)).failed).toBe(false)
  } finally {
    await guest.close()
    await limited.close()
  }
})

test('10. another language: every word is in it, and the dishes are the same', async () => {
  const english = await ask('build_week', home)
  const japanese = await ask('build_week', { from: english.data.plan.id, lang: 'ja' })
  expect(japanese.data.plan.id).toBe(english.data.plan.id)
  expect(japanese.data.plan.lang).toBe('ja')
  await expectSameOverRest(japanese, 'ja')
  expect(japanese.text).not.toMatch(/Prices are|Your week|To buy/)
  // Who names no language is answered in English.
  const { lang: _, ...unnamed } = home
  expect((await ask('build_week', unnamed)).data.plan.lang).toBe('en')
})
