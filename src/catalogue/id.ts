import { z } from 'zod'
import { asMessage } from '../i18n/allowed.ts'

/** How recipes, ingredients and most other objects are named. */
export const id = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, asMessage('idText'))
