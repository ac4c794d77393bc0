import { builder } from './builder.ts'
import type { Services } from './context.ts'

const Instance = builder.objectRef<Services['operator']>('Instance')
builder.objectType(Instance, {
  description: 'Who runs this instance, and for how long it stores what people make.',
  fields: (t) => ({
    operatorName: t.string({
      nullable: true,
      description: 'Who runs it; null: not said.',
      resolve: ({ name }) => name ?? null,
    }),
    operatorContact: t.string({
      nullable: true,
      description: 'An e-mail address, or an https address; null: not said.',
      resolve: ({ contact }) => contact ?? null,
    }),
    householdDays: t.int({
      description: 'Links of households that nobody opened for so many days are deleted.',
      extensions: { unit: 'days' },
      resolve: ({ householdDays }) => householdDays,
    }),
    planDays: t.int({
      nullable: true,
      description: 'Plans that nobody read for so many days are deleted; null: never.',
      extensions: { unit: 'days' },
      resolve: ({ planDays }) => planDays,
    }),
    addressMinutes: t.int({
      nullable: true,
      description:
        'For so long after its last request the Redis database that counts requests may hold a network address; null: there is none, and addresses are in memory only.',
      extensions: { unit: 'min' },
      resolve: ({ addressMinutes }) => addressMinutes,
    }),
  }),
})

builder.queryFields((t) => ({
  instance: t.field({
    type: Instance,
    description: 'Who runs this instance.',
    resolve: (_, __, { operator }) => operator,
  }),
}))
