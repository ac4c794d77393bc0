import { closeSync, openSync, readSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { type Packed, type TextBytes, Texts } from '../catalogue/packed-texts.ts'
import type { RevisionParts } from './parts.ts'

/** The first line of a file: whose parts follow, and the length and CRC-32 of each section. */
interface Header {
  readonly state: string
  readonly sections: readonly (readonly [bytes: number, checksum: number])[]
}

/** Room for the first line, padded with blanks, bytes. */
const HEADER_BYTES = 2048

/**
 * The parts of one revision in a file, so that a start need not ask the database for them: reading some thirty tables takes
 * it a second and a half for 800 recipes, reading the file a tenth of that. What was saved is used for exactly the state that it
 * was saved of; a file that is damaged, or that other code wrote, is none. The texts, most of it, stay in the file and are
 * read one by one: the system's cache holds them, not this process.
 */
export class SavedParts {
  readonly #file: string
  readonly #writer: string

  /**
   * @param file its folder must be there when it is written
   * @param code names the code that reads the parts from the database
   */
  constructor(file: string, code: string) {
    this.#file = file
    // What is in the file is written in V8's form, which may change with it.
    this.#writer = `${code} ${process.versions.v8}`
  }

  /** The parts that were saved of a state; undefined: of another, or none. */
  read(state: string): RevisionParts | undefined {
    let file: ReadFile
    try {
      file = new ReadFile(this.#file)
    } catch {
      return undefined
    }
    try {
      const header: Header = JSON.parse(file.bytes(0, HEADER_BYTES).toString())
      if (header.state !== this.#named(state)) return undefined
      let at = HEADER_BYTES
      const places = header.sections.map(([length, checksum]) => {
        const start = at
        at += length
        if (file.checksum(start, length) !== checksum) throw new Error('a section is damaged')
        return { start, length }
      })
      const [facts, ...texts] = places
      return (
        facts &&
        restored(
          deserialize(file.bytes(facts.start, facts.length)),
          texts.map(({ start, length }) => file.section(start, length)),
        )
      )
    } catch {
      return undefined
    }
  }

  /** Saves the parts of a state in place of others. @throws what the file system throws */
  async write(state: string, parts: RevisionParts): Promise<void> {
    const { numbers, packed } = parts.texts.parts
    const languages = packed.map(({ bytes: _, ...rest }) => rest)
    const form: Form = { ...parts, texts: { numbers, languages } }
    const sections = [serialize(form), ...packed.map(({ bytes }) => bytes.whole())]
    const header: Header = {
      state: this.#named(state),
      sections: sections.map((section) => [section.length, crc32(section)]),
    }
    const aside = `${this.#file}.new`
    const file = await open(aside, 'w', 0o600)
    try {
      await file.writeFile(JSON.stringify(header).padEnd(HEADER_BYTES))
      for (const section of sections) await file.writeFile(section)
      await file.close()
      await rename(aside, this.#file)
    } catch (error) {
      await file.close().catch(() => {})
      await rm(aside, { force: true })
      throw error
    }
  }

  #named(state: string): string {
    return `${state} ${this.#writer}`
  }
}

/** The parts as they are saved: the texts without their bytes, which are sections of their own. */
interface Form extends Omit<RevisionParts, 'texts'> {
  readonly texts: {
    readonly numbers: Texts['parts']['numbers']
    readonly languages: readonly Omit<Packed, 'bytes'>[]
  }
}

const restored = ({ texts: { numbers, languages }, ...rest }: Form, bytes: readonly TextBytes[]): RevisionParts => ({
  ...rest,
  texts: Texts.of({
    numbers,
    packed: languages.map((language, index) => {
      const own = bytes[index]
      if (!own) throw new Error('a language is missing')
      return { ...language, bytes: own }
    }),
  }),
})

/** Bytes that are read at once where their number does not matter. */
const CHUNK_BYTES = 256 * 1024

/** Longer than nearly every text of one object, bytes. */
const SHORT_BYTES = 8 * 1024

/** Closes files that nobody can read from any more. */
const closing = new FinalizationRegistry<number>((fd) => closeSync(fd))

/**
 * A file that is read in parts for as long as somebody holds one of them. Whoever writes another in its place, or deletes
 * it, changes nothing about the parts.
 */
class ReadFile {
  readonly #fd: number

  /** @throws what the file system throws */
  constructor(file: string) {
    this.#fd = openSync(file, 'r')
    closing.register(this, this.#fd)
  }

  /** @throws Error when the file ends before */
  bytes(start: number, length: number, into = Buffer.allocUnsafeSlow(length)): Buffer {
    for (let at = 0; at < length; ) {
      const read = readSync(this.#fd, into, at, length - at, start + at)
      if (read === 0) throw new Error('the file ends early')
      at += read
    }
    return into
  }

  /** CRC-32 of a part. @throws Error when the file ends before */
  checksum(start: number, length: number): number {
    const chunk = Buffer.allocUnsafeSlow(Math.min(length, CHUNK_BYTES))
    let sum = 0
    for (let at = 0; at < length; at += chunk.length) {
      const count = Math.min(chunk.length, length - at)
      sum = crc32(this.bytes(start + at, count, chunk).subarray(0, count), sum)
    }
    return sum
  }

  /** A part whose bytes stay in the file. */
  section(start: number, length: number): TextBytes {
    // One buffer for all short reads: what is read is made a string at once.
    let read = Buffer.allocUnsafeSlow(SHORT_BYTES)
    return {
      text: (from, to) => {
        if (to - from > read.length) read = Buffer.allocUnsafeSlow(to - from)
        return this.bytes(start + from, to - from, read).toString('utf8', 0, to - from)
      },
      whole: () => this.bytes(start, length),
    }
  }
}
