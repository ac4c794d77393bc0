import SchemaBuilder, { type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import ZodPlugin, { PothosZodPlugin } from '@pothos/plugin-zod'
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from './context.ts'

/** Checks arguments by their zod schemas, but not again where the front has: `Context.argumentsChecked`. */
class CheckOncePlugin<Types extends SchemaTypes> extends PothosZodPlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): typeof resolver {
    const checking = super.wrapResolve(resolver, field)
    if (checking === resolver) return resolver
    return (parent, args, context, info) => {
      const { argumentsChecked } = context as Context
      return (argumentsChecked ? resolver : checking)(parent, args, context, info)
    }
  }
}

// Importing the package registers its plugin; this one takes its place.
SchemaBuilder.allowPluginReRegistration = true
SchemaBuilder.registerPlugin(ZodPlugin, CheckOncePlugin)
SchemaBuilder.allowPluginReRegistration = false

export default ZodPlugin
