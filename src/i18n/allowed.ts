import type en from './messages/en.ts'

export type AllowedKey = keyof (typeof en)['error']['allowed']

/** What a field may have, as a message of `error.allowed` with its values: put into words when the reader is known. */
export interface Allowed {
  readonly key: AllowedKey
  readonly values?: Readonly<Record<string, string | number | Allowed>>
}

/** @param values of the message; one may be said by a message itself */
export const allowed = (key: AllowedKey, values: NonNullable<Allowed['values']> = {}): Allowed => ({ key, values })

export type FaultKey = keyof (typeof en)['error']['mistake']

/** What is wrong with a field: a message of `error.mistake` with its values; or what was given, and what is allowed. */
export type Fault =
  | { readonly key: FaultKey; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly given: unknown; readonly allowed: Allowed | string }

/** What is wrong, and in which field, for example `ingredients.salt`. */
export interface Mistake {
  readonly field: string
  readonly fault: Fault
}

/** A mistake that a message of `error.mistake` tells. */
export const mistake = (
  field: string,
  key: FaultKey,
  values: Readonly<Record<string, string | number>> = {},
): Mistake => ({
  field,
  fault: { key, values },
})

export const oneOf = (values: Iterable<string>): Allowed => allowed('oneOf', { values: [...values].join(', ') })

/** The same as the text of a schema's own message, which can be nothing else. */
export const asMessage = (key: AllowedKey, values?: Allowed['values']): string => JSON.stringify({ key, values })

/** Reads such a text; one that was written otherwise stays as it is. */
export function fromMessage(text: string): Allowed | string {
  return text.startsWith('{"key":') ? (JSON.parse(text) as Allowed) : text
}
