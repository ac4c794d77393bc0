import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { inUnits } from '../src/catalogue/amount.ts'
import type { Slot as SlotId } from '../src/catalogue/vocabulary.ts'
import { calendarToken, findByCalendar, findHousehold, type Held } from '../src/households/household.ts'
import {
  boughtOf,
  canUndo,
  type Kept,
  MOST_LINES,
  MOST_PLANS,
  MOST_WEEKS,
  type OwnLine,
  planInUse,
  thisWeek,
} from '../src/households/state.ts'
import type { ShopLine } from '../src/planner/shopping-list.ts'
import { findPlans, type StoredPlan } from '../src/plans/make.ts'
import { packsText } from './amounts.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { WEIGHTS } from './cost.ts'
import { objects, values } from './lengths.ts'
import { OWN_ID } from './node.ts'
import { Plan } from './plan.ts'
import { planById } from './plan-by-id.ts'
import { existing, placeOfPlan } from './plan-scope.ts'
import { UrlScalar } from './scalars.ts'
import { measuredArgs, Slot, Unit } from './vocabulary.ts'

/** A household as somebody with its link sees it. */
export interface HouseholdOnLink extends Held {
  readonly token: string
}

interface Tick {
  readonly id: string
  readonly ingredient: string
  /** hundredths of the unit */
  readonly bought: number
  /** the line of the list in use, and its plan; undefined: the list does not need it any more */
  readonly line: ShopLine | undefined
  readonly stored: StoredPlan | null
}

/** What is still to be bought of a ticked line, in whole packs. */
function missing({ line, bought }: Tick): { readonly packs: number; readonly pack: number } | undefined {
  if (!line || line.needed <= bought) return undefined
  return { packs: Math.ceil((line.needed - bought) / line.pack), pack: inUnits(line.pack) }
}

const TickOnList = builder.objectRef<Tick>('HouseholdTick')
builder.objectType(TickOnList, {
  description: 'A line of the list that somebody ticked.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ id }) => id }),
    ingredientId: t.id({ description: 'Ingredient id of the line.', resolve: ({ ingredient }) => ingredient }),
    bought: t.float({
      description: 'What was bought of it in all, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ bought }) => inUnits(bought),
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amounts.',
      resolve: ({ ingredient }, _, context) => existing(context.revision().ingredients, ingredient).unit,
    }),
    open: t.boolean({
      description:
        'Whether the list in use needs more than was bought: then the line is open again, with the difference.',
      resolve: (tick) => missing(tick) !== undefined,
    }),
    more: t.float({
      description: 'What is still to be bought, in whole packs, in `unit`; 0: nothing.',
      extensions: { unit: '`unit`' },
      resolve: (tick) => {
        const { packs, pack } = missing(tick) ?? { packs: 0, pack: 0 }
        return packs * pack
      },
    }),
    moreText: t.string({
      nullable: true,
      description: '`more` as the shop sells it, in words; null: nothing.',
      args: measuredArgs,
      resolve: (tick, args, context) => {
        const more = missing(tick)
        if (!more || !tick.stored) return null
        const { country } = placeOfPlan(tick.stored)
        return packsText(context, existing(context.revision().ingredients, tick.ingredient), more, args, country)
      },
    }),
  }),
})

const Line = builder.objectRef<OwnLine>('HouseholdLine')
builder.objectType(Line, {
  description: 'A line that somebody of the household wrote.',
  fields: (t) => ({
    lineId: t.exposeID('id', { description: 'As the device that wrote it named it; unique in its household.' }),
    text: t.exposeString('text', { description: 'Plain text without links.' }),
    ticked: t.boolean({ description: 'Whether it is ticked.', resolve: ({ ticks }) => ticks.length > 0 }),
  }),
})

const Lock = builder.objectRef<Kept>('HouseholdLock')
builder.objectType(Lock, {
  description: 'A main dish that stays where it is when another plan is made.',
  fields: (t) => ({
    day: t.exposeInt('day', { description: 'Index of the day, from 0.' }),
    // Dishes of weeks alone are locked.
    slot: t.field({ type: Slot, description: 'The meal.', resolve: ({ slot }) => slot as SlotId }),
    recipeId: t.exposeID('recipeId', { description: 'Recipe id.' }),
  }),
})

const shown = (lines: readonly OwnLine[]): OwnLine[] => lines.filter(({ struck }) => !struck)

/** All that is stored of a household, with the answers that its plans were made from. */
async function storedOf({ id, version, state }: Held, { em }: Context): Promise<string> {
  const ids = [...new Set(state.weeks.flatMap(({ plans }) => plans.map((plan) => plan.id)))]
  const plans = await findPlans(em, ids)
  const requests = plans.flatMap((plan) => (plan ? [{ id: plan.id, request: plan.request }] : []))
  return JSON.stringify({ id, version, ...state, requests })
}

/** Ingredients that can be marked in a list, at most. */
const MARKED = 'ingredients'

export const Household = builder.objectRef<HouseholdOnLink>('Household')
builder.objectType(Household, {
  description: 'What a family changes together, under a link that whoever has it may read and change.',
  fields: (t) => ({
    id: t.exposeID('id', { description: `Names it to the operator; it opens nothing. ${OWN_ID}` }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
    link: t.field({
      type: UrlScalar,
      description: 'Web page of the household: its address is the key.',
      resolve: ({ token }, _, { baseUrl }) => `${baseUrl}/w/${token}`,
    }),
    calendar: t.field({
      type: UrlScalar,
      description: 'Address of its calendar (iCalendar), which can be read and opens nothing else.',
      resolve: ({ token }, _, { baseUrl }) => `${baseUrl}/w/calendar/${calendarToken(token)}.ics`,
    }),
    plan: t.field({
      type: Plan,
      nullable: true,
      description: 'The plan in use; null: an operator deleted it.',
      resolve: ({ state }, _, context) => planById(context, planInUse(state).id),
    }),
    planId: t.id({ description: 'Id of the plan in use.', resolve: ({ state }) => planInUse(state).id }),
    canUndo: t.boolean({
      description: 'Whether there is a plan to go back to. A week on whose list something is ticked stays.',
      resolve: ({ state }) => canUndo(state),
    }),
    earlierPlanIds: t.field({
      type: ['ID'],
      description: 'Ids of the earlier plans of this week, the oldest first.',
      complexity: values(MOST_PLANS),
      resolve: ({ state }) =>
        thisWeek(state)
          .plans.slice(0, -1)
          .map(({ id }) => id),
    }),
    locks: t.field({
      type: [Lock],
      description: 'Dishes that stay where they are when another plan is made.',
      complexity: objects('days'),
      resolve: ({ state }) => [...planInUse(state).kept],
    }),
    ticks: t.field({
      type: [TickOnList],
      description: 'Lines of the list that are ticked, and what was bought.',
      complexity: objects(MARKED),
      resolve: async ({ id, state }, _, context) => {
        const stored = await planById(context, planInUse(state).id)
        return Object.entries(thisWeek(state).ticks).map(([ingredient, marks]) => ({
          id: `${id}.tick.${ingredient}`,
          ingredient,
          bought: boughtOf(marks) ?? 0,
          line: stored?.plan.list.find((line) => line.ingredient === ingredient),
          stored,
        }))
      },
    }),
    haveIds: t.field({
      type: ['ID'],
      description: 'Ingredient ids of lines that are at home after all.',
      complexity: values(MARKED),
      resolve: ({ state }) => Object.keys(thisWeek(state).have),
    }),
    items: t.field({
      type: [Line],
      description: `Lines of their own on the list; with the notes at most ${MOST_LINES}.`,
      complexity: objects(MOST_LINES),
      resolve: ({ state }) => shown(state.items),
    }),
    notes: t.field({
      type: [Line],
      description: 'Notes to each other.',
      complexity: objects(MOST_LINES),
      resolve: ({ state }) => shown(state.notes),
    }),
    stored: t.string({
      description: 'All that is stored under the link, as JSON text: to keep, or to see what is known.',
      complexity: { field: WEIGHTS.stored * MOST_WEEKS },
      resolve: (held, _, context) => storedOf(held, context),
    }),
  }),
})

/** Weeks that a calendar shows, the newest. */
const CALENDAR_WEEKS = 4

const Calendar = builder.objectRef<Held>('HouseholdCalendar')
builder.objectType(Calendar, {
  description: 'What the calendar of a household shows.',
  fields: (t) => ({
    id: t.exposeID('id', { description: `The household. ${OWN_ID}` }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
    plans: t.field({
      type: [Plan],
      description: `The plans of the newest ${CALENDAR_WEEKS} weeks, the oldest first.`,
      complexity: { field: WEIGHTS.stored * CALENDAR_WEEKS, multiplier: CALENDAR_WEEKS },
      resolve: async ({ state }, _, context) => {
        const ids = state.weeks.slice(-CALENDAR_WEEKS).map(({ plans }) => plans.at(-1)?.id ?? '')
        const found = await Promise.all(ids.map((id) => planById(context, id)))
        return found.filter((plan) => plan !== null)
      },
    }),
  }),
})

export const tokenArg = {
  required: true,
  description: 'The last part of its link. It is a key: send it by POST, so that no address with it is logged.',
} as const

/** The households that a request names, each read once: the documents of a page are filled from one state of it. */
const byToken = createContextCache(
  ({ em }: Context) =>
    new DataLoader<string, Held | null>((tokens) => Promise.all(tokens.map((token) => findHousehold(em, token)))),
)

builder.queryFields((t) => ({
  household: t.field({
    type: Household,
    nullable: true,
    description: 'The household of a link; null when the link has ended, or is none.',
    complexity: { field: WEIGHTS.stored },
    args: { token: t.arg.string(tokenArg) },
    resolve: async (_, { token }, context) => {
      const held = await byToken(context).load(token)
      return held && { ...held, token }
    },
  }),
  householdCalendar: t.field({
    type: Calendar,
    nullable: true,
    description: 'What a calendar’s address shows; null when it has ended, or is none.',
    complexity: { field: WEIGHTS.stored },
    args: { token: t.arg.string({ required: true, description: 'The last part of the calendar’s address.' }) },
    resolve: (_, { token }, { em }) => findByCalendar(em, token),
  }),
}))
