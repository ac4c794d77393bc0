import { number } from './format.ts'
import type { Lang } from './locale.ts'

// Numbers as a cook says them: whole ones, halves and quarters, fractions below one.

/** A shown amount is within this factor of the exact one, and so is its inverse. */
const NEAR = 1.25

export const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

export interface Shown {
  readonly value: number
  readonly text: string
}

export const whole = (lang: Lang, value: number): Shown => ({ value, text: number(lang, value) })

/** The value among those given that is nearest by ratio. */
export const nearest = (value: number, shown: readonly Shown[]): Shown =>
  shown.reduce((best, other) =>
    Math.abs(Math.log(other.value / value)) < Math.abs(Math.log(best.value / value)) ? other : best,
  )

export const near = (shown: number, value: number): boolean =>
  shown <= value * NEAR + 1e-9 && value <= shown * NEAR + 1e-9

/** Numbers with a fraction as a cook says them: halves from one on, from `wholeFrom` on none. */
export function cooksNumber(lang: Lang, value: number, wholeFrom: number): Shown {
  if (value >= wholeFrom) return whole(lang, Math.round(value))
  if (value >= 1) return halves(lang, value)
  return nearest(value, [...FRACTIONS.map(([part, text]) => ({ value: part, text })), whole(lang, 1)])
}

const QUARTERS = ['', '¼', '½', '¾'] as const

/** The nearest multiple of a half or a quarter. */
export function parts(lang: Lang, value: number, step: 0.5 | 0.25): Shown {
  const shown = Math.round(value / step) * step
  const base = Math.floor(shown)
  return { value: shown, text: `${number(lang, base)}${QUARTERS[(shown - base) * 4]}` }
}

/** The nearest half. */
export const halves = (lang: Lang, value: number): Shown => parts(lang, value, 0.5)
