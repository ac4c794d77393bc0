/** Lists of numbers in two arrays: a thousandth of the objects that as many arrays would be. */
export class Postings {
  readonly #starts: Uint32Array
  readonly #items: Uint32Array

  constructor(lists: readonly (readonly number[])[]) {
    this.#starts = new Uint32Array(lists.length + 1)
    for (const [n, list] of lists.entries()) this.#starts[n + 1] = (this.#starts[n] as number) + list.length
    this.#items = new Uint32Array(this.#starts[lists.length] as number)
    for (const [n, list] of lists.entries()) this.#items.set(list, this.#starts[n])
  }

  /** The nth list; empty when there is none. */
  of(n: number): Uint32Array {
    return this.#items.subarray(this.#starts[n], this.#starts[n + 1])
  }
}
