import { LANGUAGES } from '../src/i18n/locale.ts'
import { APPETITES, BUDGET_MODES, GOALS } from '../src/planner/params.ts'
import { COURSES, EQUIPMENT, EXCLUDE_TAGS, SLOTS } from '../src/planner/world.ts'
import { builder } from './builder.ts'

export const Lang = builder.enumType('Lang', { values: LANGUAGES, description: 'A language the service speaks.' })
export const Slot = builder.enumType('Slot', { values: SLOTS, description: 'A meal of the day.' })
export const Course = builder.enumType('Course', { values: COURSES, description: 'A course of a table.' })
export const Equipment = builder.enumType('Equipment', { values: EQUIPMENT, description: 'Kitchen equipment.' })
export const ExcludeTag = builder.enumType('ExcludeTag', {
  values: EXCLUDE_TAGS,
  description: 'A whole group of ingredients that can be excluded.',
})
export const Goal = builder.enumType('Goal', { values: GOALS, description: 'Target for calories and health.' })
export const BudgetMode = builder.enumType('BudgetMode', { values: BUDGET_MODES, description: 'What a budget is for.' })
export const Appetite = builder.enumType('Appetite', {
  values: APPETITES,
  description: 'How much a child eats for its age: 0.8, 1 or 1.2 times the usual.',
})
export const Unit = builder.enumType('Unit', {
  values: ['g', 'ml', 'pcs'] as const,
  description: 'Grams, millilitres or pieces.',
})
export const Serve = builder.enumType('Serve', { values: ['hot', 'cold'] as const, description: 'Served hot or cold.' })

/** Arguments that choose the words and prices of the very field that has them: nothing is handed down to other fields. */
export const langArgs = builder.args((t) => ({
  lang: t.field({
    type: Lang,
    description:
      'Language of the words. Default: that of the request: ?lang= of the address, then Accept-Language, then en.',
  }),
}))
export const countryArgs = builder.args((t) => ({
  country: t.string({ description: 'Country code; prices and currency come from it. Default RU.' }),
}))
export const regionArgs = builder.args((t) => ({
  ...countryArgs,
  region: t.string({ description: 'Region code of the country. Default: the national average.' }),
}))
export const marketArgs = builder.args((t) => ({
  ...regionArgs,
  store: t.string({ description: 'Store code of the country. Default: the average of all stores.' }),
}))
