import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { readWords, type WordingKind, type Words } from '../src/catalogue/wording.ts'
import type { Lang } from '../src/i18n/locale.ts'
import type { Context } from './context.ts'

interface Key {
  readonly id: string
  readonly lang: Lang
}

const loaders = createContextCache(() => new Map<WordingKind, DataLoader<Key, Words, string>>())

/** One statement for all the words of a kind that one level of a query asks for, in one language. */
function loaderOf(context: Context, kind: WordingKind): DataLoader<Key, Words, string> {
  const known = loaders(context).get(kind)
  if (known) return known
  const made = new DataLoader<Key, Words, string>(
    async (keys) => {
      // Kept with the revision that was in use before the words were read: they are never older than it.
      const kept = context.catalogue().words
      const found = new Map<Lang, Map<string, Words>>()
      for (const [lang, ofLang] of Map.groupBy(keys, (key) => key.lang)) {
        const ids = ofLang.map((key) => key.id)
        found.set(lang, await readWords(context.em, kind, ids, lang))
      }
      return keys.map(({ id, lang }) => {
        const words = found.get(lang)?.get(id) ?? {}
        kept.set(kind, id, lang, words)
        return words
      })
    },
    { cacheKeyFn: ({ id, lang }) => `${lang} ${id}` },
  )
  loaders(context).set(kind, made)
  return made
}

/** The words of one object, at once when they are in memory; fields that no language has are missing. */
export const wordsOf = (context: Context, kind: WordingKind, id: string, lang: Lang): Words | Promise<Words> =>
  context.catalogue().words.get(kind, id, lang) ?? loaderOf(context, kind).load({ id, lang })

/** One of them. A promise costs more than the word itself, so there is none when it is not needed. */
export function wordOf<Value>(
  context: Context,
  kind: WordingKind,
  id: string,
  lang: Lang,
  pick: (words: Words) => Value,
): Value | Promise<Value> {
  const words = wordsOf(context, kind, id, lang)
  return words instanceof Promise ? words.then(pick) : pick(words)
}
