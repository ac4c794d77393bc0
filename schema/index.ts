import { builder } from './builder.ts'
import './collection.ts'
import './ingredient.ts'
import './meta.ts'
import './occasion.ts'
import './plan.ts'
import './recipe.ts'

/** The public schema. */
export const schema = builder.toSchema()
