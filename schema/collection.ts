import type { FullRecipe, Revision } from '../src/revision/types.ts'
import { dishesFirst } from '../src/search/plain.ts'
import { builder } from './builder.ts'
import { nestedArgs, nestedCost, nestedPage, RecipeConnection } from './connection.ts'
import { langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { collectionId, Node } from './node.ts'
import { Collection } from './refs.ts'
import { textOf } from './texts.ts'
import { langArgs } from './vocabulary.ts'

/** Members that are known, the picked ones first, plain foods last. */
const membersOf = (ids: readonly string[], catalogue: Revision): FullRecipe[] =>
  dishesFirst(
    ids.flatMap((id) => catalogue.recipes.get(id) ?? []),
    catalogue,
  )

builder.objectType(Collection, {
  interfaces: [Node],
  description: "A curated set of recipes. Its slug may be passed as `collection` in a plan's params.",
  fields: (t) => ({
    id: t.id({
      description: 'Unique across all types; what names a collection in params is its slug.',
      resolve: ({ slug }) => collectionId(slug),
    }),
    slug: t.id({ description: 'Stable key.', resolve: ({ slug }) => slug }),
    name: t.string({
      description: 'Name.',
      args: langArgs,
      resolve: ({ slug }, args, context) =>
        textOf(context, 'collection', slug, langOf(context, args), (words) => words.name ?? slug),
    }),
    description: t.string({
      description: 'What it is for.',
      args: langArgs,
      resolve: ({ slug }, args, context) =>
        textOf(context, 'collection', slug, langOf(context, args), (words) => words.description ?? ''),
    }),
    recipeIds: t.idList({
      description: 'Ids of all its recipes, the picked ones first, plain foods last.',
      complexity: values('members'),
      resolve: ({ recipes }, _, context) => membersOf(recipes, context.revision()).map(({ id }) => id),
    }),
    size: t.int({ description: 'Number of its recipes.', resolve: ({ recipes }) => recipes.length }),
    recipes: t.field({
      type: RecipeConnection,
      description: 'Its recipes, the picked ones first, plain foods last.',
      args: nestedArgs,
      complexity: nestedCost,
      resolve: ({ recipes }, args, context) => nestedPage(membersOf(recipes, context.revision()), ({ id }) => id, args),
    }),
  }),
})

builder.queryFields((t) => ({
  collections: t.field({
    type: [Collection],
    nullable: true,
    description: 'All collections.',
    complexity: objects('collections'),
    resolve: (_, __, context) => [...context.revision().problemData.collections],
  }),
  collection: t.field({
    type: Collection,
    nullable: true,
    description: 'One collection; null when there is none with that slug.',
    args: { slug: t.arg.id({ required: true, description: 'Collection slug.' }) },
    resolve: (_, args, context) =>
      context.revision().problemData.collections.find(({ slug }) => slug === args.slug) ?? null,
  }),
}))
