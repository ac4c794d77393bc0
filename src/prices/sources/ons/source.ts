import { surveyOf } from '../survey.ts'
import { ONS } from './office.ts'

/** Average prices of the United Kingdom's consumer price items, monthly. */
export const ons = surveyOf({
  ...ONS,
  publishes: 'an archive of ONS’s consumer price items',
  formats: async () => (await import('./import.ts')).onsFormats,
})
