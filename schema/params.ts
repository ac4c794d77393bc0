import { BasketItem, KeptDish, Kid as KidSchema, ParamsInput } from '../src/planner/params.ts'
import { inputOf } from './from-zod.ts'
import { DateScalar } from './scalars.ts'
import { Allergen } from './vocabulary.ts'

// In what language a plan is read is asked of its worded fields, not of what defines it.

export const KidInput = inputOf('Kid', KidSchema, 'A child of the household.')
export const KeptDishInput = inputOf('KeptDish', KeptDish, 'A main dish that stays where it is.', {
  types: { recipeId: 'ID' },
})
/** Types of what zod knows as plain text. */
export const PARAM_TYPES = {
  country: 'ID',
  store: 'ID',
  region: 'ID',
  collection: 'ID',
  allergens: Allergen,
  exclude: 'ID',
  have: 'ID',
  startDate: DateScalar,
  after: 'ID',
  presets: 'ID',
} as const
export const Params = inputOf(
  'Params',
  ParamsInput.omit({ lang: true }),
  'What defines a plan. Country and store are required.',
  { types: PARAM_TYPES },
)
export const BasketItemInput = inputOf('BasketItem', BasketItem, 'A chosen dish.', { types: { recipeId: 'ID' } })
