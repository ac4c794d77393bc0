import { z } from 'zod'
import { RECIPE_FILTERS } from '../src/catalogue/recipe-filters.ts'
import { asMessage } from '../src/i18n/allowed.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { UNIT_SYSTEMS } from '../src/i18n/quantity.ts'

/** Query parameters that many paths share. Values arrive as text. */
export const lang = z
  .enum([...LANGUAGES, 'en-US', 'en-GB'])
  .optional()
  .describe(
    'Language of the answer; en-US and en-GB name whose English, which is else that of the country. Default: Accept-Language, then ru.',
  )
  .meta({ examples: ['en'] })
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, asMessage('countryCode'))
  .optional()
  .describe('Country code; prices and currency come from it. Default RU.')
  .meta({ examples: ['RU'] })

export const units = z
  .enum(UNIT_SYSTEMS)
  .optional()
  .describe('Units of temperatures and lengths in sentences. Default: us for the United States, metric elsewhere.')
  .meta({ examples: ['metric'] })

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

/** A value of a filter, which arrives as text. @throws Error for a schema whose values are no single words */
function filterValue(name: string, schema: z.ZodType) {
  if (schema instanceof z.ZodEnum) return schema.optional()
  if (schema instanceof z.ZodBoolean) return z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional()
  if (schema instanceof z.ZodNumber && schema.format?.includes('int'))
    return wholeNumber(schema.minValue ?? 0, schema.maxValue ?? 0)
  throw new Error(`${name}: no filter for its schema`)
}

/** What lists of recipes can be filtered by. */
export const filters = (): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    RECIPE_FILTERS.map(({ name, schema, description, example }) => [
      name,
      filterValue(name, schema)
        .describe(description)
        .meta({ examples: [example] }),
    ]),
  )
