import { closeSync, fdatasync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { encode, headerRecord, type JournalHeader, type JournalRecord, readEnds } from './format.ts'

/** Makes sure that names in a folder are on the disk. */
export function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

/** What is known of a row: its JSON, or undefined when it was deleted. */
export type Entry = Pick<JournalRecord, 'table' | 'key' | 'row'>

/** A file of records that only grows. What was appended survives the process; synced, a power cut. */
export class JournalFile {
  readonly header: JournalHeader
  readonly #fd: number
  #length: number
  #number: number
  #dead: number
  #lastAt: number
  #dirty = false

  private constructor(fd: number, header: JournalHeader, length: number, last: JournalRecord) {
    this.header = header
    this.#fd = fd
    this.#length = length
    this.#number = last.number
    this.#dead = last.dead
    this.#lastAt = last.at
  }

  /** A new file with nothing but a header; one that is there is replaced. */
  static create(path: string, header: JournalHeader): JournalFile {
    const fd = openSync(path, 'w', 0o600)
    const record = headerRecord(header, Date.now())
    const text = encode(record)
    writeSync(fd, text)
    const file = new JournalFile(fd, header, Buffer.byteLength(text), record)
    file.#dirty = true
    return file
  }

  /** Goes on where a file ends; a torn end is cut off. @returns undefined when there is none. @throws NotAJournalError */
  static open(path: string): JournalFile | undefined {
    const ends = readEnds(path)
    if (!ends) return undefined
    const fd = openSync(path, 'r+')
    ftruncateSync(fd, ends.length)
    return new JournalFile(fd, ends.header, ends.length, ends.last)
  }

  /** when the last record was written, milliseconds since 1970 */
  get lastAt(): number {
    return this.#lastAt
  }

  /** Whether most of the file no longer counts. */
  get isMostlyDead(): boolean {
    return this.#number > LEAST && this.#dead > this.#number / 2
  }

  /** @throws when there is no room; then nothing was appended */
  append(entries: readonly Entry[]): void {
    const at = Date.now()
    let [number, dead, text] = [this.#number, this.#dead, '']
    for (const entry of entries) {
      // A deletion ends an earlier record and is itself of no use once that is gone.
      if (entry.row === undefined) dead += 2
      text += encode({ number: ++number, dead, at, ...entry })
    }
    const bytes = Buffer.from(text)
    try {
      for (let done = 0; done < bytes.length; ) {
        done += writeSync(this.#fd, bytes, done, bytes.length - done, this.#length + done)
      }
    } catch (error) {
      ftruncateSync(this.#fd, this.#length)
      // As PostgreSQL says it of a full disk.
      throw Object.assign(error as Error, (error as NodeJS.ErrnoException).code === 'ENOSPC' ? { code: '53100' } : {})
    }
    this.#length += bytes.length
    this.#number = number
    this.#dead = dead
    this.#lastAt = at
    this.#dirty = true
  }

  /** Brings to the disk what was appended, without waiting. @param onTrouble called when it failed */
  sync(onTrouble: (error: Error) => void): void {
    if (!this.#dirty) return
    this.#dirty = false
    fdatasync(this.#fd, (error) => {
      if (!error) return
      this.#dirty = true
      onTrouble(error)
    })
  }

  close(): void {
    fdatasyncSync(this.#fd)
    closeSync(this.#fd)
  }
}

/** Records from which on it is worth to write a file anew. */
const LEAST = 1000
