import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lang } from '../i18n/locale.ts'

/** The families in which previews are set: Latin, Greek and Cyrillic; Japanese; simplified Chinese. */
const FAMILIES = ['noto-sans', 'noto-sans-jp', 'noto-sans-sc'] as const
export type Family = (typeof FAMILIES)[number]

/** A font file that holds a part of a family's characters, in all its weights. */
export interface FontSlice {
  readonly family: Family
  /** path of the WOFF2 file */
  readonly file: string
  /** code points it is for, from and to */
  readonly ranges: readonly (readonly [number, number])[]
}

const inPackage = (family: Family, file: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${file}`))

/** Reads `U+0460-052F,U+20B4`. */
const parseRanges = (text: string): [number, number][] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

/** The slices of a family, as its package lists them. */
function readSlices(family: Family): FontSlice[] {
  const listed: Readonly<Record<string, string>> = JSON.parse(readFileSync(inPackage(family, 'unicode.json'), 'utf8'))
  return Object.entries(listed).map(([name, ranges]) => ({
    family,
    file: inPackage(family, `files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: parseRanges(ranges),
  }))
}

const slices = new Map<Family, readonly FontSlice[]>()
function slicesOf(family: Family): readonly FontSlice[] {
  const known = slices.get(family) ?? readSlices(family)
  slices.set(family, known)
  return known
}

/** The families in the order in which a character is looked for: Chinese and Japanese draw the same characters differently. */
export const familiesOf = (lang: Lang): readonly Family[] =>
  lang === 'zh' ? ['noto-sans', 'noto-sans-sc', 'noto-sans-jp'] : FAMILIES

const holds = ({ ranges }: FontSlice, point: number): boolean =>
  ranges.some(([from, to]) => point >= from && point <= to)

/** The slice in which a character is drawn; undefined: no font has it. */
export function sliceOf(character: string, lang: Lang): FontSlice | undefined {
  const point = character.codePointAt(0) ?? 0
  for (const family of familiesOf(lang)) {
    // Where ranges overlap, the package means the last, as style sheets do: the ones before may lack the glyph.
    const slice = slicesOf(family).findLast((one) => holds(one, point))
    if (slice) return slice
  }
  return undefined
}

/** The slices that a text needs, with the code points each is to draw: a few of some 250, so that little is read and held. */
export function slicesFor(text: string, lang: Lang): Map<FontSlice, number[]> {
  const needed = new Map<FontSlice, number[]>()
  for (const character of new Set(text)) {
    const slice = sliceOf(character, lang)
    if (slice) needed.set(slice, [...(needed.get(slice) ?? []), character.codePointAt(0) as number])
  }
  return needed
}

/** A text without the characters that no font has, which would be drawn as empty boxes. */
export const drawable = (text: string, lang: Lang): string =>
  [...text.normalize('NFC').replaceAll(/\p{Cc}/gu, ' ')].filter((character) => sliceOf(character, lang)).join('')
