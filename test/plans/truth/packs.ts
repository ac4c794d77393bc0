import type { Case, Claims } from './claims.ts'
import type { Place, Seen } from './seen.ts'

/** What really happens to the packs of an ingredient, pack by pack, in the order of cooking. */
export interface Draw {
  readonly place: Place
  /** the dish that opened the pack this one goes on with; undefined: it goes on with none */
  readonly from: Place | undefined
  /** it draws from what the week before left */
  readonly fromLeft: boolean
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
  let rest = seen.left(ingredient)
  let opener: Place | undefined
  for (const place of seen.places) {
    if (place.dish.leftover) continue
    const times = [place, seen.again(place)].filter((p) => p !== undefined)
    const use = times.reduce((sum, { dish }) => sum + (seen.uses(place.recipe, dish.portions).get(ingredient) ?? 0), 0)
    if (use === 0) continue
    const from = rest > 0 ? opener : undefined
    const fromLeft = rest > 0 && opener === undefined
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
    found.push({ place, from, fromLeft, drawn, use, opened, rest })
  }
  return found
}

/** What is claimed of a pack, against what really happens to it. */
export function packClaims({ seen, place, values }: Case, code: string): Claims {
  const id = String(values.ingredient)
  const all = draws(seen, id)
  const at = all.findIndex((draw) => draw.place.at === place.at)
  const draw = all[at]
  if (!draw) return [[false, 'it does not use the ingredient']]
  const next = all[at + 1]
  const size = seen.pack(id)
  const line = seen.plan.shopping.flatMap(({ items }) => items).find(({ ingredientId }) => ingredientId === id)
  const left = (line?.packs ?? 0) * size - Math.round((line?.needed ?? 0) * 100)
  const other = String(values.otherRecipe)
  if (code === 'usesLeft') {
    return [
      [draw.fromLeft, 'it draws from nothing that was left'],
      [draw.drawn >= Math.min(0.05 * size, draw.use), 'it hardly draws from it'],
    ]
  }
  if (code === 'opensPack') {
    return [
      [draw.opened > 0 && draw.rest > 0, 'it opens no pack that others could go on with'],
      [next?.place.recipe.id === other && next.from?.at === place.at, 'the other does not go on with it'],
    ]
  }
  const claims: [boolean, string][] = [
    [line !== undefined && !line.pantry, 'nothing of it is bought'],
    [draw.from?.recipe.id === other, `the pack was opened for ${draw.from?.recipe.id}`],
    [(draw.from?.at ?? Number.POSITIVE_INFINITY) < place.at, 'the other comes later'],
    [draw.drawn >= Math.min(0.05 * size, draw.use), 'it hardly draws from it'],
  ]
  if (code === 'fromOpenPack') return [...claims, [values.savedMinor === undefined, 'it saves nothing that is named']]
  const alone = Math.ceil(draw.use / size)
  return [
    ...claims,
    [next === undefined, 'another dish uses it later'],
    [values.savedMinor === seen.price(id) * (alone - draw.opened) && alone > draw.opened, 'it saves another sum'],
    [left <= 0.05 * size === (code === 'usesUpPack'), `${left} of ${size} is left`],
  ]
}
