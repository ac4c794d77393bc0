import { constants, setPriority } from 'node:os'
import type { PreviewCard } from './card.ts'
import { draw, type Pictures } from './draw.ts'

// A process of its own, so that fonts and what the library keeps go back to the system whole when it ends. It ends with its
// parent too: then the channel closes, and nothing else keeps it.

/** What the parent asks for. */
export interface Order {
  readonly id: number
  readonly card: PreviewCard
  readonly pictures: Pictures
}
/** What the parent gets. */
export type Drawn =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly failure: string }

// Where cores are few, reads come first.
setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', async ({ id, card, pictures }: Order) => {
  const drawn: Drawn = await draw(card, pictures).then(
    (png) => ({ id, png }),
    (error: Error) => ({ id, failure: error.stack ?? String(error) }),
  )
  process.send?.(drawn)
})
