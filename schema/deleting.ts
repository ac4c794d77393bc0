import { ScopeError } from '../src/admin/keys.ts'
import { deleteHousehold, deleteHouseholdById } from '../src/households/household.ts'
import { isPlanId } from '../src/plans/make.ts'
import { deletePlan } from '../src/plans/stored-plan.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { writingOf } from './writing.ts'

// What operators take away that others made. Not in the public schema.

const subGraphs: ['operators'] = ['operators']

/** @throws ScopeError when the key may only read */
function mayWrite(context: Context): void {
  if (writingOf(context).operator.scope !== 'write') throw new ScopeError()
}

/** The end of a link, or its token. */
const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

builder.mutationFields((t) => ({
  removePlan: t.field({
    type: 'Boolean',
    subGraphs,
    description:
      'Deletes a stored plan. Answers whether there was one. Whoever has it in a cache sees it until that forgets it.',
    args: { id: t.arg.id({ required: true, description: 'Plan id.' }) },
    resolve: async (_, { id }, context) => {
      mayWrite(context)
      return isPlanId(id) && deletePlan(context.em, id.toLowerCase())
    },
  }),
  removeHousehold: t.field({
    type: 'Boolean',
    subGraphs,
    description: 'Deletes a household with all that is stored under its link. Answers whether there was one.',
    args: { id: t.arg.id({ required: true, description: 'Id of the household, or its link.' }) },
    resolve: async (_, { id }, context) => {
      mayWrite(context)
      return (await deleteHouseholdById(context.em, id)) || (await deleteHousehold(context.em, tokenIn(id))) !== null
    },
  }),
}))
