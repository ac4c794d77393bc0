import { z } from 'zod'

/** How recipes, ingredients and most other objects are named. */
export const id = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens')
