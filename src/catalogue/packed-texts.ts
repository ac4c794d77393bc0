import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { LRUCache } from 'lru-cache'
import { fallbacks, LANGUAGES, type Lang } from '../i18n/locale.ts'
import { TEXT_KINDS, type TextKind, type Words } from './texts.ts'

/** Objects of one kind in one language, a line for each: their ids, and in the same order their words as JSON text. */
export interface TextLines {
  readonly kind: TextKind
  readonly ids: string
  readonly words: string
}

/** UTF-8 outside of the JavaScript heap: in memory, or in a file. */
export interface TextBytes {
  /** @param start of the first byte @param end behind the last */
  readonly text: (start: number, end: number) => string
  readonly whole: () => Buffer
}

/** Bytes that are in memory. */
const inMemory = (bytes: Buffer): TextBytes => ({
  text: (start, end) => bytes.toString('utf8', start, end),
  whole: () => bytes,
})

/** The texts of one language: their JSON, a line each. */
export interface Packed {
  readonly bytes: TextBytes
  /** start and end of the text of each object, by twice its number; both 0, or beyond the end, where there is none */
  readonly places: Uint32Array
  /** equal only for equal texts of equal objects */
  readonly hash: string
}

/** All that texts are made of, as plain data. */
export interface TextParts {
  /** by kind and id */
  readonly numbers: ReadonlyMap<TextKind, ReadonlyMap<string, number>>
  /** in the order of LANGUAGES */
  readonly packed: readonly Packed[]
}

/** The JSON of each object, by its id. */
function textOf(lines: TextLines | undefined): Map<string, string> {
  const words = lines?.words.split('\n') ?? []
  return new Map(lines?.ids.split('\n').map((id, index) => [id, words[index] as string]))
}

/**
 * The texts of a language with others of some objects.
 * @param numbers of those objects, by id
 * @param words their JSON; one that is not in it has none
 */
function repacked(old: Packed, numbers: ReadonlyMap<string, number>, words: ReadonlyMap<string, string>): Packed {
  const placeOf = (number: number) => [old.places[2 * number] ?? 0, old.places[2 * number + 1] ?? 0] as const
  const changed = new Map<number, string>()
  const hash = createHash('sha256').update(old.hash)
  for (const [id, number] of numbers) {
    const [start, end] = placeOf(number)
    const now = words.get(id) ?? ''
    if (now === (start === end ? '' : old.bytes.text(start, end))) continue
    changed.set(number, now)
    hash.update(`\n${id}\n${now}`)
  }
  if (changed.size === 0) return old
  const whole = old.bytes.whole()
  const count = Math.max(old.places.length / 2, ...Array.from(changed.keys(), (number) => number + 1))
  const places = new Uint32Array(count * 2)
  const lines: Buffer[] = []
  let at = 0
  for (let number = 0; number < count; number++) {
    const text = changed.get(number)
    const line = text === undefined ? whole.subarray(...placeOf(number)) : Buffer.from(text)
    if (line.length === 0) continue
    places[2 * number] = at
    places[2 * number + 1] = at + line.length
    at += line.length + 1
    lines.push(line, LINE_END)
  }
  return { bytes: inMemory(Buffer.concat(lines)), places, hash: hash.digest('hex') }
}

/** Room for texts that were unpacked, bytes: the catalogue of today in five languages. */
const UNPACKED_BYTES = 4 * 1024 * 1024
/** What an unpacked text takes besides its letters, about. */
const ENTRY_BYTES = 300

const NEWLINE = 0x0a
const LINE_END = Buffer.of(NEWLINE)

const NO_WORDS: Words = Object.freeze({})

/**
 * All texts of one revision. As UTF-8 they take what the files take, a third of what objects would, and unpacking one takes
 * 4 µs in memory and 6 µs in a file; compressed they would take a third of that and 25 µs. Those used last stay unpacked.
 */
export class Texts {
  readonly #numbers = new Map(TEXT_KINDS.map((kind) => [kind, new Map<string, number>()]))
  readonly #packed: Packed[] = []
  readonly #unpacked = new LRUCache<number, Words>({
    maxSize: UNPACKED_BYTES,
    sizeCalculation: (_, key) => {
      const [start, end] = this.#place(Math.floor(key / LANGUAGES.length), key % LANGUAGES.length)
      return ENTRY_BYTES + end - start
    },
  })

  /** @param ofLang the texts of each language, in the order of LANGUAGES; what is left out can be added */
  constructor(ofLang: readonly (readonly TextLines[])[] = []) {
    for (const kinds of ofLang) this.add(kinds)
  }

  /** Texts of the parts that others were made of. */
  static of({ numbers, packed }: TextParts): Texts {
    const texts = new Texts()
    for (const [kind, ofKind] of numbers) texts.#numbers.set(kind, new Map(ofKind))
    texts.#packed.push(...packed)
    return texts
  }

  /** What these texts are made of. */
  get parts(): TextParts {
    return { numbers: this.#numbers, packed: this.#packed }
  }

  /** Packs the texts of the next language, in the order of LANGUAGES; one without any is added as well. */
  add(kinds: readonly TextLines[]): void {
    let count = 0
    for (const ofKind of this.#numbers.values()) count += ofKind.size
    const numbers: number[] = []
    for (const { kind, ids } of kinds) {
      const ofKind = this.#numbers.get(kind) ?? new Map<string, number>()
      for (const id of ids.split('\n')) {
        const number = ofKind.get(id) ?? count++
        ofKind.set(id, number)
        numbers.push(number)
      }
    }
    const hash = createHash('sha256')
    for (const { kind, ids, words } of kinds) hash.update(`${kind}\n${ids}\n\n${words}\n\n`)
    const bytes = Buffer.from(kinds.map(({ words }) => words).join('\n'))
    const places = new Uint32Array(count * 2)
    let at = 0
    for (const number of numbers) {
      const end = bytes.indexOf(NEWLINE, at)
      places[2 * number] = at
      places[2 * number + 1] = end < 0 ? bytes.length : end
      at = end + 1
    }
    this.#packed.push({ bytes: inMemory(bytes), places, hash: hash.digest('hex') })
  }

  /** The words of an object in exactly this language, unpacked anew. */
  own(kind: TextKind, id: string, lang: Lang): Words | undefined {
    const number = this.#numbers.get(kind)?.get(id)
    return number === undefined ? undefined : this.#unpack(number, LANGUAGES.indexOf(lang))
  }

  /**
   * The words of an object; what is missing in the language falls back to English, then Russian, and a recipe that an
   * operator wrote in neither to the first language there is. Nothing for an object without words.
   */
  of(kind: TextKind, id: string, lang: Lang): Words {
    const number = this.#numbers.get(kind)?.get(id)
    if (number === undefined) return NO_WORDS
    for (const one of fallbacks(lang)) {
      const words = this.#at(number, LANGUAGES.indexOf(one))
      if (words) return words
    }
    if (kind !== 'recipe') return NO_WORDS
    return LANGUAGES.map((_, one) => this.#at(number, one)).find((words) => words !== undefined) ?? NO_WORDS
  }

  /** Whether an object has words in any language. */
  has(kind: TextKind, id: string): boolean {
    return this.#numbers.get(kind)?.has(id) === true
  }

  /**
   * The same texts, but of some objects of one kind others. A language in which nothing is different shares its bytes with
   * these.
   * @param ids of those objects; one that `lines` do not name in a language has no words in it
   * @param lines their words by language
   */
  replaced(kind: TextKind, ids: readonly string[], lines: ReadonlyMap<Lang, TextLines>): Texts {
    const texts = Texts.of(this.parts)
    const ofKind = texts.#numbers.get(kind) ?? new Map<string, number>()
    let count = 0
    for (const { size } of texts.#numbers.values()) count += size
    for (const id of ids) if (!ofKind.has(id)) ofKind.set(id, count++)
    const numbers = new Map(ids.map((id) => [id, ofKind.get(id) as number]))
    for (const [at, lang] of LANGUAGES.entries()) {
      const packed = texts.#packed[at]
      if (packed) texts.#packed[at] = repacked(packed, numbers, textOf(lines.get(lang)))
    }
    return texts
  }

  /** Whether all objects have the same words in a language as in other texts. */
  isSame(other: Texts, lang: Lang): boolean {
    const at = LANGUAGES.indexOf(lang)
    return this.#packed[at]?.hash === other.#packed[at]?.hash
  }

  #at(number: number, lang: number): Words | undefined {
    const key = number * LANGUAGES.length + lang
    const known = this.#unpacked.get(key)
    if (known) return known
    const words = this.#unpack(number, lang)
    if (words) this.#unpacked.set(key, words)
    return words
  }

  #unpack(number: number, lang: number): Words | undefined {
    const [start, end] = this.#place(number, lang)
    return start === end ? undefined : JSON.parse((this.#packed[lang] as Packed).bytes.text(start, end))
  }

  #place(number: number, lang: number): readonly [number, number] {
    const places = this.#packed[lang]?.places
    return [places?.[2 * number] ?? 0, places?.[2 * number + 1] ?? 0]
  }
}

/**
 * Reads all texts, a language a statement: no result is large, and while one is read, the event loop is free for requests,
 * since packing one language takes some milliseconds for 360 recipes. The database joins them, since rows would take
 * three times as long: to read, to send from its thread and to pack.
 */
export async function readTexts(em: SqlEntityManager): Promise<Texts> {
  const texts = new Texts()
  for (const lang of LANGUAGES) {
    texts.add(
      await em.execute(
        `select kind, string_agg(id, chr(10) order by id) as ids, string_agg(words::text, chr(10) order by id) as words
        from catalogue_text where lang = ? group by kind`,
        [lang],
      ),
    )
  }
  return texts
}

/** The words of some recipes as they are stored now, and of all else those that other texts have. */
export async function readRecipeTexts(em: SqlEntityManager, ids: readonly string[], others: Texts): Promise<Texts> {
  if (ids.length === 0) return others
  const rows: (TextLines & { lang: Lang })[] = await em.execute(
    `select lang, string_agg(id, chr(10) order by id) as ids, string_agg(words::text, chr(10) order by id) as words
    from catalogue_text where kind = 'recipe' and id in (?) group by lang`,
    [ids],
  )
  return others.replaced('recipe', ids, new Map(rows.map((row) => [row.lang, row])))
}
