import { tenths } from '../src/i18n/round.ts'
import { TOLERANCE } from '../src/planner/explain/warnings.ts'
import type { DayTarget as PlannedTarget } from '../src/plans/targets.ts'
import { builder } from './builder.ts'

export const DayTarget = builder.objectRef<PlannedTarget>('DayTarget')
builder.objectType(DayTarget, {
  description: 'Daily targets of a plan, per adult portion (for a table: per guest).',
  fields: (t) => ({
    kcal: t.float({ description: 'Target energy, kcal.', resolve: ({ kcal }) => Math.round(kcal) }),
    kcalLow: t.float({
      description: 'Lower end of the range that counts as on target, kcal.',
      resolve: ({ low }) => Math.round(low),
    }),
    kcalHigh: t.float({
      description: 'Upper end of the range that counts as on target, kcal.',
      resolve: ({ high }) => Math.round(high),
    }),
    tolerance: t.float({
      description: 'Share by which a plan may miss `kcal` (a table: its range) before it gets a warning.',
      resolve: () => TOLERANCE,
    }),
    protein: t.float({
      nullable: true,
      description: 'Target protein, g; null: no target.',
      resolve: ({ protein }) => (protein === null ? null : tenths(protein)),
    }),
  }),
})
