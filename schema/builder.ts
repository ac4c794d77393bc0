import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import RelayPlugin from '@pothos/plugin-relay'
import SubGraphPlugin from '@pothos/plugin-sub-graph'
import CheckOncePlugin from './check-once.ts'
import type { Context } from './context.ts'
import { InputError } from './errors.ts'

export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  SubGraphs: 'public' | 'operators'
  Scalars: {
    ID: { Input: string; Output: string | number }
    JSON: { Input: never; Output: unknown }
    Date: { Input: string; Output: string }
    URL: { Input: string; Output: string }
  }
}>({
  plugins: [ComplexityPlugin, RelayPlugin, CheckOncePlugin, SubGraphPlugin],
  defaultFieldNullability: false,
  // Operators read what everybody reads; what is theirs alone says so.
  subGraphs: { defaultForTypes: ['public', 'operators'], fieldsInheritFromTypes: true },
  // The fields say what they cost; `limits.ts` looks at it before anything runs.
  complexity: { disabled: true },
  relay: {
    cursorType: 'String',
    edgesFieldOptions: {
      nullable: false,
      description: 'The objects of this page with their cursors.',
      // The connection itself counts as often as it may be long.
      complexity: { multiplier: 1 },
    },
    nodesOnConnection: { description: 'The objects of this page.', complexity: { multiplier: 1 } },
    nodeFieldOptions: { nullable: false, description: 'The object.' },
    cursorFieldOptions: { description: 'Opaque position of the object in the list, for `after` and `before`.' },
    pageInfoFieldOptions: { description: 'Position of the page in the list.' },
    pageInfoTypeOptions: { description: 'Position of a page in its list.' },
    hasNextPageFieldOptions: { description: 'Whether more objects follow the page.' },
    hasPreviousPageFieldOptions: { description: 'Whether objects precede the page.' },
    startCursorFieldOptions: { description: 'Cursor of the first object; null when the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last object; null when the page is empty.' },
  },
  zod: { validationError: (error, args) => new InputError(error, args) },
})

builder.queryType({ description: 'The read-only catalogue, and plans by their id.' })
builder.mutationType({
  description: 'Builds and stores plans, each under an id derived from its request.',
  defaultSubGraphsForFields: ['public'],
})
