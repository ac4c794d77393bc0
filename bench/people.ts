import { readFileSync } from 'node:fs'
import { load as parseYaml } from 'js-yaml'
import { z } from 'zod'
import { testService } from '../test/harness/service.ts'
import { ourCatalogue } from './catalogue.ts'
import { type Facts, factsOf } from './weeks/measures.ts'
import { fixed } from './weeks/table.ts'

// `node bench/people.ts`: weeks that people wrote (bench/weeks/people.yaml) beside our weeks of the same country, meals and
// energy. Both are lists of our service at the same prices, for two adults. Exits with 1 where ours costs more or leaves more.

const START = '2026-11-30'
const ADULTS = 2
/** Starts of the rounding to whole servings that are tried. */
const STARTS = 20

const WrittenDish = z.strictObject({
  id: z.string().min(1),
  /** our catalogue lacks the dish: this is the nearest in kind and main ingredient */
  near: z.boolean().default(false),
  /** the menu's own short name; absent: as ours */
  written: z.string().optional(),
  /** cooked with the same dish of a meal before */
  leftover: z.boolean().default(false),
})
const Slot = z.enum(['breakfast', 'lunch', 'dinner'])
const WrittenWeek = z.strictObject({
  country: z.string().length(2),
  source: z.strictObject({ title: z.string().min(1), url: z.url() }),
  slots: z.array(Slot).min(1),
  days: z.array(z.partialRecord(Slot, z.array(WrittenDish).min(1))).min(1),
})
type WrittenWeek = z.infer<typeof WrittenWeek>

const PLAN = `plan {
  totals { cost { amount currency } }
  days { kcal dishes { recipeId leftover kcal } }
  shopping { items { needed buy cost pantry } }
}`
const WEEK = `mutation ($params: Params!) { buildPlan(params: $params) { ${PLAN} } }`
const BASKET = `mutation ($guests: Int!, $items: [BasketItem!]!, $params: Params!) {
  buildBasket(guests: $guests, items: $items, params: $params) { ${PLAN} }
}`

/** What the service answers of a week or of a basket. */
interface Answer {
  readonly totals: { readonly cost: { readonly amount: number; readonly currency: string } }
  /** energy of one adult */
  readonly days: readonly { readonly kcal: number; readonly dishes: readonly AnswerDish[] }[]
  readonly shopping: readonly { readonly items: readonly AnswerLine[] }[]
}
interface AnswerDish {
  readonly recipeId: string
  readonly leftover: boolean
  readonly kcal: number
}
interface AnswerLine {
  readonly needed: number
  readonly buy: number
  readonly cost: number
  readonly pantry: boolean
}

/** A dish of a basket. */
interface Item {
  readonly recipeId: string
  readonly servings: number
}

/** Figures of a week. */
interface Figures {
  /** eaten by both adults */
  readonly kcal: number
  /** of the whole list */
  readonly cost: number
  readonly per1000: number
  /** value of what stays in the packs, of `cost` */
  readonly left: number
  /** hands-on */
  readonly minutes: number
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
const kcalOf = ({ days }: Answer): number => ADULTS * sum(days.map(({ kcal }) => kcal))

function figuresOf(answer: Answer, minutes: number): Figures {
  const { amount: cost } = answer.totals.cost
  const lines = answer.shopping.flatMap(({ items }) => items).filter(({ pantry }) => !pantry)
  const left = sum(lines.map(({ needed, buy, cost: price }) => (buy > 0 ? (price * (buy - needed)) / buy : 0)))
  const kcal = kcalOf(answer)
  return { kcal, cost, per1000: (cost / kcal) * 1000, left: left / cost, minutes }
}

const dishesOf = ({ days }: WrittenWeek) => days.flatMap((day) => Object.values(day).flat())

/** Hands-on minutes of the dishes that are cooked: leftovers cost none. */
const minutesOf = (
  dishes: readonly { readonly id: string; readonly leftover: boolean }[],
  { recipes }: Facts,
): number =>
  sum(
    dishes.map(({ id, leftover }) => {
      const recipe = recipes.get(id)
      if (!recipe) throw new Error(`no recipe ${id}`)
      return leftover ? 0 : (recipe.activeMin ?? recipe.timeMin)
    }),
  )

/**
 * Whole servings of each dish, scaled evenly to the wanted energy. Baskets take whole servings only, so each dish is rounded
 * together with what the dishes before it gained or lost; of several starts the one counts whose energy is nearest.
 */
function servingsFor(meals: ReadonlyMap<string, number>, kcalAt: ReadonlyMap<string, number>, wanted: number): Item[] {
  const energy = (items: readonly Item[]): number =>
    sum(items.map(({ recipeId, servings }) => servings * (kcalAt.get(recipeId) ?? 0)))
  const once = [...meals].map(([recipeId, times]) => ({ recipeId, servings: times * ADULTS }))
  const factor = wanted / energy(once)
  const rounded = (start: number): Item[] => {
    let exact = start
    let given = 0
    return once.map(({ recipeId, servings }) => {
      exact += servings * factor
      const whole = Math.max(1, Math.floor(exact) - given)
      given += whole
      return { recipeId, servings: whole }
    })
  }
  const off = (items: readonly Item[]): number => Math.abs(energy(items) - wanted)
  return Array.from({ length: STARTS }, (_, at) => rounded(at / STARTS)).toSorted(
    (a, b) => off(a) - off(b),
  )[0] as Item[]
}

/** A written week beside ours. */
interface Pair {
  readonly week: WrittenWeek
  readonly currency: string
  readonly theirs: Figures
  readonly ours: Figures
}

async function compare(facts: Facts, weeks: readonly WrittenWeek[]): Promise<Pair[]> {
  const service = await testService()
  const ask = async (field: 'buildPlan' | 'buildBasket', variables: Record<string, unknown>): Promise<Answer> => {
    const { data, errors } = await service.graphql(field === 'buildPlan' ? WEEK : BASKET, variables)
    if (!data?.[field]?.plan) throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(errors)}`)
    return data[field].plan
  }
  const pairs: Pair[] = []
  for (const week of weeks) {
    const { country, slots } = week
    const place = { country, store: `${country.toLowerCase()}-average`, startDate: START }
    const ours = await ask('buildPlan', { params: { ...place, adults: ADULTS, slots } })
    const dishes = dishesOf(week)
    const meals = new Map([...Map.groupBy(dishes, ({ id }) => id)].map(([id, eaten]) => [id, eaten.length]))
    const basket = (items: readonly Item[]) => ask('buildBasket', { guests: ADULTS, items, params: place })
    const portions = await basket([...meals.keys()].map((recipeId) => ({ recipeId, servings: 1 })))
    const kcalAt = new Map(portions.days.flatMap((day) => day.dishes.map(({ recipeId, kcal }) => [recipeId, kcal])))
    const theirs = await basket(servingsFor(meals, kcalAt, kcalOf(ours)))
    const ourDishes = ours.days.flatMap((day) =>
      day.dishes.map(({ recipeId, leftover }) => ({ id: recipeId, leftover })),
    )
    pairs.push({
      week,
      currency: ours.totals.cost.currency,
      theirs: figuresOf(theirs, minutesOf(dishes, facts)),
      ours: figuresOf(ours, minutesOf(ourDishes, facts)),
    })
  }
  await service.close()
  return pairs
}

const percent = (share: number): string => `${fixed(100 * share)} %`
const rowOf = (whose: string, { week: { country, slots }, currency }: Pair, figures: Figures) => ({
  country,
  week: whose,
  meals: slots.join(', '),
  'kcal eaten': figures.kcal.toFixed(0),
  'cost of the list': `${figures.cost.toFixed(2)} ${currency}`,
  'per 1,000 kcal': figures.per1000.toFixed(2),
  'left over': percent(figures.left),
  'hands-on min': figures.minutes.toFixed(0),
})

const text = readFileSync(new URL('weeks/people.yaml', import.meta.url), 'utf8')
const { problemData } = await ourCatalogue()
const pairs = await compare(factsOf(problemData), z.array(WrittenWeek).parse(parseYaml(text)))
console.table(pairs.flatMap((pair) => [rowOf('written', pair, pair.theirs), rowOf('ours', pair, pair.ours)]))
for (const { week, theirs, ours } of pairs) {
  const dishes = dishesOf(week)
  const cheap = ours.per1000 <= theirs.per1000
  const spare = ours.left <= theirs.left
  console.log(
    `${week.country}: ours costs ${percent(ours.per1000 / theirs.per1000)} of theirs per 1,000 kcal (${cheap ? 'no more' : 'MORE'}) and leaves ` +
      `${percent(ours.left)} beside ${percent(theirs.left)} of the cost (${spare ? 'no more' : 'MORE'}). ` +
      `${dishes.filter(({ near }) => near).length} of its ${dishes.length} dishes stand for one that we lack. ` +
      `${week.source.title}, ${week.source.url}`,
  )
  if (!cheap || !spare) process.exitCode = 1
}
