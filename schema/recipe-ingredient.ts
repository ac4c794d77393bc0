import { inHundredths, inUnits } from '../src/catalogue/amount.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { allowed } from '../src/i18n/allowed.ts'
import type { Cooked } from '../src/i18n/cooked-for.ts'
import { useOf } from '../src/planner/objective.ts'
import type { FullRecipe } from '../src/revision/types.ts'
import { amountText } from './amounts.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { values } from './lengths.ts'
import { Money } from './money.ts'
import { OWN_ID } from './node.ts'
import { placeOf, priceTableOf, sumAt } from './place.ts'
import { Ingredient } from './refs.ts'
import { textOf } from './texts.ts'
import { langArgs, measuredArgs, scopeArgs, Unit } from './vocabulary.ts'

interface RecipeLine {
  readonly id: string
  readonly ingredient: string
  readonly amount: number
  /** amount of one adult portion */
  readonly each: number
  /** meals that it is cooked for */
  readonly meals: number
}
export const RecipeIngredient = builder.objectRef<RecipeLine>('RecipeIngredient')

export const ingredientOf = (context: Context, id: string) => {
  const facts = context.revision().ingredients.get(id)
  // Recipes are read with their ingredients; the check is for the type.
  if (!facts) throw new Error(`unknown ingredient ${id}`)
  return facts
}
/** Largest dish of a plan: 40 people, for as many meals as a week has slots for it. */
export const MOST_PORTIONS = 100
export const MOST_MEALS = 28

/** How much of a recipe is asked for: of a dish of a plan, its `portions` and `meals`. */
export const cookedArgs = builder.args((t) => ({
  portions: t.float({
    description: `Adult portions per meal, with up to two decimals: above 0, at most ${MOST_PORTIONS}. Default 1.`,
  }),
  meals: t.int({ description: `Number of meals cooked for at once: 1 to ${MOST_MEALS}. Default 1.` }),
}))

/** For how many a recipe is asked for: one portion for one meal, unless said otherwise. @throws InvalidFieldError */
export function cookedOf(asked: { portions?: number | null | undefined; meals?: number | null | undefined }): Cooked {
  const { portions, meals } = { portions: asked.portions ?? 1, meals: asked.meals ?? 1 }
  if (inHundredths(portions) < 1 || portions > MOST_PORTIONS)
    throw new InvalidFieldError('portions', portions, allowed('aboveZero', { limit: MOST_PORTIONS }))
  if (meals < 1 || meals > MOST_MEALS)
    throw new InvalidFieldError('meals', meals, allowed('fromTo', { from: 1, to: MOST_MEALS }))
  return { people: portions, meals }
}

/** Lines as the planner's list counts them: each meal's use in whole hundredths. */
export const linesFor = ({ id, lines }: Pick<FullRecipe, 'id' | 'lines'>, { people, meals }: Cooked): RecipeLine[] =>
  lines.map(({ ingredient, amount }) => ({
    id: `${id}.${ingredient}.${inHundredths(people)}.${meals}`,
    ingredient,
    amount: useOf(amount, inHundredths(people)) * meals,
    each: amount,
    meals,
  }))

/** Numbers of portions that one field answers for. */
const MOST_SCALES = 12

builder.objectType(RecipeIngredient, {
  description: 'One ingredient of a recipe, for the portions requested (default one).',
  fields: (t) => ({
    id: t.exposeID('id', { description: OWN_ID }),
    ingredientId: t.id({ description: 'Ingredient id.', resolve: ({ ingredient }) => ingredient }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ ingredient }, args, context) =>
        textOf(context, 'ingredient', ingredient, langOf(context, args), (words) => words.name ?? ingredient),
    }),
    amount: t.float({
      description: 'Amount in `unit`, as bought (before peeling and boning), exact.',
      extensions: { unit: '`unit`' },
      resolve: ({ amount }) => inUnits(amount),
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amount.',
      resolve: ({ ingredient }, _, context) => ingredientOf(context, ingredient).unit,
    }),
    pantry: t.boolean({
      description: 'Usually at home: salt, pepper, oil. Counts in no cost.',
      resolve: ({ ingredient }, _, context) => ingredientOf(context, ingredient).pantry,
    }),
    groups: t.stringList({
      description:
        'Groups that exclusions and notices work on, for example meat; check-label: ready-made, and what it holds differs by brand.',
      complexity: values('groups'),
      resolve: ({ ingredient }, _, context) => [...ingredientOf(context, ingredient).groups],
    }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of the amount (share of a pack), in the currency of the country.',
      args: scopeArgs,
      resolve: ({ ingredient, amount }, args, context) => {
        const at = placeOf(context, args)
        const prices = priceTableOf(context, at)
        const pack = prices.packOf(ingredient)
        return sumAt(context, at, Math.round(((prices.packPriceMinor.get(ingredient) as number) * amount) / pack))
      },
    }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient itself.',
      resolve: ({ ingredient }, _, context) => ingredientOf(context, ingredient),
    }),
    amountText: t.string({
      description: 'The amount as a cook measures it, in words: "2 cloves", "1 tsp (2 g)", "½"; rounded for reading.',
      args: measuredArgs,
      resolve: ({ ingredient, amount }, args, context) =>
        amountText(context, ingredientOf(context, ingredient), inUnits(amount), args),
    }),
    amountTexts: t.stringList({
      description: `The same for other numbers of adult portions per meal, in their order, for as many meals: what a page needs to scale a recipe without asking again. At most ${MOST_SCALES}.`,
      args: {
        ...measuredArgs,
        portions: t.arg.floatList({
          required: true,
          description: `Adult portions per meal, each above 0 and at most ${MOST_PORTIONS}.`,
        }),
      },
      complexity: values(MOST_SCALES),
      resolve: ({ ingredient, each, meals }, { portions, ...args }, context) => {
        if (portions.length > MOST_SCALES)
          throw new InvalidFieldError('portions', portions.length, allowed('most', { limit: MOST_SCALES }))
        const facts = ingredientOf(context, ingredient)
        return portions.map((people) => {
          const asked = cookedOf({ portions: people, meals })
          return amountText(context, facts, inUnits(useOf(each, inHundredths(asked.people)) * meals), args)
        })
      },
    }),
  }),
})
