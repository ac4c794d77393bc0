import { builder } from './builder.ts'
import { Collection, Recipe } from './refs.ts'
import { viewOf } from './view.ts'
import { countryArgs, langArgs } from './vocabulary.ts'
import { wordOf } from './words.ts'

builder.objectType(Collection, {
  description: "A curated set of recipes. Its slug may be passed as `collection` in a plan's params.",
  fields: (t) => ({
    slug: t.id({ description: 'Stable key.', resolve: ({ facts }) => facts.slug }),
    name: t.string({
      description: 'Name in the language of the answer.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'collection', facts.slug, view.lang, (words) => words.name ?? facts.slug),
    }),
    description: t.string({
      description: 'What it is for.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'collection', facts.slug, view.lang, (words) => words.description ?? ''),
    }),
    recipeIds: t.idList({
      description: 'Ids of its recipes, the picked ones first.',
      resolve: ({ facts }) => [...facts.recipes],
    }),
    size: t.int({ description: 'Number of its recipes.', resolve: ({ facts }) => facts.recipes.length }),
    recipes: t.field({
      type: [Recipe],
      description: 'Its recipes.',
      complexity: { multiplier: 40 },
      resolve: ({ facts, view }, _, context) =>
        facts.recipes.flatMap((id) => {
          const recipe = context.catalogue().recipes.get(id)
          return recipe ? [{ facts: recipe, view }] : []
        }),
    }),
  }),
})

builder.queryFields((t) => ({
  collections: t.field({
    type: [Collection],
    description: 'All collections.',
    args: { ...langArgs, ...countryArgs },
    complexity: (_, context) => ({ multiplier: context.catalogue().world.collections.length }),
    resolve: (_, args, context) => {
      const view = viewOf(context, args)
      return context.catalogue().world.collections.map((facts) => ({ facts, view }))
    },
  }),
  collection: t.field({
    type: Collection,
    nullable: true,
    description: 'One collection; null when there is none with that slug.',
    args: {
      slug: t.arg.id({ required: true, description: 'Collection slug.' }),
      ...langArgs,
      ...countryArgs,
    },
    resolve: (_, args, context) => {
      const facts = context.catalogue().world.collections.find((collection) => collection.slug === args.slug)
      return facts ? { facts, view: viewOf(context, args) } : null
    },
  }),
}))
