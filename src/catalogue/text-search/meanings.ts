import { fallbacks, type Lang } from '../../i18n/locale.ts'
import { label } from '../../i18n/message.ts'
import { COURSES, CUISINES } from '../vocabulary.ts'
import { fold, SAYS_NOTHING, sameWord } from './fold.ts'
import { FOODS, type Food } from './foods.ts'
import { likeness } from './vocabulary.ts'

/** What is known of a recipe beside its words. */
export interface Meant {
  readonly id: string
  readonly cuisine: string
  readonly course: string
  readonly mainIngredient: string
  readonly tags: readonly string[]
  readonly lines: readonly { readonly ingredient: string }[]
}
export interface FoodOf {
  readonly id: string
  readonly family: string
}

/** Recipes that are what some words mean: 0 no, 1 yes, 2 mainly that. */
type Degrees = Uint8Array

/** Words in a row, folded, and the recipes that are what they mean. */
interface Meaning {
  readonly words: readonly string[]
  readonly degrees: Degrees
}

/** Words of a question that mean something, and what. */
export interface FoundMeaning extends Meaning {
  /** index of the first of them in the question */
  readonly at: number
}

/** Courses and tags that people search for by name. */
const SOUGHT_COURSES = COURSES.filter((course) => ['soup', 'salad', 'dessert'].includes(course))
const SOUGHT_TAGS = ['vegetarian', 'vegan'] as const

/** Likeness from which a mistyped word means a food: one letter of six. */
const LIKE_ENOUGH = 0.4
/** Shorter words are too like each other. */
const SHORTEST_MISTYPED = 5

const foldedWordsOf = ({ words }: Food, lang: Lang): string[][] =>
  (words.get(lang) ?? []).map((phrase) => fold(phrase).split(' '))

/** Whether an ingredient is the food. */
export const isFood = ({ families }: Food, { family }: FoodOf): boolean => families.includes(family)

/**
 * What words of a question mean beyond the letters of titles: a food, whichever of its ingredients a recipe has, a
 * cuisine, a course, a diet.
 */
export class Meanings {
  readonly #recipes: readonly Meant[]
  readonly #foods: readonly Degrees[]
  readonly #byLang = new Map<Lang, readonly Meaning[]>()

  constructor(recipes: readonly Meant[], ingredients: readonly FoodOf[]) {
    this.#recipes = recipes
    const known = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
    this.#foods = FOODS.map((food) => {
      const holds = (id: string) => isFood(food, known.get(id) ?? { id, family: '' })
      return Uint8Array.from(recipes, ({ lines, mainIngredient }) =>
        holds(mainIngredient) ? 2 : lines.some(({ ingredient }) => holds(ingredient)) ? 1 : 0,
      )
    })
  }

  /** What the words of a question mean, longer phrases first; each word means one thing. */
  find(words: readonly string[], lang: Lang): FoundMeaning[] {
    const meanings = fallbacks(lang).flatMap((one) => this.#of(one))
    const taken = new Set<number>()
    const found: FoundMeaning[] = []
    const take = (meaning: Meaning, at: number) => {
      for (let n = 0; n < meaning.words.length; n++) taken.add(at + n)
      found.push({ ...meaning, at })
    }
    for (const meaning of meanings)
      for (let at = 0; at + meaning.words.length <= words.length; at++) {
        const isHere = meaning.words.every((word, n) => !taken.has(at + n) && sameWord(words[at + n] ?? '', word))
        if (isHere) take(meaning, at)
      }
    return found
  }

  /** The food that a mistyped word is most like; undefined: none. */
  mistyped(word: string, lang: Lang): Degrees | undefined {
    if (word.length < SHORTEST_MISTYPED) return undefined
    const [best] = fallbacks(lang)
      .flatMap((one) => this.#of(one))
      .filter(({ words }) => words.length === 1)
      .map(({ words, degrees }) => ({ like: likeness(words[0] ?? '', word), degrees }))
      .sort((a, b) => b.like - a.like)
    return best && best.like >= LIKE_ENOUGH ? best.degrees : undefined
  }

  #of(lang: Lang): readonly Meaning[] {
    const before = this.#byLang.get(lang)
    if (before) return before
    const where = (is: (recipe: Meant) => boolean): Degrees =>
      Uint8Array.from(this.#recipes, (recipe) => (is(recipe) ? 1 : 0))
    const meanings = [
      ...FOODS.flatMap((food, n) =>
        foldedWordsOf(food, lang).map((phrase) => ({ words: phrase, degrees: this.#foods[n] as Degrees })),
      ),
      ...CUISINES.filter((cuisine) => cuisine !== 'international').map((cuisine) => ({
        // The Turkish name of a cuisine is two words, of which the second is "cuisine".
        words: fold(label(lang, 'cuisine', cuisine))
          .split(' ')
          .filter((word) => !SAYS_NOTHING.has(word)),
        degrees: where((recipe) => recipe.cuisine === cuisine),
      })),
      ...SOUGHT_COURSES.map((course) => ({
        words: fold(label(lang, 'course', course)).split(' '),
        degrees: where((recipe) => recipe.course === course),
      })),
      ...SOUGHT_TAGS.map((tag) => ({
        words: fold(label(lang, 'tag', tag)).split(' '),
        degrees: where(({ tags }) => tags.includes(tag)),
      })),
    ].sort((a, b) => b.words.length - a.words.length)
    this.#byLang.set(lang, meanings)
    return meanings
  }
}

/** Letters by which words of foods are looked up. */
const START = 2

/** Whether a word in the name of an ingredient is that of another food: "Egg, chicken" is no chicken. */
export function foreignWords(lang: Lang): (word: string, ingredient: FoodOf) => boolean {
  const all = FOODS.flatMap((food) =>
    foldedWordsOf(food, lang).flatMap(([word = '', ...more]) => (more.length === 0 ? [{ food, word }] : [])),
  )
  const byStart = Map.groupBy(all, ({ word }) => word.slice(0, START))
  return (word, ingredient) => {
    const named = (byStart.get(word.slice(0, START)) ?? []).filter((known) => sameWord(word, known.word))
    return named.length > 0 && named.every(({ food }) => !isFood(food, ingredient))
  }
}
