import { defineEntity, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'

export const TEXT_KINDS = [
  'ingredient',
  'family',
  'recipe',
  'collection',
  'occasion',
  'country',
  'region',
  'preset',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** What an object of the catalogue is called in one language. Which fields there are depends on the kind. */
export interface Words {
  readonly name?: string
  readonly title?: string
  readonly lead?: string
  readonly description?: string
  readonly steps?: readonly string[]
  /** other names that people know a recipe by; it is found by them */
  readonly aliases?: readonly string[]
  /** what a recipe is called in a country, by the country's code, where that is another name than its title */
  readonly titles?: Readonly<Record<string, string>>
  /** how to keep, to vary or to rescue a dish */
  readonly tips?: readonly string[]
  /** of a kind of ingredients, where a sentence of the language agrees with it */
  readonly number?: 'singular' | 'plural'
  readonly gender?: 'f' | 'm'
}

export const CatalogueText = defineEntity({
  name: 'CatalogueText',
  properties: {
    kind: p.string().primary().length(16),
    id: p.string().primary(),
    lang: p.string().primary().length(2),
    words: p.json<Words>(),
  },
})

/** What one object is called in one language, as it is stored. */
export interface StoredText {
  readonly kind: TextKind
  readonly id: string
  readonly lang: string
  readonly words: Words
}

/**
 * Stores words, in the caller's transaction. As one JSON value, and as a parameter of its own: MikroORM writes values into
 * the statement, which takes longer than storing them.
 */
export async function saveWords(em: SqlEntityManager, rows: readonly StoredText[]): Promise<void> {
  await em.getKysely().executeQuery(
    CompiledQuery.raw(
      `insert into catalogue_text (kind, id, lang, words)
       select * from jsonb_to_recordset($1::jsonb) as r(kind text, id text, lang text, words jsonb)
       on conflict (kind, id, lang) do update set words = excluded.words`,
      [JSON.stringify(rows)],
    ),
  )
}
