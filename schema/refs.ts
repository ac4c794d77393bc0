import type { OccasionFacts } from '../src/catalogue/occasion.ts'
import type { CollectionData } from '../src/planner/problem/data.ts'
import type { CountryFacts, FullIngredient, FullRecipe, StoreFacts } from '../src/revision/types.ts'
import { builder } from './builder.ts'

// The types that refer to each other, with the catalogue's facts that stand behind them. What language or place a field
// depends on is its own argument, so an object is the same whichever way it was reached. Their fields are defined in the
// file of each family.

export const Ingredient = builder.objectRef<FullIngredient>('Ingredient')
export const Recipe = builder.objectRef<FullRecipe>('Recipe')
export const Collection = builder.objectRef<CollectionData>('Collection')

export interface KnownOccasion {
  readonly id: string
  readonly facts: OccasionFacts
}
export const Occasion = builder.objectRef<KnownOccasion>('Occasion')

export const Country = builder.objectRef<CountryFacts>('Country')
export const Store = builder.objectRef<StoreFacts>('Store')
