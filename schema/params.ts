import { BasketItem, Kid as KidSchema, ParamsInput } from '../src/planner/params.ts'
import { inputOf } from './from-zod.ts'

// In what language a plan is read is asked of its worded fields, not of what defines it.

export const KidInput = inputOf('Kid', KidSchema, 'A child of the household.')
export const Params = inputOf(
  'Params',
  ParamsInput.omit({ lang: true }),
  'What defines a plan. Country and store are required.',
)
export const BasketItemInput = inputOf('BasketItem', BasketItem, 'A chosen dish.')
