import { defineEntity, p } from '@mikro-orm/core'
import type { CountryEating } from './meals.ts'

/** `CountryEating` as it is stored. */
export const CountryEatingEntity = defineEntity({
  name: 'CountryEating',
  properties: {
    country: p.string().primary(),
    own: p.json<CountryEating['own']>(),
    near: p.json<CountryEating['near']>(),
    familiarity: p.json<CountryEating['familiarity']>(),
    slots: p.json<CountryEating['slots']>().default('{}'),
    turns: p.json<CountryEating['turns']>().default('{}'),
    notBeside: p.json<CountryEating['notBeside']>().default('{}'),
    seasons: p.json<CountryEating['seasons']>().default('{}'),
    customs: p.json<CountryEating['customs']>().default('[]'),
    favourites: p.json<CountryEating['favourites']>().default('{}'),
    patterns: p.json<CountryEating['patterns']>(),
    habits: p.json<CountryEating['habits']>(),
  },
})
