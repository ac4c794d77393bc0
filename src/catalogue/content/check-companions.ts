import { nutrientsPerUnit } from '../nutrition.ts'
import type { RecipeFacts } from '../recipe.ts'
import { STARCH_OF_A_MEAL, STARCH_OF_A_SIDE, starchOf } from '../starch.ts'
import { isMainMeal } from '../vocabulary.ts'
import { portionOf } from './check-recipe.ts'
import { type Content, type ContentFacts, ingredientsById } from './rows.ts'

/** What stands beside the first part of a meal. Bread that is a meal carries its own topping. */
export const isCompanion = ({ part, meal }: Pick<RecipeFacts, 'part' | 'meal'>): boolean =>
  part !== 'main' && !(part === 'bread' && meal)

/** Whether it brings the bread, potatoes, rice or the like that a main part lacks. */
const bringsStarch = ({ part }: Pick<RecipeFacts, 'part'>, starch: number): boolean =>
  (part === 'side' || part === 'bread' || part === 'salad') && starch >= STARCH_OF_A_SIDE

/** Mains and soups of lunch and dinner that are no meal without bread, potatoes or the like; feasts have a course for that. */
const lacksStarch = ({ part, meal, use, slots }: RecipeFacts, starch: number): boolean =>
  (part === 'main' || part === 'soup') &&
  meal &&
  use !== 'festive' &&
  slots.some(isMainMeal) &&
  starch < STARCH_OF_A_MEAL

/** Recipes that lack starch, and those that bring it, by their ids. */
export function starchRoles(content: ContentFacts): { lacking: Set<string>; bringing: Set<string> } {
  const ingredients = ingredientsById(content)
  const lacking = new Set<string>()
  const bringing = new Set<string>()
  for (const [id, facts] of content.recipes) {
    const starch = starchOf(
      portionOf(facts, ingredients).lines.map(({ amount, row }) => ({
        amount,
        groups: row.groups,
        family: row.family,
        carb: nutrientsPerUnit(row).carb,
      })),
    )
    if (lacksStarch(facts, starch)) lacking.add(id)
    if (isCompanion(facts) && bringsStarch(facts, starch)) bringing.add(id)
  }
  return { lacking, bringing }
}

/** Mains and soups that name a meal of its own as their companion, or lack starch and name nothing that brings it. */
export function checkCompanions(content: Content): string[] {
  const { lacking, bringing } = starchRoles(content)
  return [...content.recipes].flatMap(([id, { part, goesWith }]) => [
    ...(part === 'main' || part === 'soup' ? goesWith : [])
      .filter((other) => {
        const facts = content.recipes.get(other)
        return facts !== undefined && !isCompanion(facts)
      })
      .map((other) => `recipe ${id} goesWith: ${other} is a meal of its own, no companion`),
    ...(lacking.has(id) && !goesWith.some((other) => bringing.has(other))
      ? [`recipe ${id} has no bread, potatoes, rice or the like, and goesWith names no side or bread that brings it`]
      : []),
  ])
}
