import { BOARD, type Drawing, heap, n, PLATE, pan, shade, times } from '../paint.ts'
import { sides } from './plates.ts'

/** Flat and breaded, golden, with a slice of lemon. */
const cutlet: Drawing = (paint) =>
  `${PLATE}<path d="M120 226Q110 130 220 140Q300 96 390 136Q500 136 492 232Q496 318 400 318Q330 350 250 320Q128 326 120 226Z" fill="#a8661f"/><path d="M126 220Q120 140 224 148Q300 106 386 144Q486 146 484 226Q484 302 398 304Q330 334 252 306Q134 312 126 220Z" fill="#dfa244"/><g fill="#c17f2a">${times(
    '<circle r="9"/>',
    [
      [180, 200],
      [240, 180],
      [300, 220],
      [360, 180],
      [420, 220],
      [220, 260],
      [330, 276],
      [400, 270],
      [270, 150],
    ],
  )}</g><circle cx="306" cy="228" r="42" fill="#f4dd4b"/><circle cx="306" cy="228" r="33" fill="#fbf3b0"/><path d="M306 197v62M279 212l54 32M279 244l54-32" stroke="#f4dd4b" stroke-width="5"/>${sides(paint)}`

/** A piece of meat from the pan, browned with stripes. */
const steak: Drawing = (paint) => {
  const meat = shade(paint.main, -0.08)
  return `${PLATE}<path d="M112 250Q108 140 226 138Q350 110 440 156Q510 200 470 280Q420 336 300 316Q130 340 112 250Z" fill="${shade(meat, -0.4)}"/><path d="M118 242Q116 150 228 146Q348 120 436 162Q498 202 460 270Q412 320 300 302Q138 324 118 242Z" fill="${meat}"/><path d="M126 214Q136 158 228 154Q340 128 420 164" stroke="#f3e3cd" stroke-width="15" fill="none" stroke-linecap="round"/><g stroke="${shade(meat, -0.5)}" stroke-width="15" stroke-linecap="round"><path d="M190 190l46 104"/><path d="M266 172l52 122"/><path d="M346 168l44 110"/></g>${sides(paint)}`
}

/** A fillet of fish with lemon. */
const fishFillet: Drawing = (paint) => {
  const flesh = paint.main
  return `${PLATE}<g transform="rotate(-8 300 220)"><path d="M96 220Q130 130 300 132Q450 134 506 214Q470 300 300 304Q140 306 96 220Z" fill="${shade(flesh, -0.55)}"/><path d="M102 212Q136 134 300 136Q444 138 498 208Q462 286 300 290Q144 292 102 212Z" fill="${flesh}"/><g fill="none" stroke="${shade(flesh, 0.5)}" stroke-width="11" stroke-linecap="round"><path d="M180 168q34 44 0 88"/><path d="M250 154q38 58 0 118"/><path d="M322 152q38 58 0 122"/><path d="M392 160q34 48 0 100"/></g></g>${times(
    '<path d="M-46 0A46 46 0 0 1 46 0Z" fill="#f4dd4b"/><path d="M-36-3A36 36 0 0 1 36-3Z" fill="#fbf3b0"/>',
    [[450, 320, -20]],
  )}${sides(paint)}`
}

/** A whole fish. */
const wholeFish: Drawing = (paint) => {
  const skin = shade(paint.main, -0.12)
  return `${PLATE}<g transform="rotate(-10 300 250)"><path d="M470 230L580 150Q560 230 580 316L470 262Z" fill="${shade(skin, -0.25)}"/><path d="M40 250Q120 130 300 140Q430 150 500 246Q430 346 300 352Q120 362 40 250Z" fill="${skin}"/><path d="M60 268Q160 344 300 338Q410 330 470 268Q380 300 280 300Q140 300 60 268Z" fill="${shade(skin, 0.45)}"/><path d="M240 142Q300 84 380 150Z" fill="${shade(skin, -0.25)}"/><circle cx="112" cy="226" r="19" fill="#fdfdfb"/><circle cx="112" cy="226" r="10" fill="#222"/><path d="M168 176Q204 250 160 322" stroke="${shade(skin, -0.35)}" stroke-width="9" fill="none"/><g stroke="${shade(skin, -0.4)}" stroke-width="10" stroke-linecap="round"><path d="M240 200l34 70"/><path d="M310 196l34 72"/><path d="M380 206l26 54"/></g></g>${sides(paint)}`
}

/** Small whole fish side by side. */
const smallFish: Drawing = ({ main, beside, random }) => {
  const skin = shade(main, -0.1)
  const one = `<path d="M150 0L206-36V36Z" fill="${shade(skin, -0.3)}"/><path d="M-190 0Q-120-48 10-42Q110-36 164 0Q110 38 10 42Q-120 48-190 0Z" fill="${skin}"/><path d="M-170 8Q-90 40 20 36Q100 30 150 4Q60 16-20 14Q-110 16-170 8Z" fill="${shade(skin, 0.45)}"/><circle cx="-150" cy="-6" r="9" fill="#222"/>`
  return `${PLATE}${times(one, [
    [296, 180, -4],
    [306, 278, 3],
    [298, 376, -3],
  ])}${heap(beside.filter(({ look }) => look.shape !== 'liquid').slice(0, 3), { x: 320, y: 440, radius: 110, most: 8, size: 1.05 }, random)}`
}

/** Legs of a bird. */
const drumsticks: Drawing = (paint) => {
  const skin = '#b9702f'
  const one = `<rect x="70" y="-15" width="120" height="30" rx="14" fill="#f3ead6"/><circle cx="186" cy="-14" r="19" fill="#f3ead6"/><circle cx="186" cy="14" r="19" fill="#f3ead6"/><path d="M-120 10Q-120-86-20-82Q80-70 118-14Q118 26 70 50Q-110 108-120 10Z" fill="${shade(skin, -0.3)}"/><path d="M-114 0Q-112-78-20-74Q74-62 110-14Q106 16 66 36Q-104 88-114 0Z" fill="${skin}"/><path d="M-84-24Q-60-60-8-56" stroke="${shade(skin, 0.45)}" stroke-width="15" fill="none" stroke-linecap="round"/>`
  return `${PLATE}${times(one, [
    [240, 180, -14],
    [330, 290, 14],
  ])}${sides(paint)}`
}

/** A whole roast bird. */
const roastBird: Drawing = ({ beside, random }) =>
  `<ellipse cx="300" cy="330" rx="282" ry="226" fill="#000" fill-opacity=".12"/><ellipse cx="300" cy="316" rx="282" ry="226" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/>${heap(beside.filter(({ look }) => look.shape !== 'liquid' && look.shape !== 'dollop').slice(0, 4), { x: 300, y: 400, radius: 190, most: 20, size: 1.25 }, random)}<path d="M120 300Q110 160 240 130Q300 92 360 130Q490 160 480 300Q470 420 300 424Q130 420 120 300Z" fill="#8f4f1d"/><path d="M128 292Q120 168 244 140Q300 106 356 140Q480 168 472 292Q460 404 300 408Q140 404 128 292Z" fill="#c47a32"/><path d="M150 300Q60 330 92 410Q130 440 190 396Q230 350 200 310Z" fill="#b26a28"/><path d="M450 300Q540 330 508 410Q470 440 410 396Q370 350 400 310Z" fill="#b26a28"/><circle cx="96" cy="428" r="22" fill="#f3ead6"/><circle cx="504" cy="428" r="22" fill="#f3ead6"/><path d="M230 176Q300 136 370 176" stroke="#e6ad6a" stroke-width="18" fill="none" stroke-linecap="round"/><path d="M300 150V300" stroke="#a8622a" stroke-width="8"/>`

/** Sausages with what is eaten with them. */
const sausages: Drawing = (paint) => {
  const skin = paint.main
  const one = `<rect x="-182" y="-34" width="364" height="84" rx="42" fill="${shade(skin, -0.35)}"/><rect x="-182" y="-42" width="364" height="82" rx="41" fill="${skin}"/><path d="M-140-20H90" stroke="${shade(skin, 0.45)}" stroke-width="13" stroke-linecap="round"/><g stroke="${shade(skin, -0.4)}" stroke-width="9" stroke-linecap="round"><path d="M-90-22l24 44"/><path d="M-10-24l24 46"/><path d="M70-22l24 44"/></g>`
  return `${PLATE}${times(one, [
    [300, 176, -6],
    [300, 276, -4],
  ])}${sides(paint)}`
}

/** Balls of mince in their sauce. */
const meatballs: Drawing = (paint) => {
  const { sauce } = paint
  const brown = '#8f5434'
  const one = `<circle r="58" cy="8" fill="${shade(brown, -0.35)}"/><circle r="56" fill="${brown}"/><g fill="${shade(brown, -0.25)}"><circle cx="14" cy="16" r="8"/><circle cx="-20" cy="20" r="6"/><circle cx="24" cy="-14" r="6"/></g><circle cx="-20" cy="-22" r="12" fill="${shade(brown, 0.4)}"/>`
  return `${PLATE}<path d="M104 250Q110 110 300 112Q490 110 496 250Q490 350 300 346Q110 350 104 250Z" fill="${sauce}"/>${times(
    one,
    [
      [190, 200],
      [304, 176],
      [416, 204],
      [244, 284],
      [366, 288],
    ],
  )}${sides(paint)}`
}

/** Cubes of meat and vegetables on skewers. */
const skewers: Drawing = ({ main, beside, random }) => {
  const meat = shade(main, -0.15)
  const second = beside[0]?.look.color ?? '#d9432f'
  const cube = (x: number, color: string) =>
    `<rect x="${x}" y="-40" width="74" height="80" rx="18" fill="${shade(color, -0.3)}"/><rect x="${x}" y="-44" width="72" height="76" rx="18" fill="${color}"/><path d="M${x + 14}-24h30" stroke="${shade(color, 0.4)}" stroke-width="9" stroke-linecap="round"/>`
  const one = `<rect x="-276" y="-6" width="560" height="12" rx="6" fill="#9aa3a6"/>${[-196, -112, -28, 56, 140].map((x, i) => cube(x, i % 2 ? second : meat)).join('')}`
  return `${PLATE}${times(one, [
    [300, 196, -8],
    [300, 304, -8],
    [300, 412, -8],
  ])}${heap(beside.slice(1, 3), { x: 300, y: 300, radius: 190, most: 6, size: 0.9 }, random)}`
}

/** Ribs with a glaze. */
const ribs: Drawing = (paint) =>
  `${PLATE}<g transform="rotate(-6 300 230)"><path d="M100 130H500Q520 230 500 320H100Q80 230 100 130Z" fill="#5f2414"/><path d="M106 126H494Q512 220 494 304H106Q88 220 106 126Z" fill="#8f3a20"/><g stroke="#5f2414" stroke-width="13">${[160, 216, 272, 328, 384, 440].map((x) => `<path d="M${x} 128V304"/>`).join('')}</g><g fill="#f3ead6">${[128, 188, 244, 300, 356, 412, 466].map((x) => `<rect x="${x - 11}" y="300" width="24" height="42" rx="10"/>`).join('')}</g><path d="M126 158Q300 130 474 158" stroke="#d97a4a" stroke-width="13" fill="none" stroke-linecap="round"/></g>${sides(paint)}`

/** Roast meat, sliced, with its gravy. */
const roast: Drawing = (paint) => {
  const meat = shade(paint.main, 0.05)
  const slice = `<ellipse rx="98" ry="116" cy="8" fill="${shade(meat, -0.5)}"/><ellipse rx="96" ry="112" fill="${shade(meat, -0.35)}"/><ellipse cx="-4" rx="80" ry="96" fill="${meat}"/><path d="M-44-40Q0-70 40-30M-50 20Q0 50 46 20" stroke="${shade(meat, 0.4)}" stroke-width="9" fill="none" stroke-linecap="round"/>`
  return `${PLATE}<path d="M96 250Q110 110 300 104Q490 110 504 250Q480 350 300 340Q120 350 96 250Z" fill="${shade(paint.sauce, -0.25)}"/>${times(
    slice,
    [
      [190, 216, 6],
      [290, 220, 6],
      [390, 226, 6],
    ],
  )}${sides(paint)}`
}

/** Shrimp, squid and shellfish in the pan. */
const seafood: Drawing = ({ pieces, sauce, random }) =>
  `${pan(shade(sauce, 0.1))}${heap(pieces.slice(0, 4), { x: 270, y: 320, radius: 160, most: 20, least: 16, size: 1.7 }, random)}`

/** Fried in the pan, cut small. */
const panFry: Drawing = ({ pieces, sauce, random }) =>
  `${pan(shade(sauce, -0.15))}${heap(pieces.slice(0, 6), { x: 270, y: 320, radius: 168, most: 36, least: 28, size: 1.2 }, random)}`

/** Fingers with a crust: croquettes, fish fingers, strips of chicken. */
const fingers: Drawing = ({ beside, random }) => {
  const one =
    '<rect x="-110" y="-32" width="220" height="74" rx="32" fill="#a8661f"/><rect x="-110" y="-38" width="220" height="70" rx="32" fill="#dfa244"/><g fill="#c17f2a"><circle cx="-60" cy="-6" r="8"/><circle cx="-10" cy="10" r="8"/><circle cx="44" cy="-8" r="8"/><circle cx="74" cy="12" r="7"/></g><path d="M-82-22H40" stroke="#f3cf8a" stroke-width="9" stroke-linecap="round"/>'
  return `${PLATE}${times(one, [
    [230, 180, -24],
    [370, 220, 18],
    [220, 300, 12],
    [376, 330, -16],
    [290, 420, 4],
  ])}${heap(beside.filter(({ look }) => !['egg', 'liquid'].includes(look.shape)).slice(0, 3), { x: 300, y: 420, radius: 120, most: 8, size: 1 }, random)}`
}

/** Rice rolled or pressed with fish. */
const sushi: Drawing = ({ beside }) => {
  const colors = beside
    .filter(({ look }) => look.shape !== 'grain')
    .map(({ look }) => look.color)
    .slice(0, 2)
  const ball = `<path d="M0-128Q26-128 46-92L112 30Q130 92 70 98H-70Q-130 92-112 30L-46-92Q-26-128 0-128Z" fill="#e3ddcb"/><path d="M0-122Q22-122 40-90L104 26Q120 84 66 88H-66Q-120 84-104 26L-40-90Q-22-122 0-122Z" fill="#fdfbf3"/><path d="M-58 30H58V88H-58Z" fill="#24382d"/><circle cy="-30" r="22" fill="${colors[0] ?? '#f08a5d'}"/>`
  return `${BOARD}${times(ball, [
    [190, 300, -6, 1.15],
    [412, 310, 6, 1.15],
  ])}`
}

/** Meat or fish in jelly. */
const jelly: Drawing = ({ pieces, random }) =>
  `${PLATE}<rect x="130" y="150" width="340" height="310" rx="46" fill="#a8905a" fill-opacity=".35"/><rect x="130" y="140" width="340" height="310" rx="46" fill="#d8ae55"/>${heap(pieces.slice(0, 5), { x: 300, y: 296, radius: 120, most: 16, size: 1.3 }, random)}<rect x="130" y="140" width="340" height="310" rx="46" fill="#f3d48a" fill-opacity=".3"/><path d="M164 200Q170 172 206 170" stroke="#fff" stroke-width="${n(16)}" fill="none" stroke-linecap="round"/>`

export const MAINS = {
  cutlet,
  steak,
  'fish-fillet': fishFillet,
  'whole-fish': wholeFish,
  'small-fish': smallFish,
  drumsticks,
  'roast-bird': roastBird,
  sausages,
  meatballs,
  skewers,
  ribs,
  roast,
  seafood,
  'pan-fry': panFry,
  fingers,
  sushi,
  jelly,
}
