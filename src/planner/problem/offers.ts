import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { hashText, unit } from '../../catalogue/random.ts'
import { isMainMeal, PARTS, type Part, type Slot } from '../../catalogue/vocabulary.ts'
import { flag, real, whole } from '../arrays.ts'
import { monthOf } from '../calendar.ts'
import type { Params } from '../params.ts'
import type { RecipeData } from './data.ts'
import { FEWEST_CHOICES, type Home, homeOf, offeredAtHome, slotBit } from './familiarity.ts'
import { type ExclusionMask, passing } from './filters.ts'
import type { ProblemIndex } from './index.ts'
import type { Companion, Head, NotEaten } from './planned-meal.ts'
import { weekSeed, withChildren } from './preferences.ts'
import { isInSeason } from './season.ts'

/** Main parts of one kind, with their starch or without, below which a meal is about the other, or about both. */
export const FEWEST_OF_KIND = 8
/** Main parts below which whatever is a meal of its own is offered. */
const FEWEST_MAINS = 12
/** Recipes of a meal that a request looks at, about: the rest of a catalogue of thousands has its turn in other weeks. */
const MOST_OFFERED = 1200
/** Companions of a part in season from which others are left out: nobody buys watermelon or has ice cream in February. */
const FEWEST_IN_SEASON = 2
/** Familiarity from which a dish may stand beside a main part, as far as there is one. */
const COMPANION_FAMILIARITY = 2

/** Recipes that can be a meal of their own in a slot of the country. */
export function mealsOf(index: ProblemIndex, country: string, slot: Slot): Int32Array {
  const slots = homeOf(index, country).possibleSlots
  const bit = slotBit(slot)
  const found = new Int32Array(slots.length)
  let n = 0
  for (let r = 0; r < found.length; r++) {
    if (whole(slots, r) & bit && index.meal[r] && index.offered[r]) found[n++] = r
  }
  return found.subarray(0, n)
}

/** Recipes that a household may be offered for a part of a meal. */
export interface Offer {
  readonly recipes: Int32Array
  /** recipes of the meal before the filters */
  readonly offered: number
}

/** Part of a recipe of the problem data. */
export const partOf = (index: ProblemIndex, recipe: number): Part => PARTS[whole(index.part, recipe)] ?? 'main'

/** Familiarity from which a side of vegetables stands where a salad could: each country cooks its own. */
const VEGETABLE_FAMILIARITY = 3
/** Grams of vegetables in a portion from which a side is a dish of vegetables; of pickles one eats no more. */
const VEGETABLE_SIDE = 40

/** What a recipe is beside a main part: a side of vegetables, which brings no starch, stands where a salad could. */
export function companionOf(index: ProblemIndex, recipe: number): Part {
  const part = partOf(index, recipe)
  const vegetables = flag(index.bringsStarch, recipe) === 0 && real(index.produce, recipe) >= VEGETABLE_SIDE
  return part === 'side' && vegetables ? 'salad' : part
}

/** What a meal with that main part is about; null: it is none. */
export function headWith(index: ProblemIndex, recipe: number): Head | null {
  const part = partOf(index, recipe)
  if (part === 'main') return flag(index.starchy, recipe) === 1 ? 'main' : 'plain'
  if (part === 'bread' && flag(index.meal, recipe) === 0) return 'slices'
  return part === 'side' || part === 'spread' ? null : part
}

/** What does not depend on a request, computed once for each country of a revision. */
const made = new WeakMap<Home, Map<string, Int32Array>>()
function onceAt(home: Home, name: string, make: (home: Home) => Int32Array): Int32Array {
  const lists = made.get(home) ?? new Map<string, Int32Array>()
  made.set(home, lists)
  const list = lists.get(name) ?? make(home)
  lists.set(name, list)
  return list
}

/** Everyday dishes of a part that the country's homes eat now and then at least. */
function besideIn(index: ProblemIndex, { familiarity }: Home, part: string): Int32Array {
  const found: number[] = []
  index.data.recipes.forEach((recipe, r) => {
    if (companionOf(index, r) !== part || recipe.use !== 'everyday' || index.offered[r] === 0) return
    // Bread that is a meal carries its own topping; a salad that is one is no salad beside another.
    if ((part === 'bread' || part === 'salad') && recipe.meal) return
    const isSide = partOf(index, r) !== part
    if (flag(familiarity, r) >= (isSide ? VEGETABLE_FAMILIARITY : COMPANION_FAMILIARITY)) found.push(r)
  })
  return Int32Array.from(found)
}

/** Bits drawn from the id of each recipe; computed once. */
const drawn = new WeakMap<ProblemIndex['recipeAt'], Int32Array>()
function bitsOfIds({ recipeAt, data }: ProblemIndex): Int32Array {
  const known = drawn.get(recipeAt)
  if (known) return known
  const bits = Int32Array.from(data.recipes, ({ id }) => hashText(id))
  drawn.set(recipeAt, bits)
  return bits
}

/** Other bits that depend on all of these: the finalizer of MurmurHash3 (public domain, Austin Appleby). */
function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

/** Whether a recipe names the bread that it is eaten with: slices of cheese are no breakfast without it. */
export const eatenWithBread = ({ data, recipeAt }: ProblemIndex, recipe: number): boolean =>
  data.recipes[recipe]?.goesWith.some((id) => data.recipes[recipeAt.get(id) ?? -1]?.part === 'bread') ?? false

/** What is eaten at breakfast and between meals whether it is a meal of its own or not: an apple, a yoghurt, a biscuit. */
const BETWEEN_MEALS: readonly Head[] = ['fruit', 'dairy', 'dessert', 'side']

/** Aisle of milk, kefir and yogurt, and grams of them in a portion from which a drink or a bowl is of milk. */
const DAIRY = 'dairy'
const GLASS = 100

export function isOfMilk({ data, lineStart, lineIngredient, lineAmount }: ProblemIndex, recipe: number): boolean {
  for (let line = whole(lineStart, recipe); line < whole(lineStart, recipe + 1); line++) {
    const ingredient = data.ingredients[whole(lineIngredient, line)]
    if (ingredient?.category !== DAIRY) continue
    if ((real(lineAmount, line) / HUNDREDTHS) * ingredient.edibleGrams >= GLASS) return true
  }
  return false
}

/** Of an offer what is eaten where something else stands; all of it where nothing would be left. */
export function without(not: NotEaten | null, index: ProblemIndex, { recipes, offered }: Offer): Offer {
  if (not === null) return { recipes, offered }
  const isEaten = (r: number): boolean =>
    not === 'sweet' ? flag(index.sweet, r) === 0 : flag(index.cold, r) === 0 || !isOfMilk(index, r)
  const left = recipes.filter(isEaten)
  return { recipes: left.length > 0 ? left : recipes, offered }
}

/** The offers of one request, each computed once. */
export class Offers {
  readonly #index: ProblemIndex
  readonly #params: Params
  readonly #home: Home
  readonly #excluded: ExclusionMask
  readonly #asked: (recipe: number) => boolean
  readonly #carried: ReadonlySet<number>
  readonly #draw: number
  readonly #meals = new Map<Slot, Offer & { readonly passed: number }>()
  readonly #parts = new Map<string, Offer>()

  /**
   * @param asked whether a recipe is of the collection that was asked for
   * @param carried what is eaten by habit
   */
  constructor(
    index: ProblemIndex,
    params: Params,
    excluded: ExclusionMask,
    asked: (recipe: number) => boolean,
    carried: ReadonlySet<number>,
  ) {
    this.#carried = carried
    this.#home = homeOf(index, params.country)
    this.#draw = weekSeed(params)
    this.#index = index
    this.#params = params
    this.#excluded = excluded
    this.#asked = asked
  }

  /** Of more recipes than a request can look at so many, drawn by the household's week, what was asked for and what is eaten by habit. */
  #some(recipes: Int32Array): Int32Array {
    const share = MOST_OFFERED / recipes.length
    if (share >= 1) return recipes
    const ids = bitsOfIds(this.#index)
    return recipes.filter((r) => unit(mixed(whole(ids, r) ^ this.#draw)) < share || this.#stays(r))
  }

  /** What a meal may be, whatever it is, and how many recipes pass for it. @throws EmptySlotError */
  meals(slot: Slot): Offer & { readonly passed: number } {
    const known = this.#meals.get(slot)
    if (known) return known
    const all = onceAt(this.#home, slot, () => mealsOf(this.#index, this.#params.country, slot))
    const recipes = offeredAtHome(this.#index, slot, this.#params, passing(slot, all, this.#excluded), this.#asked)
    // Breakfast is made for all at once; of a lunch or dinner that children hardly like, `children` says what it loses.
    const eaten = slot === 'breakfast' ? this.#forChildren(recipes) : recipes
    const forAll = this.#forAdults(eaten, slot)
    const left = forAll.length >= FEWEST_CHOICES ? forAll : recipes
    const offer = {
      recipes: this.#some(this.#inSeason(left, FEWEST_CHOICES)),
      offered: all.length,
      passed: recipes.length,
    }
    this.#meals.set(slot, offer)
    return offer
  }

  /** Whether a meal may be about a recipe. @throws EmptySlotError */
  mayBeAbout(slot: Slot, head: Head, recipe: number): boolean {
    return this.heads(slot, head).recipes.includes(recipe)
  }

  /** What a meal may be about. @throws EmptySlotError */
  heads(slot: Slot, head: Head): Offer {
    return this.#once(`${slot} ${head}`, () => {
      const meals = this.meals(slot)
      const index = this.#index
      if (head === 'any') return meals.recipes
      if (head === 'slices') return this.#toSpreadOn(slot)
      if (head !== 'main' && head !== 'plain') {
        const found = meals.recipes.filter((r) => partOf(index, r) === head)
        if (isMainMeal(slot) || (found.length > 0 && !BETWEEN_MEALS.includes(head))) return found
        const alone = this.#beside(slot, head).filter((r) => !eatenWithBread(index, r))
        return Int32Array.from(new Set([...found, ...alone])).sort()
      }
      const mains = meals.recipes.filter((r) => partOf(index, r) === 'main')
      const starchy = head === 'main' ? 1 : 0
      const kind = mains.filter((r) => flag(index.starchy, r) === starchy)
      // At breakfast bread stands beside eggs or cheese, and neither beside what holds its starch nor beside what is sweet.
      if (!isMainMeal(slot)) return mains.filter((r) => (flag(index.starchy, r) | flag(index.sweet, r)) === starchy)
      if (kind.length >= FEWEST_OF_KIND) return kind
      return mains.length >= FEWEST_MAINS ? mains : meals.recipes
    })
  }

  /** Bread that a spread of the meal names, or that names one. */
  #toSpreadOn(slot: Slot): Int32Array {
    const facts = (recipe: number): RecipeData => this.#index.data.recipes[recipe] as RecipeData
    const spreads = [...this.companions(slot, 'spread').recipes].map(facts)
    return this.companions(slot, 'bread').recipes.filter((r) => {
      const bread = facts(r)
      return spreads.some(({ id, goesWith }) => goesWith.includes(bread.id) || bread.goesWith.includes(id))
    })
  }

  /** How many main parts of a lunch or dinner hold their starch, or do not. */
  kinds(slot: Slot, head: 'main' | 'plain'): number {
    const index = this.#index
    const starchy = head === 'main' ? 1 : 0
    return this.meals(slot).recipes.reduce(
      (n, r) => n + (partOf(index, r) === 'main' && flag(index.starchy, r) === starchy ? 1 : 0),
      0,
    )
  }

  /** What may stand beside a main part. */
  companions(slot: Slot, part: Companion): Offer {
    return this.#once(`${slot} beside ${part}`, () => this.#beside(slot, part))
  }

  /**
   * Of an offer what is still good so many days later; all of it for 0 days. A main part is also worth cooking for more
   * than one meal; its side is cooked with it.
   */
  kept({ recipes, offered }: Offer, companion: boolean, days: number): Offer {
    if (days === 0) return { recipes, offered }
    const { batch, data } = this.#index
    const keeps = (recipe: number): number => data.recipes[recipe]?.keepsDays ?? 0
    return {
      recipes: recipes.filter((r) => (companion ? keeps(r) >= days : batch[r] === 1 && keeps(r) > days)),
      offered,
    }
  }

  /** Everyday dishes of a part, of those that the country's homes eat now and then at least. */
  #beside(slot: Slot, part: string): Int32Array {
    const bit = slotBit(slot)
    const { besideSlots } = this.#home
    const all = onceAt(this.#home, `beside ${part}`, (home) => besideIn(this.#index, home, part))
    const there = all.filter((r) => (whole(besideSlots, r) & bit) !== 0 && this.#excluded(r) === 0)
    const eaten = part === 'drink' ? this.#forChildren(there) : there
    return this.#some(this.#inSeason(this.#forAdults(eaten, slot), FEWEST_IN_SEASON))
  }

  /** What children have too, where a child eats: they drink no coffee, and one pot is made for all. */
  #forChildren(recipes: Int32Array): Int32Array {
    if (!withChildren(this.#params)) return recipes
    return recipes.filter((r) => this.#index.data.recipes[r]?.kids !== 0 || this.#stays(r))
  }

  /** What adults have too, where no child eats: in many countries only children drink milk. */
  #forAdults(recipes: Int32Array, slot: Slot): Int32Array {
    if (withChildren(this.#params)) return recipes
    const bit = slotBit(slot)
    return recipes.filter((r) => (whole(this.#home.childrensSlots, r) & bit) === 0 || this.#stays(r))
  }

  /** What is eaten at the time of year, as far as there are so many; all of it where there are fewer. */
  #inSeason(recipes: Int32Array, fewest: number): Int32Array {
    const month = monthOf(this.#params.startDate)
    const found = recipes.filter((r) => isInSeason(this.#home, r, month) || this.#stays(r))
    return found.length >= fewest ? found : recipes
  }

  /** What was asked for, and what is eaten by habit. */
  #stays(recipe: number): boolean {
    return this.#asked(recipe) || this.#carried.has(recipe)
  }

  #once(name: string, make: () => Int32Array): Offer {
    const known = this.#parts.get(name)
    if (known) return known
    const recipes = make()
    const offer = { recipes, offered: recipes.length }
    this.#parts.set(name, offer)
    return offer
  }
}
