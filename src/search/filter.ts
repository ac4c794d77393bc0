import { z } from 'zod'
import { RECIPE_FILTERS } from '../catalogue/recipe-filters.ts'
import { TAGS } from '../catalogue/tags.ts'
import { CUISINES, PARTS } from '../catalogue/vocabulary.ts'
import { ParamsInput } from '../planner/params.ts'

const { allergens, exclude, excludeTags, collection, have } = ParamsInput.shape

const MOST_PRESETS = 20
const MOST_MINUTES = 2880
const MOST_KCAL = 10_000
const MOST_GRAMS = 1000
const MOST_COST = 1e9

/** Filters that are one value of a stored field. */
const stored: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  RECIPE_FILTERS.map(({ name, schema, description, example }) => [
    name,
    schema
      .nullish()
      .describe(description)
      .meta({ examples: [example] }),
  ]),
)

/** What a search for recipes keeps: the one schema behind GraphQL, REST and the assistants' tools. What is absent filters nothing. */
export const RecipeFilterInput = z.object({
  ...stored,
  part: z
    .array(z.enum(PARTS))
    .max(PARTS.length)
    .nullish()
    .describe('Only recipes with one of these roles in a meal.')
    .meta({ examples: [['main', 'soup']] }),
  cuisine: z
    .array(z.enum(CUISINES))
    .max(CUISINES.length)
    .nullish()
    .describe('Only recipes of one of these cuisines.')
    .meta({ examples: [['italian', 'balkan', 'american']] }),
  tag: z
    .array(z.enum(TAGS))
    .max(TAGS.length)
    .nullish()
    .describe('Only recipes that have all of these tags.')
    .meta({ examples: [['nut-free']] }),
  collection: collection.describe('Slug of a collection: only its recipes.'),
  allergens: allergens.describe(
    'Allergens; recipes that contain one are left out. "nuts" are tree nuts only, peanuts are "peanuts": for a nut allergy pass both.',
  ),
  exclude: exclude.describe('Ingredient ids; recipes with one of them are left out.'),
  excludeTags: excludeTags.describe('Whole groups; recipes with one of them are left out.'),
  presets: z
    .array(z.string().min(1).max(80))
    .max(MOST_PRESETS)
    .nullish()
    .describe(
      'Exclusion presets (diets, rules, reasons), by id or by name in any language; what any of them excludes is left out.',
    )
    .meta({ examples: [['lactose-free']] }),
  equipment: ParamsInput.shape.equipment
    .describe(
      'Kitchen equipment at hand: only recipes that need no other, as their steps say or by one of `methods`; an empty list means none at all. Default: any.',
    )
    .meta({ examples: [['stove', 'oven']] }),
  maxTime: z
    .int()
    .min(0)
    .max(MOST_MINUTES)
    .nullish()
    .describe('Most hands-on minutes; waiting does not count.')
    .meta({ unit: 'min', examples: [20] }),
  maxKcal: z
    .number()
    .min(0)
    .max(MOST_KCAL)
    .nullish()
    .describe('Most energy of a portion.')
    .meta({ unit: 'kcal', examples: [700] }),
  minProtein: z
    .number()
    .min(0)
    .max(MOST_GRAMS)
    .nullish()
    .describe('Least protein of a portion.')
    .meta({ unit: 'g', examples: [15] }),
  maxCost: z
    .number()
    .min(0)
    .max(MOST_COST)
    .nullish()
    .describe("Highest estimated cost of a portion, in the country's currency (major units).")
    .meta({ unit: 'currency', examples: [300] }),
  season: z
    .int()
    .min(1)
    .max(12)
    .nullish()
    .describe(
      'Month, 1 to 12: only recipes of that season or of all the year, as the homes of `country` eat; where no country is named, as dishes say themselves.',
    )
    .meta({ unit: 'month', examples: [11] }),
  have: have
    .describe(
      'Ingredient ids at home: recipes that use at least one, those with the largest share of their ingredients at home first. What is usually at home counts as at home.',
    )
    .meta({ examples: [['rice-long', 'onion']] }),
})

/** Stored fields are checked by their schemas, whose types are known at run time only. */
export type RecipeFilter = z.infer<typeof RecipeFilterInput>

/** Names of the filters. */
export const FILTER_NAMES: readonly string[] = Object.keys(RecipeFilterInput.shape)

/** Orders of the recipes found. */
export const SORTS = ['fit', 'cost', 'time', 'kcal', 'title', 'familiar'] as const
export type Sort = (typeof SORTS)[number]

export const SORT_DESCRIPTION =
  'Order: fit (words and what is at home, the best first; by id where neither is asked for), or cost, hands-on time or energy of a portion, the least first; title (by name, as the language sorts); familiar (what the homes of the country cook on any day first). In every order dishes come first and plain foods (an apple, a slice of bread) last. Default fit.'
