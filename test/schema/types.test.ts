import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

/** The schema as it is committed. */
const committed = () => buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))

const service = serviceForFile()

/** Whether `node` does not find it: its id is for caches. */
const foundByNothing = (type: GraphQLObjectType) => type.getFields().id?.description?.includes('for caches') ?? false

test('an object has an id, or takes no arguments: caches replace the others when they are asked again', () => {
  const types = Object.values(committed().getTypeMap()).filter(isObjectType)
  const mixed = types
    .filter((type) => !type.name.startsWith('__') && !('id' in type.getFields()))
    .filter((type) => Object.values(type.getFields()).some(({ args }) => args.length > 0))
  // The roots, a page and its counts that the question names, and what a mutation was refused for, which is told once.
  const named = ['Mutation', 'Query', 'RecipeFacetValue', 'RecipeSearchConnection', 'Subscription', 'UserError']
  expect(mixed.map(({ name }) => name).sort()).toEqual(named)
  expect(types.filter(foundByNothing).map(({ name }) => name)).toContain('RecipeIngredient')
})

test('an id names one object, whatever its type', async () => {
  const { data, errors } = await service.graphql(`{
    ingredients { __typename id } occasions { __typename id courses { __typename id } } collections { __typename id }
    meta {
      excludePresets { __typename id } countries { __typename id } stores { __typename id } regions { __typename id }
    }
  }`)
  expect(errors).toBeUndefined()
  const all: { __typename: string; id: string }[] = [
    ...(await allRecipes<{ __typename: string; id: string }>(service, '__typename id')),
    ...data.ingredients,
    ...data.occasions.map(({ courses: _, ...occasion }: { courses: object[] }) => occasion),
    ...data.occasions.flatMap(({ courses }: { courses: object[] }) => courses),
    ...data.collections,
    ...data.meta.excludePresets,
    ...data.meta.countries,
    ...data.meta.stores,
    ...data.meta.regions,
  ]
  const named = Map.groupBy(all, ({ id }) => id)
  const twice = [...named].filter(([, objects]) => objects.length > 1)
  expect(twice).toEqual([])
  // A plan's id is a UUID, and those of its parts begin with it. A new type with an id belongs into the list above.
  const ofPlans = ['Day', 'Dish', 'Plan', 'ShopGroup', 'ShopItem']
  const withId = Object.values(committed().getTypeMap())
    .filter(isObjectType)
    .filter((type) => 'id' in type.getFields() && !foundByNothing(type))
  expect(new Set([...all.map(({ __typename }) => __typename), ...ofPlans])).toEqual(
    new Set(withId.map(({ name }) => name)),
  )
  for (const type of withId) expect([type.name, String(type.getInterfaces())]).toEqual([type.name, 'Node'])

  const ids = [
    ...new Map(all.map((object) => [object.__typename, object])).values(),
    all[0] ?? { id: '', __typename: '' },
  ]
  const found = await service.graphql(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } node(id: "ghost") { id } }',
    {
      ids: ids.map(({ id }) => id),
    },
  )
  expect(found).toEqual({ data: { nodes: ids, node: null } })
})

test('the parts of a plan are found by their ids, each of them as it stands in its plan', async () => {
  const { data } = await service.graphql(
    `mutation { buildPlan(params: { country: "DE", store: "de-average" }) { plan {
      days { __typename id date dishes { __typename id title(lang: en) } }
      shopping { __typename id aisle items { __typename id needed } }
    } } }`,
  )
  const { days, shopping } = data.buildPlan.plan
  const day = days[3]
  const [group] = shopping
  const asked = [day, day.dishes[1], group, group.items[0]]
  const found = await service.graphql(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
      ... on Day { date dishes { __typename id title(lang: en) } } ... on Dish { title(lang: en) }
      ... on ShopGroup { aisle items { __typename id needed } } ... on ShopItem { needed }
    } }`,
    { ids: [...asked.map(({ id }) => id), `${day.id}9`, `${day.dishes[0].id}9`] },
  )
  expect(found).toEqual({ data: { nodes: [...asked, null, null] } })
})

test('every type, field and argument says what it is', () => {
  const schema = committed()
  const silent: string[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) continue
    if (!type.description) silent.push(type.name)
    if (isEnumType(type))
      for (const value of type.getValues()) if (!value.description) silent.push(`${type.name}.${value.name}`)
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        if (!field.description) silent.push(`${type.name}.${field.name}`)
        for (const arg of field.args) if (!arg.description) silent.push(`${type.name}.${field.name}(${arg.name})`)
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        if (!field.description) silent.push(`${type.name}.${field.name}`)
    }
  }
  expect(silent).toEqual([])
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
