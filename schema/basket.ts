import { z } from 'zod'
import { basketTotals } from '../src/planner/basket.ts'
import { BasketItem, MOST_ITEMS } from '../src/planner/params.ts'
import { usualPortionCost } from '../src/planner/problem/prices.ts'
import type { FullRecipe, PriceScope } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { WEIGHTS } from './cost.ts'
import { Money } from './money.ts'
import { BasketItemInput } from './params.ts'
import { placeOf, priceTableOf, sumAt } from './place.ts'
import { Recipe } from './refs.ts'
import { scopeArgs } from './vocabulary.ts'

interface DishOfBasket {
  readonly recipe: FullRecipe
  readonly servings: number
  readonly at: PriceScope
}
interface PricedBasket {
  readonly dishes: readonly DishOfBasket[]
  readonly missing: readonly string[]
  readonly costMinor: number
  readonly usedCostMinor: number
  readonly at: PriceScope
}

/** People that a dish is for where nobody says. */
const DEFAULT_SERVINGS = 2

/** A plan is made for today unless it says otherwise, at the prices of the season. */
const monthOf = (date: string): number => Number(date.slice(5, 7))

const BasketDish = builder.objectRef<DishOfBasket>('BasketDish')
builder.objectType(BasketDish, {
  description: 'A dish of a basket.',
  fields: (t) => ({
    recipe: t.field({ type: Recipe, description: 'What is cooked.', resolve: ({ recipe }) => recipe }),
    servings: t.exposeInt('servings', {
      description: 'How many people it feeds.',
      extensions: { unit: 'people' },
    }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of all its servings: shares of packs, without what is usually at home.',
      resolve: ({ recipe, servings, at }, _, context) => {
        const { ingredients } = context.revision()
        return sumAt(context, at, usualPortionCost(recipe, ingredients, priceTableOf(context, at)) * servings)
      },
    }),
  }),
})

const Basket = builder.objectRef<PricedBasket>('Basket')
builder.objectType(Basket, {
  description:
    'Chosen dishes and what their shopping list would cost. Nothing is stored; `buildBasket` makes the list.',
  fields: (t) => ({
    dishes: t.field({
      type: [BasketDish],
      description: 'The dishes, in the order in which they are asked for.',
      complexity: { multiplier: MOST_ITEMS },
      resolve: ({ dishes }) => [...dishes],
    }),
    missing: t.idList({
      description: 'Ids that no offered recipe has; they are left out.',
      complexity: { field: MOST_ITEMS },
      resolve: ({ missing }) => [...missing],
    }),
    cost: t.field({
      type: Money,
      description:
        'Estimated cost of the shopping list in whole packs, without what is usually at home: `totals.cost` of its plan.',
      resolve: ({ costMinor, at }, _, context) => sumAt(context, at, costMinor),
    }),
    usedCost: t.field({
      type: Money,
      description: 'Estimated cost of what the dishes use of these packs: `totals.usedCost` of its plan.',
      resolve: ({ usedCostMinor, at }, _, context) => sumAt(context, at, usedCostMinor),
    }),
  }),
})

builder.queryFields((t) => ({
  basket: t.field({
    type: Basket,
    description:
      'What chosen dishes would cost on one shopping list made today, before it is made. A dish without servings is for two people.',
    validate: { schema: z.object({ items: z.array(BasketItem).max(MOST_ITEMS) }).loose() },
    // A list is reckoned from all lines of the dishes.
    complexity: { field: WEIGHTS.search },
    args: {
      ...scopeArgs,
      items: t.arg({
        type: [BasketItemInput],
        required: true,
        description: `The chosen dishes, at most ${MOST_ITEMS}; none: an empty basket.`,
      }),
    },
    resolve: (_, { items, ...place }, context) => {
      const at = placeOf(context, { ...place, month: monthOf(context.today()) })
      const { recipes, problemData: data } = context.revision()
      const offered = (id: string) => {
        const recipe = recipes.get(id)
        return recipe && !recipe.withdrawn ? recipe : undefined
      }
      const dishes = items.flatMap(({ recipeId, servings }) => {
        const recipe = offered(recipeId)
        return recipe ? [{ recipe, servings: servings || DEFAULT_SERVINGS, at }] : []
      })
      const chosen = dishes.map(({ recipe, servings }) => ({ recipeId: recipe.id, servings }))
      const totals = basketTotals({ data, prices: priceTableOf(context, at) }, chosen)
      const missing = items.map(({ recipeId }) => recipeId).filter((id) => !offered(id))
      return { dishes, missing, at, ...totals }
    },
  }),
}))
