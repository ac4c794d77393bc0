import { surveyOf } from '../survey.ts'

/**
 * Bulgaria's Commission for Consumer Protection, to which large shops report their shelf prices by law: daily, by the
 * categories of its register.
 */
export const kzp = surveyOf({
  code: 'kzp',
  publisher: 'КЗП',
  official: true,
  // Medians of all shelf prices, not weighted by what is sold.
  error: 0.08,
  nation: { country: 'BG', currency: 'EUR' },
  publishes: 'a day’s archive of КЗП’s register of shelf prices',
  formats: async () => (await import('./import.ts')).kzpFormats,
})
