import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { LRUCache } from 'lru-cache'
import { type CollectionFacts, members } from '../catalogue/collection.ts'
import { illustrate } from '../catalogue/illustration.ts'
import { edibleGramsPerUnit, nutrientsPerUnit, sumNutrients } from '../catalogue/nutrition.ts'
import type { OccasionFacts } from '../catalogue/occasion.ts'
import type { PhotographFacts } from '../catalogue/photograph.ts'
import { type Tag, tagsOf } from '../catalogue/tags.ts'
import { TextSearch } from '../catalogue/text-search/text-search.ts'
import { readTexts, type Texts } from '../catalogue/texts.ts'
import type {
  Course,
  Equipment,
  Market,
  Nutrients,
  Slot,
  Unit,
  World,
  WorldIngredient,
  WorldOccasion,
  WorldRecipe,
} from '../planner/world.ts'
import type { PriceBook } from '../prices/book.ts'
import { type Estimate, marketOf, type Place } from '../prices/estimate.ts'
import { loadPriceBook } from '../prices/price.ts'

/** A recipe with what is computed from its ingredients, for one adult portion. */
export interface FullRecipe extends WorldRecipe {
  readonly nutrients: Nutrients
  readonly tags: readonly Tag[]
  /** EU allergen ids of its ingredients, sorted */
  readonly allergens: readonly string[]
}

/** An ingredient with its nutrition as the reference has it, per 100 g of the edible part. */
export interface FullIngredient extends WorldIngredient {
  readonly gramsPerUnit: number
  readonly edibleShare: number
  readonly kcal: number
  readonly protein: number
  readonly fat: number
  readonly carb: number
  readonly fiber: number | null
  readonly sugar: number | null
  readonly salt: number | null
  readonly source: string
  readonly fdcId: string | null
}

export interface CountryFacts {
  readonly code: string
  readonly currency: string
  readonly symbol: string
  readonly decimals: number
  readonly defaultLanguage: string
  readonly regions: readonly string[]
}

export interface StoreFacts {
  readonly code: string
  readonly country: string
  readonly name: string
  readonly kind: string
  readonly priceIndex: number
  readonly basis: string
}

export interface PresetFacts {
  readonly id: string
  readonly kind: string
  readonly excludeTags: readonly string[]
  readonly allergens: readonly string[]
  /** ingredient ids of its groups */
  readonly exclude: readonly string[]
}

/** One revision of the catalogue and its prices. What the planner is given of it is plain data without texts. */
export interface Catalogue {
  readonly revision: string
  /** what the planner is given */
  readonly world: World
  readonly recipes: ReadonlyMap<string, FullRecipe>
  readonly ingredients: ReadonlyMap<string, FullIngredient>
  /** recipe ids by ingredient, those still offered */
  readonly usedIn: ReadonlyMap<string, readonly string[]>
  readonly occasions: ReadonlyMap<string, OccasionFacts>
  readonly countries: ReadonlyMap<string, CountryFacts>
  readonly stores: ReadonlyMap<string, StoreFacts>
  readonly presets: readonly PresetFacts[]
  readonly prices: PriceBook
  readonly market: (at: MarketPlace) => PricedMarket
  readonly texts: Texts
  readonly search: TextSearch
  /** operators' photographs by recipe id */
  readonly photographs: ReadonlyMap<string, PhotographFacts>
  /** where those are kept, sorted */
  readonly photographOrigins: readonly string[]
  /** picture of a recipe; undefined for an unknown one */
  readonly picture: (recipe: string) => Picture | undefined
}

/** A drawn recipe. */
export interface Picture {
  /** SVG document */
  readonly svg: string
  /** of its bytes, for an address that never goes stale */
  readonly hash: string
}

/** Where prices are asked for. A store of '' means the national average. */
export interface MarketPlace {
  readonly country: string
  readonly region: string
  readonly store: string
}

export interface PricedMarket extends Market {
  readonly place: Place
  readonly estimateOf: (ingredient: string) => Estimate
}

interface IngredientRow extends Omit<FullIngredient, 'perUnit' | 'edibleGrams' | 'pack' | 'unit'> {
  readonly unit: Unit
  /** in units */
  readonly pack: number
  readonly withdrawn: boolean
}

const HUNDREDTHS = 100
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Markets kept per revision: 300 packs each, so some 20 kB a market. */
const MARKETS = 500

async function readIngredients(em: SqlEntityManager): Promise<FullIngredient[]> {
  const rows: IngredientRow[] = await em.execute(
    `select id, category, unit, grams_per_unit as "gramsPerUnit", pack, kcal, protein, fat, carb, fiber, sugar, salt,
            allergens, groups, pantry, edible_share as "edibleShare", keeps, family, source, fdc_id as "fdcId"
     from ingredient`,
  )
  return rows
    .map((row) => ({
      ...row,
      pack: Math.round(row.pack * HUNDREDTHS),
      perUnit: nutrientsPerUnit(row),
      edibleGrams: edibleGramsPerUnit(row),
    }))
    .sort(byId)
}

interface RecipeRow {
  readonly id: string
  readonly course: Course
  readonly slots: Slot[]
  readonly meal: boolean
  readonly kitchen: string
  readonly mainIngredient: string
  readonly timeMin: number
  readonly equipment: Equipment[]
  readonly serve: 'hot' | 'cold'
  readonly keepsDays: number
  readonly batch: boolean
  readonly withdrawn: boolean
}

async function readRecipes(
  em: SqlEntityManager,
  ingredients: ReadonlyMap<string, FullIngredient>,
): Promise<FullRecipe[]> {
  const rows: RecipeRow[] = await em.execute(
    `select id, course, slots, meal, kitchen, main_ingredient_id as "mainIngredient", time_min as "timeMin", equipment,
            serve, keeps_days as "keepsDays", batch, withdrawn from recipe`,
  )
  const lineRows: { recipe: string; ingredient: string; amount: number }[] = await em.execute(
    'select recipe_id as recipe, ingredient_id as ingredient, amount from recipe_line order by recipe_id, position',
  )
  const linesOf = Map.groupBy(lineRows, (line) => line.recipe)
  return rows
    .map((row): FullRecipe => {
      const lines = (linesOf.get(row.id) ?? []).map(({ ingredient, amount }) => {
        const facts = ingredients.get(ingredient)
        // A foreign key holds this; the check is for the type.
        if (!facts) throw new Error(`recipe ${row.id} names the unknown ingredient ${ingredient}`)
        return { ingredient, amount: Math.round(amount * HUNDREDTHS), facts }
      })
      const nutrients = sumNutrients(
        lines.map(({ amount, facts }) => ({ amount: amount / HUNDREDTHS, perUnit: facts.perUnit })),
      )
      const used = lines.map((line) => line.facts)
      return {
        ...row,
        lines: lines.map(({ ingredient, amount }) => ({ ingredient, amount })),
        nutrients,
        tags: tagsOf({ ...row, nutrients, ingredients: used }),
        allergens: [...new Set(used.flatMap((facts) => facts.allergens))].sort(),
      }
    })
    .sort(byId)
}

/** What is in use, by what it is made of: the content files, and what operators wrote over them. */
export interface Stored {
  readonly content: string
  readonly written: string
}

/** What is in use is named by its content and its prices, which can be imported apart. */
const revisionOf = ({ content, written }: Stored, prices: PriceBook) =>
  createHash('sha256').update(content).update(written).update(prices.revision).digest('hex')

/** Pictures are drawn when first asked for. */
function pictures(recipes: ReadonlyMap<string, FullRecipe>, ingredients: ReadonlyMap<string, FullIngredient>) {
  const drawn = new Map<string, Picture>()
  return (id: string): Picture | undefined => {
    const known = drawn.get(id)
    const recipe = recipes.get(id)
    if (known || !recipe) return known
    const lines = recipe.lines.map(({ ingredient, amount }) => {
      const facts = ingredients.get(ingredient)
      return {
        id: ingredient,
        category: facts?.category ?? '',
        grams: (amount / HUNDREDTHS) * (facts?.edibleGrams ?? 0),
      }
    })
    const svg = illustrate({ id, course: recipe.course, equipment: recipe.equipment, ingredients: lines })
    const picture = { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 12) }
    drawn.set(id, picture)
    return picture
  }
}

/** Reads one revision whole: its statements are as many whatever the size of the catalogue. */
async function readCatalogue(em: SqlEntityManager, stored: Stored): Promise<Catalogue> {
  const ingredientList = await readIngredients(em)
  const ingredients = new Map(ingredientList.map((ingredient) => [ingredient.id, ingredient]))
  const recipeList = await readRecipes(em, ingredients)
  const recipes = new Map(recipeList.map((recipe) => [recipe.id, recipe]))
  const offered = recipeList.filter((recipe) => !recipe.withdrawn)

  const collectionRows: { slug: string; facts: CollectionFacts }[] = await em.execute(
    'select slug, facts from collection order by position',
  )
  const occasionRows: { id: string; facts: OccasionFacts }[] = await em.execute(
    'select id, facts from occasion order by position',
  )
  const presetRows: (Omit<PresetFacts, 'exclude'> & { ingredientGroups: string[] })[] = await em.execute(
    `select id, kind, exclude_tags as "excludeTags", allergens, ingredient_groups as "ingredientGroups"
     from exclude_preset order by position`,
  )
  const countryRows: Omit<CountryFacts, 'regions'>[] = await em.execute(
    'select code, currency, symbol, decimals, default_language as "defaultLanguage" from country order by position',
  )
  const regionRows: { country: string; code: string }[] = await em.execute(
    'select country_code as country, code from region order by position',
  )
  const stores: StoreFacts[] = await em.execute(
    `select code, country_code as country, name, kind, price_index as "priceIndex", basis from store order by position`,
  )
  const photographRows: (PhotographFacts & { recipe: string })[] = await em.execute(
    'select recipe_id as recipe, url, credit, license from photograph',
  )
  const prices = await loadPriceBook(em)
  const texts = await readTexts(em)
  const revision = revisionOf(stored, prices)

  const presets = presetRows.map(({ ingredientGroups, ...preset }) => ({
    ...preset,
    exclude: ingredientList.filter((i) => i.groups.some((group) => ingredientGroups.includes(group))).map((i) => i.id),
  }))
  const occasion = ({ id, facts }: { id: string; facts: OccasionFacts }): WorldOccasion => {
    const preset = presets.find((p) => p.id === facts.exclude)
    return {
      id,
      kind: facts.kind,
      guests: facts.guests,
      courses: facts.courses,
      dishes: facts.dishes,
      exclude: {
        allergens: preset?.allergens ?? [],
        excludeTags: preset?.excludeTags ?? [],
        ingredients: preset?.exclude ?? [],
      },
    }
  }
  const ruled = offered.map((recipe) => ({ ...recipe, kcal: recipe.nutrients.kcal, protein: recipe.nutrients.protein }))
  const countries = new Map(
    countryRows.map((country) => [
      country.code,
      { ...country, regions: regionRows.filter((r) => r.country === country.code).map((r) => r.code) },
    ]),
  )
  const storeOf = new Map(stores.map((store) => [store.code, store]))

  const usedIn = new Map<string, string[]>()
  for (const recipe of offered) {
    for (const { ingredient } of recipe.lines) {
      const users = usedIn.get(ingredient)
      if (users) users.push(recipe.id)
      else usedIn.set(ingredient, [recipe.id])
    }
  }

  const markets = new LRUCache<string, PricedMarket>({ max: MARKETS })
  const market = (at: MarketPlace): PricedMarket => {
    const key = `${at.country} ${at.region} ${at.store}`
    const known = markets.get(key)
    if (known) return known
    const place = {
      country: at.country,
      region: at.region,
      storeIndex: storeOf.get(at.store)?.priceIndex ?? 1,
      decimals: countries.get(at.country)?.decimals ?? 2,
    }
    const priced = marketOf(prices, place, ingredientList)
    const made: PricedMarket = {
      place,
      decimals: priced.decimals,
      packPriceMinor: priced.packPriceMinor,
      estimateOf: (ingredient) => {
        const found = priced.estimates.get(ingredient)
        if (!found) throw new Error(`no estimate of ${ingredient}`)
        return found
      },
    }
    markets.set(key, made)
    return made
  }

  return {
    revision,
    world: {
      revision,
      ingredients: ingredientList,
      recipes: recipeList,
      collections: collectionRows.map(({ slug, facts }) => ({ slug, recipes: members(facts, ruled) })),
      occasions: occasionRows.map(occasion),
    },
    recipes,
    ingredients,
    usedIn,
    occasions: new Map(occasionRows.map(({ id, facts }) => [id, facts])),
    countries,
    stores: storeOf,
    presets,
    prices,
    market,
    texts,
    search: new TextSearch({ texts, recipes: offered, ingredients: ingredientList.map(({ id }) => id) }),
    photographs: new Map(photographRows.map(({ recipe, ...photograph }) => [recipe, photograph])),
    photographOrigins: [...new Set(photographRows.map(({ url }) => new URL(url).origin))].sort(),
    picture: pictures(recipes, ingredients),
  }
}

/** The catalogue in use, read once per revision. Belongs to the application object. */
export class Catalogues {
  readonly #onNew: (catalogue: Catalogue) => void
  #current: Catalogue | undefined
  #newest = ''
  #turn: Promise<void> = Promise.resolve()

  /** @param onNew told of a revision before it is in use */
  constructor(onNew: (catalogue: Catalogue) => void = () => {}) {
    this.#onNew = onNew
  }

  /** @throws NotLoaded before the first revision was made */
  get current(): Catalogue {
    if (!this.#current) throw new NotLoaded()
    return this.#current
  }

  /** Names what is in use; empty before the first revision was made. */
  get revision(): string {
    return this.#current?.revision ?? ''
  }

  get loaded(): boolean {
    return this.#current !== undefined
  }

  /** Takes up the newest content and prices; one statement when nothing is new. Calls wait for each other. */
  refresh(em: SqlEntityManager): Promise<void> {
    const turn = this.#turn.then(() => this.#takeUp(em))
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #takeUp(em: SqlEntityManager): Promise<void> {
    if ((await newestNumbers(em)) === this.#newest) return
    // A revision that is stored while this one is read must not be mixed into it.
    await em.transactional(
      async (read) => {
        const newest = await newestNumbers(read)
        const [stored] = await read.execute<Stored[]>(
          'select hash as content, written from revision order by number desc limit 1',
        )
        if (!stored) return
        const catalogue = await readCatalogue(read, stored)
        this.#onNew(catalogue)
        this.#current = catalogue
        this.#newest = newest
        void catalogue.search.prepare()
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    )
  }
}

/** Which revisions of content and prices are the newest, in one text. */
async function newestNumbers(em: SqlEntityManager): Promise<string> {
  const [newest] = await em.execute<{ numbers: string }[]>(
    `select concat_ws(' ', (select max(number) from revision), (select max(number) from price_revision)) as numbers`,
  )
  return newest?.numbers ?? ''
}

/** The catalogue is not loaded yet. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
  constructor() {
    super('the catalogue is being loaded')
  }
}
