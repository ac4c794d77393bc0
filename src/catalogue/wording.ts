import { defineEntity, type EntityManager, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { LRUCache } from 'lru-cache'
import { fallbacks, LANGUAGES, type Lang } from '../i18n/locale.ts'

export const WORDING_KINDS = ['ingredient', 'recipe', 'collection', 'occasion', 'country', 'region', 'preset'] as const
export type WordingKind = (typeof WORDING_KINDS)[number]

/** What an object of the catalogue is called in one language. Which fields there are depends on the kind. */
export interface Words {
  readonly name?: string
  readonly title?: string
  readonly lead?: string
  readonly description?: string
  readonly steps?: readonly string[]
}

export const Wording = defineEntity({
  name: 'Wording',
  properties: {
    kind: p.string().primary().length(16),
    id: p.string().primary(),
    lang: p.string().primary().length(2),
    words: p.json<Words>(),
  },
})

/**
 * The words of many objects of one kind in one language; what is missing falls back to English, then Russian. One
 * statement, whatever the number of ids, and another for recipes that an operator wrote in neither: they fall back to
 * the first language there is.
 */
export async function readWords(
  em: EntityManager,
  kind: WordingKind,
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, Words>> {
  const found = await readInOrder(em, kind, ids, fallbacks(lang))
  const missing = kind === 'recipe' ? ids.filter((id) => !found.has(id)) : []
  const others = missing.length > 0 ? await readInOrder(em, kind, missing, LANGUAGES) : []
  return new Map([...found, ...others])
}

async function readInOrder(
  em: EntityManager,
  kind: WordingKind,
  ids: readonly string[],
  order: readonly Lang[],
): Promise<Map<string, Words>> {
  const rows: { id: string; lang: Lang; words: Words }[] = await (em as SqlEntityManager).execute(
    'select id, lang, words from wording where kind = ? and lang in (?) and id in (?)',
    [kind, [...order], [...ids]],
  )
  const found = new Map<string, { rank: number; words: Words }>()
  for (const row of rows) {
    const rank = order.indexOf(row.lang)
    const best = found.get(row.id)
    if (!best || rank < best.rank) found.set(row.id, { rank, words: row.words })
  }
  return new Map([...found].map(([id, { words }]) => [id, words]))
}

/** Bytes that the words of a revision may take in memory. */
const KEPT_BYTES = 32 * 1024 * 1024
/** What an entry takes besides its text, about. */
const ENTRY_BYTES = 300
/** Bytes of a letter in memory, at most. */
const LETTER_BYTES = 2

/** The words of one revision that were read before, those used last; so they are of the languages that people use. */
export class KnownWords {
  readonly #kept = new LRUCache<string, Words>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (words) => ENTRY_BYTES + LETTER_BYTES * JSON.stringify(words).length,
  })

  get(kind: WordingKind, id: string, lang: Lang): Words | undefined {
    return this.#kept.get(`${lang} ${kind} ${id}`)
  }

  set(kind: WordingKind, id: string, lang: Lang, words: Words): void {
    this.#kept.set(`${lang} ${kind} ${id}`, words)
  }
}
