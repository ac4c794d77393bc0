import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { compares, type ReasonCode } from '../../src/planner/explain/codes.ts'
import { type TestService, testService } from '../harness/service.ts'
import { valuesOf } from './truth/claims.ts'
import { untrueOrigin } from './truth/origin.ts'
import {
  ask,
  atHome,
  type Coded,
  ORIGIN,
  PLAN,
  type PublicCatalogue,
  type PublicPlan,
  packPrices,
  publicCatalogue,
} from './truth/public.ts'
import { untrue } from './truth/reasons.ts'
import { type Asked, COUNTRIES, NEXT_WEEK, requests } from './truth/requests.ts'
import { type Country, Seen } from './truth/seen.ts'
import { untrueWarning } from './truth/warnings.ts'
import { badlyWorded } from './truth/wording.ts'

/** Wishes that each country is asked with: 12 is all of them, some 290 plans. */
const ROUNDS = process.env.LONG_ROUNDS ? 12 : 3

/** First day of all plans: fruit and vegetables have prices of its month. */
const START = '2026-11-23'
const MONTH = 11
/** The week after. */
const NEXT = '2026-11-30'

let service: TestService
const words = new Map<string, PublicCatalogue>()
const plans: Seen[] = []

async function build(asked: Asked): Promise<PublicPlan> {
  const params = { country: asked.country, store: asked.store, startDate: START, ...asked.params }
  if (asked.kind === 'week') {
    return (await ask(service, `mutation ($p: Params!) { buildPlan(params: $p) { plan { ${PLAN} } } }`, { p: params }))
      .buildPlan.plan
  }
  if (asked.kind === 'occasion') {
    const document = `mutation ($id: ID!, $guests: Int!, $p: Params!) { buildOccasion(id: $id, guests: $guests, params: $p) { plan { ${PLAN} } } }`
    return (await ask(service, document, { id: asked.occasion, guests: asked.guests, p: params })).buildOccasion.plan
  }
  const document = `mutation ($items: [BasketItem!]!, $guests: Int!, $p: Params!) { buildBasket(items: $items, guests: $guests, params: $p) { plan { ${PLAN} } } }`
  return (await ask(service, document, { items: asked.items, guests: asked.guests, p: params })).buildBasket.plan
}

/** The plan with its first other dish on the third day (of a table: on its first course). */
async function swap(plan: PublicPlan): Promise<PublicPlan> {
  const day = plan.days.length > 2 ? 2 : 0
  const { plan: read } = await ask(
    service,
    `query ($id: ID!, $day: Int!) { plan(id: $id) { dish(day: $day, index: 0) { swaps { recipe { id } } } } }`,
    {
      id: plan.id,
      day,
    },
  )
  const recipe = read.dish.swaps[0]?.recipe.id
  if (!recipe) return plan
  const document = `mutation ($dish: ID!, $recipe: ID!) { swapDish(dishId: $dish, recipeId: $recipe) { plan { ${PLAN} } } }`
  return (await ask(service, document, { dish: `${plan.id}.dish.${day}.0`, recipe })).swapDish.plan
}

beforeAll(async () => {
  service = await testService()
  const english = await publicCatalogue(service, 'en', COUNTRIES)
  words.set('en', english)
  const places = new Map<string, Country>()
  for (const country of COUNTRIES) {
    const decimals = english.countries.get(country)?.decimals ?? 2
    const at = { country, store: `${country.toLowerCase()}-average`, month: MONTH }
    const known = await atHome(service, country)
    for (const alone of [false, true])
      places.set(`${country} ${alone}`, { ...(await packPrices(service, at, decimals, alone)), known })
  }
  const all = requests(ROUNDS, [...english.occasions.keys()], [...english.recipes.keys()])
  for (const [n, asked] of all.entries()) {
    let plan: PublicPlan
    try {
      plan = await build(asked)
    } catch (error) {
      // Some wishes leave no dish: a refusal says nothing of a plan.
      if (!String(error).includes('No dish is left')) throw error
      continue
    }
    const placeOf = ({ country, params: { adults, kids = [] } }: typeof asked): Country =>
      places.get(`${country} ${adults === 1 && kids.length === 0}`) as Country
    const place = placeOf(asked)
    const { variant, ...others } = asked.params
    const first = variant && plan.kind === 'week' ? await build({ ...asked, params: others }) : undefined
    plans.push(new Seen(plan, asked, english, place, { first }))
    if (n % 7 === 0 && plan.kind !== 'basket')
      plans.push(new Seen(await swap(plan), asked, english, place, { before: plan }))
    if (n % 4 !== 0 || plan.kind !== 'week' || !plan.days.some(({ dishes }) => dishes.some((d) => d.slot === 'dinner')))
      continue
    const next = {
      ...asked,
      params: { ...asked.params, ...NEXT_WEEK[(n / 4) % NEXT_WEEK.length], startDate: NEXT, after: plan.id },
    }
    // A dish that is kept may be what the household leaves out.
    const later = await build(next).catch(() => undefined)
    if (later) plans.push(new Seen(later, next, english, placeOf(next), { earlier: [plan] }))
  }
}, 1_800_000)
afterAll(() => service.close())

const where = ({ asked }: Seen): string => JSON.stringify(asked)
const rows = (seen: Seen): { place: Seen['places'][number]; coded: Coded }[] =>
  seen.places.map((place) => ({ place, coded: place.dish.reason }))
const PACK = ['usesUpPack', 'sharesPack', 'fromOpenPack', 'opensPack']

test('every figure and claim of every reason and fact is true of the plan', () => {
  const found = plans.flatMap((seen) =>
    seen.places.flatMap((place) =>
      [place.dish.reason, ...place.dish.facts].flatMap((coded) =>
        untrue(seen, place, coded).map((fault) => `${fault} (${place.recipe.id}, day ${place.day}) ${where(seen)}`),
      ),
    ),
  )
  const said = plans.flatMap(rows)
  const count = (codes: readonly string[]): number => said.filter(({ coded }) => codes.includes(coded.code)).length
  const kinds = plans
    .filter(({ plan }) => plan.kind !== 'basket')
    .map((seen) => {
      const reported = rows(seen).filter(({ coded }) => coded.code !== 'leftover')
      const most = Math.max(
        ...[...Map.groupBy(reported, ({ coded }) => coded.code).values()].map((list) => list.length),
      )
      return reported.length > 0 ? most / reported.length : 0
    })
  const median = kinds.sort((a, b) => a - b)[kinds.length >> 1] ?? 0
  const untruePack = found.filter((fault) => PACK.some((code) => fault.startsWith(code))).length
  const untrueOwn = found.filter((fault) => fault.startsWith('ofOccasion')).length
  console.info(
    `${plans.length} plans, ${said.length} reasons: packs ${count(PACK)} (${untruePack} untrue with facts), ` +
      `occasion ${count(['ofOccasion'])} (${untrueOwn} untrue with facts), commonest kind of a plan ${Math.round(median * 100)} % (median)`,
  )
  console.info(
    JSON.stringify(
      Object.fromEntries(
        [...Map.groupBy(said, ({ coded }) => coded.code)]
          .map(([code, list]) => [code, list.length])
          .sort((a, b) => Number(b[1]) - Number(a[1])),
      ),
    ),
  )
  expect(found).toEqual([])
})

test('the checks notice a figure or a name that is another', () => {
  const blind = new Map<string, number>()
  let changed = 0
  for (const seen of plans.slice(0, 40)) {
    // A dish that the plan does not have: what is said of it cannot be true.
    const absent = ['borscht', 'saba-misoni'].find((id) => !seen.recipes().some((recipe) => recipe.id === id))
    for (const { place, coded } of rows(seen)) {
      for (const one of coded.values) {
        const other =
          one.number === null
            ? { ...one, value: absent as string }
            : { ...one, number: one.number + Math.max(3, Math.abs(one.number) / 2) }
        const values = coded.values.map((value) => (value === one ? other : value))
        changed++
        if (untrue(seen, place, { ...coded, values }).length === 0) {
          blind.set(`${coded.code}.${one.name}`, (blind.get(`${coded.code}.${one.name}`) ?? 0) + 1)
        }
      }
    }
  }
  expect(changed).toBeGreaterThan(1000)
  expect([...blind]).toEqual([])
})

test('what a shared pack saves is claimed once, and never more than is paid', () => {
  for (const seen of plans) {
    const claimed = rows(seen).flatMap(({ place, coded }) => {
      const { ingredient, savedMinor } = valuesOf(coded)
      return PACK.includes(coded.code) && savedMinor !== undefined
        ? [{ place, ingredient, savedMinor: Number(savedMinor) }]
        : []
    })
    for (const [ingredient, claims] of Map.groupBy(claimed, (claim) => claim.ingredient)) {
      const line = seen.plan.shopping
        .flatMap(({ items }) => items)
        .find(({ ingredientId }) => ingredientId === ingredient)
      expect(claims.length, `${ingredient} ${where(seen)}`).toBe(1)
      expect(claims[0]?.savedMinor).toBeLessThanOrEqual(seen.minor(line?.cost ?? 0))
    }
  }
})

test('a week serves of each dish a portion that its recipe allows, and its figures are of that', () => {
  for (const seen of plans.filter(({ week }) => week)) {
    for (const place of seen.places) {
      const { dish, recipe } = place
      const [smallest, largest] = recipe.portionRange
      const at = `${recipe.id}, day ${place.day} ${where(seen)}`
      expect([0.75, 1, 1.25, 1.5], at).toContain(dish.portion)
      expect(dish.portion >= smallest && dish.portion <= largest, at).toBe(true)
      expect(dish.portions, at).toBe(seen.portions(recipe, place))
      expect(dish.kcal, at).toBe(Math.round(recipe.kcal * dish.portion))
    }
  }
})

test('no sentence stands twice on a day, a day’s sum is named once, and who compares names the other', () => {
  const DAY_SUMS = ['calories', 'guestCalories', 'protein', 'vegetables', 'fiber', 'salt']
  let twice = 0
  for (const seen of plans) {
    for (const [day, places] of Map.groupBy(seen.places, (place) => place.day)) {
      const texts = places.map(({ dish }) => dish.why)
      if (new Set(texts).size < texts.length) twice++
      expect(new Set(texts).size, `day ${day} ${texts.join(' | ')} ${where(seen)}`).toBe(texts.length)
      for (const code of DAY_SUMS) expect(places.filter(({ dish }) => dish.reason.code === code).length).toBeLessThan(2)
    }
    for (const { place, coded } of rows(seen)) {
      expect(coded.text).toBe(place.dish.why)
      if (compares(coded.code as ReasonCode))
        expect(coded.text).toContain(seen.title(place.dish.runnerUp?.id ?? '').slice(0, 8))
    }
  }
  console.info(
    `${twice} days with the same sentence twice, of ${plans.reduce((n, { plan }) => n + plan.days.length, 0)}`,
  )
})

test('every warning is true of the plan', () => {
  const found = plans.flatMap((seen) =>
    seen.plan.warningDetails.flatMap((coded) => untrueWarning(seen, coded).map((fault) => `${fault} ${where(seen)}`)),
  )
  console.info(
    JSON.stringify(
      Object.fromEntries(
        [
          ...Map.groupBy(
            plans.flatMap(({ plan }) => plan.warningDetails),
            ({ code }) => code,
          ),
        ].map(([code, list]) => [code, list.length]),
      ),
    ),
  )
  expect(found).toEqual([])
})

test('who surveyed the prices, and how much rests on official figures, is what the lines say', async () => {
  const found: string[] = []
  for (const seen of plans) {
    const { plan } = await ask(service, `query ($id: ID!) { plan(id: $id) { ${ORIGIN} } }`, { id: seen.plan.id }, 'en')
    found.push(...untrueOrigin(plan).map((fault) => `${fault} ${where(seen)}`))
  }
  expect(found).toEqual([])
})

test('the words show the figures and names, in every language', async () => {
  const found: string[] = []
  for (const [n, seen] of plans.entries()) {
    const lang = LANGUAGES[n % LANGUAGES.length] as string
    // A plan for the United States is in their English.
    const catalogueIn = async (language: string) => {
      const tag = language === 'en' && seen.asked.country === 'US' ? 'en-US' : language
      if (tag === 'en') return seen.catalogue
      const known = words.get(tag) ?? (await publicCatalogue(service, tag, COUNTRIES))
      words.set(tag, known)
      return known
    }
    const read: PublicPlan =
      lang === 'en'
        ? seen.plan
        : (await ask(service, `query ($id: ID!) { plan(id: $id) { ${PLAN} } }`, { id: seen.plan.id }, lang)).plan
    for (const [plan, language, catalogue] of [
      [seen.plan, 'en', await catalogueIn('en')],
      [read, lang, await catalogueIn(lang)],
    ] as const) {
      for (const dish of plan.days.flatMap(({ dishes }) => dishes)) {
        for (const coded of [dish.reason, ...dish.facts])
          found.push(...badlyWorded(coded, dish.runnerUp?.id, language, catalogue, seen.asked.country))
      }
      for (const coded of plan.warningDetails)
        found.push(...badlyWorded(coded, undefined, language, catalogue, seen.asked.country))
    }
  }
  expect([...new Set(found)]).toEqual([])
}, 600_000)
