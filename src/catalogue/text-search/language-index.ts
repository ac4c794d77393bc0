import type { Lang } from '../../i18n/locale.ts'
import type { Texts } from '../packed-texts.ts'
import type { Words } from '../texts.ts'
import { foldedWords } from './fold.ts'
import { type FoodOf, foreignWords } from './meanings.ts'
import { Postings } from './postings.ts'
import { Vocabulary } from './vocabulary.ts'

/** The words of one language with the recipes and ingredients, as numbers, that have them in title or name. */
export interface LanguageIndex {
  readonly vocabulary: Vocabulary
  readonly titles: Postings
  readonly names: Postings
  /** without the words in a name that are another food's */
  readonly foods: Postings
}

/** Every name that a recipe has in a language: its title, what countries call it, and aliases. */
const namesOf = (words: Words | undefined): readonly string[] => [
  words?.title ?? '',
  ...Object.values(words?.titles ?? {}),
  ...(words?.aliases ?? []),
]

/**
 * The index of one language. A recipe in neither English nor Russian is found in place of its English text by what is
 * shown instead of it, since English is everybody's fallback.
 */
export function indexOf(
  lang: Lang,
  texts: Texts,
  recipes: readonly string[],
  ingredients: readonly FoodOf[],
): LanguageIndex {
  const isForeign = foreignWords(lang)
  const entries = new Map<string, { readonly titles: number[]; readonly names: number[]; readonly foods: number[] }>()
  const entry = (word: string) => {
    const known = entries.get(word) ?? { titles: [], names: [], foods: [] }
    entries.set(word, known)
    return known
  }
  for (const [recipe, id] of recipes.entries()) {
    const own = texts.own('recipe', id, lang)
    const shown = own ?? (lang === 'en' && !texts.own('recipe', id, 'ru') ? texts.of('recipe', id, 'en') : undefined)
    for (const word of new Set(namesOf(shown).flatMap(foldedWords))) entry(word).titles.push(recipe)
  }
  for (const [ingredient, food] of ingredients.entries()) {
    for (const word of foldedWords(texts.own('ingredient', food.id, lang)?.name ?? '')) {
      entry(word).names.push(ingredient)
      if (!isForeign(word, food)) entry(word).foods.push(ingredient)
    }
  }
  return {
    vocabulary: new Vocabulary([...entries.keys()]),
    titles: new Postings(Array.from(entries.values(), ({ titles }) => titles)),
    names: new Postings(Array.from(entries.values(), ({ names }) => names)),
    foods: new Postings(Array.from(entries.values(), ({ foods }) => foods)),
  }
}
