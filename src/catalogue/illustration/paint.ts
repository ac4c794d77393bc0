import { tenths } from '../../i18n/round.ts'
import type { Look, Shape } from './look.ts'

/** What a drawing takes its colours and pieces from. */
export interface Paint {
  /** colour of the main ingredient */
  readonly main: string
  /** colour of what is baked or fried of flour, dyed by what is in it */
  readonly dough: string
  /** colour of a soup, a sauce or a cream, dyed by what is in it */
  readonly sauce: string
  /** colour of the vessel */
  readonly rim: string
  /** what is seen in pieces, most first */
  readonly pieces: readonly Seen[]
  /** what is on or in bread: the heaviest that no bakery bakes */
  readonly filling: Seen | undefined
  /** the same without the main ingredient */
  readonly beside: readonly Seen[]
  /** seeded by the dish: numbers from 0 to below 1 */
  readonly random: () => number
}

/** An ingredient that is seen in the dish. */
export interface Seen {
  readonly look: Look
  /** edible grams in a portion */
  readonly grams: number
}

/** Draws a form in a square of 600. */
export type Drawing = (paint: Paint) => string

/** Most pieces in a picture: more would be grey at 64 pixels, and heavy. */
const MOST_PIECES = 40
/** Grams a piece of each shape stands for. */
const PIECE_GRAMS: Record<Shape, number> = {
  ball: 14,
  bean: 9,
  chunk: 26,
  cube: 14,
  dollop: 26,
  egg: 26,
  fillet: 90,
  floret: 18,
  grain: 3.2,
  leaf: 6,
  liquid: 1000,
  ring: 10,
  shrimp: 14,
  slice: 13,
  strand: 9,
  wedge: 18,
}

const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]
const hex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Towards black (negative) or white (positive), -1 to 1. */
export const shade = (color: string, by: number): string =>
  hex(channels(color).map((c) => (by < 0 ? c * (1 + by) : c + (255 - c) * by)))

/** Colours mixed by weight. */
export function mix(parts: readonly { readonly color: string; readonly weight: number }[], fallback: string): string {
  const total = parts.reduce((sum, part) => sum + part.weight, 0)
  if (total === 0) return fallback
  const sum = [0, 0, 0]
  for (const { color, weight } of parts) {
    for (const [i, c] of channels(color).entries()) sum[i] = (sum[i] ?? 0) + c * weight
  }
  return hex(sum.map((c) => c / total))
}

/** A number as a drawing writes it. */
export const n = (value: number): string => String(tenths(value))

/** One piece at the origin, about 40 across; the caller moves and turns it. */
function piece(shape: Shape, color: string, random: () => number): string {
  const dark = shade(color, -0.25)
  const light = shade(color, 0.35)
  switch (shape) {
    case 'ball':
      return `<circle r="17" fill="${color}"/><circle cx="-5" cy="-5" r="5" fill="${light}"/>`
    case 'bean':
      return `<ellipse rx="17" ry="10" fill="${color}"/><ellipse cx="-4" cy="-3" rx="7" ry="2.5" fill="${light}"/>`
    case 'chunk': {
      const points = Array.from({ length: 7 }, (_, i) => {
        const radius = 20 + random() * 10
        const angle = (i / 7) * 2 * Math.PI
        return `${n(Math.cos(angle) * radius)},${n(Math.sin(angle) * radius)}`
      })
      return `<polygon points="${points.join(' ')}" fill="${color}" stroke="${dark}" stroke-width="3" stroke-linejoin="round"/>`
    }
    case 'cube':
      return `<rect x="-15" y="-15" width="30" height="30" rx="6" fill="${color}"/><path d="M-9-9h18" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`
    case 'dollop':
      return `<circle r="24" fill="${color}"/><path d="M-12 2a12 12 0 1 1 12 12a7 7 0 1 1 2-13" fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`
    case 'egg':
      return `<ellipse rx="36" ry="31" fill="#fffdf6" stroke="#e7dfca" stroke-width="2"/><circle r="14" fill="${color}"/>`
    case 'fillet':
      return `<rect x="-58" y="-23" width="116" height="46" rx="21" fill="${color}"/><path d="M-36-10l14 20M-8-12l14 24M18-12l14 22" stroke="${dark}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`
    case 'floret':
      return `<circle cx="-9" cy="2" r="13" fill="${color}"/><circle cx="9" cy="2" r="13" fill="${color}"/><circle cy="-9" r="14" fill="${shade(color, 0.12)}"/><path d="M0 6v16" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`
    case 'grain':
      return `<ellipse rx="8" ry="4.5" fill="${color}" stroke="${dark}" stroke-opacity=".3"/>`
    case 'leaf':
      return `<path d="M-22 0Q0-19 22 0Q0 19-22 0Z" fill="${color}"/><path d="M-18 0H16" stroke="${light}" stroke-width="2"/>`
    case 'liquid':
      return ''
    case 'ring':
      return `<circle r="13" fill="none" stroke="${color}" stroke-width="7"/>`
    case 'shrimp':
      return `<path d="M14-14A19 19 0 1 0 12 16" fill="none" stroke="${color}" stroke-width="13" stroke-linecap="round"/><path d="M-18-4l9 3M-12 11l7-6" stroke="${dark}" stroke-width="2"/>`
    case 'slice':
      return `<circle r="20" fill="${color}"/><circle r="14" fill="${light}" fill-opacity=".55"/>`
    case 'strand': {
      const bend = 8 + random() * 12
      return `<path d="M-34 0Q-17 ${n(-bend)} 0 0T34 0" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`
    }
    case 'wedge':
      return `<path d="M-24 8A26 26 0 0 1 24 8Q0 22-24 8Z" fill="${color}"/><path d="M-16 6A18 18 0 0 1 16 6" fill="none" stroke="${light}" stroke-width="4"/>`
  }
}

/**
 * Pieces around a point in sunflower order, each kind in its turn, so that none hides another.
 * @param radius how far the outermost are from the middle
 * @param most pieces at most
 * @param least pieces at least: small portions fill their vessel, too
 */
export function heap(
  seen: readonly Seen[],
  { x = 300, y = 300, radius = 150, most = MOST_PIECES, least = 0, size = 0 },
  random: () => number,
): string {
  const wanted = seen.map(({ look, grams }) => ({ look, count: Math.max(1, grams / PIECE_GRAMS[look.shape]) }))
  const total = wanted.reduce((sum, { count }) => sum + count, 0)
  const scale = Math.max(least / total, Math.min(1, most / total))
  const kinds = wanted.map(({ look, count }) => ({ look, left: Math.max(1, Math.round(count * scale)) }))
  const order: Look[] = []
  while (kinds.some(({ left }) => left > 0)) {
    // The kind with most left goes next: large groups are spread and small ones stay on top.
    const next = kinds.reduce((a, b) => (b.left > a.left ? b : a))
    order.push(next.look)
    next.left--
  }
  const grown = size || (order.length < 10 ? 1.7 : order.length < 18 ? 1.4 : order.length < 28 ? 1.15 : 1)
  const fitted = grown * Math.min(1, 0.35 + radius / 200)
  return order
    .map((look, i) => {
      const reach = radius * Math.sqrt((i + 0.5) / order.length) * (look.shape === 'fillet' ? 0.5 : 1)
      const angle = i * 2.399963 + random() * 0.5
      const turn = Math.round(random() * 360)
      const at = `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
      return `<g transform="translate(${at}) rotate(${turn}) scale(${n(fitted)})">${piece(look.shape, look.color, random)}</g>`
    })
    .join('')
}

/** The same drawing at several places. @param at x, y, turn in degrees and size of each */
export const times = (drawing: string, at: readonly (readonly [number, number, number?, number?])[]): string =>
  at
    .map(
      ([x, y, turn = 0, size = 1]) =>
        `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`,
    )
    .join('')

/** What lies under a thing that is seen from the side. */
export const shadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${n(rx / 9)}" fill="#000" fill-opacity=".14"/>`

const RIM = '<circle cx="300" cy="308" r="270" fill="#000" fill-opacity=".12"/>'
/** A plate from above. */
export const PLATE = `${RIM}<circle cx="300" cy="300" r="270" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/><circle cx="300" cy="300" r="205" fill="#f1f1eb"/>`

/** A bowl from above, filled. */
export const bowl = (rim: string, filling: string): string =>
  `${RIM}<circle cx="300" cy="300" r="270" fill="${rim}"/><circle cx="300" cy="300" r="240" fill="${shade(rim, -0.2)}"/><circle cx="300" cy="300" r="230" fill="${filling}"/><path d="M140 210a190 190 0 0 1 110-85" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="14" stroke-linecap="round"/>`

/** A pot with two handles from above, filled. */
export const pot = (rim: string, filling: string): string =>
  `<ellipse cx="300" cy="312" rx="262" ry="234" fill="#000" fill-opacity=".12"/><rect x="14" y="252" width="572" height="96" rx="40" fill="${shade(rim, -0.35)}"/><rect x="42" y="276" width="516" height="48" rx="22" fill="#f1f1eb"/><circle cx="300" cy="300" r="236" fill="${shade(rim, -0.15)}"/><circle cx="300" cy="300" r="206" fill="${filling}"/>`

/** A frying pan from above. */
export const pan = (filling: string): string =>
  `<g transform="rotate(-35 270 320)"><rect x="440" y="296" width="170" height="46" rx="20" fill="#2c2a2a"/></g><circle cx="270" cy="320" r="236" fill="#3b3938"/><circle cx="270" cy="320" r="206" fill="${filling}"/>`

/** A baking dish from above. */
export const bakingDish = (rim: string, filling: string): string =>
  `<rect x="20" y="128" width="560" height="364" rx="48" fill="#000" fill-opacity=".12"/><rect x="6" y="240" width="588" height="120" rx="40" fill="${shade(rim, -0.2)}"/><rect x="30" y="112" width="540" height="368" rx="46" fill="${rim}"/><rect x="62" y="144" width="476" height="304" rx="26" fill="${filling}"/>`

/** A wooden board from above. */
export const BOARD =
  '<rect x="40" y="100" width="520" height="410" rx="44" fill="#000" fill-opacity=".12"/><rect x="40" y="90" width="520" height="410" rx="44" fill="#c2905f"/><path d="M80 190h440M80 295h440M80 400h440" stroke="#b08050" stroke-width="4"/>'
