import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { LANGUAGES, type Lang } from '../i18n/locale.ts'
import type { RecipeFacts, RecipeWords } from './content.ts'
import type { PhotographFacts } from './photograph.ts'
import { Revision } from './revision.ts'

/** A recipe whole, with its words: what an operator writes. */
export interface WrittenRecipe {
  readonly id: string
  readonly facts: RecipeFacts
  readonly texts: Readonly<Partial<Record<Lang, RecipeWords>>>
  readonly withdrawn: boolean
  readonly photograph: PhotographFacts | null
}

/** Told on this channel when a new revision is stored. */
export const REVISION_CHANNEL = 'provender_revision'

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
  const [newest] = await em.findAll(Revision, { orderBy: { number: 'desc' }, limit: 1 })
  return newest && { hash: newest.hash, version: newest.contentVersion }
}

/**
 * Whether content files are older than those in use: their version is lower, or it is the same and they were in use
 * before.
 */
export async function isReplaced(em: SqlEntityManager, files: ContentFiles, newest: ContentFiles): Promise<boolean> {
  if (files.hash === newest.hash || files.version > newest.version) return false
  return files.version < newest.version || (await em.count(Revision, { hash: files.hash })) > 0
}

/** Ids of the recipes that operators wrote or changed. */
export async function writtenIds(em: SqlEntityManager): Promise<Set<string>> {
  const rows: { id: string }[] = await em.execute(`select id from recipe where origin = 'operator'`)
  return new Set(rows.map(({ id }) => id))
}

interface Row extends Omit<RecipeFacts, 'ingredients'> {
  readonly id: string
  readonly withdrawn: boolean
  readonly url: string | null
  readonly credit: string
  readonly license: string
}

/** Recipes whole, by id: the named one, or all that operators wrote, changed or gave a photograph. */
export async function readWritten(em: SqlEntityManager, recipe?: string): Promise<WrittenRecipe[]> {
  const [which, of] = recipe === undefined ? [`r.origin = 'operator' or p.url is not null`, []] : ['r.id = ?', [recipe]]
  const rows: Row[] = await em.execute(
    `select r.id, r.course, r.slots, r.meal, r.kitchen, r.main_ingredient_id as "mainIngredient",
            r.time_min as "timeMin", r.equipment, r.serve, r.keeps_days as "keepsDays", r.batch, r.withdrawn,
            p.url, p.credit, p.license
     from recipe r left join photograph p on p.recipe_id = r.id where ${which} order by r.id`,
    of,
  )
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines: { id: string; ingredient: string; amount: number }[] = await em.execute(
    `select recipe_id as id, ingredient_id as ingredient, amount from recipe_line where recipe_id in (?)
     order by recipe_id, position`,
    [ids],
  )
  const texts: { id: string; lang: Lang; words: RecipeWords }[] = await em.execute(
    `select id, lang, words from wording where kind = 'recipe' and id in (?)`,
    [ids],
  )
  const linesOf = Map.groupBy(lines, (line) => line.id)
  const textsOf = Map.groupBy(texts, (text) => text.id)
  return rows.map(({ id, withdrawn, url, credit, license, ...facts }) => {
    const present = textsOf.get(id) ?? []
    return {
      id,
      facts: {
        ...facts,
        ingredients: Object.fromEntries((linesOf.get(id) ?? []).map((line) => [line.ingredient, line.amount])),
      },
      texts: Object.fromEntries(
        LANGUAGES.flatMap((lang) =>
          present.filter((text) => text.lang === lang).map(({ words }): [Lang, RecipeWords] => [lang, words]),
        ),
      ),
      withdrawn,
      photograph: url === null ? null : { url, credit, license },
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
  await em.insert(Revision, { hash: files.hash, contentVersion: files.version, written })
  await em.execute(`notify ${REVISION_CHANNEL}`)
}
