import { BOARD, bowl, type Drawing, heap, mix, n, PLATE, pot, shade, shadow, times } from '../paint.ts'

const WHITE = '#fbf6ea'

/** Soup with what swims in it. */
const soup: Drawing = ({ rim, sauce, pieces, random }) =>
  bowl(rim, sauce) + heap(pieces.slice(0, 6), { radius: 165, most: 24, least: 16 }, random)

/** A blended soup: a swirl of cream and some green. */
const creamSoup: Drawing = ({ rim, sauce }) =>
  `${bowl(rim, sauce)}<path d="M300 300m-18 0a18 18 0 1 1 36 8a44 44 0 1 1 -84 -22a78 78 0 1 1 132 76a112 112 0 0 1 -176 24" fill="none" stroke="${mix(
    [
      { color: sauce, weight: 1 },
      { color: '#ffffff', weight: 3 },
    ],
    WHITE,
  )}" stroke-width="18" stroke-linecap="round"/>${times('<path d="M-14 0Q0-12 14 0Q0 12-14 0Z" fill="#4f9a45"/>', [
    [300, 292, 20],
    [326, 318, 110],
    [276, 322, -50],
  ])}`

/** Soup with noodles. */
const noodleSoup: Drawing = ({ rim, sauce, pieces, random }) =>
  `${bowl(rim, sauce)}<g fill="none" stroke="#f2d98f" stroke-width="13" stroke-linecap="round">${[0, 1, 2, 3, 4, 5]
    .map((i) => `<path d="M${118 + i * 10} ${250 + i * 34}q70-56 150 0t${205 - i * 14} -6"/>`)
    .join(
      '',
    )}</g>${heap(pieces.filter(({ look }) => look.shape !== 'strand').slice(0, 4), { x: 320, y: 250, radius: 120, most: 14 }, random)}`

/** Meat, vegetables or pulses in their sauce, in the pot. */
const stew: Drawing = ({ rim, sauce, pieces, random }) =>
  pot(rim, sauce) + heap(pieces.slice(0, 6), { radius: 158, most: 30, least: 24 }, random)

/** Grains in rings: dashes of round strokes. */
const grains = (cx: number, cy: number, radius: number, color = '#fffdf6'): string => {
  const rings = Math.floor(radius / 15)
  const lines = Array.from({ length: rings }, (_, i) => {
    const r = radius - 8 - i * 15
    return `<circle cx="${cx}" cy="${cy}" r="${n(r)}" stroke-dasharray="${10 + (i % 3)} ${11 + ((i * 5) % 4)}" transform="rotate(${(i * 47) % 360} ${cx} ${cy})"/>`
  })
  return `<g fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round">${lines.join('')}</g>`
}

/** Rice on one side, what it is eaten with on the other. */
const withRice: Drawing = ({ sauce, beside, pieces, random }) => {
  const other = (beside.length > 0 ? beside : pieces).filter(({ look }) => look.shape !== 'grain')
  return `${PLATE}<path d="M300 118a182 182 0 0 1 0 364q46-182 0-364Z" fill="${sauce}" stroke="${shade(sauce, -0.15)}" stroke-width="6"/><path d="M300 118a182 182 0 0 0 0 364q46-182 0-364Z" fill="#efe9d8"/>${grains(205, 300, 84)}${heap(other.slice(0, 5), { x: 392, y: 300, radius: 92, most: 18, least: 14, size: 1.1 }, random)}`
}

/** Rice or another grain cooked together with the rest. */
const pilaf: Drawing = ({ main, pieces, sauce, random }) => {
  const grain = mix(
    [
      { color: main, weight: 2 },
      { color: sauce, weight: 1 },
    ],
    '#ecd9a0',
  )
  return `${PLATE}<circle cx="300" cy="304" r="186" fill="${shade(grain, -0.22)}"/><circle cx="300" cy="296" r="182" fill="${grain}"/>${grains(300, 296, 176, shade(grain, 0.28))}${heap(
    pieces.filter(({ look }) => look.shape !== 'grain').slice(0, 4),
    { radius: 125, most: 16, least: 12 },
    random,
  )}`
}

/** Boiled grain or couscous with nothing in it. */
const plainGrain: Drawing = ({ rim, main }) =>
  `${bowl(rim, '#fdfdfb')}<circle cx="300" cy="300" r="205" fill="${shade(main, -0.12)}"/>${grains(300, 300, 198, shade(main, 0.18))}`

/** A bowl of rice with each topping in a place of its own. */
const riceBowl: Drawing = ({ rim, pieces, random }) => {
  const toppings = pieces.filter(({ look }) => look.shape !== 'grain').slice(0, 5)
  return `${bowl(rim, '#f4efe0')}${grains(300, 300, 222)}${toppings
    .map((one, i) => {
      const angle = (i / toppings.length) * 2 * Math.PI - 1.2
      const at = {
        x: 300 + Math.cos(angle) * 122,
        y: 300 + Math.sin(angle) * 122,
        radius: 54,
        most: 7,
        least: 5,
        size: 1.25,
      }
      return heap([one], at, random)
    })
    .join('')}`
}

/** Porridge with its topping in the middle. */
const porridge: Drawing = ({ rim, main, sauce, beside, random }) => {
  const thick = mix(
    [
      { color: main, weight: 1 },
      { color: sauce, weight: 1 },
      { color: WHITE, weight: 2 },
    ],
    '#efe2c4',
  )
  const waves = [70, 120, 170]
    .map((r) => `<path d="M${300 - r} ${n(300 + r / 4)}a${r} ${r} 0 0 1 ${r} -${n(r * 1.15)}"/>`)
    .join('')
  return `${bowl(rim, thick)}<g fill="none" stroke="${shade(thick, -0.12)}" stroke-width="12" stroke-linecap="round">${waves}</g>${heap(beside.slice(0, 3), { x: 305, y: 310, radius: 76, most: 14 }, random)}<g transform="rotate(40 300 300)"><rect x="430" y="292" width="190" height="16" rx="8" fill="#b9c3c6"/><ellipse cx="420" cy="300" rx="44" ry="30" fill="#cfd8da"/></g>`
}

/** Flakes in milk. */
const cereal: Drawing = ({ rim, main, beside, random }) => {
  const flake = `<path d="M-26 4Q-18-18 4-15Q28-12 23 6Q6 20-26 4Z" fill="${main}" stroke="${shade(main, -0.25)}" stroke-width="3"/>`
  return `${bowl(rim, WHITE)}${times(
    flake,
    Array.from({ length: 26 }, (_, i): [number, number, number] => {
      const reach = 188 * Math.sqrt((i + 0.5) / 26)
      return [300 + Math.cos(i * 2.4) * reach, 300 + Math.sin(i * 2.4) * reach, (i * 77) % 360]
    }),
  )}${heap(beside.filter(({ look }) => look.shape !== 'dollop').slice(0, 2), { radius: 130, most: 10, least: 6 }, random)}`
}

/** Yogurt, curd cheese and the like, with what is on it. */
const yogurt: Drawing = ({ rim, beside, random }) =>
  `${bowl(rim, WHITE)}<path d="M128 330q80-110 180-60t170-50M150 400q90-90 180-40t130-40" fill="none" stroke="#e6dcc4" stroke-width="13" stroke-linecap="round"/>${heap(beside.slice(0, 4), { x: 330, y: 260, radius: 105, most: 20, least: 9 }, random)}`

/** Leaves in a bowl with the rest among them. */
const leafSalad: Drawing = ({ rim, pieces, random }) => {
  const leaf =
    '<path d="M0 6C-46-8-62-56-34-96C-18-120 18-120 34-96C62-56 46-8 0 6Z" fill="#7cb54a"/><path d="M0 0V-92M0-30l-24-22M0-30l24-22M0-58l-18-16M0-58l18-16" stroke="#a9d47c" stroke-width="5" fill="none"/>'
  const around = Array.from({ length: 10 }, (_, i): [number, number, number, number] => {
    const angle = (i / 10) * 2 * Math.PI
    return [300 + Math.cos(angle) * 118, 300 + Math.sin(angle) * 118, i * 36 + 90, 1.1]
  })
  return `${bowl(rim, '#5f9a3e')}${times(leaf, around)}${heap(pieces.filter(({ look }) => look.shape !== 'leaf').slice(0, 6), { radius: 140, most: 22, least: 14 }, random)}`
}

/** Small cubes bound by a dressing, in a mound. */
const dicedSalad: Drawing = ({ pieces, random }) =>
  `${PLATE}<circle cx="300" cy="306" r="186" fill="#d9cfae"/><circle cx="300" cy="298" r="184" fill="#f6eed3"/>${heap(pieces.slice(0, 6), { radius: 160, most: 40, least: 36, size: 0.95 }, random)}${times('<path d="M0 20Q-6-10 0-40M0-6l-16-14M0-6l16-14M0-24l-12-12M0-24l12-12" stroke="#4f9a45" stroke-width="6" fill="none" stroke-linecap="round"/>', [[300, 300]])}`

/** Pieces of vegetables, fruit or pulses, dressed. */
const choppedSalad: Drawing = ({ rim, pieces, random }) =>
  bowl(rim, '#f3efdd') + heap(pieces.slice(0, 7), { radius: 190, most: 44, least: 34, size: 1.25 }, random)

/** Grated or cut in strips. */
const slaw: Drawing = ({ main, beside, random }) => {
  const strip = (color: string) =>
    `<path d="M-62 0Q-30-34 0 0T62 0" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round"/>`
  const second = beside[0]?.look.color ?? shade(main, 0.3)
  const lay = (color: string, from: number, count: number) =>
    times(
      strip(color),
      Array.from({ length: count }, (_, i): [number, number, number] => {
        const reach = 150 * Math.sqrt((i + 0.5) / count)
        const angle = i * 2.4 + from
        return [300 + Math.cos(angle) * reach, 300 + Math.sin(angle) * reach, Math.round(random() * 180)]
      }),
    )
  return `${PLATE}<circle cx="300" cy="300" r="170" fill="${shade(main, -0.3)}"/>${lay(main, 0, 22)}${lay(shade(main, 0.2), 1, 12)}${lay(second, 2, 6)}`
}

/** Slices that overlap in rows. */
const slices: Drawing = ({ main, beside, random }) => {
  const second = beside.find(({ look }) => look.shape !== 'leaf' && look.shape !== 'grain')?.look.color ?? main
  const slice = (color: string) =>
    `<circle r="62" fill="${color}" stroke="${shade(color, -0.2)}" stroke-width="5"/><circle r="46" fill="${shade(color, 0.25)}" fill-opacity=".55"/>`
  const places = Array.from({ length: 10 }, (_, i): [number, number] => {
    const angle = (i / 10) * 2 * Math.PI
    return [300 + Math.cos(angle) * 128, 300 + Math.sin(angle) * 128]
  })
  return `${PLATE}${places.map((at, i) => times(slice(i % 2 ? second : main), [at])).join('')}${times(slice(main), [[300, 300]])}${heap(beside.filter(({ look }) => look.shape === 'leaf' || look.shape === 'ring' || look.shape === 'grain').slice(0, 2), { radius: 150, most: 9 }, random)}`
}

/** A glass dish of layers from the side. */
const layers: Drawing = ({ main, beside, sauce }) => {
  const colors = [main, ...beside.map(({ look }) => look.color), sauce, WHITE].slice(0, 5)
  const high = 300 / colors.length
  return `${shadow(300, 520, 220)}<path d="M90 170H510L478 490Q474 514 450 514H150Q126 514 122 490Z" fill="#e9f1f3"/>${colors
    .map((color, i) => {
      const y = 198 + i * high
      const inset = 106 + ((y - 170) / 344) * 30
      return `<path d="M${n(inset)} ${n(y)}q48 -16 97 0t97 0t97 0t${n(600 - 2 * inset - 291)} 0v${n(high + 2)}H${n(inset)}Z" fill="${color}"/>`
    })
    .join(
      '',
    )}<path d="M90 170H510L478 490Q474 514 450 514H150Q126 514 122 490Z" fill="none" stroke="#b9cdd3" stroke-width="10"/>`
}

/** A spread or dip with bread beside it. */
const dip: Drawing = ({ rim, main, sauce, beside, random }) => {
  const cream = mix(
    [
      { color: main, weight: 2 },
      { color: sauce, weight: 1 },
    ],
    '#e9d5a8',
  )
  const toast =
    '<path d="M-58 40L0-60L58 40Q0 62-58 40Z" fill="#c98f4a"/><path d="M-40 34L0-38L40 34Q0 48-40 34Z" fill="#efcf95"/>'
  return `<circle cx="300" cy="308" r="276" fill="#000" fill-opacity=".1"/><circle cx="300" cy="300" r="272" fill="#fdfdfb" stroke="#d8d8d2" stroke-width="4"/>${times(
    toast,
    [-150, -110, -70, -30, 10].map((turn): [number, number, number, number] => [
      300 + Math.cos((turn * Math.PI) / 180) * 205,
      300 + Math.sin((turn * Math.PI) / 180) * 205,
      turn + 90,
      0.95,
    ]),
  )}<circle cx="300" cy="330" r="170" fill="${rim}"/><circle cx="300" cy="330" r="148" fill="${cream}"/><path d="M232 350a74 74 0 0 1 136-40a52 52 0 0 1-88 50a30 30 0 0 1 36-44" fill="none" stroke="${shade(cream, -0.2)}" stroke-width="13" stroke-linecap="round"/>${heap(beside.filter(({ look }) => look.shape !== 'chunk' && look.shape !== 'liquid').slice(0, 2), { x: 300, y: 330, radius: 60, most: 6, size: 0.9 }, random)}`
}

/** Raw vegetables in sticks, upright in a glass. */
const sticks: Drawing = ({ main, beside }) => {
  const colors = [main, beside[0]?.look.color ?? '#a9cf7b', beside[1]?.look.color ?? '#d9432f']
  const upright = Array.from({ length: 9 }, (_, i) => {
    const color = colors[i % colors.length] ?? main
    return `<rect x="${190 + i * 24}" y="${90 + ((i * 53) % 70)}" width="30" height="330" rx="10" fill="${color}" stroke="${shade(color, -0.2)}" stroke-width="3" transform="rotate(${(i - 4) * 4} 300 460)"/>`
  })
  return `${shadow(300, 545, 150)}${upright.join('')}<path d="M150 300H450L424 520Q422 540 400 540H200Q178 540 176 520Z" fill="#dfeef2" fill-opacity=".75" stroke="#b9cdd3" stroke-width="8"/>`
}

/** A jar with what is kept in it. */
const jar: Drawing = ({ main, beside, random }) =>
  `${shadow(300, 550, 160)}<rect x="150" y="160" width="300" height="388" rx="54" fill="#e9f1f3"/><rect x="168" y="230" width="264" height="302" rx="40" fill="${shade(main, 0.1)}"/>${heap([...beside.slice(0, 3)], { x: 300, y: 380, radius: 96, most: 9 }, random)}<rect x="150" y="160" width="300" height="388" rx="54" fill="none" stroke="#b9cdd3" stroke-width="10"/><rect x="164" y="92" width="272" height="84" rx="20" fill="#b5623f"/><path d="M190 130h220" stroke="#d98a66" stroke-width="10" stroke-linecap="round"/><path d="M196 280v150" stroke="#fff" stroke-opacity=".6" stroke-width="16" stroke-linecap="round"/>`

/** A small bowl of nuts, seeds and dried fruit. */
const handful: Drawing = ({ pieces, random }) =>
  `<circle cx="300" cy="310" r="212" fill="#000" fill-opacity=".12"/><circle cx="300" cy="300" r="210" fill="#8a6a4a"/><circle cx="300" cy="300" r="178" fill="#6f5238"/>${heap(pieces.slice(0, 5), { radius: 150, most: 34, least: 26, size: 1.5 }, random)}`

/** Several small dishes on a tray. */
const tray: Drawing = ({ pieces, rim, random }) => {
  const dish = (x: number, y: number, r: number, fill: string, i: number) => {
    const seen = pieces[i]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 ? '#fdfdfb' : rim}" stroke="#d8d8d2" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r - 16}" fill="${fill}"/>${seen ? heap([seen], { x, y, radius: r - 48, most: 6, least: 4, size: 1.1 }, random) : ''}`
  }
  return `${BOARD}${dish(170, 210, 106, '#f4efe0', 0)}${dish(430, 210, 106, '#f1f1eb', 1)}${dish(170, 390, 84, '#f1f1eb', 2)}${dish(320, 395, 70, '#f3efdd', 3)}${dish(460, 390, 80, '#f1f1eb', 4)}`
}

export const BOWLS = {
  soup,
  'cream-soup': creamSoup,
  'noodle-soup': noodleSoup,
  stew,
  'with-rice': withRice,
  pilaf,
  grain: plainGrain,
  'rice-bowl': riceBowl,
  porridge,
  cereal,
  yogurt,
  'leaf-salad': leafSalad,
  'diced-salad': dicedSalad,
  'chopped-salad': choppedSalad,
  slaw,
  slices,
  layers,
  dip,
  sticks,
  jar,
  handful,
  tray,
}
