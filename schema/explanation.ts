import { type Codes, FACTS, REASONS } from '../src/planner/explain/codes.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import { ALL_WARNINGS, type PlanWarning } from '../src/plans/plan-warnings.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { type Coded, type CodedReason, type PlanSaying, reasonText, warningText } from './explanations.ts'
import { objects } from './lengths.ts'
import { OWN_ID } from './node.ts'
import { type PartOfPlan, placeOfPlan } from './plan-scope.ts'
import { langArgs, named } from './vocabulary.ts'

/** Most figures that a reason or a warning has: what a query may cost. */
const MOST_VALUES = 8

/** How a plan's sentences are said to who asks for a language. */
export const sayingOf = (context: Context, stored: StoredPlan, args: Parameters<typeof langOf>[1]): PlanSaying => ({
  lang: langOf(context, args),
  at: placeOfPlan(stored),
  goods: [...new Set([...stored.plan.list.map(({ ingredient }) => ingredient), ...stored.request.params.have])],
})

const ReasonValue = builder.objectRef<{ name: string; value: string | number }>('ReasonValue')
builder.objectType(ReasonValue, {
  description: 'A value of a reason or warning: a figure or an id.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is, for example kcal or costDeltaMinor (minor units).' }),
    value: t.string({ description: 'The figure or id as text.', resolve: ({ value }) => String(value) }),
    number: t.float({
      nullable: true,
      description: 'The figure; null for an id.',
      resolve: ({ value }) => (typeof value === 'number' ? value : null),
    }),
  }),
})

interface Explained<Code> extends PartOfPlan {
  readonly id: string
  readonly coded: Code
}

/** A type that says a code, its figures, and the sentence made of them. */
function explanation<Code extends Coded<string>>(
  name: string,
  description: string,
  codes: Codes,
  inWords: (context: Context, coded: Code, saying: PlanSaying) => string | Promise<string>,
) {
  const means = Object.fromEntries(Object.entries(codes).map(([code, { says }]) => [code, says]))
  const CodeEnum = named(`${name}Code`, Object.keys(codes), `What a ${name.toLowerCase()} says.`, means)
  return builder.objectRef<Explained<Code>>(name).implement({
    description,
    fields: (t) => ({
      id: t.exposeID('id', { description: OWN_ID }),
      code: t.field({ type: CodeEnum, description: 'What it says.', resolve: ({ coded }) => coded.code }),
      values: t.field({
        type: [ReasonValue],
        description: 'Its values.',
        complexity: objects(MOST_VALUES),
        resolve: ({ coded }) => Object.entries(coded.values).map(([name, value]) => ({ name, value })),
      }),
      text: t.string({
        description: 'In words.',
        args: langArgs,
        resolve: ({ stored, coded }, args, context) => inWords(context, coded, sayingOf(context, stored, args)),
      }),
    }),
  })
}

export const Reason = explanation<CodedReason>(
  'Reason',
  'Why a dish was chosen: a code, its values and the sentence made of them.',
  { ...FACTS, ...REASONS },
  reasonText,
)
export const Warning = explanation<PlanWarning>(
  'Warning',
  'A wish the plan could not meet: a code, its values and the sentence made of them.',
  ALL_WARNINGS,
  warningText,
)
