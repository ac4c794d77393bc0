import { createHash } from 'node:crypto'
import type { ContentRevision } from '../catalogue/content-revision.ts'
import { pictures } from '../catalogue/illustration/pictures.ts'
import type { OccasionFacts } from '../catalogue/occasion.ts'
import type { Row } from '../catalogue/select.ts'
import { TextSearch } from '../catalogue/text-search/text-search.ts'
import type { OccasionData } from '../planner/problem/data.ts'
import type { PriceBook } from '../prices/price-book.ts'
import { usersOf } from './dishes.ts'
import type { RevisionParts } from './parts.ts'
import { priceTables } from './price-tables.ts'
import type { PresetFacts, Revision } from './types.ts'

/** What is in use, by what it is made of: the content files, and what operators wrote over them. */
export type Stored = Pick<Row<typeof ContentRevision>, 'hash' | 'written'>

/** What is in use is named by its content and its prices, which can be imported apart. */
const nameOf = ({ hash, written }: Stored, prices: PriceBook) =>
  createHash('sha256').update(hash).update(written).update(prices.revision).digest('hex')

/** An occasion as the planner is given it, with its exclusion preset spelled out. */
function planned(id: string, facts: OccasionFacts, presets: readonly PresetFacts[]): OccasionData {
  const preset = presets.find((p) => p.id === facts.exclude)
  return {
    id,
    kind: facts.kind,
    guests: facts.guests,
    courses: facts.courses,
    dishes: facts.dishes,
    ...(facts.perGuest && { perGuest: facts.perGuest }),
    exclude: {
      allergens: preset?.allergens ?? [],
      excludeTags: preset?.excludeTags ?? [],
      ingredients: preset?.exclude ?? [],
    },
  }
}

/**
 * Makes a revision of its parts.
 * @param sameContent a revision of the same content files: what follows from them alone is taken from it
 */
export function makeRevision(stored: Stored, parts: RevisionParts, sameContent?: Revision): Revision {
  const { ingredients, occasions, presets, countries, stores, eating, prices, texts, photographs } = parts
  const ingredientList = [...ingredients.values()]
  const recipes = new Map(parts.recipes.map((recipe) => [recipe.id, recipe]))
  const offered = parts.recipes.filter((recipe) => !recipe.withdrawn)
  const revision = nameOf(stored, prices)
  return {
    revision,
    problemData: {
      revision,
      ingredients: ingredientList,
      recipes: parts.recipes,
      collections: parts.collections,
      eating: [...eating.values()],
      occasions: Array.from(occasions, ([id, facts]) => planned(id, facts, presets)),
    },
    recipes,
    ingredients,
    packs: parts.packs,
    usedIn: usersOf(offered),
    occasions,
    countries,
    stores,
    eating,
    presets,
    prices,
    priceTable: prices === sameContent?.prices ? sameContent.priceTable : priceTables(prices, ingredientList, parts),
    texts,
    search: new TextSearch({ texts, recipes: offered, ingredients: ingredientList }, sameContent?.search),
    photographs,
    photographOrigins: [...new Set(Array.from(photographs.values(), ({ url }) => new URL(url).origin))].sort(),
    picture: pictures(recipes, ingredients),
  }
}
