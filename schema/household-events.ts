import { NotFoundError } from '../src/catalogue/refusals.ts'
import type { Told } from '../src/households/feed.ts'
import { ENDED, findHousehold } from '../src/households/household.ts'
import { builder } from './builder.ts'
import { tokenArg } from './household.ts'

const Event = builder.objectRef<Told>('HouseholdEvent')
builder.objectType(Event, {
  description: 'That a household changed: who shows an older version reads it anew.',
  fields: (t) => ({
    version: t.int({
      nullable: true,
      description: 'Its newest version; null: something may have been missed, so read it anew.',
      resolve: ({ version }) => (version === ENDED ? null : (version ?? null)),
    }),
    ended: t.boolean({
      description: 'Whether the link has ended; then the stream ends, too.',
      resolve: ({ version }) => version === ENDED,
    }),
  }),
})

builder.subscriptionType({ description: 'What happens while one reads: server-sent events in the answer to a POST.' })

builder.subscriptionFields((t) => ({
  householdChanged: t.field({
    type: Event,
    description:
      'Tells at once which version a household has, then each newer one, within two seconds whichever instance made it. A stream ends after a few minutes: then, and after a lost connection, subscribe again.',
    args: { token: t.arg.string(tokenArg) },
    subscribe: async (_, { token }, { em, households, client }) => {
      const held = await findHousehold(em, token)
      if (!held) throw new NotFoundError('household', '')
      const stream = households.follow(held.id, client?.key ?? '')
      // Read again now that nothing is missed: what changed in between was told to nobody.
      const now = await findHousehold(em, token)
      stream.tell({ version: now ? now.version : ENDED })
      return stream
    },
    resolve: (told) => told,
  }),
}))
