import type { FullRecipe, Revision } from '../revision/types.ts'

/** Recipes that are told to be similar to one, at most. */
const MOST_SIMILAR = 50

/** How much each likeness counts; together 1. */
const WEIGHTS = { foods: 0.5, main: 0.15, template: 0.2, cuisine: 0.1, tags: 0.05 } as const

/** What recipes are compared by. */
interface Traits {
  readonly recipe: FullRecipe
  readonly main: string
  /** kinds of its ingredients, without what is usually at home */
  readonly foods: ReadonlySet<string>
}

/** The recipes on offer, and how much each kind of ingredient tells: the rarer, the more. */
interface Compared {
  readonly offered: readonly Traits[]
  readonly weights: ReadonlyMap<string, number>
  readonly known: Map<string, readonly FullRecipe[]>
}

const compared = new WeakMap<Revision, Compared>()

function traitsOf(recipe: FullRecipe, { ingredients }: Revision): Traits {
  const family = (id: string) => ingredients.get(id)?.family ?? id
  const foods = recipe.lines.filter(({ ingredient }) => !ingredients.get(ingredient)?.pantry)
  return {
    recipe,
    main: family(recipe.mainIngredient),
    foods: new Set(foods.map(({ ingredient }) => family(ingredient))),
  }
}

function comparedOf(catalogue: Revision): Compared {
  const before = compared.get(catalogue)
  if (before) return before
  const offered = [...catalogue.recipes.values()]
    .filter(({ withdrawn }) => !withdrawn)
    .map((recipe) => traitsOf(recipe, catalogue))
  const users = new Map<string, number>()
  for (const { foods } of offered) for (const food of foods) users.set(food, (users.get(food) ?? 0) + 1)
  const weights = new Map(Array.from(users, ([food, count]) => [food, Math.log(1 + offered.length / count)]))
  const made = { offered, weights, known: new Map<string, readonly FullRecipe[]>() }
  compared.set(catalogue, made)
  return made
}

/** Weight of what two sets share, of the weight of both, 0 to 1. */
function shared<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>, weightOf: (item: Item) => number): number {
  let [common, all] = [0, 0]
  for (const item of a) {
    all += weightOf(item)
    if (b.has(item)) common += weightOf(item)
  }
  for (const item of b) if (!a.has(item)) all += weightOf(item)
  return all === 0 ? 0 : common / all
}

/**
 * Recipes that could stand for one: of the same role in a meal, the most alike by ingredients, form, cuisine and tags
 * first, at most fifty.
 */
export function similarTo(catalogue: Revision, recipe: FullRecipe): readonly FullRecipe[] {
  const { offered, weights, known } = comparedOf(catalogue)
  const before = known.get(recipe.id)
  if (before) return before
  const own = traitsOf(recipe, catalogue)
  const tags = new Set(recipe.tags)
  const likeness = ({ recipe: other, main, foods }: Traits): number =>
    WEIGHTS.foods * shared(own.foods, foods, (food) => weights.get(food) ?? 1) +
    (own.main === main ? WEIGHTS.main : 0) +
    (recipe.template !== null && recipe.template === other.template ? WEIGHTS.template : 0) +
    (recipe.cuisine === other.cuisine ? WEIGHTS.cuisine : 0) +
    WEIGHTS.tags * shared(tags, new Set(other.tags), () => 1)
  const found = offered
    .filter(({ recipe: other }) => other.id !== recipe.id && other.part === recipe.part)
    .map((traits) => ({ recipe: traits.recipe, like: likeness(traits) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST_SIMILAR)
    .map((one) => one.recipe)
  known.set(recipe.id, found)
  return found
}
