import { surveyOf } from '../survey.ts'

/** The Office for National Statistics: average prices of the United Kingdom's consumer price items, monthly. */
export const ons = surveyOf({
  code: 'ons',
  publisher: 'ONS',
  official: true,
  error: null,
  nation: { country: 'GB', currency: 'GBP' },
  publishes: 'an archive of ONS’s consumer price items',
  formats: async () => (await import('./import.ts')).onsFormats,
})
