import { z } from 'zod'
import { flag, number } from '../catalogue/content/csv.ts'
import { repeated } from '../catalogue/repeated.ts'
import { PARTS, type Part, SLOTS, type Slot } from '../catalogue/vocabulary.ts'
import { BREAD_BESIDE_STARCH, type HabitData, type PatternData, partsText } from './meals.ts'

// Rows of `patterns.csv` and `habits.csv`, and what they must agree with.

/** What a meal may be about, by slot; whatever else a pattern names stands beside it. */
const ABOUT: Readonly<Record<Slot, readonly (Part | 'leftover')[]>> = {
  breakfast: ['main', 'bread', 'dairy', 'dessert', 'drink'],
  lunch: ['main', 'soup', 'leftover', 'bread', 'salad', 'dairy'],
  dinner: ['main', 'soup', 'leftover', 'bread', 'salad', 'dairy'],
  snack: ['fruit', 'dairy', 'dessert', 'bread', 'side', 'salad'],
}

const KINDS_OF_DAY = ['weekday', 'weekend'] as const

/** `main+salad?+bread?` */
const parts = z.string().transform((text, context): PatternData['parts'] =>
  text.split('+').flatMap((word) => {
    const named = word.replace(/\?$/, '')
    const part = named === 'leftover' ? named : PARTS.find((known) => known === named)
    if (part) return [{ part, optional: word.endsWith('?') }]
    context.addIssue({ code: 'custom', message: `unknown part ${word}; known are leftover, ${PARTS.join(', ')}` })
    return []
  }),
)

const code = z.string().length(2)
const within = (least: number, most: number) => number.pipe(z.number().min(least).max(most))
const whole = (least: number, most: number) => number.pipe(z.int().min(least).max(most))

export const PatternRow = z
  .object({
    country: code,
    slot: z.enum(SLOTS),
    days: z.enum(KINDS_OF_DAY),
    share: within(0.01, 1),
    parts,
    warm: flag,
    activeMin: whole(1, 120),
  })
  .transform(({ country, days, ...pattern }) => ({ country, pattern: { ...pattern, weekend: days === 'weekend' } }))

const HABITS = z.object({
  distinctBreakfastsWeekdays: whole(1, 5),
  distinctBreakfastsWeek: whole(1, 7),
  breakfastWeekdayMin: whole(1, 30),
  weekdayCookingMin: whole(10, 90),
  weekendCookingMin: whole(10, 180),
  secondMealMin: whole(1, 60),
  soupPotDays: within(1, 4),
  leftoverMealsWeek: within(0, 10),
  warmMealsDay: within(0, 3),
  coldSuppersWeek: within(0, 7),
  fishMealsWeek: within(0, 14),
  redMeatMealsWeek: within(0, 14),
  legumeMealsWeek: within(0, 14),
  eggMealsWeek: within(0, 14),
  foreignDishesWeek: within(0, 14),
  meatlessFridays: flag,
  breadAsSide: flag,
  breadBesideStarch: z.enum(BREAD_BESIDE_STARCH),
}) satisfies z.ZodType<HabitData>

export const HabitRow = z
  .object({ country: code, ...HABITS.shape, basis: z.enum(['recalled', 'source']), source: z.string() })
  .transform(({ country, basis, source, ...habits }) => ({ country, basis, source, habits }))

type PatternRow = z.infer<typeof PatternRow>
type HabitRow = z.infer<typeof HabitRow>

/** What is wrong with a pattern itself. */
function mistakesOf({ slot, parts }: PatternData): string[] {
  const [first, ...beside] = parts
  const named = parts.map(({ part }) => part)
  return [
    ...(first?.optional ? ['the first part is what the meal is about and never optional'] : []),
    ...(first && !ABOUT[slot].includes(first.part)
      ? [`no ${slot} is about ${first.part}; it may be about ${ABOUT[slot].join(', ')}`]
      : []),
    ...(beside.some(({ part }) => part === 'leftover') ? ['leftover stands beside another part'] : []),
    ...(repeated(named).length > 0 ? ['a part stands twice'] : []),
  ]
}

/** Patterns that are wrong, and countries that lack patterns for a meal. */
export function checkPatterns(rows: readonly PatternRow[], codes: ReadonlySet<string>): string[] {
  const byMeal = Map.groupBy(rows, ({ country, pattern }) => `${country} ${pattern.slot} ${pattern.weekend}`)
  const meals = [...codes].flatMap((country) =>
    SLOTS.flatMap((slot) => [false, true].map((weekend) => ({ country, slot, weekend }))),
  )
  return [
    ...rows.flatMap(({ country, pattern }) =>
      mistakesOf(pattern).map((mistake) => `${country} ${pattern.slot} ${partsText(pattern)}: ${mistake}`),
    ),
    ...[...new Set(rows.map(({ country }) => country))]
      .filter((country) => !codes.has(country))
      .map((country) => `${country} is no country of countries.csv`),
    ...meals.flatMap(({ country, slot, weekend }) => {
      const patterns = (byMeal.get(`${country} ${slot} ${weekend}`) ?? []).map(({ pattern }) => pattern)
      const place = `${country} ${slot} ${weekend ? 'weekend' : 'weekday'}`
      const sum = patterns.reduce((total, { share }) => total + share, 0)
      const kinds = new Set(patterns.map((pattern) => `${partsText(pattern)} ${pattern.warm}`))
      return [
        ...(Math.abs(sum - 1) > 0.01 ? [`${place}: the shares make ${sum.toFixed(2)}, not 1`] : []),
        ...(kinds.size < patterns.length ? [`${place}: a pattern stands twice`] : []),
        ...(slot === 'dinner' && !patterns.some(({ warm }) => warm) ? [`${place}: no warm pattern`] : []),
      ]
    }),
  ].map((mistake) => `patterns.csv: ${mistake}`)
}

/** Countries without habits or with two rows of them, and numbers that contradict each other. */
export function checkHabits(rows: readonly HabitRow[], codes: ReadonlySet<string>): string[] {
  const listed = new Set(rows.map(({ country }) => country))
  return [
    ...[...codes].filter((country) => !listed.has(country)).map((country) => `no row for ${country}`),
    ...rows.flatMap(({ country, basis, source, habits }) => [
      ...(codes.has(country) ? [] : [`${country} is no country of countries.csv`]),
      ...((basis === 'source') === (source !== '')
        ? []
        : [`${country}: basis is 'source' where source names a survey, else 'recalled'`]),
      ...(habits.distinctBreakfastsWeek < habits.distinctBreakfastsWeekdays
        ? [`${country}: fewer breakfasts in seven days than in five`]
        : []),
    ]),
    ...(listed.size < rows.length ? ['a country stands twice'] : []),
  ].map((mistake) => `habits.csv: ${mistake}`)
}
