import { Change, Draft, DraftLine, DraftText } from '../src/admin/draft.ts'
import { ScopeError } from '../src/admin/keys.ts'
import {
  changeRecipe,
  createRecipe,
  type RecipeWriter,
  restoreRecipe,
  setPhotograph,
  withdrawRecipe,
} from '../src/admin/write.ts'
import { FamiliarityIn, SlotsIn } from '../src/catalogue/by-country.ts'
import { Method } from '../src/catalogue/method.ts'
import { PhotographFacts } from '../src/catalogue/photograph.ts'
import { InvalidFieldError, NotFoundError } from '../src/catalogue/refusals.ts'
import { allowed } from '../src/i18n/allowed.ts'
import type { FullRecipe } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import type { Context, Writing } from './context.ts'
import { inputOf } from './from-zod.ts'
import { Recipe } from './refs.ts'

// Writing recipes, for operators. Not in the public schema.

const subGraphs: ['operators'] = ['operators']

/** @throws InvalidFieldError */
export function wholeNumberIn(field: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new InvalidFieldError(field, value, allowed('fromTo', { from: least, to: most }))
}

// The functions of `admin/write.ts` check a recipe whole and name every mistake at once.
const unchecked = { checked: false, subGraphs }

inputOf('RecipeLineInput', DraftLine, 'An ingredient of a recipe.', unchecked)
inputOf('CookingMethodInput', Method, 'Another way to cook a dish.', unchecked)
const inCountry = { ...unchecked, types: { country: 'ID' } }
inputOf('CountryFamiliarityInput', FamiliarityIn, 'How familiar a recipe is in the homes of a country.', inCountry)
inputOf('CountrySlotsInput', SlotsIn, 'The meals of a recipe in a country.', inCountry)
inputOf('RecipeTextInput', DraftText, 'The words of a recipe in one language.', unchecked)
const RecipeInput = inputOf(
  'RecipeInput',
  Draft,
  'A new recipe. Nutrients, allergens, cost and tags are computed from its ingredients.',
  unchecked,
)
export const RecipeChange = inputOf(
  'RecipeChange',
  Change,
  'What is to change of a recipe. What is left out stays.',
  unchecked,
)
const PhotographInput = inputOf('PhotographInput', PhotographFacts, 'A photograph that is hosted elsewhere.', unchecked)

/** The schema lets nobody else in; the check is for the type. */
export function writingOf({ writing }: Context): Writing {
  if (!writing) throw new Error('an operators’ field was asked without an operator')
  return writing
}

/** @throws ScopeError when the key may only read */
export function recipeWriterOf(context: Context): RecipeWriter {
  const { operator } = writingOf(context)
  if (operator.scope !== 'write') throw new ScopeError()
  return { em: context.em, operator, catalogue: context.revision() }
}

/** The recipe as it is in use now that it was written. */
export async function asWritten(context: Context, id: string): Promise<FullRecipe> {
  await writingOf(context).activateLatest()
  const facts = context.revision().recipes.get(id)
  if (!facts) throw new NotFoundError('recipe', id)
  return facts
}

/** An explicit null means what leaving out means. */
export const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined)) as {
    [Field in keyof T]: Exclude<T[Field], null | undefined>
  }

const idArg = { required: true, description: 'Recipe id.' } as const

builder.mutationFields((t) => ({
  createRecipe: t.field({
    type: Recipe,
    subGraphs,
    description: 'A new recipe, on offer at once.',
    args: { recipe: t.arg({ type: RecipeInput, required: true, description: 'The recipe.' }) },
    resolve: async (_, { recipe }, context) => {
      await createRecipe(recipeWriterOf(context), given(recipe))
      return asWritten(context, recipe.id)
    },
  }),
  changeRecipe: t.field({
    type: Recipe,
    subGraphs,
    description:
      'Changes a recipe. One of the content files is the operators’ from then on: the files no longer touch it.',
    args: {
      id: t.arg.id(idArg),
      change: t.arg({ type: RecipeChange, required: true, description: 'What is to change.' }),
    },
    resolve: async (_, { id, change }, context) => {
      await changeRecipe(recipeWriterOf(context), id, given(change))
      return asWritten(context, id)
    },
  }),
  withdrawRecipe: t.field({
    type: Recipe,
    subGraphs,
    description: 'No longer listed, searched or planned, but still read where a stored plan holds it.',
    args: { id: t.arg.id(idArg) },
    resolve: async (_, { id }, context) => {
      await withdrawRecipe(recipeWriterOf(context), id)
      return asWritten(context, id)
    },
  }),
  restoreRecipe: t.field({
    type: Recipe,
    subGraphs,
    description: 'Offers a withdrawn recipe again.',
    args: { id: t.arg.id(idArg) },
    resolve: async (_, { id }, context) => {
      await restoreRecipe(recipeWriterOf(context), id)
      return asWritten(context, id)
    },
  }),
  setPhotograph: t.field({
    type: Recipe,
    subGraphs,
    description: 'Shows a photograph instead of the drawing; without one, the drawing again.',
    args: {
      recipeId: t.arg.id(idArg),
      photograph: t.arg({ type: PhotographInput, description: 'The photograph; null or left out: none.' }),
    },
    resolve: async (_, { recipeId, photograph }, context) => {
      await setPhotograph(recipeWriterOf(context), recipeId, photograph ?? null)
      return asWritten(context, recipeId)
    },
  }),
}))
