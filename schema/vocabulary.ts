import { z } from 'zod'
import { oneValue, type StoredField } from '../src/catalogue/fields.ts'
import { RecipeFields } from '../src/catalogue/recipe.ts'
import { COURSES, EQUIPMENT, EXCLUDE_TAGS, SLOTS, UNITS } from '../src/catalogue/vocabulary.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { APPETITES, BUDGET_MODES, GOALS } from '../src/planner/params.ts'
import { builder } from './builder.ts'

/** Enum types by their values, so that a schema finds its own. */
const enums = new Map<string, unknown>()

/** An enum type. Its values stand for it wherever a zod schema has them. */
function named<const Value extends string>(name: string, values: readonly Value[], description: string) {
  const type = builder.enumType(name, { values, description })
  enums.set(values.join(), type)
  return type
}

/** The enum type with these values; undefined: there is none. */
export const enumOf = (values: readonly string[]): unknown => enums.get(values.join())

export const Lang = named('Lang', LANGUAGES, 'A language of the service.')
export const Slot = named('Slot', SLOTS, 'A meal of the day.')
export const Course = named('Course', COURSES, 'A course of a table.')
export const Equipment = named('Equipment', EQUIPMENT, 'Kitchen equipment.')
export const ExcludeTag = named('ExcludeTag', EXCLUDE_TAGS, 'A whole group of ingredients that can be excluded.')
export const Goal = named('Goal', GOALS, 'Target for calories and health.')
export const BudgetMode = named('BudgetMode', BUDGET_MODES, 'What a budget is for.')
export const Appetite = named(
  'Appetite',
  APPETITES,
  'How much a child eats for its age: 0.8, 1 or 1.2 times the usual.',
)
export const Unit = named('Unit', UNITS, 'Grams, millilitres or pieces.')

// Words that only recipes have are listed beside the field that has them.
for (const field of Object.values<StoredField>(RecipeFields)) {
  const schema = oneValue(field)
  if (field.words && schema instanceof z.ZodEnum)
    named(field.words.name, schema.options.map(String), field.words.description)
}

/** Arguments that choose the words and prices of the very field that has them: nothing is handed down to other fields. */
export const langArgs = builder.args((t) => ({
  lang: t.field({
    type: Lang,
    description:
      'Language of the text. Default: that of the request: ?lang= in the address, then Accept-Language, then en.',
  }),
}))
export const countryArgs = builder.args((t) => ({
  country: t.string({ description: 'Country code; prices and currency come from it. Default RU.' }),
}))
export const regionArgs = builder.args((t) => ({
  ...countryArgs,
  region: t.string({ description: 'Region code of the country. Default: the national average.' }),
}))
export const scopeArgs = builder.args((t) => ({
  ...regionArgs,
  store: t.string({ description: 'Store code of the country. Default: the average of all stores.' }),
}))
