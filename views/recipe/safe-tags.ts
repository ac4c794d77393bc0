import type { Recipe } from './document.ts'

/** Ready-made foods of a dish, which differ by maker: what they hold only their label tells. */
export const unsureFoods = ({ ingredients }: Recipe): Recipe['ingredients'] =>
  ingredients.filter(({ groups }) => groups.includes('check-label'))

/** The tags of a dish that its reader may rely on: with ready-made foods it is never said to be free of anything. */
export const safeTags = (recipe: Recipe): readonly string[] =>
  unsureFoods(recipe).length > 0 ? recipe.tags.filter((tag) => !tag.endsWith('-free')) : recipe.tags
