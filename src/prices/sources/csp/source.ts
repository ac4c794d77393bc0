import { surveyOf } from '../survey.ts'
import { CSP } from './office.ts'

/** Average retail prices of Latvia, monthly (table PCC010m). */
export const csp = surveyOf({
  ...CSP,
  publishes: 'a CSV or JSON-stat of CSP’s table PCC010m',
  formats: async () => (await import('./import.ts')).cspFormats,
})
