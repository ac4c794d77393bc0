import { defineEntity, p } from '@mikro-orm/core'

export const WORDING_KINDS = [
  'ingredient',
  'family',
  'recipe',
  'collection',
  'occasion',
  'country',
  'region',
  'preset',
] as const
export type WordingKind = (typeof WORDING_KINDS)[number]

/** What an object of the catalogue is called in one language. Which fields there are depends on the kind. */
export interface Words {
  readonly name?: string
  readonly title?: string
  readonly lead?: string
  readonly description?: string
  readonly steps?: readonly string[]
  /** of a kind of ingredients, where a sentence of the language agrees with it */
  readonly number?: 'singular' | 'plural'
  readonly gender?: 'f' | 'm'
}

export const Wording = defineEntity({
  name: 'Wording',
  properties: {
    kind: p.string().primary().length(16),
    id: p.string().primary(),
    lang: p.string().primary().length(2),
    words: p.json<Words>(),
  },
})
