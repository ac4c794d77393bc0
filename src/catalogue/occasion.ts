import { defineEntity, p } from '@mikro-orm/core'
import { z } from 'zod'
import { LANGUAGES } from '../i18n/locale.ts'

/** When a table without an hour of its own is served. */
export const EVENING = '18:00'

const id = z.string().min(1)

export const OccasionFacts = z.strictObject({
  kind: z.enum(['menu', 'week']),
  /** usual number of guests */
  guests: z.int().min(1).max(40),
  /** when its table is usually served, HH:MM; left out: in the evening */
  serveAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  /** courses of a menu, slots of a week, in serving order */
  courses: z.array(id).min(1),
  /** languages whose readers should see it first */
  for: z.array(z.enum(LANGUAGES)),
  cuisines: z.array(id).optional(),
  /** exclusion preset its dishes must obey */
  exclude: id.optional(),
  when: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** days of a movable feast, by year */
  dates: z.record(z.string(), z.iso.date()).optional(),
  /** days that it lasts; left out: one */
  days: z.int().min(2).max(60).optional(),
  /** portions that each guest gets of a course of a menu, shared among its dishes; left out: one */
  perGuest: z.record(z.string(), z.number().min(0.25).max(4).multipleOf(0.25)).optional(),
  /** its own dishes by course or slot, the favourites first */
  dishes: z.record(z.string(), z.array(id)),
})
export type OccasionFacts = z.infer<typeof OccasionFacts>

export const Occasion = defineEntity({
  name: 'Occasion',
  properties: {
    id: p.string().primary(),
    facts: p.json<OccasionFacts>(),
    position: p.integer(),
  },
})
