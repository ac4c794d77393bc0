import { isCompanion } from '../catalogue/content/check-companions.ts'
import type { RecipeFacts } from '../catalogue/recipe.ts'
import { isMainMeal, type Part, type Slot } from '../catalogue/vocabulary.ts'
import { type CountryEating, type PatternData, partsText, slotsThere } from './meals.ts'

/** Recipes below which a part of a pattern has too few: for what the meal is about, and for what stands beside it. */
const FEWEST = { first: 3, beside: 2 } as const

/** Familiarity from which a recipe counts: cooked at home now and then. */
const KNOWN = 2

type Recipe = Pick<RecipeFacts, 'meal' | 'part' | 'use' | 'serve' | 'keepsDays' | 'reheats' | 'goesWith'> & {
  readonly slots: readonly Slot[]
}
type Recipes = ReadonlyMap<string, Recipe>

/** A part of a pattern for which a country has too few recipes. */
export interface Gap {
  readonly slot: Slot
  readonly weekend: boolean
  /** of such meals, 0 to 1 */
  readonly share: number
  /** the parts of the pattern, joined by + */
  readonly pattern: string
  readonly warm: boolean
  readonly part: Part | 'leftover'
  readonly found: number
  readonly needed: number
}

/** Whether a recipe is eaten at a meal; what stands beside lunch stands beside dinner too. */
const atMeal = ({ slots }: Pick<Recipe, 'slots'>, slot: Slot): boolean =>
  isMainMeal(slot) ? slots.some(isMainMeal) : slots.includes(slot)

const onDay = ({ use }: Recipe, weekend: boolean): boolean => use === 'everyday' || (weekend && use === 'weekend')

/** Whether a meal of the pattern can be about the recipe. */
function canBeFirst(recipe: Recipe, { slot, weekend, warm, parts }: PatternData): boolean {
  const part = parts[0]?.part
  if (part === 'leftover') {
    const again = recipe.keepsDays > 0 && recipe.reheats
    return recipe.part === 'main' && recipe.meal && recipe.use !== 'festive' && again && atMeal(recipe, slot)
  }
  if (recipe.part !== part || !onDay(recipe, weekend) || !recipe.slots.includes(slot)) return false
  if (part === 'main' && recipe.serve !== (warm ? 'hot' : 'cold')) return false
  return recipe.meal || !isMainMeal(slot)
}

/** Whether the recipe can stand in the pattern beside what the meal is about. */
const canBeBeside = (recipe: Recipe, part: Part | 'leftover', { slot, weekend }: PatternData): boolean =>
  recipe.part === part && onDay(recipe, weekend) && atMeal(recipe, slot) && (part === 'main' || isCompanion(recipe))

/** What a country cooks now and then at least, with the meals at which it eats it. */
const knownIn = ({ familiarity, slots }: Pick<CountryEating, 'familiarity' | 'slots'>, recipes: Recipes): Recipes =>
  new Map(
    [...recipes].flatMap(([id, recipe]): [string, Recipe][] =>
      (familiarity[id] ?? 0) >= KNOWN ? [[id, { ...recipe, slots: slotsThere(recipe.slots, slots[id]) }]] : [],
    ),
  )

/** Parts of a country's patterns for which its homes would cook fewer recipes than a planner needs to choose. */
export function gapsOf(eating: Pick<CountryEating, 'familiarity' | 'slots' | 'patterns'>, recipes: Recipes): Gap[] {
  const known = [...knownIn(eating, recipes).values()]
  return eating.patterns.flatMap((pattern) =>
    pattern.parts.flatMap(({ part }, at) => {
      const fits = (recipe: Recipe) => (at === 0 ? canBeFirst(recipe, pattern) : canBeBeside(recipe, part, pattern))
      const found = known.filter(fits).length
      const needed = at === 0 ? FEWEST.first : FEWEST.beside
      if (found >= needed) return []
      const { slot, weekend, share, warm } = pattern
      return [{ slot, weekend, share, pattern: partsText(pattern), warm, part, found, needed }]
    }),
  )
}

/**
 * Mains and soups that a country cooks, of whose companions it eats none with them, or none with the starch that they lack.
 * @param starch which recipes lack it and which bring it
 */
export function aloneIn(
  eating: Pick<CountryEating, 'familiarity' | 'slots' | 'notBeside'>,
  recipes: Recipes,
  starch: { readonly lacking: ReadonlySet<string>; readonly bringing: ReadonlySet<string> },
): string[] {
  const known = knownIn(eating, recipes)
  return [...known].flatMap(([id, { meal, part, slots, goesWith }]) => {
    if (!meal || (part !== 'main' && part !== 'soup')) return []
    const beside = goesWith.filter((other) => {
      const facts = eating.notBeside[id]?.includes(other) ? undefined : known.get(other)
      return facts !== undefined && slots.some((slot) => atMeal(facts, slot))
    })
    const enough = starch.lacking.has(id) ? beside.some((other) => starch.bringing.has(other)) : beside.length > 0
    return enough ? [] : [id]
  })
}
