import type { Lang } from './locale.ts'
import { message } from './message.ts'
import en from './messages/en.ts'

/** Kinds of errors that have a name for people. */
export type ErrorKind = keyof (typeof en)['error']['title']

/** All of them, in the order in which people read them. */
export const ERROR_KINDS = Object.keys(en.error.title) as readonly ErrorKind[]

const KINDS: Readonly<Record<string, ErrorKind>> = {
  NO_DISH_LEFT: 'NO_DISH_LEFT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED',
  TOO_LARGE: 'TOO_LARGE',
  RATE_LIMITED: 'RATE_LIMITED',
  UNAUTHORIZED: 'UNAUTHORIZED',
  BUSY: 'UNAVAILABLE',
  UNAVAILABLE: 'UNAVAILABLE',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
}

/** The kind of an error by its code; a code that has none of its own is a mistake of the request. */
export const kindOf = (code: string): ErrorKind => KINDS[code] ?? 'BAD_USER_INPUT'

/** Name and address of an error's kind. */
export const kindFields = (code: string, lang: Lang): { readonly type: string; readonly title: string } => ({
  type: `/docs#${kindOf(code)}`,
  title: message(lang, `error.title.${kindOf(code)}`),
})
