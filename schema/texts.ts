import { americanWords } from '../src/catalogue/american-english.ts'
import type { TextKind, Words } from '../src/catalogue/texts.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { type Context, isAmerican } from './context.ts'

/** In which words something is said. */
export interface TextScope {
  readonly lang: Lang
  /** of the plan or place it is said for; none: that of the request */
  readonly country?: string | null | undefined
}

/** The words of one object; fields that no language has are missing. */
export function textsOf(context: Context, kind: TextKind, id: string, asked: Lang | TextScope): Words {
  const { lang, country } = typeof asked === 'string' ? { lang: asked } : asked
  const words = context.revision().texts.of(kind, id, lang)
  return isAmerican(context, lang, country) ? americanWords(words) : words
}

/** One of them. */
export const textOf = <Value>(
  context: Context,
  kind: TextKind,
  id: string,
  asked: Lang | TextScope,
  pick: (words: Words) => Value,
): Value => pick(textsOf(context, kind, id, asked))
