import type { OccasionFacts } from '../src/catalogue/occasion.ts'
import type { WorldCollection } from '../src/planner/world.ts'
import type { CountryFacts, FullIngredient, FullRecipe, StoreFacts } from '../src/plans/world.ts'
import { builder } from './builder.ts'
import type { View } from './view.ts'

// The types that refer to each other, with what stands behind them: catalogue facts as seen in a language and with
// some place's prices. Their fields are defined in the file of each family.

export interface ViewedIngredient {
  readonly facts: FullIngredient
  readonly view: View
}
export const Ingredient = builder.objectRef<ViewedIngredient>('Ingredient')

export interface ViewedRecipe {
  readonly facts: FullRecipe
  readonly view: View
}
export const Recipe = builder.objectRef<ViewedRecipe>('Recipe')

export interface ViewedCollection {
  readonly facts: WorldCollection
  readonly view: View
}
export const Collection = builder.objectRef<ViewedCollection>('Collection')

export interface ViewedOccasion {
  readonly id: string
  readonly facts: OccasionFacts
  readonly view: View
}
export const Occasion = builder.objectRef<ViewedOccasion>('Occasion')

export interface ViewedCountry {
  readonly facts: CountryFacts
  readonly view: View
}
export const Country = builder.objectRef<ViewedCountry>('Country')

export interface ViewedStore {
  readonly facts: StoreFacts
  readonly view: View
}
export const Store = builder.objectRef<ViewedStore>('Store')
