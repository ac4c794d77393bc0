import { join } from 'node:path'
import type { EntityName, SqlEntityManager } from '@mikro-orm/postgresql'
import { Collection } from '../catalogue/collection.ts'
import { type Content, contentHash, readContent } from '../catalogue/content.ts'
import { Ingredient } from '../catalogue/ingredient.ts'
import { Occasion } from '../catalogue/occasion.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { Recipe, RecipeLine } from '../catalogue/recipe.ts'
import { Revision } from '../catalogue/revision.ts'
import { type Searchable, saveSearchRows, searchRows } from '../catalogue/search.ts'
import { Wording } from '../catalogue/wording.ts'
import { fallbacks, type Lang } from '../i18n/locale.ts'
import { Country, Region } from '../prices/country.ts'
import { savePriceBook } from '../prices/price.ts'
import { readPriceRows } from '../prices/read.ts'
import { Store } from '../prices/store.ts'
import type { Database } from './orm.ts'

/** Any number will do; it keeps two instances that start at once on one server from loading twice. */
const SEED_LOCK = 463_2026

const CHUNK = 1000

/** Told before each step: what is loaded, how many steps are done, how many there are. */
export type OnProgress = (step: string, done: number, all: number) => void

/** Recipes as they are searched: each in its own languages, with ingredient names that fall back as elsewhere. */
function searchables(content: Content): Searchable[] {
  const names = new Map(
    content.words.filter((w) => w.kind === 'ingredient').map((w) => [`${w.lang} ${w.id}`, w.words.name]),
  )
  const nameOf = (lang: Lang, ingredient: string) =>
    fallbacks(lang)
      .map((l) => names.get(`${l} ${ingredient}`))
      .find((name) => name !== undefined) ?? ingredient
  return content.words.flatMap(({ kind, id, lang, words }) => {
    const recipe = content.recipes.get(id)
    if (kind !== 'recipe' || !recipe) return []
    const ingredients = Object.keys(recipe.ingredients).map((ingredient) => nameOf(lang, ingredient))
    return [{ id, lang, title: words.title ?? id, ingredients }]
  })
}

/** Hash of the content in use; undefined when nothing was loaded yet. */
export const newestHash = async (em: SqlEntityManager): Promise<string | undefined> =>
  (await em.findAll(Revision, { orderBy: { number: 'desc' }, limit: 1 }))[0]?.hash

/**
 * Loads the content files as a new revision, or does nothing when the newest revision is of the same files. One
 * transaction: after a crash half-way the old state stands and the next start loads again. Objects that are gone from
 * the files are withdrawn, not deleted, since stored plans may hold them.
 * @returns the hash of the revision in use
 */
export async function seed(database: Database, folder: string, onProgress: OnProgress = () => {}): Promise<string> {
  const hash = contentHash(folder)
  if ((await newestHash(database.fork())) === hash) return hash

  const content = readContent(folder)
  const prices = readPriceRows(join(folder, 'prices'))
  await database.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [SEED_LOCK])
    if ((await newestHash(em)) === hash) return

    const replace = async <T extends object>(entity: EntityName<T>, rows: object[]) => {
      await em.nativeDelete(entity, {})
      for (let i = 0; i < rows.length; i += CHUNK) await em.insertMany(entity, rows.slice(i, i + CHUNK) as never[])
    }
    const upsert = async <T extends object>(entity: EntityName<T>, rows: object[]) => {
      for (let i = 0; i < rows.length; i += CHUNK) {
        await em.upsertMany(entity, rows.slice(i, i + CHUNK) as never[])
        em.clear()
      }
    }
    const steps: [string, () => Promise<void>][] = [
      [
        'ingredients',
        async () => {
          await em.nativeUpdate(Ingredient, {}, { withdrawn: true })
          await upsert(
            Ingredient,
            content.ingredients.map(({ saltG, yield: edibleShare, basis, notes, referenceOnly, ...row }) => ({
              ...row,
              salt: saltG,
              edibleShare,
              fdcId: row.fdcId || null,
              withdrawn: false,
            })),
          )
        },
      ],
      [
        'recipes',
        async () => {
          await em.nativeUpdate(Recipe, {}, { withdrawn: true })
          await upsert(
            Recipe,
            [...content.recipes].map(([id, { ingredients, ...facts }]) => ({ id, ...facts, withdrawn: false })),
          )
          const current = [...content.recipes.keys()]
          for (let i = 0; i < current.length; i += CHUNK) {
            await em.nativeDelete(RecipeLine, { recipe: { $in: current.slice(i, i + CHUNK) } })
          }
          const lines = [...content.recipes].flatMap(([recipe, facts]) =>
            Object.entries(facts.ingredients).map(([ingredient, amount], position) => ({
              recipe,
              position,
              ingredient,
              amount,
            })),
          )
          for (let i = 0; i < lines.length; i += CHUNK) await em.insertMany(RecipeLine, lines.slice(i, i + CHUNK))
        },
      ],
      [
        'collections and occasions',
        async () => {
          await replace(
            Collection,
            [...content.collections].map(([slug, facts], position) => ({ slug, facts, position })),
          )
          await replace(
            Occasion,
            [...content.occasions].map(([id, facts], position) => ({ id, facts, position })),
          )
          await replace(
            ExcludePreset,
            content.presets.map((preset, position) => ({ ...preset, position })),
          )
        },
      ],
      [
        'countries and stores',
        async () => {
          await em.nativeDelete(Store, {})
          await em.nativeDelete(Region, {})
          await replace(
            Country,
            content.countries.map((country, position) => ({ ...country, position })),
          )
          await replace(
            Region,
            content.regions.map((region, position) => ({ ...region, position })),
          )
          await replace(
            Store,
            content.stores.map(({ note, ...store }, position) => ({ ...store, position })),
          )
        },
      ],
      ['prices', () => savePriceBook(em, prices)],
      [
        'texts',
        async () => {
          // Words of withdrawn recipes stay: plans that hold them are still read. They are only found no more.
          await upsert(Wording, [...content.words])
          await saveSearchRows(em, searchRows(searchables(content)))
        },
      ],
    ]
    for (const [index, [step, run]] of steps.entries()) {
      onProgress(step, index, steps.length)
      await run()
    }
    await em.insert(Revision, { hash })
    onProgress('done', steps.length, steps.length)
  })
  return hash
}
