import { surveyOf } from '../survey.ts'

/**
 * Purchase to Plate, National Average Prices, U.S. Department of Agriculture: scanner prices of 100 g of the edible part,
 * by two years.
 */
export const ppnap = surveyOf({
  code: 'ppnap',
  publisher: 'USDA PP-NAP',
  official: true,
  // Against the department's own prices of fruit and vegetables its median difference is 18 %.
  error: 0.15,
  nation: { country: 'US', currency: 'USD' },
  files: 'us-ppnap',
  publishes: 'a CSV of USDA’s Purchase to Plate National Average Prices',
  formats: async () => (await import('./import.ts')).ppnapFormats,
})
