/** What English steps tell of times and ingredients: data for every language, whose steps are the same in the same order. */

/** Minutes and hours as English steps tell them. */
const DURATION = /(\d+(?:[.,]\d+)?)(½)?(?:\s*(?:–|-|to)\s*(\d+(?:[.,]\d+)?)(½)?)?[\s-](minute|hour)/gi

/** What is done again and again takes no such time. */
const AGAIN = /\bevery $/i

/** How long something keeps, within which time it must be cooled, and what only those do who have time, is no time to cook. */
const NO_COOKING = /keep|cool what is left|within|if you have time/i

/** A time that something takes, in minutes; of one that is told exactly both are the same. */
export interface StepTime {
  readonly from: number
  readonly to: number
}

/** The times to cook that an English step tells, in its order. */
export function timesIn(step: string): StepTime[] {
  const sentences = step.split(/(?<=[.!?])\s/).filter((text) => !NO_COOKING.test(text))
  return sentences.flatMap((text) =>
    [...text.matchAll(DURATION)].flatMap(({ index, 1: from = '', 2: half, 3: to, 4: toHalf, 5: unit = '' }) => {
      if (AGAIN.test(text.slice(0, index))) return []
      const minutes = (number: string, fraction: string | undefined) =>
        (Number(number.replace(',', '.')) + (fraction ? 0.5 : 0)) * (unit.toLowerCase() === 'hour' ? 60 : 1)
      const least = minutes(from, half)
      return [{ from: least, to: to === undefined ? least : minutes(to, toHalf) }]
    }),
  )
}

/** Words that stand before a food and name none alone. */
const QUALIFIERS = new Set(
  'black brown canned cooked corn cream crushed curry dark dried dry fresh frozen glass green ground hot icing mixed plain pressed ready red rolled salted short small smoked soft sour spiced split sun sunflower sweet table thin wheat white whole wholegrain yellow'.split(
    ' ',
  ),
)
/** What a dish has of its own making: the sauce is seldom the soy sauce. */
const MADE = new Set(
  'sauce paste powder mix dough filling leaf seed root stalk bulb fillet sheet drink cream stock broth spread fat bread dressing extract syrup'.split(
    ' ',
  ),
)

const IRREGULAR: Readonly<Record<string, string>> = { leaves: 'leaf', loaves: 'loaf', halves: 'half' }

function singular(word: string): string {
  const known = IRREGULAR[word]
  if (known) return known
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && word.length > 3 && !/(hummus|asparagus|couscous|molasses)/.test(word)
    ? word.slice(0, -1)
    : word
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).map(singular)

/** An ingredient as steps may call it. */
export interface NamedFood {
  readonly id: string
  /** its English shop name: "Tomatoes, crushed, canned", "Courgette (zucchini)" */
  readonly name: string
  /** its kind in English, as sentences call it; '' where there is none */
  readonly kind: string
  /** whether its first word names it too: pork loin is pork, tomato paste is no tomato */
  readonly isFlesh: boolean
}

/** Whole names: before the first comma, and what stands in brackets. */
function fullNames({ name, kind }: NamedFood): string[] {
  const inBrackets = [...name.matchAll(/\(([^)]*)\)/g)].flatMap(([, text = '']) => text.split(/[,/;]/))
  const outside = name.replace(/\s*\([^)]*\)/g, '').split(/,(?!\d)/)[0] ?? ''
  return [...outside.split('/'), ...inBrackets, kind].map((text) => wordsOf(text).join(' ')).filter(Boolean)
}

/** Shorter names that are clear where no other ingredient of a dish has them: their last words, of flesh and peppers the first ones too. */
function shortNames(food: NamedFood): string[] {
  return fullNames(food).flatMap((full) => {
    const words = full.split(' ')
    const ends = words.map((_, at) => words.slice(at))
    const bare = words.slice(words.findIndex((word) => !QUALIFIERS.has(word)))
    const starts = food.isFlesh || words.at(-1) === 'pepper' ? bare.map((_, at) => bare.slice(0, at + 1)) : []
    return [...ends, ...starts].filter((part) => !isVague(part)).map((part) => part.join(' '))
  })
}

const isVague = (words: readonly string[]): boolean => words.every((word) => QUALIFIERS.has(word) || MADE.has(word))

/** Longest name, in words. */
const MOST_WORDS = 4

/** Names of foods as steps call them, for a whole catalogue. */
export class FoodNames {
  readonly #full: ReadonlyMap<string, readonly string[]>
  readonly #byId: ReadonlyMap<string, NamedFood>

  constructor(foods: readonly NamedFood[]) {
    const full = new Map<string, string[]>()
    for (const food of foods)
      for (const name of new Set(fullNames(food))) full.set(name, [...(full.get(name) ?? []), food.id])
    this.#full = full
    this.#byId = new Map(foods.map((food) => [food.id, food]))
  }

  /**
   * The ingredients of a dish that an English step surely names, in the dish's order: by a whole name, or by a shorter one
   * that no other ingredient of the dish has.
   * @param ingredients ids of the dish's ingredients
   */
  namedIn(step: string, ingredients: readonly string[]): string[] {
    const names = this.#namesOf(ingredients)
    const words = wordsOf(step)
    const found = new Set<string>()
    let at = 0
    while (at < words.length) {
      const length = this.#longest(words, at, names)
      const named = names.get(words.slice(at, at + length).join(' '))
      if (named && !isAnother(words, at)) found.add(named)
      at += Math.max(1, length)
    }
    return ingredients.filter((id) => found.has(id))
  }

  /** Words from here on that are a name: of the dish's ingredients, or of another food, which is then none of them. */
  #longest(words: readonly string[], at: number, names: ReadonlyMap<string, string>): number {
    for (let length = MOST_WORDS; length > 0; length--) {
      const text = words.slice(at, at + length).join(' ')
      if (names.has(text) || (this.#full.has(text) && !text.endsWith(' juice'))) return length
    }
    return 0
  }

  /** What each name means in a dish; names of two of its ingredients mean neither. */
  #namesOf(ingredients: readonly string[]): ReadonlyMap<string, string> {
    const foods = ingredients.flatMap((id) => this.#byId.get(id) ?? [])
    const unique = (namesOf: (food: NamedFood) => readonly string[]) => {
      const owners = new Map<string, Set<string>>()
      for (const food of foods)
        for (const name of namesOf(food)) owners.set(name, (owners.get(name) ?? new Set()).add(food.id))
      return [...owners].flatMap(([name, ids]): [string, string][] => {
        const [id] = ids
        return ids.size === 1 && id !== undefined ? [[name, id]] : []
      })
    }
    return new Map([...unique(shortNames), ...unique(fullNames)])
  }
}

/** Cloves of garlic are no spice, and boiling water from the tap is not the water of the list. */
function isAnother(words: readonly string[], at: number): boolean {
  if (words[at] === 'clove') return words[at - 1] === 'garlic' || words[at + 2] === 'garlic'
  if (words[at] !== 'water') return false
  return !words.slice(Math.max(0, at - 2), at).some((word) => word === 'the' || word === 'remaining')
}
