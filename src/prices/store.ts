import { defineEntity, p } from '@mikro-orm/core'
import { Country } from './country.ts'

export const Store = defineEntity({
  name: 'Store',
  properties: {
    code: p.string().primary(),
    country: () => p.manyToOne(Country).index(),
    name: p.string(),
    kind: p.string(),
    /** multiplier over the national average price */
    priceIndex: p.double().$type<number>(),
    /** where the index comes from: source or unverified */
    basis: p.string(),
    /** what the published comparisons compared; null where there are none */
    compared: p.string().nullable(),
    position: p.integer(),
  },
})
