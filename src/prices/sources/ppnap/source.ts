import { surveyOf } from '../survey.ts'
import { PPNAP } from './office.ts'

/** Prices of 100 g of the edible part in the United States, by two years. */
export const ppnap = surveyOf({
  ...PPNAP,
  files: 'us-ppnap',
  publishes: 'a CSV of USDA’s Purchase to Plate National Average Prices',
  formats: async () => (await import('./import.ts')).ppnapFormats,
})
