import { normalise } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import { bandOf, bandsOf, type LeftOut, leftOut } from '../src/prices/left-out.ts'
import { toMajor } from '../src/prices/money.ts'
import { ourCatalogue } from './catalogue.ts'

// `npm run bench:prices`: a week for the same household in every country at the average store, in euro, beside the
// country's food price level: a dear country should have a dear week. Then every official figure beside what is estimated
// without it, by country and by what the estimate rests on.

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

const { problemData, countries, stores, prices, priceTable } = await ourCatalogue()

const rows = [...countries.values()].map(({ code, decimals }) => {
  const store = [...stores.values()].find((s) => s.country === code && s.priceIndex === 1)
  const params = normalise({ country: code, store: store?.code ?? '', startDate: '2026-11-23' }, '2026-11-23')
  const { totals } = planWeek({ params, data: problemData, prices: priceTable(params) })
  const rate = prices.rates[code]?.perEuro ?? Number.NaN
  return {
    country: code,
    euro: toMajor(totals.costMinor, decimals) / rate,
    level: prices.levels[code]?.food?.level ?? null,
  }
})
rows.sort((a, b) => a.euro - b.euro)
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

/** How far estimates are from official figures; the band of a country is that which the errors of the others earn. */
function row(what: string, some: readonly LeftOut[]) {
  const sizes = some.map(({ error }) => Math.abs(error)).sort((a, b) => a - b)
  const beyond = (holds: (one: LeftOut) => boolean) => some.filter(holds).length
  const inside = some.filter(({ country, kind, countries, error }) => {
    const bands = bandsOf(errors.filter((other) => other.country !== country))
    return Math.abs(error) <= Math.log(1 + bandOf(bands, kind, countries))
  })
  return {
    what,
    figures: some.length,
    'median, times': Math.exp(sizes[Math.floor(sizes.length / 2)] ?? 0).toFixed(2),
    'beyond 30 %': beyond(({ estimated, official }) => Math.abs(estimated / official - 1) > 0.3),
    'beyond 2 times': beyond(({ error }) => Math.abs(error) > Math.LN2),
    'in band, %': ((100 * inside.length) / some.length).toFixed(0),
    'mean, times': Math.exp(some.reduce((sum, { error }) => sum + error, 0) / some.length).toFixed(2),
  }
}
console.table(
  [...Map.groupBy(errors, ({ kind }) => kind)].flatMap(([kind, all]) => [
    row(kind, all),
    ...[...Map.groupBy(all, ({ country }) => country)].map(([country, some]) => row(`  ${kind} ${country}`, some)),
    ...(kind === 'carried'
      ? [...Map.groupBy(all, ({ countries }) => countries)].map(([n, some]) => row(`  ${kind} from ${n}`, some))
      : []),
  ]),
)
console.log('half-widths of bands:', JSON.stringify(prices.bands))
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
