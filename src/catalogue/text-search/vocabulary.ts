import { Postings } from './postings.ts'

/** Between words in the text that holds them all; folded words have none. */
const BETWEEN = '\n'

/** Values of a UTF-16 unit: three of them fit into a number exactly. */
const UNIT = 0x1_00_00

/** The different trigrams of a word, with two blanks before and one behind it, each as a number. */
function trigrams(word: string): Set<number> {
  const padded = `  ${word} `
  const found = new Set<number>()
  for (let at = 0; at + 2 < padded.length; at++) {
    found.add((padded.charCodeAt(at) * UNIT + padded.charCodeAt(at + 1)) * UNIT + padded.charCodeAt(at + 2))
  }
  return found
}

/** Likeness of two words: shared trigrams of all of both, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [one, other] = [trigrams(a), trigrams(b)]
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared)
}

/** Whether two different words are one typing error apart: a letter is wrong, missing or too many, or two have changed places. */
export function isOneErrorApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [one, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (one.length === 2 && other.length === 2) return one[0] === other[1] && one[1] === other[0]
  return Math.max(one.length, other.length) === 1
}

/** The number of sorted values below one. */
function below(sorted: Float64Array | Uint32Array, value: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] as number) < value) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * The words of one language: finds those that contain some letters, and those that are like a word in spite of a typing
 * error. Held as one text and typed arrays, since there are fifteen of them.
 */
export class Vocabulary {
  readonly #text: string
  /** where each word starts in the text */
  readonly #starts: Uint32Array
  /** different trigrams of each word */
  readonly #sizes: Uint8Array
  readonly #trigrams: Float64Array
  /** words by trigram */
  readonly #words: Postings

  /** @param words folded and different, of at most 40 letters each */
  constructor(words: readonly string[]) {
    this.#text = words.map((word) => word + BETWEEN).join('')
    this.#starts = new Uint32Array(words.length)
    this.#sizes = new Uint8Array(words.length)
    const byTrigram = new Map<number, number[]>()
    let start = 0
    for (const [index, word] of words.entries()) {
      this.#starts[index] = start
      start += word.length + BETWEEN.length
      const own = trigrams(word)
      this.#sizes[index] = own.size
      for (const trigram of own) {
        const users = byTrigram.get(trigram)
        if (users) users.push(index)
        else byTrigram.set(trigram, [index])
      }
    }
    this.#trigrams = Float64Array.from(byTrigram.keys()).sort()
    this.#words = new Postings(Array.from(this.#trigrams, (trigram) => byTrigram.get(trigram) as number[]))
  }

  word(index: number): string {
    return this.#text.slice(this.#starts[index], (this.#starts[index + 1] ?? this.#text.length) - BETWEEN.length)
  }

  /** Indexes of the words that contain these letters, ascending. */
  containing(letters: string): number[] {
    const found: number[] = []
    let at = this.#text.indexOf(letters)
    while (at >= 0) {
      const index = below(this.#starts, at + 1) - 1
      found.push(index)
      at = this.#text.indexOf(letters, this.#starts[index + 1] ?? this.#text.length)
    }
    return found
  }

  /** Likeness of the words that share trigrams with this one, by index: shared trigrams of all of both, over 0 to 1. */
  likeness(word: string): Map<number, number> {
    const own = trigrams(word)
    const shared = new Map<number, number>()
    for (const trigram of own) {
      const at = below(this.#trigrams, trigram)
      if (this.#trigrams[at] !== trigram) continue
      for (const index of this.#words.of(at)) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
    for (const [index, count] of shared) shared.set(index, count / (own.size + (this.#sizes[index] as number) - count))
    return shared
  }
}
