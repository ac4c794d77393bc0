import { setTimeout } from 'node:timers/promises'
import { fallbacks, LANGUAGES, type Lang } from '../../i18n/locale.ts'
import type { Texts } from '../packed-texts.ts'
import { Completions } from './completions.ts'
import { foldedWords, isCjk, SAYS_NOTHING, sameWord, stem, tells } from './fold.ts'
import { indexOf, type LanguageIndex } from './language-index.ts'
import { type FoodOf, type FoundMeaning, Meanings, type Meant } from './meanings.ts'
import { Postings } from './postings.ts'
import { isOneErrorApart, type Vocabulary } from './vocabulary.ts'

/** Likeness from which a word counts as found in spite of a typing error: one in a word of seven letters. */
const LIKE_ENOUGH = 0.4

/** Words of a question for recipes that are looked at, and of a line that names an ingredient. */
const MOST_WORDS = { question: 8, line: 12 } as const

/** Most recipes of an answer; nobody pages further. */
const MOST_RECIPES = 1000

/** Most ingredients named for one line. */
const MOST_INGREDIENTS = 5

/** A word in a title tells more than one among the ingredients. */
const TITLE_WEIGHT = 2

/** A word in a title that means a food or the like which the recipe is not. */
const TITLE_ALONE = 0.5

/** What a word of the vocabulary that was found scores: the word itself, its start, a part of it; else its likeness. */
const SCORE = { word: 1.5, start: 1.2, part: 1 } as const
/** And one that is a single typing error away, at least: Сырныки are сырники rather than a cheese (сырный) soup. */
const ONE_ERROR = 0.95

/** What is searched. */
export interface Searched {
  readonly texts: Texts
  /** recipes on offer, by id */
  readonly recipes: readonly Meant[]
  /** all ingredients, by id */
  readonly ingredients: readonly FoodOf[]
}

/**
 * The search index of one revision, in memory: recipes by title and ingredients, and ingredients by name, in a language
 * and its fallbacks, whatever the case and accents, tolerant of endings and a typing error. What a search costs is
 * bounded by the size of the vocabulary and by the words of a question that are looked at. A language's index is made
 * when it is first asked for.
 */
export class TextSearch {
  readonly #recipes: readonly string[]
  readonly #ingredients: readonly string[]
  readonly #foods: readonly FoodOf[]
  readonly #meanings: Meanings
  readonly #completions: Completions
  /** recipes by ingredient */
  readonly #usedIn: Postings
  readonly #texts: Texts
  readonly #byLang = new Map<Lang, LanguageIndex>()

  /** @param before the search of an earlier revision, for the indexes of languages in which nothing changed */
  constructor({ texts, recipes, ingredients }: Searched, before?: TextSearch) {
    this.#texts = texts
    this.#recipes = recipes.map(({ id }) => id)
    this.#ingredients = ingredients.map(({ id }) => id)
    this.#foods = ingredients
    this.#completions = new Completions(texts, ingredients)
    const numbers = new Map(ingredients.map(({ id }, number) => [id, number]))
    const users: number[][] = ingredients.map(() => [])
    for (const [recipe, { lines }] of recipes.entries()) {
      for (const { ingredient } of lines) users[numbers.get(ingredient) ?? -1]?.push(recipe)
    }
    this.#usedIn = new Postings(users)
    const titled = (word: string, lang: Lang) => this.#titled(word, lang)
    this.#meanings = new Meanings({ texts, recipes, ingredients, usedIn: this.#usedIn, titled })
    if (before) this.#takeOver(before)
  }

  #takeOver(before: TextSearch): void {
    const isEqual = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
    if (!isEqual(this.#recipes, before.#recipes) || !isEqual(this.#ingredients, before.#ingredients)) return
    const same = LANGUAGES.filter((lang) => this.#texts.isSame(before.#texts, lang))
    for (const [lang, index] of before.#byLang) {
      // What English lacks is found in its index by the words of any other language.
      if (same.length === LANGUAGES.length || (lang !== 'en' && same.includes(lang))) this.#byLang.set(lang, index)
    }
  }

  /**
   * Makes the index of every language before it is asked for, each in a turn of its own: one takes 20 ms for 360 recipes,
   * too long for fifteen of them at once. An immediate that lets the process end would wait until something else happens.
   */
  async prepare(): Promise<void> {
    for (const lang of LANGUAGES) {
      if (!this.#byLang.has(lang)) {
        await setTimeout(0, undefined, { ref: false })
        this.#of(lang)
      }
      await setTimeout(0, undefined, { ref: false })
      this.#meanings.prepare(lang)
    }
  }

  /** Ids of the recipes on offer that match all words of a question, best first, at most a thousand. */
  recipes(question: string, lang: Lang): string[] {
    const all = foldedWords(question)
    const telling = all.filter(tells)
    const asked = telling.filter((word) => !SAYS_NOTHING.has(word))
    const words = ([asked, telling, all].find((some) => some.length > 0) ?? []).slice(0, MOST_WORDS.question)
    const total = new Float64Array(this.#recipes.length)
    const matched = new Uint8Array(this.#recipes.length)
    const meant = new Map(
      this.#meanings
        .find(words, lang)
        .flatMap((meaning) => Array.from({ length: meaning.length }, (_, n) => [meaning.at + n, meaning] as const)),
    )
    for (const [at, word] of words.entries()) {
      for (const [recipe, score] of this.#scoresOf(word, lang, meant.get(at)).entries()) {
        if (score === 0) continue
        total[recipe] = (total[recipe] as number) + score
        matched[recipe] = (matched[recipe] as number) + 1
      }
    }
    // Few different totals, so no sorting of recipes: within a total they are by id already.
    const byTotal = new Map<number, string[]>()
    for (const [recipe, id] of this.#recipes.entries()) {
      if (words.length === 0 || matched[recipe] !== words.length) continue
      const same = byTotal.get(total[recipe] as number)
      if (same) same.push(id)
      else byTotal.set(total[recipe] as number, [id])
    }
    return [...byTotal]
      .sort(([a], [b]) => b - a)
      .flatMap(([, ids]) => ids)
      .slice(0, MOST_RECIPES)
  }

  /**
   * How well one word fits each recipe; 0 where it is not found.
   * @param meant recipes that are what it means; undefined: it means nothing but itself
   */
  #scoresOf(word: string, lang: Lang, meaning: FoundMeaning | undefined): Float64Array {
    if (meaning?.sure) return this.#meantScores(word, lang, meaning.degrees)
    const { scores, isKnown } = this.#scores(word, lang)
    const means = meaning?.degrees ?? (isKnown ? undefined : this.#meanings.mistyped(word, lang))
    return means ? scores.map((score, recipe) => Math.max(score, means[recipe] as number)) : scores
  }

  /** Of a word that means a food or the like: those that are it, and whose title has it come first. */
  #meantScores(word: string, lang: Lang, meant: Uint8Array): Float64Array {
    const scores = Float64Array.from(meant)
    for (const one of fallbacks(lang)) {
      const { vocabulary, titles } = this.#of(one)
      for (const index of vocabulary.containing(stem(word))) {
        const known = vocabulary.word(index)
        const isWhole = sameWord(known, word)
        if (!isWhole && !known.includes(word)) continue
        for (const recipe of titles.of(index))
          if (known === word || meant[recipe])
            scores[recipe] = Math.max(
              scores[recipe] as number,
              meant[recipe] ? (meant[recipe] as number) + TITLE_WEIGHT : TITLE_ALONE,
            )
      }
    }
    return scores
  }

  /** Recipes whose title has a word, or one that contains it where words are not set apart. */
  #titled(word: string, lang: Lang): number[] {
    const { vocabulary, titles } = this.#of(lang)
    return vocabulary
      .containing(stem(word))
      .filter((index) => sameWord(vocabulary.word(index), word) || isIn(vocabulary.word(index), word))
      .flatMap((index) => [...titles.of(index)])
  }

  /** How well one word fits each recipe by its best place, 0 where it is not found; and whether it is a word at all. */
  #scores(word: string, lang: Lang): { readonly scores: Float64Array; readonly isKnown: boolean } {
    const best = new Float64Array(this.#recipes.length)
    const ofIngredient = new Float64Array(this.#ingredients.length)
    const raise = (scores: Float64Array, at: number, score: number) => {
      if (score > (scores[at] as number)) scores[at] = score
    }
    let isKnown = false
    // A word that is there is not mistyped.
    for (const mistyped of [false, true]) {
      if (isKnown) break
      for (const one of fallbacks(lang)) {
        const { vocabulary, titles, foods } = this.#of(one)
        const found = (index: number, score: number) => {
          if (score >= SCORE.part) isKnown = true
          for (const recipe of titles.of(index)) raise(best, recipe, score * TITLE_WEIGHT)
          for (const ingredient of foods.of(index)) raise(ofIngredient, ingredient, score)
        }
        if (mistyped) alike(vocabulary, word, found)
        else inflections(vocabulary, word, found)
      }
    }
    for (const [ingredient, score] of ofIngredient.entries()) {
      if (score > 0) for (const recipe of this.#usedIn.of(ingredient)) raise(best, recipe, score)
    }
    return { scores: best, isKnown }
  }

  /**
   * Ids of the ingredients that a line could mean, best first, at most five. Unlike a search for recipes, not every word
   * must be found: most of a recipe's line says what is done with the ingredient.
   */
  ingredients(line: string, lang: Lang): string[] {
    const total = new Map<number, number>()
    for (const word of foldedWords(line).filter(tells).slice(0, MOST_WORDS.line)) {
      const best = new Map<number, number>()
      const start = stem(word)
      for (const one of fallbacks(lang)) {
        const { vocabulary, names } = this.#of(one)
        const inflected = vocabulary.containing(start).filter((index) => vocabulary.word(index).startsWith(start))
        matches(vocabulary, word, inflected, startScore, (index, score) => {
          for (const ingredient of names.of(index)) best.set(ingredient, Math.max(best.get(ingredient) ?? 0, score))
        })
      }
      for (const [ingredient, score] of best) total.set(ingredient, (total.get(ingredient) ?? 0) + score)
    }
    const id = (ingredient: number) => this.#ingredients[ingredient] as string
    return [...total]
      .sort(([a, x], [b, y]) => y - x || id(a).length - id(b).length || a - b)
      .slice(0, MOST_INGREDIENTS)
      .map(([ingredient]) => id(ingredient))
  }

  /** Ids of the ingredients that letters could become, the best first, at most twenty; what is mistyped is corrected. */
  completions(letters: string, lang: Lang): string[] {
    const found = this.#completions.find(letters, lang)
    return found.length > 0 ? found : this.ingredients(letters, lang)
  }

  #of(lang: Lang): LanguageIndex {
    const known = this.#byLang.get(lang)
    if (known) return known
    const made = indexOf(lang, this.#texts, this.#recipes, this.#foods)
    this.#byLang.set(lang, made)
    return made
  }
}

/** How well a word of the vocabulary that shares a stem fits; undefined: by its likeness. */
type Score = (known: string, word: string) => number | undefined

const placeScore: Score = (known, word) => {
  if (known === word) return SCORE.word
  if (known.startsWith(word)) return SCORE.start
  return isIn(known, word) ? SCORE.part : undefined
}
const startScore: Score = (known, word) => (known === word ? SCORE.word : SCORE.start)

/** Letters from which a word is looked for inside of others: dill is in no quesadilla. */
const SHORTEST_INSIDE = 5

/** Whether a word of the vocabulary is made with a word: of a short one, it begins or ends with it. */
const isIn = (known: string, word: string): boolean =>
  word.length >= SHORTEST_INSIDE || isCjk(word) ? known.includes(word) : known.startsWith(word) || known.endsWith(word)

/** Tells the words of a vocabulary that have the stem of a word, or the word in them. */
function inflections(vocabulary: Vocabulary, word: string, found: (index: number, score: number) => void): void {
  let likeness: Map<number, number> | undefined
  for (const index of vocabulary.containing(stem(word))) {
    const known = vocabulary.word(index)
    if (!known.startsWith(stem(word)) && !isIn(known, word)) continue
    likeness ??= vocabulary.likeness(word)
    found(index, placeScore(known, word) ?? likeness.get(index) ?? 0)
  }
}

/** Tells those that are like it in spite of a typing error. */
function alike(vocabulary: Vocabulary, word: string, found: (index: number, score: number) => void): void {
  for (const [index, like] of vocabulary.likeness(word)) {
    if (like < LIKE_ENOUGH) continue
    found(index, isOneErrorApart(vocabulary.word(index), word) ? Math.max(like, ONE_ERROR) : like)
  }
}

/** Tells the words of a vocabulary that fit a word: those with its stem, and those that are like it. */
function matches(
  vocabulary: Vocabulary,
  word: string,
  inflected: readonly number[],
  scoreOf: Score,
  found: (index: number, score: number) => void,
): void {
  const likeness = vocabulary.likeness(word)
  for (const index of inflected) found(index, scoreOf(vocabulary.word(index), word) ?? likeness.get(index) ?? 0)
  for (const [index, like] of likeness) if (like >= LIKE_ENOUGH) found(index, like)
}
