import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { inHundredths, inUnits } from '../catalogue/amount.ts'
import { INGREDIENT_FIELDS, Ingredient } from '../catalogue/ingredient.ts'
import { edibleGramsPerUnit, nutrientsPerUnit, sumNutrients } from '../catalogue/nutrition.ts'
import { RECIPE_FIELDS, Recipe, RecipeLine } from '../catalogue/recipe.ts'
import { select } from '../catalogue/select.ts'
import { tagsOf } from '../catalogue/tags.ts'
import type { FullIngredient, FullRecipe } from './types.ts'

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The ingredient reference, by id. */
export async function readIngredients(em: SqlEntityManager): Promise<FullIngredient[]> {
  const rows = await select(em, Ingredient, ['id', ...INGREDIENT_FIELDS])
  return rows
    .map((row) => ({
      ...row,
      pack: inHundredths(row.pack),
      perUnit: nutrientsPerUnit(row),
      edibleGrams: edibleGramsPerUnit(row),
    }))
    .sort(byId)
}

/** All recipes, withdrawn ones too, by id, with what is computed from their ingredients. */
export async function readRecipes(
  em: SqlEntityManager,
  ingredients: ReadonlyMap<string, FullIngredient>,
): Promise<FullRecipe[]> {
  const rows = await select(em, Recipe, ['id', 'withdrawn', ...RECIPE_FIELDS])
  const lineRows = await select(em, RecipeLine, ['recipe', 'ingredient', 'amount'], 'order by recipe_id, position')
  const linesOf = Map.groupBy(lineRows, (line) => line.recipe)
  return rows
    .map((row): FullRecipe => {
      const lines = (linesOf.get(row.id) ?? []).map(({ ingredient, amount }) => {
        const facts = ingredients.get(ingredient)
        // A foreign key holds this; the check is for the type.
        if (!facts) throw new Error(`recipe ${row.id} names the unknown ingredient ${ingredient}`)
        return { ingredient, amount: inHundredths(amount), facts }
      })
      const nutrients = sumNutrients(
        lines.map(({ amount, facts }) => ({ amount: inUnits(amount), perUnit: facts.perUnit })),
      )
      const used = lines.map((line) => line.facts)
      const allergens = new Set(used.flatMap((facts) => facts.allergens))
      return {
        ...row,
        lines: lines.map(({ ingredient, amount }) => ({ ingredient, amount })),
        nutrients,
        tags: tagsOf({ ...row, nutrients, ingredients: used }),
        allergens: [...allergens].sort(),
        mayContain: [...new Set(used.flatMap((facts) => facts.mayContain))].filter((id) => !allergens.has(id)).sort(),
      }
    })
    .sort(byId)
}

/** Recipe ids by ingredient. */
export function usersOf(recipes: readonly FullRecipe[]): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const { id, lines } of recipes) {
    for (const { ingredient } of lines) {
      const known = users.get(ingredient)
      if (known) known.push(id)
      else users.set(ingredient, [id])
    }
  }
  return users
}
