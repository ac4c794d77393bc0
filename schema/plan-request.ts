import { z } from 'zod'
import { KeptDish, Kid, ParamsInput } from '../src/planner/params.ts'
import { presetsOf } from '../src/plans/presets-of.ts'
import { builder } from './builder.ts'
import { objectOf } from './from-zod.ts'
import { values } from './lengths.ts'
import { Plan } from './plan.ts'

/** What is always there once a request is complete. */
function required(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) return schema
  const inner = required(schema.unwrap() as z.ZodType)
  return schema.description ? inner.describe(schema.description) : inner
}
const complete = (shape: Readonly<Record<string, z.ZodType>>) =>
  z.object(Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, required(of)])))

const CompleteKid = complete(Kid.shape)
objectOf('PlanKid', CompleteKid, 'A child of the household.')
objectOf('PlanKept', KeptDish, 'A main dish that was to stay where it is.')

const { lang: _, presets: __, ...asked } = ParamsInput.shape
const Complete = complete({ ...asked, kids: z.array(CompleteKid).describe(asked.kids.description ?? '') })

const PlanRequest = objectOf(
  'PlanRequest',
  Complete,
  'What a plan was asked for, with every default filled in; the exclusions of presets are spelled out.',
)

/** Presets that one request can have in full: what a query may cost. */
const MOST_PRESETS = 20

builder.objectFields(PlanRequest, (t) => ({
  presets: t.idList({
    description:
      'Presets whose exclusions are all there, whether or not they were asked for by name; none that another of them says already.',
    complexity: values(MOST_PRESETS),
    resolve: (params, _, context) => presetsOf(params, context.revision().presets),
  }),
}))

builder.objectFields(Plan, (t) => ({
  request: t.field({
    type: PlanRequest,
    description: 'What it was asked for: enough to ask for another like it.',
    resolve: ({ request }) => ({ ...request.params }),
  }),
}))
