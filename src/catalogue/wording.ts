import { defineEntity, type EntityManager, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fallbacks, type Lang } from '../i18n/locale.ts'

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
 * The words of many objects of one kind in one language; what is missing falls back to English, then Russian.
 * One statement, whatever the number of ids.
 */
export async function readWords(
  em: EntityManager,
  kind: WordingKind,
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, Words>> {
  const order = fallbacks(lang)
  const rows: { id: string; lang: Lang; words: Words }[] = await (em as SqlEntityManager).execute(
    'select id, lang, words from wording where kind = ? and lang in (?) and id in (?)',
    [kind, order, [...ids]],
  )
  const found = new Map<string, { rank: number; words: Words }>()
  for (const row of rows) {
    const rank = order.indexOf(row.lang)
    const best = found.get(row.id)
    if (!best || rank < best.rank) found.set(row.id, { rank, words: row.words })
  }
  return new Map([...found].map(([id, { words }]) => [id, words]))
}
