import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const HOME = { country: 'DE', store: 'de-average', startDate: '2026-12-31' }

interface Dish {
  readonly slot: string
  readonly recipeId: string
  readonly why: string
}
interface Table {
  readonly id: string
  readonly days: readonly { readonly dishes: readonly Dish[] }[]
  readonly warnings: readonly string[]
  readonly error?: string
}
const table = async (params: Record<string, unknown> = {}, occasion = 'new-year-ru', guests = 8): Promise<Table> =>
  (await (
    await service.post(`/api/occasions/${occasion}?lang=en`, { guests, params: { ...HOME, ...params } })
  ).json()) as Table
const dishesOf = ({ days }: Table): readonly Dish[] => days.flatMap(({ dishes }) => dishes)
const idsOf = (of: Table): string[] => dishesOf(of).map(({ recipeId }) => recipeId)
const course = (of: Table, slot: string): string[] =>
  dishesOf(of).flatMap((dish) => (dish.slot === slot ? [dish.recipeId] : []))

describe('what is kept on a table', () => {
  test('stands in its course, with a reason that says so, and all else is planned around it', async () => {
    const first = await table()
    const kept = ['forshmak', 'red-caviar-canapes'].find((id) => !idsOf(first).includes(id)) ?? ''
    // Nothing of the occasion's own: a dish of that course all the same.
    const keep = [
      { day: 0, slot: 'starter', recipeId: kept },
      { day: 0, slot: 'main', recipeId: 'boeuf-bourguignon' },
    ]
    const made = await table({ keep })
    for (const { slot, recipeId } of keep) {
      expect(course(made, slot)).toContain(recipeId)
      expect(course(made, slot)).toHaveLength(course(first, slot).length)
      expect(dishesOf(made).find((dish) => dish.recipeId === recipeId)?.why).toBe('You keep it here')
    }
    expect(dishesOf(made).filter(({ why }) => why === 'You keep it here')).toHaveLength(2)
    expect(new Set(idsOf(made)).size).toBe(idsOf(made).length)
    expect((await table({ keep: keep.toReversed() })).id).not.toBe('')
    expect(made.warnings.join()).not.toContain('keep')
  })

  test('more than a course usually has are all there', async () => {
    const salads = ['olivier', 'herring-under-fur-coat', 'mimosa-salad', 'vinegret']
    const made = await table({ keep: salads.map((recipeId) => ({ day: 0, slot: 'salad', recipeId })) })
    expect(course(made, 'salad').toSorted()).toEqual(salads.toSorted())
  })

  test('can be changed for another dish, which then stands alone in its place', async () => {
    const { id, days } = await table({ keep: [{ day: 0, slot: 'main', recipeId: 'boeuf-bourguignon' }] })
    const at = days[0]?.dishes.findIndex(({ recipeId }) => recipeId === 'boeuf-bourguignon')
    const { data, errors } = await service.graphql(
      `mutation { swapDish(dishId: "${id}.dish.0.${at}", recipeId: "chicken-kyiv") { plan { days { dishes { recipeId } } } userErrors { message } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data.swapDish.plan.days[0].dishes[at ?? -1].recipeId).toBe('chicken-kyiv')
  })

  test('stays in a themed week at its day and meal', async () => {
    const keep = [{ day: 3, slot: 'dinner', recipeId: 'mapo-tofu' }]
    const made = await table({ keep }, 'asian-week', 2)
    const dinner = made.days[3]?.dishes.find(({ slot }) => slot === 'dinner')
    expect([dinner?.recipeId, dinner?.why]).toEqual(['mapo-tofu', 'You keep it here'])
  })

  test.each([
    [{ day: 0, slot: 'soup', recipeId: 'borscht' }, /^keep is .*starter, salad, main/],
    [{ day: 1, slot: 'main', recipeId: 'boeuf-bourguignon' }, /^keep is /],
    [{ day: 0, slot: 'main', recipeId: 'olivier' }, /^keep\.recipeId is "olivier"/],
    [{ day: 0, slot: 'main', recipeId: 'no-such-dish' }, /^keep\.recipeId is "no-such-dish"/],
  ])('is refused where it cannot stand: %j', async (kept, sentence) => {
    expect((await table({ keep: [kept] })).error).toMatch(sentence)
  })

  test('is refused when it breaks an exclusion, by allergen, preset or the rule of the feast', async () => {
    const kept = (slot: string, recipeId: string) => ({ keep: [{ day: 0, slot, recipeId }] })
    const fish = kept('starter', 'red-caviar-canapes')
    expect((await table({ ...fish, allergens: ['fish'] })).error).toMatch(/^keep\.recipeId/)
    expect((await table({ ...fish, presets: ['vegan'] })).error).toMatch(/^keep\.recipeId/)
    expect((await table(kept('main', 'meat-french-style'), 'wigilia-pl')).error).toMatch(/^keep\.recipeId/)
  })
})

test('a preset holds for every dish of a table', async () => {
  const { data, errors } = await service.graphql(
    `mutation { buildOccasion(id: "birthday", guests: 8, params: { country: "DE", store: "de-average", presets: ["vegan", "gluten-free"] }) {
      plan { days { dishes { recipe { tags allergens mayContain } } } } } }`,
  )
  expect(errors).toBeUndefined()
  type Recipe = Record<'tags' | 'allergens' | 'mayContain', string[]>
  const recipes: Recipe[] = data.buildOccasion.plan.days[0].dishes.map((dish: { recipe: Recipe }) => dish.recipe)
  expect(recipes.length).toBeGreaterThan(4)
  for (const { tags, allergens, mayContain } of recipes) {
    expect(tags).toContain('vegan')
    expect(allergens).not.toContain('gluten')
    // Only what may hold traces is not called so: a preset excludes what holds it.
    expect([tags, tags.includes('gluten_free')]).toEqual([tags, !mayContain.includes('gluten')])
  }
  expect((await table({ presets: ['carnivore'] })).error).toMatch(/^presets is "carnivore"/)
})

test.each(['new-year-ru', 'birthday', 'christmas-it', 'thanksgiving', 'kurban-bayram', 'lent-week-orthodox'])(
  'a variant of %s is another table, and the same one each time',
  async (occasion) => {
    const first = idsOf(await table({}, occasion))
    for (const variant of [1, 2, 3]) {
      const other = await table({ variant }, occasion)
      const different = new Set(idsOf(other)).difference(new Set(first)).size
      expect([variant, different > 0]).toEqual([variant, true])
      expect((await table({ variant }, occasion)).id).toBe(other.id)
    }
  },
)

test('a basket says that it has no variant and keeps nothing in place', async () => {
  const answer = await service.post('/api/baskets?lang=en', {
    guests: 2,
    items: [{ recipeId: 'borscht' }],
    params: { ...HOME, variant: 2, keep: [{ day: 0, slot: 'main', recipeId: 'olivier' }] },
  })
  const { warnings } = (await answer.json()) as Table
  expect(warnings.join('\n')).toMatch(/^variant,keep: not for this kind of plan/)
})

test('a table has drinks and bread by its guests: half a litre and two slices or a roll for each, also on the list', async () => {
  const document = `mutation($guests: Int!) { buildOccasion(id: "christmas-it", guests: $guests, params: { country: "IT", store: "it-average" }) {
    plan { portions days { dishes { slot portions recipe { ingredients { ingredientId amount } } } } shopping { items { ingredientId needed } } } } }`
  for (const guests of [2, 8, 13, 40]) {
    const { data, errors } = await service.graphql(document, { guests })
    expect(errors).toBeUndefined()
    interface Served {
      readonly slot: string
      readonly portions: number
      readonly recipe: { readonly ingredients: readonly { readonly ingredientId: string; readonly amount: number }[] }
    }
    const { days, shopping } = data.buildOccasion.plan
    const served = (slot: string): Served[] => days[0].dishes.filter((dish: Served) => dish.slot === slot)
    const portions = (slot: string): number => served(slot).reduce((sum, dish) => sum + dish.portions, 0)
    expect([guests, portions('drink') / guests, portions('bread') / guests]).toEqual([
      guests,
      expect.closeTo(2, 1),
      expect.closeTo(1, 1),
    ])
    const listed = new Set(
      shopping.flatMap(({ items }: { items: { ingredientId: string }[] }) => items.map((item) => item.ingredientId)),
    )
    for (const { recipe } of [...served('drink'), ...served('bread')])
      for (const { ingredientId } of recipe.ingredients)
        if (ingredientId !== 'water') expect(listed).toContain(ingredientId)
  }
  const { data } = await service.graphql('{ occasions { kind courses { course perGuest } } }')
  for (const { kind, courses } of data.occasions) {
    if (kind !== 'menu') continue
    const drinks = courses.find(({ course }: { course: string }) => course === 'drink')
    expect(drinks?.perGuest).toBeGreaterThanOrEqual(1)
    expect(drinks?.perGuest).toBeLessThanOrEqual(2)
  }
})
