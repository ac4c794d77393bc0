import { inHundredths, inUnits } from '../../catalogue/amount.ts'
import { foodGroupsOf } from '../../catalogue/food-groups.ts'
import { sumNutrients } from '../../catalogue/nutrition.ts'
import { STARCH_OF_A_SIDE } from '../../catalogue/starch.ts'
import {
  COURSES,
  EQUIPMENT,
  EXCLUDE_TAGS,
  FOOD_GROUPS,
  type Keeps,
  PARTS,
  TEMPLATES,
} from '../../catalogue/vocabulary.ts'
import { whole } from '../arrays.ts'
import type { IngredientData, PriceTable, ProblemData, RecipeData } from './data.ts'
import { BREAD, holding, starchFamilies } from './starchy-dishes.ts'

/** Share of a left-over pack's value that counts as wasted, by how long it stays good. */
const SPOILS: Readonly<Record<Keeps, number>> = { days: 1, weeks: 0.14, months: 0.035 }

/** Where hands-on minutes are not known, those to the table stand for them up to here: beyond it is waiting. */
const MOST_ACTIVE = 45

/** Groups of the main ingredients that a Sunday meal is about. */
const MEAT = ['meat', 'poultry', 'fish', 'seafood']

/** Problem data as arrays: what does not depend on a request, computed once for each revision. */
export interface ProblemIndex {
  readonly data: ProblemData
  readonly ingredientAt: ReadonlyMap<string, number>
  readonly recipeAt: ReadonlyMap<string, number>
  /** hundredths of the unit */
  readonly pack: Float64Array
  readonly pantry: Uint8Array
  readonly spoils: Float64Array
  /** id of the ingredient that stands for a kind, by family number */
  readonly families: readonly string[]
  readonly cuisines: readonly string[]
  readonly allergenBit: ReadonlyMap<string, number>
  /** lines of recipe r: lineStart[r] until lineStart[r + 1]; an ingredient stands once in a recipe */
  readonly lineStart: Int32Array
  readonly lineIngredient: Int32Array
  /** hundredths of the unit for one adult portion */
  readonly lineAmount: Float64Array
  /** whole kcal of a portion */
  readonly kcal: Float64Array
  /** tenths of a gram of a portion */
  readonly protein: Float64Array
  readonly fat: Float64Array
  readonly carb: Float64Array
  readonly fiber: Float64Array
  /** hundredths of a gram of a portion */
  readonly salt: Float64Array
  /** whole grams of vegetables and fruit of a portion */
  readonly produce: Float64Array
  readonly time: Float64Array
  /** hands-on minutes */
  readonly active: Float64Array
  /** 1: only for Saturdays and Sundays */
  readonly weekend: Uint8Array
  /** how little it is a dish for Sunday's large meal, 0 to 1 */
  readonly plain: Float64Array
  readonly festive: Uint8Array
  /** 1: begun the day before it is eaten */
  readonly dayBefore: Uint8Array
  /** number into PARTS */
  readonly part: Int32Array
  /** 1: it holds bread, potatoes, groats, pasta or the like enough for a meal */
  readonly starchy: Uint8Array
  /** 1: it brings bread, potatoes, groats, pasta or the like to a main part that has none */
  readonly bringsStarch: Uint8Array
  /** 1: a sweet dish, a porridge or a bowl of milk: nothing savoury goes beside it */
  readonly sweet: Uint8Array
  /** 1: it is of bread, so that no bread belongs beside it */
  readonly breaded: Uint8Array
  readonly main: Int32Array
  /** family that brings most of its starch, if it brings enough for a side; -1: it has none, or bread */
  readonly starch: Int32Array
  /** number into TEMPLATES; -1: not known */
  readonly template: Int32Array
  readonly cuisine: Int32Array
  readonly cold: Uint8Array
  /** may be cooked once for two days */
  readonly batch: Uint8Array
  /** bit n: FOOD_GROUPS[n], but for `foreign`, which depends on the country */
  readonly foodGroups: Int32Array
  readonly offered: Uint8Array
  readonly meal: Uint8Array
  readonly course: Int32Array
  /** bit n: EQUIPMENT[n] */
  readonly equipment: Int32Array
  /** bits of allergenBit */
  readonly allergens: Int32Array
  /** bit n: EXCLUDE_TAGS[n] */
  readonly tags: Int32Array
}

/** Bits of the values of `list` among `all`; what `all` does not know has no bit. */
export function bitsOf(all: readonly string[], list: readonly string[]): number {
  let bits = 0
  for (const value of list) {
    const at = all.indexOf(value)
    if (at >= 0) bits |= 1 << at
  }
  return bits
}

/** Numbers for names, from 0 on as they come, and the names by number. */
function numbering(): { readonly names: readonly string[]; readonly of: (name: string) => number } {
  const names: string[] = []
  const at = new Map<string, number>()
  const of = (name: string): number => {
    const known = at.get(name)
    if (known !== undefined) return known
    at.set(name, names.length)
    return names.push(name) - 1
  }
  return { names, of }
}

/** Templates of dishes that are sweet where nothing savoury is in them. */
const SWEET_TEMPLATES: readonly RecipeData['template'][] = ['sweet', 'porridge', 'pancake', 'fruit', 'dairy']
const SAVOURY = ['meat', 'fish', 'vegetables']
/** Aisle of jam, honey and chocolate: bread with them is sweet too. */
const SWEETS = 'sweets'
/** Aisle of fruit: dumplings of it are sweet, whatever their dough is of. */
const FRUIT = 'fruits'

/** By recipe, 1: it is sweet. */
function sweetDishes({ ingredients, recipes }: ProblemData): Uint8Array {
  const of = (categories: readonly string[]): ReadonlySet<string> =>
    new Set(ingredients.flatMap(({ id, category }) => (categories.includes(category) ? [id] : [])))
  const savoury = of(SAVOURY)
  const sweets = of([SWEETS])
  const fruits = of([FRUIT])
  return Uint8Array.from(recipes, ({ template, mainIngredient, lines }) => {
    const holds = (some: ReadonlySet<string>): boolean => lines.some(({ ingredient }) => some.has(ingredient))
    if (template === 'dumpling' && fruits.has(mainIngredient)) return 1
    const isSweet = SWEET_TEMPLATES.includes(template) || holds(sweets) || (template === 'dumpling' && holds(fruits))
    return isSweet && lines.every(({ ingredient }) => !savoury.has(ingredient)) ? 1 : 0
  })
}

/** A bit for each allergen that some ingredient holds. */
function allergenBits(ingredients: readonly IngredientData[]): Map<string, number> {
  const bits = new Map<string, number>()
  for (const { allergens } of ingredients) {
    for (const allergen of allergens) if (!bits.has(allergen)) bits.set(allergen, 1 << bits.size)
  }
  return bits
}

const bitsIn = (names: readonly string[], bits: ReadonlyMap<string, number>): number =>
  names.reduce((sum, name) => sum | (bits.get(name) ?? 0), 0)

/** By recipe, its food groups but for `foreign`, which depends on the country. */
const foodGroupBits = ({ ingredients, recipes }: ProblemData, ingredientAt: ReadonlyMap<string, number>): Int32Array =>
  Int32Array.from(recipes, ({ template, mainIngredient }) => {
    const main = ingredients[ingredientAt.get(mainIngredient) ?? -1]
    return bitsOf(FOOD_GROUPS, foodGroupsOf({ template, main, foreign: false }))
  })

/**
 * How little each recipe is a dish for Sunday's large meal: 0 for a weekend dish of meat, poultry or fish, a half for another
 * weekend dish and for an everyday dish of meat, poultry or fish, 1 for the others.
 */
const plainOnSunday = (
  { ingredients, recipes }: ProblemData,
  ingredientAt: ReadonlyMap<string, number>,
): Float64Array =>
  Float64Array.from(recipes, ({ use, mainIngredient }) => {
    const groups = ingredients[ingredientAt.get(mainIngredient) ?? -1]?.groups ?? []
    const isOfMeat = MEAT.some((group) => groups.includes(group)) && !groups.includes('check-label')
    return (isOfMeat ? 0 : 0.5) + (use === 'everyday' ? 0.5 : 0)
  })

function build(data: ProblemData): ProblemIndex {
  const { ingredients, recipes } = data
  const ingredientAt = new Map(ingredients.map((ingredient, i) => [ingredient.id, i]))
  const allergenBit = allergenBits(ingredients)
  const ingredientAllergens = ingredients.map(({ allergens }) => bitsIn(allergens, allergenBit))
  const ingredientTags = ingredients.map(({ groups }) => bitsOf(EXCLUDE_TAGS, groups))
  const allLines = recipes.reduce((sum, { lines }) => sum + lines.length, 0)
  const [families, cuisines] = [numbering(), numbering()]
  const numbers = () => new Float64Array(recipes.length)
  const index = {
    data,
    ingredientAt,
    recipeAt: new Map(recipes.map((recipe, r) => [recipe.id, r])),
    pack: Float64Array.from(ingredients, ({ pack }) => pack),
    pantry: Uint8Array.from(ingredients, ({ pantry }) => (pantry ? 1 : 0)),
    spoils: Float64Array.from(ingredients, ({ keeps }) => SPOILS[keeps]),
    families: families.names,
    cuisines: cuisines.names,
    allergenBit,
    lineStart: new Int32Array(recipes.length + 1),
    lineIngredient: new Int32Array(allLines),
    lineAmount: new Float64Array(allLines),
    kcal: numbers(),
    protein: numbers(),
    fat: numbers(),
    carb: numbers(),
    fiber: numbers(),
    salt: numbers(),
    produce: numbers(),
    time: Float64Array.from(recipes, ({ timeMin }) => timeMin),
    active: Float64Array.from(recipes, ({ activeMin, timeMin }) => activeMin ?? Math.min(timeMin, MOST_ACTIVE)),
    weekend: Uint8Array.from(recipes, ({ use }) => (use === 'weekend' ? 1 : 0)),
    plain: plainOnSunday(data, ingredientAt),
    festive: Uint8Array.from(recipes, ({ use }) => (use === 'festive' ? 1 : 0)),
    dayBefore: Uint8Array.from(recipes, ({ startsDayBefore }) => (startsDayBefore ? 1 : 0)),
    part: Int32Array.from(recipes, ({ part }) => PARTS.indexOf(part)),
    starchy: holding(data, () => true),
    bringsStarch: holding(data, () => true, STARCH_OF_A_SIDE),
    sweet: sweetDishes(data),
    breaded: holding(data, ({ category }) => category === BREAD),
    main: Int32Array.from(recipes, ({ mainIngredient: id }) =>
      families.of(ingredients[ingredientAt.get(id) ?? -1]?.family ?? id),
    ),
    starch: Int32Array.from(starchFamilies(data), (family) => (family === null ? -1 : families.of(family))),
    template: Int32Array.from(recipes, ({ template }) => (template ? TEMPLATES.indexOf(template) : -1)),
    cuisine: Int32Array.from(recipes, ({ cuisine }) => cuisines.of(cuisine)),
    cold: Uint8Array.from(recipes, ({ serve }) => (serve === 'cold' ? 1 : 0)),
    batch: Uint8Array.from(recipes, ({ batch, keepsDays }) => (batch && keepsDays >= 2 ? 1 : 0)),
    foodGroups: foodGroupBits(data, ingredientAt),
    offered: Uint8Array.from(recipes, ({ withdrawn }) => (withdrawn ? 0 : 1)),
    meal: Uint8Array.from(recipes, ({ meal }) => (meal ? 1 : 0)),
    course: Int32Array.from(recipes, ({ course }) => COURSES.indexOf(course)),
    equipment: Int32Array.from(recipes, ({ equipment }) => bitsOf(EQUIPMENT, equipment)),
    allergens: new Int32Array(recipes.length),
    tags: new Int32Array(recipes.length),
  }
  let line = 0
  recipes.forEach((recipe, r) => {
    const amounts = new Map<number, number>()
    const eaten: { amount: number; perUnit: (typeof ingredients)[number]['perUnit'] }[] = []
    for (const { ingredient, amount } of recipe.lines) {
      const i = ingredientAt.get(ingredient)
      const facts = ingredients[i ?? -1]
      if (i === undefined || !facts)
        throw new Error(`recipe ${recipe.id} uses ${ingredient}, which the problem data does not have`)
      amounts.set(i, (amounts.get(i) ?? 0) + amount)
      eaten.push({ amount: inUnits(amount), perUnit: facts.perUnit })
      index.allergens[r] = whole(index.allergens, r) | (ingredientAllergens[i] ?? 0)
      index.tags[r] = whole(index.tags, r) | (ingredientTags[i] ?? 0)
    }
    for (const [i, amount] of amounts) {
      index.lineIngredient[line] = i
      index.lineAmount[line++] = amount
    }
    index.lineStart[r + 1] = line
    const { kcal, protein, fat, carb, fiber, salt, produce } = sumNutrients(eaten)
    index.kcal[r] = Math.round(kcal)
    index.protein[r] = Math.round(protein * 10)
    index.fat[r] = Math.round(fat * 10)
    index.carb[r] = Math.round(carb * 10)
    index.fiber[r] = Math.round(fiber * 10)
    index.salt[r] = inHundredths(salt)
    index.produce[r] = Math.round(produce)
  })
  return index
}

const known = new WeakMap<ProblemData, ProblemIndex>()

/** The index of problem data, which must not change, with the usual packs; computed once for the same object. */
export function indexOf(data: ProblemData): ProblemIndex {
  let index = known.get(data)
  if (!index) {
    index = build(data)
    known.set(data, index)
  }
  return index
}

const sold = new WeakMap<PriceTable['packs'], ProblemIndex>()

/** The same with the packs that are sold where the prices are; all else is shared. */
export function pricedIndexOf(data: ProblemData, { packs }: Pick<PriceTable, 'packs'>): ProblemIndex {
  const usual = indexOf(data)
  if (packs.size === 0) return usual
  const known = sold.get(packs)
  if (known?.lineStart === usual.lineStart) return known
  const ingredients = data.ingredients.map((one) => ({ ...one, pack: packs.get(one.id) ?? one.pack }))
  const index = {
    ...usual,
    data: { ...data, ingredients },
    pack: Float64Array.from(ingredients, ({ pack }) => pack),
  }
  sold.set(packs, index)
  return index
}

/** The recipes of these ids, as far as there are such. */
export const setOf = (index: ProblemIndex, ids: readonly string[]): Set<number> =>
  new Set(ids.map((id) => index.recipeAt.get(id)).filter((r): r is number => r !== undefined))
