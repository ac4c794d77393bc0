import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { allowed } from '../src/i18n/allowed.ts'
import { builder } from './builder.ts'
import { WEIGHTS } from './cost.ts'
import { Node, nodeById } from './node.ts'

/** Objects that one field names by their ids, at most. */
export const MOST_IDS = 50

/** @throws InvalidFieldError when there are too many */
export function checkIds(ids: readonly unknown[]): void {
  if (ids.length > MOST_IDS) throw new InvalidFieldError('ids', ids.length, allowed('most', { limit: MOST_IDS }))
}

/** Any id may be a plan's, which is read from the database. */
const FINDING = WEIGHTS.plain + WEIGHTS.stored

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description: 'Any object by its id; null when there is none.',
    complexity: { field: FINDING },
    args: { id: t.arg.id({ required: true, description: 'Id of an object, whatever its type.' }) },
    resolve: (_, { id }, context) => nodeById(context, id),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: true, items: true },
    description: `Objects by their ids, in that order, at most ${MOST_IDS}; null for those that are not there.`,
    complexity: ({ ids }) => ({
      field: FINDING * Math.min(ids.length, MOST_IDS),
      multiplier: Math.min(ids.length, MOST_IDS),
    }),
    args: { ids: t.arg.idList({ required: true, description: `Ids of objects, at most ${MOST_IDS}.` }) },
    resolve: (_, { ids }, context) => {
      checkIds(ids)
      return ids.map((id) => nodeById(context, id))
    },
  }),
}))
