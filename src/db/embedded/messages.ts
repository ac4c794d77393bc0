/** What the thread of the embedded database is opened with. */
export interface ThreadOptions {
  /** PGlite's folder, or `memory://` */
  readonly dataDir: string
  /** folder of data that has the journal; undefined: nothing is journalled until `journal` is asked for */
  readonly journal: string | undefined
}

/** What the thread is asked to do. `query` is one statement, `exec` may be several. */
export type Task =
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly do: 'exec'; readonly sql: string }
  | { readonly do: 'journal'; readonly dataDir: string }
  | { readonly do: 'close' }

export type Request = Task & { readonly id: number }

/** Rows of a statement, as Kysely's dialect wants them. */
export interface Rows {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows?: number | undefined
}

/** An error's fields that survive the way between threads: the SQLSTATE above all. */
export interface PackedError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  /** code, detail, constraint, table and the like, where they are texts */
  readonly fields: Readonly<Record<string, string>>
}

export type Reply =
  | { readonly opened: true }
  | { readonly id: number; readonly done: Rows }
  | { readonly id: number; readonly failed: PackedError; readonly broken: boolean }
  | { readonly notified: string; readonly payload: string }

/** @returns what `unpackError` makes an equal error of */
export function packError(error: unknown): PackedError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const own = Object.entries(error ?? {}).filter(
    (entry): entry is [string, string] =>
      // The statement is known to whoever sent it, and can be long.
      typeof entry[1] === 'string' && !['query', 'message', 'stack', 'name'].includes(entry[0]),
  )
  return { name, message, stack, fields: Object.fromEntries(own) }
}

export const unpackError = ({ name, message, stack, fields }: PackedError): Error =>
  Object.assign(new Error(message), { name, stack, ...fields })
