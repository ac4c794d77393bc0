import { amountsAlone, withAmounts } from '../../harness/money.ts'
import type { TestService } from '../../harness/service.ts'

/** What anybody can ask the service: enough to recompute what a plan says. */
export interface PublicRecipe {
  readonly id: string
  /** what it is called in a country, by country code */
  readonly titles: ReadonlyMap<string, string>
  readonly course: string
  readonly slots: readonly string[]
  readonly meal: boolean
  readonly cuisine: string
  readonly serve: string
  readonly batch: boolean
  readonly keepsDays: number
  readonly timeMin: number
  readonly activeMin: number | null
  readonly portionRange: readonly [number, number]
  readonly part: string
  readonly goesWith?: readonly string[]
  /** as a runner-up: share of its portion that would be eaten */
  readonly servedAs?: number
  readonly use: string
  readonly kids: number
  readonly kcal: number
  readonly protein: number
  readonly produce: number
  readonly equipment: readonly string[]
  readonly methods: readonly PublicMethod[]
  readonly allergens: readonly string[]
  readonly mainIngredient: { readonly id: string; readonly family: string }
  readonly ingredients: readonly { readonly ingredientId: string; readonly amount: number }[]
}
/** Another way to cook a recipe; `appliance` null: by hand. */
export interface PublicMethod {
  readonly instead: string
  readonly appliance: string | null
  readonly activeMin: number
  readonly waitMin: number
  readonly pressure: boolean
}
export interface PublicIngredient {
  readonly id: string
  readonly name: string
  readonly family: string
  readonly familyName: string
  readonly unit: string
  readonly pack: number
  readonly pantry: boolean
  readonly groups: readonly string[]
  readonly mayContain: readonly string[]
  readonly gramsPerUnit: number
  readonly edibleShare: number
  readonly fiber: number | null
  readonly salt: number | null
}
export interface PublicOccasion {
  readonly id: string
  readonly title: string
  readonly kind: 'menu' | 'week'
  readonly exclude: string | null
  readonly courses: readonly { readonly id: string; readonly candidates: readonly { readonly id: string }[] }[]
}
interface ListedOccasion extends Omit<PublicOccasion, 'courses'> {
  readonly courses: readonly {
    readonly course: string
    readonly candidates: { readonly nodes: readonly { readonly id: string }[] }
  }[]
}
interface Preset {
  readonly id: string
  readonly excludeTags: readonly string[]
  readonly allergens: readonly string[]
  readonly exclude: readonly string[]
}
export interface Coded {
  readonly code: string
  readonly text: string
  readonly values: readonly { readonly name: string; readonly value: string; readonly number: number | null }[]
}
export interface PublicDish {
  readonly slot: string
  readonly recipeId: string
  readonly leftover: boolean
  readonly batch: boolean
  readonly portion: number
  readonly portions: number
  readonly servings: number | null
  readonly timeMin: number
  readonly kcal: number
  readonly why: string
  readonly reason: Coded
  readonly facts: readonly Coded[]
  readonly runnerUp: { readonly id: string } | null
  readonly runnerUpPortion: number | null
  readonly runnerUpCost: number | null
  readonly companion: boolean
  readonly runnerUpLoss: number | null
}
export interface PublicPlan {
  readonly id: string
  readonly kind: 'week' | 'occasion' | 'basket'
  readonly portions: number
  readonly budget: number | null
  readonly target: {
    readonly kcal: number
    readonly kcalLow: number
    readonly kcalHigh: number
    readonly protein: number | null
  } | null
  readonly occasion: { readonly id: string } | null
  readonly totals: {
    readonly cost: number
    readonly usedCost: number
    readonly kcalPerDay: number
    readonly proteinPerDay: number
  }
  readonly priceSource: {
    readonly newest: string | null
    readonly coverage: number
    readonly carried: number
  }
  readonly days: readonly {
    readonly index: number
    readonly date: string
    readonly kcal: number
    readonly protein: number
    readonly dishes: readonly PublicDish[]
  }[]
  readonly shopping: readonly {
    readonly items: readonly {
      readonly ingredientId: string
      readonly needed: number
      readonly packs: number
      readonly cost: number
      readonly pantry: boolean
    }[]
  }[]
  readonly after: string | null
  readonly left: readonly {
    readonly ingredient: { readonly id: string }
    readonly amount: number
    readonly used: number
  }[]
  readonly warnings: readonly string[]
  readonly warningDetails: readonly Coded[]
}

const CODED = 'code text values { name value number }'
export const PLAN = `id kind portions budget target { kcal kcalLow kcalHigh protein } occasion { id }
  totals { cost usedCost kcalPerDay proteinPerDay } priceSource { newest coverage carried }
  days { index date kcal protein dishes { slot companion recipeId leftover batch portion portions servings timeMin kcal why
    reason { ${CODED} } facts { ${CODED} } runnerUp { id } runnerUpPortion runnerUpCost runnerUpLoss } }
  after left { ingredient { id } amount used }
  shopping { items { ingredientId needed packs cost pantry } } warnings warningDetails { ${CODED} }`

/** Where a plan's prices come from. */
export interface PublicOrigin {
  readonly priceSource: {
    readonly name: string
    readonly newest: string | null
    readonly coverage: number
    readonly carried: number
    readonly unverified: number
  }
  readonly shopping: readonly {
    readonly items: readonly {
      readonly cost: number
      readonly pantry: boolean
      readonly price: { readonly grade: string; readonly period: string; readonly publishers: readonly string[] }
    }[]
  }[]
}
export const ORIGIN = `priceSource { name newest coverage carried unverified }
  shopping { items { cost pantry price { grade period publishers } } }`

/** Asks in a language, and fails with what was wrong. */
export async function ask(
  service: TestService,
  document: string,
  variables: object = {},
  lang = 'en',
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the document's
): Promise<any> {
  const answer = await service.post(`/graphql?lang=${lang}`, { query: withAmounts(document), variables })
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const { data, errors } = amountsAlone(await answer.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** What a recipe is called in each of the countries. */
const titlesIn = (countries: readonly string[]): string =>
  countries.map((code) => `in${code}: title(country: "${code}")`).join(' ')

/** The public catalogue in one language, with the names that dishes have in some countries. */
export async function publicCatalogue(service: TestService, lang: string, countries: readonly string[]) {
  const recipes = new Map<string, PublicRecipe>()
  for (let offset = 0, total = 1; offset < total; offset += 50) {
    const { recipes: page } = await ask(
      service,
      `query ($offset: Int) { recipes(first: 50, offset: $offset) { totalCount nodes {
        id ${titlesIn(countries)} course part slots meal cuisine serve batch keepsDays timeMin activeMin portionRange use kids kcal protein produce equipment methods { instead appliance activeMin waitMin pressure } allergens
        mainIngredient { id family } ingredients { ingredientId amount } } } }`,
      { offset },
      lang,
    )
    total = page.totalCount
    for (const recipe of page.nodes as (PublicRecipe & Readonly<Record<string, string>>)[]) {
      recipes.set(recipe.id, {
        ...recipe,
        titles: new Map(countries.map((code) => [code, recipe[`in${code}`] as string])),
      })
    }
  }
  const { ingredients } = await ask(
    service,
    '{ ingredients { id name family familyName unit pack pantry groups mayContain gramsPerUnit edibleShare fiber salt } }',
    {},
    lang,
  )
  const { occasions: listed } = await ask(
    service,
    '{ occasions { id title kind exclude courses { course candidates(first: 30) { nodes { id } } } } }',
    {},
    lang,
  )
  const { collections } = await ask(service, '{ collections { slug name recipeIds } }', {}, lang)
  const { meta } = await ask(
    service,
    '{ meta { excludePresets { id excludeTags allergens exclude } countries { code name: label currency decimals } } }',
    {},
    lang,
  )
  const occasions: PublicOccasion[] = listed.map((occasion: ListedOccasion) => ({
    ...occasion,
    courses: occasion.courses.map(({ course, candidates }) => ({ id: course, candidates: candidates.nodes })),
  }))
  const by = <T, K extends keyof T>(list: readonly T[], key: K) => new Map(list.map((one) => [one[key], one]))
  return {
    recipes,
    ingredients: by<PublicIngredient, 'id'>(ingredients, 'id'),
    occasions: by<PublicOccasion, 'id'>(occasions, 'id'),
    collections: by<{ slug: string; name: string; recipeIds: string[] }, 'slug'>(collections, 'slug'),
    presets: by<Preset, 'id'>(meta.excludePresets, 'id'),
    countries: by<{ code: string; name: string; currency: string; decimals: number }, 'code'>(meta.countries, 'code'),
  }
}
export type PublicCatalogue = Awaited<ReturnType<typeof publicCatalogue>>

/** What a recipe is in a country: how far its homes know it, 0 to 3, and the kinds of dishes that weeks count. */
export interface AtHome {
  readonly familiarity: number
  /** meals at which its homes eat it */
  readonly slots: readonly string[]
  /** months in which they do; none: all */
  readonly season: readonly number[]
  /** it is one of those that they have most often */
  readonly favourite: boolean
  /** days of the week on which many of them have it */
  readonly weekdays: readonly string[]
  readonly foodGroups: readonly string[]
}

export async function atHome(service: TestService, country: string): Promise<Map<string, AtHome>> {
  const found = new Map<string, AtHome>()
  for (let offset = 0, total = 1; offset < total; offset += 50) {
    const { recipes } = await ask(
      service,
      `query ($offset: Int, $country: ID) {
        recipes(first: 50, offset: $offset) { totalCount nodes { id familiarity(country: $country) slots(country: $country) season(country: $country) weekdays(country: $country) favourite(country: $country) foodGroups(country: $country) } } }`,
      { offset, country },
    )
    total = recipes.totalCount
    for (const { id, ...there } of recipes.nodes) found.set(id, there)
  }
  return found
}

/**
 * Packs of each ingredient in hundredths of its unit, and what one costs in a store in a month, minor units: the usual one, or
 * for who lives alone the next smaller one.
 */
export async function packPrices(
  service: TestService,
  { country, store, month }: { country: string; store: string; month: number },
  decimals: number,
  alone: boolean,
) {
  const { ingredients } = await ask(
    service,
    `query ($country: ID, $store: ID, $month: Int) {
      ingredients { id price(country: $country, store: $store, month: $month) { cost pack sizes { cost pack } } } }`,
    { country, store, month },
  )
  type Sold = { readonly cost: number; readonly pack: number }
  type Priced = { readonly id: string; readonly price: Sold & { readonly sizes: readonly Sold[] } }
  const all = (ingredients as readonly Priced[]).map(({ id, price }) => {
    const smaller = alone ? price.sizes.filter(({ pack }) => pack < price.pack).at(-1) : undefined
    return { id, price: smaller ?? price }
  })
  return {
    prices: new Map(all.map(({ id, price }) => [id, Math.round(price.cost * 10 ** decimals)])),
    packs: new Map(all.map(({ id, price }) => [id, Math.round(price.pack * 100)])),
  }
}
