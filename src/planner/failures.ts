/** Failed tries that are remembered for a cell; a prime, so that every bit of a number has a say in its place. */
const PLACES = 251

/**
 * Remembers in which surroundings a try failed, cell by cell, so that it is not repeated there: most of a plan is the same
 * again from round to round. A try that failed may help later, since the packs that are open differ; that is rare enough.
 * Of two surroundings that fall on one place the later is remembered.
 */
export class Failures {
  readonly #marks: Int32Array

  constructor(cells: number) {
    this.#marks = new Int32Array(cells * PLACES)
  }

  /** @param surroundings a number made by `mix` */
  has(cell: number, surroundings: number): boolean {
    return this.#marks[this.#place(cell, surroundings)] === surroundings
  }

  add(cell: number, surroundings: number): void {
    this.#marks[this.#place(cell, surroundings)] = surroundings
  }

  /** Forgets them all. */
  clear(): void {
    this.#marks.fill(0)
  }

  #place(cell: number, surroundings: number): number {
    return cell * PLACES + ((surroundings >>> 0) % PLACES)
  }
}

/** A number of all numbers mixed in, one after the other, from the first one on (the step of FNV-1a). */
export const mix = (number: number, more: number): number => Math.imul(number ^ more, 0x01000193)
