import { surveyOf } from '../survey.ts'

/** Statistics Poland: average retail prices, yearly. No figure has come yet: what is imported prices its items. */
export const gus = surveyOf({
  code: 'gus',
  publisher: 'GUS',
  official: true,
  error: null,
  nation: { country: 'PL', currency: 'PLN' },
  publishes: 'an answer of GUS’s Local Data Bank',
  formats: async () => (await import('./import.ts')).gusFormats,
})
