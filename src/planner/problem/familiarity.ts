import { type Familiarity, isMainMeal, MAIN_MEALS, SLOTS, type Slot } from '../../catalogue/vocabulary.ts'
import { type CountryEating, type HabitData, slotsThere } from '../../eating/meals.ts'
import { flag, whole } from '../arrays.ts'
import type { Params } from '../params.ts'
import type { RecipeData } from './data.ts'
import { bitsOf, type ProblemIndex, setOf } from './index.ts'

/** Dishes of no country in particular: pasta with sauce, an omelette, an apple. */
const INTERNATIONAL = 'international'

/** Whether a cuisine is the country's own, a neighbour's, or everybody's. */
export const isHomeCuisine = ({ own, near }: Pick<CountryEating, 'own' | 'near'>, cuisine: string): boolean =>
  cuisine === INTERNATIONAL || own.includes(cuisine) || near.includes(cuisine)

/**
 * Familiarity of a recipe: what its operator says of the country, else what the country's table does. One that no table
 * lists, because an operator added it, is as familiar as its cuisine.
 * @param eating undefined: all dishes are at home
 */
export function familiarityOf(
  eating: CountryEating | undefined,
  recipe: Pick<RecipeData, 'id' | 'cuisine' | 'familiarity'>,
): Familiarity {
  const said = recipe.familiarity.find(({ country }) => country === eating?.country)
  const known = said ? (said.value as Familiarity) : eating?.familiarity[recipe.id]
  if (known !== undefined) return known
  if (!eating || eating.own.includes(recipe.cuisine)) return 3
  return isHomeCuisine(eating, recipe.cuisine) ? 2 : 1
}

/**
 * Meals at which the country's homes eat a recipe: as its operator says of the country, else as the country's table does.
 * @param eating undefined: at those of the recipe
 */
export const slotsIn = (
  eating: CountryEating | undefined,
  { id, slots, slotsByCountry }: Pick<RecipeData, 'id' | 'slots' | 'slotsByCountry'>,
): readonly Slot[] => saidSlots(eating, slotsByCountry) ?? slotsThere(slots, eating?.slots[id])

/**
 * Meals beside whose main part a recipe stands in the country. What stands beside a lunch stands beside a dinner too, but
 * where the country's homes do not have it then, or where its operator says at which meals they do.
 */
export function besideSlotsIn(
  eating: CountryEating | undefined,
  recipe: Pick<RecipeData, 'id' | 'slots' | 'slotsByCountry'>,
): readonly Slot[] {
  const there = slotsIn(eating, recipe)
  if (saidSlots(eating, recipe.slotsByCountry) || !there.some(isMainMeal)) return there
  const not = eating?.slots[recipe.id]?.not ?? []
  return [...there, ...MAIN_MEALS.filter((meal) => !not.includes(meal))]
}

/** Months in which the country's homes eat a recipe, 1 to 12; none: in all. @param eating undefined: those of the recipe */
export const seasonIn = (
  eating: CountryEating | undefined,
  { id, season }: Pick<RecipeData, 'id' | 'season'>,
): readonly number[] => eating?.seasons[id] ?? season

/** What a recipe's operator says of its meals in the country; undefined: nothing. */
const saidSlots = (
  eating: CountryEating | undefined,
  said: RecipeData['slotsByCountry'],
): readonly Slot[] | undefined => said.find(({ country }) => country === eating?.country)?.slots

/** Meals that a recipe can stand at in the country: those of the recipe too, unless its operator says all that it has there. */
const possibleSlots = (eating: CountryEating | undefined, recipe: RecipeData): readonly Slot[] =>
  saidSlots(eating, recipe.slotsByCountry) ?? [...recipe.slots, ...slotsIn(eating, recipe)]

/** What a main part that is less familiar loses, by familiarity. */
const LOSS = [1.6, 1.5, 0.3, 0] as const
/** What one loses that is neither of the country's own cuisine nor everybody's. */
const NOT_OWN = 0.12
/** The most that a dish loses which homes cook now and then. */
export const NOW_AND_THEN = LOSS[2] + NOT_OWN

/** Candidates of a meal below which also dishes that are not eaten in the country are taken. */
export const FEWEST_CHOICES = 12

/** Share of weeks in which each main part is considered where nothing says which would else stand in most. */
const IN_TURN = 0.46

/** How a country's homes stand to the recipes of a revision, in their order. */
export interface Home {
  readonly familiarity: Uint8Array
  /** 0 to 1 */
  readonly unfamiliar: Float64Array
  /** share of weeks in which each is considered as a main part, 0 to 1 */
  readonly inTurn: Float64Array
  /** bit n: eaten there at SLOTS[n] */
  readonly slots: Int32Array
  /** bit n: it stands beside the main part of SLOTS[n] there */
  readonly besideSlots: Int32Array
  /** bit n: eaten there at SLOTS[n], or possible where too few dishes are */
  readonly possibleSlots: Int32Array
  /** bit n: at SLOTS[n] only families with children eat it there */
  readonly childrensSlots: Int32Array
  /** by main part: what is not eaten beside it there */
  readonly notBeside: ReadonlyMap<number, ReadonlySet<number>>
  /** months in which each is eaten there; none: in all */
  readonly seasons: readonly (readonly number[])[]
  /** share of weeks in which homes have each of the dishes that they have most often; 0: it is none of them */
  readonly favourite: Float64Array
  readonly breadBesideStarch: HabitData['breadBesideStarch']
  /** homes eat no meat on Fridays */
  readonly meatlessFridays: boolean
  /** 1: of a cuisine that is neither the country's own nor its neighbours' nor everybody's */
  readonly foreign: Uint8Array
}

/** Bit of a meal in the bits of a `Home`. */
export const slotBit = (slot: Slot): number => 1 << SLOTS.indexOf(slot)

/** By what the indices of a revision share, whatever is sold and whatever the kitchen. */
const known = new WeakMap<ProblemIndex['recipeAt'], Map<string, Home>>()

/** Computed once for each country of a revision. */
export function homeOf(index: ProblemIndex, country: string): Home {
  const homes = known.get(index.recipeAt) ?? new Map<string, Home>()
  known.set(index.recipeAt, homes)
  const made = homes.get(country) ?? makeHome(index, country)
  homes.set(country, made)
  return made
}

/** In how many countries homes cook a recipe. */
interface Cooked {
  readonly regularly: number
  readonly nowAndThen: number
}
const cooked = new WeakMap<ProblemIndex['recipeAt'], Map<number, Cooked>>()

/** How familiar a recipe is in a country, and how many countries cook it; counted once for a recipe of a revision. */
export function cookedIn(index: ProblemIndex, country: string, recipe: number): Cooked & { readonly here: number } {
  const counts = cooked.get(index.recipeAt) ?? new Map<number, Cooked>()
  cooked.set(index.recipeAt, counts)
  const known = counts.get(recipe) ?? countCooked(index, recipe)
  counts.set(recipe, known)
  return { ...known, here: flag(homeOf(index, country).familiarity, recipe) }
}

function countCooked({ data }: ProblemIndex, recipe: number): Cooked {
  const facts = data.recipes[recipe] as RecipeData
  const grades = data.eating.map((eating) => familiarityOf(eating, facts))
  const times = (grade: Familiarity): number => grades.filter((one) => one === grade).length
  return { regularly: times(3), nowAndThen: times(2) }
}

function makeHome(index: ProblemIndex, country: string): Home {
  const { data } = index
  const eating = data.eating.find((one) => one.country === country)
  const familiarity = Uint8Array.from(data.recipes, (recipe) => familiarityOf(eating, recipe))
  const { turns = {}, notBeside = {}, favourites = {} } = eating ?? {}
  const others = Object.keys(turns).length > 0 ? 1 : IN_TURN
  return {
    familiarity,
    notBeside: new Map(
      Object.entries(notBeside).flatMap(([id, others]) =>
        [...setOf(index, [id])].map((r) => [r, setOf(index, others)]),
      ),
    ),
    seasons: data.recipes.map((recipe) => seasonIn(eating, recipe)),
    breadBesideStarch: eating?.habits.breadBesideStarch ?? 'none',
    meatlessFridays: eating?.habits.meatlessFridays ?? false,
    inTurn: Float64Array.from(data.recipes, ({ id }) => turns[id] ?? others),
    favourite: Float64Array.from(data.recipes, ({ id }) => favourites[id] ?? 0),
    slots: Int32Array.from(data.recipes, (recipe) => bitsOf(SLOTS, slotsIn(eating, recipe))),
    besideSlots: Int32Array.from(data.recipes, (recipe) => bitsOf(SLOTS, besideSlotsIn(eating, recipe))),
    possibleSlots: Int32Array.from(data.recipes, (recipe) => bitsOf(SLOTS, possibleSlots(eating, recipe))),
    childrensSlots: Int32Array.from(data.recipes, ({ id, slotsByCountry }) =>
      bitsOf(SLOTS, saidSlots(eating, slotsByCountry) ? [] : (eating?.slots[id]?.children ?? [])),
    ),
    unfamiliar: Float64Array.from(data.recipes, ({ cuisine }, recipe) => {
      const isOwn = !eating || eating.own.includes(cuisine) || cuisine === INTERNATIONAL
      return (LOSS[flag(familiarity, recipe)] ?? 0) + (isOwn ? 0 : NOT_OWN)
    }),
    foreign: Uint8Array.from(data.recipes, ({ cuisine }) => (eating && !isHomeCuisine(eating, cuisine) ? 1 : 0)),
  }
}

/**
 * The recipes that a household of the country would be offered: no festive dish, and none that is not eaten there, or
 * not at that meal, as long as enough are left and its taste is not the world's. What was asked for by name stays.
 * @param asked whether a recipe is of the collection that was asked for
 */
export function offeredAtHome(
  index: ProblemIndex,
  slot: Slot,
  { country, taste }: Pick<Params, 'country' | 'taste'>,
  recipes: Int32Array,
  asked: (recipe: number) => boolean,
): Int32Array {
  const { familiarity, slots } = homeOf(index, country)
  const bit = slotBit(slot)
  const some = (fits: (recipe: number) => boolean): Int32Array => recipes.filter((r) => asked(r) || fits(r))
  const notFestive = some((r) => index.festive[r] === 0)
  if (taste === 'world' && notFestive.length > 0) return notFestive
  const home = notFestive.filter((r) => asked(r) || (familiarity[r] ?? 0) > 0)
  const atMeal = home.filter((r) => asked(r) || (whole(slots, r) & bit) !== 0)
  if (atMeal.length >= FEWEST_CHOICES) return atMeal
  if (home.length >= FEWEST_CHOICES) return home
  return notFestive.length > 0 ? notFestive : recipes
}
