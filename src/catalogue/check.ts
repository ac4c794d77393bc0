import type { Lang } from '../i18n/locale.ts'
import { ALLERGENS, type Course, type Equipment, KITCHENS } from '../planner/world.ts'
import { checkFamilies } from './check-families.ts'
import { checkCooking, checkGroups } from './check-kitchen.ts'
import { checkTexts } from './check-texts.ts'
import type { Content, IngredientRow, RecipeFacts } from './content.ts'
import { edibleGramsPerUnit, type NutritionFacts, nutrientsPerUnit, sumNutrients } from './nutrition.ts'
import { TAGS, tagsOf } from './tags.ts'
import type { WordingKind } from './wording.ts'

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

/** Most of one ingredient in a portion, in edible grams: beyond it stands a slip of the pen. */
const MOST_GRAMS = 500
const MOST_SALT = 8

/** Grams in a portion that no dish goes beyond. */
const MOST_NUTRIENTS = { protein: 80, fat: 80, carb: 150, fiber: 40, salt: 10 }

/** Groups that presets name and no ingredient of the reference is in yet. */
const EMPTY_GROUPS = ['blood', 'scaleless-fish']

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

/** A row of the reference with its figures under the names that nutrition is computed by. */
const figured = (row: IngredientRow) => ({ ...row, edibleShare: row.yield, salt: row.saltG })
const byId = (rows: readonly IngredientRow[]) => new Map(rows.map((row) => [row.id, figured(row)]))

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

/** What is wrong with a recipe, and in which of its fields, for example `ingredients.salt`. */
export interface Mistake {
  readonly field: string
  readonly problem: string
}

/** Everything in a recipe's facts that contradicts itself or cannot be. */
export function checkRecipe(facts: RecipeFacts, ingredients: ReadonlyMap<string, NutritionFacts>): Mistake[] {
  const mistakes: Mistake[] = []
  const wrong = (field: string, problem: string) => mistakes.push({ field, problem })
  for (const ingredient of Object.keys(facts.ingredients)) {
    if (!ingredients.has(ingredient)) wrong(`ingredients.${ingredient}`, `unknown ingredient ${ingredient}`)
  }
  if (!(facts.mainIngredient in facts.ingredients))
    wrong('mainIngredient', `main ingredient ${facts.mainIngredient} is not in its list`)
  if (!KITCHENS.some((kitchen) => kitchen === facts.kitchen)) {
    wrong('kitchen', `unknown kitchen ${facts.kitchen}; known: ${KITCHENS.join(', ')}`)
  }
  if (facts.batch && facts.keepsDays < 2) wrong('keepsDays', 'batch needs keepsDays of at least 2')
  const { lines, nutrients, grams } = portionOf(facts, ingredients)
  for (const line of lines) {
    const most = line.id === 'salt' ? MOST_SALT : MOST_GRAMS
    if (line.grams > most)
      wrong(`ingredients.${line.id}`, `${line.id}: ${Math.round(line.grams)} g in one portion, at most ${most}`)
  }
  const band = PORTION[facts.course]
  const within = (value: number, [low, high]: [number, number]) => value >= low && value <= high
  if (!within(grams, band.grams))
    wrong('ingredients', `${Math.round(grams)} g a portion; a ${facts.course} has ${band.grams.join(' to ')} g`)
  for (const [name, most] of Object.entries(MOST_NUTRIENTS) as [keyof typeof MOST_NUTRIENTS, number][]) {
    if (nutrients[name] > most)
      wrong('ingredients', `${Math.round(nutrients[name])} g of ${name} a portion, at most ${most}`)
  }
  if (!within(nutrients.kcal, band.kcal)) {
    const kcal = Math.round(nutrients.kcal)
    wrong('ingredients', `${kcal} kcal a portion; a ${facts.course} has ${band.kcal.join(' to ')} kcal`)
  }
  return mistakes
}

/** Equipment that no step uses, or that a step uses and the facts do not list; known for Russian and English steps. */
export function checkSteps(facts: Pick<RecipeFacts, 'equipment'>, lang: Lang, steps: readonly string[]): Mistake[] {
  if (lang !== 'ru' && lang !== 'en') return []
  const text = steps.join(' ')
  return (Object.entries(APPLIANCE[lang]) as [Equipment, RegExp][]).flatMap(([item, pattern]) => {
    const named = pattern.test(text)
    if (facts.equipment.includes(item) && !named)
      return [{ field: 'equipment', problem: `lists ${item}, but no step uses it` }]
    return !facts.equipment.includes(item) && named && item !== 'stove'
      ? [{ field: 'equipment', problem: `a step uses ${item}, which is not listed` }]
      : []
  })
}

/** Everything in the content that contradicts itself or cannot be; one line each. An empty list is what it should be. */
export function checkContent(content: Content): string[] {
  const problems: string[] = []
  const ingredients = byId(content.ingredients)
  const groups = new Set(content.ingredients.flatMap((row) => row.groups))
  const known = (values: Iterable<string>, ids: readonly string[], where: string) => {
    const set = new Set(values)
    for (const id of ids) if (!set.has(id)) problems.push(`${where}: unknown ${id}`)
  }

  for (const row of content.ingredients) {
    known(ALLERGENS, row.allergens, `ingredient ${row.id} allergens`)
    known(ingredients.keys(), [row.family], `ingredient ${row.id} family`)
    if (row.pack <= 0 || row.gramsPerUnit <= 0)
      problems.push(`ingredient ${row.id}: pack and gramsPerUnit must be positive`)
    if (row.yield <= 0 || row.yield > 1) problems.push(`ingredient ${row.id}: yield must be above 0 and at most 1`)
    if (row.protein + row.fat + row.carb > 105)
      problems.push(`ingredient ${row.id}: more than 100 g of nutrients in 100 g`)
    problems.push(...checkGroups(row).map((problem) => `ingredient ${row.id}: ${problem}`))
  }
  if (ingredients.size !== content.ingredients.length) problems.push('ingredients.csv: an id stands twice')

  for (const [id, facts] of content.recipes) {
    problems.push(...checkRecipe(facts, ingredients).map(({ problem }) => `recipe ${id}: ${problem}`))
  }
  for (const [slug, { rule, pin, drop }] of content.collections) {
    known(TAGS, rule?.tags ?? [], `collection ${slug} tags`)
    known(KITCHENS, rule?.kitchens ?? [], `collection ${slug} kitchens`)
    known(content.recipes.keys(), [...(pin ?? []), ...(drop ?? [])], `collection ${slug}`)
  }

  const presets = new Map(content.presets.map((preset) => [preset.id, preset]))
  for (const preset of content.presets) {
    known(ALLERGENS, preset.allergens, `preset ${preset.id} allergens`)
    known([...groups, ...EMPTY_GROUPS], preset.ingredientGroups, `preset ${preset.id} groups`)
  }
  for (const [id, occasion] of content.occasions) {
    if (occasion.exclude) known(presets.keys(), [occasion.exclude], `occasion ${id} exclude`)
    known(occasion.courses, Object.keys(occasion.dishes), `occasion ${id} dishes`)
    const preset = presets.get(occasion.exclude ?? '')
    const forbidden = new Set([...(preset?.excludeTags ?? []), ...(preset?.ingredientGroups ?? [])])
    for (const course of occasion.courses) {
      const dishes = occasion.dishes[course] ?? []
      if (dishes.length < 3)
        problems.push(`occasion ${id}: ${course} has ${dishes.length} dishes, at least 3 are needed`)
      for (const dish of dishes) {
        const recipe = content.recipes.get(dish)
        if (!recipe) {
          problems.push(`occasion ${id}: unknown recipe ${dish}`)
          continue
        }
        const fits =
          occasion.kind === 'menu' ? recipe.course === course : recipe.meal && recipe.slots.some((s) => s === course)
        if (!fits) problems.push(`occasion ${id}: ${dish} is no ${course}`)
        for (const ingredient of Object.keys(recipe.ingredients)) {
          const row = ingredients.get(ingredient)
          const broken =
            row?.groups.some((g) => forbidden.has(g)) || row?.allergens.some((a) => preset?.allergens.includes(a))
          if (broken) problems.push(`occasion ${id}: ${dish} breaks ${occasion.exclude} by ${ingredient}`)
        }
      }
    }
  }

  const countries = content.countries.map((country) => country.code)
  known(
    countries,
    content.stores.map((store) => store.country),
    'stores.csv',
  )
  known(
    countries,
    content.regions.map((region) => region.country),
    'regions.csv',
  )
  for (const country of countries) {
    if (!content.stores.some((store) => store.country === country && store.priceIndex === 1)) {
      problems.push(`stores.csv: ${country} has no store at the average (index 1)`)
    }
  }

  problems.push(...checkTexts(content, idsOf(content)), ...checkFamilies(content))
  for (const { kind, id, lang, words } of content.words) {
    const facts = content.recipes.get(id)
    if (kind === 'recipe' && facts && words.steps) {
      problems.push(...checkSteps(facts, lang, words.steps).map(({ problem }) => `recipe ${id} (${lang}): ${problem}`))
      if (lang !== 'en') continue
      const rows = portionOf(facts, ingredients).lines.map((line) => line.row)
      problems.push(...checkCooking(facts, rows, words.steps).map((problem) => `recipe ${id}: ${problem}`))
    }
  }
  problems.push(...checkLikeness(content), ...checkUse(content))
  return problems
}

/** Kinds of the main ingredients of our recipes: reasons and warnings name them. */
function mainFamilies({ ingredients, recipes }: Content): Set<string> {
  const familyOf = new Map(ingredients.map((row) => [row.id, row.family]))
  return new Set([...recipes.values()].map(({ mainIngredient }) => familyOf.get(mainIngredient) ?? mainIngredient))
}

/** Ids that need words, by kind. */
export const idsOf = (content: Content): Record<WordingKind, Set<string>> => ({
  ingredient: new Set(content.ingredients.map((row) => row.id)),
  family: mainFamilies(content),
  recipe: new Set(content.recipes.keys()),
  collection: new Set(content.collections.keys()),
  occasion: new Set(content.occasions.keys()),
  country: new Set(content.countries.map((country) => country.code)),
  region: new Set(content.regions.map((region) => region.code)),
  preset: new Set(content.presets.map((preset) => preset.id)),
})

/** Likeness of two recipes from which they are the same dish written twice. */
const SAME_DISH = 0.93

/** What a portion weighs, by ingredient. */
export interface Weights {
  readonly id: string
  readonly course: Course
  /** edible grams by ingredient id */
  readonly grams: ReadonlyMap<string, number>
}

const weightsOf = (
  id: string,
  facts: Pick<RecipeFacts, 'course' | 'ingredients'>,
  ingredients: ReadonlyMap<string, NutritionFacts>,
): Weights => ({
  id,
  course: facts.course,
  grams: new Map(portionOf(facts, ingredients).lines.map((line) => [line.id, line.grams])),
})

/** Share of their weight that two recipes have in common, 0 to 1. */
function likeness(a: Weights, b: Weights): number {
  const sum = ({ grams }: Weights) => [...grams.values()].reduce((all, one) => all + one, 0)
  const [wholeA, wholeB] = [sum(a), sum(b)]
  let shared = 0
  for (const [id, grams] of a.grams) shared += Math.min(grams / wholeA, (b.grams.get(id) ?? 0) / wholeB)
  return shared
}

/** Recipes of the same course that share nearly all of their weight with this one. */
export function checkAlike(
  id: string,
  facts: Pick<RecipeFacts, 'course' | 'ingredients'>,
  others: readonly Weights[],
  ingredients: ReadonlyMap<string, NutritionFacts>,
): Mistake[] {
  const own = weightsOf(id, facts, ingredients)
  return others.flatMap((other) => {
    const shared = other.course === own.course && other.id !== id ? likeness(own, other) : 0
    return shared > SAME_DISH
      ? [
          {
            field: 'ingredients',
            problem: `recipes ${id} and ${other.id} share ${Math.round(shared * 100)} % of their weight`,
          },
        ]
      : []
  })
}

function checkLikeness(content: Content): string[] {
  const ingredients = byId(content.ingredients)
  const weights = [...content.recipes].map(([id, facts]) => weightsOf(id, facts, ingredients))
  return [...content.recipes].flatMap(([id, facts], index) =>
    checkAlike(id, facts, weights.slice(index + 1), ingredients).map(({ problem }) => problem),
  )
}

/** The reference holds what recipes use, and what is marked as being there for people to look up or exclude. */
function checkUse(content: Content): string[] {
  const used = new Set([...content.recipes.values()].flatMap((facts) => Object.keys(facts.ingredients)))
  return content.ingredients.flatMap(({ id, referenceOnly }) => {
    if (referenceOnly === !used.has(id)) return []
    return [
      `ingredient ${id}: ${referenceOnly ? 'marked as reference only, but a recipe uses it' : 'no recipe uses it; mark it as reference only'}`,
    ]
  })
}

/** How many recipes there are by slot, course, kitchen and tag. */
export function countRecipes(content: Content): Record<'slot' | 'course' | 'kitchen' | 'tag', Record<string, number>> {
  const ingredients = byId(content.ingredients)
  const counts = { slot: {}, course: {}, kitchen: {}, tag: {} } as Record<string, Record<string, number>>
  const count = (kind: string, id: string) => {
    const of = counts[kind] as Record<string, number>
    of[id] = (of[id] ?? 0) + 1
  }
  for (const facts of content.recipes.values()) {
    const { lines, nutrients } = portionOf(facts, ingredients)
    for (const slot of facts.slots) count('slot', slot)
    count('course', facts.course)
    count('kitchen', facts.kitchen)
    for (const tag of tagsOf({ ...facts, nutrients, ingredients: lines.map((line) => line.row) })) count('tag', tag)
  }
  return counts as ReturnType<typeof countRecipes>
}
