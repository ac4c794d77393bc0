import { surveyOf } from '../survey.ts'

/**
 * The Economic Research Service, U.S. Department of Agriculture: average retail prices of fruit and vegetables, every few
 * years.
 */
export const ers = surveyOf({
  code: 'ers',
  publisher: 'USDA ERS',
  official: true,
  error: null,
  nation: { country: 'US', currency: 'USD' },
  files: 'us-ers',
  publishes: 'a CSV of USDA’s Fruit and Vegetable Prices',
  formats: async () => (await import('./import.ts')).ersFormats,
})
