import type { Mistake } from '../../i18n/allowed.ts'
import { measureOf, pieceOf } from '../measure.ts'
import { checkMethods } from '../method.ts'
import type { OccasionFacts } from '../occasion.ts'
import { checkPacks } from '../packs.ts'
import { checkPieces } from '../pieces.ts'
import type { RecipeFacts } from '../recipe.ts'
import { checkStages } from '../stages.ts'
import { TAGS, type Tag, tagsOf } from '../tags.ts'
import type { TextKind } from '../texts.ts'
import { checkTin, lacksTin } from '../tin.ts'
import { ALLERGENS, CUISINES } from '../vocabulary.ts'
import { checkCompanions } from './check-companions.ts'
import { checkCooking, checkGroups } from './check-cooking.ts'
import { checkCountryTitles } from './check-country-titles.ts'
import { checkStepCount, checkStepTimes, checkStepWaits, checkTimeMin } from './check-effort.ts'
import { checkFamilies } from './check-families.ts'
import { checkLikeness } from './check-likeness.ts'
import { checkRecipe, checkSteps, portionOf } from './check-recipe.ts'
import { checkTexts } from './check-texts.ts'
import { type Content, type ContentFacts, type IngredientRow, ingredientsById } from './rows.ts'
import { checkStoreLevels } from './store-levels.ts'

/** Groups that presets name and no ingredient of the reference is in yet. */
const EMPTY_GROUPS = ['scaleless-fish']

/** Lines of what is wrong. */
type Problems = string[]

/** A line for each id that is none of the values. */
function unknown(values: Iterable<string>, ids: readonly string[], where: string): Problems {
  const known = new Set(values)
  return ids.filter((id) => !known.has(id)).map((id) => `${where}: unknown ${id}`)
}

/** Puts a mistake into words. */
type Say = (mistake: Mistake) => string

/** What is wrong with how a recipe is cooked. @param grams of a portion */
const checkCooked = (facts: RecipeFacts, grams: number): string[] => [
  ...checkMethods(facts),
  ...checkStages(facts),
  ...checkTin(facts, grams),
  ...checkPieces(facts, grams),
]

/** Everything in the content that contradicts itself or cannot be; one line each. An empty list is what it should be. */
export function checkContent(content: Content, say: Say): Problems {
  const ingredients = ingredientsById(content)
  return [
    ...checkIngredients(content),
    ...checkSizes(content),
    ...[...content.recipes].flatMap(([id, facts]) => [
      ...[...checkRecipe(facts, ingredients).map(say), ...checkTimeMin(facts)].map(
        (problem) => `recipe ${id}: ${problem}`,
      ),
      ...(ingredients.has(id) ? [`recipe ${id}: an ingredient has this id`] : []),
      ...(facts.activeMin === null ? [`recipe ${id}: activeMin is missing`] : []),
      ...(facts.template === null ? [`recipe ${id}: template is missing`] : []),
      ...(facts.familiarity.length + facts.slotsByCountry.length > 0
        ? [`recipe ${id}: what it is in single countries stands in eating/, not in familiarity or slotsByCountry`]
        : []),
      ...checkCooked(facts, portionOf(facts, ingredients).grams).map((problem) => `recipe ${id}: ${problem}`),
      ...unknown(content.recipes.keys(), facts.goesWith, `recipe ${id} goesWith`),
    ]),
    ...checkCollections(content),
    ...checkPresets(content),
    ...checkOccasions(content),
    ...checkPlaces(content),
    ...checkTexts(content, idsOf(content), say),
    ...checkCountryTitles(content),
    ...checkFamilies(content),
    ...checkWrittenSteps(content, say),
    ...checkLikeness(content).map(say),
    ...checkUse(content),
    ...checkCompanions(content),
  ]
}

function checkIngredients(content: Content): Problems {
  const ids = new Set(content.ingredients.map(({ id }) => id))
  const problems = content.ingredients.flatMap((row) => [
    ...unknown(ALLERGENS, row.allergens, `ingredient ${row.id} allergens`),
    ...unknown(ALLERGENS, row.mayContain, `ingredient ${row.id} mayContain`),
    ...unknown(ids, [row.family], `ingredient ${row.id} family`),
    ...checkFigures(row).map((problem) => `ingredient ${row.id}: ${problem}`),
    ...checkGroups(row).map((problem) => `ingredient ${row.id}: ${problem}`),
  ])
  return ids.size === content.ingredients.length ? problems : [...problems, 'ingredients.csv: an id stands twice']
}

function checkSizes({ packs, ingredients }: Content): Problems {
  const ids = packs.map(({ ingredient }) => ingredient)
  const known = new Map(ingredients.map((row) => [row.id, row]))
  const wrongSizes = function* ({ ingredient, sizes }: Content['packs'][number]): Generator<string> {
    const row = known.get(ingredient)
    if (!row) return
    for (const problem of checkPacks(sizes, row.pack, pieceOf(measureOf(row))))
      yield `packs.csv: ${ingredient}: ${problem}`
  }
  return [
    ...unknown(known.keys(), ids, 'packs.csv'),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `packs.csv: ${id} stands twice`),
    ...packs.flatMap((row) => [...wrongSizes(row)]),
  ]
}

/** Days that an opened pack stays good, by how long it is said to keep; months are not counted in days. */
const OPEN_DAYS: Readonly<Record<IngredientRow['keeps'], readonly [number, number]>> = {
  days: [1, 9],
  weeks: [10, 60],
  months: [0, 0],
}

function* checkFigures(row: IngredientRow): Generator<string> {
  if (row.pack <= 0 || row.gramsPerUnit <= 0) yield 'pack and gramsPerUnit must be positive'
  if (row.edibleShare <= 0 || row.edibleShare > 1) yield 'yield must be above 0 and at most 1'
  const [least, most] = OPEN_DAYS[row.keeps]
  if (row.openDays !== null && (row.openDays < least || row.openDays > most))
    yield `openDays is ${row.openDays}; what keeps ${row.keeps} has ${most === 0 ? 'none' : `${least} to ${most}`}`
  if (row.protein + row.fat + row.carb > 105) yield 'more than 100 g of nutrients in 100 g'
}

const checkCollections = (content: Content): Problems =>
  [...content.collections].flatMap(([slug, { rule, pin, drop }]) => [
    ...unknown(TAGS, rule?.tags ?? [], `collection ${slug} tags`),
    ...unknown(CUISINES, rule?.cuisines ?? [], `collection ${slug} cuisines`),
    ...unknown(content.recipes.keys(), [...(pin ?? []), ...(drop ?? [])], `collection ${slug}`),
  ])

function checkPresets(content: Content): Problems {
  const groups = new Set([...content.ingredients.flatMap((row) => row.groups), ...EMPTY_GROUPS])
  return content.presets.flatMap((preset) => [
    ...unknown(ALLERGENS, preset.allergens, `preset ${preset.id} allergens`),
    ...unknown(groups, preset.ingredientGroups, `preset ${preset.id} groups`),
  ])
}

function checkOccasions(content: Content): Problems {
  const presets = content.presets.map(({ id }) => id)
  return [...content.occasions].flatMap(([id, occasion]) => [
    ...(occasion.exclude ? unknown(presets, [occasion.exclude], `occasion ${id} exclude`) : []),
    ...unknown(occasion.courses, Object.keys(occasion.dishes), `occasion ${id} dishes`),
    ...unknown(occasion.courses, Object.keys(occasion.perGuest ?? {}), `occasion ${id} perGuest`),
    ...occasion.courses.flatMap((course) =>
      checkCourse(content, occasion, course).map((problem) => `occasion ${id}: ${problem}`),
    ),
  ])
}

/** The dishes of one course of an occasion: enough of them, each of that course, none against what it excludes. */
function checkCourse(content: Content, occasion: OccasionFacts, course: string): Problems {
  const dishes = occasion.dishes[course] ?? []
  const tooFew = dishes.length < 3 ? [`${course} has ${dishes.length} dishes, at least 3 are needed`] : []
  return [
    ...tooFew,
    ...dishes.flatMap((dish) => {
      const recipe = content.recipes.get(dish)
      if (!recipe) return [`unknown recipe ${dish}`]
      const fits =
        occasion.kind === 'menu' ? recipe.course === course : recipe.meal && recipe.slots.some((s) => s === course)
      return [
        ...(fits ? [] : [`${dish} is no ${course}`]),
        ...forbiddenIn(content, occasion, recipe).map((one) => `${dish} breaks ${occasion.exclude} by ${one}`),
      ]
    }),
  ]
}

/** Ingredients of a recipe that the occasion's preset excludes. */
function forbiddenIn(content: Content, occasion: OccasionFacts, recipe: RecipeFacts): string[] {
  const preset = content.presets.find(({ id }) => id === occasion.exclude)
  if (!preset) return []
  const groups = new Set([...preset.excludeTags, ...preset.ingredientGroups])
  const ingredients = ingredientsById(content)
  return Object.keys(recipe.ingredients).filter((id) => {
    const row = ingredients.get(id)
    return row?.groups.some((group) => groups.has(group)) || row?.allergens.some((a) => preset.allergens.includes(a))
  })
}

function checkPlaces({ countries, stores, storeSurveys, regions }: Content): Problems {
  const codes = countries.map(({ code }) => code)
  const countryOf = ({ country }: { country: string }) => country
  return [
    ...unknown(codes, stores.map(countryOf), 'stores.csv'),
    ...unknown(codes, regions.map(countryOf), 'regions.csv'),
    ...checkStoreLevels(stores, storeSurveys),
    ...codes
      .filter((code) => !stores.some((store) => store.country === code && store.priceIndex === 1))
      .map((code) => `stores.csv: ${code} has no store at the average (index 1)`),
  ]
}

/** Steps against the equipment that is listed, and, in English, against what cooking the ingredients needs. */
function checkWrittenSteps(content: Content, say: Say): Problems {
  const ingredients = ingredientsById(content)
  return content.words.flatMap(({ kind, id, lang, words }) => {
    const facts = content.recipes.get(id)
    if (kind !== 'recipe' || !facts || !words.steps) return []
    const rows = portionOf(facts, ingredients).lines.map((line) => line.row)
    const problems = [
      ...[...checkSteps(facts, lang, words.steps), ...checkStepCount(facts, words.steps.length)].map(say),
      ...(lang === 'en' ? [...checkStepTimes(facts, words.steps), ...checkStepWaits(facts, words.steps)] : []),
      ...(lang === 'en' && lacksTin(facts, words.steps) ? ['a tin, but neither tin nor tinPortions'] : []),
    ]
    return [
      ...problems.map((problem) => `recipe ${id} (${lang}): ${problem}`),
      ...(lang === 'en' ? checkCooking(facts, rows, words.steps) : []).map((problem) => `recipe ${id}: ${problem}`),
    ]
  })
}

/** Kinds of the main ingredients of our recipes: reasons and warnings name them. */
function mainFamilies({ ingredients, recipes }: Content): Set<string> {
  const familyOf = new Map(ingredients.map((row) => [row.id, row.family]))
  return new Set([...recipes.values()].map(({ mainIngredient }) => familyOf.get(mainIngredient) ?? mainIngredient))
}

/** Ids that need words, by kind. */
export const idsOf = (content: Content): Record<TextKind, Set<string>> => ({
  ingredient: new Set(content.ingredients.map((row) => row.id)),
  family: mainFamilies(content),
  recipe: new Set(content.recipes.keys()),
  collection: new Set(content.collections.keys()),
  occasion: new Set(content.occasions.keys()),
  country: new Set(content.countries.map((country) => country.code)),
  region: new Set(content.regions.map((region) => region.code)),
  preset: new Set(content.presets.map((preset) => preset.id)),
})

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

/** The recipes with the tags that follow from their ingredients. */
export function taggedRecipes(content: ContentFacts): Map<string, RecipeFacts & { readonly tags: Tag[] }> {
  const ingredients = ingredientsById(content)
  return new Map(
    [...content.recipes].map(([id, facts]) => {
      const { lines, nutrients } = portionOf(facts, ingredients)
      return [id, { ...facts, tags: tagsOf({ ...facts, nutrients, ingredients: lines.map(({ row }) => row) }) }]
    }),
  )
}

/** How many recipes there are by slot, course, cuisine and tag. */
export function countRecipes(
  content: ContentFacts,
): Record<'slot' | 'course' | 'cuisine' | 'tag', Record<string, number>> {
  const counts = { slot: {}, course: {}, cuisine: {}, tag: {} } as Record<string, Record<string, number>>
  const count = (kind: string, id: string) => {
    const of = counts[kind] as Record<string, number>
    of[id] = (of[id] ?? 0) + 1
  }
  for (const { slots, course, cuisine, tags } of taggedRecipes(content).values()) {
    for (const slot of slots) count('slot', slot)
    count('course', course)
    count('cuisine', cuisine)
    for (const tag of tags) count('tag', tag)
  }
  return counts as ReturnType<typeof countRecipes>
}
