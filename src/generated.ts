import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../schema/index.ts'
import { toolSchemas } from './tool-schemas.ts'

/** Committed files that the code can print, by their path; a test compares them. */
export const generated = (): Record<string, string> => ({
  'schema/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'mcp/schemas.json': `${JSON.stringify(toolSchemas(), null, 2)}\n`,
})
