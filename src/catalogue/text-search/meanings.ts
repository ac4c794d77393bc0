import { fallbacks, type Lang } from '../../i18n/locale.ts'
import { label } from '../../i18n/message.ts'
import type { Texts } from '../packed-texts.ts'
import { CUISINES } from '../vocabulary.ts'
import { basesOf } from './endings.ts'
import { fold, isCjk, SAYS_NOTHING, sameWord, tells } from './fold.ts'
import { FOODS, type Food } from './foods.ts'
import { KINDS, type Kind } from './kinds.ts'
import type { Postings } from './postings.ts'
import { likeness } from './vocabulary.ts'

/** What is known of a recipe beside its words. */
export interface Meant {
  readonly id: string
  readonly cuisine: string
  readonly part: string
  readonly template: string | null
  readonly slots: readonly string[]
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
  readonly degrees: () => Degrees
}

/** Words of a question that mean something, and what. */
export interface FoundMeaning {
  /** index of the first of them in the question */
  readonly at: number
  /** number of them */
  readonly length: number
  readonly degrees: Degrees
  /** whether the letters alone say so: else titles with the word count as much */
  readonly sure: boolean
}

/** What meanings are looked up in. */
export interface Known {
  readonly texts: Texts
  readonly recipes: readonly Meant[]
  readonly ingredients: readonly FoodOf[]
  /** recipes by ingredient */
  readonly usedIn: Postings
  /** recipes whose title has a word in a language */
  readonly titled: (word: string, lang: Lang) => Iterable<number>
}

/** Likeness from which a mistyped word means a food: one letter of six. */
const LIKE_ENOUGH = 0.4
/** Shorter words are too like each other. */
const SHORTEST_MISTYPED = 5
/** Letters by which words are looked up. */
const START = 2
/** Shortest beginning of a word that stands for it, and shortest word that is two. */
const SHORTEST = { start: 4, startCjk: 2, compound: 7, compoundCjk: 2, part: 3 } as const
/** Letters between the words of a compound at most. */
const MOST_LINKING = 3

const phraseOf = (text: string): string[] => {
  const words = fold(text).split(' ')
  const telling = words.filter(tells)
  return telling.length > 0 ? telling : words
}
const phrasesOf = ({ words }: Food | Kind, lang: Lang): string[][] => (words.get(lang) ?? []).map(phraseOf)

/** Whether an ingredient is the food. */
export const isFood = ({ families }: Food, { family }: FoodOf): boolean => families.includes(family)

/** The meanings of a language, by the first letters of their words. */
type Lookup = ReadonlyMap<string, readonly Meaning[]>

/**
 * What words of a question mean beyond the letters of titles: a food, whichever of its ingredients a recipe has, a
 * cuisine, a course, a diet.
 */
export class Meanings {
  readonly #known: Known
  readonly #degrees = new Map<string, Degrees>()
  readonly #byLang = new Map<Lang, Lookup>()

  constructor(known: Known) {
    this.#known = known
  }

  /** Makes what is looked up in a language before it is asked for. */
  prepare(lang: Lang): void {
    this.#of(lang)
  }

  /** What the words of a question mean, longer phrases first; each word means one thing. */
  find(words: readonly string[], lang: Lang): FoundMeaning[] {
    const taken = new Set<number>()
    const found: FoundMeaning[] = []
    const take = (at: number, length: number, degrees: Degrees, sure: boolean) => {
      for (let n = 0; n < length; n++) taken.add(at + n)
      found.push({ at, length, degrees, sure })
    }
    const isFree = (at: number, length: number) => words.slice(at, at + length).every((_, n) => !taken.has(at + n))
    for (const fits of [isEqual, isInflected]) {
      for (const one of fallbacks(lang)) {
        const starts = words.map((word, at) => ({ at, meanings: this.#starting(word, one) }))
        const here = starts
          .flatMap(({ at, meanings }) => meanings.map((meaning) => ({ at, ...meaning })))
          .filter((meaning) => meaning.words.every((word, n) => fits(words[meaning.at + n] ?? '', word, one)))
          .sort((a, b) => b.words.length - a.words.length)
        for (const { at, words: phrase, degrees } of here)
          if (isFree(at, phrase.length)) take(at, phrase.length, degrees(), true)
      }
    }
    for (const [at, word] of words.entries()) {
      if (taken.has(at)) continue
      const degrees = this.#compound(word, lang) ?? this.#beginning(word, lang)
      if (degrees) take(at, 1, degrees, false)
    }
    return found
  }

  /** The food that a mistyped word is most like; undefined: none. */
  mistyped(word: string, lang: Lang): Degrees | undefined {
    if (word.length < SHORTEST_MISTYPED) return undefined
    let best = { like: 0, degrees: (): Degrees | undefined => undefined }
    for (const one of fallbacks(lang)) {
      for (const { words, degrees } of [...this.#of(one).values()].flat()) {
        const like = words.length === 1 ? likeness(words[0] ?? '', word) : 0
        if (like > best.like) best = { like, degrees }
      }
    }
    return best.like >= LIKE_ENOUGH ? best.degrees() : undefined
  }

  /** What a word means that is made of two: Kartoffelsalat, 土豆沙拉. */
  #compound(word: string, lang: Lang): Degrees | undefined {
    const cjk = isCjk(word)
    if (word.length < (cjk ? SHORTEST.compoundCjk : SHORTEST.compound)) return undefined
    const least = cjk ? 1 : SHORTEST.part
    const heads = this.#starting(word, lang).filter(
      ({ words: [head = '', ...more] }) => more.length === 0 && head.length >= least && word.startsWith(head),
    )
    for (const head of heads.sort((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0))) {
      const from = head.words[0]?.length ?? 0
      for (let linking = 0; linking <= (cjk ? 0 : MOST_LINKING); linking++) {
        const rest = word.slice(from + linking)
        if (rest.length < least) break
        const tail = this.#word(rest, lang) ?? (cjk ? this.#compound(rest, lang) : undefined)
        if (tail) return head.degrees().map((degree, recipe) => Math.min(degree, tail[recipe] as number))
      }
    }
    return undefined
  }

  /** What a whole word means. */
  #word(word: string, lang: Lang): Degrees | undefined {
    const known = this.#starting(word, lang).filter(({ words }) => words.length === 1)
    const meaning =
      known.find(({ words: [one = ''] }) => one === word) ?? known.find(({ words: [one = ''] }) => sameWord(word, one))
    return meaning?.degrees()
  }

  /** What words mean that begin like this. */
  #beginning(word: string, lang: Lang): Degrees | undefined {
    if (word.length < (isCjk(word) ? SHORTEST.startCjk : SHORTEST.start)) return undefined
    const begun = this.#starting(word, lang).filter(({ words }) => words.length === 1 && words[0]?.startsWith(word))
    if (begun.length === 0) return undefined
    const all = begun.map(({ degrees }) => degrees())
    return Uint8Array.from(this.#known.recipes, (_, recipe) => Math.max(...all.map((one) => one[recipe] as number)))
  }

  #starting(word: string, lang: Lang): readonly Meaning[] {
    return this.#of(lang).get(word.slice(0, isCjk(word) ? 1 : START)) ?? []
  }

  #of(lang: Lang): Lookup {
    const before = this.#byLang.get(lang)
    if (before) return before
    const { texts, ingredients } = this.#known
    const families = [...new Set(ingredients.map(({ family }) => family))]
    // What people say comes before the names of single kinds of ingredients: cheese is more than the usual one.
    const meanings: Meaning[] = [
      ...FOODS.flatMap((food) =>
        phrasesOf(food, lang).map((words) => ({ words, degrees: () => this.#foods(food.families) })),
      ),
      ...KINDS.flatMap((kind) =>
        phrasesOf(kind, lang).map((words) => ({ words, degrees: () => this.#kind(kind, lang) })),
      ),
      ...families.flatMap((family) => {
        const name = texts.own('family', family, lang)?.name
        return name === undefined ? [] : [{ words: phraseOf(name), degrees: () => this.#foods([family]) }]
      }),
      ...this.#goods(lang),
      ...CUISINES.filter((cuisine) => cuisine !== 'international').map((cuisine) => ({
        // The Turkish name of a cuisine is two words, of which the second is "cuisine".
        words: phraseOf(label(lang, 'cuisine', cuisine)).filter((word) => !SAYS_NOTHING.has(word)),
        degrees: () => this.#where(`cuisine:${cuisine}`, (recipe) => recipe.cuisine === cuisine),
      })),
    ]
    const made = Map.groupBy(
      meanings.filter(({ words: [first = ''] }) => first !== ''),
      ({ words: [first = ''] }) => first.slice(0, isCjk(first) ? 1 : START),
    )
    this.#byLang.set(lang, made)
    return made
  }

  /**
   * Ingredients by the first part of their names, which says what they are: "Sour cream (smetana), 20% fat". A single word
   * is looked for in all names, unless it is that of a whole family.
   */
  #goods(lang: Lang): Meaning[] {
    const { texts, ingredients } = this.#known
    const heads = ingredients.toSorted((a, b) => Number(b.family === b.id) - Number(a.family === a.id))
    return heads.flatMap(({ id, family }) => {
      const words = phraseOf((texts.own('ingredient', id, lang)?.name ?? '').split(/[,(（，、]/)[0] ?? '')
      if (family === id) return [{ words, degrees: () => this.#foods([family]) }]
      return words.length > 1 ? [{ words, degrees: () => this.#holding(`goods:${id}`, (one) => one.id === id) }] : []
    })
  }

  #where(key: string, is: (recipe: Meant) => boolean): Degrees {
    return this.#once(key, () => Uint8Array.from(this.#known.recipes, (recipe) => (is(recipe) ? 1 : 0)))
  }

  #kind({ fact, value, words }: Kind, lang: Lang): Degrees {
    if (fact !== 'dish')
      return this.#where(`${fact}:${value}`, (recipe) => {
        if (fact === 'slot') return recipe.slots.includes(value)
        return fact === 'tag' ? recipe.tags.includes(value) : recipe[fact] === value
      })
    return this.#once(`${fact}:${value} ${lang}`, () => {
      const degrees = new Uint8Array(this.#known.recipes.length)
      for (const word of words.get(lang) ?? [])
        for (const recipe of this.#known.titled(fold(word), lang)) degrees[recipe] = 1
      return degrees
    })
  }

  #foods(families: readonly string[]): Degrees {
    return this.#holding(`food:${families.join('|')}`, ({ family }) => families.includes(family))
  }

  #holding(key: string, is: (ingredient: FoodOf) => boolean): Degrees {
    return this.#once(key, () => {
      const { recipes, ingredients, usedIn } = this.#known
      const degrees = new Uint8Array(recipes.length)
      const ids = new Set<string>()
      for (const [number, ingredient] of ingredients.entries()) {
        if (!is(ingredient)) continue
        ids.add(ingredient.id)
        for (const recipe of usedIn.of(number)) degrees[recipe] = 1
      }
      for (const [recipe, { mainIngredient }] of recipes.entries()) if (ids.has(mainIngredient)) degrees[recipe] = 2
      return degrees
    })
  }

  #once(key: string, make: () => Degrees): Degrees {
    const before = this.#degrees.get(key)
    if (before) return before
    const made = make()
    this.#degrees.set(key, made)
    return made
  }
}

const isEqual = (asked: string, word: string): boolean => asked === word
const isInflected = (asked: string, word: string, lang: Lang): boolean =>
  basesOf(asked, lang).some((base) => sameWord(base, word))

/** Whether a word in the name of an ingredient is that of another food, or of a dish: "Egg, chicken" is no chicken. */
export function foreignWords(lang: Lang): (word: string, ingredient: FoodOf) => boolean {
  const single = (of: Food | Kind, families: readonly string[]) =>
    phrasesOf(of, lang).flatMap(([word = '', ...more]) => (more.length === 0 ? [{ word, families }] : []))
  const all = [...FOODS.flatMap((food) => single(food, food.families)), ...KINDS.flatMap((kind) => single(kind, []))]
  const byStart = Map.groupBy(all, ({ word }) => word.slice(0, START))
  return (word, { family }) => {
    const named = (byStart.get(word.slice(0, START)) ?? []).filter((known) => sameWord(word, known.word))
    return named.length > 0 && named.every(({ families }) => !families.includes(family))
  }
}
