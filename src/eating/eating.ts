import { defineEntity, p } from '@mikro-orm/core'
import type { Familiarity } from '../catalogue/vocabulary.ts'
import type { HabitData, PatternData } from './meals.ts'

/** How a country eats: what its homes cook, how they compose meals, and which cuisines are at home there. Plain data. */
export interface CountryEating {
  readonly country: string
  /** the country's own cuisines */
  readonly own: readonly string[]
  /** its neighbours' cuisines, cooked there as a matter of course */
  readonly near: readonly string[]
  /** by recipe id; a recipe that is not in it was added by an operator */
  readonly familiarity: Readonly<Record<string, Familiarity>>
  readonly patterns: readonly PatternData[]
  readonly habits: HabitData
}

export const CountryEatingEntity = defineEntity({
  name: 'CountryEating',
  properties: {
    country: p.string().primary(),
    own: p.json<readonly string[]>(),
    near: p.json<readonly string[]>(),
    familiarity: p.json<Readonly<Record<string, Familiarity>>>(),
    patterns: p.json<readonly PatternData[]>(),
    habits: p.json<HabitData>(),
  },
})
