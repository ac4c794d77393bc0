import { tenths } from '../src/i18n/round.ts'
import { TOLD } from '../src/planner/explain/warnings.ts'
import type { DayTarget as PlannedTarget } from '../src/plans/targets.ts'
import { builder } from './builder.ts'

export const DayTarget = builder.objectRef<PlannedTarget>('DayTarget')
builder.objectType(DayTarget, {
  description: 'What a day of a plan aims at, per adult portion (a table: per guest).',
  fields: (t) => ({
    kcal: t.float({ description: 'Energy aimed at, kcal.', resolve: ({ kcal }) => Math.round(kcal) }),
    kcalLow: t.float({
      description: 'Lower end of the band that is as good, kcal.',
      resolve: ({ low }) => Math.round(low),
    }),
    kcalHigh: t.float({
      description: 'Upper end of the band that is as good, kcal.',
      resolve: ({ high }) => Math.round(high),
    }),
    tolerance: t.float({
      description: 'Share by which `kcal` (a table: its band) may be missed before a warning says so.',
      resolve: () => TOLD,
    }),
    protein: t.float({
      nullable: true,
      description: 'Protein aimed at, g; null: none.',
      resolve: ({ protein }) => (protein === null ? null : tenths(protein)),
    }),
  }),
})
