import { cookedBy, wayIn } from '../../catalogue/method.ts'
import { EQUIPMENT, type Equipment } from '../../catalogue/vocabulary.ts'
import type { PlannerInput } from '../input.ts'
import { bitsOf, type ProblemIndex, pricedIndexOf } from './index.ts'

/** Kitchens of a revision that are remembered: most people ask with the usual one. */
const MOST_KITCHENS = 8

const known = new WeakMap<ProblemIndex, Map<number, ProblemIndex>>()

/**
 * The index as a kitchen with such appliances cooks: what it can cook by another method only has that method's minutes and
 * appliances, all else is shared. The same object for the same kitchen.
 */
export function inKitchen(index: ProblemIndex, equipment: readonly Equipment[]): ProblemIndex {
  const kitchens = known.get(index) ?? new Map<number, ProblemIndex>()
  known.set(index, kitchens)
  const kitchen = bitsOf(EQUIPMENT, equipment)
  const there = kitchens.get(kitchen)
  if (there) return there
  const made = make(index, equipment)
  const [oldest] = kitchens.keys()
  if (kitchens.size >= MOST_KITCHENS && oldest !== undefined) kitchens.delete(oldest)
  kitchens.set(kitchen, made)
  return made
}

function make(index: ProblemIndex, equipment: readonly Equipment[]): ProblemIndex {
  const { data } = index
  const others = data.recipes.flatMap((recipe, r) => {
    const method = recipe.methods.length > 0 && wayIn(recipe, equipment)
    return method ? [{ r, recipe: { ...recipe, ...cookedBy(recipe.equipment, method), methods: [] } }] : []
  })
  if (others.length === 0) return index
  const recipes = [...data.recipes]
  const time = Float64Array.from(index.time)
  const active = Float64Array.from(index.active)
  const needed = Int32Array.from(index.equipment)
  for (const { r, recipe } of others) {
    recipes[r] = recipe
    time[r] = recipe.timeMin
    active[r] = recipe.activeMin
    needed[r] = bitsOf(EQUIPMENT, recipe.equipment)
  }
  return { ...index, data: { ...data, recipes }, time, active, equipment: needed }
}

/** What a request plans with: the packs that are sold where its prices are, and the methods that its kitchen has. */
export const indexFor = ({ params, data, prices }: Pick<PlannerInput, 'params' | 'data' | 'prices'>): ProblemIndex =>
  inKitchen(pricedIndexOf(data, prices), params.equipment)
