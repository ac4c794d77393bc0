import type { AnswerOf, DataOf, Params } from '../page.ts'

export const offer = `
  query HomePage($country: ID) {
    meta(country: $country) {
      countries { code label currency decimals } regions { code label } stores { code name kindLabel }
      allergens { id: value label } excludePresets { id label kind excludeTags allergens exclude }
      filters { equipment { id: value label } excludeTags { id: value label } }
    }
  }`

/** What only a week is asked for. */
const week = `
  query HomeWeek {
    meta {
      countries { code symbol }
      filters { slot { id: value label } goal { id: value label } budgetMode { id: value label } }
    }
  }`

/** The reference of ingredients; with letters that begin none, nothing. */
export const foods = 'query HomeFoods($q: String) { ingredients(q: $q) { id name } }'

/** Fields that hold foods; where none of them is filled in, no food has to be known. */
const FOOD_FIELDS = ['exclude', 'excludeText', 'have', 'haveText'] as const
/** Nothing is called so. */
const NO_LETTERS = '-'

/** Variables of the question for foods. */
export const foodsAsked = (query: Params): { readonly q?: string } =>
  FOOD_FIELDS.some((name) => query[name]) ? {} : { q: NO_LETTERS }

export const documents = {
  offer,
  week,
  foods,
  collections: 'query HomeCollections { collections { slug name } }',
} as const

export type HomeData = DataOf<typeof documents>
/** What a form offers. */
export type Offer = AnswerOf<typeof offer>
/** A value and its name. */
export type Choice = Offer['filters']['equipment'][number]
