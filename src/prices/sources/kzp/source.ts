import { surveyOf } from '../survey.ts'
import { KZP } from './office.ts'

/** Shelf prices of Bulgaria, daily, by the categories of the register. */
export const kzp = surveyOf({
  ...KZP,
  publishes: 'a day’s archive of КЗП’s register of shelf prices',
  formats: async () => (await import('./import.ts')).kzpFormats,
})
