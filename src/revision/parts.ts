import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { Collection, members } from '../catalogue/collection.ts'
import { Occasion } from '../catalogue/occasion.ts'
import { writtenIds } from '../catalogue/operator-recipes.ts'
import { readRecipeTexts, readTexts, type Texts } from '../catalogue/packed-texts.ts'
import { IngredientPacks } from '../catalogue/packs.ts'
import { Photograph, type PhotographFacts } from '../catalogue/photograph.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { select } from '../catalogue/select.ts'
import { CountryEatingEntity } from '../eating/eating.ts'
import type { CountryEating } from '../eating/meals.ts'
import type { ProblemData } from '../planner/problem/data.ts'
import { Country, Region } from '../prices/country.ts'
import { Store } from '../prices/store.ts'
import { loadPriceBook } from '../prices/tables.ts'
import { readIngredients, readRecipes } from './dishes.ts'
import type { CountryFacts, FullIngredient, FullRecipe, PresetFacts, Revision } from './types.ts'

/** What only the content files say, and no operator writes. */
type ContentPart = Pick<Revision, 'ingredients' | 'packs' | 'occasions' | 'presets' | 'countries' | 'stores' | 'eating'>

/** All that a revision is made of, as plain data: what is in it besides follows from these. */
export interface RevisionParts extends ContentPart {
  /** all, withdrawn ones too, by id */
  readonly recipes: readonly FullRecipe[]
  readonly collections: ProblemData['collections']
  readonly photographs: ReadonlyMap<string, PhotographFacts>
  readonly prices: Revision['prices']
  readonly texts: Texts
}

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
  const fields = [
    'country',
    'own',
    'near',
    'familiarity',
    'slots',
    'turns',
    'notBeside',
    'seasons',
    'customs',
    'favourites',
    'patterns',
    'habits',
  ] as const
  const rows = await select(em, CountryEatingEntity, fields, 'order by country')
  return new Map(rows.map((row) => [row.country, row]))
}

const readCollections = async (em: SqlEntityManager, offered: readonly FullRecipe[]) => {
  const ruled = offered.map((recipe) => ({ ...recipe, kcal: recipe.nutrients.kcal, protein: recipe.nutrients.protein }))
  const rows = await select(em, Collection, ['slug', 'facts'], 'order by position')
  return rows.map(({ slug, facts }) => ({ slug, recipes: members(facts, ruled) }))
}

async function readContentPart(em: SqlEntityManager): Promise<ContentPart> {
  const ingredients = await readIngredients(em)
  const occasions = await select(em, Occasion, ['id', 'facts'], 'order by position')
  const storeFields = ['code', 'country', 'name', 'kind', 'priceIndex', 'basis', 'compared'] as const
  const stores = await select(em, Store, storeFields, 'order by position')
  return {
    ingredients: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])),
    packs: await select(em, IngredientPacks, ['ingredient', 'sizes'], 'order by ingredient'),
    occasions: new Map(occasions.map(({ id, facts }) => [id, facts])),
    presets: await readPresets(em, ingredients),
    countries: await readCountries(em),
    stores: new Map(stores.map((store) => [store.code, store])),
    eating: await readEating(em),
  }
}

/**
 * The texts after operators wrote: all of the content files are those of before.
 * @param recipes all that there are now; one that was not there may be of content files that were in use in between
 */
async function textsAfter(em: SqlEntityManager, { texts }: Revision, recipes: readonly FullRecipe[]): Promise<Texts> {
  const ids = await writtenIds(em)
  for (const { id } of recipes) if (!texts.has('recipe', id)) ids.add(id)
  return readRecipeTexts(em, [...ids].sort(), texts)
}

/**
 * Reads the parts of what is stored now: the statements are as many whatever the size of the catalogue.
 * @param sameContent a revision of the same content files: what operators do not write is taken from it
 */
export async function readParts(em: SqlEntityManager, sameContent?: Revision): Promise<RevisionParts> {
  const content = sameContent ?? (await readContentPart(em))
  const recipes = await readRecipes(em, content.ingredients)
  const offered = recipes.filter((recipe) => !recipe.withdrawn)
  const collections = await readCollections(em, offered)
  const photographs = await select(em, Photograph, ['recipe', 'url', 'credit', 'license'])
  return {
    ingredients: content.ingredients,
    packs: content.packs,
    occasions: content.occasions,
    presets: content.presets,
    countries: content.countries,
    stores: content.stores,
    eating: content.eating,
    recipes,
    collections,
    photographs: new Map(photographs.map(({ recipe, ...photograph }) => [recipe, photograph])),
    prices: await loadPriceBook(em, sameContent?.prices),
    texts: sameContent ? await textsAfter(em, sameContent, recipes) : await readTexts(em),
  }
}

/** The parts that a revision was made of. */
export const partsOf = (revision: Revision): RevisionParts => ({
  ingredients: revision.ingredients,
  packs: revision.packs,
  occasions: revision.occasions,
  presets: revision.presets,
  countries: revision.countries,
  stores: revision.stores,
  eating: revision.eating,
  recipes: [...revision.recipes.values()],
  collections: revision.problemData.collections,
  photographs: revision.photographs,
  prices: revision.prices,
  texts: revision.texts,
})
