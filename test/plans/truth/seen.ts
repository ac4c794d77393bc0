import { WEEKDAYS } from '../../../src/catalogue/vocabulary.ts'
import { inKitchen, kitchenOf } from './kitchen.ts'
import type { AtHome, PublicCatalogue, PublicDish, PublicPlan, PublicRecipe } from './public.ts'
import type { Asked } from './requests.ts'

/** A dish in its place, as the plan shows it. */
export interface Place {
  readonly at: number
  readonly day: number
  readonly dish: PublicDish
  readonly recipe: PublicRecipe
}

/** What is public of a country: the price of each pack in minor units, and how far its homes know each recipe. */
export interface Country {
  readonly prices: ReadonlyMap<string, number>
  /** hundredths of the unit */
  readonly packs: ReadonlyMap<string, number>
  readonly known: ReadonlyMap<string, AtHome>
}

/** A plan beside everything else that is public, and what is computed from them: money in minor units, amounts in hundredths. */
export class Seen {
  readonly #recipes = new Map<string, PublicRecipe>()
  readonly plan: PublicPlan
  readonly asked: Asked
  readonly catalogue: PublicCatalogue
  readonly prices: ReadonlyMap<string, number>
  readonly packs: ReadonlyMap<string, number>
  readonly known: ReadonlyMap<string, AtHome>
  readonly places: readonly Place[]
  /** seven days; else a table or a basket */
  readonly week: boolean
  /** the plan it was made from by a swap */
  readonly before: PublicPlan | undefined
  /** the weeks it was planned after, the last first */
  readonly earlier: readonly PublicPlan[]
  /** the plan without the variant that was asked for */
  readonly first: PublicPlan | undefined

  constructor(
    plan: PublicPlan,
    asked: Asked,
    catalogue: PublicCatalogue,
    { prices, packs, known }: Country,
    { before, earlier = [], first }: Pick<Partial<Seen>, 'before' | 'earlier' | 'first'> = {},
  ) {
    this.plan = plan
    this.asked = asked
    this.catalogue = catalogue
    this.prices = prices
    this.packs = packs
    this.known = known
    this.before = before
    this.earlier = earlier
    this.first = first
    this.week = plan.days.length === 7
    this.places = plan.days
      .flatMap(({ index, dishes }) => dishes.map((dish) => ({ day: index, dish })))
      .map((place, at) => ({ ...place, at, recipe: this.recipe(place.dish.recipeId) }))
  }

  /** A recipe as the plan's kitchen cooks it. */
  recipe(id: string): PublicRecipe {
    const known = this.#recipes.get(id)
    if (known) return known
    const written = this.catalogue.recipes.get(id)
    if (!written) throw new Error(`no recipe ${id}`)
    const found = inKitchen(written, kitchenOf(this))
    this.#recipes.set(id, found)
    return found
  }

  /** Groups of all that a recipe is made of. */
  groups(recipe: PublicRecipe): string[] {
    return recipe.ingredients.flatMap(({ ingredientId }) => this.catalogue.ingredients.get(ingredientId)?.groups ?? [])
  }

  /** Day of the week, 0 Sunday to 6 Saturday. */
  weekday(day: number): number {
    return new Date(`${this.plan.days[day]?.date}T00:00:00Z`).getUTCDay()
  }

  isWorkday(day: number): boolean {
    return ![0, 6].includes(this.weekday(day))
  }

  /** What the plan's country calls it. */
  title(id: string): string {
    return this.recipe(id).titles.get(this.asked.country) ?? ''
  }

  minor(major: number): number {
    return Math.round(major * 10 ** (this.catalogue.countries.get(this.asked.country)?.decimals ?? 2))
  }

  /** Hundredths of the unit that a recipe takes of each ingredient to be bought. */
  uses(recipe: PublicRecipe, portions: number): Map<string, number> {
    const amounts = new Map<string, number>()
    for (const { ingredientId, amount } of recipe.ingredients) {
      amounts.set(ingredientId, (amounts.get(ingredientId) ?? 0) + Math.round(amount * 100))
    }
    return new Map([...amounts].map(([id, amount]) => [id, Math.round((amount * Math.round(portions * 100)) / 100)]))
  }

  bought(id: string): boolean {
    return !this.catalogue.ingredients.get(id)?.pantry && !this.asked.params.have?.includes(id)
  }

  pack(id: string): number {
    return this.packs.get(id) as number
  }

  price(id: string): number {
    return this.prices.get(id) as number
  }

  /** Recipes of all places, with another in some. */
  recipes(instead: ReadonlyMap<number, PublicRecipe> = new Map()): PublicRecipe[] {
    return this.places.map(({ at, recipe }) => instead.get(at) ?? recipe)
  }

  needs(recipes: readonly PublicRecipe[]): Map<string, number> {
    const needs = new Map<string, number>()
    recipes.forEach((recipe, at) => {
      const place = this.places[at]
      for (const [id, use] of this.uses(recipe, place ? this.portions(recipe, place) : 0)) {
        if (use > 0 && this.bought(id)) needs.set(id, (needs.get(id) ?? 0) + use)
      }
    })
    return needs
  }

  /** Hundredths of the unit that the week before left. */
  left(id: string): number {
    return Math.round((this.plan.left.find(({ ingredient }) => ingredient.id === id)?.amount ?? 0) * 100)
  }

  /** Packs that are bought for a need. */
  packsFor(id: string, need: number): number {
    return Math.max(0, Math.ceil((need - this.left(id)) / this.pack(id)))
  }

  cost(recipes: readonly PublicRecipe[]): number {
    return [...this.needs(recipes)].reduce((sum, [id, need]) => sum + this.packsFor(id, need) * this.price(id), 0)
  }

  /** Weeks since a dish was eaten at a lunch or dinner; undefined: not in the weeks before. */
  weeksAgo(recipeId: string): number | undefined {
    const start = (plan: PublicPlan): number => Date.parse(`${plan.days[0]?.date}T00:00:00Z`)
    const eaten = this.earlier.filter(({ days }) =>
      days.some(({ dishes }) =>
        dishes.some((dish) => !dish.companion && ['lunch', 'dinner'].includes(dish.slot) && dish.recipeId === recipeId),
      ),
    )
    const weeks = eaten.map((plan) => Math.ceil((start(this.plan) - start(plan)) / (7 * 86_400_000)))
    return weeks.length > 0 ? Math.min(...weeks) : undefined
  }

  /** Value of what is bought and not eaten, not rounded. */
  waste(recipes: readonly PublicRecipe[]): number {
    const needs = this.needs(recipes)
    const ids = new Set([...needs.keys(), ...this.plan.left.map(({ ingredient }) => ingredient.id)])
    return [...ids].reduce((sum, id) => {
      const need = needs.get(id) ?? 0
      const rest = this.left(id) + this.packsFor(id, need) * this.pack(id) - need
      return sum + (rest / this.pack(id)) * this.price(id)
    }, 0)
  }

  /** The place where a dish cooked for two days is eaten again. */
  again(place: Place): Place | undefined {
    if (!place.dish.batch) return undefined
    return this.places.find(
      ({ day, dish }) =>
        dish.leftover &&
        dish.recipeId === place.dish.recipeId &&
        dish.companion === place.dish.companion &&
        day === place.day + 1,
    )
  }

  /** The runner-up of a place, in the portion that would be eaten of it. */
  runnerUp({ dish }: Place): PublicRecipe | undefined {
    if (!dish.runnerUp) return undefined
    return { ...this.recipe(dish.runnerUp.id), servedAs: dish.runnerUpPortion ?? 1 }
  }

  /** The main part of the meal that a place belongs to. */
  head(place: Place): Place {
    return this.places.findLast(({ at, dish }) => at <= place.at && !dish.companion) ?? place
  }

  /** Main parts of lunch and dinner that vary together: bread meals may come again. A plan of whole dishes counts all meals. */
  counts({ dish, recipe }: Place): boolean {
    if (!this.week || !this.places.some((place) => place.dish.companion)) return true
    return !dish.companion && (dish.slot === 'lunch' || dish.slot === 'dinner') && recipe.part !== 'bread'
  }

  /** The same meal on the other working days, eaten by habit: the same main part, and beside it the same companion. */
  habit(place: Place): Place[] {
    const main = this.head(place)
    const isHabit = ({ dish }: Place): boolean => dish.slot === 'breakfast' || dish.slot === 'snack'
    const isWorkday = ({ day }: Place): boolean => this.isWorkday(day)
    if (this.before || !this.week || !isHabit(main) || !isWorkday(place)) return []
    return this.places.filter(
      (other) =>
        other !== place &&
        isWorkday(other) &&
        other.dish.slot === place.dish.slot &&
        other.recipe.id === place.recipe.id &&
        other.dish.companion === place.dish.companion &&
        this.head(other).recipe.id === main.recipe.id,
    )
  }

  /** Places that change with one: where its dish is eaten again, the other days of a habit. */
  moved(place: Place): Place[] {
    const again = this.again(place)
    return [place, ...(again ? [again] : []), ...this.habit(place)]
  }

  /** The recipes with the runner-up in a place, and where its dish would be eaten too. */
  withRunnerUp(place: Place): PublicRecipe[] {
    const other = this.runnerUp(place) as PublicRecipe
    return this.recipes(new Map(this.moved(place).map(({ at }) => [at, other])))
  }

  /**
   * Sum over a day of what an adult's portion (at a table: a guest's share) brings.
   * @param parts each plate of a week is counted in whole parts of its unit, so many of them: tenths of a gram are 10
   */
  ofDay(day: number, recipes: readonly PublicRecipe[], of: (recipe: PublicRecipe) => number, parts?: number): number {
    return this.places.reduce((sum, place, at) => {
      if (place.day !== day) return sum
      const recipe = recipes[at] as PublicRecipe
      const share = this.week ? this.portion(recipe, place) : place.dish.portions / this.plan.portions
      return sum + (parts && this.week ? this.plate(of(recipe), share, parts) : of(recipe) * share)
    }, 0)
  }

  /** What a share of a portion brings, counted in whole parts of a unit. */
  plate(portion: number, share: number, parts: number): number {
    return Math.round(Math.round(portion * parts) * share) / parts
  }

  /** Share of its portion that an adult is served of a recipe in a place, or would be of the runner-up. */
  portion(recipe: PublicRecipe, { dish }: Place): number {
    return this.week ? (recipe.servedAs ?? dish.portion) : 1
  }

  /** Adult portions that would be made of a recipe in a place. */
  portions(recipe: PublicRecipe, place: Place): number {
    if (!this.week) return place.dish.portions
    return Math.round(this.plan.portions * this.portion(recipe, place) * 100) / 100
  }

  /** Grams of a nutrient in an adult portion, from the reference. */
  grams(recipe: PublicRecipe, nutrient: 'fiber' | 'salt'): number {
    return recipe.ingredients.reduce((sum, { ingredientId, amount }) => {
      const facts = this.catalogue.ingredients.get(ingredientId)
      if (!facts) return sum
      const edible = amount * facts.gramsPerUnit * (facts.unit === 'pcs' ? 1 : facts.edibleShare)
      return sum + (edible * (facts[nutrient] ?? 0)) / 100
    }, 0)
  }

  familiarity(recipe: PublicRecipe): number {
    return this.known.get(recipe.id)?.familiarity ?? Number.NaN
  }

  /** Whether many of the country's homes have it on the weekday of a day of the plan. */
  isCustomOf(day: number, recipe: PublicRecipe): boolean {
    const name = WEEKDAYS[(this.weekday(day) + 6) % 7] ?? ''
    return this.known.get(recipe.id)?.weekdays.includes(name) ?? false
  }

  /** Whether the country's homes eat it at a meal. */
  eatenAt(recipe: PublicRecipe, slot: string): boolean {
    return this.known.get(recipe.id)?.slots.includes(slot) ?? false
  }

  /** Lunches and dinners whose main part is of a food group. */
  mealsOf(group: string, recipes: readonly PublicRecipe[]): number {
    return this.places.filter(
      ({ at, dish }) =>
        !dish.companion &&
        ['lunch', 'dinner'].includes(dish.slot) &&
        this.known.get(recipes[at]?.id ?? '')?.foodGroups.includes(group),
    ).length
  }

  family(recipe: PublicRecipe): string {
    return recipe.mainIngredient.family
  }

  /** Lunch and dinner are varied together; each other meal by itself; a table as a whole. */
  varied(place: Place): string {
    if (!this.week) return 'table'
    return place.dish.slot === 'lunch' || place.dish.slot === 'dinner' ? 'main meals' : place.dish.slot
  }
}
