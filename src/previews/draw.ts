import { readFile } from 'node:fs/promises'
import { type Node, Renderer, setGlyphCacheMaxBytes } from '@takumi-rs/core'
import { MOST_LINES, PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewCard, type PreviewLine, textOf } from './card.ts'
import { drawable, familiesOf, slicesFor } from './fonts.ts'

/** Illustrations by the ids of their recipes, SVG. */
export type Pictures = Readonly<Record<string, string>>

type Style = NonNullable<Node['style']>

const INK = '#1f2421'
const SOFT = '#586059'
const LEAF = '#2a6340'
const PAPER = '#fbfaf6'
const LINE = '#e2dfd6'

/** The mark of the service, as `icon.svg` of the pages. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f6b45"/><path d="M10 25V8h7a5.5 5.5 0 0 1 0 11h-7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'

// Every preview has words and a picture or two of its own: what one leaves behind serves no other.
setGlyphCacheMaxBytes(0)

const box = (style: Style, ...children: readonly (Node | undefined)[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children: children.filter((child) => child !== undefined),
})

/** A text in a number of lines, cut off with an ellipsis. */
const words = (text: string, fontSize: number, style: Style = {}, lines = 1): Node => ({
  type: 'text',
  text,
  style: {
    fontSize,
    color: INK,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    ...(lines === 1 ? { whiteSpace: 'nowrap' } : { lineClamp: lines }),
    ...style,
  },
})

const picture = (src: string, size: number): Node => ({
  type: 'image',
  src,
  width: size,
  height: size,
  style: { width: size, height: size, flexShrink: 0 },
})
const mark = (size: number): Node => picture('mark', size)
const illustration = (recipe: string, size: number): Node => picture(`recipe:${recipe}`, size)

/** Room for the longest label of a card, pixels; ideographs are as wide as high. */
function labelWidth(lines: readonly PreviewLine[]): number {
  const widths = lines.map(({ label }) => [...label].reduce((sum, c) => sum + (c > '\u2e7f' ? 26 : 16), 0))
  const widest = Math.max(0, ...widths)
  return widest === 0 ? 0 : Math.min(230, widest + 12)
}

const line = ({ label, title, recipe }: PreviewLine, width: number): Node =>
  box(
    { alignItems: 'center', gap: 20, height: 56, flexShrink: 0 },
    width > 0 ? box({ width, flexShrink: 0 }, words(label, 25, { color: SOFT, minWidth: 0 })) : undefined,
    recipe === undefined ? undefined : illustration(recipe, 52),
    words(title, 31, { flexGrow: 1, minWidth: 0 }),
  )

/** Title and figures above, lines beneath. */
function menu(card: PreviewCard): Node {
  const lines = card.lines.slice(0, MOST_LINES)
  const about = box(
    { flexDirection: 'column', flexGrow: 1, minWidth: 0, gap: 4 },
    box({ alignItems: 'center', gap: 20 }, mark(48), words(card.title, 40, { fontWeight: 700, minWidth: 0 })),
    words(card.lead, 25, { color: SOFT }, 2),
  )
  const figures = box(
    { flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0, maxWidth: 520, gap: 2 },
    card.price ? words(card.price, 44, { fontWeight: 700, color: LEAF }) : undefined,
    ...card.notes.map((note) => words(note, 24, { color: SOFT })),
  )
  return box(
    { width: '100%', height: '100%', flexDirection: 'column', padding: '30px 56px 16px', backgroundColor: PAPER },
    box({ justifyContent: 'space-between', alignItems: 'flex-start', gap: 40, flexShrink: 0 }, about, figures),
    box({ height: 2, flexShrink: 0, margin: '14px 0 8px', backgroundColor: LINE }),
    box({ flexDirection: 'column' }, ...lines.map((one) => line(one, labelWidth(lines)))),
    box({ flexGrow: 1 }),
    card.source ? words(card.source, 19, { color: SOFT, flexShrink: 0 }) : undefined,
  )
}

/** The picture at the left, words at the right. */
const dish = (card: PreviewCard, recipe: string): Node =>
  box(
    { width: '100%', height: '100%', backgroundColor: PAPER },
    illustration(recipe, PREVIEW_HEIGHT),
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        flexGrow: 1,
        minWidth: 0,
        padding: '48px 52px 48px 28px',
      },
      box(
        { flexDirection: 'column', gap: 14 },
        words(card.title, 54, { fontWeight: 700, lineHeight: 1.15 }, 4),
        words(card.lead, 29, { color: SOFT }, 2),
      ),
      box(
        { flexDirection: 'column', gap: 8 },
        card.price ? words(card.price, 46, { fontWeight: 700, color: LEAF, lineHeight: 1.15 }, 2) : undefined,
        ...card.notes.map((note) => words(note, 25, { color: SOFT }, 2)),
        card.source ? words(card.source, 19, { color: SOFT }, 2) : undefined,
        box(
          { alignItems: 'center', gap: 14, marginTop: 18 },
          mark(40),
          words('Provender', 28, { fontWeight: 600, color: LEAF }),
        ),
      ),
    ),
  )

/** A card with the words that can be drawn. */
function readable(card: PreviewCard): PreviewCard {
  const plain = (text: string) => drawable(text, card.lang)
  return {
    ...card,
    title: plain(card.title),
    lead: plain(card.lead),
    price: plain(card.price),
    source: plain(card.source),
    notes: card.notes.map(plain),
    lines: card.lines.map((one) => ({ ...one, label: plain(one.label), title: plain(one.title) })),
  }
}

/** The picture of a card, PNG. The same card with the same pictures has the same bytes. */
export async function draw(given: PreviewCard, pictures: Pictures): Promise<Buffer> {
  const card = readable(given)
  const renderer = new Renderer({ cacheMaxBytes: 0 })
  for (const [{ family, file }, points] of slicesFor(`Provender…\n${textOf(card)}`, card.lang)) {
    await renderer.registerFont({
      name: family,
      data: await readFile(file),
      unicodeRange: points.map((point) => [point, point]),
    })
  }
  const images = Object.entries(pictures).map(([id, svg]) => ({ src: `recipe:${id}`, data: Buffer.from(svg) }))
  return renderer.render(card.recipe === undefined ? menu(card) : dish(card, card.recipe), {
    width: PREVIEW_WIDTH,
    height: PREVIEW_HEIGHT,
    format: 'png',
    lang: card.lang,
    fontFamilies: [...familiesOf(card.lang)],
    images: [...images, { src: 'mark', data: Buffer.from(MARK) }],
  })
}
