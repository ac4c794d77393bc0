import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { FOOD_GROUPS, type Part } from '../../catalogue/vocabulary.ts'
import { flag, real, whole } from '../arrays.ts'
import type { RecipeData } from './data.ts'
import type { Draft } from './draft.ts'
import { type Home, homeOf } from './familiarity.ts'
import { allowedPortions } from './household.ts'
import type { ProblemIndex } from './index.ts'
import { companionOf, eatenWithBread, headWith, isOfMilk, partOf } from './offers.ts'
import { EMPTY, type Sides } from './problem.ts'

/** The dishes in play: a recipe and its portions for each, and which may stand in each group. */
export interface Menu {
  readonly recipes: readonly number[]
  /** hundredths of adult portions */
  readonly portions: readonly number[]
  /** share of the recipe's portion that an adult eats */
  readonly shares: readonly number[]
  readonly candidates: readonly Int32Array[]
  /** by dish: the same recipe in all portions that may be eaten of it */
  readonly sizes: readonly Int32Array[]
}

export function menuOf(
  { kind, groups, positions, held = [] }: Draft,
  index: ProblemIndex,
  listed: readonly Int32Array[],
): Menu {
  const recipes: number[] = []
  const portions: number[] = []
  const shares: number[] = []
  const sizes: Int32Array[] = []
  const numberOf = new Map<string, number>()
  const dishOf = (portionsHere: number, recipe: number, share: number): number => {
    const name = `${recipe} ${share}`
    const known = numberOf.get(name)
    if (known !== undefined) return known
    numberOf.set(name, recipes.length)
    portions.push(Math.round(portionsHere * share))
    shares.push(share)
    return recipes.push(recipe) - 1
  }
  const candidates = groups.map((group, g) => {
    // A dish of two courses may be made in different amounts for each.
    if (kind === 'table') numberOf.clear()
    const here = held.filter(({ position }) => positions[position]?.group === g)
    const all = new Set([...(listed[g] as Int32Array), ...here.map(({ recipe }) => recipe)])
    return Int32Array.from(
      [...all].sort((a, b) => a - b),
      (recipe) => {
        const usual = group.portionOf(recipe)
        const wished = here.flatMap(({ recipe: of, share = usual }) => (of === recipe ? [share] : []))
        const range = group.resized ? allowedPortions(index.data.recipes[recipe]?.portionRange ?? [1, 1]) : []
        const eaten = [...new Set([usual, ...range, ...wished])].sort((a, b) => a - b)
        const dishes = Int32Array.from(eaten, (share) => dishOf(group.portions, recipe, share))
        for (const dish of dishes) sizes[dish] = dishes
        return dishOf(group.portions, recipe, usual)
      },
    )
  })
  return { recipes, portions, shares, candidates, sizes }
}

const FISH_BIT = 1 << FOOD_GROUPS.indexOf('fish')
const PULSES_BIT = 1 << FOOD_GROUPS.indexOf('pulses')
/** Grams of vegetables and fruit in a portion of a dish with its starch from which no cooked vegetable stands beside it. */
const VEGETABLES_ENOUGH = 80
/** Parts that are savoury. */
const SAVOURY: readonly Part[] = ['salad', 'soup', 'side', 'bread']

/** Share of what stands beside a dish from which an ingredient makes it what it is. */
const OF_ITS_WEIGHT = 0.35
/** Grams of it in a portion of the dish from which it is eaten there already; less where the companion has little itself. */
const EATEN_ALREADY = 40
/** Share of what the companion has of it. */
const AS_MUCH = 0.6

/** kcal of a gram from which an ingredient is more than the water or the broth that soups and stews have in common. */
const NOURISHING = 0.1

/** Dishes that are eaten dry: milk in them is a cup beside them. */
const EATEN_DRY: readonly RecipeData['template'][] = ['bread', 'sweet', 'fried']
/** Aisle of coffee, tea and cocoa. */
const DRINKS = 'drinks'
/** Kind of ingredient that fresh milk is, whatever its fat; and grams of it in a portion from which it is drunk. */
const MILK = 'milk-3-2'
const CUP_OF_MILK = 100

/** What a recipe is made of, in kinds of ingredients. */
interface Makeup {
  /** recipes that it names as what it goes with; whether salads are among them */
  readonly named: ReadonlySet<number>
  readonly namesSalads: boolean
  /** grams in a portion */
  readonly grams: ReadonlyMap<string, number>
  /** those that make it what it is */
  readonly essence: readonly string[]
  /** it is a breakfast that comes with its drink: toast and milky coffee */
  readonly withDrink: boolean
  /** a glass or a bowl of milk, kefir or yogurt */
  readonly ofMilk: boolean
  /** it names dishes that it goes with: true, all of them are hot plates; false, none is; undefined: both, or it names none */
  readonly besidePlates: boolean | undefined
}

/** Worked out once for each recipe of a revision that stands in a request. */
const makeups = new WeakMap<ProblemIndex['recipeAt'], Map<number, Makeup>>()

function makeupOf(index: ProblemIndex, recipe: number): Makeup {
  const { lineStart, lineIngredient, lineAmount, data } = index
  let known = makeups.get(index.recipeAt)
  if (!known) {
    known = new Map()
    makeups.set(index.recipeAt, known)
  }
  const there = known.get(recipe)
  if (there) return there
  const grams = new Map<string, number>()
  let ofDrinks = false
  for (let line = whole(lineStart, recipe); line < whole(lineStart, recipe + 1); line++) {
    const ingredient = data.ingredients[whole(lineIngredient, line)]
    if (!ingredient) continue
    if (ingredient.category === DRINKS) ofDrinks = true
    if (ingredient.perUnit.kcal < NOURISHING * ingredient.edibleGrams) continue
    const eaten = (real(lineAmount, line) / HUNDREDTHS) * ingredient.edibleGrams
    grams.set(ingredient.family, (grams.get(ingredient.family) ?? 0) + eaten)
  }
  const all = [...grams.values()].reduce((sum, eaten) => sum + eaten, 0)
  const { mainIngredient, slots, template, goesWith } = data.recipes[recipe] as RecipeData
  const main = data.ingredients[index.ingredientAt.get(mainIngredient) ?? -1]?.family
  const essence = [...grams].flatMap(([family, eaten]) =>
    eaten >= all * OF_ITS_WEIGHT || family === main ? [family] : [],
  )
  const isCup = EATEN_DRY.includes(template) && (grams.get(MILK) ?? 0) >= CUP_OF_MILK
  const named = goesWith.flatMap((id) => index.recipeAt.get(id) ?? [])
  const meals = named.filter((r) => index.meal[r] === 1)
  const plates = meals.filter((r) => isHotPlate(index, r)).length
  const made = {
    named: new Set(named),
    namesSalads: named.some((r) => partOf(index, r) === 'salad'),
    grams,
    essence,
    withDrink: slots.includes('breakfast') && (ofDrinks || isCup),
    ofMilk: isOfMilk(index, recipe),
    besidePlates: meals.length === 0 || (plates > 0 && plates < meals.length) ? undefined : plates > 0,
  }
  known.set(recipe, made)
  return made
}

/** Whether a dish holds already what makes another what it is: peas beside mash with peas, a banana beside muesli with banana. */
const repeats = (main: Makeup, { grams, essence }: Makeup): boolean =>
  essence.some((family) => (main.grams.get(family) ?? 0) >= Math.min(EATEN_ALREADY, AS_MUCH * (grams.get(family) ?? 0)))

const isHotPlate = ({ cold, breaded }: ProblemIndex, main: number): boolean =>
  flag(cold, main) === 0 && flag(breaded, main) === 0

/** Whether a dish is of the food group of that bit. */
const isOf = ({ foodGroups }: ProblemIndex, recipe: number, bit: number): boolean =>
  (whole(foodGroups, recipe) & bit) !== 0

/** Dishes before which nobody eats soup: soups, pulses, and what is eaten at breakfast too. */
function isWithoutSoup(index: ProblemIndex, main: number): boolean {
  const { template, slots } = index.data.recipes[main] as RecipeData
  return template === 'soup' || slots.includes('breakfast') || isOf(index, main, PULSES_BIT)
}

/** Starch of main parts beside which bread is eaten in countries whose homes have it beside some of them. */
const POTATO = 'potato'

/** Whether the country's homes eat no bread beside the starch that a main part has. */
function isWithoutBread(index: ProblemIndex, { breadBesideStarch }: Home, main: number): boolean {
  const starch = index.families[whole(index.starch, main)]
  if (breadBesideStarch !== 'potatoes' || flag(index.starchy, main) === 0 || starch === undefined) return false
  return starch !== POTATO && !isOf(index, main, PULSES_BIT)
}

/** Dishes of one bowl or of the hand: no cooked vegetable stands beside them, nor beside pulses; no soup of pulses before them. */
const COMPLETE: readonly string[] = ['soup', 'pasta', 'bowl', 'sandwich', 'pancake', 'dumpling']
/** Dishes of a plate: salads of beetroot and sauerkraut are eaten with these only, and not with pulses. */
const PLATES: readonly string[] = ['roast', 'pan', 'fried', 'stew', 'bake']
const SHARP: readonly string[] = ['beetroot', 'beetroot-cooked', 'beetroot-pickled', 'sauerkraut']

/** What stands in a salad's or a soup's place and is not eaten with dishes of that kind, unless one of the two names the other. */
function isOfOtherKind(index: ProblemIndex, main: number, companion: number, { namesSalads }: Makeup): boolean {
  const template = index.data.recipes[main]?.template ?? ''
  const part = companionOf(index, companion)
  // What is spread lies on the bread: on plain slices, or on what stands beside the main part.
  if (part === 'spread') return partOf(index, main) === 'bread'
  if (part === 'soup')
    return isOf(index, companion, PULSES_BIT) && (COMPLETE.includes(template) || isOf(index, main, FISH_BIT))
  if (part !== 'salad') return false
  const isPulses = isOf(index, main, PULSES_BIT)
  const hasStarch = flag(index.starchy, main) === 1
  // A jacket potato takes its salads, and no cooked vegetable.
  if (partOf(index, companion) === 'side') return isPulses || COMPLETE.includes(template) || (hasStarch && namesSalads)
  if (template === 'pancake') return true
  // A salad of potatoes or pasta is the starch of its meal.
  if (flag(index.bringsStarch, companion) === 1 && hasStarch) return true
  const isSharp = SHARP.includes(index.data.recipes[companion]?.mainIngredient ?? '')
  return isSharp && (isPulses || !PLATES.includes(template))
}

/** Whether something is savoury, a cheese for bread, or a glass of milk or kefir beside a bowl of milk; a cup of cocoa is none. */
function isNotBesideSweet(index: ProblemIndex, companion: number, held: Makeup, made: Makeup): boolean {
  const part = partOf(index, companion)
  if (part === 'drink') return held.ofMilk && made.ofMilk && flag(index.cold, companion) === 1
  return SAVOURY.includes(part) || (part === 'dairy' && eatenWithBread(index, companion))
}

/**
 * What is not eaten together: a drink beside a breakfast that comes with one; something savoury beside a sweet dish; a
 * cooked vegetable beside a cold dish, bread, or a dish that has its starch and its vegetables; soup before soup, before
 * pulses, and before what is eaten at breakfast too; pulses before pulses; milk or cheese beside fish; what the main part
 * holds already; and, where it does not name it, a salad that is eaten with bread beside a hot plate, or the other way round.
 * @param held makeup of the main part
 * @param made makeup of the companion
 */
function isClash(index: ProblemIndex, main: number, companion: number, held: Makeup, made: Makeup): boolean {
  const part = partOf(index, companion)
  if (part !== 'bread' && repeats(held, made)) return true
  if (part === 'drink' && held.withDrink) return true
  if (flag(index.sweet, main) === 1) return isNotBesideSweet(index, companion, held, made)
  // A cooked vegetable belongs on a hot plate.
  const isPlate = isHotPlate(index, main)
  const isWhole = flag(index.starchy, main) === 1 && real(index.produce, main) >= VEGETABLES_ENOUGH
  if (part === 'side' && companionOf(index, companion) !== part && (!isPlate || isWhole)) return true
  if (part === 'soup' && isWithoutSoup(index, main)) return true
  // A main part that lacks its starch has a side that brings it, and a salad of potatoes would be a second one.
  if (part === 'salad' && flag(index.bringsStarch, companion) === 1 && headWith(index, main) === 'plain') return true
  if (isOf(index, main, PULSES_BIT) && isOf(index, companion, PULSES_BIT)) return true
  if (part === 'salad' && made.besidePlates === !isPlate && !held.named.has(companion)) return true
  if (part === 'dairy' && isOf(index, main, FISH_BIT)) return true
  return part !== 'bread' && part !== 'side' && whole(index.main, main) === whole(index.main, companion)
}

/**
 * Which sides go with which main parts: those with starch that either recipe names, and all with starch where it names none of
 * them, but for what the country's homes do not eat together. A main part that holds its starch takes no other but bread, and none where it is of bread itself.
 */
export function sides({ groups, input }: Draft, { recipes, candidates, sizes }: Menu, index: ProblemIndex): Sides {
  const { data, starchy, bringsStarch, breaded } = index
  const ofRecipes = (companion: boolean): number[] => [
    ...new Set(
      groups.flatMap((group, g) =>
        group.companion === companion ? Array.from(candidates[g] as Int32Array, (dish) => recipes[dish] as number) : [],
      ),
    ),
  ]
  const beside = ofRecipes(true)
  const places = (of: readonly number[]): Int32Array => {
    const at = new Map(of.map((recipe, n) => [recipe, n]))
    return Int32Array.from(sizes, (_, dish) => at.get(recipes[dish] as number) ?? EMPTY)
  }
  const mains = ofRecipes(false)
  const home = homeOf(index, input.params.country)
  const made = beside.map((recipe) => makeupOf(index, recipe))
  const fits = new Uint8Array(mains.length * beside.length)
  const clashes = new Uint8Array(mains.length * beside.length)
  const bread = beside.map((other) => data.recipes[other]?.part === 'bread')
  mains.forEach((recipe, m) => {
    const held = makeupOf(index, recipe)
    const notThere = home.notBeside.get(recipe)
    const breadless = isWithoutBread(index, home, recipe)
    // Either of the two may name the other.
    const goesWithIt = beside.map(
      (other, s) => !notThere?.has(other) && (held.named.has(other) || (made[s] as Makeup).named.has(recipe)),
    )
    const free = !beside.some((other, s) => goesWithIt[s] && flag(bringsStarch, other) === 1)
    const plain = flag(starchy, recipe) === 0
    const ofBread = flag(breaded, recipe) === 1
    beside.forEach((other, s) => {
      const goes = goesWithIt[s] === true
      const clash =
        notThere?.has(other) ||
        (breadless && bread[s]) ||
        isClash(index, recipe, other, held, made[s] as Makeup) ||
        (!goes && isOfOtherKind(index, recipe, other, held))
      clashes[m * beside.length + s] = clash ? 1 : 0
      const fit = plain ? (goes || free) && flag(bringsStarch, other) === 1 : bread[s] && !ofBread
      fits[m * beside.length + s] = fit ? 1 : 0
    })
  })
  return { row: places(mains), column: places(beside), columns: beside.length, fits, clashes }
}
