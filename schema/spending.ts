import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema, SelectionSetNode } from 'graphql'
import { getNullableType, isListType, isObjectType } from 'graphql'

/** What one entry of a list of plain values costs: no resolver runs for it. */
export const ENTRY = 0.4

/** Why an execution was stopped. */
export type Stop = 'cost' | 'deadline'

/**
 * What the execution of one operation may still cost. Every list is charged when it is resolved and before its objects
 * are; once the budget is spent, or nobody waits for the answer any more, lists are empty, so that the rest is over soon.
 */
export class Spending {
  #left: number
  readonly #deadline: number
  readonly #perItem: ReadonlyMap<SelectionSetNode, number> | undefined
  #stopped: Stop | undefined

  /**
   * @param budget what the lists may cost together
   * @param deadline on the clock of `performance.now()`
   * @param perItem what one object costs of whom this is asked; undefined: nothing is charged
   */
  constructor(budget: number, deadline: number, perItem?: ReadonlyMap<SelectionSetNode, number>) {
    this.#left = budget
    this.#deadline = deadline
    this.#perItem = perItem
  }

  /** Why the execution was stopped, when it was: its answer is not whole. */
  get stopped(): Stop | undefined {
    return this.#stopped
  }

  /** Whether anything may still be done. */
  goesOn(): boolean {
    if (!this.#stopped && performance.now() > this.#deadline) this.#stopped = 'deadline'
    return this.#stopped === undefined
  }

  /** Charges a list. @returns whether its objects may be resolved */
  charge(length: number, { fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>): boolean {
    if (this.#perItem) {
      let each = 0
      for (const { selectionSet } of fieldNodes) each += selectionSet ? (this.#perItem.get(selectionSet) ?? 0) : ENTRY
      this.#left -= length * each
      if (this.#left < 0) this.#stopped ??= 'cost'
    }
    return this.goesOn()
  }
}

const NOTHING: readonly never[] = []

type Resolver = GraphQLFieldResolver<unknown, { readonly spending: Spending }>

const charged =
  (resolve: Resolver): Resolver =>
  (root, args, context, info) => {
    const { spending } = context
    if (!spending.goesOn()) return NOTHING
    const charge = (list: unknown) => (!Array.isArray(list) || spending.charge(list.length, info) ? list : NOTHING)
    const list = resolve(root, args, context, info)
    return list instanceof Promise ? list.then(charge) : charge(list)
  }

/**
 * Makes the lists of a schema count against the `spending` of the context, whoever executes: compiled queries call the
 * same resolvers.
 * @returns the same schema
 */
export function chargeLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type))) continue
      if (!field.resolve) throw new Error(`${type.name}.${field.name} is a list without a resolver`)
      field.resolve = charged(field.resolve as Resolver)
    }
  }
  return schema
}
