import { bakingDish, type Drawing, heap, mix, n, type Paint, PLATE, pan, shade, times } from '../paint.ts'

/** What lies beside the main thing: starch on the left below, vegetables on the right. */
function sides({ beside, random }: Paint): string {
  const seen = beside.filter(({ look }) => !['dollop', 'liquid', 'egg', 'fillet'].includes(look.shape))
  const [first, second, ...rest] = seen
  const one = first ? heap([first], { x: 200, y: 410, radius: 62, most: 9, size: 1.25 }, random) : ''
  const two = second
    ? heap([second, ...rest.slice(0, 1)], { x: 390, y: 418, radius: 62, most: 10, size: 1.2 }, random)
    : ''
  return one + two
}

const EGG =
  '<path d="M-92 6Q-96-62-30-76Q20-98 66-58Q108-20 84 40Q60 92-8 84Q-84 84-92 6Z" fill="#fffdf6" stroke="#e7dfca" stroke-width="4"/><circle cx="-2" cy="0" r="36" fill="#f7b52b"/><circle cx="-14" cy="-12" r="9" fill="#fde2a0"/>'

/** Fried eggs in the pan with what is fried along. */
const friedEggs: Drawing = ({ beside, random }) =>
  `${pan('#57514c')}${heap(beside.filter(({ look }) => look.shape !== 'egg').slice(0, 4), { x: 270, y: 320, radius: 165, most: 18, size: 1.2 }, random)}${times(
    EGG,
    [
      [200, 270],
      [346, 360, 80],
    ],
  )}`

/** Boiled eggs, halved. */
const boiledEggs: Drawing = ({ beside, random }) => {
  const half =
    '<ellipse rx="60" ry="78" fill="#e7dfca" cy="6"/><ellipse rx="58" ry="76" fill="#fffdf6"/><circle cy="10" r="31" fill="#f7b52b"/><circle cx="-9" cy="2" r="8" fill="#fbd98a"/>'
  return `${PLATE}${heap(beside.filter(({ look }) => look.shape !== 'egg').slice(0, 3), { radius: 175, most: 12, size: 1.3 }, random)}${times(
    half,
    [
      [190, 250, -24],
      [300, 210, 4],
      [410, 250, 28],
      [240, 388, -160],
      [366, 388, 164],
    ],
  )}`
}

/** An omelette folded over. */
const omelette: Drawing = ({ beside, random }) =>
  `${PLATE}<path d="M112 330Q120 150 300 150Q480 150 488 330Q490 382 440 384H160Q110 382 112 330Z" fill="#dba22f"/><path d="M118 322Q128 154 300 154Q472 154 482 322Q482 366 440 368H160Q118 366 118 322Z" fill="#f6cb52"/><path d="M128 338H472" stroke="#fbe59a" stroke-width="20" stroke-linecap="round"/><path d="M176 240Q230 190 300 188" stroke="#fbe59a" stroke-width="16" fill="none" stroke-linecap="round"/><g fill="#d9972f">${times(
    '<ellipse rx="20" ry="11"/>',
    [
      [260, 262, 20],
      [370, 236, -12],
      [410, 300, 30],
    ],
  )}</g>${heap(beside.filter(({ look }) => !['dollop', 'liquid', 'egg'].includes(look.shape)).slice(0, 3), { x: 300, y: 420, radius: 92, most: 11, size: 1 }, random)}`

/** Scrambled eggs. */
const scrambled: Drawing = ({ main, pieces, beside, random }) => {
  const yellow = pieces.some(({ look }) => look.shape === 'egg') ? '#f9d04f' : shade(main, 0.12)
  const lump = `<path d="M-44 6Q-50-34-12-32Q6-56 32-30Q62-22 46 10Q40 40 4 34Q-34 42-44 6Z" fill="${yellow}" stroke="${shade(yellow, -0.2)}" stroke-width="5"/><path d="M-20-8Q-4-24 14-12" stroke="${shade(yellow, 0.5)}" stroke-width="7" fill="none" stroke-linecap="round"/>`
  const at = Array.from({ length: 15 }, (_, i): [number, number, number] => {
    const reach = 138 * Math.sqrt((i + 0.5) / 15)
    return [300 + Math.cos(i * 2.4) * reach, 296 + Math.sin(i * 2.4) * reach, (i * 83) % 360]
  })
  return `${PLATE}${times(lump, at)}${heap(beside.filter(({ look }) => !['dollop', 'liquid', 'egg'].includes(look.shape)).slice(0, 4), { radius: 150, most: 12, size: 1.05 }, random)}`
}

/** A stack of thick pancakes from the side, with what runs over it. */
const pancakes: Drawing = ({ dough, beside, random }) => {
  const cake = (y: number) =>
    `<rect x="110" y="${y}" width="380" height="54" rx="27" fill="${shade(dough, -0.12)}"/><rect x="118" y="${y + 14}" width="364" height="24" rx="12" fill="${shade(dough, 0.45)}"/>`
  return `<ellipse cx="300" cy="478" rx="276" ry="50" fill="#000" fill-opacity=".12"/><ellipse cx="300" cy="462" rx="276" ry="50" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/>${[404, 354, 304, 254].map(cake).join('')}<ellipse cx="300" cy="254" rx="190" ry="40" fill="${shade(dough, -0.05)}"/><path d="M160 250Q230 214 320 222Q430 224 446 258Q448 330 426 330Q408 330 410 286Q380 296 372 292V366Q360 388 346 366V296Q300 306 240 292V336Q226 356 214 334V284Q170 280 160 250Z" fill="#c9822c"/><rect x="262" y="196" width="76" height="48" rx="10" fill="#f9e08a"/>${heap(beside.filter(({ look }) => ['ball', 'slice', 'bean', 'wedge', 'strand'].includes(look.shape)).slice(0, 2), { x: 300, y: 450, radius: 190, most: 10, size: 1 }, random)}`
}

/** Thin pancakes, folded. */
const crepes: Drawing = ({ dough, beside, random }) => {
  const sheet = shade(dough, 0.3)
  const fold = `<path d="M0-150Q120-120 140 20Q70 56 0 56Z" fill="${shade(sheet, -0.18)}"/><path d="M-6-150Q112-124 126 14Q60 44-6 40Z" fill="${sheet}"/><path d="M10-120Q84-90 100 6" stroke="${shade(sheet, -0.22)}" stroke-width="6" fill="none"/><g fill="${shade(sheet, -0.3)}"><circle cx="40" cy="-60" r="9"/><circle cx="66" cy="-14" r="12"/><circle cx="24" cy="4" r="8"/></g>`
  return `${PLATE}${times(fold, [
    [190, 290, -30, 1.1],
    [300, 250, 10, 1.1],
    [330, 380, 60, 1.1],
  ])}${heap(beside.filter(({ look }) => look.shape !== 'egg' && look.shape !== 'liquid').slice(0, 3), { x: 250, y: 400, radius: 70, most: 7, size: 1.3 }, random)}`
}

/** Golden discs: curd fritters, potato cakes, patties. */
const fritters: Drawing = ({ main, beside, random }) => {
  const fried = [
    { color: main, weight: 1 },
    { color: '#d99a3f', weight: 1 },
  ]
  const gold = mix(fried, main)
  const disc = `<ellipse rx="88" ry="80" cy="12" fill="${shade(gold, -0.4)}"/><ellipse rx="88" ry="78" fill="${shade(gold, -0.22)}"/><ellipse cx="-4" cy="-4" rx="68" ry="58" fill="${gold}"/><path d="M-44-26Q-10-52 36-36" stroke="${shade(gold, 0.45)}" stroke-width="11" fill="none" stroke-linecap="round"/>`
  return `${PLATE}${times(disc, [
    [210, 210],
    [388, 220],
    [190, 370],
    [352, 386],
  ])}${heap(beside.filter(({ look }) => !['egg', 'liquid', 'grain'].includes(look.shape)).slice(0, 2), { x: 290, y: 296, radius: 60, most: 6, size: 1.25 }, random)}`
}

/** Waffles with their squares. */
const waffles: Drawing = ({ dough, beside, random }) => {
  const cells = [-60, -20, 20, 60].flatMap((x) => [-60, -20, 20, 60].map((y) => [x, y]))
  const waffle = `<rect x="-108" y="-100" width="216" height="216" rx="40" fill="${shade(dough, -0.3)}"/><rect x="-108" y="-108" width="216" height="216" rx="40" fill="${dough}"/>${cells.map(([x, y]) => `<rect x="${(x ?? 0) * 1.2 - 17}" y="${(y ?? 0) * 1.2 - 17}" width="34" height="34" rx="6" fill="${shade(dough, -0.28)}"/>`).join('')}`
  return `${PLATE}${times(waffle, [
    [220, 260, -12],
    [378, 340, 10],
  ])}${heap(beside.filter(({ look }) => look.shape !== 'egg' && look.shape !== 'liquid').slice(0, 3), { x: 310, y: 300, radius: 70, most: 9, size: 1.2 }, random)}`
}

/** Half moons of dough with a crimped edge. */
const dumplings: Drawing = ({ beside, random }) => {
  const one =
    '<path d="M-82 26Q-70-62 0-64Q70-62 82 26Q40 44 0 44Q-40 44-82 26Z" fill="#cdb98a"/><path d="M-78 18Q-66-58 0-58Q66-58 78 18Q40 32 0 32Q-40 32-78 18Z" fill="#f6ead0"/><path d="M-78 18q10 20 22 4q12 20 24 4q12 20 24 4q12 18 24 2q12 16 22 0q12 14 20-6q12 10 20-10" fill="none" stroke="#cdb98a" stroke-width="7"/><path d="M-40-20Q-6-44 34-26" stroke="#fffaf0" stroke-width="11" fill="none" stroke-linecap="round"/>'
  return `${PLATE}${times(one, [
    [180, 210, -20],
    [330, 190, 12],
    [440, 290, 50],
    [170, 340, 15],
    [310, 320, -8],
    [380, 424, 20],
    [236, 440, -14],
  ])}${heap(beside.filter(({ look }) => ['dollop', 'ring', 'leaf', 'strand', 'cube'].includes(look.shape)).slice(0, 3), { x: 300, y: 300, radius: 130, most: 9, size: 0.95 }, random)}`
}

/** Balls of dough or potato, with what is poured over. */
const balls: Drawing = ({ main, beside, sauce, random }) => {
  const pale = shade(main, 0.25)
  const ball = `<circle r="70" cy="8" fill="${shade(pale, -0.3)}"/><circle r="68" fill="${pale}"/><circle cx="-22" cy="-24" r="17" fill="${shade(pale, 0.6)}"/>`
  return `${PLATE}<circle cx="300" cy="310" r="176" fill="${shade(sauce, 0.2)}"/>${times(ball, [
    [226, 222],
    [380, 236],
    [192, 364],
    [330, 390],
    [428, 366, 0, 0.9],
  ])}${heap(beside.filter(({ look }) => !['egg', 'liquid'].includes(look.shape)).slice(0, 3), { x: 300, y: 310, radius: 110, most: 9, size: 0.95 }, random)}`
}

const tubes = (color: string): string =>
  times(
    `<rect x="-42" y="-15" width="84" height="30" rx="8" fill="${color}" stroke="${shade(color, -0.25)}" stroke-width="4"/><ellipse cx="38" rx="9" ry="14" fill="${shade(color, -0.35)}"/><path d="M-34-5H24" stroke="${shade(color, 0.4)}" stroke-width="5" stroke-linecap="round"/>`,
    Array.from({ length: 22 }, (_, i): [number, number, number] => {
      const reach = 160 * Math.sqrt((i + 0.5) / 22)
      return [300 + Math.cos(i * 2.4) * reach, 300 + Math.sin(i * 2.4) * reach, (i * 71) % 360]
    }),
  )

/** Short pasta, mixed with its sauce. */
const shortPasta: Drawing = ({ beside, sauce, random }) =>
  `${PLATE}<circle cx="300" cy="304" r="186" fill="${shade(sauce, -0.08)}"/>${tubes('#f2d58a')}${heap(beside.filter(({ look }) => look.shape !== 'liquid').slice(0, 5), { radius: 145, most: 18, size: 1 }, random)}`

/** Long pasta or noodles, wound to a nest, with the sauce on top. */
const longPasta: Drawing = ({ beside, sauce, random }) => {
  const strands = [182, 158, 134, 110, 86, 62]
    .map(
      (r, i) =>
        `<ellipse cx="${300 + (i % 2) * 8}" cy="${300 - (i % 3) * 5}" rx="${r}" ry="${n(r * 0.9)}" fill="none" stroke="${i % 2 ? '#e6c46c' : '#f4da90'}" stroke-width="17" stroke-dasharray="${n(r * 2.6)} 9" transform="rotate(${i * 37} 300 300)"/>`,
    )
    .join('')
  return `${PLATE}<circle cx="300" cy="300" r="186" fill="#d9b55c"/>${strands}<path d="M206 300Q204 214 300 212Q398 214 394 304Q392 384 300 386Q212 384 206 300Z" fill="${sauce}" fill-opacity=".9"/>${heap(beside.filter(({ look }) => look.shape !== 'liquid' && look.shape !== 'strand').slice(0, 5), { radius: 100, most: 14, size: 1.05 }, random)}`
}

/** Baked in a dish, browned on top. */
const gratin: Drawing = ({ rim, sauce, beside, random }) => {
  const top = shade(sauce, 0.25)
  const spot = `<path d="M-40 0Q-34-24 0-20Q40-26 42 4Q30 26-6 22Q-38 24-40 0Z" fill="#b9702a" fill-opacity=".75"/>`
  return `${bakingDish(rim, top)}${heap(beside.filter(({ look }) => !['dollop', 'liquid', 'egg', 'grain'].includes(look.shape)).slice(0, 4), { x: 300, y: 296, radius: 130, most: 14, size: 1.1 }, random)}${times(
    spot,
    [
      [130, 200, 10],
      [250, 230, 60, 0.8],
      [380, 190, 20],
      [480, 250, 80, 0.9],
      [150, 340, 40],
      [290, 390, 0],
      [420, 370, 30],
      [500, 400, 70, 0.7],
      [330, 290, 120, 0.7],
    ],
  )}<path d="M82 190q110-40 220-10t220-16" stroke="#fff3cf" stroke-width="10" stroke-opacity=".7" fill="none"/>`
}

/** Vegetables, cabbage leaves or pasta, rolled around a filling, side by side. */
const rolls: Drawing = ({ main, sauce, beside, random }) => {
  const one = `<rect x="-176" y="-42" width="352" height="92" rx="44" fill="${shade(main, -0.35)}"/><rect x="-176" y="-48" width="352" height="90" rx="44" fill="${main}"/><path d="M-120-46Q-90 0-120 40M-30-48Q0 0-30 42M60-48Q90 0 60 42" stroke="${shade(main, -0.2)}" stroke-width="8" fill="none"/><path d="M-140-24H110" stroke="${shade(main, 0.45)}" stroke-width="9" stroke-linecap="round"/><circle cx="158" r="28" fill="${shade(sauce, -0.2)}"/>`
  return `${PLATE}<ellipse cx="300" cy="316" rx="196" ry="170" fill="${shade(sauce, 0.1)}"/>${times(one, [
    [300, 210, -6],
    [304, 306, -6],
    [308, 402, -6],
  ])}${heap(beside.filter(({ look }) => ['leaf', 'dollop', 'ring'].includes(look.shape)).slice(0, 2), { x: 300, y: 300, radius: 120, most: 5, size: 1 }, random)}`
}

/** Vegetables that are filled, whole. */
const stuffed: Drawing = ({ main, beside, sauce, random }) => {
  const one = `<path d="M-78-20Q-92 96-40 118H40Q92 96 78-20Z" fill="${main}"/><path d="M-30-10Q-40 70-18 108M30-10Q40 70 18 108" stroke="${shade(main, -0.25)}" stroke-width="8" fill="none"/><ellipse cy="-20" rx="80" ry="38" fill="${shade(main, 0.25)}"/><ellipse cy="-22" rx="64" ry="28" fill="${shade(sauce, 0.1)}"/>${heap(beside.filter(({ look }) => look.shape !== 'liquid').slice(0, 3), { x: 0, y: -26, radius: 44, most: 8, size: 0.8 }, random)}`
  return `${PLATE}<ellipse cx="300" cy="390" rx="190" ry="80" fill="${shade(sauce, 0.15)}"/>${times(one, [
    [300, 190],
    [200, 330],
    [400, 330],
  ])}`
}

export const PLATES = {
  'fried-eggs': friedEggs,
  'boiled-eggs': boiledEggs,
  omelette,
  scrambled,
  pancakes,
  crepes,
  fritters,
  waffles,
  dumplings,
  balls,
  'short-pasta': shortPasta,
  'long-pasta': longPasta,
  gratin,
  rolls,
  stuffed,
}
export { sides }
