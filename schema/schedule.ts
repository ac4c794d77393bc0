import { EVENING } from '../src/catalogue/occasion.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { stagesOf } from '../src/catalogue/stages.ts'
import { COURSES } from '../src/catalogue/vocabulary.ts'
import { oneOf } from '../src/i18n/allowed.ts'
import { message } from '../src/i18n/message.ts'
import { dateAfter } from '../src/planner/calendar.ts'
import { DAY } from '../src/planner/schedule/kitchen.ts'
import { type Schedule as Planned, type ScheduleLine as PlannedLine, schedule } from '../src/planner/schedule.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { asCooked } from './cooking-method.ts'
import { Dish } from './dish.ts'
import { objects } from './lengths.ts'
import { OWN_ID } from './node.ts'
import { existing } from './plan-scope.ts'
import { DateScalar } from './scalars.ts'
import { langArgs, named } from './vocabulary.ts'

/** A schedule of a stored table. */
interface Made {
  readonly stored: StoredPlan
  readonly serveAt: string
  readonly cooks: number
  readonly planned: Planned
}
interface Line {
  readonly stored: StoredPlan
  readonly line: PlannedLine
  /** the schedule and its place there */
  readonly id: string
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const MOST_COOKS = 4
/** Most lines of a schedule: what a query may cost. */
const MOST_LINES = 200

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const two = (n: number): string => String(n).padStart(2, '0')

/** @param at minutes from midnight of the table's day */
function clock(at: number): string {
  const ofDay = ((at % DAY) + DAY) % DAY
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}
const dateOf = ({ plan }: StoredPlan, at: number): string => dateAfter(plan.days[0]?.date ?? '', Math.floor(at / DAY))

/** The dishes of a table with what the recipes say of them. A basket has courses only by its recipes. */
function dishesOf({ revision }: Context, stored: StoredPlan) {
  const { recipes } = revision()
  return (stored.plan.days[0]?.dishes ?? []).map(({ slot, recipeId }) => {
    const recipe = existing(recipes, recipeId)
    const course = COURSES.find((one) => one === slot) ?? recipe.course
    return {
      course,
      // Bread is good on the day it is baked, warm or not.
      hot: recipe.serve === 'hot' && course !== 'bread',
      keepsDays: recipe.keepsDays,
      reheats: recipe.reheats,
      stages: stagesOf(asCooked(stored, recipe)),
    }
  })
}

/** The schedule of a table or basket; null: of a week, which has none, and of more dishes than a kitchen can take. */
export function scheduleOf(
  context: Context,
  stored: StoredPlan,
  asked: { readonly serveAt?: string | null | undefined; readonly cooks?: number | null | undefined },
): Made | null {
  if (stored.plan.days.length !== 1) return null
  const usual = context.revision().occasions.get(stored.plan.occasion)?.serveAt ?? EVENING
  const serveAt = asked.serveAt ?? usual
  const cooks = asked.cooks ?? 1
  if (!HOUR.test(serveAt)) throw new InvalidFieldError('serveAt', serveAt, oneOf(['00:00 … 23:59']))
  if (cooks < 1 || cooks > MOST_COOKS) throw new InvalidFieldError('cooks', cooks, oneOf(['1', '2', '3', '4']))
  const serve = Math.ceil(minutesOf(serveAt) / 5) * 5
  const planned = schedule({ dishes: dishesOf(context, stored), serve, cooks })
  return planned && { stored, serveAt: clock(serve), cooks, planned }
}

const ScheduleAction = named(
  'ScheduleAction',
  [
    'hands',
    'stove',
    'bake',
    'oven',
    'simmer',
    'appliance',
    'soak',
    'marinate',
    'chill',
    'prove',
    'rest',
    'warm',
    'keepWarm',
    'serve',
  ],
  'What is done with a dish.',
  {
    hands: 'Work by hand',
    stove: 'Work at the stove: one burner',
    bake: 'Work while the oven is on for it',
    oven: 'It is in the oven alone',
    simmer: 'It is on a burner alone',
    appliance: 'It is in an appliance of its own',
    soak: 'It soaks',
    marinate: 'It takes up a marinade',
    chill: 'It cools or sets in the refrigerator',
    prove: 'Its dough rises',
    rest: 'It stands',
    warm: 'It is warmed up, where it was cooked; dishes are warmed up in the oven together',
    keepWarm: 'It is kept warm',
    serve: 'It is served',
  },
)

const ScheduleLine = builder.objectRef<Line>('ScheduleLine')
builder.objectType(ScheduleLine, {
  description: 'What is done at what time. Times are of the place where the table stands.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ id }) => id }),
    date: t.field({
      type: DateScalar,
      description: 'Its day.',
      resolve: ({ stored, line }) => dateOf(stored, line.at),
    }),
    daysBefore: t.int({
      description: 'Days before the table: 1 is the day before; 0 is its own day, and the night after it.',
      extensions: { unit: 'days' },
      resolve: ({ line }) => Math.max(0, -Math.floor(line.at / DAY)),
    }),
    time: t.string({ description: 'When it begins, HH:MM.', resolve: ({ line }) => clock(line.at) }),
    until: t.string({
      description: 'When it ends, HH:MM; what waits may wait longer.',
      resolve: ({ line }) => clock(line.at + line.minutes),
    }),
    minutes: t.int({
      description: 'For how long; 0 of what is served.',
      extensions: { unit: 'min' },
      resolve: ({ line }) => line.minutes,
    }),
    action: t.field({ type: ScheduleAction, description: 'What is done.', resolve: ({ line }) => line.action }),
    text: t.string({
      description: 'The same in words, to be read after the name of the dish.',
      args: langArgs,
      resolve: ({ line }, args, context) => message(langOf(context, args), `table.action.${line.action}`),
    }),
    dish: t.field({
      type: Dish,
      description: 'Of which dish.',
      resolve: ({ stored, line }) => {
        const dish = stored.plan.days[0]?.dishes[line.dish]
        if (!dish) throw new Error(`a schedule names dish ${line.dish}, which is not there`)
        return { stored, dish, at: { day: 0, dish: line.dish } }
      },
    }),
  }),
})

export const Schedule = builder.objectRef<Made>('Schedule')
builder.objectType(Schedule, {
  description:
    'What is done when, so that every course is ready at its time, planned backwards from serving with one oven, four burners and a number of cooks. Made of the stages of the recipes; where a recipe has none, of its work and its longest wait.',
  fields: (t) => ({
    serveAt: t.string({ description: 'When the first course is served, HH:MM.', resolve: ({ serveAt }) => serveAt }),
    cooks: t.int({ description: 'Pairs of hands.', extensions: { unit: 'people' }, resolve: ({ cooks }) => cooks }),
    startDate: t.field({
      type: DateScalar,
      description: 'Day of the first line.',
      resolve: ({ stored, planned }) => dateOf(stored, planned.start),
    }),
    startTime: t.string({
      description: 'Time of the first line, HH:MM.',
      resolve: ({ planned }) => clock(planned.start),
    }),
    workMin: t.int({
      description: 'Hands-on minutes of all dishes.',
      extensions: { unit: 'min' },
      resolve: ({ planned }) => planned.workMin,
    }),
    workOnDayMin: t.int({
      description: 'Those of them that fall on the day itself.',
      extensions: { unit: 'min' },
      resolve: ({ planned }) => planned.workOnDayMin,
    }),
    lines: t.field({
      type: [ScheduleLine],
      description: 'In order of time.',
      complexity: objects(MOST_LINES),
      resolve: ({ stored, serveAt, cooks, planned }) =>
        planned.lines.map((line, i) => ({
          stored,
          line,
          id: `${stored.id}.schedule.${serveAt}.${cooks}.${i}`,
        })),
    }),
  }),
})
