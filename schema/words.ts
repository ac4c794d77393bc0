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
      const found = new Map<Lang, Map<string, Words>>()
      for (const [lang, ofLang] of Map.groupBy(keys, (key) => key.lang)) {
        found.set(
          lang,
          await readWords(
            context.em,
            kind,
            ofLang.map((key) => key.id),
            lang,
          ),
        )
      }
      return keys.map(({ id, lang }) => found.get(lang)?.get(id) ?? {})
    },
    { cacheKeyFn: ({ id, lang }) => `${lang} ${id}` },
  )
  loaders(context).set(kind, made)
  return made
}

/** The words of one object; fields that no language has are missing. */
export const wordsOf = (context: Context, kind: WordingKind, id: string, lang: Lang): Promise<Words> =>
  loaderOf(context, kind).load({ id, lang })
