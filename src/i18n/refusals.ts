import { type Allowed, fromMessage } from './allowed.ts'
import type { Lang } from './locale.ts'
import { type MessageValues, message } from './message.ts'

const LONGEST = 100

/** A value as it was given, cut where it is longer than a sentence bears. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** What is allowed, in words that stand after a colon. */
export function allowedText(lang: Lang, allowed: Allowed | string): string {
  if (typeof allowed === 'string') return allowed
  const values: MessageValues = Object.fromEntries(
    Object.entries(allowed.values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? allowedText(lang, value) : value,
    ]),
  )
  return message(lang, `error.allowed.${allowed.key}`, values)
}

/** A wrong field: its name, what was given, what is allowed. Given is undefined: the field is missing. */
export function fieldSentence(lang: Lang, field: string, given: unknown, allowed: Allowed | string): string {
  const values = { field, allowed: allowedText(lang, allowed) }
  return given === undefined
    ? message(lang, 'error.missing', values)
    : message(lang, 'error.is', { ...values, given: shown(given) })
}

/** An issue of a zod schema, as far as its sentence needs it. */
export interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: unknown
  readonly values?: readonly unknown[]
  readonly origin?: string
  readonly minimum?: unknown
  readonly maximum?: unknown
}

/** What zod would have taken. */
export function allowedBy(issue: Issue): Allowed | string {
  const bound = (limit: unknown, plain: 'least' | 'most'): Allowed => {
    const of = issue.origin === 'array' ? 'Entries' : issue.origin === 'string' ? 'Characters' : ''
    return { key: `${plain}${of}`, values: { limit: Number(limit) } }
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? { key: 'whole' } : { key: 'type', values: { type: String(issue.expected) } }
    case 'invalid_value':
      return { key: 'oneOf', values: { values: (issue.values ?? []).map(String).join(', ') } }
    case 'too_small':
      return bound(issue.minimum, 'least')
    case 'too_big':
      return bound(issue.maximum, 'most')
    default:
      return fromMessage(issue.message)
  }
}

/** The name by which people know a field: that of a plan's params is the same whatever carries them. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  (path[0] === 'params' && path.length > 1 ? path.slice(1) : path).map(String).join('.') || 'body'
