import type { AnswerOf, DataOf } from '../page.ts'

const offer = `
  query HomePage($country: ID) {
    meta(country: $country) {
      countries { code label currency symbol decimals } regions { code label } stores { code name kindLabel }
      allergens { id: value label } excludePresets { id label kind excludeTags allergens exclude }
      filters {
        slot { id: value label } equipment { id: value label } goal { id: value label } excludeTags { id: value label } budgetMode { id: value label }
      }
    }
  }`

/** The reference of ingredients; with letters that begin none, nothing. */
const foods = 'query HomeFoods($q: String) { ingredients(q: $q) { id name } }'

export const documents = { offer, foods, collections: 'query HomeCollections { collections { slug name } }' } as const

export type HomeData = DataOf<typeof documents>
/** What the form offers. */
export type Offer = AnswerOf<typeof offer>
/** A value and its name. */
export type Choice = Offer['filters']['slot'][number]
