import { BOARD, bowl, type Drawing, heap, PLATE, shade, shadow, times } from '../paint.ts'

const herbs = (at: readonly (readonly [number, number, number])[]): string =>
  times('<path d="M-16 0Q0-14 16 0Q0 14-16 0Z" fill="#4f9a45"/>', at)

/** Potatoes, whole. */
const potatoes: Drawing = ({ main }) => {
  const one = `<ellipse rx="78" ry="60" cy="9" fill="${shade(main, -0.3)}"/><ellipse rx="76" ry="57" fill="${main}"/><path d="M-42-20Q-8-42 34-28" stroke="${shade(main, 0.5)}" stroke-width="12" fill="none" stroke-linecap="round"/><g fill="${shade(main, -0.2)}"><circle cx="20" cy="16" r="5"/><circle cx="-24" cy="20" r="4"/></g>`
  return `${PLATE}${times(one, [
    [210, 210, -16],
    [370, 200, 20],
    [170, 330, 30],
    [300, 310, -8],
    [430, 320, 60],
    [250, 430, 10],
    [376, 424, -20],
  ])}${herbs([
    [240, 240, 30],
    [340, 280, 100],
    [280, 390, -30],
    [400, 360, 60],
    [190, 290, 10],
  ])}`
}

/** A purée with waves and butter. */
const mash: Drawing = ({ rim, main, sauce }) => {
  const pale = shade(main, 0.2)
  return `${bowl(rim, shade(sauce, 0.3))}<path d="M300 110Q470 120 486 300Q470 480 300 490Q130 480 114 300Q130 120 300 110Z" fill="${pale}"/><g fill="none" stroke="${shade(pale, -0.2)}" stroke-width="15" stroke-linecap="round"><path d="M164 250q34-40 68 0t68 0t68 0t68 0"/><path d="M150 330q37-40 75 0t75 0t75 0t75 0"/><path d="M180 410q30-36 60 0t60 0t60 0t60 0"/></g><rect x="262" y="250" width="80" height="64" rx="12" fill="#f9d95a" transform="rotate(12 300 280)"/>`
}

/** A potato baked whole, cut open. */
const bakedPotato: Drawing = ({ beside, random }) =>
  `${PLATE}<g transform="rotate(-10 300 300)"><ellipse cx="300" cy="316" rx="216" ry="150" fill="#6f4526"/><ellipse cx="300" cy="302" rx="216" ry="148" fill="#96633a"/><path d="M130 300Q220 210 300 214Q390 212 470 300Q380 392 300 390Q216 390 130 300Z" fill="#f4e3a8"/><path d="M170 300q40-30 80 0t80 0t96 0" stroke="#dcc27a" stroke-width="11" fill="none"/></g>${heap(beside.slice(0, 3), { x: 300, y: 296, radius: 88, most: 13, size: 1.1 }, random)}`

/** Chips and other sticks that are fried. */
const fries: Drawing = ({ main }) => {
  const gold = shade(main, -0.06)
  const one = `<rect x="-104" y="-17" width="208" height="38" rx="9" fill="${shade(gold, -0.3)}"/><rect x="-104" y="-19" width="208" height="32" rx="9" fill="${gold}"/><path d="M-90-10H80" stroke="${shade(gold, 0.45)}" stroke-width="7"/>`
  return `${PLATE}${times(
    one,
    Array.from({ length: 16 }, (_, i): [number, number, number] => {
      const reach = 124 * Math.sqrt((i + 0.5) / 16)
      return [300 + Math.cos(i * 2.4) * reach, 300 + Math.sin(i * 2.4) * reach, (i * 53) % 180]
    }),
  )}`
}

/** Vegetables on a plate. */
const vegetables: Drawing = ({ pieces, random }) =>
  `${PLATE}${heap(pieces.filter(({ look }) => look.shape !== 'liquid').slice(0, 6), { radius: 165, most: 34, least: 26, size: 1.5 }, random)}`

/** Cheese, in a wedge and in slices. */
const cheese: Drawing = ({ main, beside, random }) =>
  `${BOARD}<path d="M110 330L400 180Q480 230 496 330Z" fill="${shade(main, 0.2)}"/><path d="M110 330H496V430H110Z" fill="${main}"/><g fill="${shade(main, -0.22)}"><circle cx="190" cy="376" r="21"/><circle cx="300" cy="396" r="15"/><circle cx="396" cy="366" r="25"/><ellipse cx="380" cy="270" rx="26" ry="15"/><ellipse cx="260" cy="296" rx="17" ry="9"/></g>${heap(beside.slice(0, 2), { x: 200, y: 210, radius: 70, most: 8, size: 1.1 }, random)}`

/** Cobs of maize. */
const corn: Drawing = () => {
  const rows = [-30, -10, 10, 30].flatMap((y) =>
    Array.from(
      { length: 11 },
      (_, i) => `<rect x="${-150 + i * 27}" y="${y - 9}" width="23" height="17" rx="7" fill="#f9d34a"/>`,
    ),
  )
  const one = `<path d="M140-40Q240-60 250 0Q240 60 140 40Z" fill="#8cc152"/><rect x="-166" y="-50" width="330" height="100" rx="48" fill="#dba52a"/>${rows.join('')}`
  return `${PLATE}${times(one, [
    [280, 230, -10],
    [290, 380, -4],
  ])}`
}

/** Rashers of bacon or slices of ham, in waves. */
const rashers: Drawing = ({ main }) => {
  const one = `<path d="M-190-30q38-30 76 0t76 0t76 0t76 0t76 0v60q-38 30-76 0t-76 0t-76 0t-76 0t-76 0Z" fill="${shade(main, -0.15)}"/><path d="M-190-6q38-30 76 0t76 0t76 0t76 0t76 0v16q-38 30-76 0t-76 0t-76 0t-76 0t-76 0Z" fill="#f3d3c0"/>`
  return `${PLATE}${times(one, [
    [300, 190, -5],
    [300, 300, -5],
    [300, 410, -5],
  ])}`
}

/** A small dish with one pat or spoonful. */
const pat: Drawing = ({ main }) =>
  `<ellipse cx="300" cy="372" rx="230" ry="130" fill="#000" fill-opacity=".12"/><ellipse cx="300" cy="356" rx="230" ry="130" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="5"/><ellipse cx="300" cy="350" rx="170" ry="86" fill="#f1f1eb"/><path d="M200 300L330 250L420 290V350L290 404L200 358Z" fill="${main}"/><path d="M200 300L330 250L420 290L290 340Z" fill="${shade(main, 0.4)}"/><path d="M290 340V404" stroke="${shade(main, -0.2)}" stroke-width="6"/>`

/** A bucket of popcorn. */
const popcorn: Drawing = () => {
  const puff =
    '<circle cx="-20" r="30" fill="#fdf6df"/><circle cx="20" cy="-6" r="32" fill="#fffaf0"/><circle cx="2" cy="-28" r="28" fill="#fdf6df"/><circle cx="4" cy="6" r="10" fill="#eec25a"/>'
  return `${shadow(300, 540, 170)}${times(puff, [
    [180, 190],
    [250, 150],
    [330, 140],
    [410, 180],
    [220, 110],
    [300, 84],
    [380, 112],
    [300, 190],
  ])}<path d="M130 200H470L430 520Q426 540 404 540H196Q174 540 170 520Z" fill="#fdfdfb"/><g fill="#d8412f"><path d="M130 200H190L216 540H196Q174 540 170 520Z"/><path d="M252 200H318L312 540H262Z"/><path d="M384 200H440L400 540H360Z"/></g>`
}

export const SIDES = {
  potatoes,
  mash,
  'baked-potato': bakedPotato,
  fries,
  vegetables,
  cheese,
  corn,
  rashers,
  pat,
  popcorn,
}
