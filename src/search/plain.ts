import type { Part } from '../catalogue/vocabulary.ts'
import type { FullRecipe, Revision } from '../revision/types.ts'

/** Parts of a meal that can be a food as it is: an apple, a slice of bread, boiled potatoes, a glass of kefir. */
const PARTS: ReadonlySet<Part> = new Set<Part>(['side', 'bread', 'spread', 'fruit', 'dairy', 'drink'])

/** What is bought for a plain food, beside what is usually at home: itself, and what stands on it. */
const MOST_BOUGHT = 2

/** Whether a recipe is a plain food and no dish: lists name dishes first. */
export const isPlain = ({ part, lines }: FullRecipe, { ingredients }: Revision): boolean =>
  PARTS.has(part) && lines.filter(({ ingredient }) => !ingredients.get(ingredient)?.pantry).length <= MOST_BOUGHT

/** The same recipes with plain foods last, else in the order they had. */
export function dishesFirst(recipes: readonly FullRecipe[], catalogue: Revision): FullRecipe[] {
  const { plain = [], dishes = [] } = Object.groupBy(recipes, (recipe) =>
    isPlain(recipe, catalogue) ? 'plain' : 'dishes',
  )
  return [...dishes, ...plain]
}
