import { type Look, look } from './look.ts'
import { OF_INGREDIENT } from './looks.ts'

/** How the goods of an aisle look when nothing better is known. Aisles that are not seen on a plate are missing. */
const OF_CATEGORY: Readonly<Record<string, Look>> = {
  vegetables: look('#86a94f', 'cube', 0.2),
  fruits: look('#d7643f', 'ball', 0.2),
  herbs: look('#3f8a45', 'leaf', 0.1),
  meat: look('#8f4e36', 'chunk', 0.2),
  fish: look('#e9b59a', 'fillet', 0.1),
  dairy: look('#f3e8cf', 'cube', 0.5),
  bakery: look('#c98f4a', 'chunk', 0.1),
  grains: look('#e6cf9a', 'grain', 0.2),
  pasta: look('#ecd184', 'strand', 0.1),
  'nuts-seeds': look('#a8743b', 'bean', 0.1),
  canned: look('#b7a04e', 'ball', 0.2),
  frozen: look('#7fae5e', 'ball', 0.2),
  sweets: look('#6f4327', 'cube', 0.5),
  drinks: look('#c9892f', 'liquid', 0.4),
}

/** How an ingredient looks on a plate; undefined: it is not seen there (salt, oil, water). */
export const lookOf = (ingredient: { readonly id: string; readonly category: string }): Look | undefined =>
  ingredient.id in OF_INGREDIENT ? OF_INGREDIENT[ingredient.id] : OF_CATEGORY[ingredient.category]
