import { isObjectType, Kind, parse, type SelectionSetNode, visit } from 'graphql'
import { expect, test } from 'vitest'
import { wholeDocument } from '../../mcp/tools/get-recipe.ts'
import { recipe as restRoute } from '../../rest/recipes.ts'
import { schema } from '../../schema/index.ts'
import { RECIPE_FIELDS } from '../../src/catalogue/recipe.ts'
import { documents as pageDocuments } from '../../views/recipe/document.ts'

type Field = (typeof RECIPE_FIELDS)[number]

/**
 * Stored fields that a front does not ask for by their names, and why.
 * @property as another field of a recipe that says it there; undefined: it is said nowhere
 */
type Elsewhere = Readonly<Partial<Record<Field, { readonly as?: string; readonly because: string }>>>

const IN_COUNTRIES = { as: 'slots', because: 'the meals are those of the country that is asked for' }
const FAMILIARITY = { because: 'for the planner, and for the order of lists' }
const INGREDIENT = { as: 'ingredients', because: 'it is one of the ingredients, and stands out in none of them' }

const FRONTS: readonly { readonly front: string; readonly document: string; readonly elsewhere: Elsewhere }[] = [
  {
    front: 'the REST recipe',
    document: restRoute.document,
    elsewhere: { mainIngredient: INGREDIENT, familiarity: FAMILIARITY, slotsByCountry: IN_COUNTRIES },
  },
  {
    front: 'the recipe page',
    document: pageDocuments.recipe,
    elsewhere: {
      cuisine: { as: 'cuisineLabel', because: 'people read its name' },
      course: { as: 'slots', because: 'the meal says when it is eaten; courses are shown on tables' },
      mainIngredient: INGREDIENT,
      meal: { because: 'for the planner: whoever looks at a recipe sees what it is' },
      serve: { because: 'the steps end with it' },
      batch: { because: 'for the planner; people read how many days it keeps' },
      use: { because: 'for the planner, which knows the day' },
      waitKind: { because: 'the steps say what it waits for' },
      stages: { because: 'the steps tell them; schedules of tables are made of them' },
      template: { because: 'for the planner, which varies forms' },
      form: { because: 'the drawing shows it' },
      portionRange: { because: 'for the planner, which sizes portions' },
      kids: { because: 'for the planner, which knows who eats' },
      tin: { as: 'tinText', because: 'people read it in words' },
      tinPortions: { as: 'tinText', because: 'the same words say how many portions it holds' },
      goesWith: { because: 'for the planner, which chooses what stands beside a dish' },
      familiarity: FAMILIARITY,
      slotsByCountry: IN_COUNTRIES,
    },
  },
  {
    front: "MCP's get_recipe",
    document: wholeDocument,
    elsewhere: {
      mainIngredient: INGREDIENT,
      familiarity: FAMILIARITY,
      slotsByCountry: IN_COUNTRIES,
      form: { because: 'it is for drawings, which an assistant does not show' },
    },
  },
]

/** Names of the fields of `recipe` that a document asks for. */
function asked(document: string): Set<string> {
  const names = new Set<string>()
  const take = (selection: SelectionSetNode | undefined) => {
    for (const node of selection?.selections ?? []) if (node.kind === Kind.FIELD) names.add(node.name.value)
  }
  visit(parse(document), {
    Field: ({ name, selectionSet }, _key, _parent, path) => {
      if (name.value === 'recipe' && path.filter((step) => step === 'selectionSet').length === 1) take(selectionSet)
    },
  })
  return names
}

test('every stored field of a recipe is a field of GraphQL', () => {
  const type = schema.getType('Recipe')
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : []
  // `slots` with a country answers with its meals there.
  expect(RECIPE_FIELDS.filter((name) => !fields.includes(name))).toEqual(['slotsByCountry'])
})

test.each(FRONTS)('$front asks for every stored field, or says where else it is shown', ({ document, elsewhere }) => {
  const names = asked(document)
  const forgotten = RECIPE_FIELDS.filter((name) => !names.has(name) && !elsewhere[name])
  expect(forgotten).toEqual([])
  const excused = Object.entries(elsewhere)
  expect(excused.filter(([name]) => names.has(name)).map(([name]) => `${name} is asked for`)).toEqual([])
  expect(
    excused.flatMap(([, { as }]) => (as === undefined || names.has(as) ? [] : [`${as} is not asked for`])),
  ).toEqual([])
})
