import { surveyOf } from '../survey.ts'
import { KSH } from './office.ts'

/** Average consumer prices of Hungary, monthly. */
export const ksh = surveyOf({
  ...KSH,
  publishes: 'the CSV of KSH’s table ara0044',
  formats: async () => (await import('./import.ts')).kshFormats,
})
