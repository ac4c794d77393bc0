import type { z } from 'zod'

/** A row of the table: a request, the document that answers it, and the status of success. */
export interface Route {
  readonly method: 'GET' | 'POST'
  /** `{name}` stands for a part of the path */
  readonly path: string
  /** one line for the API's description */
  readonly summary: string
  /** checks path, query and body values together and names a wrong one */
  readonly input: z.ZodType<Record<string, unknown>>
  readonly document: string
  /** of a GET: variables of the document, where they are not the input's fields themselves */
  readonly variables?: (input: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  readonly status: 200 | 201
  /** of a POST: its body is the plan's params themselves, or an object with the input's fields */
  readonly body?: 'params' | 'fields'
  /** of a POST: headers that name where what was built can be read */
  readonly built?: (value: { readonly id: string }) => Readonly<Record<string, string>>
  /** whether what is found under an address with a language never changes */
  readonly immutable?: true
  /** names of types in the API's description, where they differ from GraphQL's */
  readonly names?: Readonly<Record<string, string>>
  /** what a null answer (404) says is missing */
  readonly missing?: 'plan' | 'recipe' | 'occasion'
}
