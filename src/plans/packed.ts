import { readFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Columns, fromColumns, type Json, toColumns } from './columns.ts'

/** Form of the rows that are written now. A row of any earlier form is read for ever. */
export const FORMAT = 2

/**
 * What stored plans are full of: series and their titles, ids of recipes and ingredients, and a plan, as they were on one
 * day. Part of the format, so it never changes; words that came later only take a few bytes more.
 */
const words = readFileSync(new URL('./packed-words.txt', import.meta.url))

/** A value in few bytes: columns, as JSON, deflated (RFC 1951) against known words. What is undefined falls away, as in JSON. */
export function packed(value: object): Buffer {
  const json: Json = JSON.parse(JSON.stringify(value))
  return deflateRawSync(JSON.stringify(toColumns([json])), { level: 9, dictionary: words })
}

/** @throws an Error of zlib or a SyntaxError for bytes that `packed` did not make */
export function unpacked(bytes: Uint8Array): unknown {
  const columns: Columns = JSON.parse(inflateRawSync(bytes, { dictionary: words }).toString())
  return fromColumns(columns)[0]
}
