import { surveyOf } from '../survey.ts'
import { GUS } from './office.ts'

/** Average retail prices of Poland, yearly. No figure has come yet: what is imported prices its items. */
export const gus = surveyOf({
  ...GUS,
  publishes: 'an answer of GUS’s Local Data Bank',
  formats: async () => (await import('./import.ts')).gusFormats,
})
