import type { Change, Draft } from '../src/operators/draft.ts'
import { ScopeError } from '../src/operators/keys.ts'
import {
  changeRecipe,
  createRecipe,
  type Desk,
  restoreRecipe,
  setPhotograph,
  withdrawRecipe,
} from '../src/operators/write.ts'
import { BadField, NoSuchObject } from '../src/plans/refusals.ts'
import type { FullRecipe } from '../src/plans/world.ts'
import { builder } from './builder.ts'
import type { Context, Writing } from './context.ts'
import { Recipe } from './refs.ts'
import { Course, Equipment, Lang, Serve, Slot } from './vocabulary.ts'

// Writing recipes, for operators. Not in the public schema.

const subGraphs: ['operators'] = ['operators']

/** @throws BadField */
export function wholeNumberIn(field: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new BadField(field, value, `a whole number from ${least} to ${most}`)
}

const RecipeLineInput = builder.inputType('RecipeLineInput', {
  subGraphs,
  description: 'An ingredient of a recipe.',
  fields: (t) => ({
    ingredientId: t.string({ required: true, description: 'Id of the ingredient reference.' }),
    amount: t.float({
      required: true,
      description: "For one adult portion, as bought, in the ingredient's unit.",
    }),
  }),
})

const RecipeTextInput = builder.inputType('RecipeTextInput', {
  subGraphs,
  description: 'The words of a recipe in one language.',
  fields: (t) => ({
    lang: t.field({ type: Lang, required: true, description: 'Which language.' }),
    title: t.string({ required: true, description: 'Name of the dish.' }),
    description: t.string({ required: true, description: 'What it is, in a sentence or two.' }),
    steps: t.stringList({
      required: true,
      description: 'What to do, at least three steps. They name no amounts, since readers scale them.',
    }),
  }),
})

const meaning = {
  course: 'Its place at a table.',
  slots: 'Meals it belongs to, the most usual first.',
  meal: 'A whole meal; false: it stands beside other dishes at a table.',
  kitchen: 'Whose kitchen it comes from, for example italian.',
  mainIngredient: 'One of its ingredients: what one would name first.',
  timeMin: 'Minutes to the table, waiting included.',
  equipment: 'Every appliance that a step uses.',
  serve: 'Served hot or cold.',
  keepsDays: 'Days it keeps in the refrigerator; 0: eat at once.',
  batch: 'Good cooked once for two days; needs keepsDays of at least 2.',
} as const

const RecipeInput = builder.inputType('RecipeInput', {
  subGraphs,
  description: 'A new recipe. Nutrients, allergens, cost and tags are computed from its ingredients.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'Stable key: lower-case letters, digits and hyphens.' }),
    course: t.field({ type: Course, required: true, description: meaning.course }),
    slots: t.field({ type: [Slot], required: true, description: meaning.slots }),
    meal: t.boolean({ required: true, description: meaning.meal }),
    kitchen: t.string({ required: true, description: meaning.kitchen }),
    mainIngredient: t.string({ required: true, description: meaning.mainIngredient }),
    timeMin: t.int({ required: true, description: meaning.timeMin }),
    equipment: t.field({ type: [Equipment], required: true, description: meaning.equipment }),
    serve: t.field({ type: Serve, required: true, description: meaning.serve }),
    keepsDays: t.int({ required: true, description: meaning.keepsDays }),
    batch: t.boolean({ required: true, description: meaning.batch }),
    ingredients: t.field({ type: [RecipeLineInput], required: true, description: 'What goes into one adult portion.' }),
    texts: t.field({ type: [RecipeTextInput], required: true, description: 'Words, in at least one language.' }),
  }),
})

const RecipeChange = builder.inputType('RecipeChange', {
  subGraphs,
  description: 'What is to change of a recipe. What is left out stays.',
  fields: (t) => ({
    course: t.field({ type: Course, description: meaning.course }),
    slots: t.field({ type: [Slot], description: meaning.slots }),
    meal: t.boolean({ description: meaning.meal }),
    kitchen: t.string({ description: meaning.kitchen }),
    mainIngredient: t.string({ description: meaning.mainIngredient }),
    timeMin: t.int({ description: meaning.timeMin }),
    equipment: t.field({ type: [Equipment], description: meaning.equipment }),
    serve: t.field({ type: Serve, description: meaning.serve }),
    keepsDays: t.int({ description: meaning.keepsDays }),
    batch: t.boolean({ description: meaning.batch }),
    ingredients: t.field({ type: [RecipeLineInput], description: 'All of its ingredients anew.' }),
    texts: t.field({ type: [RecipeTextInput], description: 'Words of the languages named; those of others stay.' }),
    removeTexts: t.field({ type: [Lang], description: 'Languages whose words are no longer right and go.' }),
  }),
})

const PhotographInput = builder.inputType('PhotographInput', {
  subGraphs,
  description: 'A photograph that is kept elsewhere.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'Its address, https.' }),
    credit: t.string({ required: true, description: 'Who made it.' }),
    license: t.string({ required: true, description: 'Under which terms it may be shown.' }),
  }),
})

/** The schema lets nobody else in; the check is for the type. */
export function writingOf({ writing }: Context): Writing {
  if (!writing) throw new Error('an operators’ field was asked without an operator')
  return writing
}

/** @throws ScopeError when the key may only read */
export function deskOf(context: Context): Desk {
  const { operator } = writingOf(context)
  if (operator.scope !== 'write') throw new ScopeError()
  return { em: context.em, operator, catalogue: context.catalogue() }
}

/** The recipe as it is in use now that it was written. */
export async function asWritten(context: Context, id: string): Promise<FullRecipe> {
  await writingOf(context).takeUp()
  const facts = context.catalogue().recipes.get(id)
  if (!facts) throw new NoSuchObject('recipe', id)
  return facts
}

/** An explicit null means what leaving out means. */
const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }

const idArg = { required: true, description: 'Recipe id.' } as const

builder.mutationFields((t) => ({
  createRecipe: t.field({
    type: Recipe,
    subGraphs,
    description: 'A new recipe, on offer at once.',
    args: { recipe: t.arg({ type: RecipeInput, required: true, description: 'The recipe.' }) },
    resolve: async (_, { recipe }, context) => {
      await createRecipe(deskOf(context), recipe satisfies Draft)
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
      await changeRecipe(deskOf(context), id, given(change) as Change)
      return asWritten(context, id)
    },
  }),
  withdrawRecipe: t.field({
    type: Recipe,
    subGraphs,
    description: 'No longer listed, searched or planned, but still read where a stored plan holds it.',
    args: { id: t.arg.id(idArg) },
    resolve: async (_, { id }, context) => {
      await withdrawRecipe(deskOf(context), id)
      return asWritten(context, id)
    },
  }),
  restoreRecipe: t.field({
    type: Recipe,
    subGraphs,
    description: 'Offers a withdrawn recipe again.',
    args: { id: t.arg.id(idArg) },
    resolve: async (_, { id }, context) => {
      await restoreRecipe(deskOf(context), id)
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
      await setPhotograph(deskOf(context), recipeId, photograph ?? null)
      return asWritten(context, recipeId)
    },
  }),
}))
