/** A whole number of 32 bits from a text, the same on every machine (FNV-1a over its UTF-16 units). */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** The same from any plain value: equal values, equal numbers. */
export const hash = (value: unknown): number => hashText(JSON.stringify(value))

/** A whole number of 32 bits as a share, 0 to below 1. */
export const unit = (bits: number): number => (bits >>> 0) / 4294967296

/** Numbers that look random and are the same for the same seed (mulberry32, public domain by Tommy Ettinger). */
export class Random {
  #state: number
  constructor(seed: number) {
    this.#state = seed | 0
  }
  /** 0 to below 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return unit(t ^ (t >>> 14))
  }
  /** a whole number, 0 to below n */
  below(n: number): number {
    return Math.floor(this.next() * n)
  }
  /** brings a list into another order, in place (Fisher and Yates), and returns it */
  shuffle<T extends number[] | Int32Array | unknown[]>(list: T): T {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const at = list[i]
      list[i] = list[j] as number
      list[j] = at as number
    }
    return list
  }
}
