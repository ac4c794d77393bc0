import { surveyOf } from '../survey.ts'
import { CSU } from './office.ts'

/** Average consumer prices of Czechia, monthly. */
export const csu = surveyOf({
  ...CSU,
  publishes: 'a JSON-stat or open-data CSV of ČSÚ’s average consumer prices',
  formats: async () => (await import('./import.ts')).csuFormats,
})
