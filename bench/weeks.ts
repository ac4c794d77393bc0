import { parseArgs } from 'node:util'
import { ourCatalogue } from './catalogue.ts'
import { type Facts, factsOf, type Measures, mainsOf, measure } from './weeks/measures.ts'
import { type WeekServer, weekServer } from './weeks/served.ts'
import { fixed, linesOf, mean, type Planned, type Row, type Variant } from './weeks/table.ts'
import { oldWeek, type PricedWeek } from './weeks/version-1.ts'

/**
 * `npm run bench:weeks`: whether the weeks are ones that people would cook. Four weeks in a row for nine households in
 * eighteen countries, read from the service's answers, beside what is asked of them. Exits with 1 where one falls short.
 *
 *   --countries RU,DE  --households couple  --weeks 2   a part of it
 */
const { values: options } = parseArgs({
  options: {
    countries: { type: 'string', default: 'RU,US,DE,FR,ES,IT,PL,NL,CZ,PT,TR,GB,IE,FI,SE,GR,HU,RO' },
    households: { type: 'string', default: '' },
    weeks: { type: 'string', default: '4' },
  },
})

const FIRST_DAY = '2026-11-23'
const kids = (...ages: readonly number[]) => ages.map((age) => ({ age }))
const bigKids = (...ages: readonly number[]) => ages.map((age) => ({ age, appetite: 'big' }))
const ALL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack']

/** What each household asks for besides its country; `thrifty` has three quarters of what a couple pays a head. */
const HOUSEHOLDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  couple: {},
  single: { adults: 1 },
  'two children': { kids: kids(4, 9) },
  'big family': { kids: bigKids(6, 10, 14), slots: ALL_SLOTS },
  retired: { goal: 'healthy' },
  gain: { adults: 1, goal: 'gain', slots: ALL_SLOTS },
  vegetarian: { excludeTags: ['meat', 'poultry', 'fish', 'seafood', 'offal'] },
  thrifty: { kids: kids(7) },
  dinners: { kids: kids(8), slots: ['dinner'] },
}
const BUDGET_SHARE = 0.75

const dateOf = (week: number): string =>
  new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + week * 7 * 86_400_000).toISOString().slice(0, 10)

/** Weeks of a couple, each planned after the one before. */
async function inARow(server: WeekServer, place: Record<string, string>, facts: Facts): Promise<Row[]> {
  const rows: Row[] = []
  let after = ''
  for (let number = 0; number < Number(options.weeks); number++) {
    const served = await server.week({ ...place, startDate: dateOf(number), after })
    rows.push({
      country: place.country as string,
      household: 'in a row',
      number,
      served,
      ...measure(served, place.country as string, facts),
    })
    after = served.id
  }
  return rows
}

async function plan(facts: Facts): Promise<Planned> {
  const server = await weekServer()
  const rows: Row[] = []
  const after: Row[] = []
  const variants: Variant[] = []
  const old: PricedWeek[] = []
  const households = Object.entries(HOUSEHOLDS).filter(([name]) => name.includes(options.households))
  for (const country of options.countries.split(',')) {
    const place = { country, store: `${country.toLowerCase()}-average` }
    if (!options.households) after.push(...(await inARow(server, place, facts)))
    for (let number = 0; number < Number(options.weeks); number++) {
      old.push(...(await oldWeek(server, { ...place, startDate: dateOf(number) }, number)))
    }
    for (const [household, asked] of households) {
      const couple = rows.find((row) => row.country === country && row.household === 'couple')
      const budget =
        household === 'thrifty' && couple
          ? { budgetMode: 'perPersonDay', budgetValue: (BUDGET_SHARE * couple.cost) / 2 / 7 }
          : {}
      for (let number = 0; number < Number(options.weeks); number++) {
        const params = { ...place, ...asked, ...budget, startDate: dateOf(number) }
        const served = await server.week(params)
        rows.push({ country, household, number, served, ...measure(served, country, facts) })
        if (household !== 'couple' || number > 0) continue
        const first = mainsOf(served, facts)
        for (const variant of [1, 2, 3, 4]) {
          const served = await server.week({ ...params, variant })
          const other = mainsOf(served, facts)
          variants.push({ served, shared: [...other].filter((recipe) => first.has(recipe)).length / other.size })
        }
      }
    }
  }
  await server.close()
  return { rows, after, variants, old }
}

const { problemData } = await ourCatalogue()
const facts = factsOf(problemData)
const planned = await plan(facts)
console.table(
  [
    ...Map.groupBy(
      planned.rows.filter(({ household }) => household === 'couple' || options.households),
      ({ country }) => country,
    ),
  ].map(([country, rows]) => {
    const of = (figure: keyof Measures): number => mean(rows.map((row) => row[figure]))
    return {
      country,
      'home %': (100 * of('atHome')).toFixed(0),
      mains: fixed(of('mains')),
      parts: fixed(of('parts')),
      'in band': fixed(7 * of('inBand')),
      fish: fixed(of('fish')),
      'produce g': of('produce').toFixed(0),
      lines: fixed(of('lines')),
      'left %': (100 * of('left')).toFixed(0),
      'perishable %': (100 * of('spoilt')).toFixed(0),
      'weekday min': of('weekdayMin').toFixed(0),
      'weekend min': of('weekendMin').toFixed(0),
      breakfasts: fixed(of('breakfasts')),
      warm: fixed(of('warm')),
      dough: fixed(of('dough')),
      kcal: of('kcal').toFixed(0),
    }
  }),
)
const lines = linesOf(planned, facts)
console.table(
  lines.map(({ measure: name, now, asked, holds }) => ({ measure: name, now, asked, '': holds ? '' : 'short' })),
)
console.log(`${planned.rows.length} weeks`)
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
