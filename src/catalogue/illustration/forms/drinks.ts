import { type Drawing, heap, shade, shadow } from '../paint.ts'

/** A glass, from the side. */
const glass: Drawing = ({ sauce, beside, random }) =>
  `${shadow(300, 552, 130)}<path d="M160 90H440L410 520Q406 548 378 548H222Q194 548 190 520Z" fill="#e9f1f3"/><path d="M172 190H428L406 508Q402 532 376 532H224Q198 532 194 508Z" fill="${sauce}"/><ellipse cx="300" cy="190" rx="128" ry="20" fill="${shade(sauce, 0.3)}"/>${heap(beside.filter(({ look }) => ['ball', 'slice', 'leaf', 'wedge'].includes(look.shape)).slice(0, 2), { x: 300, y: 190, radius: 70, most: 4, size: 0.95 }, random)}<path d="M160 90H440L410 520Q406 548 378 548H222Q194 548 190 520Z" fill="none" stroke="#b9cdd3" stroke-width="9"/><path d="M206 230L220 480" stroke="#fff" stroke-opacity=".55" stroke-width="16" stroke-linecap="round"/>`

/** A cup on its saucer, with steam. */
const cup: Drawing = ({ rim, sauce }) =>
  `${shadow(300, 520, 230)}<ellipse cx="290" cy="496" rx="226" ry="34" fill="${shade(rim, 0.55)}"/><path d="M430 290Q540 276 536 360Q530 440 410 430" fill="none" stroke="${rim}" stroke-width="32"/><path d="M120 250H460Q460 470 350 486H230Q120 470 120 250Z" fill="${rim}"/><ellipse cx="290" cy="250" rx="170" ry="44" fill="${shade(rim, 0.45)}"/><ellipse cx="290" cy="256" rx="148" ry="33" fill="${sauce}"/><g fill="none" stroke="#9aa3a6" stroke-opacity=".7" stroke-width="13" stroke-linecap="round"><path d="M220 180q-26-36 0-66t0-62"/><path d="M296 170q-26-36 0-66t0-62"/><path d="M372 180q-26-36 0-66t0-62"/></g>`

export const DRINKS = { glass, cup }
