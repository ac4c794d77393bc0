import SchemaBuilder from '@pothos/core'
import ZodPlugin from '@pothos/plugin-zod'
import type { Context } from './context.ts'
import { badInput } from './errors.ts'

export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: false
}>({
  plugins: [ZodPlugin],
  defaultFieldNullability: false,
  zod: { validationError: (error, args) => badInput(error, args) },
})

builder.queryType({ description: 'The read-only catalogue, and plans by their id.' })
builder.mutationType({ description: 'Building plans. A plan is stored under an id made from its request.' })
