import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CONTENT } from '../src/catalogue/content-folder.ts'
import { normalise } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import { priceScopeOf } from '../src/plans/plan-prices.ts'
import { withPart } from '../src/prices/error-table.ts'
import { toMajor } from '../src/prices/money.ts'
import { ourCatalogue } from './catalogue.ts'

// `npm run bench:spending`: what our weeks cost beside what offices say that people spend on food, or that food enough costs, at
// equal energy: cost of what is eaten ÷ its energy × the energy of the official figure, over that figure. A ratio beyond 0.75 to
// 1.25 that data/prices/spending.csv does not explain ends in failure.

const LEAST = 0.75
const MOST = 1.25
/** How far a ratio may be from the one that data/prices/README.md quotes. */
const MOVED = 0.05
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

const ratios = official.map((row) => {
  const ours = costPerMegacalorie(row.country)
  const energy = (row.kcalPerDay * DAYS) / 1000
  const ratio = (ours.eaten * energy) / row.perWeek
  const verdict = ratio >= LEAST && ratio <= MOST ? 'within' : row.explained || 'BEYOND'
  return { ...row, eaten: ours.eaten * energy, bought: ours.bought * energy, ratio, verdict }
})
console.table(
  ratios.map(({ country, what, period, perWeek, eaten, bought, ratio, verdict }) => ({
    country,
    what: what.slice(0, 60),
    period,
    'official, a person and week': perWeek.toFixed(2),
    'ours, eaten': eaten.toFixed(2),
    'ours, whole packs': bought.toFixed(2),
    ratio: ratio.toFixed(2),
    verdict,
  })),
)
const table = [
  '| country | official figure | period | a person and week | ours, eaten | ours, whole packs | ratio |',
  '|---|---|---|---|---|---|---|',
  ...ratios.map(
    ({ country, what, period, perWeek, eaten, bought, ratio, explained }) =>
      `| ${country} | ${what} | ${period} | ${perWeek.toFixed(2)} | ${eaten.toFixed(2)} | ${bought.toFixed(2)} | ${ratio.toFixed(2)}${explained && ' (explained there)'} |`,
  ),
].join('\n')
const page = join(CONTENT, 'prices', 'README.md')
const text = readFileSync(page, 'utf8')
if (process.argv.includes('--write')) writeFileSync(page, withPart(text, 'spending', table))
else
  for (const { country, what, ratio } of ratios) {
    const line = text.split('\n').find((one) => one.startsWith(`| ${country} | ${what} |`))
    const quoted = Number(/ (\d\.\d\d)( \(explained there\))? \|$/.exec(line ?? '')?.[1])
    if (Math.abs(quoted - ratio) <= MOVED) continue
    console.error(`${page} quotes ${quoted} for ${country}, it is ${ratio.toFixed(2)} now: --write`)
    process.exitCode = 1
  }
const beyond = ratios.filter(({ verdict }) => verdict === 'BEYOND').length
if (beyond > 0) {
  console.error(`${beyond} ratios beyond ${LEAST} to ${MOST}, without an explanation in data/prices/spending.csv`)
  process.exitCode = 1
}
