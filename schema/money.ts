import { type GraphQLOutputType, GraphQLScalarType, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql'
import { toMajor } from '../src/prices/money.ts'
import { builder } from './builder.ts'

/** A sum of money, exact. */
export interface Sum {
  readonly minor: number
  readonly decimals: number
  /** ISO 4217 */
  readonly currency: string
}

const amountOf = ({ minor, decimals }: Sum): number => toMajor(minor, decimals)

export const Money = builder.objectRef<Sum>('Money')
builder.objectType(Money, {
  description: 'A sum of money with its currency. Every sum is an estimate or made of estimates.',
  fields: (t) => ({
    amount: t.float({ description: 'In the currency, with its usual decimals.', resolve: amountOf }),
    amountMinor: t.int({
      description: 'The same in whole minor units, for adding up: 112 of 1.12 EUR, 112 of 112 JPY.',
      resolve: ({ minor }) => minor,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of the currency.' }),
  }),
})

/** Money as the contract of REST writes it: a number, whose currency stands elsewhere in the answer. */
const MoneyNumber = new GraphQLScalarType<number, number>({
  name: 'MoneyNumber',
  serialize: (sum) => amountOf(sum as Sum),
})

/** Whether a type is a sum in a schema of our own documents. */
export const isSumAsNumber = (type: unknown): boolean => type === MoneyNumber

function asNumber(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) {
    const inner = asNumber(type.ofType)
    return inner === type.ofType ? type : new (type.constructor as new (of: typeof inner) => typeof type)(inner)
  }
  return isObjectType(type) && type.name === 'Money' ? MoneyNumber : type
}

/**
 * Makes money a number in a schema, for documents of our own: REST, pages and tools have the currency beside it.
 * @param schema nobody else's
 * @returns the same schema
 */
export function moneyAsNumber(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) field.type = asNumber(field.type)
  }
  return schema
}
