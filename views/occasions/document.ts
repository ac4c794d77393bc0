import { foods, offer } from '../home/document.ts'
import type { AnswerOf, DataOf, Params } from '../page.ts'

/** Dishes of a course that are shown. */
export const SHOWN = 8

const occasion = `
  query OccasionPage($id: ID!, $country: ID, $first: Int) {
    occasion(id: $id) {
      id title lead guests kind nextDate serveAt
      courses {
        label
        candidates(first: $first) { nodes { id title(country: $country) timeMin kcal cost(country: $country) equipment } }
      }
    }
  }`

/** The dishes that stay on the table. */
const kept = `
  query OccasionKept($items: [BasketItem!]!) {
    basket(items: $items) { dishes { recipe { id title equipment } } }
  }`

export const documents = { occasion, offer, foods, kept } as const
export type OccasionData = DataOf<typeof documents>
export type Occasion = AnswerOf<typeof occasion>

/** Names of the form's fields: those of the form of a week that a table has, and what is asked of tables alone. */
export const FIELDS = [
  'sent',
  'guests',
  'serve',
  'startDate',
  'country',
  'region',
  'store',
  'presets',
  'allergens',
  'exclude',
  'excludeText',
  'excludeTags',
  'equipment',
  'keep',
] as const satisfies readonly (keyof Params)[]
