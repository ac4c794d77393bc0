import { surveyOf } from '../survey.ts'

/** The Central Statistical Bureau of Latvia: average retail prices, monthly (table PCC010m). */
export const csp = surveyOf({
  code: 'csp',
  publisher: 'CSP',
  official: true,
  error: null,
  nation: { country: 'LV', currency: 'EUR' },
  publishes: 'a CSV or JSON-stat of CSP’s table PCC010m',
  formats: async () => (await import('./import.ts')).cspFormats,
})
