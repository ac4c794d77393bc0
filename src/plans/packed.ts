import { readFileSync } from 'node:fs'
import { constants, inflateRawSync, type ZstdOptions, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type Columns, fromColumns, type Json, toColumns } from './columns.ts'

/** Form of the rows that are written now. A row of any earlier form is read for ever. */
export const FORMAT = 3

/** A file of this folder. Dictionaries are part of their format, so they never change: other plans only take more bytes. */
const dictionary = (file: string): Buffer => readFileSync(new URL(file, import.meta.url))

/** Trained (`zstd --train --maxdict=65536`) on the columns of 308 weeks of all countries, as they were on one day. */
const plans = dictionary('./packed-plans.dict')

/** Level 19 would take 13 times the CPU for a tenth less. Rows say nothing of themselves: the database knows where they end. */
const WRITTEN: ZstdOptions = {
  dictionary: plans,
  params: {
    [constants.ZSTD_c_compressionLevel]: 9,
    [constants.ZSTD_c_contentSizeFlag]: 0,
    [constants.ZSTD_c_dictIDFlag]: 0,
  },
}

/** A value in few bytes: columns, as JSON, in a frame of Zstandard (RFC 8878). What is undefined falls away, as in JSON. */
export function packed(value: object): Buffer {
  const json: Json = JSON.parse(JSON.stringify(value))
  return zstdCompressSync(JSON.stringify(toColumns([json])), WRITTEN)
}

/** Series and their titles, ids of recipes and ingredients, and a plan. */
let words: Buffer | undefined

/** How the bytes of each format are read. */
const READ: Readonly<Record<number, (bytes: Uint8Array) => Buffer>> = {
  2: (bytes) => {
    words ??= dictionary('./packed-words.txt')
    return inflateRawSync(bytes, { dictionary: words })
  },
  [FORMAT]: (bytes) => zstdDecompressSync(bytes, { dictionary: plans }),
}

/**
 * What was packed, in this format or an earlier one.
 * @throws an Error of zlib or a SyntaxError for bytes that `packed` did not make, an Error for an unknown format
 */
export function unpacked(bytes: Uint8Array, format = FORMAT): unknown {
  const read = READ[format]
  if (!read) throw new Error(`a stored plan has the unknown format ${format}`)
  const columns: Columns = JSON.parse(read(bytes).toString())
  return fromColumns(columns)[0]
}
