import { label } from '../src/i18n/message.ts'
import { tenths } from '../src/i18n/round.ts'
import { weekday } from '../src/planner/calendar.ts'
import type { Day as PlannedDay } from '../src/planner/plan-data.ts'
import { partIds } from '../src/plans/part-ids.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { Dish } from './dish.ts'
import { objects } from './lengths.ts'
import { Money } from './money.ts'
import { Node } from './node.ts'
import { type PartOfPlan, planSum } from './plan-scope.ts'
import { DateScalar } from './scalars.ts'
import { langArgs } from './vocabulary.ts'

interface DayOfPlan extends PartOfPlan {
  readonly day: PlannedDay
}

export const Day = builder.objectRef<DayOfPlan>('Day')

/** From Monday, as the calendar counts. */
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

builder.objectType(Day, {
  interfaces: [Node],
  description: 'A day of a plan. Figures are per adult portion.',
  fields: (t) => ({
    id: t.id({
      description: 'Unique across all types.',
      resolve: ({ stored, day }) => partIds.day(stored.id, day.index),
    }),
    index: t.int({
      description: 'Index in the plan, from 0.',
      extensions: { unit: 'days' },
      resolve: ({ day }) => day.index,
    }),
    date: t.field({ type: DateScalar, description: 'Its date.', resolve: ({ day }) => day.date }),
    label: t.string({
      description: 'Weekday.',
      args: langArgs,
      resolve: ({ day }, args, context) => label(langOf(context, args), 'weekday', WEEKDAYS[weekday(day.date)] ?? ''),
    }),
    kcal: t.float({
      description: 'Energy of the day, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ day }) => Math.round(day.kcal),
    }),
    protein: t.float({ description: 'Protein of the day, g.', resolve: ({ day }) => tenths(day.protein) }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of the day.',
      extensions: { unit: 'currency' },
      resolve: ({ stored, day }, _, context) => planSum(context, stored, day.costMinor),
    }),
    dishes: t.field({
      type: [Dish],
      description: 'Its dishes in the order they are eaten.',
      complexity: objects('dishes'),
      resolve: ({ stored, day }) =>
        day.dishes.map((dish, index) => ({ stored, dish, at: { day: day.index, dish: index } })),
    }),
  }),
})
