import SchemaBuilder, { type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import ZodPlugin, { PothosZodPlugin } from '@pothos/plugin-zod'
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from './context.ts'
import { withUserErrors } from './user-errors.ts'

/**
 * Checks arguments by their zod schemas, but not again where the front has: `Context.argumentsChecked`. What a field
 * with the extension `userErrors` is refused for, by these checks or by itself, is data.
 */
class CheckOncePlugin<Types extends SchemaTypes> extends PothosZodPlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): typeof resolver {
    const checking = super.wrapResolve(resolver, field)
    const run: typeof resolver = (parent, args, context, info) => {
      const { argumentsChecked } = context as Context
      return (argumentsChecked ? resolver : checking)(parent, args, context, info)
    }
    if (field.extensions?.userErrors)
      return (parent, args, context, info) => withUserErrors(() => run(parent, args, context, info), info)
    return checking === resolver ? resolver : run
  }
}

// Importing the package registers its plugin; this one takes its place.
SchemaBuilder.allowPluginReRegistration = true
SchemaBuilder.registerPlugin(ZodPlugin, CheckOncePlugin)
SchemaBuilder.allowPluginReRegistration = false

export default ZodPlugin
