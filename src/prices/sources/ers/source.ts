import { surveyOf } from '../survey.ts'
import { ERS } from './office.ts'

/** Average retail prices of fruit and vegetables in the United States, every few years. */
export const ers = surveyOf({
  ...ERS,
  files: 'us-ers',
  publishes: 'a CSV of USDA’s Fruit and Vegetable Prices',
  formats: async () => (await import('./import.ts')).ersFormats,
})
