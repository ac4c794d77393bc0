import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'

/** What documents that are known by their hash may take in memory together, bytes. */
const KEPT_BYTES = 4 * 1024 * 1024
/** The most that one may take: the largest body, in a script of three bytes a letter. */
const LONGEST_BYTES = 64 * 1024
/** An entry beside its text, bytes. */
const ENTRY_BYTES = 250

/** Words of the protocol of automatic persisted queries: clients look for them, so they stay as they are in every language. */
const NOT_FOUND = { message: 'PersistedQueryNotFound', code: 'PERSISTED_QUERY_NOT_FOUND' } as const
const MISMATCH = { message: 'provided sha does not match query', code: 'PERSISTED_QUERY_MISMATCH' } as const
const UNSUPPORTED = { message: 'PersistedQueryNotSupported', code: 'PERSISTED_QUERY_NOT_SUPPORTED' } as const
export const PERSISTED_CODES: readonly unknown[] = [NOT_FOUND.code, MISMATCH.code, UNSUPPORTED.code]

/** For `application/json` the status stays 200: the client asks again with the document. */
const refusal = ({ message, code }: { readonly message: string; readonly code: string }, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status, spec: true } } })

interface Persisted {
  readonly version?: unknown
  readonly sha256Hash?: unknown
}

/**
 * Automatic persisted queries: a client sends the hash of a document and, the first time, the document itself. The least
 * recently used documents go first; a client that meets this sends the document again.
 */
export function persistedQueries(): Plugin {
  const documents = new LRUCache<string, string>({
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: (text) => Buffer.byteLength(text) + ENTRY_BYTES,
  })
  return {
    onParams({ params, setParams }) {
      const asked = params?.extensions?.persistedQuery as Persisted | null | undefined
      if (typeof asked !== 'object' || asked === null) return
      const { version, sha256Hash: hash } = asked
      if (version !== 1 || typeof hash !== 'string') throw refusal(UNSUPPORTED, 400)
      if (typeof params.query !== 'string' || params.query === '') {
        const query = documents.get(hash)
        if (query === undefined) throw refusal(NOT_FOUND, 404)
        return setParams({ ...params, query })
      }
      if (createHash('sha256').update(params.query).digest('hex') !== hash) throw refusal(MISMATCH, 400)
      documents.set(hash, params.query)
    },
  }
}
