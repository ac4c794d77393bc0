import { buildBasket } from './baskets.ts'
import { collections } from './collections.ts'
import { ingredients } from './ingredients.ts'
import { meta } from './meta.ts'
import { buildOccasion, occasions } from './occasions.ts'
import { buildPlan, plan } from './plans.ts'
import { recipe, recipes } from './recipes.ts'
import type { Route } from './route.ts'

/** Every documented path, in the order of its description. */
export const routes: readonly Route[] = [
  meta,
  recipes,
  recipe,
  collections,
  occasions,
  ingredients,
  buildPlan,
  plan,
  buildOccasion,
  buildBasket,
]
