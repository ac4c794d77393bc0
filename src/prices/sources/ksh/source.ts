import { surveyOf } from '../survey.ts'

/** Hungarian Central Statistical Office: average consumer prices, monthly. */
export const ksh = surveyOf({
  code: 'ksh',
  publisher: 'KSH',
  official: true,
  error: null,
  nation: { country: 'HU', currency: 'HUF' },
  publishes: 'the CSV of KSH’s table ara0044',
  formats: async () => (await import('./import.ts')).kshFormats,
})
