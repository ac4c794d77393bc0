/** Failed tries that are remembered for a position; a prime, so that every bit of a hash counts for its place. */
const PLACES = 251

/**
 * Remembers in which surroundings a try failed, position by position, so that it is not repeated there: most of a plan is the same
 * again from round to round. A try that failed may help later, since the packs that are open differ; that is rare enough.
 * Of two surroundings that fall on one place the later is remembered.
 */
export class TabuMemory {
  readonly #marks: Int32Array

  constructor(positions: number) {
    this.#marks = new Int32Array(positions * PLACES)
  }

  /** @param surroundings a number made by `mix` */
  has(position: number, surroundings: number): boolean {
    return this.#marks[this.#place(position, surroundings)] === surroundings
  }

  add(position: number, surroundings: number): void {
    this.#marks[this.#place(position, surroundings)] = surroundings
  }

  /** Forgets them all. */
  clear(): void {
    this.#marks.fill(0)
  }

  #place(position: number, surroundings: number): number {
    return position * PLACES + ((surroundings >>> 0) % PLACES)
  }
}

/** A number of all numbers mixed in, one after the other, from the first one on (the step of FNV-1a). */
export const mix = (number: number, more: number): number => Math.imul(number ^ more, 0x01000193)
