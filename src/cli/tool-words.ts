import type { Schema } from '../../rest/openapi-schemas.ts'

// What assistants are told of the arguments of the tools, in few words: every one that listens pays for them in each
// conversation. The whole descriptions are those of REST and GraphQL; what an argument may be is checked as there.

/** Words of properties, by name. One that is not here is told by its name and type alone. */
export type Words = Readonly<Record<string, string>>

const ALLERGENS = 'nuts = tree nuts ONLY; a nut allergy needs nuts AND peanuts'

/** Of every tool that has the property. */
export const WORDS: Words = {
  country: 'ISO code: DE',
  store: 'from list_stores',
  region: 'from list_stores',
  lang: "the person's; default en",
  age: 'years',
  slots: 'default breakfast, lunch, dinner',
  equipment: 'default stove, oven; [] = none',
  allergens: `never offered. ${ALLERGENS}`,
  exclude: 'ingredient ids never eaten (provender://ingredients)',
  excludeTags: 'groups never eaten',
  presets: 'diets and rules by id or name in any language: vegan, halal, no-nuts (provender://diets)',
  budgetValue: "in the country's currency; 0 = none",
  collection: 'slug (list_collections); its dishes first',
  have: 'ingredient ids at home',
  startDate: 'YYYY-MM-DD; default today',
  variant: 'another plan for the same arguments',
  taste: "home = the country's own dishes",
  maxMin: 'hands-on minutes of a weekday dinner',
  date: 'YYYY-MM-DD',
  share: 'also "household.link", a key to tick and change it together',
}

/** Of one tool, where its words are others. */
export const OWN_WORDS: Readonly<Record<string, Words>> = {
  build_week: {
    from: 'plan id',
    after: 'plan id of the week before',
    change:
      'with "from"/"after": any argument above that differs; "dishes" to swap; "keepDishes":"all" keeps lunches and dinners. Exclusions are added; only "allowAgain" drops any',
    keep: 'main dishes that stay; with "from" recipeId defaults to the one there',
  },
  build_table: {
    occasion: 'id or name in any language: Christmas',
    servings: 'people it feeds; default guests',
    budgetMode: 'week = the whole table',
  },
  search_recipes: {
    q: 'words',
    country: 'ISO code of prices; default RU',
    allergens: `leave out recipes that contain one. ${ALLERGENS}`,
    exclude: 'leave out by ingredient ids',
    equipment: 'at hand; default any',
    cuisine: 'any of: italian, north-african, …',
    tag: 'all of: quick, vegan, nut-free, high-protein, batch, …',
    collection: 'slug',
    have: 'ingredient ids at home',
    maxTime: 'hands-on minutes',
    maxCost: 'per portion',
    season: 'month',
    sort: 'least first',
  },
  get_recipe: {
    avoid: ALLERGENS,
    country: 'ISO code of prices; default RU',
    portions: 'default 1',
    meals: 'cooked for at once; default 1',
    units: 'us = cups, ounces',
  },
  list_collections: { after: '"endCursor"' },
}

const IDS = { type: 'array', items: { type: 'string' } }

/** What is said of `change`: what it takes is told above it, and checked as there. */
export const CHANGE: Schema = {
  type: 'object',
  properties: {
    allowAgain: {
      type: 'object',
      description: 'only ids that the person names',
      properties: { allergens: IDS, exclude: IDS, excludeTags: IDS },
    },
    dishes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          date: { type: 'string' },
          slot: { type: 'string' },
          recipeId: { type: 'string', description: 'default: the best other dish' },
        },
        required: ['date', 'slot'],
      },
    },
  },
}
