import type { TextKind, Words } from '../src/catalogue/texts.ts'
import type { Lang } from '../src/i18n/locale.ts'
import type { Context } from './context.ts'

/** The words of one object; fields that no language has are missing. */
export const textsOf = (context: Context, kind: TextKind, id: string, lang: Lang): Words =>
  context.revision().texts.of(kind, id, lang)

/** One of them. */
export const textOf = <Value>(
  context: Context,
  kind: TextKind,
  id: string,
  lang: Lang,
  pick: (words: Words) => Value,
): Value => pick(textsOf(context, kind, id, lang))
