import { parseArgs } from 'node:util'
import { ourCatalogue } from './catalogue.ts'
import { askedOf, COUNTRIES, firstDayOf, HOUSEHOLD_NAMES } from './weeks/households.ts'
import { type Facts, factsOf, type Measures, mainsOf, measure } from './weeks/measures.ts'
import { type WeekServer, weekServer } from './weeks/served.ts'
import { fixed, linesOf, mean, type Planned, type Row, type Variant } from './weeks/table.ts'
import { oldWeek, type PricedWeek } from './weeks/version-1.ts'

/**
 * `npm run bench:weeks`: whether the weeks are ones that people would cook. Four weeks in a row for nine households in
 * eighteen countries, each household's at another time of the year, read from the service's answers, beside what is asked.
 * Exits with 1 where one falls short.
 *
 *   --countries RU,DE  --households couple  --weeks 2   a part of it
 */
const { values: options } = parseArgs({
  options: {
    countries: { type: 'string', default: COUNTRIES },
    households: { type: 'string', default: '' },
    weeks: { type: 'string', default: '4' },
  },
})

/** Weeks of a couple, each planned after the one before. */
async function inARow(server: WeekServer, place: Record<string, string>, facts: Facts): Promise<Row[]> {
  const rows: Row[] = []
  let after = ''
  for (let number = 0; number < Number(options.weeks); number++) {
    const served = await server.week({ ...place, startDate: firstDayOf('couple', number), after })
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
  const households = HOUSEHOLD_NAMES.filter((name) => name.includes(options.households))
  for (const country of options.countries.split(',')) {
    const place = { country, store: `${country.toLowerCase()}-average` }
    if (!options.households) after.push(...(await inARow(server, place, facts)))
    for (let number = 0; number < Number(options.weeks); number++) {
      old.push(...(await oldWeek(server, { ...place, startDate: firstDayOf('couple', number) }, number)))
    }
    for (const household of households) {
      const couple = rows.find((row) => row.country === country && row.household === 'couple')
      const asked = askedOf(household, couple?.cost)
      for (let number = 0; number < Number(options.weeks); number++) {
        const params = { ...place, ...asked, startDate: firstDayOf(household, number) }
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
