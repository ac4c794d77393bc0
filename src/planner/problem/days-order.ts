import type { Random } from '../../catalogue/random.ts'
import { type Custom, type Drawn, hasPartOf, isOfBread } from './planned-meal.ts'

/** Orders of the days that are tried so that leftovers follow what is cooked. */
const TRIES = 24

/** How alike a day's lunch and dinner are: bread after bread, soup after soup. */
function alike(dinner: Drawn | undefined, lunch: Drawn | undefined): number {
  if (!dinner || !lunch) return 0
  const ofSoup = ({ head, companions }: Drawn): boolean => head === 'soup' || companions.includes('soup')
  const both = [dinner, lunch]
  return both.every(isOfBread) || both.every(ofSoup) ? 1 : 0
}

const isCooked = (meal: Drawn | undefined): boolean => meal?.head === 'main' || meal?.head === 'plain'

/** What the order of the days is to heed, besides leftovers. */
interface Heeded {
  /** what the lunch of each day of the week is; undefined: none is planned */
  readonly lunches: readonly Drawn[] | undefined
  /** what homes have at the meal on each of the days */
  readonly customs: readonly (readonly Custom[])[]
  /** which of the days is a Sunday; -1: none */
  readonly sunday: number
  /** it is Sunday's large meal, and not the other */
  readonly isLarge: boolean
  /** which of the days is a Friday without meat, on which what was cooked the day before is seldom eaten again; -1: none */
  readonly meatless: number
}

/**
 * The days' order: shuffled, and never a leftover on the first day nor two running, and then unlike the day's lunch, and on a
 * Sunday one meal that is cooked and no other, and what a custom asks for on its day, as far as some tries find it.
 */
export function arrange(
  days: readonly number[],
  chosen: readonly Drawn[],
  random: Random,
  { lunches, customs, sunday, isLarge, meatless }: Heeded,
): Drawn[] {
  let best: Drawn[] = [...chosen]
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < TRIES && least > 0; attempt++) {
    const order = random.shuffle([...chosen])
    const first = order[0]?.head === 'leftover' && days[0] === 0
    const running = order.some((one, at) => one.head === 'leftover' && order[at - 1]?.head === 'leftover')
    const faults =
      (first || running ? days.length : 0) +
      (meatless >= 0 && order[meatless]?.head === 'leftover' ? 1 : 0) +
      (sunday >= 0 && isCooked(order[sunday]) !== isLarge ? 1 : 0) +
      order.reduce((sum, one, at) => sum + (customs[at] ?? []).filter((custom) => !hasPartOf(custom, one)).length, 0) +
      order.reduce((sum, one, at) => sum + alike(one, lunches?.[days[at] as number]), 0)
    if (faults < least) [best, least] = [order, faults]
  }
  return best
}
