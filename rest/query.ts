import { z } from 'zod'
import { asMessage } from '../src/i18n/allowed.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'

/** Query parameters that many paths share. Values arrive as text. */
export const lang = z
  .enum(LANGUAGES)
  .optional()
  .describe('Language of the answer. Default: Accept-Language, then ru.')
  .meta({ examples: ['en'] })
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, asMessage('countryCode'))
  .optional()
  .describe('Country code; prices and currency come from it. Default RU.')
  .meta({ examples: ['RU'] })

/** Id of an object, as a part of the path. @param example one that exists; none: it is made */
export const id = (of: string, example?: string) =>
  z
    .string()
    .describe(`Id of the ${of}.`)
    .meta(example ? { examples: [example] } : {})

/** A whole number written in digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, asMessage('fromTo', { from: min, to: max }))
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .optional()
