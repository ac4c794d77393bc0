import { defineEntity, p } from '@mikro-orm/core'

/** A diet, religious rule or health reason spelled out as exclusions that a caller can copy into a plan's params. */
export const ExcludePreset = defineEntity({
  name: 'ExcludePreset',
  properties: {
    id: p.string().primary(),
    kind: p.string(),
    excludeTags: p.json<string[]>(),
    allergens: p.json<string[]>(),
    /** groups of the ingredient reference, all of whose ingredients are excluded */
    ingredientGroups: p.json<string[]>(),
    position: p.integer(),
  },
})
