import type en from './en.ts'

/** The same keys, each with the words of some language. */
type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

/** Everything that is said; English sets the keys, and every language has them all. */
export type Messages = Words<typeof en>
export type Labels = Messages['label']
