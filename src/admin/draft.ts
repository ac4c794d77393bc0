import { z } from 'zod'
import { inUnits } from '../catalogue/amount.ts'
import { checkByCountry } from '../catalogue/by-country.ts'
import { checkStepCount } from '../catalogue/content/check-effort.ts'
import { checkAlike, type Weights } from '../catalogue/content/check-likeness.ts'
import { checkRecipe, checkSteps } from '../catalogue/content/check-recipe.ts'
import { checkWords } from '../catalogue/content/check-texts.ts'
import { RecipeWords } from '../catalogue/content/rows.ts'
import { writingShape } from '../catalogue/fields.ts'
import { id as Id } from '../catalogue/id.ts'
import type { WrittenRecipe } from '../catalogue/operator-recipes.ts'
import { RecipeFacts, RecipeFields } from '../catalogue/recipe.ts'
import { type Mistake, mistake } from '../i18n/allowed.ts'
import { LANGUAGES, type Lang } from '../i18n/locale.ts'
import { allowedBy, valueAt } from '../i18n/refusals.ts'
import type { Revision } from '../revision/types.ts'

export const DraftLine = z.object({
  ingredientId: z.string().describe('Id of the ingredient reference.'),
  amount: z.number().describe("For one adult portion, as bought, in the ingredient's unit."),
})
export const DraftText = z.object({
  lang: z.enum(LANGUAGES).describe('Which language.'),
  title: z.string().describe('Name of the dish.'),
  description: z.string().describe('What it is, in a sentence or two.'),
  steps: z
    .array(z.string())
    .describe(
      'What to do, at least three steps; one where there is hardly anything to do. They name no amounts, since readers scale them.',
    ),
  aliases: z.array(z.string()).nullish().describe('Other names that people look for it by.'),
  tips: z.array(z.string()).nullish().describe('How to keep, to vary or to rescue it: at most three.'),
})

/** The form of a recipe as it comes in: whether its values can be is checked when it is whole. */
export const Draft = z.object({
  id: z.string().describe('Stable key: lower-case letters, digits and hyphens.'),
  ...writingShape(RecipeFields),
  ingredients: z.array(DraftLine).describe('What goes into one adult portion.'),
  texts: z.array(DraftText).describe('Words, in at least one language.'),
})
export type Draft = z.input<typeof Draft>

/** What may change of a recipe. What is left out stays; so do the texts of languages that are not named. */
export const Change = Draft.omit({ id: true })
  .extend({
    ingredients: z.array(DraftLine).describe('All of its ingredients anew.'),
    texts: z.array(DraftText).describe('Words of the languages named; those of others stay.'),
    removeTexts: z.array(z.enum(LANGUAGES)).describe('Languages whose words are no longer right and go.'),
  })
  .partial()
export type Change = {
  readonly [Field in keyof z.input<typeof Change>]?: Exclude<z.input<typeof Change>[Field], undefined>
}

/** A recipe that contradicts itself or cannot be: every mistake, with its field. */
export class InvalidRecipeError extends Error {
  override readonly name = 'InvalidRecipeError'
  readonly mistakes: readonly Mistake[]
  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ field, fault }) => `${field}: ${JSON.stringify(fault)}`).join('. '))
    this.mistakes = mistakes
  }
}

/** What a schema takes of a value, or every mistake in it. @param field where the value stands; empty: at the top */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, field: string): { data?: T; mistakes: Mistake[] } {
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, mistakes: [] }
  return {
    mistakes: result.error.issues.map((issue) => ({
      field: [field, ...issue.path.map(String)].filter(Boolean).join('.'),
      fault: { given: valueAt(value, issue.path), allowed: allowedBy(issue) },
    })),
  }
}

const twice = (field: string, names: readonly string[]): Mistake[] =>
  names.flatMap((id, index) => (names.indexOf(id) < index ? [mistake(field, 'twice', { id })] : []))

/** What other recipes on offer weigh. */
const weightsOf = (catalogue: Revision): Weights[] =>
  [...catalogue.recipes.values()]
    .filter((recipe) => !recipe.withdrawn)
    .map(({ id, course, part, lines }) => ({
      id,
      course,
      part,
      grams: new Map(
        lines.map(({ ingredient, amount }) => [
          ingredient,
          inUnits(amount) * (catalogue.ingredients.get(ingredient)?.edibleGrams ?? 0),
        ]),
      ),
    }))

/**
 * A recipe that holds together, checked by the same functions as the content files. Words are needed in one language;
 * readers of others get English, then Russian, then the first there is.
 * @throws InvalidRecipeError with everything that is wrong
 */
export function validateDraft(draft: Draft, catalogue: Revision): Pick<WrittenRecipe, 'id' | 'facts' | 'texts'> {
  const { id, ingredients, texts, ...rest } = draft
  const given = {
    ...rest,
    ingredients: Object.fromEntries(ingredients.map((line) => [line.ingredientId, line.amount])),
  }
  const name = parsed(Id, id, 'id')
  const facts = parsed(RecipeFacts, given, '')
  const words = texts.map(({ lang, aliases, tips, ...text }) => {
    const given = { ...text, ...(aliases ? { aliases } : {}), ...(tips ? { tips } : {}) }
    return { lang, ...parsed(RecipeWords, given, `texts.${lang}`) }
  })
  const mistakes = [
    ...name.mistakes,
    ...facts.mistakes,
    ...words.flatMap((text) => text.mistakes),
    ...twice(
      'ingredients',
      ingredients.map((line) => line.ingredientId),
    ),
    ...twice(
      'texts',
      texts.map((text) => text.lang),
    ),
    ...texts.flatMap(({ lang, steps }) =>
      checkStepCount(rest, steps.length).map(({ field, fault }) => ({ field: `texts.${lang}.${field}`, fault })),
    ),
    ...(texts.length === 0 ? [mistake('texts', 'noWords')] : []),
  ]
  const known = new Map(words.flatMap(({ lang, data }): [Lang, RecipeWords][] => (data ? [[lang, data]] : [])))
  mistakes.push(...checkWords(known))
  if (facts.data) {
    mistakes.push(...checkRecipe(facts.data, catalogue.ingredients))
    mistakes.push(...checkByCountry(facts.data, catalogue.countries.keys()))
    mistakes.push(...checkAlike(id, facts.data, weightsOf(catalogue), catalogue.ingredients))
    for (const [lang, { steps }] of known) mistakes.push(...checkSteps(facts.data, lang, steps))
  }
  if (mistakes.length > 0 || !facts.data) throw new InvalidRecipeError(mistakes)
  return { id, facts: facts.data, texts: Object.fromEntries(known) }
}

/** A stored recipe as a draft. */
export const draftOf = ({ id, facts: { ingredients, ...facts }, texts }: WrittenRecipe): Draft => ({
  id,
  ...facts,
  ingredients: Object.entries(ingredients).map(([ingredientId, amount]) => ({ ingredientId, amount })),
  texts: Object.entries(texts).map(([lang, words]) => ({ lang: lang as Lang, ...words })),
})

/** A draft with what has changed. */
export function applyChange(draft: Draft, { removeTexts = [], texts = [], ...facts }: Change): Draft {
  const replaced = [...texts.map(({ lang }) => lang), ...removeTexts]
  return { ...draft, ...facts, texts: [...draft.texts.filter(({ lang }) => !replaced.includes(lang)), ...texts] }
}
