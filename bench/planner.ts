import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hash } from '../src/catalogue/random.ts'
import { SLOTS } from '../src/catalogue/vocabulary.ts'
import { normalise, type Params } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import type { PriceTable, ProblemData } from '../src/planner/problem/data.ts'
import { indexOf } from '../src/planner/problem/index.ts'
import type { Solution } from '../src/planner/problem/problem.ts'
import { weekProblem } from '../src/planner/problem/week.ts'
import { roundsFor, search } from '../src/planner/search/search.ts'
import { generateCatalogue, generatePrices, PARAMS } from '../test/planner/generate.ts'
import { ourCatalogue } from './catalogue.ts'
import { gainOf, lossOf, solve, windows } from './planner-exact.ts'
import { milpOf } from './planner-milp.ts'
import { quantile } from './quantile.ts'

/**
 * How near the planner comes to the optimum, and in what time.
 *
 *   node bench/planner.ts                     ours against long runs of its own search, on our recipes and prices
 *   node bench/planner.ts --generated         the same on 300 generated recipes and prices
 *   node bench/planner.ts --seconds 120       besides HiGHS for so long on each whole week: bound, and perhaps a better plan
 *   node bench/planner.ts --windows 10        besides each two days of the best plan solved to proof, in so many seconds each
 *   node bench/planner.ts --sizes             time and value with 300 to 100,000 recipes
 *   --only dinners  --long 25 (rounds of the long runs, in rounds of a plan)
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '0' },
    windows: { type: 'string', default: '0' },
    long: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
    sizes: { type: 'boolean', default: false },
    generated: { type: 'boolean', default: false },
  },
})

/** Budget and goods at home are the place's: `tight` and `have` ask for them. */
const SHAPES: readonly [string, Partial<Params> & { readonly tight?: true; readonly stocked?: true }][] = [
  ['single', { adults: 1 }],
  ['couple', {}],
  ['family of five', { kids: [4, 9, 13].map((age) => ({ age, appetite: 'normal' as const })) }],
  ['only dinners', { slots: ['dinner'] }],
  ['four slots', { slots: [...SLOTS] }],
  ['tight budget', { tight: true, slots: ['lunch', 'dinner'] }],
  ['vegan', { excludeTags: ['meat', 'poultry', 'fish', 'seafood', 'offal'], allergens: ['eggs', 'milk'] }],
  ['many allergens', { allergens: ['celery', 'fish', 'nuts', 'soy'], goal: 'healthy' }],
  ['have-list', { stocked: true, goal: 'gain' }],
  ['large household', { adults: 6, kids: [7, 15].map((age) => ({ age, appetite: 'big' as const })), goal: 'lose' }],
]
const RECIPES = 300

/** Recipes and prices to plan with. */
interface Place {
  readonly name: string
  /** catalogue for the nth shape */
  readonly data: (shape: number) => ProblemData
  readonly prices: (data: ProblemData) => PriceTable
  readonly params: Partial<Params>
  /** a tight budget for two people's lunches and dinners, as a budget of the week or of a person-day */
  readonly budget: Partial<Params>
  /** six goods at home */
  readonly have: readonly string[]
}

/** What a household of a shape asks for at a place. */
const askedOf = (place: Place, { tight, stocked, ...asked }: (typeof SHAPES)[number][1]): Params => ({
  ...PARAMS,
  ...place.params,
  ...asked,
  ...(tight ? place.budget : {}),
  ...(stocked ? { have: place.have } : {}),
})

/** Four made-up countries: level, spread and decimals of prices differ with the seed, the recipes with the shape. */
function generatedPlaces(): Place[] {
  const catalogues = SHAPES.map((_, at) => generateCatalogue(500 + at, RECIPES))
  const seeds: [string, number, number][] = [
    ['A', 11, 2],
    ['B', 12, 2],
    ['C', 13, 2],
    ['D (no decimals)', 14, 0],
  ]
  return seeds.map(([name, seed, decimals]) => ({
    name,
    data: (shape) => catalogues[shape] as ProblemData,
    prices: (data) => generatePrices(data, seed, decimals),
    params: PARAMS,
    budget: { budgetValue: decimals === 0 ? 750 : 150 },
    have: ['i000002', 'i000011', 'i000040', 'i000055', 'i000083', 'i000100'],
  }))
}

/** Our recipes at the average prices of four countries, one of them priced by Eurostat's levels. */
async function ourPlaces(): Promise<Place[]> {
  const { problemData, priceTable } = await ourCatalogue()
  const budgets: [string, number][] = [
    ['RU', 2200],
    ['US', 28],
    ['DE', 24],
    ['PT', 24],
  ]
  return budgets.map(([country, budgetValue]) => {
    const params = normalise({ country, store: `${country.toLowerCase()}-average`, startDate: PARAMS.startDate }, '')
    return {
      name: country,
      data: () => problemData,
      prices: () => priceTable(params),
      params,
      budget: { budgetValue, budgetMode: 'week' },
      have: ['potato', 'egg', 'milk-3-2', 'rice-long', 'chicken-breast', 'carrot'],
    }
  })
}

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

interface Row {
  readonly name: string
  readonly positions: number
  readonly ours: number
  readonly best: number
  /** how much worse ours is, as a share of what the best loses before its gains: with these, J has no zero that means anything */
  readonly gap: number
  readonly bound: number
  readonly ms: number
  readonly by: string
}

async function instance(name: string, data: ProblemData, prices: PriceTable, params: Params): Promise<Row> {
  const times = [1, 2, 3].map(() => {
    const since = process.cpuUsage()
    planWeek({ params, data, prices })
    return cpuMs(since)
  })
  const problem = weekProblem({ params, data, prices })
  const found = search(problem, hash(['week', params]))
  const ours = lossOf(problem, found)

  const whole = weekProblem({ params, data, prices }, undefined, Number.POSITIVE_INFINITY)
  let solution: Solution = search(whole, 1, 0)
  let best = Number.POSITIVE_INFINITY
  let by = ''
  const better = (other: Solution, name: string): void => {
    const value = lossOf(whole, other)
    if (value >= best - 1e-9) return
    best = value
    solution = other
    by = name
  }
  for (const chain of [1, 2, 3]) {
    better(search(whole, hash([name, chain]), Number(options.long) * roundsFor(whole)), 'long run')
  }
  if (Number(options.windows) > 0) {
    const { solution: other, proved, all } = await windows(whole, solution, Number(options.windows))
    better(other, 'windows')
    by += ` (${proved}/${all} windows proved)`
  }
  let bound = Number.NaN
  if (Number(options.seconds) > 0) {
    const milp = milpOf(whole)
    const { outcome, bound: proved } = await solve(milp.lp, Number(options.seconds))
    bound = proved + milp.constant
    if (outcome)
      better(
        milp.solution((variable) => outcome.Columns[variable]?.Primal ?? 0),
        'HiGHS',
      )
  }
  let gain = gainOf(whole, solution)
  if (ours < best - 1e-9) {
    best = ours
    gain = gainOf(problem, found)
    by = 'ours'
  }
  const gap = (ours - best) / (best + gain)
  return { name, positions: problem.positions.length, ours, best, gap, bound, ms: quantile(times, 0.5), by }
}

async function gaps(): Promise<void> {
  const rows: Row[] = []
  console.log('| household | prices of | positions | ours | best known | bound | gap | ms | best by |')
  console.log('|---|---|---|---|---|---|---|---|---|')
  const places = options.generated ? generatedPlaces() : await ourPlaces()
  for (const [at, [shape, asked]] of SHAPES.entries()) {
    for (const place of places) {
      const name = `${shape} ${place.name}`
      if (!name.includes(options.only)) continue
      const data = place.data(at)
      const row = await instance(name, data, place.prices(data), askedOf(place, asked))
      rows.push(row)
      const bound = Number.isNaN(row.bound) ? '–' : row.bound.toFixed(4)
      const gap = percent(row.gap)
      console.log(
        `| ${shape} | ${place.name} | ${row.positions} | ${row.ours.toFixed(4)} | ${row.best.toFixed(4)} | ${bound} | ${gap} | ${row.ms.toFixed(0)} | ${row.by} |`,
      )
    }
  }
  const gap = rows.map((row) => row.gap)
  const ms = rows.map((row) => row.ms)
  console.log(
    `\n${rows.length} instances: gap median ${percent(quantile(gap, 0.5))}, nine of ten within ${percent(quantile(gap, 0.9))}, worst ${percent(quantile(gap, 1))}; CPU median ${quantile(ms, 0.5).toFixed(0)} ms, worst ${quantile(ms, 1).toFixed(0)} ms.`,
  )
  mkdirSync(new URL('out/', import.meta.url), { recursive: true })
  writeFileSync(new URL('out/planner.json', import.meta.url), JSON.stringify(rows, null, 1))
}

function sizes(): void {
  console.log('| recipes | index, once (ms) | a plan, median (ms) | over 300 |')
  console.log('|---|---|---|---|')
  const place = generatedPlaces()[0] as Place
  let base = 0
  for (const size of [300, 3000, 30_000, 100_000]) {
    const data = generateCatalogue(7, size)
    const prices = generatePrices(data, 7)
    const since = process.cpuUsage()
    indexOf(data)
    const index = cpuMs(since)
    const times = SHAPES.flatMap(([, asked]) => {
      const params = askedOf(place, asked)
      planWeek({ params, data, prices })
      const start = process.cpuUsage()
      planWeek({ params, data, prices })
      return cpuMs(start)
    })
    const median = quantile(times, 0.5)
    base ||= median
    console.log(`| ${size} | ${index.toFixed(0)} | ${median.toFixed(0)} | ${(median / base).toFixed(1)} × |`)
  }
}

// The first plans pay for the compiler.
const warm = generateCatalogue(1, 100)
for (let n = 0; n < 10; n++) planWeek({ params: PARAMS, data: warm, prices: generatePrices(warm, n) })
if (options.sizes) sizes()
else await gaps()
