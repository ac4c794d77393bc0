import { real, whole } from '../arrays.ts'
import type { Score } from '../evaluate.ts'
import { packsBeyond } from '../objective.ts'
import { EMPTY, eatenAgain, FRESH, type Problem, type Solution } from '../problem/problem.ts'
import type { PackCode } from './codes.ts'

/** Share of a pack that may be left when it is said to be used up, or that a dish must draw to be said to draw from it. */
const SLIGHT = 0.05

/** What a dish has to do with a pack of an item: who opened it, who goes on with it. */
export interface PackRole {
  readonly code: PackCode
  readonly item: number
  /** the earlier dish that opened the pack; for the opener the next one that draws from it; EMPTY: the week before did */
  readonly otherDish: number
  /** the pack not bought, minor units: counted once for an item, on the last dish that uses it; 0 elsewhere */
  readonly savedMinor: number
}

interface Use {
  readonly position: number
  /** for all meals that are cooked there, hundredths of the unit */
  readonly amount: number
}

/** Uses of each item in the order of cooking; a dish cooked for several meals takes all of it for the first. */
function usesOf({ positions, dishes, items }: Problem, { dish, source }: Solution): Use[][] {
  const uses: Use[][] = Array.from({ length: items.pack.length }, () => [])
  positions.forEach((_, position) => {
    if (source[position] !== FRESH) return
    const d = whole(dish, position)
    const meals = 1 + eatenAgain({ dish, source }, position).length
    for (let line = whole(dishes.lineStart, d); line < whole(dishes.lineStart, d + 1); line++) {
      uses[whole(dishes.lineItem, line)]?.push({ position, amount: real(dishes.lineUse, line) * meals })
    }
  })
  return uses
}

/** Roles of the dishes that share packs of one item, in the order of cooking. */
function rolesOf(problem: Problem, { dish }: Solution, item: number, uses: readonly Use[]): [number, PackRole][] {
  const pack = real(problem.items.pack, item)
  const price = real(problem.items.priceMinor, item)
  const stock = real(problem.items.stock, item)
  const opened = (need: number): number => packsBeyond(need, stock, pack)
  const rest = (need: number): number => stock + opened(need) * pack - need
  const draws = (open: number, amount: number): boolean =>
    Math.min(open, amount) >= Math.min(SLIGHT * pack, amount) && open > 0
  const found: [number, PackRole][] = []
  let need = 0
  let opener = EMPTY
  uses.forEach(({ position, amount }, at) => {
    const before = need
    need += amount
    const here = whole(dish, position)
    const next = uses[at + 1]
    if (opener === EMPTY && draws(rest(before), amount)) {
      found.push([position, { code: 'usesLeft', item, otherDish: EMPTY, savedMinor: 0 }])
    } else if (draws(rest(before), amount)) {
      const last = next === undefined
      const saves = opened(amount) > opened(need) - opened(before)
      const code = last && saves ? (rest(need) <= SLIGHT * pack ? 'usesUpPack' : 'sharesPack') : 'fromOpenPack'
      if (opener !== here)
        found.push([position, { code, item, otherDish: opener, savedMinor: last && saves ? price : 0 }])
    } else if (next && opened(need) > opened(before) && draws(rest(need), next.amount)) {
      const otherDish = whole(dish, next.position)
      if (otherDish !== here) found.push([position, { code: 'opensPack', item, otherDish, savedMinor: 0 }])
    }
    if (opened(need) > opened(before)) opener = here
  })
  return found
}

/** The roles of each position's dish, by position and item. */
export function packRoles(problem: Problem, solution: Solution): ReadonlyMap<number, ReadonlyMap<number, PackRole>> {
  const roles = new Map<number, Map<number, PackRole>>()
  usesOf(problem, solution).forEach((uses, item) => {
    for (const [position, role] of rolesOf(problem, solution, item, uses)) {
      const ofPosition = roles.get(position) ?? new Map<number, PackRole>()
      roles.set(position, ofPosition.set(item, role))
    }
  })
  return roles
}

/** PackCosts that need not be bought because other dishes use the same items, by item, the dearest first; minor units. */
export function packSavings(
  { dishes, items }: Problem,
  { dish }: Solution,
  score: Score,
  position: number,
): { item: number; saved: number }[] {
  const d = whole(dish, position)
  const times = dish.reduce((n, there) => n + (there === d ? 1 : 0), 0)
  const found: { item: number; saved: number }[] = []
  for (let line = whole(dishes.lineStart, d); line < whole(dishes.lineStart, d + 1); line++) {
    const item = whole(dishes.lineItem, line)
    const use = real(dishes.lineUse, line) * times
    const pack = real(items.pack, item)
    const need = real(score.need, item)
    const stock = real(items.stock, item)
    const bought = (of: number): number => packsBeyond(of, stock, pack)
    const alone = bought(use)
    const more = bought(need) - bought(need - use)
    if (alone > more) found.push({ item, saved: (alone - more) * real(items.priceMinor, item) })
  }
  return found.sort((a, b) => b.saved - a.saved)
}

/** What a dish could take of what the week before left, by value; minor units, the most first. */
export function leftUse({ dishes, items }: Problem, d: number): { item: number; saved: number }[] {
  const found: { item: number; saved: number }[] = []
  for (let line = whole(dishes.lineStart, d); line < whole(dishes.lineStart, d + 1); line++) {
    const item = whole(dishes.lineItem, line)
    const used = Math.min(real(dishes.lineUse, line), real(items.stock, item))
    if (used > 0) found.push({ item, saved: (used * real(items.priceMinor, item)) / real(items.pack, item) })
  }
  return found.sort((a, b) => b.saved - a.saved)
}
