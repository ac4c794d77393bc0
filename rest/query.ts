import { z } from 'zod'
import { enumName } from '../schema/vocabulary.ts'
import { asMessage } from '../src/i18n/allowed.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { UNIT_SYSTEMS } from '../src/i18n/quantity.ts'
import { FILTER_NAMES, RecipeFilterInput } from '../src/search/filter.ts'

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
  .meta({ examples: ['RU'], default: 'RU' })

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

/** A number written in digits, with or without decimals. */
const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}(\.\d{1,6})?$/, asMessage('numberFromTo', { from: min, to: max }))
    .transform(Number)
    .pipe(z.number().min(min).max(max))

/** Entries of a list in an address. */
const MOST_ENTRIES = 500

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Entries with commas between; an empty text is an empty list. Whether ids exist is for the catalogue to say. */
function list(entry: z.ZodType) {
  const values = entry instanceof z.ZodEnum ? entry.options.map(String) : undefined
  return z
    .string()
    .refine(
      (text) => !values || entriesOf(text).every((given) => values.includes(given)),
      asMessage('someOf', { values: values?.join(', ') ?? '' }),
    )
    .transform(entriesOf)
    .pipe(z.array(values ? z.enum(values) : z.string()).max(MOST_ENTRIES))
}

/** The schema under optional and nullable. */
const bareOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bareOf(schema.unwrap() as z.ZodType) : schema

/** A value of a filter, which arrives as text. @throws Error for a schema whose values are none that a text can hold */
function filterValue(name: string, schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodString) return schema
  if (schema instanceof z.ZodBoolean) return z.stringbool({ truthy: ['true'], falsy: ['false'] })
  if (schema instanceof z.ZodNumber) {
    const [min, max] = [schema.minValue ?? 0, schema.maxValue ?? 0]
    return schema.format?.includes('int') ? wholeNumber(min, max) : decimal(min, max)
  }
  if (schema instanceof z.ZodArray) return list(schema.element as z.ZodType)
  throw new Error(`${name}: no filter for its schema`)
}

/** What lists of recipes can be filtered by. */
export const filters = (): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    Object.entries(RecipeFilterInput.shape).map(([name, schema]) => [
      name,
      filterValue(name, bareOf(schema as z.ZodType))
        .optional()
        .describe(schema.description ?? '')
        .meta({ ...schema.meta() }),
    ]),
  )

/** A value as GraphQL writes it: names of its enums have no hyphens. */
const asEnum = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(asEnum) : typeof value === 'string' ? enumName(value) : value

const isEnum = (name: string): boolean => {
  const schema = bareOf(RecipeFilterInput.shape[name as keyof typeof RecipeFilterInput.shape] as z.ZodType)
  return (schema instanceof z.ZodArray ? schema.element : schema) instanceof z.ZodEnum
}

/** The filters among the parameters of an address, in one object as GraphQL takes them. */
export function gathered(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [given, others] = [true, false].map((filtering) =>
    Object.entries(input).filter(([name]) => FILTER_NAMES.includes(name) === filtering),
  ) as [[string, unknown][], [string, unknown][]]
  const filter = Object.fromEntries(given.map(([name, value]) => [name, isEnum(name) ? asEnum(value) : value]))
  return { ...Object.fromEntries(others), filter }
}
