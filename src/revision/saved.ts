import { closeSync, openSync, readSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { type Packed, Texts } from '../catalogue/packed-texts.ts'
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
 * was saved of; a file that is damaged, or that other code wrote, is none.
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
    let fd: number
    try {
      fd = openSync(this.#file, 'r')
    } catch {
      return undefined
    }
    try {
      const header: Header = JSON.parse(bytesOf(fd, HEADER_BYTES).toString())
      if (header.state !== this.#named(state)) return undefined
      const [facts, ...texts] = header.sections.map(([bytes, checksum]) => {
        const section = bytesOf(fd, bytes)
        if (crc32(section) !== checksum) throw new Error('a section is damaged')
        return section
      })
      return facts && restored(deserialize(facts), texts)
    } catch {
      return undefined
    } finally {
      closeSync(fd)
    }
  }

  /** Saves the parts of a state in place of others. @throws what the file system throws */
  async write(state: string, parts: RevisionParts): Promise<void> {
    const { numbers, packed } = parts.texts.parts
    const languages = packed.map(({ bytes: _, ...rest }) => rest)
    const form: Form = { ...parts, texts: { numbers, languages } }
    const sections = [serialize(form), ...packed.map(({ bytes }) => bytes)]
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

const restored = ({ texts: { numbers, languages }, ...rest }: Form, bytes: readonly Buffer[]): RevisionParts => ({
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

/** @throws Error when fewer are left */
function bytesOf(fd: number, count: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(count)
  for (let at = 0; at < count; ) {
    const read = readSync(fd, bytes, at, count - at, null)
    if (read === 0) throw new Error('the file ends early')
    at += read
  }
  return bytes
}
