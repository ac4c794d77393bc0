import { label, message } from '../src/i18n/message.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { Node } from './node.ts'
import { Store } from './refs.ts'
import { langArgs, named, StoreComparison, StoreKind } from './vocabulary.ts'

/** Where a store's price index comes from. */
const IndexBasis = named(
  'IndexBasis',
  ['source', 'unverified'] as string[],
  "Where a store's price index comes from.",
  {
    source: 'A published comparison of prices',
    unverified: 'Approximate, not checked against a publication',
  },
)

builder.objectType(Store, {
  interfaces: [Node],
  description: 'A chain of shops, or the average of all.',
  fields: (t) => ({
    id: t.id({ description: 'The same as `code`.', resolve: ({ code }) => code }),
    code: t.id({ description: 'Stable key, as `store` in params takes it.', resolve: ({ code }) => code }),
    country: t.id({ description: 'Country code.', resolve: ({ country }) => country }),
    name: t.string({
      description: 'Name of the chain; of the average of all shops, in words.',
      args: langArgs,
      resolve: ({ kind, name }, args, context) =>
        kind === 'average' ? message(langOf(context, args), 'page.nationalAverage') : name,
    }),
    kind: t.field({ type: StoreKind, description: 'What kind of shop it is.', resolve: ({ kind }) => kind }),
    kindLabel: t.string({
      description: 'Name of the kind.',
      args: langArgs,
      resolve: ({ kind }, args, context) => label(langOf(context, args), 'storeKind', kind),
    }),
    priceIndex: t.float({
      description: 'Multiplier over the national average price.',
      extensions: { unit: 'ratio' },
      resolve: ({ priceIndex }) => priceIndex,
    }),
    basis: t.field({
      type: IndexBasis,
      description: 'Where the index comes from.',
      resolve: ({ basis }) => basis,
    }),
    compared: t.field({
      type: StoreComparison,
      nullable: true,
      description: 'What the comparisons behind the index compared; null without any.',
      resolve: ({ compared }) => compared,
    }),
    comparedLabel: t.string({
      nullable: true,
      description: 'The same in words.',
      args: langArgs,
      resolve: ({ compared }, args, context) =>
        compared === null ? null : label(langOf(context, args), 'storeComparison', compared),
    }),
  }),
})
