import { isPlanId, type StoredPlan } from '../src/plans/make.ts'
import type { Revision } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { planById } from './plan-by-id.ts'

// Ids that name one object whatever its type. Catalogue objects have their own keys; a part of a plan has the plan's id
// and its place in it.

/** An object that `node` can find. */
export const Node = builder.interfaceRef<object>('Node')
builder.interfaceType(Node, {
  description:
    'An object with an id of its own: unique across all types, the same whichever way the object was reached and whoever asks.',
  fields: (t) => ({
    id: t.id({ description: 'Unique across all types.' }),
  }),
  resolveType: (found) => typeOf.get(found),
})

/** What types the objects have that `node` found. */
const typeOf = new WeakMap<object, string>()

const found = <Found extends object>(type: string, object: Found | null | undefined): Found | null => {
  if (object) typeOf.set(object, type)
  return object ?? null
}

/** Id of a collection: its slug is also the name of a diet or a country's dishes elsewhere. */
export const collectionId = (slug: string): string => `collection.${slug}`
export const regionId = (country: string, code: string): string => `${country}.${code}`
export const courseId = (occasion: string, course: string): string => `${occasion}.${course}`

/** What is said of the ids of objects that belong to others: caches tell them apart by them. */
export const OWN_ID = 'Unique across all types, for caches; `node` does not find it.'

/** The part of a plan that an id names. */
function partOf(stored: StoredPlan, kind: string, rest: readonly string[]): object | null {
  const { days, list } = stored.plan
  if (kind === 'day') {
    const day = days[Number(rest[0])]
    return day ? found('Day', { stored, day }) : null
  }
  if (kind === 'dish') {
    const at = { day: Number(rest[0]), dish: Number(rest[1]) }
    const dish = days[at.day]?.dishes[at.dish]
    return dish ? found('Dish', { stored, dish, at }) : null
  }
  if (kind === 'line') {
    const line = list.find(({ ingredient }) => ingredient === rest[0])
    return line ? found('ShopItem', { stored, line }) : null
  }
  const lines = kind === 'aisle' ? list.filter(({ category }) => category === rest[0]) : []
  const [category] = lines.map((line) => line.category)
  return category === undefined ? null : found('ShopGroup', { stored, category, lines })
}

function ofCatalogue(revision: Revision, id: string): object | null {
  const { recipes, ingredients, stores, countries, presets, occasions, problemData } = revision
  const occasion = occasions.get(id)
  const region = () => {
    const [country = '', code = ''] = id.split('.')
    return countries.get(country)?.regions.includes(code) ? { country, code } : null
  }
  const course = () => {
    const [of = '', name = ''] = id.split('.')
    const facts = occasions.get(of)
    return facts?.courses.includes(name) ? { id: of, facts, course: name } : null
  }
  return (
    found('Recipe', recipes.get(id)) ??
    found('Ingredient', ingredients.get(id)) ??
    found('Store', stores.get(id)) ??
    found('Country', countries.get(id)) ??
    found('Occasion', occasion && { id, facts: occasion }) ??
    found(
      'ExcludePreset',
      presets.find((preset) => preset.id === id),
    ) ??
    found(
      'Collection',
      problemData.collections.find(({ slug }) => collectionId(slug) === id),
    ) ??
    found('OccasionCourse', course()) ??
    found('Region', region())
  )
}

/** The object that an id names; null when there is none. */
export async function nodeById(context: Context, id: string): Promise<object | null> {
  const [plan = '', kind, ...rest] = id.split('.')
  if (!isPlanId(plan)) return ofCatalogue(context.revision(), id)
  const stored = await planById(context, plan)
  if (!stored) return null
  return kind === undefined ? found('Plan', stored) : partOf(stored, kind, rest)
}
