import { fallbacks, type Lang } from '../../i18n/locale.ts'
import type { Texts } from '../packed-texts.ts'
import { fold } from './fold.ts'
import { FOODS } from './foods.ts'
import { type FoodOf, isFood } from './meanings.ts'

/** Most ingredients that complete some letters. */
export const MOST_COMPLETIONS = 20

/** Ranks of a match, the best first: the whole name begins with it, another word for the food does, a word of the name, a part. */
const RANKS = { name: 0, synonym: 1, word: 2, part: 3 } as const

/** What an ingredient is called, folded. */
interface Called {
  readonly id: string
  readonly name: string
  readonly synonyms: readonly string[]
}

/** Completes names of ingredients while they are typed, in a language and its fallbacks. */
export class Completions {
  readonly #texts: Texts
  readonly #ingredients: readonly FoodOf[]
  readonly #byLang = new Map<Lang, readonly Called[]>()

  constructor(texts: Texts, ingredients: readonly FoodOf[]) {
    this.#texts = texts
    this.#ingredients = ingredients
  }

  /** Ids of the ingredients that letters could become, the best first, at most twenty. */
  find(letters: string, lang: Lang): string[] {
    const typed = fold(letters)
    if (typed === '') return []
    for (const one of fallbacks(lang)) {
      const found = this.#of(one)
        .flatMap((called) => {
          const rank = rankOf(typed, called)
          return rank === undefined ? [] : [{ ...called, rank }]
        })
        .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.id < b.id ? -1 : 1))
      if (found.length > 0) return found.slice(0, MOST_COMPLETIONS).map(({ id }) => id)
    }
    return []
  }

  #of(lang: Lang): readonly Called[] {
    const known = this.#byLang.get(lang)
    if (known) return known
    const made = this.#ingredients.flatMap((ingredient) => {
      const name = this.#texts.own('ingredient', ingredient.id, lang)?.name
      if (name === undefined) return []
      const synonyms = FOODS.filter((food) => isFood(food, ingredient)).flatMap(({ words }) => words.get(lang) ?? [])
      return [{ id: ingredient.id, name: fold(name), synonyms: synonyms.map(fold) }]
    })
    this.#byLang.set(lang, made)
    return made
  }
}

/** How well letters fit what an ingredient is called; undefined: not at all. */
function rankOf(typed: string, { name, synonyms }: Called): number | undefined {
  if (name.startsWith(typed)) return RANKS.name
  if (synonyms.some((synonym) => synonym.startsWith(typed))) return RANKS.synonym
  if (typed.split(' ').every((part) => ` ${name}`.includes(` ${part}`))) return RANKS.word
  return name.includes(typed) ? RANKS.part : undefined
}
