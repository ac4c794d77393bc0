import { type FaultKey, type Mistake, mistake, oneOf } from '../../i18n/allowed.ts'
import type { Lang } from '../../i18n/locale.ts'
import { edibleGramsPerUnit, type NutritionFacts, nutrientsPerUnit, sumNutrients } from '../nutrition.ts'
import type { RecipeFacts } from '../recipe.ts'
import { type Course, CUISINES, type Equipment } from '../vocabulary.ts'
import { checkEffort } from './check-effort.ts'

/** Edible grams of one portion that a person eats, and its energy, by course (see `data/README.md`). */
const PORTION: Record<Course, { grams: [number, number]; kcal: [number, number] }> = {
  starter: { grams: [50, 300], kcal: [60, 500] },
  soup: { grams: [250, 600], kcal: [60, 800] },
  salad: { grams: [100, 450], kcal: [40, 750] },
  main: { grams: [120, 650], kcal: [100, 1000] },
  side: { grams: [90, 320], kcal: [40, 500] },
  dessert: { grams: [40, 300], kcal: [60, 600] },
  drink: { grams: [120, 400], kcal: [0, 350] },
  bread: { grams: [30, 200], kcal: [80, 500] },
}

/** What stands beside other dishes may be as little as a spoon of jam, a few olives or a glass of water with lemon. */
const LEAST_BESIDE = { grams: 10, kcal: 1 }

/** Most of one ingredient in a portion, in edible grams: beyond it stands a slip of the pen. */
const MOST_GRAMS = 500
const MOST_SALT = 8

/** Grams in a portion that no dish goes beyond. */
const MOST_NUTRIENTS = { protein: 80, fat: 80, carb: 150, fiber: 40, salt: 10 }

/** Words by which a step names an appliance. A stove is named by what is done on it, so it is only looked for when listed. */
const APPLIANCE: Record<'ru' | 'en', Record<Equipment, RegExp>> = {
  en: {
    stove: /\b(pans?|pots?|saucepan|skillet|wok|griddle|kettle|cezve|boil\w*|simmer\w*|fr(y|ied)|hob|stove|heat)\b/i,
    oven: /\boven\b/i,
    microwave: /\bmicrowave\b/i,
    airfryer: /\bair ?fryer\b/i,
    multicooker: /\bmulticooker\b/i,
    blender: /\bblend\w*\b/i,
    mixer: /\bmixer\b/i,
    grill: /\b(grill|barbecue)\b/i,
    steamer: /\bsteamer\b/i,
    meatgrinder: /\b(meat grinder|mincer|grinder)\b/i,
  },
  ru: {
    stove:
      /сковор|кастрюл|плит|сотейник|казан|котел|котёл|ковш|вок|турк|вар(и|я|е)|обжар|жар(ь|и)|кип|огн|водян\p{L}+ бан/iu,
    oven: /духовк|духовом/i,
    microwave: /микроволнов/i,
    airfryer: /аэрогрил|аэрофритюр/i,
    multicooker: /мультиварк/i,
    blender: /блендер/i,
    mixer: /миксер/i,
    grill: /(?<!аэро)грил|мангал/i,
    steamer: /пароварк/i,
    meatgrinder: /мясоруб/i,
  },
}

/** A portion's edible grams and nutrients. */
export function portionOf<Row extends NutritionFacts>(
  facts: Pick<RecipeFacts, 'ingredients'>,
  ingredients: ReadonlyMap<string, Row>,
) {
  const lines = Object.entries(facts.ingredients).flatMap(([id, amount]) => {
    const row = ingredients.get(id)
    return row ? [{ id, row, amount, grams: amount * edibleGramsPerUnit(row) }] : []
  })
  const nutrients = sumNutrients(lines.map(({ amount, row }) => ({ amount, perUnit: nutrientsPerUnit(row) })))
  return { lines, nutrients, grams: lines.reduce((sum, line) => sum + line.grams, 0) }
}

/** Everything in a recipe's facts that contradicts itself or cannot be. */
export function checkRecipe(facts: RecipeFacts, ingredients: ReadonlyMap<string, NutritionFacts>): Mistake[] {
  const mistakes: Mistake[] = []
  const wrong = (field: string, key: FaultKey, values?: Readonly<Record<string, string | number>>) =>
    mistakes.push(mistake(field, key, values))
  for (const ingredient of Object.keys(facts.ingredients)) {
    if (!ingredients.has(ingredient)) wrong(`ingredients.${ingredient}`, 'noIngredient', { id: ingredient })
  }
  if (!(facts.mainIngredient in facts.ingredients))
    wrong('mainIngredient', 'mainNotListed', { id: facts.mainIngredient })
  if (!CUISINES.some((cuisine) => cuisine === facts.cuisine)) {
    mistakes.push({ field: 'cuisine', fault: { given: facts.cuisine, allowed: oneOf(CUISINES) } })
  }
  if (facts.batch && facts.keepsDays < 2) wrong('keepsDays', 'batchKeeps')
  mistakes.push(...checkEffort(facts))
  const { lines, nutrients, grams } = portionOf(facts, ingredients)
  for (const line of lines) {
    const most = line.id === 'salt' ? MOST_SALT : MOST_GRAMS
    if (line.grams > most)
      wrong(`ingredients.${line.id}`, 'muchOfOne', { id: line.id, grams: Math.round(line.grams), limit: most })
  }
  const usual = PORTION[facts.course]
  const beside = !facts.meal && facts.part !== 'main' && facts.part !== 'soup'
  const band = {
    grams: [beside ? LEAST_BESIDE.grams : usual.grams[0], usual.grams[1]] as [number, number],
    kcal: [beside ? LEAST_BESIDE.kcal : usual.kcal[0], usual.kcal[1]] as [number, number],
  }
  const ofCourse = ([from, to]: [number, number]) => ({ course: facts.course, from, to })
  const within = (value: number, [low, high]: [number, number]) => value >= low && value <= high
  if (!within(grams, band.grams))
    wrong('ingredients', 'portionGrams', { grams: Math.round(grams), ...ofCourse(band.grams) })
  for (const [name, most] of Object.entries(MOST_NUTRIENTS) as [keyof typeof MOST_NUTRIENTS, number][]) {
    if (nutrients[name] > most)
      wrong('ingredients', 'muchNutrient', { name, grams: Math.round(nutrients[name]), limit: most })
  }
  if (!within(nutrients.kcal, band.kcal)) {
    wrong('ingredients', 'portionKcal', { kcal: Math.round(nutrients.kcal), ...ofCourse(band.kcal) })
  }
  return mistakes
}

/** Equipment that no step uses, or that a step uses and the facts do not list; known for Russian and English steps. */
export function checkSteps(facts: Pick<RecipeFacts, 'equipment'>, lang: Lang, steps: readonly string[]): Mistake[] {
  if (lang !== 'ru' && lang !== 'en') return []
  const text = steps.join(' ')
  return (Object.entries(APPLIANCE[lang]) as [Equipment, RegExp][]).flatMap(([item, pattern]) => {
    const named = pattern.test(text)
    if (facts.equipment.includes(item) && !named) return [mistake('equipment', 'applianceUnused', { item })]
    return !facts.equipment.includes(item) && named && item !== 'stove'
      ? [mistake('equipment', 'applianceMissing', { item })]
      : []
  })
}
