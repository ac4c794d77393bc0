import { LANGUAGES } from '../i18n/locale.ts'
import type { Texts } from './packed-texts.ts'
import { fold } from './text-search/fold.ts'
import type { TextKind } from './texts.ts'

/** What an object is called in any language, and its id, as names are compared. */
function namesOf(texts: Texts, kind: TextKind, id: string): string[] {
  const names = LANGUAGES.flatMap((lang) => {
    const { name, title } = texts.of(kind, id, lang)
    return [name, title].filter((text) => text !== undefined)
  })
  return [...new Set([id, ...names].map(fold))]
}

/** Those of the objects that have the id, or are called so in some language; case, accents and hyphens do not matter. */
export const calledSo = (texts: Texts, kind: TextKind, ids: readonly string[], given: string): string[] => {
  const asked = fold(given)
  return ids.filter((id) => namesOf(texts, kind, id).includes(asked))
}

/** Those whose name in some language, or id, has every word of what is given. */
export const calledLike = (texts: Texts, kind: TextKind, ids: readonly string[], given: string): string[] => {
  const words = fold(given).split(' ')
  return ids.filter((id) =>
    namesOf(texts, kind, id).some((name) => words.every((word) => name.split(' ').includes(word))),
  )
}
