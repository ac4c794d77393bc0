import type { z } from 'zod'
import { checkAlike, checkRecipe, checkSteps, type Mistake, type Weights } from '../catalogue/check.ts'
import { checkWords } from '../catalogue/check-texts.ts'
import { id as Id, RecipeFacts, RecipeWords } from '../catalogue/content.ts'
import type { WrittenRecipe } from '../catalogue/written.ts'
import type { Lang } from '../i18n/locale.ts'
import type { Catalogue } from '../plans/world.ts'

/** A recipe as it comes in; amounts are for one adult portion, in the ingredient's unit, as bought. */
export interface Draft extends Omit<RecipeFacts, 'ingredients'> {
  readonly id: string
  readonly ingredients: readonly { readonly ingredientId: string; readonly amount: number }[]
  readonly texts: readonly ({ readonly lang: Lang } & RecipeWords)[]
}

/** What may change of a recipe. What is left out stays; so do the texts of languages that are not named. */
export interface Change extends Partial<Omit<Draft, 'id'>> {
  readonly removeTexts?: readonly Lang[]
}

/** A recipe that contradicts itself or cannot be: every mistake, with its field. */
export class BadRecipe extends Error {
  override readonly name = 'BadRecipe'
  readonly mistakes: readonly Mistake[]
  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ field, problem }) => `${field}: ${problem}`).join('. '))
    this.mistakes = mistakes
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, field: string): { data?: T; mistakes: Mistake[] } {
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, mistakes: [] }
  return {
    mistakes: result.error.issues.map(({ path, message }) => ({
      field: [field, ...path.map(String)].filter(Boolean).join('.'),
      problem: message,
    })),
  }
}

const twice = (field: string, names: readonly string[]): Mistake[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [{ field, problem: `${name} stands twice` }] : []))

/** Hundredths of a unit, as the catalogue counts. */
const HUNDREDTHS = 100

/** What other recipes on offer weigh. */
const weightsOf = (catalogue: Catalogue): Weights[] =>
  [...catalogue.recipes.values()]
    .filter((recipe) => !recipe.withdrawn)
    .map(({ id, course, lines }) => ({
      id,
      course,
      grams: new Map(
        lines.map(({ ingredient, amount }) => [
          ingredient,
          (amount / HUNDREDTHS) * (catalogue.ingredients.get(ingredient)?.edibleGrams ?? 0),
        ]),
      ),
    }))

/**
 * A recipe that holds together, checked by the same functions as the content files. Words are needed in one language;
 * readers of others get English, then Russian, then the first there is.
 * @throws BadRecipe with everything that is wrong
 */
export function checked(draft: Draft, catalogue: Catalogue): Pick<WrittenRecipe, 'id' | 'facts' | 'texts'> {
  const { id, ingredients, texts, ...rest } = draft
  const given = {
    ...rest,
    ingredients: Object.fromEntries(ingredients.map((line) => [line.ingredientId, line.amount])),
  }
  const name = parsed(Id, id, 'id')
  const facts = parsed(RecipeFacts, given, '')
  const words = texts.map(({ lang, ...text }) => ({ lang, ...parsed(RecipeWords, text, `texts.${lang}`) }))
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
    ...(texts.length === 0 ? [{ field: 'texts', problem: 'words in at least one language are needed' }] : []),
  ]
  const known = new Map(words.flatMap(({ lang, data }): [Lang, RecipeWords][] => (data ? [[lang, data]] : [])))
  mistakes.push(
    ...checkWords(known).map(({ lang, problem }) => ({ field: `texts.${lang}`, problem: `${lang}: ${problem}` })),
  )
  if (facts.data) {
    mistakes.push(...checkRecipe(facts.data, catalogue.ingredients))
    mistakes.push(...checkAlike(id, facts.data, weightsOf(catalogue), catalogue.ingredients))
    for (const [lang, { steps }] of known) mistakes.push(...checkSteps(facts.data, lang, steps))
  }
  if (mistakes.length > 0 || !facts.data) throw new BadRecipe(mistakes)
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
export function changed(draft: Draft, { removeTexts = [], texts = [], ...facts }: Change): Draft {
  const replaced = [...texts.map(({ lang }) => lang), ...removeTexts]
  return { ...draft, ...facts, texts: [...draft.texts.filter(({ lang }) => !replaced.includes(lang)), ...texts] }
}
