import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

// One record a line, fields by tabs: checksum (CRC-32 of the rest, hexadecimal), number, how many records before it no
// longer count, milliseconds since 1970, table, key, and the row as JSON; without a row the key was deleted. The first
// line is the header: table `journal`, key the version of this format, row `{"schema": newest migration}`.

export interface JournalRecord {
  /** 0 is the header */
  readonly number: number
  /** how many records of the file no longer count */
  readonly dead: number
  readonly at: number
  readonly table: string
  readonly key: string
  /** JSON on one line; undefined: deleted */
  readonly row: string | undefined
}

/** What a file of records was written from. */
export interface JournalHeader {
  /** newest migration of the database */
  readonly schema: string
}

const FORMAT = '1'
const HEADER = 'journal'

/** A file is no journal of ours, or of a later version. */
export class NotAJournalError extends Error {
  override readonly name = 'NotAJournalError'
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0')

export function encode({ number, dead, at, table, key, row }: JournalRecord): string {
  const rest = [number, dead, at, table, key, row ?? ''].join('\t')
  return `${checksum(rest)}\t${rest}\n`
}

export const headerRecord = ({ schema }: JournalHeader, at: number): JournalRecord => ({
  number: 0,
  dead: 0,
  at,
  table: HEADER,
  key: FORMAT,
  row: JSON.stringify({ schema }),
})

/** @returns undefined for a line that is not whole */
export function decode(line: string): JournalRecord | undefined {
  const rest = line.slice(9)
  if (line[8] !== '\t' || checksum(rest) !== line.slice(0, 8)) return undefined
  const [number, dead, at, table = '', key = '', row = ''] = rest.split('\t')
  return { number: Number(number), dead: Number(dead), at: Number(at), table, key, row: row || undefined }
}

/** @throws NotAJournalError */
function headerOf(record: JournalRecord | undefined, from: string): JournalHeader {
  if (record?.table !== HEADER)
    throw new NotAJournalError(`${from} does not begin as a backup or a journal of Provender does.`)
  if (record.key !== FORMAT) {
    throw new NotAJournalError(
      `${from} has format ${record.key}; this version reads format ${FORMAT}. Use the version that wrote it.`,
    )
  }
  return JSON.parse(record.row ?? '') as JournalHeader
}

/** Records of a stream, and how many lines between them were not whole. */
export interface JournalReader {
  readonly header: JournalHeader
  readonly records: AsyncGenerator<JournalRecord>
  /** grows while `records` is read; a torn end does not count */
  readonly damaged: () => number
}

async function* lines(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest) yield rest
}

/** @param from what the stream is, for messages. @throws NotAJournalError */
export async function readJournal(stream: Readable, from: string): Promise<JournalReader> {
  const all = lines(stream)
  const first = await all.next()
  const header = headerOf(first.done ? undefined : decode(first.value), from)
  let damaged = 0
  async function* records() {
    let torn = 0
    for await (const line of all) {
      const record = decode(line)
      if (!record) torn++
      else {
        damaged += torn
        torn = 0
        yield record
      }
    }
  }
  return { header, records: records(), damaged: () => damaged }
}

export const readJournalFile = (file: string): Promise<JournalReader> => readJournal(createReadStream(file), file)

/** Bytes that are read at a time from the end. */
const WINDOW = 256 * 1024

/** The header and the last whole record of a file, without reading what is between them. */
export interface JournalEnds {
  readonly header: JournalHeader
  readonly last: JournalRecord
  /** bytes up to the end of the last whole record: what follows is torn */
  readonly length: number
}

/** @returns undefined when there is no such file. @throws NotAJournalError */
export function readEnds(file: string): JournalEnds | undefined {
  let fd: number
  try {
    fd = openSync(file, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    const { size } = fstatSync(fd)
    const part = (from: number, to: number) => {
      const buffer = Buffer.alloc(to - from)
      return buffer.subarray(0, readSync(fd, buffer, 0, buffer.length, from))
    }
    const start = part(0, Math.min(size, 4096))
    const first = start.indexOf('\n')
    const header = headerOf(first < 0 ? undefined : decode(start.subarray(0, first).toString()), file)
    for (let window = Math.min(size, WINDOW); ; window = Math.min(size, window * 4)) {
      const end = part(size - window, size)
      for (let stop = end.lastIndexOf('\n'); stop >= 0; stop = end.lastIndexOf('\n', stop - 1)) {
        const begin = stop === 0 ? 0 : end.lastIndexOf('\n', stop - 1) + 1
        if (begin === 0 && window < size) break
        const last = decode(end.subarray(begin, stop).toString())
        if (last) return { header, last, length: size - window + stop + 1 }
        if (stop === 0) break
      }
    }
  } finally {
    closeSync(fd)
  }
}
