import type { GraphQLSchema } from 'graphql'
import { builder } from './builder.ts'
import './allergy.ts'
import './audit.ts'
import './basket.ts'
import './collection.ts'
import './household.ts'
import './household-events.ts'
import './household-mutations.ts'
import './household-plans.ts'
import './cooking-steps.ts'
import './importing.ts'
import './instance.ts'
import './deleting.ts'
import './ingredient.ts'
import './ingredient-measure.ts'
import './meta.ts'
import './store.ts'
import './node-queries.ts'
import './occasion.ts'
import './plan-change.ts'
import './plan-mutations.ts'
import './plan-request.ts'
import './recipe.ts'
import './recipe-home.ts'
import './recipe-kitchen.ts'
import './shopping-words.ts'
import './recipe-list.ts'
import { moneyAsNumber } from './money.ts'
import { chargeLists } from './spending.ts'
import './stand-in.ts'
import './writing.ts'

/** The public schema. */
export const schema = chargeLists(builder.toSchema({ subGraph: 'public' }))

/** The same for documents of our own: REST, pages and tools have money as a number, as the contract writes it. */
export const ownSchema = moneyAsNumber(chargeLists(builder.toSchema({ subGraph: 'public' })))

let operators: GraphQLSchema | undefined
/** The operators' schema: what everybody reads, and writing. Made when the first operator comes. */
export function adminSchema(): GraphQLSchema {
  operators ??= chargeLists(builder.toSchema({ subGraph: 'operators' }))
  return operators
}
