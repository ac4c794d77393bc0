import { Board, EMPTY, FRESH } from './board.ts'
import { evaluate, type Score } from './evaluate.ts'
import { packsFor, type Term } from './objective.ts'
import type { Cell, Choice, Group, Problem } from './problem.ts'

/**
 * Why a dish stands where it stands. Ids are ids of the catalogue; `…Minor` are whole minor units; `kcal` whole
 * kilocalories and grams a day per adult portion (a table: per guest); minutes are whole. `other…` speaks of the runner-up.
 *
 * | code | decided by | values |
 * |---|---|---|
 * | leftover | cooked the day before, eaten again | cookedDay (index of the day), savedMinor (list if the best fresh dish stood here, minus now; may be negative), savedMin (minutes of that dish) |
 * | chosen | the person chose it for the basket | – |
 * | swapped | the person put it here | insteadOf (recipe id), costDeltaMinor (list now minus before) |
 * | kept | stayed when the person changed another dish; it would not be the best any more | – |
 * | onlyChoice | no other dish passes the filters | dishes (of that meal or course before the filters) |
 * | noRepeat | every other dish would be cooked twice, or have the main ingredient of a neighbouring day | dishes (that pass the filters) |
 * | usesHave | what is at home | ingredient, savedMinor (what buying it would cost, by use) |
 * | finishesPack | a pack that another dish opened | ingredient, otherRecipe (the dish that opened it), savedMinor (packs not bought) |
 * | keepsBudget | the other would break the budget | budgetMinor, otherTotalMinor, overMinor |
 * | cheaper | the list is cheaper | savedMinor |
 * | lessWaste | less is left over in packs | savedMinor (value of what is left over less) |
 * | calories | the day's energy | dayKcal, targetKcal, otherDayKcal (table: lowKcal, highKcal besides) |
 * | protein | the day's protein | dayProtein, targetProtein, otherDayProtein (grams) |
 * | quick | minutes on a working day (a table: of the one cook) | timeMin, otherTimeMin |
 * | newMain | another main ingredient | ingredient (this dish's), otherIngredient (the runner-up's, there too often) |
 * | newKitchen | another kitchen | kitchen, otherKitchen |
 * | hotAndCold | a table of both | serve (hot or cold) |
 * | collection | of the collection asked for | collection (slug) |
 * | ownDish | the occasion's own | occasion (id) |
 * | vegetables | the day's vegetables and fruit | dayGrams, targetGrams, otherDayGrams |
 * | fiber | the day's fibre | dayGrams, targetGrams, otherDayGrams |
 * | salt | the day's salt | dayGrams, targetGrams, otherDayGrams |
 * | oneLeftoverLess | less eaten twice | – |
 * | variant | the taste of the variant asked for | – |
 * | equallyGood | nothing weighed decides | – |
 *
 * Facts are true besides and use the same codes without the figures of a runner-up, and these:
 *
 * | code | says | values |
 * |---|---|---|
 * | batch | cooked once for two days | days (2) |
 * | sharesPack | shares a pack with other dishes | ingredient, dishes (how many others) |
 * | quickDish | at the table soon | timeMin |
 * | onlyMain | nothing else in the plan has this main ingredient | ingredient |
 * | richInProtein | much protein | protein (grams a portion) |
 */
export type ReasonCode =
  | 'leftover'
  | 'chosen'
  | 'swapped'
  | 'kept'
  | 'onlyChoice'
  | 'noRepeat'
  | 'usesHave'
  | 'finishesPack'
  | 'keepsBudget'
  | 'cheaper'
  | 'lessWaste'
  | 'calories'
  | 'protein'
  | 'quick'
  | 'newMain'
  | 'newKitchen'
  | 'hotAndCold'
  | 'collection'
  | 'ownDish'
  | 'vegetables'
  | 'fiber'
  | 'salt'
  | 'oneLeftoverLess'
  | 'variant'
  | 'equallyGood'

export type FactCode =
  | 'batch'
  | 'sharesPack'
  | 'quickDish'
  | 'onlyMain'
  | 'richInProtein'
  | 'usesHave'
  | 'collection'
  | 'ownDish'

export type Values = Readonly<Record<string, string | number>>

export interface Fact {
  readonly code: FactCode
  readonly values: Values
}

/** The best other dish for a place, everything else fixed (its leftover moves along). */
export interface RunnerUp {
  readonly recipeId: string
  /** list's total if it stood there, minus now */
  readonly costDeltaMinor: number
  /** objective if it stood there, minus now; negative only where a person chose the dish */
  readonly objectiveDelta: number
}

export interface Reason {
  readonly code: ReasonCode
  readonly values: Values
  readonly runnerUp?: RunnerUp
  readonly facts: readonly Fact[]
}

export const QUICK_MIN = 20
const RICH_PROTEIN = 300

/** Terms that are weighed together when it is asked what decided. */
const GROUPS = {
  money: ['cost', 'budget', 'waste', 'have'],
  calories: ['calories'],
  protein: ['protein'],
  time: ['time'],
  variety: ['variety'],
  collection: ['collection'],
  leftover: ['leftover'],
  health: ['health'],
  variant: ['variant'],
} as const satisfies Record<string, readonly Term[]>
type GroupName = keyof typeof GROUPS

const NOTHING = 1e-9

interface Standing {
  readonly problem: Problem
  readonly choice: Choice
  readonly now: Score
  readonly board: Board
}

/** One reason for each cell of a finished choice. */
export function reasons(problem: Problem, choice: Choice): Reason[] {
  const board = new Board(problem)
  board.load(choice)
  const standing = { problem, choice, now: evaluate(problem, choice), board }
  const told = new Map<ReasonCode, number>()
  return problem.cells.map((_, cell) => {
    const reason = choice.source[cell] === FRESH ? fresh(standing, cell, told) : leftover(standing, cell)
    told.set(reason.code, (told.get(reason.code) ?? 0) + 1)
    return reason
  })
}

const idOf = (problem: Problem, dish: number): string =>
  problem.index.world.recipes[problem.dishes.recipe[dish] as number]?.id ?? ''
const groupOf = (problem: Problem, cell: number): Group => problem.groups[(problem.cells[cell] as Cell).group] as Group
const ingredientId = (problem: Problem, ingredient: number): string =>
  problem.index.world.ingredients[ingredient]?.id ?? ''
const minutesOf = (problem: Problem, dish: number): number =>
  problem.index.time[problem.dishes.recipe[dish] as number] as number
const familyId = (problem: Problem, dish: number): string =>
  problem.index.families[problem.dishes.main[dish] as number] ?? ''

/** The other dish for a cell that leaves the best plan without a new breach; its choice, and what that is worth. */
function runnerUp({ problem, choice, now, board }: Standing, cell: number): { choice: Choice; score: Score } | null {
  const again = board.target[cell] as number
  const here = choice.dish[cell] as number
  const cookedIn = choice.source[cell] as number
  if (again !== EMPTY) board.take(again)
  board.take(cell)
  const most = Number.POSITIVE_INFINITY
  const found = again === EMPTY ? board.best(cell, most, here) : board.bestPair(cell, again, most, here)
  board.put(cell, here, cookedIn)
  if (again !== EMPTY) board.put(again, here, cell)
  if (found === EMPTY) return null
  const other = { dish: Int32Array.from(choice.dish), source: Int32Array.from(choice.source) }
  other.dish[cell] = found
  other.source[cell] = FRESH
  if (again !== EMPTY) other.dish[again] = found
  const score = evaluate(problem, other)
  return score.breach > now.breach ? null : { choice: other, score }
}

function leftover(standing: Standing, cell: number): Reason {
  const { problem, choice, now } = standing
  const source = choice.source[cell] as number
  const other = runnerUp(standing, cell)
  const cookedDay = (problem.cells[source] as Cell).day
  return {
    code: 'leftover',
    values: {
      cookedDay,
      ...(other && {
        savedMinor: other.score.costMinor - now.costMinor,
        savedMin: minutesOf(problem, other.choice.dish[cell] as number),
      }),
    },
    ...(other && { runnerUp: describe(standing, other, cell) }),
    facts: [],
  }
}

const describe = ({ problem, now }: Standing, other: { choice: Choice; score: Score }, cell: number): RunnerUp => ({
  recipeId: idOf(problem, other.choice.dish[cell] as number),
  costDeltaMinor: other.score.costMinor - now.costMinor,
  objectiveDelta: round(other.score.total - now.total),
})

const round = (value: number): number => Math.round(value * 1e6) / 1e6

function fresh(standing: Standing, cell: number, told: ReadonlyMap<ReasonCode, number>): Reason {
  const { problem, now } = standing
  const facts = factsOf(standing, cell)
  const other = runnerUp(standing, cell)
  if (!other) {
    const { candidates, dishes, offered } = groupOf(problem, cell)
    const recipe = problem.dishes.recipe[standing.choice.dish[cell] as number] as number
    if (problem.occasion && problem.wanted?.has(recipe)) {
      return { code: 'ownDish', values: { occasion: problem.occasion.id }, facts }
    }
    return candidates.length === 1
      ? { code: 'onlyChoice', values: { dishes: offered }, facts }
      : { code: 'noRepeat', values: { dishes }, facts }
  }
  const gains = (Object.keys(GROUPS) as GroupName[])
    .map((group) => ({
      group,
      gain: GROUPS[group].reduce((sum, term) => sum + other.score.terms[term] - now.terms[term], 0),
    }))
    .filter(({ gain }) => gain > NOTHING)
    .sort((a, b) => b.gain - a.gain)
  const largest = gains[0]?.gain ?? 0
  const tellable = gains
    .filter(({ gain }) => gain >= largest / 2)
    .map(({ group, gain }) => tell(standing, other, cell, group, gain))
  // The largest gain is told, unless its sentence stands on a third of the plan already and another weighs half as much.
  const often = Math.max(1, Math.ceil(problem.cells.length / 3))
  const said = tellable.find(({ code }) => (told.get(code) ?? 0) < often) ?? tellable[0]
  const runner = describe(standing, other, cell)
  return { ...(said ?? { code: 'equallyGood', values: {} }), runnerUp: runner, facts }
}

type Told = Pick<Reason, 'code' | 'values'>

/** The sentence for a group of terms on which the dish beats its runner-up. */
function tell(
  standing: Standing,
  other: { choice: Choice; score: Score },
  cell: number,
  group: GroupName,
  gain: number,
): Told {
  const { problem, choice, now } = standing
  const { aims } = problem
  const here = choice.dish[cell] as number
  const there = other.choice.dish[cell] as number
  const again = standing.board.target[cell] as number
  const days = [(problem.cells[cell] as Cell).day, ...(again === EMPTY ? [] : [(problem.cells[again] as Cell).day])]
  /** The day of the two on which it matters more. */
  const dayBy = (loss: (day: number) => number): number => days.reduce((a, b) => (loss(b) > loss(a) ? b : a))
  switch (group) {
    case 'money':
      return tellMoney(standing, other, cell, gain)
    case 'calories': {
      const miss = (kcal: number): number => Math.max(aims.kcal.low - kcal, kcal - aims.kcal.high, 0)
      const day = dayBy((d) => miss(other.score.kcal[d] as number) - miss(now.kcal[d] as number))
      return {
        code: 'calories',
        values: {
          dayKcal: Math.round(now.kcal[day] as number),
          targetKcal: Math.round(aims.kcal.target),
          otherDayKcal: Math.round(other.score.kcal[day] as number),
          ...(problem.kind === 'table' && { lowKcal: aims.kcal.low, highKcal: aims.kcal.high }),
        },
      }
    }
    case 'protein': {
      const day = dayBy((d) => (now.protein[d] as number) - (other.score.protein[d] as number))
      return {
        code: 'protein',
        values: {
          dayProtein: (now.protein[day] as number) / 10,
          targetProtein: Math.round(aims.protein) / 10,
          otherDayProtein: (other.score.protein[day] as number) / 10,
        },
      }
    }
    case 'time':
      return {
        code: 'quick',
        values: { timeMin: minutesOf(problem, here), otherTimeMin: minutesOf(problem, there) },
      }
    case 'variety':
      return tellVariety(problem, here, there)
    case 'collection':
      return problem.occasion
        ? { code: 'ownDish', values: { occasion: problem.occasion.id } }
        : { code: 'collection', values: { collection: problem.collection } }
    case 'leftover':
      return { code: 'oneLeftoverLess', values: {} }
    case 'health':
      return tellHealth(standing, other, days)
    case 'variant':
      return { code: 'variant', values: {} }
  }
}

function tellVariety(problem: Problem, here: number, there: number): Told {
  const { dishes, index } = problem
  if (dishes.main[here] !== dishes.main[there]) {
    return {
      code: 'newMain',
      values: { ingredient: familyId(problem, here), otherIngredient: familyId(problem, there) },
    }
  }
  if (dishes.kitchen[here] !== dishes.kitchen[there]) {
    const kitchen = (dish: number): string => index.kitchens[dishes.kitchen[dish] as number] ?? ''
    return { code: 'newKitchen', values: { kitchen: kitchen(here), otherKitchen: kitchen(there) } }
  }
  return { code: 'hotAndCold', values: { serve: dishes.cold[here] ? 'cold' : 'hot' } }
}

function tellHealth({ problem, choice }: Standing, other: { choice: Choice }, days: readonly number[]): Told {
  const { dishes, aims, cells } = problem
  const health = aims.health ?? { produce: 1, fiber: 1, salt: 1 }
  const of = (values: Float64Array, { dish }: Choice, day: number): number =>
    cells.reduce((sum, cell, c) => sum + (cell.day === day ? (values[dish[c] as number] as number) : 0), 0)
  const kinds = [
    { code: 'vegetables', values: dishes.produce, target: health.produce, unit: 1, sign: 1 },
    { code: 'fiber', values: dishes.fiber, target: health.fiber, unit: 10, sign: 1 },
    { code: 'salt', values: dishes.salt, target: health.salt, unit: 100, sign: -1 },
  ] as const
  const tries = kinds.flatMap(({ code, values, target, unit, sign }) =>
    days.map((day) => {
      const now = of(values, choice, day)
      const then = of(values, other.choice, day)
      const loss = (grams: number): number => Math.max(0, sign * (1 - grams / target))
      const shown = (grams: number): number => Math.round((grams / unit) * 10) / 10
      return {
        gain: loss(then) - loss(now),
        told: { code, values: { dayGrams: shown(now), targetGrams: shown(target), otherDayGrams: shown(then) } },
      }
    }),
  )
  return tries.reduce((a, b) => (b.gain > a.gain ? b : a)).told
}

/** Money saved by a dish because a pack is open for it already, by item; minor units. */
function sharing(
  { problem }: Standing,
  { dish }: Choice,
  score: Score,
  cell: number,
): { item: number; saved: number }[] {
  const { dishes, items } = problem
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

/** What a dish takes of what is at home, by the cost of buying that much; minor units, the most first. */
function homeUse(problem: Problem, dish: number): { ingredient: number; saved: number }[] {
  const { dishes, haves, index, priceMinor } = problem
  const recipe = dishes.recipe[dish] as number
  const found: { ingredient: number; saved: number }[] = []
  for (let line = index.lineStart[recipe] as number; line < (index.lineStart[recipe + 1] as number); line++) {
    const ingredient = index.lineIngredient[line] as number
    if (!haves.includes(ingredient)) continue
    const use = ((index.lineAmount[line] as number) * problem.portions) / 100
    found.push({ ingredient, saved: (use * (priceMinor[ingredient] as number)) / (index.pack[ingredient] as number) })
  }
  return found.sort((a, b) => b.saved - a.saved)
}

const sumSaved = (list: readonly { saved: number }[]): number => list.reduce((sum, { saved }) => sum + saved, 0)

function tellMoney(standing: Standing, other: { choice: Choice; score: Score }, cell: number, gain: number): Told {
  const { problem, choice, now } = standing
  const { aims } = problem
  const here = choice.dish[cell] as number
  const there = other.choice.dish[cell] as number
  const gainMinor = gain * aims.referenceMinor

  const home = homeUse(problem, here)
  const haveGain =
    sumSaved(home) - sumSaved(homeUse(problem, there)) + (other.score.terms.have - now.terms.have) * aims.referenceMinor
  if (home[0] && haveGain >= gainMinor / 2) {
    return {
      code: 'usesHave',
      values: { ingredient: ingredientId(problem, home[0].ingredient), savedMinor: Math.round(home[0].saved) },
    }
  }
  if (aims.budgetMinor > 0 && now.costMinor <= aims.budgetMinor && other.score.costMinor > aims.budgetMinor) {
    return {
      code: 'keepsBudget',
      values: {
        budgetMinor: aims.budgetMinor,
        otherTotalMinor: other.score.costMinor,
        overMinor: other.score.costMinor - aims.budgetMinor,
      },
    }
  }
  const shared = sharing(standing, choice, now, cell)
  const sharedGain = sumSaved(shared) - sumSaved(sharing(standing, other.choice, other.score, cell))
  const most = shared[0]
  if (most && sharedGain >= gainMinor / 2) {
    return {
      code: 'finishesPack',
      values: {
        ingredient: ingredientId(problem, problem.items.ingredient[most.item] as number),
        otherRecipe: idOf(problem, sharer(standing, most.item, here)),
        savedMinor: most.saved,
      },
    }
  }
  const savedMinor = other.score.costMinor - now.costMinor
  const wasteMinor = Math.round(other.score.wasteMinor - now.wasteMinor)
  if (savedMinor > 0 && other.score.terms.cost - now.terms.cost >= other.score.terms.waste - now.terms.waste) {
    return { code: 'cheaper', values: { savedMinor } }
  }
  return wasteMinor > 0
    ? { code: 'lessWaste', values: { savedMinor: wasteMinor } }
    : { code: 'cheaper', values: { savedMinor: Math.max(savedMinor, 0) } }
}

/** The other dish of the plan that uses most of an item. */
function sharer({ problem, choice }: Standing, item: number, but: number): number {
  const { dishes } = problem
  let found = but
  let most = 0
  for (const dish of choice.dish) {
    if (dish === but) continue
    for (let line = dishes.lineStart[dish] as number; line < (dishes.lineStart[dish + 1] as number); line++) {
      if (dishes.lineItem[line] === item && (dishes.lineUse[line] as number) > most) {
        most = dishes.lineUse[line] as number
        found = dish
      }
    }
  }
  return found
}

function factsOf(standing: Standing, cell: number): Fact[] {
  const { problem, choice, now, board } = standing
  const { dishes, index } = problem
  const here = choice.dish[cell] as number
  const facts: Fact[] = []
  if (board.target[cell] !== EMPTY) facts.push({ code: 'batch', values: { days: 2 } })
  const home = homeUse(problem, here)[0]
  if (home) {
    facts.push({
      code: 'usesHave',
      values: { ingredient: ingredientId(problem, home.ingredient), savedMinor: Math.round(home.saved) },
    })
  }
  const shared = sharing(standing, choice, now, cell)[0]
  if (shared) {
    const others = new Set(
      [...choice.dish].filter((dish) => {
        if (dish === here) return false
        const items = dishes.lineItem.subarray(dishes.lineStart[dish], dishes.lineStart[dish + 1])
        return items.includes(shared.item)
      }),
    )
    facts.push({
      code: 'sharesPack',
      values: {
        ingredient: ingredientId(problem, problem.items.ingredient[shared.item] as number),
        dishes: others.size,
      },
    })
  }
  if (problem.wanted?.has(dishes.recipe[here] as number)) {
    facts.push(
      problem.occasion
        ? { code: 'ownDish', values: { occasion: problem.occasion.id } }
        : { code: 'collection', values: { collection: problem.collection } },
    )
  }
  const time = minutesOf(problem, here)
  if (time <= QUICK_MIN) facts.push({ code: 'quickDish', values: { timeMin: time } })
  const protein = index.protein[dishes.recipe[here] as number] as number
  if (protein >= RICH_PROTEIN) facts.push({ code: 'richInProtein', values: { protein: protein / 10 } })
  const alone = choice.dish.every((dish) => dish === here || dishes.main[dish] !== dishes.main[here])
  if (alone) facts.push({ code: 'onlyMain', values: { ingredient: familyId(problem, here) } })
  return facts
}
