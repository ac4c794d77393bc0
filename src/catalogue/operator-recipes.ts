import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { LANGUAGES, type Lang } from '../i18n/locale.ts'
import type { RecipeWords } from './content/rows.ts'
import { announceRevision, ContentRevision } from './content-revision.ts'
import { Photograph, type PhotographFacts } from './photograph.ts'
import { RECIPE_FIELDS, Recipe, type RecipeFacts, RecipeLine } from './recipe.ts'
import { select } from './select.ts'
import { CatalogueText, type Words } from './texts.ts'

/** A recipe whole, with its words: what an operator writes. */
export interface WrittenRecipe {
  readonly id: string
  readonly facts: RecipeFacts
  readonly texts: Readonly<Partial<Record<Lang, RecipeWords>>>
  readonly withdrawn: boolean
  readonly photograph: PhotographFacts | null
}

/** Any number will do, as long as it is the same everywhere. */
const CATALOGUE_LOCK = 463_2026

/** One process at a time changes the catalogue; the rest of the caller's transaction holds the lock. */
export const lockCatalogue = (em: SqlEntityManager): Promise<unknown> =>
  em.execute('select pg_advisory_xact_lock(?)', [CATALOGUE_LOCK])

/** The content files that a revision was made from. */
export interface ContentFiles {
  /** SHA-256, hexadecimal */
  readonly hash: string
  /** from `data/version.yaml` */
  readonly version: number
}

/** The content files in use; undefined when nothing was loaded yet. */
export async function newestContent(em: SqlEntityManager): Promise<ContentFiles | undefined> {
  const [newest] = await em.findAll(ContentRevision, { orderBy: { number: 'desc' }, limit: 1 })
  return newest && { hash: newest.hash, version: newest.contentVersion }
}

/**
 * Whether content files are older than those in use: their version is lower, or it is the same and they were in use
 * before.
 */
export async function isReplaced(em: SqlEntityManager, files: ContentFiles, newest: ContentFiles): Promise<boolean> {
  if (files.hash === newest.hash || files.version > newest.version) return false
  return files.version < newest.version || (await em.count(ContentRevision, { hash: files.hash })) > 0
}

/** Ids of the recipes that operators wrote or changed. */
export async function writtenIds(em: SqlEntityManager): Promise<Set<string>> {
  const rows = await select(em, Recipe, ['id'], `where origin = 'operator'`)
  return new Set(rows.map(({ id }) => id))
}

/** Recipes are stored with all of their words; the check is for the type. */
const isWhole = (words: Words): words is RecipeWords =>
  words.title !== undefined && words.description !== undefined && words.steps !== undefined

/** Recipes whole, by id: the named one, or all that operators wrote, changed or gave a photograph. */
export async function readWritten(em: SqlEntityManager, recipe?: string): Promise<WrittenRecipe[]> {
  const rows = await select(
    em,
    Recipe,
    ['id', 'withdrawn', ...RECIPE_FIELDS],
    recipe === undefined
      ? `where origin = 'operator' or id in (select recipe_id from photograph) order by id`
      : 'where id = ?',
    recipe === undefined ? [] : [recipe],
  )
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await select(
    em,
    RecipeLine,
    ['recipe', 'ingredient', 'amount'],
    'where recipe_id in (?) order by recipe_id, position',
    [ids],
  )
  const texts = await select(em, CatalogueText, ['id', 'lang', 'words'], `where kind = 'recipe' and id in (?)`, [ids])
  const photographs = await select(em, Photograph, ['recipe', 'url', 'credit', 'license'], 'where recipe_id in (?)', [
    ids,
  ])
  const linesOf = Map.groupBy(lines, (line) => line.recipe)
  const textsOf = Map.groupBy(texts, (text) => text.id)
  const photographOf = new Map(photographs.map(({ recipe, ...photograph }) => [recipe, photograph]))
  return rows.map(({ id, withdrawn, ...facts }) => {
    const present = textsOf.get(id) ?? []
    return {
      id,
      facts: {
        ...facts,
        ingredients: Object.fromEntries((linesOf.get(id) ?? []).map((line) => [line.ingredient, line.amount])),
      },
      texts: Object.fromEntries(
        LANGUAGES.flatMap((lang) =>
          present.flatMap(({ lang: of, words }) => (of === lang && isWhole(words) ? [[lang, words] as const] : [])),
        ),
      ),
      withdrawn,
      photograph: photographOf.get(id) ?? null,
    }
  })
}

/**
 * Names what is stored now as the newest revision and tells every instance, in the caller's transaction. Equal files
 * with equal recipes of operators have the same name on every machine.
 */
export async function addRevision(em: SqlEntityManager, files: ContentFiles): Promise<void> {
  const all = await readWritten(em)
  const written = all.length === 0 ? '' : createHash('sha256').update(JSON.stringify(all)).digest('hex')
  await em.insert(ContentRevision, { hash: files.hash, contentVersion: files.version, written })
  await announceRevision(em)
}
