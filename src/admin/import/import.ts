import { fold } from '../../catalogue/text-search/fold.ts'
import { allowed } from '../../i18n/allowed.ts'
import { fallbacks, LANGUAGES, type Lang } from '../../i18n/locale.ts'
import { hundredths } from '../../i18n/round.ts'
import type { Revision } from '../../revision/types.ts'
import type { Draft } from '../draft.ts'
import { Answers, type Question } from './answers.ts'
import { factsOf } from './facts.ts'
import type { Structured } from './json-ld.ts'
import { amountsOf, type Line } from './line.ts'
import { readSource } from './read.ts'

/** Says that a line of the source is no ingredient of ours and is left out. */
export const LEFT_OUT = 'none'

/** How a line was understood, for people to look over. */
export interface UnderstoodLine {
  readonly text: string
  /** null: it is not known yet, or the line is left out */
  readonly ingredientId: string | null
  /** of the whole recipe, in the ingredient's unit; null: not known yet */
  readonly amount: number | null
}

/** A recipe when everything is known; until then, what must be asked. */
export interface Import {
  readonly draft: Draft | undefined
  readonly questions: readonly Question[]
  readonly lines: readonly UnderstoodLine[]
}

/** The words of a line that name the ingredient: what stands before a comma or a bracket. */
const nameIn = ({ what }: Line): string => fold(what.split(/[,(;]/)[0] ?? '')

/** The same whatever the order of the words, and in English in singular or plural. */
const sameName = (a: string, b: string, lang: Lang): boolean => {
  const form = (name: string) =>
    name
      .split(' ')
      .map((word) => (lang === 'en' && word.length > 3 ? word.replace(/(?<=s|x|z|o|ch|sh)es$|(?<!s)s$/, '') : word))
      .sort()
      .join(' ')
  return form(a) === form(b)
}

/** Ingredients that each line may mean, best first, and the one that it names for sure. */
function matched({ search, texts }: Revision, lines: readonly Line[], lang: Lang) {
  return lines.map((line) => {
    const hits = search.ingredients(line.what, lang)
    const exact = hits.filter((id) =>
      fallbacks(lang).some((of) => sameName(fold(texts.of('ingredient', id, of).name ?? id), nameIn(line), of)),
    )
    return { line, hits, sure: exact.length === 1 ? exact[0] : undefined }
  })
}

/** The number of portions, when it is stated as such: a bare number, or a number of servings or people. */
function portionsOf({ yields }: Structured): { sure: number | undefined; numbers: number[] } {
  const numbers = [...new Set(yields.flatMap((text) => (text.match(/\d+/g) ?? []).map(Number)))].filter((n) => n > 0)
  const pattern =
    /^\d+$|serving|portion|people|person|serves|порци|персон|porcj|porc[ei]|raci[oó]n|porzion|porç|kişi|porsiyon|人|份/i
  return { sure: numbers.length === 1 && yields.some((text) => pattern.test(text)) ? numbers[0] : undefined, numbers }
}

/** Amounts of a portion are known to the hundredth. */
const portionAmount = (value: number): number => Math.max(0.01, hundredths(value))

/**
 * Reads a schema.org/Recipe with the answers given so far. Nothing is guessed: what the source does not say for sure is
 * asked, with the likely answers first.
 * @throws InvalidFieldError when there is no recipe in the source, or an answer does not fit its question
 */
export async function readImport(
  catalogue: Revision,
  id: string,
  source: string,
  given: readonly { readonly question: string; readonly value: string }[],
): Promise<Import> {
  const { recipe, lines: taken } = await readSource(source)
  const answers = new Answers(given)
  const lang = answers.one('lang', { key: 'lang' }, LANGUAGES, recipe.lang)
  if (lang === undefined) return { draft: undefined, questions: answers.close(), lines: [] }

  const { sure, numbers } = portionsOf(recipe)
  const portions = answers.number(
    'portions',
    recipe.yields.length > 0
      ? { key: 'portions', values: { said: recipe.yields.join(', ') } }
      : { key: 'portionsUnsaid' },
    sure === undefined ? numbers : [sure],
    sure !== undefined,
    { least: 1, most: 1000 },
  )
  const matches = matched(catalogue, taken, lang)
  const lines = matches.map(({ line, hits, sure: certain }, index): UnderstoodLine => {
    const question: Question = {
      id: `ingredient.${index}`,
      asked: { key: 'ingredient', values: { line: line.text, none: LEFT_OUT } },
      candidates: [...hits, LEFT_OUT],
    }
    const ingredientId = answers.likely(question, certain, {
      fits: (value) => value === LEFT_OUT || catalogue.ingredients.has(value),
      allowed: allowed('ingredientOr', { none: LEFT_OUT }),
    })
    const ingredient = ingredientId === undefined ? undefined : catalogue.ingredients.get(ingredientId)
    if (!ingredient || ingredientId === undefined) return { text: line.text, ingredientId: null, amount: null }
    const read = amountsOf(line, ingredient, ingredientId === certain)
    const amount = answers.number(
      `amount.${index}`,
      { key: 'amount', values: { line: line.text, unit: ingredient.unit, ingredient: ingredientId } },
      read.amounts.map(portionAmount),
      read.sure,
      { least: 0.01, most: 100_000 },
    )
    return { text: line.text, ingredientId, amount: amount ?? null }
  })
  const used = [...new Set(lines.flatMap(({ ingredientId }) => ingredientId ?? []))]
  const facts = factsOf(recipe, lang, used, answers)
  const questions = answers.close()
  if (questions.length > 0 || !facts || portions === undefined) return { draft: undefined, questions, lines }
  const { description, ...rest } = facts
  return {
    draft: {
      id,
      ...rest,
      ingredients: used.map((ingredientId) => ({
        ingredientId,
        // A recipe may name butter twice: for the dough and for the tin.
        amount: portionAmount(
          lines.reduce((sum, line) => sum + (line.ingredientId === ingredientId ? (line.amount ?? 0) : 0), 0) /
            portions,
        ),
      })),
      texts: [{ lang, title: recipe.title, description, steps: [...recipe.steps] }],
    },
    questions,
    lines,
  }
}
