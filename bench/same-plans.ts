import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Random } from '../src/catalogue/random.ts'
import { ALLERGENS, EQUIPMENT, EXCLUDE_TAGS, SLOTS } from '../src/catalogue/vocabulary.ts'
import { planBasket } from '../src/planner/basket.ts'
import { BUDGET_MODES, GOALS, normalise, type Params } from '../src/planner/params.ts'
import { planOccasion, planWeek } from '../src/planner/plan.ts'
import type { Plan } from '../src/planner/plan-data.ts'
import { EmptySlotError } from '../src/planner/problem/filters.ts'
import { SwapNotPossibleError, swapDish, swaps } from '../src/planner/swaps.ts'
import { ourCatalogue } from './catalogue.ts'

/**
 * Whether the planner still gives the same plans, byte for byte, and in what time: 200 requests on our recipes and prices.
 * For changes that must not change a plan.
 *
 *   node bench/same-plans.ts --write FILE     before the change: the plans, and the CPU time of all
 *   node bench/same-plans.ts --compare FILE   after it: which plans differ
 *   --rounds N   the CPU time is the least of so many rounds (default 3)
 *
 * A test with committed hashes would fail with every new recipe and price, where other plans are right.
 */
const { values: options } = parseArgs({
  options: {
    write: { type: 'string', default: '' },
    compare: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
  },
})

const REQUESTS = 200
/** Of ten requests this many are weeks, tables or themed weeks, and baskets; of the first two kinds every fourth is also swapped. */
const WEEKS = 6
const TABLES = 3

const catalogue = await ourCatalogue()
const { problemData } = catalogue
const random = new Random(20_261_122)
const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
const some = <T>(list: readonly T[], most: number): T[] =>
  Array.from({ length: random.below(most + 1) }, () => one(list))
const maybe = <T>(chance: number, value: () => T): T | undefined => (random.next() < chance ? value() : undefined)

const countries = [...catalogue.countries.values()]
const stores = [...catalogue.stores.values()]
const ingredients = problemData.ingredients.map(({ id }) => id)
const allergens = ALLERGENS.filter((id) =>
  problemData.ingredients.some((ingredient) => ingredient.allergens.includes(id)),
)

/** Usual money for a day in each country's currency, from the price of a shopping basket of everything. */
function usualDay(params: Params): number {
  const { decimals, packPriceMinor } = catalogue.priceTable(params)
  const prices = [...packPriceMinor.values()].sort((a, b) => a - b)
  return (2.5 * (prices[prices.length >> 1] ?? 0)) / 10 ** decimals
}

function anyParams(n: number): Params {
  const { code, regions } = countries[n % countries.length] as (typeof countries)[number]
  const own = stores.filter(({ country }) => country === code)
  const asked = normalise(
    {
      country: code,
      store: one(own).code,
      region: maybe(0.3, () => (regions.length > 0 ? one(regions) : '')),
      adults: 1 + random.below(4),
      kids: some([1, 4, 7, 10, 13, 16], 2).map((age) => ({ age, appetite: one(['small', 'normal', 'big']) })),
      slots: maybe(0.6, () => [one(SLOTS), ...some(SLOTS, 3)]),
      equipment: maybe(0.3, () => [...some(EQUIPMENT, 6), 'stove']),
      allergens: maybe(0.3, () => some(allergens, 2)),
      exclude: maybe(0.3, () => some(ingredients, 6)),
      excludeTags: maybe(0.25, () => some(EXCLUDE_TAGS, 4)),
      goal: one(GOALS),
      collection: maybe(0.25, () => one(problemData.collections).slug),
      have: maybe(0.4, () => some(ingredients, 8)),
      startDate: `2026-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`,
      variant: maybe(0.3, () => random.below(20)),
      budgetMode: one(BUDGET_MODES),
    },
    '2026-11-22',
  )
  const day = maybe(0.4, () => usualDay(asked) * (0.5 + random.next()))
  if (day === undefined) return asked
  const people = asked.adults + asked.kids.length
  return { ...asked, budgetValue: Math.round(asked.budgetMode === 'week' ? day * people * 7 : day) }
}

/** What is asked, as work to be done again and again. */
const requests = Array.from({ length: REQUESTS }, (_, n) => {
  const params = anyParams(n)
  const input = { params, data: problemData, prices: catalogue.priceTable(params) }
  const swapped = n % 4 === 0
  const [dayPick, dishPick, swapPick] = [random.next(), random.next(), random.next()]
  const guests = 1 + random.below(20)
  const occasion = one(problemData.occasions).id
  const items = [one(problemData.recipes), ...some(problemData.recipes, 9)].map(({ id }) => ({
    recipeId: id,
    servings: random.below(12),
  }))
  const base = (): Plan => {
    const kind = n % 10
    if (kind < WEEKS) return planWeek(input)
    if (kind < WEEKS + TABLES) return planOccasion(input, occasion, guests)
    return planBasket(input, guests, items)
  }
  return (): unknown => {
    const plan = base()
    if (!swapped) return plan
    const offered = swaps(plan, input)
    const d = Math.floor(dayPick * plan.days.length)
    const dish = Math.floor(dishPick * (plan.days[d]?.dishes.length ?? 0))
    const list = offered[d]?.[dish] ?? []
    const recipeId = list[Math.floor(swapPick * list.length)]?.recipeId
    return [plan, offered, recipeId && swapDish(plan, { day: d, dish, recipeId }, input)]
  }
})

/** A plan, or the refusal. */
function answer(request: () => unknown): string {
  try {
    return JSON.stringify(request())
  } catch (error) {
    if (!(error instanceof EmptySlotError) && !(error instanceof SwapNotPossibleError)) throw error
    return JSON.stringify({ refused: error.name, ...error })
  }
}

let cpuMs = Number.POSITIVE_INFINITY
let answers: string[] = []
for (let round = 0; round < Number(options.rounds); round++) {
  const since = process.cpuUsage()
  answers = requests.map(answer)
  const { user, system } = process.cpuUsage(since)
  cpuMs = Math.min(cpuMs, (user + system) / 1000)
}
const all = createHash('sha256').update(answers.join('\n')).digest('hex').slice(0, 16)
const refused = answers.filter((text) => text.startsWith('{"refused"')).length
console.log(`${REQUESTS} requests, ${refused} refused: ${all}; CPU ${cpuMs.toFixed(0)} ms`)
if (options.write) writeFileSync(options.write, JSON.stringify({ answers, cpuMs }))
if (options.compare) {
  const before: { answers: string[]; cpuMs: number } = JSON.parse(readFileSync(options.compare, 'utf8'))
  const different = answers.flatMap((text, n) => (text === before.answers[n] ? [] : [n]))
  for (const n of different.slice(0, 5)) {
    const [old = '', now = ''] = [before.answers[n], answers[n]]
    const at = [...now].findIndex((letter, place) => letter !== old[place])
    console.log(`request ${n}, from byte ${at}:\n  ${old.slice(at - 80, at + 80)}\n  ${now.slice(at - 80, at + 80)}`)
  }
  console.log(`${different.length} plans differ; CPU × ${(cpuMs / before.cpuMs).toFixed(3)}`)
  process.exitCode = different.length > 0 ? 1 : 0
}
