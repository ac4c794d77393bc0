import type { AnswerOf, DataOf } from '../page.ts'

const offer = `
  query HomePage($country: ID) {
    meta(country: $country) {
      countries { code label currency symbol decimals } regions { code label } stores { code name kindLabel }
      allergens { id: value label } excludePresets { id label kind excludeTags allergens exclude }
      filters {
        slot { id: value label } equipment { id: value label } goal { id: value label } budgetMode { id: value label }
      }
    }
  }`

export const documents = { offer, collections: 'query HomeCollections { collections { slug name } }' } as const

export type HomeData = DataOf<typeof documents>
/** What the form offers. */
export type Offer = AnswerOf<typeof offer>
/** A value and its name. */
export type Choice = Offer['filters']['slot'][number]
