import createClient from 'openapi-fetch'
import type { paths } from '../out/client/api.ts'

// What somebody writes who has nothing but the description. It compiles in strict mode and runs against the service.

/** Builds a plan for somebody with an allergy out of what the service offers, and reads it again in German. */
export async function use(baseUrl: string) {
  const api = createClient<paths>({ baseUrl })

  const meta = await api.GET('/api/meta', { params: { query: { country: 'FR', lang: 'en' } } })
  const store = meta.data?.stores[0]
  const allergen = meta.data?.allergens.find(({ id }) => id === 'nuts')
  if (!store || !allergen) throw new Error('the reference data has no store or no allergen')

  const page = await api.GET('/api/recipes', { params: { query: { country: 'FR', slot: 'dinner', limit: 3 } } })
  const dear = page.data?.items.filter((card) => card.Cost > 1 && card.Tags.includes('vegetarian')) ?? []

  const plan = await api.POST('/api/plans', {
    body: { country: store.country, store: store.code, lang: 'en', kids: [{ age: 6 }], allergens: [allergen.id] },
  })
  if (!plan.data) throw new Error(plan.error.error)
  const stored = await api.GET('/api/plans/{id}', { params: { path: { id: plan.data.id }, query: { lang: 'de' } } })

  // @ts-expect-error a plan needs a store
  const refused = await api.POST('/api/plans', { body: { country: 'FR' } })
  // @ts-expect-error brunch is no meal
  const unknown = await api.GET('/api/recipes', { params: { query: { slot: 'brunch' } } })
  const missing = await api.GET('/api/recipes/{id}', { params: { path: { id: 'ghost' } } })

  return {
    total: page.data?.total,
    dear: dear.map((card) => card.Title),
    dishes: plan.data.days.flatMap((day) => day.dishes.map((dish) => dish.why)),
    lines: plan.data.shopping.flatMap((group) => group.items.map((item) => `${item.buy} ${item.unit} ${item.name}`)),
    weekday: stored.data?.days[0]?.label,
    errors: [refused.error?.error, unknown.error?.error, missing.error?.error],
    statuses: [plan.response.status, refused.response.status, unknown.response.status, missing.response.status],
  }
}
