import type { Place, Seen } from './seen.ts'

/** What really happens to the packs of an ingredient, pack by pack, in the order of cooking. */
export interface Draw {
  readonly place: Place
  /** the dish that opened the pack this one goes on with; undefined: it goes on with none */
  readonly from: Place | undefined
  /** hundredths drawn from that pack */
  readonly drawn: number
  /** hundredths it takes in all */
  readonly use: number
  readonly opened: number
  /** hundredths left in the open pack after it */
  readonly rest: number
}

/** Opens packs one after another, as a cook does. */
export function draws(seen: Seen, ingredient: string): Draw[] {
  const pack = seen.pack(ingredient)
  const found: Draw[] = []
  let rest = 0
  let opener: Place | undefined
  for (const place of seen.places) {
    if (place.dish.leftover) continue
    const times = [place, seen.again(place)].filter((p) => p !== undefined)
    const use = times.reduce((sum, { dish }) => sum + (seen.uses(place.recipe, dish.portions).get(ingredient) ?? 0), 0)
    if (use === 0) continue
    const from = rest > 0 ? opener : undefined
    const drawn = Math.min(rest, use)
    let missing = use - drawn
    rest -= drawn
    let opened = 0
    while (missing > 0) {
      opened++
      const part = Math.min(pack, missing)
      missing -= part
      rest = pack - part
    }
    if (opened > 0) opener = place
    found.push({ place, from, drawn, use, opened, rest })
  }
  return found
}
