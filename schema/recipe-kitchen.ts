import { missingOf } from '../src/search/find.ts'
import { similarTo } from '../src/search/similar.ts'
import { builder } from './builder.ts'
import { nestedArgs, nestedCost, nestedPage, RecipeConnection } from './connection.ts'
import { WEIGHTS } from './cost.ts'
import { objects } from './lengths.ts'
import { Ingredient, Recipe } from './refs.ts'

// What a cook asks of a recipe: what could stand for it, what goes with it, and what it needs that is not at home.

builder.objectFields(Recipe, (t) => ({
  similar: t.field({
    type: RecipeConnection,
    description:
      'Recipes of the same role in a meal, the most alike by ingredients, form, cuisine and tags first; at most 50.',
    args: nestedArgs,
    complexity: (args) => ({ ...nestedCost(args), field: WEIGHTS.search }),
    resolve: (recipe, args, context) => nestedPage(similarTo(context.revision(), recipe), ({ id }) => id, args),
  }),
  companions: t.field({
    type: [Recipe],
    description: 'Recipes that it is served with: those of `goesWith` that are offered.',
    complexity: objects('goesWith'),
    resolve: ({ goesWith }, _, context) =>
      goesWith.flatMap((id) => {
        const companion = context.revision().recipes.get(id)
        return companion && !companion.withdrawn ? [companion] : []
      }),
  }),
  missing: t.field({
    type: [Ingredient],
    nullable: true,
    description: 'Its ingredients that are neither usually at home nor among those named; null where none are named.',
    args: {
      have: t.arg.idList({ description: 'Ids of the ingredients at home, as in `filter.have`.' }),
    },
    complexity: objects('lines'),
    resolve: (recipe, { have }, context) => (have ? missingOf(context.revision(), recipe, new Set(have)) : null),
  }),
}))
