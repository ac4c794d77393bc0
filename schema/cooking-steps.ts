import { MOST_STEPS } from '../src/catalogue/content/rows.ts'
import { FoodNames, type StepTime, timesIn } from '../src/catalogue/cooking-steps.ts'
import type { FullRecipe, Revision } from '../src/revision/types.ts'
import { measuredTexts } from './amounts.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { objects } from './lengths.ts'
import { Recipe } from './refs.ts'
import { textOf } from './texts.ts'
import { measuredArgs } from './vocabulary.ts'

/** A step in words, and what is known of it whatever the language. */
interface CookingStep {
  readonly text: string
  readonly times: readonly StepTime[]
  readonly ingredientIds: readonly string[]
}

const FLESH: readonly string[] = ['meat', 'fish']

const namesOf = new WeakMap<Revision, FoodNames>()

/** Made once for a revision. */
function foodNames(catalogue: Revision): FoodNames {
  const known = namesOf.get(catalogue)
  if (known) return known
  const { ingredients, texts } = catalogue
  const made = new FoodNames(
    Array.from(ingredients.values(), ({ id, category, family }) => ({
      id,
      name: texts.of('ingredient', id, 'en').name ?? '',
      kind: texts.of('family', family, 'en').name ?? '',
      isFlesh: FLESH.includes(category),
    })),
  )
  namesOf.set(catalogue, made)
  return made
}

/**
 * The steps in words with the times and ingredients that the English ones tell: they are the same in every language, in the
 * same order. Nothing is told of a recipe without English steps.
 */
function stepsOf({ id, lines }: FullRecipe, texts: readonly string[], context: Context): CookingStep[] {
  const catalogue = context.revision()
  const { steps: english = [] } = catalogue.texts.of('recipe', id, 'en')
  const names = foodNames(catalogue)
  const ingredients = lines.map(({ ingredient }) => ingredient)
  return texts.map((text, at) => {
    const told = english.length === texts.length ? (english[at] ?? '') : ''
    return { text, times: timesIn(told), ingredientIds: names.namedIn(told, ingredients) }
  })
}

/** Times of a step, at most about. */
const MOST_TIMES = 8

const StepTimeType = builder.objectRef<StepTime>('StepTime')
builder.objectType(StepTimeType, {
  description: 'A time that something in a step takes.',
  fields: (t) => ({
    minutes: t.float({
      description: 'Minutes after which to look for the first time.',
      extensions: { unit: 'min' },
      resolve: ({ from }) => from,
    }),
    mostMinutes: t.float({
      description: 'Minutes that it takes at most; the same as `minutes` where the step tells one number.',
      extensions: { unit: 'min' },
      resolve: ({ to }) => to,
    }),
  }),
})

const CookingStepType = builder.objectRef<CookingStep>('CookingStep')
builder.objectType(CookingStepType, {
  description: 'A step with what a cook needs beside it.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The step, as in `steps`.' }),
    times: t.field({
      type: [StepTimeType],
      description: 'Times to cook or wait that the step tells, in its order: what one sets a timer for.',
      complexity: { multiplier: MOST_TIMES },
      resolve: ({ times }) => [...times],
    }),
    ingredientIds: t.idList({
      description: 'Ingredients of the recipe that the step surely names, in the order of the recipe.',
      complexity: objects('lines'),
      resolve: ({ ingredientIds }) => [...ingredientIds],
    }),
  }),
})

builder.objectFields(Recipe, (t) => ({
  cookingSteps: t.field({
    type: [CookingStepType],
    description: 'The same as `steps`, with the times and the ingredients of each.',
    args: measuredArgs,
    complexity: { multiplier: MOST_STEPS },
    resolve: (recipe, args, context) => {
      const texts = textOf(context, 'recipe', recipe.id, langOf(context, args), ({ steps = [] }) => steps)
      return stepsOf(recipe, measuredTexts(context, args, texts), context)
    },
  }),
}))
