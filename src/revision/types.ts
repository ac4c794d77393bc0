import type { Picture } from '../catalogue/illustration/pictures.ts'
import type { StoredIngredient } from '../catalogue/ingredient.ts'
import type { OccasionFacts } from '../catalogue/occasion.ts'
import type { Texts } from '../catalogue/packed-texts.ts'
import type { PackRow } from '../catalogue/packs.ts'
import type { PhotographFacts } from '../catalogue/photograph.ts'
import type { StoredRecipe } from '../catalogue/recipe.ts'
import type { Tag } from '../catalogue/tags.ts'
import type { TextSearch } from '../catalogue/text-search/text-search.ts'
import type { Nutrients } from '../catalogue/vocabulary.ts'
import type { CountryEating } from '../eating/meals.ts'
import type { IngredientData, PriceTable, ProblemData, RecipeData } from '../planner/problem/data.ts'
import type { Estimate, EstimateScope } from '../prices/estimate.ts'
import type { PriceBook } from '../prices/price-book.ts'

/** A recipe with what is computed from its ingredients, for one adult portion. */
export interface FullRecipe extends RecipeData, Omit<StoredRecipe, keyof RecipeData> {
  readonly nutrients: Nutrients
  readonly tags: readonly Tag[]
  /** EU allergen ids of its ingredients, sorted */
  readonly allergens: readonly string[]
  /** those that only some brands of its ingredients hold, sorted */
  readonly mayContain: readonly string[]
}

/** An ingredient with its nutrition as the reference has it, per 100 g of the edible part; its pack in hundredths. */
export interface FullIngredient extends IngredientData, Omit<StoredIngredient, keyof IngredientData> {}

export interface CountryFacts {
  readonly code: string
  readonly currency: string
  readonly symbol: string
  readonly decimals: number
  readonly defaultLanguage: string
  readonly regions: readonly string[]
}

export interface StoreFacts {
  readonly code: string
  readonly country: string
  readonly name: string
  readonly kind: string
  readonly priceIndex: number
  readonly basis: string
  /** what the published comparisons compared; null where there are none */
  readonly compared: string | null
}

export interface PresetFacts {
  readonly id: string
  readonly kind: string
  readonly excludeTags: readonly string[]
  readonly allergens: readonly string[]
  /** ingredient ids of its groups */
  readonly exclude: readonly string[]
}

/** One revision of the catalogue and its prices. What the planner is given of it is plain data without texts. */
export interface Revision {
  /** SHA-256 of its content and its prices, hexadecimal: equal ones have the same name on every machine */
  readonly revision: string
  /** what the planner is given */
  readonly problemData: ProblemData
  readonly recipes: ReadonlyMap<string, FullRecipe>
  readonly ingredients: ReadonlyMap<string, FullIngredient>
  /** what shops sell by country, of ingredients whose sizes are known */
  readonly packs: readonly PackRow[]
  /** recipe ids by ingredient, those still offered */
  readonly usedIn: ReadonlyMap<string, readonly string[]>
  readonly occasions: ReadonlyMap<string, OccasionFacts>
  readonly countries: ReadonlyMap<string, CountryFacts>
  readonly stores: ReadonlyMap<string, StoreFacts>
  readonly presets: readonly PresetFacts[]
  /** by country */
  readonly eating: ReadonlyMap<string, CountryEating>
  readonly prices: PriceBook
  readonly priceTable: (at: PriceScope) => PricedTable
  readonly texts: Texts
  readonly search: TextSearch
  /** operators' photographs by recipe id */
  readonly photographs: ReadonlyMap<string, PhotographFacts>
  /** the origins that serve them, sorted */
  readonly photographOrigins: readonly string[]
  /** picture of a recipe; undefined for an unknown one */
  readonly picture: (recipe: string) => Picture | undefined
}

/** Where prices are asked for. A store of '' means the national average. */
export interface PriceScope {
  readonly country: string
  readonly region: string
  readonly store: string
  /** 1 to 12; none: the mean of a year */
  readonly month?: number
  /** who lives alone buys the next smaller pack where shops have one */
  readonly alone?: boolean
}

export interface PricedTable extends PriceTable {
  readonly place: EstimateScope
  readonly estimateOf: (ingredient: string) => Estimate
  /** the pack that is bought there, in hundredths of the unit */
  readonly packOf: (ingredient: string) => number
  /** the one that most homes buy, of which the statistics are */
  readonly usualOf: (ingredient: string) => number
  /** all sizes that are sold there, ascending, in hundredths of the unit; the one pack where no others are known */
  readonly sizesOf: (ingredient: string) => readonly number[]
}
