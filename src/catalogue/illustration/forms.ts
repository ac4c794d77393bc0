import type { Form } from '../form.ts'
import { BOWLS } from './forms/bowls.ts'
import { BREADS } from './forms/breads.ts'
import { DRINKS } from './forms/drinks.ts'
import { MAINS } from './forms/mains.ts'
import { PLATES } from './forms/plates.ts'
import { SIDES } from './forms/sides.ts'
import { SWEETS } from './forms/sweets.ts'
import type { Drawing } from './paint.ts'

/** How each form is drawn. */
export const DRAWINGS: Readonly<Record<Form, Drawing>> = {
  ...BOWLS,
  ...BREADS,
  ...PLATES,
  ...MAINS,
  ...SIDES,
  ...SWEETS,
  ...DRINKS,
}
