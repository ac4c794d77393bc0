import { FRESH } from '../board.ts'
import type { Score } from '../evaluate.ts'
import { packsFor } from '../objective.ts'
import type { Choice, Problem } from '../problem.ts'
import type { PackCode } from './codes.ts'

/** Share of a pack that may be left when it is said to be used up, or that a dish must draw to be said to draw from it. */
const SLIGHT = 0.05

/** What a dish has to do with a pack of an item: who opened it, who goes on with it. */
export interface PackRole {
  readonly code: PackCode
  readonly item: number
  /** the earlier dish that opened the pack; for the opener the next one that draws from it */
  readonly otherDish: number
  /** the pack not bought, minor units: counted once for an item, on the last dish that uses it; 0 elsewhere */
  readonly savedMinor: number
}

interface Use {
  readonly cell: number
  /** for all meals that are cooked there, hundredths of the unit */
  readonly amount: number
}

/** Uses of each item in the order of cooking; a dish cooked for two days takes all of it on the first. */
function usesOf({ cells, dishes, items }: Problem, { dish, source }: Choice): Use[][] {
  const uses: Use[][] = Array.from({ length: items.pack.length }, () => [])
  cells.forEach((_, cell) => {
    if (source[cell] !== FRESH) return
    const d = dish[cell] as number
    const meals = source.includes(cell) ? 2 : 1
    for (let line = dishes.lineStart[d] as number; line < (dishes.lineStart[d + 1] as number); line++) {
      uses[dishes.lineItem[line] as number]?.push({ cell, amount: (dishes.lineUse[line] as number) * meals })
    }
  })
  return uses
}

/** Roles of the dishes that share packs of one item, in the order of cooking. */
function rolesOf(problem: Problem, { dish }: Choice, item: number, uses: readonly Use[]): [number, PackRole][] {
  const pack = problem.items.pack[item] as number
  const price = problem.items.priceMinor[item] as number
  const opened = (need: number): number => packsFor(need, pack)
  const rest = (need: number): number => opened(need) * pack - need
  const draws = (open: number, amount: number): boolean =>
    Math.min(open, amount) >= Math.min(SLIGHT * pack, amount) && open > 0
  const found: [number, PackRole][] = []
  let need = 0
  let opener = -1
  uses.forEach(({ cell, amount }, at) => {
    const before = need
    need += amount
    const here = dish[cell] as number
    const next = uses[at + 1]
    if (draws(rest(before), amount)) {
      const last = next === undefined
      const saves = opened(amount) > opened(need) - opened(before)
      const code = last && saves ? (rest(need) <= SLIGHT * pack ? 'usesUpPack' : 'sharesPack') : 'fromOpenPack'
      if (opener !== here) found.push([cell, { code, item, otherDish: opener, savedMinor: last && saves ? price : 0 }])
    } else if (next && opened(need) > opened(before) && draws(rest(need), next.amount)) {
      const otherDish = dish[next.cell] as number
      if (otherDish !== here) found.push([cell, { code: 'opensPack', item, otherDish, savedMinor: 0 }])
    }
    if (opened(need) > opened(before)) opener = here
  })
  return found
}

/** The roles of each cell's dish, by cell and item. */
export function packRoles(problem: Problem, choice: Choice): ReadonlyMap<number, ReadonlyMap<number, PackRole>> {
  const roles = new Map<number, Map<number, PackRole>>()
  usesOf(problem, choice).forEach((uses, item) => {
    for (const [cell, role] of rolesOf(problem, choice, item, uses)) {
      const ofCell = roles.get(cell) ?? new Map<number, PackRole>()
      roles.set(cell, ofCell.set(item, role))
    }
  })
  return roles
}

/** Packs that need not be bought because other dishes use the same items, by item, the dearest first; minor units. */
export function packSavings(
  { dishes, items }: Problem,
  { dish }: Choice,
  score: Score,
  cell: number,
): { item: number; saved: number }[] {
  const d = dish[cell] as number
  const times = dish.reduce((n, there) => n + (there === d ? 1 : 0), 0)
  const found: { item: number; saved: number }[] = []
  for (let line = dishes.lineStart[d] as number; line < (dishes.lineStart[d + 1] as number); line++) {
    const item = dishes.lineItem[line] as number
    const use = (dishes.lineUse[line] as number) * times
    const pack = items.pack[item] as number
    const need = score.need[item] as number
    const alone = packsFor(use, pack)
    const more = packsFor(need, pack) - packsFor(need - use, pack)
    if (alone > more) found.push({ item, saved: (alone - more) * (items.priceMinor[item] as number) })
  }
  return found.sort((a, b) => b.saved - a.saved)
}
