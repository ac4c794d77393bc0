import { bowl, type Drawing, heap, n, PLATE, shade, shadow, times } from '../paint.ts'

const CREAM = '#fffaf0'

/** A round pie under a lattice. */
const pie: Drawing = ({ dough, main, beside }) => {
  const filling = beside.some(({ look }) => look.shape === 'ball') ? (beside[0]?.look.color ?? main) : main
  const bar = (at: number) =>
    `<rect x="${at - 19}" y="100" width="38" height="400" fill="${dough}" stroke="${shade(dough, -0.3)}" stroke-width="5"/>`
  const lattice = [170, 260, 350, 440].map(bar).join('')
  return `<circle cx="300" cy="308" r="270" fill="#000" fill-opacity=".12"/><circle cx="300" cy="300" r="262" fill="${shade(dough, -0.3)}"/><circle cx="300" cy="300" r="250" fill="${dough}" stroke="${shade(dough, 0.35)}" stroke-width="14" stroke-dasharray="30 22"/><clipPath id="p"><circle cx="300" cy="300" r="204"/></clipPath><g clip-path="url(#p)"><circle cx="300" cy="300" r="204" fill="${filling}"/>${lattice}<g transform="rotate(90 300 300)">${lattice}</g></g>`
}

/** An open tart, one piece cut out. */
const tart: Drawing = ({ dough, sauce, beside, random }) =>
  `${PLATE}<path d="M300 300L486 230A200 200 0 1 1 420 140Z" fill="${shade(dough, -0.25)}"/><path d="M300 300L470 238A182 182 0 1 1 408 156Z" fill="${dough}"/><path d="M300 300L448 246A158 158 0 1 1 394 174Z" fill="${shade(sauce, 0.2)}"/>${heap(beside.filter(({ look }) => !['egg', 'liquid'].includes(look.shape)).slice(0, 4), { x: 262, y: 330, radius: 112, most: 16, size: 1.2 }, random)}<path d="M300 300L486 230" stroke="${shade(dough, -0.35)}" stroke-width="7"/><path d="M300 300L420 140" stroke="${shade(dough, -0.35)}" stroke-width="7"/>`

/** A piece of a layered cake, from the side. */
const cakeSlice: Drawing = ({ dough, beside, sauce }) => {
  const cream = beside.find(({ look }) => look.shape === 'dollop')?.look.color ?? CREAM
  return `<ellipse cx="300" cy="486" rx="270" ry="52" fill="#000" fill-opacity=".12"/><ellipse cx="300" cy="474" rx="270" ry="52" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/><path d="M96 270L420 190L510 270V466H96Z" fill="${shade(dough, -0.1)}"/><path d="M96 270L420 190L510 270Z" fill="${shade(sauce, 0.35)}"/><rect x="96" y="270" width="414" height="36" fill="${shade(sauce, 0.15)}"/><rect x="96" y="346" width="414" height="26" fill="${cream}"/><rect x="96" y="412" width="414" height="20" fill="${cream}"/><g fill="${shade(dough, -0.28)}"><circle cx="150" cy="326" r="6"/><circle cx="260" cy="330" r="7"/><circle cx="400" cy="324" r="6"/><circle cx="200" cy="392" r="6"/><circle cx="340" cy="394" r="7"/><circle cx="460" cy="390" r="6"/></g><circle cx="390" cy="222" r="30" fill="${beside[0]?.look.color ?? '#d9364a'}"/>`
}

/** A plain sponge, from a tin. */
const sponge: Drawing = ({ dough, beside, random }) =>
  `${PLATE}<circle cx="300" cy="312" r="200" fill="${shade(dough, -0.4)}"/><circle cx="300" cy="296" r="198" fill="${dough}"/><circle cx="300" cy="290" r="176" fill="${shade(dough, 0.15)}"/><path d="M300 296L440 160A196 196 0 0 1 494 270Z" fill="#f1f1eb"/><path d="M300 296L494 270V292L300 326Z" fill="${shade(dough, 0.45)}"/><path d="M300 296L440 160" stroke="${shade(dough, -0.35)}" stroke-width="6"/>${heap(beside.filter(({ look }) => ['ball', 'wedge', 'slice', 'grain', 'bean', 'chunk'].includes(look.shape)).slice(0, 2), { x: 262, y: 320, radius: 118, most: 12, size: 1.1 }, random)}<g fill="#fff" fill-opacity=".75">${times(
    '<circle r="5"/>',
    [
      [200, 200],
      [250, 170],
      [320, 180],
      [180, 260],
      [240, 240],
      [150, 330],
      [380, 400],
      [420, 350],
      [300, 440],
    ],
  )}</g>`

/** Rolled up with a filling, sliced: a spiral on each face. */
const roulade: Drawing = ({ dough, beside, sauce }) => {
  const filling = beside[0]?.look.color ?? sauce
  const face = `<circle r="104" cy="10" fill="${shade(dough, -0.4)}"/><circle r="102" fill="${dough}"/><path d="M0 0m-10 6a20 20 0 1 1 34 12a46 46 0 1 1 -66 -58a74 74 0 1 1 -34 102" fill="none" stroke="${filling}" stroke-width="17" stroke-linecap="round"/>`
  return `${PLATE}${times(face, [
    [180, 220, 0],
    [400, 230, 70],
    [296, 386, 150],
  ])}`
}

/** Biscuits, round and flat. */
const cookies: Drawing = ({ dough, beside }) => {
  const dots = beside.find(({ look }) => ['cube', 'chunk', 'grain', 'bean', 'dollop'].includes(look.shape))?.look.color
  const chips = dots ?? shade(dough, -0.3)
  const one = `<circle r="92" cy="8" fill="${shade(dough, -0.35)}"/><circle r="90" fill="${dough}"/><g fill="${chips}"><rect x="-50" y="-40" width="24" height="22" rx="6"/><rect x="12" y="-54" width="22" height="22" rx="6"/><rect x="30" y="2" width="26" height="22" rx="6"/><rect x="-20" y="20" width="24" height="24" rx="6"/><rect x="-62" y="12" width="20" height="20" rx="6"/></g><path d="M-52-54Q-20-78 20-74" stroke="${shade(dough, 0.45)}" stroke-width="10" fill="none" stroke-linecap="round"/>`
  return `${PLATE}${times(one, [
    [206, 208],
    [392, 214, 60],
    [230, 390, 140],
    [404, 392, 200],
  ])}`
}

/** Cut biscuits: stars. */
const stars: Drawing = ({ dough }) => {
  const star = 'M0-100L28-40L95-31L46 15L59 81L0 48L-59 81L-46 15L-95-31L-28-40Z'
  const one = `<path d="${star}" transform="translate(0 8)" fill="${shade(dough, -0.4)}" stroke="${shade(dough, -0.4)}" stroke-width="16" stroke-linejoin="round"/><path d="${star}" fill="${dough}" stroke="${dough}" stroke-width="14" stroke-linejoin="round"/><path d="${star}" transform="scale(.78)" fill="${CREAM}" stroke="${CREAM}" stroke-width="10" stroke-linejoin="round"/>`
  return `${PLATE}${times(one, [
    [210, 210, -10],
    [394, 226, 14],
    [236, 390, 20],
    [404, 400, -6],
  ])}`
}

/** Small cakes in paper cups, from the side. */
const muffins: Drawing = ({ dough, beside, random }) => {
  const top = beside.filter(({ look }) => ['ball', 'cube', 'chunk', 'grain', 'bean'].includes(look.shape)).slice(0, 1)
  const one = `<path d="M-84 10H84L62 140Q60 150 50 150H-50Q-60 150-62 140Z" fill="#b5623f"/><g stroke="#93492b" stroke-width="7">${[-50, -17, 17, 50].map((x) => `<path d="M${x} 16L${n(x * 0.78)} 146"/>`).join('')}</g><path d="M-106 20Q-116-40-60-60Q-30-112 30-98Q96-86 106 0Q108 30 76 32H-76Q-102 34-106 20Z" fill="${dough}"/><path d="M-64-30Q-30-74 26-66" stroke="${shade(dough, 0.45)}" stroke-width="13" fill="none" stroke-linecap="round"/>${top.length ? heap(top, { x: 0, y: -30, radius: 54, most: 7, size: 0.8 }, random) : ''}`
  return `${shadow(300, 510, 250)}${times(one, [
    [180, 320, 0, 1.2],
    [424, 320, 0, 1.2],
  ])}`
}

/** Pieces cut from a tray. */
const squares: Drawing = ({ dough, beside, random }) => {
  const one = `<path d="M-90-70H90V80H-90Z" fill="${shade(dough, -0.35)}" transform="translate(0 18)"/><rect x="-90" y="-74" width="180" height="150" rx="10" fill="${dough}"/><path d="M-70-54H40" stroke="${shade(dough, 0.35)}" stroke-width="10" stroke-linecap="round"/>${heap(beside.filter(({ look }) => look.shape !== 'egg' && look.shape !== 'liquid').slice(0, 1), { x: 0, y: 6, radius: 46, most: 4, size: 0.9 }, random)}`
  return `${PLATE}${times(one, [
    [200, 210, -6],
    [402, 222, 5],
    [214, 396, 4],
    [412, 404, -5],
  ])}`
}

/** A bar of chocolate, broken. */
const chocolate: Drawing = ({ main }) => {
  const square = `<rect x="-62" y="-54" width="124" height="108" rx="12" fill="${shade(main, -0.25)}"/><rect x="-58" y="-54" width="116" height="98" rx="12" fill="${main}"/><rect x="-38" y="-36" width="76" height="60" rx="8" fill="${shade(main, 0.18)}"/>`
  return `${PLATE}${times(square, [
    [190, 230],
    [316, 230],
    [190, 340],
    [316, 340],
    [440, 330, 24],
    [400, 440, -18],
  ])}`
}

/** Balls of dough fried in fat, in a heap. */
const doughnuts: Drawing = ({ dough, beside }) => {
  const ball = `<circle r="74" cy="8" fill="${shade(dough, -0.4)}"/><circle r="72" fill="${shade(dough, -0.1)}"/><path d="M-40-34Q-8-58 36-40" stroke="${shade(dough, 0.5)}" stroke-width="13" fill="none" stroke-linecap="round"/><g fill="${beside.find(({ look }) => look.shape === 'grain')?.look.color ?? '#fffaf0'}"><circle cx="20" cy="16" r="6"/><circle cx="-20" cy="20" r="5"/><circle cx="36" cy="-8" r="5"/><circle cx="-4" cy="-14" r="5"/></g>`
  return `${PLATE}${times(ball, [
    [180, 300],
    [420, 300],
    [240, 410],
    [366, 412],
    [250, 200],
    [356, 204],
    [302, 300],
  ])}`
}

/** Sticks of fried dough with a cup to dip them in. */
const churros: Drawing = ({ dough, sauce }) => {
  const one = `<rect x="-150" y="-30" width="300" height="64" rx="30" fill="${shade(dough, -0.35)}"/><rect x="-150" y="-34" width="300" height="60" rx="30" fill="${dough}"/><path d="M-126-14H120M-126 8H120" stroke="${shade(dough, -0.25)}" stroke-width="8"/>`
  return `${PLATE}${times(one, [
    [230, 220, 60],
    [290, 250, 70],
    [210, 330, 40],
    [270, 380, 20],
  ])}<circle cx="412" cy="330" r="110" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="6"/><circle cx="412" cy="330" r="88" fill="${shade(sauce, -0.45)}"/><path d="M364 300Q390 268 430 276" stroke="#fff" stroke-opacity=".4" stroke-width="11" fill="none" stroke-linecap="round"/>`
}

/** A pudding turned out, under its sauce. */
const flan: Drawing = ({ main, sauce, beside }) => {
  const over = beside.find(({ look }) => look.shape === 'ball' || look.shape === 'dollop')?.look.color ?? '#9c5a1f'
  return `<ellipse cx="300" cy="470" rx="270" ry="66" fill="#000" fill-opacity=".12"/><ellipse cx="300" cy="454" rx="270" ry="66" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/><ellipse cx="300" cy="446" rx="200" ry="42" fill="${over}"/><path d="M176 220H424L462 430Q400 468 300 468Q200 468 138 430Z" fill="${shade(main, 0.3)}"/><path d="M176 220H424L436 300q-18 40-34 6q-16 46-40 8q-20 40-46 0q-22 46-50 4q-22 30-40-8q-18 30-44-14Z" fill="${over}"/><ellipse cx="300" cy="220" rx="124" ry="34" fill="${shade(over, 0.2)}"/><path d="M236 210Q280 196 340 204" stroke="${shade(sauce, 0.6)}" stroke-width="9" fill="none" stroke-linecap="round"/>`
}

/** A dessert in a glass: cream, mousse, berries. */
const dessertGlass: Drawing = ({ main, sauce, beside, random }) =>
  `${shadow(300, 556, 130)}<path d="M130 120H470Q462 340 322 372V500H400V540H200V500H278V372Q138 340 130 120Z" fill="#e9f1f3" stroke="#b9cdd3" stroke-width="8"/><path d="M146 190H454Q438 328 300 354Q162 328 146 190Z" fill="${main}"/><path d="M146 190H454Q450 236 432 262Q300 300 168 262Q150 236 146 190Z" fill="${shade(sauce, 0.35)}"/><path d="M150 190q50-70 100-36q30-50 86-24q70-20 114 60Z" fill="${CREAM}"/>${heap(beside.filter(({ look }) => look.shape !== 'liquid').slice(0, 2), { x: 300, y: 156, radius: 70, most: 7, size: 1 }, random)}`

/** Scoops of ice cream. */
const iceCream: Drawing = ({ main, beside }) => {
  const second = beside[0]?.look.color ?? '#f3c3cf'
  const scoop = (x: number, y: number, color: string) =>
    `<circle cx="${x}" cy="${y}" r="96" fill="${color}"/><path d="M${x - 92} ${y + 24}q24 34 46 8q20 34 46 6q24 30 46 2q24 22 46-16" fill="none" stroke="${shade(color, -0.15)}" stroke-width="12"/><path d="M${x - 50} ${y - 46}Q${x - 16} ${y - 76} ${x + 24} ${y - 66}" stroke="#fff" stroke-opacity=".7" stroke-width="12" fill="none" stroke-linecap="round"/>`
  return `${shadow(300, 560, 130)}${scoop(210, 230, shade(main, 0.3))}${scoop(390, 230, second)}${scoop(300, 160, '#8a5a3a')}<path d="M110 270H490Q480 400 340 426V510H410V548H190V510H260V426Q120 400 110 270Z" fill="#dbeaf0" stroke="#b9cdd3" stroke-width="8"/>`
}

/** Fruit, whole. */
const fruit: Drawing = ({ main, beside }) => {
  const one = (color: string) =>
    `<path d="M0-74Q-30-96-64-74Q-108-40-90 30Q-66 104-20 98Q0 88 20 98Q66 104 90 30Q108-40 64-74Q30-96 0-74Z" fill="${color}"/><path d="M-62-30Q-56-58-26-66" stroke="#fff" stroke-opacity=".55" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M0-72Q2-104 18-122" stroke="#6b4a2a" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M12-100Q50-132 78-104Q50-78 12-100Z" fill="#5f9a3e"/>`
  const second = beside[0]?.look.color ?? main
  return `${shadow(300, 500, 250)}<g transform="translate(196 350) scale(1.3)">${one(main)}</g><g transform="translate(410 366) scale(1.15)">${one(second)}</g>`
}

/** Pears. */
const pear: Drawing = ({ main }) => {
  const one = `<path d="M0-150Q-40-150-46-100Q-52-40-96 10Q-130 90-70 130Q0 166 70 130Q130 90 96 10Q52-40 46-100Q40-150 0-150Z" fill="${main}"/><path d="M-70 20Q-90 70-60 100" stroke="#fff" stroke-opacity=".55" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M0-146Q2-180 22-196" stroke="#6b4a2a" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M12-170Q56-200 88-168Q54-142 12-170Z" fill="#5f9a3e"/>`
  return `${shadow(300, 500, 250)}${times(one, [
    [196, 350, -6],
    [410, 356, 10],
  ])}`
}

/** Citrus fruit: one whole, one cut. */
const citrus: Drawing = ({ main }) =>
  `${shadow(300, 500, 250)}<circle cx="200" cy="350" r="148" fill="${main}"/><g fill="${shade(main, -0.15)}"><circle cx="150" cy="300" r="6"/><circle cx="210" cy="270" r="6"/><circle cx="260" cy="330" r="6"/><circle cx="190" cy="400" r="6"/><circle cx="130" cy="380" r="6"/></g><path d="M190 214Q230 170 276 190Q250 236 190 214Z" fill="#5f9a3e"/><circle cx="420" cy="380" r="124" fill="${main}"/><circle cx="420" cy="380" r="108" fill="#fbf0d0"/>${times(
    `<path d="M0-12L36-88Q0-108-36-88Z" fill="${shade(main, 0.15)}"/>`,
    [0, 60, 120, 180, 240, 300].map((turn): [number, number, number] => [420, 380, turn]),
  )}`

/** Bananas. */
const banana: Drawing = ({ main }) => {
  const one = `<path d="M-190-70Q-150 110 60 110Q150 104 196 40Q206 20 184 22Q60 60-30 0Q-110-56-150-100Q-186-110-190-70Z" fill="${main}" stroke="${shade(main, -0.25)}" stroke-width="7"/><path d="M-150-60Q-60 66 110 66" stroke="${shade(main, 0.5)}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-186-84L-204-122L-170-128L-150-98Z" fill="#6b4a2a"/>`
  return `${shadow(300, 480, 250)}${times(one, [
    [300, 260, -6, 1.15],
    [300, 370, 4, 1.15],
  ])}`
}

/** Berries and grapes, in a bunch. */
const berries: Drawing = ({ main }) => {
  const one = `<circle r="52" fill="${shade(main, -0.25)}" cy="5"/><circle r="50" fill="${main}"/><circle cx="-16" cy="-18" r="11" fill="${shade(main, 0.55)}"/>`
  return `${PLATE}${times(one, [
    [190, 220],
    [284, 200],
    [380, 214],
    [236, 296],
    [334, 290],
    [424, 300],
    [196, 370],
    [288, 382],
    [380, 380],
    [300, 456],
  ])}<path d="M284 160Q300 110 340 96" stroke="#6b4a2a" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M300 130Q240 80 190 120Q240 160 300 130Z" fill="#5f9a3e"/>`
}

/** Strawberries with their leaves. */
const strawberries: Drawing = ({ main }) => {
  const seed = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="7"/>`
  const seeds = [seed(-40, -20), seed(0, -28), seed(40, -20), seed(-24, 14), seed(24, 14), seed(0, 46)].join('')
  const one = `<path d="M0-66Q78-82 82-14Q76 58 0 100Q-76 58-82-14Q-78-82 0-66Z" fill="${main}"/><g fill="${shade(main, 0.6)}">${seeds}</g><path d="M0-50Q-30-40-62-62Q-34-78-24-88Q-6-84 0-104Q6-84 24-88Q34-78 62-62Q30-40 0-50Z" fill="#5f9a3e"/>`
  return `${PLATE}${times(one, [
    [196, 214, -14, 0.85],
    [398, 206, 16, 0.85],
    [298, 312, 4, 0.85],
    [190, 416, -24, 0.85],
    [410, 416, 22, 0.85],
  ])}`
}

/** Cherries in pairs, on their stalks. */
const cherries: Drawing = ({ main }) => {
  const ball = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="60" fill="${main}"/><circle cx="${x - 20}" cy="${y - 22}" r="12" fill="${shade(main, 0.55)}"/>`
  const pair = `<path d="M-66 40Q-56-60 10-120Q40-60 62 60" stroke="#6b7a2f" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M10-118Q70-160 116-116Q70-80 10-118Z" fill="#5f9a3e"/>${ball(-70, 70)}${ball(66, 90)}`
  return `${PLATE}${times(pair, [
    [176, 236, -4, 0.8],
    [410, 228, 8, 0.8],
    [296, 412, 0, 0.8],
  ])}`
}

/** Peaches, apricots and plums: one whole, one halved. */
const stoneFruit: Drawing = ({ main }) =>
  `${shadow(300, 500, 250)}<circle cx="206" cy="352" r="138" fill="${main}"/><path d="M214 216Q150 350 206 488" stroke="${shade(main, -0.2)}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M104 320Q116 270 152 250" stroke="#fff" stroke-opacity=".5" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M214 222Q250 168 304 186Q276 236 214 222Z" fill="#5f9a3e"/><circle cx="422" cy="384" r="112" fill="${main}"/><circle cx="422" cy="384" r="98" fill="#f7d795"/><ellipse cx="422" cy="384" rx="38" ry="48" fill="#8a5a34"/><path d="M408 350Q398 384 410 418M434 350Q446 384 434 418" stroke="#6d4526" stroke-width="6" fill="none" stroke-linecap="round"/>`

/** A melon or watermelon, in slices. */
const melon: Drawing = ({ main, beside, random }) => {
  const rind = main.startsWith('#d') || main.startsWith('#e0') ? '#3f8a45' : '#d8c77a'
  const one = `<path d="M-210-60A214 214 0 0 0 210-60Z" fill="${rind}"/><path d="M-190-60A192 192 0 0 0 190-60Z" fill="${shade(rind, 0.6)}"/><path d="M-172-60A174 174 0 0 0 172-60Z" fill="${main}"/><g fill="#2c2420">${[-100, -40, 30, 92].map((x, i) => `<ellipse cx="${x}" cy="${n(-10 + (i % 2) * 34)}" rx="6" ry="11"/>`).join('')}</g>`
  return `${PLATE}${times(one, [
    [290, 220, -6],
    [310, 386, 6],
  ])}${heap(beside.slice(0, 1), { x: 300, y: 300, radius: 110, most: 6, size: 1.2 }, random)}`
}

/** Fruit cut in pieces, in a bowl. */
const fruitBowl: Drawing = ({ rim, pieces, random }) =>
  bowl(rim, '#f7ead0') + heap(pieces.slice(0, 6), { radius: 185, most: 34, least: 24, size: 1.6 }, random)

export const SWEETS = {
  pie,
  tart,
  'cake-slice': cakeSlice,
  sponge,
  roulade,
  cookies,
  stars,
  muffins,
  squares,
  chocolate,
  doughnuts,
  churros,
  flan,
  'dessert-glass': dessertGlass,
  'ice-cream': iceCream,
  fruit,
  citrus,
  pear,
  banana,
  berries,
  strawberries,
  cherries,
  'stone-fruit': stoneFruit,
  melon,
  'fruit-bowl': fruitBowl,
}
