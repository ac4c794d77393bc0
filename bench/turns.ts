import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { normalise, type ParamsInput } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import type { ProblemData } from '../src/planner/problem/data.ts'
import { priceScopeOf } from '../src/plans/plan-prices.ts'
import { ourCatalogue } from './catalogue.ts'
import { askedOf, firstDayOf, HOUSEHOLD_NAMES } from './weeks/households.ts'
import { factsOf, mainsOf } from './weeks/measures.ts'
import { MOST_WEEKS } from './weeks/table.ts'

/**
 * Works out how dishes take turns (`data/eating/turns.csv`). Plans the weeks of the bench's households in each country, and
 * gives each dish that stands in more of them than it should a smaller share of weeks in which it is considered, in
 * proportion; then again, since others take its place. Run it after recipes, prices or weights have changed much:
 * `npm run bench:weeks` tells when a dish comes too often.
 *
 *   node bench/turns.ts                       all countries, five rounds, from the shares of the file
 *   --countries RU,DE  --rounds 8             some of them; more rounds
 */
const { values: options } = parseArgs({
  options: { countries: { type: 'string', default: '' }, rounds: { type: 'string', default: '5' } },
})

/** Share of a country's weeks that each round aims at, so that none is above what is asked, and below which a dish gets more again. */
const WANTED = 0.375
const TOO_FEW = 0.33
const LEAST_SHARE = 0.1
/** How far a round goes towards what would be right if the others stayed as they are; and how much more it gives back at most. */
const DAMPING = 0.8
const MOST_MORE = 1.12
const WEEKS = 4
const FILE = new URL('../data/eating/turns.csv', import.meta.url)

const { problemData, priceTable } = await ourCatalogue()
const facts = factsOf(problemData)
type Turns = Readonly<Record<string, number>>

/** Share of the country's weeks in which each main part of lunch and dinner stands. */
function sharesOf(country: string, data: ProblemData): Map<string, number> {
  const times = new Map<string, number>()
  let weeks = 0
  let coupleCost: number | undefined
  for (const household of HOUSEHOLD_NAMES) {
    for (let week = 0; week < WEEKS; week++) {
      const startDate = firstDayOf(household, week)
      const place = { country, store: `${country.toLowerCase()}-average`, startDate }
      const params = normalise({ ...place, ...askedOf(household, coupleCost) } as ParamsInput, startDate)
      const prices = priceTable(priceScopeOf(params))
      const plan = planWeek({ params, data, prices })
      coupleCost ??= plan.totals.costMinor / 10 ** prices.decimals
      for (const recipe of mainsOf(plan, facts)) times.set(recipe, (times.get(recipe) ?? 0) + 1)
      weeks++
    }
  }
  return new Map([...times].map(([recipe, n]) => [recipe, n / weeks]))
}

/** Shares that bring each dish nearer to what is wanted. */
function nextTurns(turns: Turns, shares: ReadonlyMap<string, number>): Turns {
  const recipes = new Set([...shares.keys(), ...Object.keys(turns)])
  const next = [...recipes].flatMap((recipe): [string, number][] => {
    const share = shares.get(recipe) ?? 0
    const factor = share > WANTED ? (WANTED / share) ** DAMPING : share < TOO_FEW ? MOST_MORE : 1
    const turn = Math.max(LEAST_SHARE, (turns[recipe] ?? 1) * factor)
    return turn < 1 ? [[recipe, Math.round(turn * 1000) / 1000]] : []
  })
  return Object.fromEntries(next)
}

/** How much dishes rest: what variety costs. */
const rest = (turns: Turns): number => Object.values(turns).reduce((sum, share) => sum + 1 - share, 0)

/** The turns of a country with which dishes rest least and none comes too often; else those whose commonest comes least often. */
function turnsOf(country: string): Turns {
  const eating = problemData.eating.find((one) => one.country === country)
  let turns: Turns = eating?.turns ?? {}
  let best = { turns, most: Number.POSITIVE_INFINITY }
  for (let round = 0; round <= Number(options.rounds); round++) {
    const there = problemData.eating.map((one) => (one.country === country ? { ...one, turns } : one))
    const shares = sharesOf(country, { ...problemData, eating: there })
    const over = [...shares.values()].filter((share) => share > MOST_WEEKS).length
    const commonest = Math.max(...shares.values())
    console.log(
      `${country} ${round}: ${over} dishes in more than ${100 * MOST_WEEKS} % of weeks, the commonest in ${(100 * commonest).toFixed(0)} %; rest ${rest(turns).toFixed(2)}`,
    )
    const most = Math.max(commonest, MOST_WEEKS)
    const isBetter = most < best.most || (most === best.most && rest(turns) < rest(best.turns))
    // Without a row all dishes rest alike, which is no answer.
    if (Object.keys(turns).length > 0 && isBetter) best = { turns, most }
    turns = nextTurns(turns, shares)
  }
  return best.turns
}

const asked = options.countries ? options.countries.split(',') : problemData.eating.map(({ country }) => country)
const found = new Map(asked.map((country) => [country, turnsOf(country)]))
const [header = '', ...rows] = readFileSync(FILE, 'utf8').trim().split('\n')
const others = rows.filter((row) => !found.has(row.slice(0, 2)))
const made = [...found].flatMap(([country, turns]) =>
  Object.entries(turns).map(([recipe, share]) => `${country},${recipe},${share}`),
)
writeFileSync(FILE, `${[header, ...[...others, ...made].sort()].join('\n')}\n`)
