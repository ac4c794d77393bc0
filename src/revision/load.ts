import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { Collection, members } from '../catalogue/collection.ts'
import type { ContentRevision } from '../catalogue/content-revision.ts'
import { pictures } from '../catalogue/illustration/pictures.ts'
import { Occasion, type OccasionFacts } from '../catalogue/occasion.ts'
import { readTexts } from '../catalogue/packed-texts.ts'
import { Photograph } from '../catalogue/photograph.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { type Row, select } from '../catalogue/select.ts'
import { TextSearch } from '../catalogue/text-search/text-search.ts'
import { type CountryEating, CountryEatingEntity } from '../eating/eating.ts'
import type { OccasionData } from '../planner/problem/data.ts'
import { Country, Region } from '../prices/country.ts'
import type { PriceBook } from '../prices/price-book.ts'
import { Store } from '../prices/store.ts'
import { loadPriceBook } from '../prices/tables.ts'
import { readIngredients, readRecipes, usersOf } from './dishes.ts'
import { priceTables } from './price-tables.ts'
import type { CountryFacts, FullIngredient, FullRecipe, PresetFacts, Revision } from './types.ts'

/** What is in use, by what it is made of: the content files, and what operators wrote over them. */
export type Stored = Pick<Row<typeof ContentRevision>, 'hash' | 'written'>

/** What is in use is named by its content and its prices, which can be imported apart. */
const nameOf = ({ hash, written }: Stored, prices: PriceBook) =>
  createHash('sha256').update(hash).update(written).update(prices.revision).digest('hex')

async function readPresets(em: SqlEntityManager, ingredients: readonly FullIngredient[]): Promise<PresetFacts[]> {
  const rows = await select(
    em,
    ExcludePreset,
    ['id', 'kind', 'excludeTags', 'allergens', 'ingredientGroups'],
    'order by position',
  )
  return rows.map(({ ingredientGroups, ...preset }) => ({
    ...preset,
    exclude: ingredients.filter((i) => i.groups.some((group) => ingredientGroups.includes(group))).map((i) => i.id),
  }))
}

async function readCountries(em: SqlEntityManager): Promise<Map<string, CountryFacts>> {
  const fields = ['code', 'currency', 'symbol', 'decimals', 'defaultLanguage'] as const
  const rows = await select(em, Country, fields, 'order by position')
  const regions = await select(em, Region, ['country', 'code'], 'order by position')
  return new Map(
    rows.map((country) => [
      country.code,
      { ...country, regions: regions.filter((r) => r.country === country.code).map((r) => r.code) },
    ]),
  )
}

async function readEating(em: SqlEntityManager): Promise<Map<string, CountryEating>> {
  const fields = ['country', 'own', 'near', 'familiarity', 'patterns', 'habits'] as const
  const rows = await select(em, CountryEatingEntity, fields, 'order by country')
  return new Map(rows.map((row) => [row.country, row]))
}

const readCollections = async (em: SqlEntityManager, offered: readonly FullRecipe[]) => {
  const ruled = offered.map((recipe) => ({ ...recipe, kcal: recipe.nutrients.kcal, protein: recipe.nutrients.protein }))
  const rows = await select(em, Collection, ['slug', 'facts'], 'order by position')
  return rows.map(({ slug, facts }) => ({ slug, recipes: members(facts, ruled) }))
}

/** An occasion as the planner is given it, with its exclusion preset spelled out. */
function planned(id: string, facts: OccasionFacts, presets: readonly PresetFacts[]): OccasionData {
  const preset = presets.find((p) => p.id === facts.exclude)
  return {
    id,
    kind: facts.kind,
    guests: facts.guests,
    courses: facts.courses,
    dishes: facts.dishes,
    exclude: {
      allergens: preset?.allergens ?? [],
      excludeTags: preset?.excludeTags ?? [],
      ingredients: preset?.exclude ?? [],
    },
  }
}

/** What only the content files say, and no operator writes. */
type ContentPart = Pick<Revision, 'ingredients' | 'occasions' | 'presets' | 'countries' | 'stores' | 'eating'>

async function readContentPart(em: SqlEntityManager): Promise<ContentPart> {
  const ingredients = await readIngredients(em)
  const occasions = await select(em, Occasion, ['id', 'facts'], 'order by position')
  const storeFields = ['code', 'country', 'name', 'kind', 'priceIndex', 'basis'] as const
  const stores = await select(em, Store, storeFields, 'order by position')
  return {
    ingredients: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])),
    occasions: new Map(occasions.map(({ id, facts }) => [id, facts])),
    presets: await readPresets(em, ingredients),
    countries: await readCountries(em),
    stores: new Map(stores.map((store) => [store.code, store])),
    eating: await readEating(em),
  }
}

/**
 * Reads one revision whole: its statements are as many whatever the size of the catalogue.
 * @param sameContent a revision of the same content files: what operators do not write is taken from it
 */
export async function loadRevision(em: SqlEntityManager, stored: Stored, sameContent?: Revision): Promise<Revision> {
  const { ingredients, occasions, presets, countries, stores, eating } = sameContent ?? (await readContentPart(em))
  const ingredientList = [...ingredients.values()]
  const recipeList = await readRecipes(em, ingredients)
  const recipes = new Map(recipeList.map((recipe) => [recipe.id, recipe]))
  const offered = recipeList.filter((recipe) => !recipe.withdrawn)
  const collections = await readCollections(em, offered)
  const photographs = await select(em, Photograph, ['recipe', 'url', 'credit', 'license'])
  const prices = await loadPriceBook(em, sameContent?.prices)
  const texts = await readTexts(em)
  // Packing them, deriving the rest and starting threads take a turn of the event loop each: requests come between.
  await nextTurn()
  const revision = nameOf(stored, prices)
  return {
    revision,
    problemData: {
      revision,
      ingredients: ingredientList,
      recipes: recipeList,
      collections,
      eating: [...eating.values()],
      occasions: Array.from(occasions, ([id, facts]) => planned(id, facts, presets)),
    },
    recipes,
    ingredients,
    usedIn: usersOf(offered),
    occasions,
    countries,
    stores,
    eating,
    presets,
    prices,
    priceTable:
      prices === sameContent?.prices ? sameContent.priceTable : priceTables(prices, ingredientList, countries, stores),
    texts,
    search: new TextSearch(
      { texts, recipes: offered, ingredients: ingredientList.map(({ id }) => id) },
      sameContent?.search,
    ),
    photographs: new Map(photographs.map(({ recipe, ...photograph }) => [recipe, photograph])),
    photographOrigins: [...new Set(photographs.map(({ url }) => new URL(url).origin))].sort(),
    picture: pictures(recipes, ingredients),
  }
}
