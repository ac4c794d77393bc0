import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CONTENT } from '../src/catalogue/content-folder.ts'
import { normalise } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import { priceScopeOf } from '../src/plans/plan-prices.ts'
import { toMajor } from '../src/prices/money.ts'
import { ourCatalogue } from './catalogue.ts'

// `npm run bench:spending`: what our weeks cost beside what offices say that people spend on food, or that food enough costs, at
// equal energy: cost of what is eaten ÷ its energy × the energy of the official figure, over that figure. A ratio beyond 0.75 to
// 1.25 that data/prices/spending.csv does not explain ends in failure.

const LEAST = 0.75
const MOST = 1.25
const DAYS = 7
const MONTHS = ['02', '05', '08', '11']
const HOUSEHOLDS = [
  { adults: 2, kids: [] },
  { adults: 2, kids: [{ age: 7 }, { age: 10 }] },
]

const cell = z.string().min(1)
const Spending = z.object({
  country: cell,
  what: cell,
  /** of one person, whole units of the currency */
  perWeek: z.coerce.number().positive(),
  /** of one person */
  kcalPerDay: z.coerce.number().positive(),
  period: cell,
  basis: z.enum(['source', 'derived']),
  source: cell,
  /** why a ratio beyond the limits is right; empty: it is not */
  explained: z.string(),
})

const { problemData, countries, priceTable } = await ourCatalogue()
const official = z
  .array(Spending)
  .parse(parse(readFileSync(join(CONTENT, 'prices', 'spending.csv')), { columns: true }))

/** Cost of a thousand kcal in our weeks, as eaten and as bought in whole packs; mean over seasons and households. */
function costPerMegacalorie(country: string): { eaten: number; bought: number } {
  const decimals = countries.get(country)?.decimals ?? 2
  let [eaten, bought, energy] = [0, 0, 0]
  for (const household of HOUSEHOLDS) {
    for (const month of MONTHS) {
      const store = `${country.toLowerCase()}-average`
      const params = normalise({ country, store, startDate: `2026-${month}-02`, ...household }, '2026-11-23')
      const { totals, portions } = planWeek({ params, data: problemData, prices: priceTable(priceScopeOf(params)) })
      eaten += toMajor(totals.usedCostMinor, decimals)
      bought += toMajor(totals.costMinor, decimals)
      energy += (totals.kcalPerDay * DAYS * portions) / 1000
    }
  }
  return { eaten: eaten / energy, bought: bought / energy }
}

let beyond = 0
const rows = official.map(({ country, what, perWeek, kcalPerDay, period, explained }) => {
  const ours = costPerMegacalorie(country)
  const energy = (kcalPerDay * DAYS) / 1000
  const ratio = (ours.eaten * energy) / perWeek
  const within = ratio >= LEAST && ratio <= MOST
  if (!within && explained === '') beyond++
  return {
    country,
    what: what.slice(0, 60),
    period,
    'official, a person and week': perWeek.toFixed(2),
    'ours, eaten': (ours.eaten * energy).toFixed(2),
    'ours, whole packs': (ours.bought * energy).toFixed(2),
    ratio: ratio.toFixed(2),
    verdict: within ? 'within' : explained || 'BEYOND',
  }
})
console.table(rows)
if (beyond > 0) {
  console.error(`${beyond} ratios beyond ${LEAST} to ${MOST}, without an explanation in data/prices/spending.csv`)
  process.exitCode = 1
}
