import type en from './en.ts'

/** The same keys, each with the words of some language. */
type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

/** Everything that is said; English sets the keys. */
export type Messages = Words<typeof en>
export type Labels = Messages['label']

type Some<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : Some<T[Key]> }

/** What every language must have: all labels. Sentences that are missing fall back to English. */
export type Translation = Pick<Messages, 'label'> & Some<Messages>
