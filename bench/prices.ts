import { normalise } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import { priceFacts } from '../src/plans/plan-prices.ts'
import { type ErrorRow, errorRow, errorRows } from '../src/prices/error-table.ts'
import { estimate, type Grade } from '../src/prices/estimate.ts'
import { leftOut } from '../src/prices/left-out.ts'
import { toMajor } from '../src/prices/money.ts'
import { ourCatalogue } from './catalogue.ts'

// `npm run bench:prices`: a week for the same household in every country at the average store, in euro, beside the
// country's food price level: a dear country should have a dear week. Then every official figure beside what is estimated
// without it, by country and by what the estimate rests on; and what each country's prices rest on.

/** Spearman's rank correlation; equal values share the mean of their ranks. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length
      const equal = values.filter((other) => other === value).length
      return below + (equal - 1) / 2
    })
  const [x, y] = [ranks(a), ranks(b)]
  const mean = (a.length - 1) / 2
  const sum = (f: (i: number) => number) => a.reduce((total, _, i) => total + f(i), 0)
  const dx = (i: number) => (x[i] as number) - mean
  const dy = (i: number) => (y[i] as number) - mean
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2))
}

const catalogue = await ourCatalogue()
const { problemData, countries, stores, prices, priceTable } = catalogue

const weeks = [...countries.values()].map(({ code, decimals }) => {
  const store = [...stores.values()].find((s) => s.country === code && s.priceIndex === 1)
  const params = normalise({ country: code, store: store?.code ?? '', startDate: '2026-11-23' }, '2026-11-23')
  const { totals, list } = planWeek({ params, data: problemData, prices: priceTable(params) })
  const rate = prices.rates[code]?.perEuro ?? Number.NaN
  return {
    country: code,
    euro: toMajor(totals.costMinor, decimals) / rate,
    level: prices.levels[code]?.food?.level ?? null,
    facts: priceFacts(list, catalogue, params),
  }
})
const rows = weeks.toSorted((a, b) => a.euro - b.euro)
console.table(
  rows.map(({ country, euro, level }) => ({
    country,
    'week, EUR': euro.toFixed(2),
    'food price level (EU = 1)': level?.toFixed(2) ?? 'none',
  })),
)
const compared = rows.filter((row): row is typeof row & { level: number } => row.level !== null)
const correlation = rankCorrelation(
  compared.map((row) => row.euro),
  compared.map((row) => row.level),
)
console.log(`rank correlation of ${compared.length} countries with the food price level: ${correlation.toFixed(3)}`)

const errors = leftOut(prices)

const shown = ({ median, beyond30, beyondTwice, inBand, mean, ...rest }: ErrorRow) => ({
  ...rest,
  'median, times': median.toFixed(2),
  'beyond 30 %': beyond30,
  'beyond 2 times': beyondTwice,
  'in band, %': (100 * inBand).toFixed(0),
  'mean, times': mean.toFixed(2),
})
console.table(errorRows(errors).map(shown))
const carried = errors.filter(({ kind }) => kind === 'carried')
console.table(
  [...Map.groupBy(carried, ({ countries }) => countries)].map(([n, some]) => ({
    kind: `carried from ${n}`,
    ...shown(errorRow(some, errors)),
  })),
)
console.log('half-widths of bands:', JSON.stringify(prices.bands))
console.log('official figures of a country itself:')
console.table(
  Object.entries(prices.own).map(([country, own]) => {
    const all = Object.values(own)
    return {
      country,
      'own figures': all.length,
      'of the very product': all.filter((one) => one.method === 'direct').length,
    }
  }),
)

console.log('what prices rest on, by country: ingredients, and shares of the cost of a couple’s week')
const percent = (share: number) => `${(100 * share).toFixed(0)} %`
console.table(
  weeks.map(({ country, facts }) => {
    const { decimals } = countries.get(country) ?? { decimals: 2 }
    const scope = { country, region: '', storeIndex: 1, decimals }
    const all = [...catalogue.ingredients.keys()].map((id) => estimate(prices, id, scope))
    const count = (grade: Grade, stale: boolean) =>
      all.filter((one) => one.grade === grade && (grade !== 'national' || one.stale === stale)).length
    return {
      country,
      national: count('national', false),
      'national, older than two years': count('national', true),
      carried: count('carried', false),
      unverified: count('unverified', false),
      'national, cost': percent(facts.coverage.coverage),
      'carried, cost': percent(facts.coverage.carried),
    }
  }),
)
