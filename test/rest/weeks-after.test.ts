import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const HOME = { country: 'DE', store: 'de-average', startDate: '2026-11-23' }
const NEXT = '2026-11-30'

interface Dish {
  readonly slot: string
  readonly recipeId: string
  readonly companion: boolean
  readonly leftover: boolean
  readonly batch: boolean
  readonly reason: { readonly code: string }
  readonly recipe: { readonly part: string; readonly activeMin: number; readonly familiarity: number }
}
interface Week {
  readonly id: string
  readonly after: string | null
  readonly left: readonly {
    readonly ingredient: { readonly id: string }
    readonly amount: number
    readonly used: number
  }[]
  readonly shopping: readonly { readonly items: readonly Item[] }[]
  readonly warningDetails: readonly { readonly code: string }[]
  readonly days: readonly { readonly date: string; readonly dishes: readonly Dish[] }[]
}
interface Item {
  readonly ingredientId: string
  readonly needed: number
  readonly used: number
  readonly buy: number
  readonly pack: number
  readonly pantry: boolean
}
const FIELDS = `id after left { ingredient { id } amount used } warningDetails { code }
  shopping { items { ingredientId needed used buy pack pantry } }
  days { date dishes { slot companion leftover batch recipeId reason { code } recipe { part activeMin familiarity(country: "DE") } } }`

async function week(params: Record<string, unknown>): Promise<Week> {
  const document = `mutation ($p: Params!) { buildPlan(params: $p) { plan { ${FIELDS} } } }`
  const { data, errors } = await service.graphql(document, { p: { ...HOME, ...params } })
  expect(errors).toBeUndefined()
  return data.buildPlan.plan
}
const mains = ({ days }: Week): Set<string> =>
  new Set(
    days.flatMap(({ dishes }) =>
      dishes.flatMap(({ slot, companion, recipeId, recipe }) =>
        ['lunch', 'dinner'].includes(slot) && !companion && recipe.part !== 'bread' ? [recipeId] : [],
      ),
    ),
  )
const refused = async (params: Record<string, unknown>): Promise<string> => {
  const answer = await service.post('/api/plans?lang=en', { ...HOME, ...params })
  expect(answer.status).toBe(400)
  return ((await answer.json()) as { error: string }).error
}

test('a week after another has other dishes, and buys less of what was left than by itself', async () => {
  const first = await week({})
  const second = await week({ startDate: NEXT, after: first.id })
  expect(second.after).toBe(first.id)
  const again = [...mains(second)].filter((id) => mains(first).has(id)).length
  expect(again / mains(second).size).toBeLessThanOrEqual(0.25)
  const bought = new Map(first.shopping.flatMap(({ items }) => items.map((item) => [item.ingredientId, item])))
  expect(second.left.length).toBeGreaterThan(3)
  expect(second.left.filter(({ used }) => used > 0).length).toBeGreaterThan(1)
  for (const { ingredient, amount, used } of second.left) {
    const { buy = 0, needed = 0, pantry = true } = bought.get(ingredient.id) ?? {}
    expect(pantry, ingredient.id).toBe(false)
    // Of what is counted in pieces whole ones are kept.
    expect(amount, ingredient.id).toBeLessThanOrEqual(buy - needed + 0.001)
    expect(amount, ingredient.id).toBeGreaterThan(buy - needed - 1)
    const line = second.shopping.flatMap(({ items }) => items).find((item) => item.ingredientId === ingredient.id)
    // Nothing is bought before what is left is used up.
    expect(line ? used : amount, ingredient.id).toBeGreaterThanOrEqual(line ? amount - 0.001 : used)
    if (line) expect(line.used).toBeCloseTo(line.needed + used, 2)
  }
  // The week after is what the button on the page builds, and a third week remembers both.
  const { data } = await service.graphql(`mutation ($id: ID!) { buildNextWeek(planId: $id) { plan { ${FIELDS} } } }`, {
    id: second.id,
  })
  const third: Week = data.buildNextWeek.plan
  expect(third.days[0]?.date).toBe('2026-12-07')
  expect([...mains(third)].filter((id) => mains(second).has(id)).length).toBeLessThanOrEqual(2)
})

test('an `after` that is no earlier week of the country is refused in words', async () => {
  const first = await week({})
  const table = await service.post('/api/occasions/birthday', { guests: 4, params: HOME })
  const { id } = (await table.json()) as { id: string }
  for (const params of [
    { after: '00000000-0000-8000-8000-000000000000', startDate: NEXT },
    { after: 'yesterday', startDate: NEXT },
    { after: id, startDate: NEXT },
    { after: first.id },
    { after: first.id, startDate: NEXT, country: 'FR', store: 'fr-average' },
  ])
    expect(await refused(params)).toMatch(
      /^after is .*allowed: the id of a week planned for .. that starts before 2026-/,
    )
})

test('what is kept stays, is said so, and must be a dish of its meal that passes', async () => {
  const keep = [
    { day: 2, slot: 'dinner', recipeId: 'lentil-soup' },
    { day: 0, slot: 'breakfast', recipeId: 'porridge-oat' },
  ]
  const kept = await week({ keep })
  for (const { day, slot, recipeId } of keep) {
    const dish = kept.days[day]?.dishes.find((one) => one.slot === slot && !one.companion)
    expect([dish?.recipeId, dish?.reason.code]).toEqual([recipeId, 'locked'])
  }
  expect(await refused({ keep: [{ day: 2, slot: 'snack', recipeId: 'apple-fruit' }] })).toContain('one dish for each')
  expect(await refused({ keep: [keep[0], keep[0]] })).toContain('one dish for each planned meal')
  expect(await refused({ keep: [{ day: 2, slot: 'dinner', recipeId: 'lentil' }] })).toContain('recipes')
  expect(await refused({ keep: [{ day: 2, slot: 'dinner', recipeId: 'porridge-oat' }] })).toContain('that meal')
  expect(await refused({ keep: keep.slice(0, 1), exclude: ['lentils-green', 'lentils-red'] })).toMatch(/exclusions/)
})

test('a dish that is kept twice is cooked once where it keeps, else twice', async () => {
  const kept = async (recipeId: string, ...days: readonly number[]) => {
    const { days: planned } = await week({ keep: days.map((day) => ({ day, slot: 'dinner', recipeId })) })
    return days.map(
      (day) => planned[day]?.dishes.find((one) => one.slot === 'dinner' && one.recipeId === recipeId)?.leftover,
    )
  }
  expect(await kept('lentil-soup', 1, 2)).toEqual([false, true])
  expect(await kept('lentil-soup', 0, 6)).toEqual([false, false])
})

test('dinners of working days take no more hands-on minutes than asked for, or a warning says so', async () => {
  for (const maxMin of [10, 30]) {
    const { days, warningDetails } = await week({ maxMin })
    const slow = days.slice(0, 5).filter(({ dishes }) => {
      const cooked = dishes.filter(({ slot, leftover }) => slot === 'dinner' && !leftover)
      return cooked.reduce((sum, { recipe }) => sum + recipe.activeMin, 0) > maxMin
    })
    expect(slow.length > 0).toBe(warningDetails.some(({ code }) => code === 'slowDinners'))
    if (maxMin === 30) expect(slow).toEqual([])
  }
})

test('a preset excludes what it stands for, and the taste of the world knows no strange dishes', async () => {
  const { data } = await service.graphql(
    'mutation ($p: Params!) { buildPlan(params: $p) { plan { days { dishes { recipe { tags } } } } } }',
    { p: { ...HOME, presets: ['vegetarian'] } },
  )
  const dishes = data.buildPlan.plan.days.flatMap((day: { dishes: { recipe: { tags: string[] } }[] }) => day.dishes)
  expect(dishes.every(({ recipe }: { recipe: { tags: string[] } }) => recipe.tags.includes('vegetarian'))).toBe(true)
  expect(await refused({ presets: ['carnivore'] })).toMatch(/^presets is "carnivore"; allowed: one of vegetarian/)
  const strange = ({ days }: Week): number =>
    days.flatMap((day) => day.dishes).filter(({ recipe, companion }) => !companion && recipe.familiarity < 2).length
  const world = await week({ taste: 'world' })
  expect(strange(world)).toBeGreaterThan(strange(await week({})))
  expect(world.warningDetails.map(({ code }) => code)).not.toContain('unfamiliar')
})

test('a variant shares at most half of its dishes with the first plan, or a warning says so', async () => {
  const first = mains(await week({}))
  for (const variant of [1, 2]) {
    const other = await week({ variant })
    const shared = [...mains(other)].filter((id) => first.has(id)).length
    expect(2 * shared > mains(other).size).toBe(other.warningDetails.some(({ code }) => code === 'variantAlike'))
  }
})

test('a swap is never refused for variety; what is excluded needs a yes, and is said', async () => {
  const plan = await week({ allergens: ['milk'] })
  const dinners = plan.days.flatMap(({ dishes }, day) =>
    dishes.flatMap((dish, index) =>
      dish.slot === 'dinner' && !dish.companion && !dish.leftover ? [{ day, index, dish }] : [],
    ),
  )
  const [one, other] = dinners.filter(({ dish }) => dish.recipe.part === 'main' && !dish.batch)
  if (!one || !other) throw new Error('two dinners are cooked at least')
  const swap = (recipe: string, more = '') =>
    service.graphql(
      `mutation { swapDish(dishId: "${plan.id}.dish.${one.day}.${one.index}", recipeId: "${recipe}"${more}) { plan { warningDetails { code } } userErrors { message } } }`,
    )
  const codes = ({ data }: Awaited<ReturnType<typeof swap>>): string[] =>
    data.swapDish.plan.warningDetails.map(({ code }: { code: string }) => code)
  expect(codes(await swap(other.dish.recipeId))).toContain('chosenAgain')
  const refusedSwap = await swap('mac-and-cheese')
  expect(refusedSwap.data.swapDish.plan).toBeNull()
  expect(refusedSwap.data.swapDish.userErrors).toHaveLength(1)
  expect(codes(await swap('mac-and-cheese', ', allowExcluded: true'))).toContain('breaksAllergens')
})

test('the page of a week plans the next one with one tap, and shows what is left', async () => {
  const { id } = await week({})
  const answer = await service.app.request(
    new Request(`http://provender.localhost/plan/${id}/next?lang=de`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )
  expect(answer.status).toBe(303)
  const page = await (await service.get(answer.headers.get('location') ?? '')).text()
  expect(page).toContain('Übrig von der Woche davor')
  expect(page).toContain('Nächste Woche planen')
})
