import { Kind, parse, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { searchRecipes } from '../../mcp/tools/search-recipes.ts'
import { recipes as restRoute } from '../../rest/recipes.ts'
import { RECIPE_FILTERS, type RecipeFilter } from '../../src/catalogue/recipe-filters.ts'
import { message } from '../../src/i18n/message.ts'
import { FILTER_NAMES } from '../../src/search/filter.ts'
import { recipes as page } from '../../views/recipes/recipes.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

/** Filters that a document fills with the variable of the same name; all, where the filter itself is one. */
function passed(document: string): Set<string> {
  const names = new Set<string>()
  visit(parse(document), {
    Argument: ({ name, value }) => {
      if (name.value !== 'filter') return
      if (value.kind === Kind.VARIABLE) for (const filter of FILTER_NAMES) names.add(filter)
      if (value.kind !== Kind.OBJECT) return
      for (const field of value.fields)
        if (field.value.kind === Kind.VARIABLE && field.value.name.value === field.name.value)
          names.add(field.name.value)
    },
  })
  return names
}

const FRONTS: readonly { readonly front: string; readonly documents: readonly string[] }[] = [
  { front: 'the REST list', documents: [restRoute.document] },
  { front: 'the page of recipes', documents: Object.values(page.queries).map(({ document }) => document) },
  { front: "MCP's search_recipes", documents: searchRecipes.documents },
]

test.each(FRONTS)('$front passes every filter on', ({ documents }) => {
  const names = new Set(documents.flatMap((document) => [...passed(document)]))
  expect(RECIPE_FILTERS.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
})

function valuesOf({ name, schema }: RecipeFilter): readonly unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodBoolean) return [true, false]
  if (schema instanceof z.ZodNumber) return [schema.minValue, schema.maxValue]
  throw new Error(`${name}: no values to try`)
}

describe.each(RECIPE_FILTERS.map((filter) => [filter.name, filter] as const))('the filter %s', (name, filter) => {
  const service = serviceForFile()

  test('keeps the same recipes in GraphQL, in REST and on the page', async () => {
    const { field } = filter
    // Readers of English who name no country are shown the pages of the United States.
    const there = field === 'slots' ? `there: slots(country: "US")` : `there: ${field}`
    const all = await allRecipes<Record<string, unknown>>(service, `id ${field} ${there}`)
    for (const value of valuesOf(filter)) {
      const fitting = all.filter((recipe) => [recipe[field]].flat().includes(value))
      const fittingThere = all.filter((recipe) => [recipe.there].flat().includes(value))
      const written = filter.schema instanceof z.ZodEnum ? value : JSON.stringify(value)
      const found = await service.graphql(`{ recipes(filter: { ${name}: ${written} }, first: 1) { totalCount } }`)
      expect(found).toEqual({ data: { recipes: { totalCount: fitting.length } } })
      const rest = await (await service.get(`/api/recipes?${name}=${value}`)).json()
      expect([value, rest]).toEqual([value, expect.objectContaining({ total: fitting.length })])
      const there = await (await service.get(`/api/recipes?${name}=${value}&country=US`)).json()
      expect([value, there]).toEqual([value, expect.objectContaining({ total: fittingThere.length })])
      const shown = await (await service.get(`/recipes?${name}=${value}&lang=en`)).text()
      expect(shown).toContain(message('en', 'page.found', { count: fittingThere.length }))
      expect(shown).toMatch(new RegExp(`name="${name}"[^]*value="${value}" selected`))
    }
    const everything = await (await service.get('/recipes?lang=en')).text()
    expect(everything).toContain(message('en', 'page.found', { count: all.length }))
  })
})
