import { join } from 'node:path'
import type { EntityName, SqlEntityManager } from '@mikro-orm/postgresql'
import { Collection } from '../catalogue/collection.ts'
import { contentHash, contentVersion, readFacts, readWords } from '../catalogue/content.ts'
import { Ingredient } from '../catalogue/ingredient.ts'
import { Occasion } from '../catalogue/occasion.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { Recipe, RecipeLine } from '../catalogue/recipe.ts'
import { saveWords } from '../catalogue/wording.ts'
import {
  addRevision,
  type ContentFiles,
  isReplaced,
  lockCatalogue,
  newestContent,
  writtenIds,
} from '../catalogue/written.ts'
import { LANGUAGES } from '../i18n/locale.ts'
import { Country, Region } from '../prices/country.ts'
import { savePriceBook } from '../prices/price.ts'
import { readPriceRows } from '../prices/read.ts'
import { Store } from '../prices/store.ts'
import type { Database } from './orm.ts'

/** Rows in one statement. */
const CHUNK = 1000

/** Told before each step: what is loaded, how many steps are done, how many there are. */
export type OnProgress = (step: string, done: number, all: number) => void

/** How content files stand to what a database holds: the same, or older than it, or to be loaded. */
export type ContentStanding = 'loaded' | 'older' | 'new'

/**
 * Compares the content files with what is loaded. Only a server can hold newer content than its caller has: other
 * instances load it there. The embedded database follows the files of its one process.
 * @throws ContentError when the files have no version
 */
export async function contentStanding(
  { driver }: Database,
  em: SqlEntityManager,
  files: ContentFiles,
): Promise<ContentStanding> {
  const newest = await newestContent(em)
  if (!newest) return 'new'
  if (newest.hash === files.hash) return 'loaded'
  return driver === 'postgresql' && (await isReplaced(em, files, newest)) ? 'older' : 'new'
}

/** @throws ContentError when the files have no version */
export const contentFiles = (folder: string): ContentFiles => ({
  hash: contentHash(folder),
  version: contentVersion(folder),
})

/**
 * Loads the content files as a new revision, or does nothing when the newest revision is of the same or of newer
 * files. One transaction: after a crash half-way the old state stands and the next start loads again. Objects that are gone from
 * the files are withdrawn, not deleted, since stored plans may hold them. A recipe that an operator wrote or changed is
 * the operators' from then on: the files no longer touch it.
 * @returns the hash of the revision in use
 */
export async function seed(database: Database, folder: string, onProgress: OnProgress = () => {}): Promise<string> {
  const files = contentFiles(folder)
  const inUse = async (em: SqlEntityManager) => (await newestContent(em))?.hash ?? ''
  const em = database.fork()
  if ((await contentStanding(database, em, files)) !== 'new') return inUse(em)

  const content = readFacts(folder)
  const prices = readPriceRows(join(folder, 'prices'))
  await database.fork().transactional(async (em) => {
    // Two instances that start at once on one server load once.
    await lockCatalogue(em)
    if ((await contentStanding(database, em, files)) !== 'new') return
    const written = await writtenIds(em)
    const recipes = [...content.recipes].filter(([id]) => !written.has(id))

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
          await em.nativeUpdate(Recipe, { origin: 'data' }, { withdrawn: true })
          await upsert(
            Recipe,
            recipes.map(([id, { ingredients, ...facts }]) => ({ id, ...facts, withdrawn: false })),
          )
          const current = recipes.map(([id]) => id)
          for (let i = 0; i < current.length; i += CHUNK) {
            await em.nativeDelete(RecipeLine, { recipe: { $in: current.slice(i, i + CHUNK) } })
          }
          const lines = recipes.flatMap(([recipe, facts]) =>
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
          for (const lang of LANGUAGES) {
            const words = readWords(folder, lang).filter(({ kind, id }) => kind !== 'recipe' || !written.has(id))
            for (let i = 0; i < words.length; i += CHUNK) await saveWords(em, words.slice(i, i + CHUNK))
          }
        },
      ],
    ]
    for (const [index, [step, run]] of steps.entries()) {
      onProgress(step, index, steps.length)
      await run()
    }
    await addRevision(em, files)
    onProgress('done', steps.length, steps.length)
  })
  return inUse(database.fork())
}
