import { BOARD, type Drawing, heap, n, PLATE, shade, shadow, times } from '../paint.ts'

const CRUST = '#c98f4a'

/** Two halves of a sandwich, from the side. */
const sandwich: Drawing = ({ filling: first, beside, dough }) => {
  const filling = [first, ...beside].flatMap((one) => (one ? [one.look.color] : [])).slice(0, 4)
  const crumb = shade(dough, 0.55)
  const half = `<path d="M-120 96L0-112L120 96Z" fill="${shade(dough, -0.1)}"/><path d="M-104 84L0-94L104 84Z" fill="${crumb}"/>`
  const layer = (y: number) =>
    filling
      .map(
        (color, i) =>
          `<path d="M-132 ${n(y + i * 20)}q22 -12 44 0t44 0t44 0t44 0t44 0t44 0v18H-132Z" fill="${color}"/>`,
      )
      .join('')
  const one = `${times(half, [[0, 40]])}<g transform="translate(0 134)">${layer(0)}<rect x="-126" y="${n(filling.length * 20 - 2)}" width="252" height="46" rx="14" fill="${crumb}" stroke="${shade(dough, -0.1)}" stroke-width="10"/></g>`
  return `${shadow(300, 474, 270)}${times(one, [
    [170, 200, -4],
    [430, 215, 5],
  ])}`
}

const slicePath = 'M-112-70Q-128-138-60-140Q0-158 60-140Q128-138 112-70V116Q112 134 94 134H-94Q-112 134-112 116Z'
/** Slices of bread with something on them, from above. */
const openSandwich: Drawing = ({ dough, filling, beside, random }) => {
  const spread = filling && ['dollop', 'egg'].includes(filling.look.shape) ? filling.look.color : '#f8ecc2'
  const main = filling?.look.shape === 'egg' ? '#f8ecc2' : spread
  const laid = filling && filling.look.shape !== 'dollop' ? [filling] : []
  const slice = (turn: number) =>
    `<path d="${slicePath}" fill="${shade(dough, -0.2)}"/><path d="${slicePath}" transform="scale(.88)" fill="${shade(dough, 0.35)}"/><path d="${slicePath}" transform="translate(0 2) scale(.74)" fill="${main}"/><path d="M-60-60Q0-90 60-60" transform="rotate(${turn})" fill="none" stroke="${shade(main, 0.35)}" stroke-width="10" stroke-linecap="round"/>${heap(laid, { x: 0, y: 4, radius: 74, most: 6, least: 5, size: 1.9 }, random)}${heap(beside.filter((one) => one.look.shape !== 'chunk' && one.look !== filling?.look).slice(0, 2), { x: 0, y: 8, radius: 62, most: 5, size: 1.2 }, random)}`
  return `${BOARD}<g transform="translate(178 300) rotate(-8)">${slice(0)}</g><g transform="translate(424 306) rotate(7)">${slice(170)}</g>`
}

/** A long roll, split and filled. */
const baguette: Drawing = ({ filling, beside, dough }) => {
  const fill = [filling, ...beside].flatMap((one) => (one ? [one.look.color] : [])).slice(0, 3)
  return `${shadow(300, 440, 280)}<g transform="rotate(-8 300 320)"><path d="M36 380Q36 340 90 340H510Q564 340 564 380Q564 436 500 436H100Q36 436 36 380Z" fill="${shade(dough, -0.12)}"/>${fill
    .map(
      (color, i) =>
        `<path d="M40 ${n(344 - i * 22)}q26 -18 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0v24H40Z" fill="${color}"/>`,
    )
    .join(
      '',
    )}<path d="M36 ${n(344 - fill.length * 22 + 14)}Q30 190 130 176H470Q570 190 564 ${n(344 - fill.length * 22 + 14)}Z" fill="${dough}"/><g stroke="${shade(dough, 0.45)}" stroke-width="14" stroke-linecap="round">${[150, 250, 350, 450].map((x) => `<path d="M${x} 204l34 40"/>`).join('')}</g></g>`
}

/** A toasted or pressed sandwich with cheese that runs. */
const toastie: Drawing = ({ beside, dough }) => {
  const filling = beside[0]?.look.color ?? '#f2c14e'
  return `${PLATE}<g transform="rotate(-10 300 300)"><path d="M110 200H490V250H110Z" fill="${shade(dough, 0.4)}"/><rect x="110" y="176" width="380" height="250" rx="30" fill="${shade(dough, -0.05)}"/><g stroke="${shade(dough, -0.4)}" stroke-width="16" stroke-linecap="round">${[0, 1, 2, 3].map((i) => `<path d="M${150 + i * 90} 206l-24 190"/>`).join('')}</g><path d="M110 404H490v22q-10 50-30 50t-30-36q-10 18-26 18t-24-16q-14 60-40 60t-34-52q-14 16-34 16t-30-22q-12 34-40 34t-32-34q-20 26-40 20t-30-38Z" fill="#f6c64f"/><path d="M120 420H480" stroke="${filling}" stroke-width="12"/></g>`
}

/** A round bun with a patty, from the side. */
const burger: Drawing = ({ main, beside, dough }) =>
  `${shadow(300, 512, 230)}<path d="M100 430H500Q506 506 430 508H170Q94 506 100 430Z" fill="${dough}"/><path d="M84 404q36 40 72 0t72 0t72 0t72 0t72 0t72 0v20q-36 30-216 30t-216-30Z" fill="#7cb54a"/><rect x="88" y="346" width="424" height="66" rx="32" fill="${shade(main, -0.2)}"/><path d="M96 346H504L470 384L440 350L380 392L330 350Z" fill="${beside.find(({ look }) => look.shape === 'cube')?.look.color ?? '#f6c64f'}"/><rect x="98" y="312" width="404" height="36" rx="18" fill="#d8412f"/><path d="M92 312Q84 130 300 126Q516 130 508 312Z" fill="${dough}"/><g fill="#fbf0d0">${[
    [210, 200],
    [280, 170],
    [350, 176],
    [410, 214],
    [300, 226],
    [240, 246],
    [380, 254],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="13" ry="8"/>`)
    .join('')}</g>`

/** Sausages in long buns, from above. */
const hotDog: Drawing = ({ main, dough }) => {
  const one = `<rect x="-230" y="-66" width="460" height="132" rx="66" fill="${dough}"/><rect x="-214" y="-34" width="428" height="68" rx="34" fill="${shade(dough, 0.5)}"/><rect x="-246" y="-30" width="492" height="60" rx="30" fill="${shade(main, -0.05)}"/><path d="M-200 0q20-34 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#f2c230" stroke-width="13" stroke-linecap="round"/>`
  return `${PLATE}${times(one, [
    [300, 218, -6],
    [300, 384, -6],
  ])}`
}

/** Filled and rolled up, cut in two. */
const wrap: Drawing = ({ beside, pieces, dough, random }) => {
  const sheet = shade(dough, 0.45)
  const half = `<path d="M-78-20V170Q-78 206-42 206H42Q78 206 78 170V-20Z" fill="${sheet}"/><path d="M-78 60Q0 110 78 50M-78 130Q0 170 78 120" stroke="${shade(sheet, -0.15)}" stroke-width="7" fill="none"/><g fill="${shade(sheet, -0.35)}"><circle cx="-30" cy="150" r="9"/><circle cx="20" cy="176" r="12"/><circle cx="36" cy="96" r="8"/></g><ellipse cy="-22" rx="80" ry="56" fill="${shade(sheet, -0.12)}"/><ellipse cy="-22" rx="64" ry="42" fill="#7cb54a"/>${heap((beside.length > 1 ? beside : pieces).slice(0, 4), { x: 0, y: -22, radius: 30, most: 9, size: 1.1 }, random)}`
  return `${PLATE}${times(half, [
    [205, 250, -14, 1.15],
    [400, 240, 12, 1.15],
  ])}`
}

/** Folded shells, filled. */
const tacos: Drawing = ({ main, beside, random }) => {
  const shell = `<path d="M-96 70A96 104 0 0 1 96 70Z" transform="translate(14 -16)" fill="#c98a2f"/>${heap([{ look: { color: main, shape: 'ball', dye: 0 }, grams: 60 }, ...beside.slice(0, 3)], { x: 6, y: -24, radius: 56, most: 14, size: 1 }, random)}<path d="M-104 80A96 104 0 0 1 88 80Z" fill="#eab754"/><path d="M-74 60A70 76 0 0 1 58 60" fill="none" stroke="#f5d487" stroke-width="9"/>`
  return `${PLATE}${times(shell, [
    [200, 220, 0, 1.25],
    [400, 280, 0, 1.25],
    [220, 400, 0, 1.25],
  ])}`
}

/** A flat filled bread, folded and cut in wedges. */
const filledFlatbread: Drawing = ({ beside, dough }) => {
  const inside = beside.map(({ look }) => look.color).slice(0, 3)
  const wedge = `<path d="M0-130A130 130 0 0 1 113 65L0 0Z" fill="${shade(dough, 0.4)}"/><path d="M0 0L113 65L107 92L-6 26Z" fill="${inside[0] ?? '#f6c64f'}"/><path d="M-6 26L107 92L100 108L-14 42Z" fill="${inside[1] ?? '#f2d98f'}"/><path d="M-14 42L100 108L92 122L-18 60Z" fill="${shade(dough, 0.15)}"/><g fill="${shade(dough, -0.2)}"><circle cx="40" cy="-50" r="12"/><circle cx="66" cy="-4" r="15"/><circle cx="26" cy="-90" r="9"/></g>`
  return `${PLATE}${times(wedge, [
    [230, 280, -40, 1.25],
    [330, 250, 60, 1.25],
    [300, 370, 165, 1.25],
  ])}`
}

/** Two whole flat breads, one on the other. */
const flatbread: Drawing = ({ dough, beside, random }) => {
  const disc = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 10}" rx="190" ry="176" fill="${shade(dough, -0.2)}"/><ellipse cx="${x}" cy="${y}" rx="190" ry="176" fill="${shade(dough, 0.2)}"/>${times(
      `<ellipse rx="20" ry="13" fill="${shade(dough, -0.25)}"/>`,
      [
        [x - 90, y - 60, 20],
        [x + 20, y - 110, 60],
        [x + 100, y - 30, 10],
        [x - 40, y + 30, 120],
        [x + 70, y + 80, 40],
        [x - 110, y + 70, 80],
      ],
    )}`
  return `${BOARD}${disc(250, 270)}${disc(350, 330)}${heap(beside.filter(({ look }) => look.shape === 'leaf' || look.shape === 'ring' || look.shape === 'grain').slice(0, 2), { x: 350, y: 330, radius: 120, most: 10 }, random)}`
}

/** Slices of a loaf in a row. */
const breadSlices: Drawing = ({ dough }) => {
  const slice = `<path d="${slicePath}" fill="${shade(dough, -0.25)}"/><path d="${slicePath}" transform="translate(0 3) scale(.87)" fill="${shade(dough, 0.4)}"/><g fill="${shade(dough, 0.1)}"><ellipse cx="-30" cy="-50" rx="10" ry="6"/><ellipse cx="34" cy="-14" rx="12" ry="7"/><ellipse cx="-14" cy="50" rx="11" ry="6"/></g>`
  return `${BOARD}${times(slice, [
    [190, 270, -14],
    [300, 296, -4],
    [410, 322, 8],
  ])}`
}

/** A loaf, whole, from above. */
const loaf: Drawing = ({ dough }) =>
  `${BOARD}<g transform="rotate(24 300 295)"><ellipse cx="300" cy="310" rx="196" ry="142" fill="${shade(dough, -0.35)}"/><ellipse cx="300" cy="294" rx="196" ry="140" fill="${dough}"/><g fill="none" stroke="${shade(dough, 0.5)}" stroke-width="20" stroke-linecap="round"><path d="M160 330l50-84"/><path d="M250 350l54-112"/><path d="M346 346l52-106"/><path d="M430 320l34-66"/></g></g>`

/** A plaited loaf. */
const plait: Drawing = ({ dough }) => {
  const knot = `<ellipse rx="74" ry="46" fill="${shade(dough, -0.3)}" cy="8"/><ellipse rx="72" ry="44" fill="${dough}"/><path d="M-40-14Q0-36 44-8" stroke="${shade(dough, 0.5)}" stroke-width="12" fill="none" stroke-linecap="round"/>`
  const row = [0, 1, 2, 3, 4, 5]
  return `${BOARD}<g transform="rotate(-14 300 300)">${row.map((i) => times(knot, [[110 + i * 76, i % 2 ? 332 : 268, i % 2 ? -34 : 34]])).join('')}</g>`
}

/** Round rolls. */
const buns: Drawing = ({ dough, beside, random }) => {
  const bun = `<circle r="96" cy="10" fill="${shade(dough, -0.35)}"/><circle r="94" fill="${dough}"/><path d="M-56-34Q-10-76 48-48" stroke="${shade(dough, 0.5)}" stroke-width="16" fill="none" stroke-linecap="round"/>`
  const at: [number, number][] = [
    [190, 220],
    [404, 236],
    [300, 390],
  ]
  const top = beside.filter(({ look }) => ['grain', 'leaf', 'cube'].includes(look.shape)).slice(0, 1)
  return `${BOARD}${at.map((one) => times(bun, [one]) + (top.length ? heap(top, { x: one[0], y: one[1], radius: 50, most: 5, size: 0.9 }, random) : '')).join('')}`
}

/** Filled parcels of dough, baked or fried. */
const pasties: Drawing = ({ dough }) => {
  const one = `<path d="M-120 34Q-120-84 0-84Q120-84 120 34Q60 62 0 62Q-60 62-120 34Z" fill="${shade(dough, -0.28)}"/><path d="M-112 24Q-108-78 0-78Q108-78 112 24Q60 46 0 46Q-60 46-112 24Z" fill="${dough}"/><path d="M-112 24q14 24 28 6q14 24 28 6q14 22 28 4q14 22 28 4q14 22 28 0q14 20 28-2q14 16 28-8q12 12 28-10" fill="none" stroke="${shade(dough, -0.35)}" stroke-width="9"/><path d="M-60-30Q-10-62 50-44" stroke="${shade(dough, 0.5)}" stroke-width="13" fill="none" stroke-linecap="round"/>`
  return `${PLATE}${times(one, [
    [212, 230, -12],
    [398, 270, 10],
    [270, 400, -4],
  ])}`
}

/** A knot of dough with salt. */
const pretzel: Drawing = ({ dough }) => {
  const rope = (color: string, width: number) =>
    `<path d="M300 420C170 420 90 340 110 240C130 150 250 140 300 240L410 430M300 420C430 420 510 340 490 240C470 150 350 140 300 240L190 430" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  const brown = shade(dough, -0.35)
  return `${BOARD}<g transform="translate(0 6)">${rope(shade(brown, -0.3), 62)}</g>${rope(brown, 54)}<g fill="#fdfdfb">${[
    [150, 250],
    [220, 184],
    [380, 184],
    [450, 250],
    [470, 320],
    [130, 320],
    [240, 404],
    [360, 404],
    [300, 300],
  ]
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="15" height="11" rx="3"/>`)
    .join('')}</g>`
}

/** A ring of dough: bagel, simit, ring cake. */
const ring: Drawing = ({ dough, beside, random }) => {
  const sprinkled = Array.from({ length: 22 }, (_, i): [number, number, number] => {
    const angle = i * 0.285 + random() * 0.12
    const reach = 130 + random() * 52
    return [300 + Math.cos(angle) * reach, 300 + Math.sin(angle) * reach, random() * 180]
  })
  const color = beside[0]?.look.color ?? '#fbf0d0'
  return `${PLATE}<circle cx="300" cy="312" r="156" fill="none" stroke="${shade(dough, -0.35)}" stroke-width="112"/><circle cx="300" cy="300" r="156" fill="none" stroke="${dough}" stroke-width="108"/><path d="M176 236A140 140 0 0 1 300 160" fill="none" stroke="${shade(dough, 0.5)}" stroke-width="18" stroke-linecap="round"/>${times(`<ellipse rx="11" ry="7" fill="${color}"/>`, sprinkled)}`
}

/** A crescent of flaky dough. */
const croissant: Drawing = ({ dough }) =>
  `${PLATE}<path d="M84 396Q60 210 300 182Q540 210 516 396Q506 436 470 414Q420 318 300 316Q180 318 130 414Q94 436 84 396Z" fill="${shade(dough, -0.32)}"/><path d="M92 380Q76 214 300 180Q524 214 508 380Q498 414 468 396Q414 304 300 300Q186 304 132 396Q102 414 92 380Z" fill="${dough}"/><g fill="none" stroke="${shade(dough, -0.35)}" stroke-width="10"><path d="M168 228Q150 300 178 340"/><path d="M238 192Q220 250 246 308"/><path d="M362 192Q380 250 354 308"/><path d="M432 228Q450 300 422 340"/></g><path d="M270 208Q300 200 330 208" stroke="${shade(dough, 0.5)}" stroke-width="14" fill="none" stroke-linecap="round"/>`

/** Crackers, crispbread, rusks and crisps, in a fan. */
const crackers: Drawing = ({ dough, beside, random }) => {
  const cracker = `<rect x="-84" y="-84" width="168" height="168" rx="18" fill="${shade(dough, -0.15)}"/><rect x="-76" y="-76" width="152" height="152" rx="14" fill="${shade(dough, 0.3)}"/><g fill="${shade(dough, -0.25)}">${[-44, 0, 44].map((x) => [-44, 0, 44].map((y) => `<circle cx="${x}" cy="${y}" r="8"/>`).join('')).join('')}</g>`
  return `${PLATE}${times(cracker, [
    [200, 220, -14],
    [390, 240, 12],
    [270, 400, 6],
  ])}${heap(beside.slice(0, 2), { x: 420, y: 400, radius: 60, most: 6, size: 1.3 }, random)}`
}

/** Cold meat, cheese, bread and what goes with them, on a board. */
const coldBoard: Drawing = ({ pieces, random }) => {
  const [first, second, ...rest] = pieces.filter(({ look }) => look.shape !== 'leaf')
  const meat = first?.look.color ?? '#d98f86'
  const cheese = second?.look.color ?? '#f2d07a'
  const round = `<circle r="50" fill="${meat}" stroke="${shade(meat, -0.2)}" stroke-width="5"/><circle cx="-14" cy="-10" r="7" fill="${shade(meat, 0.4)}"/><circle cx="16" cy="12" r="6" fill="${shade(meat, 0.4)}"/>`
  const square = `<rect x="-48" y="-40" width="96" height="80" rx="8" fill="${cheese}" stroke="${shade(cheese, -0.15)}" stroke-width="4"/><circle cx="14" cy="-10" r="9" fill="${shade(cheese, -0.12)}"/><circle cx="-18" cy="12" r="7" fill="${shade(cheese, -0.12)}"/>`
  const bread = `<path d="${slicePath}" transform="scale(.52)" fill="#8a5a34"/><path d="${slicePath}" transform="scale(.44)" fill="${shade(CRUST, 0.35)}"/>`
  return `${BOARD}${times(round, [
    [130, 180],
    [196, 168],
    [262, 180],
    [328, 168],
  ])}${times(square, [
    [440, 190, 12],
    [480, 250, 20],
  ])}${times(bread, [
    [140, 370, -8],
    [230, 384, 6],
  ])}${heap(rest.slice(0, 4), { x: 400, y: 390, radius: 82, most: 11, size: 1.2 }, random)}`
}

/** A round flat bread under sauce and cheese, cut. */
const pizza: Drawing = ({ dough, beside, random }) => {
  const melted = `<path d="M-40 0Q-34-26 0-22Q40-28 42 4Q30 30-6 24Q-38 26-40 0Z" fill="#fdf3d0"/>`
  const cuts = [0, 60, 120]
    .map(
      (turn) =>
        `<path d="M300 44V556" stroke="#8f2a1a" stroke-opacity=".35" stroke-width="6" transform="rotate(${turn} 300 300)"/>`,
    )
    .join('')
  return `<circle cx="300" cy="310" r="262" fill="#000" fill-opacity=".14"/><circle cx="300" cy="300" r="260" fill="${shade(dough, -0.1)}"/><circle cx="300" cy="300" r="246" fill="${shade(dough, 0.2)}"/><circle cx="300" cy="300" r="214" fill="#cf3f28"/>${times(
    melted,
    [
      [200, 200, 0, 1.5],
      [380, 190, 50, 1.6],
      [300, 300, 100, 1.7],
      [190, 360, 20, 1.5],
      [410, 350, 70, 1.4],
      [300, 450, 10, 1.3],
    ],
  )}${heap(beside.filter(({ look }) => ['leaf', 'ring', 'slice', 'ball', 'wedge'].includes(look.shape)).slice(0, 3), { radius: 170, most: 12, size: 1.2 }, random)}${cuts}`
}

export const BREADS = {
  pizza,
  sandwich,
  'open-sandwich': openSandwich,
  baguette,
  toastie,
  burger,
  'hot-dog': hotDog,
  wrap,
  tacos,
  'filled-flatbread': filledFlatbread,
  flatbread,
  'bread-slices': breadSlices,
  loaf,
  plait,
  buns,
  pasties,
  pretzel,
  ring,
  croissant,
  crackers,
  'cold-board': coldBoard,
}
