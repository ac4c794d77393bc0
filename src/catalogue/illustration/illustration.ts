import { tenths } from '../../i18n/round.ts'
import { hashText, Random } from '../random.ts'
import { type Look, lookOf, type Shape } from './palette.ts'

/** What a picture is made of. */
export interface PicturedRecipe {
  readonly id: string
  readonly course: string
  readonly equipment: readonly string[]
  readonly ingredients: readonly {
    readonly id: string
    readonly category: string
    /** edible grams in a portion */
    readonly grams: number
  }[]
}

/** Vessels, seen from above in a square of 600. */
type Vessel = 'plate' | 'bowl' | 'glass' | 'board' | 'stack' | 'cake'

/** Most pieces in a picture: more would be grey at 64 pixels, and heavy. */
const MOST_PIECES = 46
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

/** Numbers from 0 to below 1 from a seed, so that a dish looks the same on every machine. */
function generator(seed: string): () => number {
  const random = new Random(hashText(seed))
  return () => random.next()
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
const shade = (color: string, by: number): string =>
  hex(channels(color).map((c) => (by < 0 ? c * (1 + by) : c + (255 - c) * by)))

/** Colours mixed by weight. */
function mix(parts: readonly { readonly color: string; readonly weight: number }[], fallback: string): string {
  const total = parts.reduce((sum, part) => sum + part.weight, 0)
  if (total === 0) return fallback
  const sum = [0, 0, 0]
  for (const { color, weight } of parts) {
    for (const [i, c] of channels(color).entries()) sum[i] = (sum[i] as number) + c * weight
  }
  return hex(sum.map((c) => c / total))
}

const n = (value: number): string => String(tenths(value))

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
      return `<rect x="-78" y="-31" width="156" height="62" rx="28" fill="${color}"/><path d="M-48-14l20 28M-14-16l20 32M20-16l20 32" stroke="${dark}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`
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

const VESSEL_OF_COURSE: Readonly<Record<string, Vessel>> = {
  soup: 'bowl',
  salad: 'bowl',
  drink: 'glass',
  bread: 'board',
}

const has = ({ ingredients }: PicturedRecipe, ids: readonly string[]) => ingredients.some(({ id }) => ids.includes(id))
const FLOURS = ['flour', 'rye-flour', 'corn-flour', 'buckwheat-flour', 'almond-flour']

function vesselOf(recipe: PicturedRecipe): Vessel {
  const grams = recipe.ingredients.reduce((sum, i) => sum + i.grams, 0)
  const dough = recipe.ingredients.filter(({ id }) => FLOURS.includes(id)).reduce((sum, i) => sum + i.grams, 0)
  const sweetOrEarly = recipe.course === 'dessert' || recipe.course === 'main'
  if (sweetOrEarly && dough / grams > 0.1 && has(recipe, ['egg', 'kefir-2-5', 'milk-2-5', 'milk-3-2', 'yeast-dry'])) {
    if (recipe.equipment.includes('oven')) return recipe.course === 'dessert' ? 'cake' : 'plate'
    if (dough / grams > 0.14) return 'stack'
  }
  const porridge = recipe.ingredients.some(
    ({ category, grams: g }) => category === 'grains' && g / grams < 0.35 && g > 30,
  )
  if (recipe.course === 'dessert' || (porridge && has(recipe, ['milk-2-5', 'milk-3-2', 'oat-drink', 'soy-drink'])))
    return 'bowl'
  return VESSEL_OF_COURSE[recipe.course] ?? 'plate'
}

interface Seen {
  readonly look: Look
  readonly grams: number
}

/** Colours of soups, sauces and doughs: what dyes most shows most. */
const ground = (seen: readonly Seen[], fallback: string): string =>
  mix(
    [
      { color: fallback, weight: 25 },
      ...seen.map(({ look, grams }) => ({ color: look.color, weight: grams * look.dye })),
    ],
    fallback,
  )

/** Pieces laid around the middle in sunflower order, each kind in its turn, so that none hides another. */
function scatter(seen: readonly Seen[], radius: number, random: () => number): string {
  const wanted = seen.map(({ look, grams }) => ({ look, count: Math.max(1, grams / PIECE_GRAMS[look.shape]) }))
  const total = wanted.reduce((sum, { count }) => sum + count, 0)
  const scale = Math.min(1, MOST_PIECES / total)
  const kinds = wanted.map(({ look, count }) => ({ look, left: Math.max(1, Math.round(count * scale)) }))
  const order: Look[] = []
  while (kinds.some(({ left }) => left > 0)) {
    // The kind with most left goes next: large groups are spread and small ones stay on top.
    const next = kinds.reduce((most, kind) => (kind.left > most.left ? kind : most))
    order.push(next.look)
    next.left--
  }
  return order
    .map((look, i) => {
      const reach = radius * Math.sqrt((i + 0.5) / order.length) * (look.shape === 'fillet' ? 0.45 : 1)
      const angle = i * 2.399963 + random() * 0.5
      const turn = Math.round(random() * 360)
      const size = order.length < 10 ? 1.9 : order.length < 18 ? 1.5 : order.length < 28 ? 1.2 : 1
      const x = 300 + Math.cos(angle) * reach
      const y = 300 + Math.sin(angle) * reach
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})">${piece(look.shape, look.color, random)}</g>`
    })
    .join('')
}

const RIM = '<circle cx="300" cy="308" r="270" fill="#000" fill-opacity=".12"/>'
const plate = `${RIM}<circle cx="300" cy="300" r="270" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/><circle cx="300" cy="300" r="205" fill="#f4f4ef"/>`
const bowl = (rim: string, liquid: string): string =>
  `${RIM}<circle cx="300" cy="300" r="270" fill="${rim}"/><circle cx="300" cy="300" r="236" fill="${shade(rim, -0.15)}"/><circle cx="300" cy="300" r="228" fill="${liquid}"/><path d="M140 210a190 190 0 0 1 110-85" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="14" stroke-linecap="round"/>`

/** A spoon beside a vessel of this radius, turned by the dish: what is plain is told apart by it. */
const spoon = (radius: number, random: () => number): string =>
  `<g transform="rotate(${n(random() * 360)} 300 300)" fill="#b9c3c6"><ellipse cx="${300 + radius}" cy="215" rx="22" ry="34"/><rect x="${294 + radius}" y="240" width="12" height="170" rx="6"/></g>`

const RIMS = ['#4f7c8a', '#b5623f', '#6c7f4a', '#8a5a6e', '#49688f', '#a88442']

/**
 * A dish seen from above, drawn from its course and main ingredients: the same recipe gives the same bytes.
 * @returns an SVG document of 600 × 600 with a transparent ground, for light and dark pages
 */
export function illustrate(recipe: PicturedRecipe): string {
  const random = generator(recipe.id)
  const rim = RIMS[Math.floor(random() * RIMS.length)] as string
  const seen: Seen[] = recipe.ingredients
    .flatMap((ingredient) => {
      const look = lookOf(ingredient)
      return look && ingredient.grams > 0 ? [{ look, grams: ingredient.grams }] : []
    })
    .sort((a, b) => b.grams - a.grams)
  // Beaten into a dough or a cream, an egg is not seen any more.
  const beaten =
    recipe.course === 'dessert' || recipe.ingredients.some(({ id, grams }) => FLOURS.includes(id) && grams >= 15)
  const solid = seen
    .filter(({ look, grams }) => {
      if (look.shape === 'liquid' || (beaten && look.shape === 'egg')) return false
      return look.shape !== 'dollop' || grams >= 12
    })
    .slice(0, 7)
  const draw = (): string => {
    switch (vesselOf(recipe)) {
      case 'bowl': {
        const liquid =
          recipe.course === 'salad' ? '#f3efdd' : ground(seen, recipe.course === 'soup' ? '#dcb866' : '#f2e6cb')
        const beside = solid.length === 0 ? spoon(272, random) : ''
        return beside + bowl(rim, liquid) + scatter(solid, recipe.course === 'soup' ? 165 : 185, random)
      }
      case 'glass': {
        const liquid = ground(seen, '#e3b25c')
        return `${solid.length === 0 ? spoon(225, random) : ''}<circle cx="300" cy="310" r="190" fill="#000" fill-opacity=".12"/><circle cx="300" cy="300" r="190" fill="#e9f1f3" stroke="#c4d4d8" stroke-width="6"/><circle cx="300" cy="300" r="165" fill="${liquid}"/><path d="M190 240a125 125 0 0 1 80-65" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"/>${scatter(
          solid.slice(0, 2).map((s) => ({ ...s, grams: Math.min(s.grams, 30) })),
          85,
          random,
        )}`
      }
      case 'board': {
        const crust = ground(seen, '#cf9350')
        // What is baked on a stove is flat and round; a loaf is long, each of its own proportions.
        const flat = !recipe.equipment.includes('oven')
        const [rx, ry] = flat ? [150, 150] : [165 + random() * 50, 95 + random() * 40]
        const count = flat ? 0 : 2 + Math.floor(random() * 3)
        const cuts = Array.from({ length: count }, (_, i) => {
          const x = 300 + (i - (count - 1) / 2) * 75
          return `<path d="M${n(x - 28)} ${n(262 - random() * 20)}l${n(40 + random() * 25)} 70"/>`
        })
        const spots = Array.from({ length: flat ? 12 : 0 }, () => {
          const angle = random() * 2 * Math.PI
          const reach = 120 * Math.sqrt(random())
          return `<ellipse cx="${n(300 + Math.cos(angle) * reach)}" cy="${n(290 + Math.sin(angle) * reach)}" rx="${n(8 + random() * 10)}" ry="7" fill="${shade(crust, -0.3)}"/>`
        })
        const top = solid.slice(1, 3).map((s) => ({ ...s, grams: Math.min(s.grams, 12) }))
        return `<rect x="40" y="120" width="520" height="370" rx="40" fill="#000" fill-opacity=".12"/><rect x="40" y="112" width="520" height="370" rx="40" fill="#b98555"/><path d="M80 200h440M80 300h440M80 400h440" stroke="#a67446" stroke-width="4"/><ellipse cx="300" cy="298" rx="${n(rx + 10)}" ry="${n(ry + 12)}" fill="${shade(crust, -0.18)}"/><ellipse cx="300" cy="290" rx="${n(rx)}" ry="${n(ry)}" fill="${crust}"/><g fill="none" stroke="${shade(crust, 0.4)}" stroke-width="14" stroke-linecap="round">${cuts.join('')}</g>${spots.join('')}${scatter(top, 110, random)}`
      }
      case 'stack': {
        const golden = ground(seen, '#dba24e')
        const discs = [0, 1, 2, 3]
          .map((i) => {
            const x = 300 + (random() - 0.5) * 26
            const y = 318 - i * 12
            return `<circle cx="${n(x)}" cy="${y}" r="${172 - i * 4}" fill="${shade(golden, -0.22)}"/><circle cx="${n(x)}" cy="${y - 7}" r="${170 - i * 4}" fill="${i === 3 ? golden : shade(golden, 0.1)}"/>`
          })
          .join('')
        return (
          plate +
          discs +
          scatter(
            solid
              .filter(({ look }) => look.shape !== 'egg')
              .slice(0, 4)
              .map((s) => ({ ...s, grams: Math.min(s.grams, 40) })),
            100,
            random,
          )
        )
      }
      case 'cake': {
        const crumb = ground(seen, '#d69c4f')
        const cuts = [0, 45, 90, 135].map(
          (turn) =>
            `<path d="M300 110v380" stroke="${shade(crumb, -0.3)}" stroke-width="5" transform="rotate(${turn} 300 300)"/>`,
        )
        return `${plate}<circle cx="300" cy="306" r="192" fill="${shade(crumb, -0.35)}"/><circle cx="300" cy="298" r="190" fill="${crumb}"/>${cuts.join('')}${scatter(
          solid.slice(0, 4).map((s) => ({ ...s, grams: Math.min(s.grams, 60) })),
          140,
          random,
        )}`
      }
      case 'plate':
        return `${plate}<circle cx="300" cy="300" r="168" fill="${ground(seen, '#efe2c4')}" fill-opacity=".55"/>${scatter(solid, 160, random)}`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img">${draw()}</svg>\n`
}
