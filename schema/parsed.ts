import type { DocumentNode } from 'graphql'
import type { YogaServerOptions } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'

/** What parsed documents may take in memory together, bytes. */
const KEPT_BYTES = 8 * 1024 * 1024
/** What refused documents and why may take, bytes. */
const REFUSED_BYTES = 1024 * 1024
/** A token with its part of the tree, bytes: 260 to 480 of heap were measured in documents of six shapes, and room is left. */
const TOKEN_BYTES = 700
/** A character of the text, which is the key and is held by the tree, bytes: 1 was measured in Latin letters, 2 in others. */
const CHARACTER_BYTES = 4
/** An error with its place, bytes. */
const ERROR_BYTES = 2000

function tokens({ loc }: DocumentNode): number {
  let count = 0
  for (let token = loc?.startToken; token; token = token.next ?? undefined) count++
  return count
}

/** Documents that were parsed and validated, and those that could not be, each bounded by bytes. A new one for each endpoint. */
export const parsedDocuments = (): NonNullable<
  Exclude<YogaServerOptions<object, object>['parserAndValidationCache'], boolean>
> => ({
  documentCache: new LRUCache<string, DocumentNode>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (document, text) => text.length * CHARACTER_BYTES + tokens(document) * TOKEN_BYTES,
  }),
  errorCache: new LRUCache<string, Error>({
    maxSize: REFUSED_BYTES,
    sizeCalculation: (_, text) => text.length * CHARACTER_BYTES + ERROR_BYTES,
  }),
  validationCache: true,
})
