import { type Facts, jaccard, type Measures, mainsOf, usualParts } from './measures.ts'
import type { ServedWeek } from './served.ts'
import { besideOld, type PricedWeek } from './version-1.ts'

/** A week of the bench: whose it is, and what it is like. */
export interface Row extends Measures {
  readonly country: string
  readonly household: string
  /** of the weeks in a row, from 0 */
  readonly number: number
  readonly served: ServedWeek
}

/** A measure beside what is asked of it. */
export interface Line {
  readonly measure: string
  readonly now: string
  readonly asked: string
  readonly holds: boolean
}

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
export const fixed = (value: number): string => value.toFixed(1)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const share2 = (value: number): string => value.toFixed(2)

const of = (rows: readonly Row[], figure: keyof Measures): number => mean(rows.map((row) => row[figure]))
const all = (rows: readonly Row[], figure: keyof Measures): number[] => rows.map((row) => row[figure])

/** At most so much. What nothing was measured for holds. */
const most = (measure: string, now: number, limit: number, say = percent): Line => ({
  measure,
  now: Number.isFinite(now) ? say(now) : '–',
  asked: `≤ ${say(limit)}`,
  holds: !(now > limit),
})

/** At least so much. */
const least = (measure: string, now: number, limit: number, say = percent): Line => ({
  measure,
  now: Number.isFinite(now) ? say(now) : '–',
  asked: `≥ ${say(limit)}`,
  holds: !(now < limit),
})

/** No further from nothing than so much. */
const within = (measure: string, now: number, limit: number): Line => ({
  measure,
  now: share2(now),
  asked: `± ${limit}`,
  holds: Math.abs(now) <= limit,
})

/** Largest share of one dish in a country's weeks. */
function commonest(rows: readonly Row[], facts: Facts): { readonly share: number; readonly dish: string } {
  const counts = new Map<string, number>()
  for (const { served } of rows) {
    for (const recipe of mainsOf(served, facts)) counts.set(recipe, (counts.get(recipe) ?? 0) + 1)
  }
  const [dish = '', times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return { share: times / rows.length, dish }
}

/** What is told of each country apart, so that no outlier hides in a mean. */
function byCountry(rows: readonly Row[], facts: Facts) {
  return [...Map.groupBy(rows, ({ country }) => country)].map(([country, mine]) => {
    const whole = mine.filter(({ household }) => household !== 'dinners')
    const eating = facts.eating.get(country)
    const { habits } = eating ?? {}
    return {
      country,
      atHome: of(whole, 'atHome') - (1 - (habits?.foreignDishesWeek ?? 14) / 14 - 0.05),
      parts: of(whole, 'parts') - (eating ? usualParts(eating) : 1),
      warm: of(whole, 'warm') - (habits?.warmMealsDay ?? 2),
      fish: of(
        whole.filter(({ household }) => household !== 'vegetarian'),
        'fish',
      ),
      fishMost: Math.max(2, habits?.fishMealsWeek ?? 2),
      commonest: commonest(mine, facts),
    }
  })
}
type OfCountry = ReturnType<typeof byCountry>[number]

const largest = (countries: readonly OfCountry[], size: (country: OfCountry) => number): OfCountry =>
  countries.toSorted((a, b) => size(b) - size(a))[0] as OfCountry

/** Share of a week's mains that the week before had too. */
const again = (rows: readonly Row[], facts: Facts): number[] =>
  rows.flatMap(({ country, household, number, served }) => {
    const before = rows.find(
      (row) => row.country === country && row.household === household && row.number === number - 1,
    )
    if (!before) return []
    const now = mainsOf(served, facts)
    const then = mainsOf(before.served, facts)
    return [[...now].filter((recipe) => then.has(recipe)).length / now.size]
  })

/** Weeks that were planned, each by itself and each after the one before. */
export interface Planned {
  readonly rows: readonly Row[]
  readonly after: readonly Row[]
  readonly variants: readonly Variant[]
  /** version 1's, for each week of the weeks in a row */
  readonly old: readonly PricedWeek[]
}

/** Another variant of a week. */
export interface Variant {
  readonly served: ServedWeek
  /** share of its mains that variant 0 has too */
  readonly shared: number
}

/** Value of what a couple's weeks in a row throw away or leave at last, beside the same weeks planned each by itself. */
function leftInAll({ rows, after }: Planned, facts: Facts): { readonly inARow: number; readonly single: number } {
  const lost = (week: ServedWeek, goesOn: boolean): number =>
    week.lines.reduce((sum, { ingredientId, buy, needed, cost }) => {
      const keeps = facts.ingredients.get(ingredientId)?.keeps !== 'days'
      return sum + (buy > 0 && !(goesOn && keeps) ? (cost * (buy - needed)) / buy : 0)
    }, 0)
  const last = Math.max(...after.map(({ number }) => number))
  const costs = (of: readonly Row[]): number => of.reduce((sum, { cost }) => sum + cost, 0)
  const couples = rows.filter(({ household }) => household === 'couple')
  return {
    inARow: after.reduce((sum, { served, number }) => sum + lost(served, number < last), 0) / costs(after),
    single: couples.reduce((sum, { served }) => sum + lost(served, false), 0) / costs(couples),
  }
}

/** What memory is worth: other dishes, and less left over. */
function memoryLines(planned: Planned, facts: Facts): Line[] {
  if (planned.after.length === 0) return []
  const { inARow, single } = leftInAll(planned, facts)
  return [
    most('dishes again in the next week, planned after it', mean(again(planned.after, facts)), 0.1),
    most(`left over of weeks in a row, beside ${percent(single)} of single weeks`, inARow, (single * 2) / 3),
  ]
}

/** Share of a country's weeks in which a dish may stand. */
export const MOST_WEEKS = 0.4

/** How a country's weeks differ from another's, from each other, and from those of other variants. */
function differenceLines({ rows, after, variants }: Planned, facts: Facts): Line[] {
  const first = rows.filter(({ household, number }) => household === 'couple' && number === 0)
  const sets = first.map(({ served }) => mainsOf(served, facts))
  const pairs = sets.flatMap((a, at) => sets.slice(at + 1).map((b) => jaccard(a, b)))
  const { country, commonest: common } = largest(byCountry(rows, facts), (one) => one.commonest.share)
  const used = new Set(
    [...rows, ...after, ...variants].flatMap(({ served }) =>
      served.days.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId)),
    ),
  )
  const shared = variants.map((variant) => variant.shared)
  const everyday = [...facts.recipes.values()].filter(({ use }) => use === 'everyday')
  return [
    most('mean Jaccard of two countries', mean(pairs), 0.25, share2),
    most('largest Jaccard', Math.max(...pairs), 0.6, share2),
    most(`largest share of a dish in a country: ${country} ${common.dish}`, common.share, MOST_WEEKS),
    most('dishes again in the next week', mean(again(rows, facts)), 0.4),
    most('main parts shared with variant 0', mean(shared), 0.5),
    most('the most shared with variant 0', Math.max(...shared), 0.5),
    least('everyday recipes ever planned', everyday.filter(({ id }) => used.has(id)).length / everyday.length, 0.85),
  ]
}

/** Whether homes of the country would know the weeks. */
function homeLines(rows: readonly Row[], facts: Facts): Line[] {
  const whole = rows.filter(({ household }) => household !== 'dinners')
  const countries = byCountry(rows, facts)
  const foreign = largest(countries, ({ atHome }) => -atHome)
  const parts = largest(countries, (one) => Math.abs(one.parts))
  const warm = countries.filter(({ country }) => ['DE', 'NL', 'RU', 'IT'].includes(country))
  const coldest = warm.length > 0 ? largest(warm, (one) => Math.abs(one.warm)) : undefined
  const fishless = countries.filter(({ fish, fishMost }) => fish < 1 || fish > fishMost)
  return [
    least('main parts of familiarity 3', of(whole, 'familiar'), 0.65),
    least('main parts of familiarity 2 and 3', of(whole, 'known'), 0.95),
    most('main parts of familiarity 0', of(whole, 'unknown'), 0),
    least(`dishes at home beside the habit: ${foreign.country}`, foreign.atHome, 0),
    within(`parts of a lunch or dinner beside the patterns: ${parts.country}`, parts.parts, 0.4),
    ...(coldest ? [within(`warm meals a day beside the habit: ${coldest.country}`, coldest.warm, 0.3)] : []),
    most(
      `countries whose fish meals are not 1 to the habit: ${fishless.map(({ country }) => country)}`,
      fishless.length,
      0,
      String,
    ),
    least('fewest distinct mains of a week', Math.min(...all(whole, 'mains')), 8, fixed),
    most('most weekday breakfasts', Math.max(...all(whole, 'breakfasts')), 3, fixed),
    most('dough dishes a week', of(whole, 'dough'), 2, fixed),
  ]
}

/** What the weeks cost in work, goods and waste, and what they bring. */
function figureLines(rows: readonly Row[]): Line[] {
  const whole = rows.filter(({ household }) => household !== 'dinners')
  const couples = whole.filter(({ household }) => household === 'couple')
  const singles = whole.filter(({ household }) => household === 'single')
  const days = all(whole, 'inBand').map((share) => Math.round(7 * share))
  return [
    most('minutes of a weekday breakfast', of(whole, 'breakfastMin'), 10, fixed),
    most('longest weekday breakfast', Math.max(...all(whole, 'breakfastMin')), 20, fixed),
    most('hands-on minutes of a weekday', of(whole, 'weekdayMin'), 40, fixed),
    most('hands-on minutes of a weekend day', of(whole, 'weekendMin'), 75, fixed),
    most('left over, couple', of(couples, 'left'), 0.22),
    most('of it perishable, couple', of(couples, 'spoilt'), 0.07),
    most('left over, single', of(singles, 'left'), 0.34),
    most('of it perishable, single', of(singles, 'spoilt'), 0.14),
    most('lines of a couple’s list', of(couples, 'lines'), 36, fixed),
    least('days within ±5 % of the energy', of(whole, 'inBand'), 0.95),
    least('fewest such days of a week', Math.min(...days), 5, fixed),
    least('vegetables and fruit a day, g', of(whole, 'produce'), 400, fixed),
  ]
}

/** Whether a kcal of these weeks costs more than one of version 1's, whose weeks were not asked to be like those at home. */
function costLines({ rows, after, old }: Planned): Line[] {
  const first = rows.filter(({ household, number }) => household === 'couple' && number === 0)
  const line = (weeks: string, ours: readonly Row[], limit: number): Line[] => {
    const countries = besideOld(ours, old)
    const [dearest] = countries
    if (!dearest) return []
    const name = `cost of a kcal beside version 1, ${weeks}; the dearest: ${dearest.country} ${share2(dearest.ratio)}`
    return [most(name, mean(countries.map(({ ratio }) => ratio)), limit, share2)]
  }
  return [...line('first week', first, 1.02), ...line('weeks in a row', after, 1.08)]
}

/** What the weeks are like, beside what is asked of them. */
export const linesOf = (planned: Planned, facts: Facts): Line[] => [
  ...homeLines(planned.rows, facts),
  ...differenceLines(planned, facts),
  ...memoryLines(planned, facts),
  ...figureLines(planned.rows),
  ...costLines(planned),
]
