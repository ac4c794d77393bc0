import type { EntityData, EntityName, RequiredEntityData, SqlEntityManager } from '@mikro-orm/postgresql'
import { Collection } from '../catalogue/collection.ts'
import { readWords } from '../catalogue/content/read.ts'
import type { ContentFacts } from '../catalogue/content/rows.ts'
import { storeLevels } from '../catalogue/content/store-levels.ts'
import { Ingredient } from '../catalogue/ingredient.ts'
import { Occasion } from '../catalogue/occasion.ts'
import { IngredientPacks } from '../catalogue/packs.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { Recipe, RecipeLine } from '../catalogue/recipe.ts'
import { saveWords } from '../catalogue/texts.ts'
import { CountryEatingEntity } from '../eating/eating.ts'
import type { CountryEating } from '../eating/meals.ts'
import { LANGUAGES } from '../i18n/locale.ts'
import { Country, Region } from '../prices/country.ts'
import type { PriceRows } from '../prices/price-rows.ts'
import { Store } from '../prices/store.ts'
import { savePriceBook } from '../prices/tables.ts'

/** Rows in one statement. */
const CHUNK = 1000

/** What is loaded, and into which transaction. */
interface Load {
  readonly em: SqlEntityManager
  /** of the content files */
  readonly folder: string
  readonly content: ContentFacts
  readonly eating: readonly CountryEating[]
  readonly prices: PriceRows
  /** recipes that operators wrote or changed */
  readonly written: ReadonlySet<string>
}

/** The steps of loading the content files, each with the name that its progress is shown by. */
export const stepsOf = (load: Load): [string, () => Promise<void>][] => [
  ['ingredients', () => loadIngredients(load)],
  ['recipes', () => loadRecipes(load)],
  ['collections and occasions', () => loadRules(load)],
  ['countries and stores', () => loadPlaces(load)],
  ['prices', () => savePriceBook(load.em, load.prices)],
  ['texts', () => loadTexts(load)],
]

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let i = 0; i < rows.length; i += CHUNK) yield rows.slice(i, i + CHUNK)
}

async function replace<T extends object>(em: SqlEntityManager, entity: EntityName<T>, rows: RequiredEntityData<T>[]) {
  await em.nativeDelete(entity, {})
  for (const some of chunks(rows)) await em.insertMany(entity, some)
}

async function upsert<T extends object>(
  em: SqlEntityManager,
  entity: EntityName<T>,
  rows: (RequiredEntityData<T> & EntityData<T>)[],
) {
  for (const some of chunks(rows)) {
    await em.upsertMany<T>(entity, some)
    em.clear()
  }
}

async function loadIngredients({ em, content }: Load): Promise<void> {
  await em.nativeUpdate(Ingredient, {}, { withdrawn: true })
  await upsert(
    em,
    Ingredient,
    content.ingredients.map(({ basis, notes, referenceOnly, ...row }) => ({ ...row, withdrawn: false })),
  )
  await replace(em, IngredientPacks, [...content.packs])
}

async function loadRecipes({ em, content, written }: Load): Promise<void> {
  const recipes = [...content.recipes].filter(([id]) => !written.has(id))
  await em.nativeUpdate(Recipe, { origin: 'data' }, { withdrawn: true })
  await upsert(
    em,
    Recipe,
    recipes.map(([id, { ingredients, ...facts }]) => ({ id, ...facts, withdrawn: false })),
  )
  for (const some of chunks(recipes.map(([id]) => id))) await em.nativeDelete(RecipeLine, { recipe: { $in: some } })
  const lines = recipes.flatMap(([recipe, facts]) =>
    Object.entries(facts.ingredients).map(([ingredient, amount], position) => ({
      recipe,
      position,
      ingredient,
      amount,
    })),
  )
  for (const some of chunks(lines)) await em.insertMany(RecipeLine, some)
}

async function loadRules({ em, content }: Load): Promise<void> {
  await replace(
    em,
    Collection,
    [...content.collections].map(([slug, facts], position) => ({ slug, facts, position })),
  )
  await replace(
    em,
    Occasion,
    [...content.occasions].map(([id, facts], position) => ({ id, facts, position })),
  )
  await replace(
    em,
    ExcludePreset,
    content.presets.map((preset, position) => ({ ...preset, position })),
  )
}

async function loadPlaces({ em, content, eating }: Load): Promise<void> {
  // They refer to countries, which can be deleted once these are gone.
  await em.nativeDelete(Store, {})
  await em.nativeDelete(Region, {})
  await replace(
    em,
    Country,
    content.countries.map((country, position) => ({ ...country, position })),
  )
  await replace(
    em,
    Region,
    content.regions.map((region, position) => ({ ...region, position })),
  )
  const compared = storeLevels(content.storeSurveys)
  await replace(
    em,
    Store,
    content.stores.map(({ note, ...store }, position) => ({
      ...store,
      compared: compared.get(store.code)?.compared ?? null,
      position,
    })),
  )
  await replace(em, CountryEatingEntity, [...eating])
}

/**
 * One language at a time: all together take more memory than the service. Words of withdrawn recipes stay: plans that
 * hold them are still read. They are only found no more.
 */
async function loadTexts({ em, folder, written }: Load): Promise<void> {
  for (const lang of LANGUAGES) {
    const words = readWords(folder, lang).filter(({ kind, id }) => kind !== 'recipe' || !written.has(id))
    for (const some of chunks(words)) await saveWords(em, some)
  }
}
