import { defineEntity, p } from '@mikro-orm/core'

export const Country = defineEntity({
  name: 'Country',
  properties: {
    code: p.string().primary().length(2),
    currency: p.string().length(3),
    symbol: p.string(),
    /** decimals prices are shown with */
    decimals: p.integer(),
    defaultLanguage: p.string().length(2),
    /** code of the statistical source its prices come from */
    source: p.string(),
    position: p.integer(),
  },
})

/** A part of a country with prices of its own. */
export const Region = defineEntity({
  name: 'Region',
  properties: {
    country: () => p.manyToOne(Country).primary(),
    code: p.string().primary(),
    position: p.integer(),
  },
})
