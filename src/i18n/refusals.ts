import { type Allowed, fromMessage, type Mistake } from './allowed.ts'
import { withColon } from './format.ts'
import type { Lang } from './locale.ts'
import { label, type MessageValues, message } from './message.ts'

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

/** What is wrong with a field, without its name where a sentence can do without it. */
export function faultText(lang: Lang, { field, fault }: Mistake): string {
  if ('given' in fault) return fieldSentence(lang, field, fault.given, fault.allowed)
  const { course, ...values } = fault.values ?? {}
  const named = course === undefined ? values : { ...values, course: label(lang, 'course', String(course)) }
  return message(lang, `error.mistake.${fault.key}`, named)
}

/** The same with the field's name. */
export const mistakeText = (lang: Lang, mistake: Mistake): string =>
  'given' in mistake.fault ? faultText(lang, mistake) : withColon(lang, mistake.field, faultText(lang, mistake))

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
  /** of a key of a record */
  readonly issues?: readonly Issue[]
}

/** The value at a path of what was given. */
export const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key], root)

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
    case 'invalid_key':
      return issue.issues?.[0] ? allowedBy(issue.issues[0]) : fromMessage(issue.message)
    default:
      return fromMessage(issue.message)
  }
}

/** Arguments that hold a plan's answers. */
const ANSWERS: ReadonlySet<string> = new Set(['params', 'change'])

/** The name by which people know a field: that of a plan's params is the same whatever carries them. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  (path.length > 1 && ANSWERS.has(String(path[0])) ? path.slice(1) : path).map(String).join('.') || 'body'
