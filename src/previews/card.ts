import { createHash } from 'node:crypto'
import type { Lang } from '../i18n/locale.ts'

/** Size of a preview, pixels: what networks and messengers ask for. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
/** Most lines of a preview. */
export const MOST_LINES = 7

/** Changes with what `draw.ts` and the fonts make of a card: addresses with its hash never go stale. */
const DESIGN = 1

/** A dish with the day or course it is for. */
export interface PreviewLine {
  /** '' where it is known from the line before */
  readonly label: string
  readonly title: string
  /** id of the recipe whose illustration stands beside it; undefined: none */
  readonly recipe?: string
}

/** What a preview shows, in words of one language. */
export interface PreviewCard {
  readonly lang: Lang
  readonly title: string
  /** under the title: dates, or kind of dish */
  readonly lead: string
  /** the figure that is read first; '' where there is none */
  readonly price: string
  /** beneath it */
  readonly notes: readonly string[]
  /** where the price comes from; '' where there is none */
  readonly source: string
  /** at most MOST_LINES are drawn */
  readonly lines: readonly PreviewLine[]
  /** id of the recipe whose illustration fills a half; undefined: none */
  readonly recipe?: string
}

/** Names the picture that is drawn of a card: equal cards have the same name on every machine. */
export const cardHash = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('base64url')
    .slice(0, 12)

/** Every word of a card. */
export const textOf = ({ title, lead, price, notes, source, lines }: PreviewCard): string =>
  [title, lead, price, ...notes, source, ...lines.flatMap((line) => [line.label, line.title])].join('\n')
