import { surveyOf } from '../survey.ts'

/** The Czech Statistical Office: average consumer prices, monthly. */
export const csu = surveyOf({
  code: 'csu',
  publisher: 'ČSÚ',
  official: true,
  error: null,
  nation: { country: 'CZ', currency: 'CZK' },
  publishes: 'a JSON-stat or open-data CSV of ČSÚ’s average consumer prices',
  formats: async () => (await import('./import.ts')).csuFormats,
})
