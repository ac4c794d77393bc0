import type { Tool as Declaration } from '@modelcontextprotocol/server'
import type { Lang } from './sentences.ts'

/** Arguments of a call: checked against the tool's input schema, defaults filled. */
export type Args = Readonly<Record<string, unknown>>

/** What a tool asks the service for. */
export interface Query {
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** A tool: what it is for, the document behind it, and how the answer reads in a few lines. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** for an assistant that has never seen the service */
  readonly description: string
  readonly annotations: NonNullable<Declaration['annotations']>
  /** every document it may run; the output schema is printed from them */
  readonly documents: readonly string[]
  /** @throws InvalidArgumentsError when arguments that are right one by one do not go together */
  readonly query: (args: Args, lang: Lang) => Query
  /** the answer for the person, in the language the service answered in */
  readonly text: (data: Readonly<Record<string, unknown>>) => string
  /** the sentence for a null answer, and the argument that named what is missing */
  readonly missing?: { readonly sentence: 'noRecipe' | 'noCollection'; readonly by: string }
  /** whether what it builds may be handed over under a link that a family changes it by, when `share` is asked for */
  readonly shares?: true
  /** address of the page that shows the answer in hosts that can */
  readonly view?: string
}

/**
 * A tool whose answer has a known shape: the service checks its own answers against the schema, and the output schema
 * is printed from the same document, so the shape is stated here and not checked again.
 */
export const tool = <Data>(made: Omit<Tool, 'text'> & { readonly text: (data: Data) => string }): Tool => ({
  ...made,
  text: (data) => made.text(data as Data),
})

/** Arguments that cannot be used, with the sentence that says so. */
export class InvalidArgumentsError extends Error {
  override readonly name = 'InvalidArgumentsError'
}

/** Reads only: nothing changes, asked twice is asked once, all answers come from one instance. */
export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

/** Stores a plan under an id made from the request, which is stored once; each link for a family is another one. */
export const BUILDS = { ...READS, readOnlyHint: false, idempotentHint: false } as const
