import { cardHash, type PreviewCard } from '../../src/previews/card.ts'
import { link } from '../links.ts'
import type { PageContext } from '../page.ts'

/** What chats and social networks show of a link beside its address. */
export interface Preview {
  /** path of the picture */
  readonly image: string
  readonly title: string
  readonly description: string
  /** the picture in words */
  readonly alt: string
}

/** Path of the picture of a card, in the card's language whoever asks for it, and never another picture. */
export const previewPath = (
  page: string,
  card: PreviewCard,
  context: PageContext,
  query: Readonly<Record<string, string>> = {},
): string => link({ ...context, langAsked: true }, `${page}/preview.png`, { ...query, v: cardHash(card) })
