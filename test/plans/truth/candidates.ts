import { isCooked, kitchenOf } from './kitchen.ts'
import type { PublicRecipe } from './public.ts'
import type { Seen } from './seen.ts'

/** An occasion's own dishes for a course. */
export function ownOfCourse(seen: Seen, slot: string): string[] {
  const occasion = seen.catalogue.occasions.get(seen.plan.occasion?.id ?? '')
  return occasion?.courses.find(({ id }) => id === slot)?.candidates.map(({ id }) => id) ?? []
}

/** An occasion's own dishes for a course that stand in it. */
export function servedOwn(seen: Seen, slot: string): string[] {
  const there = new Set(seen.places.filter(({ dish }) => dish.slot === slot).map(({ recipe }) => recipe.id))
  return [...new Set(ownOfCourse(seen, slot))].filter((id) => there.has(id))
}

/** An occasion's own dishes for all its courses. */
export function ownOfAnyCourse(seen: Seen): string[] {
  const occasion = seen.catalogue.occasions.get(seen.plan.occasion?.id ?? '')
  return occasion?.courses.flatMap(({ candidates }) => candidates.map(({ id }) => id)) ?? []
}

/** Whether a recipe passes the request's filters and the occasion's rule. */
export function passes(seen: Seen, recipe: PublicRecipe): boolean {
  const { params } = seen.asked
  const occasion = seen.catalogue.occasions.get(seen.plan.occasion?.id ?? '')
  const rule = seen.catalogue.presets.get(occasion?.exclude ?? '')
  const without = (list: readonly string[] | undefined, more: readonly string[] | undefined) =>
    new Set([...(list ?? []), ...(more ?? [])])
  const allergens = without(params.allergens, rule?.allergens)
  const exclude = without(params.exclude, rule?.exclude)
  const tags = without(params.excludeTags, rule?.excludeTags)
  return (
    !recipe.allergens.some((id) => allergens.has(id)) &&
    isCooked(recipe, kitchenOf(seen)) &&
    !recipe.ingredients.some(({ ingredientId }) => exclude.has(ingredientId)) &&
    !seen.groups(recipe).some((group) => tags.has(group))
  )
}

/** Recipes of a meal or a course before the filters. */
export function offered(seen: Seen, slot: string): PublicRecipe[] {
  return [...seen.catalogue.recipes.values()]
    .filter((recipe) =>
      seen.week ? recipe.meal && (recipe.slots.includes(slot) || seen.eatenAt(recipe, slot)) : recipe.course === slot,
    )
    .map(({ id }) => seen.recipe(id))
}

/** Recipes that may stand in a meal or a course: an occasion's own, others only where these do not suffice. */
export function candidates(seen: Seen, slot: string): PublicRecipe[] {
  const own = ownOfCourse(seen, slot).map((id) => seen.recipe(id))
  const fit = own.filter((recipe) => passes(seen, recipe))
  const needed = seen.week ? 7 : dishesOfCourse(seen, slot)
  if (seen.plan.occasion && fit.length >= needed) return fit
  const all = [...new Set([...own, ...offered(seen, slot)])].filter((recipe) => passes(seen, recipe))
  return seen.week && !seen.plan.occasion ? eatenThere(seen, slot, all) : all
}

/** Without festive dishes, and without those that are not eaten in the country, or not at that meal, while twelve are left; what was asked for stays. */
function eatenThere(seen: Seen, slot: string, recipes: readonly PublicRecipe[]): PublicRecipe[] {
  const asked = new Set(seen.catalogue.collections.get(seen.asked.params.collection ?? '')?.recipeIds ?? [])
  const plain = recipes.filter(({ id, use }) => asked.has(id) || use !== 'festive')
  const home = plain.filter((recipe) => asked.has(recipe.id) || seen.familiarity(recipe) > 0)
  const atMeal = home.filter((recipe) => asked.has(recipe.id) || seen.eatenAt(recipe, slot))
  if (atMeal.length >= 12) return atMeal
  if (home.length >= 12) return home
  return plain.length > 0 ? plain : [...recipes]
}

/** How many dishes of a course so many guests have. */
export function dishesOfCourse(seen: Seen, course: string): number {
  const guests = seen.plan.portions
  const dishes = guests <= 4 ? 1 : guests <= 10 ? 2 : 3
  return course === 'drink' || course === 'bread' ? Math.max(1, dishes - 1) : dishes
}
