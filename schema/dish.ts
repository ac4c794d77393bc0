import { createContextCache } from '@pothos/core'
import { type Cooked, cookedFor } from '../src/i18n/cooked-for.ts'
import { tenths } from '../src/i18n/round.ts'
import type { Dish as PlannedDish } from '../src/planner/plan-data.ts'
import { ALTERNATIVES, type Swap as PlannedSwap } from '../src/planner/swaps.ts'
import { mealsCooked } from '../src/plans/cooked.ts'
import { findSwaps, type StoredPlan } from '../src/plans/make.ts'
import { partIds } from '../src/plans/part-ids.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { CookingMethod, methodAt, told, workMinAt } from './cooking-method.ts'
import { Reason, sayingOf } from './explanation.ts'
import { reasonText } from './explanations.ts'
import { objects } from './lengths.ts'
import { mealOrCourse } from './meals.ts'
import { Money } from './money.ts'
import { Node, OWN_ID } from './node.ts'
import { childrenOf, existing, type PartOfPlan, placeOfPlan, planSum } from './plan-scope.ts'
import { recipeTitle } from './recipe.ts'
import { Recipe } from './refs.ts'
import { UrlScalar } from './scalars.ts'
import { langArgs, MealOrCourse, measuredArgs } from './vocabulary.ts'

export interface DishOfPlan extends PartOfPlan {
  readonly dish: PlannedDish
  /** place in the plan, from 0 */
  readonly at: { readonly day: number; readonly dish: number }
}
interface SwapOfPlan extends DishOfPlan {
  readonly swap: PlannedSwap
}

export const Dish = builder.objectRef<DishOfPlan>('Dish')
const Swap = builder.objectRef<SwapOfPlan>('Swap')

/** Most facts of a dish: what a query may cost. */
const MOST_FACTS = 8

/** A recipe in a place of a plan, and how much of it is eaten there. */
type Served = Pick<PlannedDish, 'recipeId' | 'portion' | 'portions'>

const mealsOf = ({ stored, at }: DishOfPlan): number => mealsCooked(stored.plan.days, at.day, at.dish)

/** What is cooked for a place of a plan. A household with children eats fractions of portions: its people are named. */
function cookedAt({ request }: StoredPlan, { portion = 1, portions }: Served, meals: number): Cooked {
  const household = { adults: request.params.adults, children: childrenOf(request) }
  const named = request.kind === 'week' && (household.children > 0 || portion !== 1)
  return { people: portions, meals, household: named ? household : undefined }
}

/** Address of a recipe's page with the amounts of a place of a plan: people of a meal, and meals cooked for at once. */
function recipeHref(context: Context, stored: StoredPlan, served: Served, meals: number): string {
  const { country, region, store } = placeOfPlan(stored)
  const { people, household } = cookedAt(stored, served, meals)
  const query = new URLSearchParams({
    country,
    ...(region ? { region } : {}),
    ...(store ? { store } : {}),
    people: String(people),
    ...(household ? { adults: String(household.adults), children: String(household.children) } : {}),
    ...(meals > 1 ? { meals: String(meals) } : {}),
  })
  return `${context.baseUrl}/recipe/${served.recipeId}?${query}`
}

builder.objectType(Dish, {
  interfaces: [Node],
  description: 'A dish of a plan.',
  fields: (t) => ({
    id: t.id({
      description: 'Unique across all types: the dish in its place of this plan.',
      resolve: ({ stored, at }) => partIds.dish(stored.id, at),
    }),
    slot: t.field({
      type: MealOrCourse,
      description: 'Meal of a week, course of a table.',
      resolve: ({ dish }) => dish.slot,
    }),
    slotLabel: t.string({
      description: 'Its name.',
      args: langArgs,
      resolve: ({ dish }, args, context) => mealOrCourse(langOf(context, args), dish.slot),
    }),
    companion: t.boolean({
      description:
        'It stands beside the main part of its meal: the nearest dish before it that is no companion. Parts of a meal have the same slot.',
      resolve: ({ dish }) => dish.companion ?? false,
    }),
    recipeId: t.id({ description: 'Recipe id.', resolve: ({ dish }) => dish.recipeId }),
    recipe: t.field({
      type: Recipe,
      description: 'The recipe.',
      resolve: ({ dish }, _, context) => existing(context.revision().recipes, dish.recipeId),
    }),
    title: t.string({
      description: 'Name of the dish.',
      args: langArgs,
      resolve: ({ stored, dish }, args, context) =>
        recipeTitle(context, dish.recipeId, langOf(context, args), placeOfPlan(stored).country),
    }),
    timeMin: t.int({
      description: 'Minutes from start to table.',
      extensions: { unit: 'min' },
      resolve: ({ dish }) => dish.timeMin,
    }),
    kcal: t.float({
      description: 'Energy of the portion that an adult eats here, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ dish }) => Math.round(dish.kcal),
    }),
    protein: t.float({ description: 'Protein of that portion, g.', resolve: ({ dish }) => tenths(dish.protein) }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of that portion, without what is at home.',
      extensions: { unit: 'currency' },
      resolve: ({ stored, dish }, _, context) => planSum(context, stored, dish.costMinor),
    }),
    leftover: t.boolean({ description: "Yesterday's dish eaten again.", resolve: ({ dish }) => dish.leftover }),
    batch: t.boolean({ description: 'Cooked once for two days.', resolve: ({ dish }) => dish.batch }),
    servings: t.int({
      nullable: true,
      description: 'Baskets only: how many people the dish feeds. Null otherwise.',
      extensions: { unit: 'people' },
      resolve: ({ dish }) => dish.servings ?? null,
    }),
    portion: t.float({
      description:
        "Share of the recipe's portion that an adult eats here, 0.75 to 1.5: weeks serve as much as the meal asks for.",
      resolve: ({ dish }) => dish.portion ?? 1,
    }),
    portions: t.float({
      description: 'Adult portions of it that are eaten at this meal.',
      resolve: ({ dish }) => dish.portions,
    }),
    meals: t.int({
      description:
        'Number of meals it is cooked for at once, this one included; `portions` times `meals` are cooked. A leftover has the number of the dish it was cooked with.',
      extensions: { unit: 'meals' },
      resolve: mealsOf,
    }),
    cookedFor: t.string({
      description:
        'Who it is cooked for and how much, in words: "for 2 adults and 1 child (2¾ portions)", "for 2 people, 2 meals: 4 portions".',
      args: langArgs,
      resolve: (part, args, context) =>
        cookedFor(langOf(context, args), cookedAt(part.stored, part.dish, mealsOf(part))),
    }),
    href: t.field({
      type: UrlScalar,
      description: "Web page of its recipe, with the amounts to cook and the plan's prices.",
      resolve: (part, _, context) => recipeHref(context, part.stored, part.dish, mealsOf(part)),
    }),
  }),
})

builder.objectFields(Dish, (t) => ({
  activeMin: t.int({
    description: "Hands-on minutes of it in the plan's kitchen; of a leftover, those that it took when it was cooked.",
    extensions: { unit: 'min' },
    resolve: ({ stored, dish }, _, context) => workMinAt(stored, existing(context.revision().recipes, dish.recipeId)),
  }),
  method: t.field({
    type: CookingMethod,
    nullable: true,
    description:
      "How it is cooked with the plan's `equipment`, where the recipe's steps need an appliance that is not there; null: as its steps say.",
    args: measuredArgs,
    resolve: ({ stored, dish }, args, context) => {
      const method = methodAt(stored, existing(context.revision().recipes, dish.recipeId))
      return method && told(context, args, method)
    },
  }),
}))

// Why it stands in its place, and what could.
builder.objectFields(Dish, (t) => ({
  why: t.string({
    description: 'The reason that decided, in words.',
    args: langArgs,
    resolve: ({ stored, dish }, args, context) => reasonText(context, dish.why, sayingOf(context, stored, args)),
  }),
  reason: t.field({
    type: Reason,
    description: 'The reason that decided, with its figures.',
    resolve: ({ stored, dish, at }) => ({ id: `${partIds.dish(stored.id, at)}.reason`, stored, coded: dish.why }),
  }),
  facts: t.field({
    type: [Reason],
    description: 'Other facts about the dish at its position.',
    complexity: objects(MOST_FACTS),
    resolve: ({ stored, dish, at }) =>
      dish.why.facts.map((coded, index) => ({ id: `${partIds.dish(stored.id, at)}.fact.${index}`, stored, coded })),
  }),
  swaps: t.field({
    type: [Swap],
    description: 'Up to three alternatives at its position, the best first. Empty for a basket.',
    complexity: objects(ALTERNATIVES),
    resolve: async ({ stored, dish, at }, _, context) =>
      ((await swapsOf(context, stored))[at.day]?.[at.dish] ?? []).map((swap) => ({ stored, dish, at, swap })),
  }),
  runnerUp: t.field({
    type: Recipe,
    nullable: true,
    description:
      'The best alternative at its position, everything else unchanged; null if there was none or no choice.',
    resolve: ({ dish }, _, context) =>
      dish.why.runnerUp ? existing(context.revision().recipes, dish.why.runnerUp.recipeId) : null,
  }),
  runnerUpPortion: t.float({
    nullable: true,
    description: "Share of the alternative's portion that an adult would eat here; null without one.",
    resolve: ({ dish }) => (dish.why.runnerUp ? (dish.why.runnerUp.portion ?? 1) : null),
  }),
  runnerUpLoss: t.float({
    nullable: true,
    description:
      'How much worse the plan would be with the runner-up in its place, as the planner weighs it; negative only where a person chose a dish.',
    resolve: ({ dish }) => dish.why.runnerUp?.objectiveDelta ?? null,
  }),
  runnerUpCost: t.field({
    type: Money,
    nullable: true,
    description: 'Change in the cost of the whole list with the runner-up instead; negative if it would be cheaper.',
    resolve: ({ stored, dish }, _, context) =>
      dish.why.runnerUp ? planSum(context, stored, dish.why.runnerUp.costDeltaMinor) : null,
  }),
}))

const swapsByPlan = createContextCache((_: Context) => new Map<string, ReturnType<typeof findSwaps>>())

/** One job for all the dishes of a plan that a query asks for. */
function swapsOf(context: Context, stored: StoredPlan): ReturnType<typeof findSwaps> {
  const known = swapsByPlan(context).get(stored.id)
  if (known) return known
  const asked = findSwaps(stored, context.revision(), context.planner)
  swapsByPlan(context).set(stored.id, asked)
  return asked
}

builder.objectType(Swap, {
  description:
    'An alternative dish at a position: everything else stays and every exclusion is obeyed. Changes are the new value minus the current one.',
  fields: (t) => ({
    id: t.id({
      description: OWN_ID,
      resolve: ({ stored, at, swap }) => `${partIds.dish(stored.id, at)}.swap.${swap.recipeId}`,
    }),
    recipe: t.field({
      type: Recipe,
      description: 'The other dish.',
      resolve: ({ swap }, _, context) => existing(context.revision().recipes, swap.recipeId),
    }),
    title: t.string({
      description: "Name of the other dish in the plan's country.",
      args: langArgs,
      resolve: ({ stored, swap }, args, context) =>
        recipeTitle(context, swap.recipeId, langOf(context, args), placeOfPlan(stored).country),
    }),
    href: t.field({
      type: UrlScalar,
      description: 'Web page of its recipe, with the amounts that would be cooked.',
      // In a leftover's place a dish is cooked for that meal alone.
      resolve: (part, _, context) =>
        recipeHref(context, part.stored, part.swap, part.dish.leftover ? 1 : mealsOf(part)),
    }),
    costChange: t.field({
      type: Money,
      description: "Change of the whole list's estimated cost, built anew.",
      resolve: ({ stored, swap }, _, context) => planSum(context, stored, swap.costDeltaMinor),
    }),
    wasteChange: t.field({
      type: Money,
      description: 'Change in the value of what is bought but not eaten.',
      resolve: ({ stored, swap }, _, context) => planSum(context, stored, swap.wasteDeltaMinor),
    }),
    kcalChange: t.float({
      description: "Change of the day's energy per adult portion (a table: per guest), kcal.",
      resolve: ({ swap }) => swap.kcalDelta,
    }),
  }),
})
