import type { Random } from '../../src/catalogue/random.ts'

/** A number of a range. */
export const between = (random: Random, [from, to]: readonly [number, number]): number =>
  from + (to - from) * random.next()
/** One of a list. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T
/** Whether something happens that does so with such a probability. */
export const chance = (random: Random, p: number): boolean => random.next() < p

/** The number of an id, so that ids in the order of their letters are in that of their numbers. */
export const padded = (n: number): string => String(n).padStart(6, '0')
