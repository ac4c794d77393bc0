import { z } from 'zod'
import { words } from '../catalogue/content/csv.ts'
import type { RecipeFacts } from '../catalogue/recipe.ts'
import { repeated } from '../catalogue/repeated.ts'
import { SLOTS, type Slot } from '../catalogue/vocabulary.ts'
import { type CountryEating, type MealsThere, slotsThere } from './meals.ts'

// Rows of `slots.csv`, and what they must agree with.

/** Of one meal of a recipe: countries that do not eat it then, and those where only families with children do; or, where it is none of the recipe's meals, countries that do eat it then. */
export const SlotRow = z.object({
  recipe: z.string().min(1),
  slot: z.enum(SLOTS),
  not: words,
  also: words,
  children: words,
})
type SlotRow = z.infer<typeof SlotRow>

/** What a row says of countries. */
const KINDS = ['not', 'also', 'children'] as const satisfies readonly (keyof MealsThere)[]

/** The meals of recipes in a country where they differ from those of the recipe, by recipe id. */
export function slotsOf(rows: readonly SlotRow[], country: string): Record<string, MealsThere> {
  const found = new Map<string, Record<(typeof KINDS)[number], Slot[]>>()
  for (const row of rows) {
    const kind = KINDS.find((one) => row[one].includes(country))
    if (!kind) continue
    const there = found.get(row.recipe) ?? { not: [], also: [], children: [] }
    found.set(row.recipe, there)
    there[kind].push(row.slot)
  }
  return Object.fromEntries(found)
}

type Recipes = ReadonlyMap<string, Pick<RecipeFacts, 'slots'>>

/** Rows that name what there is not, or that say nothing. */
export function checkSlots(rows: readonly SlotRow[], codes: ReadonlySet<string>, recipes: Recipes): string[] {
  const places = rows.map(({ recipe, slot }) => `${recipe} ${slot}`)
  return [
    ...rows.flatMap((row) => [...mistakesOf(row, codes, recipes.get(row.recipe)?.slots)]),
    ...repeated(places).map((place) => `${place} stands twice`),
  ].map((mistake) => `slots.csv: ${mistake}`)
}

function* mistakesOf(
  { recipe, slot, not, also, children }: SlotRow,
  codes: ReadonlySet<string>,
  slots: readonly Slot[] | undefined,
): Generator<string> {
  const place = `${recipe} ${slot}`
  if (!slots) return yield `${recipe} is no recipe`
  const named = [...not, ...also, ...children]
  if (named.length === 0) yield `${place} names no country`
  if (repeated(named).length > 0) yield `${place}: a country stands twice`
  for (const code of named.filter((one) => !codes.has(one))) yield `${place}: ${code} is no country of countries.csv`
  if (not.length > 0 && !slots.includes(slot)) yield `${place}: \`not\` says nothing, it is none of its meals anyway`
  if (children.length > 0 && !slots.includes(slot)) yield `${place}: \`children\` says nothing, it is none of its meals`
  if (also.length > 0 && slots.includes(slot)) yield `${place}: \`also\` says nothing, it is one of its meals anyway`
}

/** Rows of a country that say nothing, since it does not eat the recipe at all, and recipes that are left no meal there. */
export const checkSlotsIn = (
  { country, familiarity, slots }: Pick<CountryEating, 'country' | 'familiarity' | 'slots'>,
  recipes: Recipes,
): string[] =>
  Object.entries(slots).flatMap(([id, there]) => {
    const left = slotsThere(recipes.get(id)?.slots ?? [], there)
    return [
      ...((familiarity[id] ?? 0) === 0 ? [`slots.csv: ${id}: ${country} does not eat it at any meal`] : []),
      ...(left.length === 0 ? [`slots.csv: ${id}: no meal is left in ${country}`] : []),
    ]
  })
