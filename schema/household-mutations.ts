import { z } from 'zod'
import { isPlainText } from '../src/catalogue/plain-text.ts'
import { InvalidFieldError, NotFoundError } from '../src/catalogue/refusals.ts'
import { SLOTS } from '../src/catalogue/vocabulary.ts'
import type { HouseholdChange } from '../src/households/changes.ts'
import {
  changeHousehold,
  createHousehold,
  deleteHousehold,
  findHousehold,
  renewLink,
} from '../src/households/household.ts'
import { LINE_LENGTH, planInUse } from '../src/households/state.ts'
import { allowed, asMessage } from '../src/i18n/allowed.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { WEIGHTS } from './cost.ts'
import { inputOf } from './from-zod.ts'
import { Household, type HouseholdOnLink, tokenArg } from './household.ts'
import { objects, values } from './lengths.ts'
import { MOST_ERRORS, UserError } from './payload.ts'
import { planById } from './plan-by-id.ts'
import { countPlan } from './plan-rate-limit.ts'
import type { Refused } from './user-errors.ts'
import { named } from './vocabulary.ts'

const KINDS = [
  'tick',
  'untick',
  'have',
  'haveNot',
  'add',
  'tickOwn',
  'untickOwn',
  'strike',
  'addNote',
  'strikeNote',
  'lock',
  'unlock',
] as const

named('HouseholdChangeKind', KINDS, 'What a change does. Ticks and what is added hold whenever they come.', {
  tick: 'Ticks the line of `ingredientId`: it was bought, as much as the list of `planId` says',
  untick: 'Takes away the ticks of the line that the device had seen; one that it had not stays',
  have: 'Marks the line of `ingredientId` as at home after all',
  haveNot: 'Takes away such marks, as far as the device had seen them',
  add: 'Adds a line of their own to the list, `lineId` with `text`; one that was struck comes back',
  tickOwn: 'Ticks the line `lineId`; one that was struck meanwhile comes back',
  untickOwn: 'Takes away its ticks, as far as the device had seen them',
  strike: 'Strikes the line `lineId`, unless somebody ticked it meanwhile',
  addNote: 'Adds a note, `lineId` with `text`',
  strikeNote: 'Strikes the note `lineId`',
  lock: 'Keeps the main dish of `day` and `slot` in the plans that are made from now on, unless another one stands there than in `planId`',
  unlock: 'Lets it go',
})

/** Most changes of one request: an afternoon without reception. */
const MOST_CHANGES = 100
/** Of whatever names a change or a line: random, made by the device. */
const ownId = z.string().regex(/^[\w-]{8,40}$/, asMessage('idText'))
/** What a reader, or a robot, would follow. */
const LINK = /:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|info|io|ru|de|fr|cn|uk|xyz|top|app|site|online|shop)\b/i

const Change = z.object({
  id: ownId.describe('Random, 8 to 40 letters, digits, hyphens and underscores: the same change may be sent again.'),
  kind: z.enum(KINDS).describe('What it does.'),
  seen: z.int().min(0).describe('Version of the household that the device showed.'),
  own: z
    .array(ownId)
    .max(MOST_CHANGES)
    .nullish()
    .describe('Ids of the device’s own changes of the same line that it had made after that version. Default none.'),
  ingredientId: z.string().min(1).max(80).nullish().describe('Ingredient id of a line of the list.'),
  planId: z.string().max(36).nullish().describe('Id of the plan that the device showed. Default the plan in use.'),
  lineId: ownId.nullish().describe('A line or note of their own; the device that adds it makes its id.'),
  text: z
    .string()
    .trim()
    .min(1)
    .max(LINE_LENGTH)
    .refine(isPlainText, asMessage('plainText'))
    .refine((text) => !LINK.test(text), asMessage('withoutLinks'))
    .nullish()
    .describe(`Of what is added: plain text of at most ${LINE_LENGTH} characters, without links.`),
  day: z.int().min(0).max(6).nullish().describe('Index of a day, from 0.').meta({ unit: 'days' }),
  slot: z.enum(SLOTS).nullish().describe('A meal.'),
})
type Change = z.infer<typeof Change>
const ChangeInput = inputOf('HouseholdChange', Change, 'Something that a device did to the household.', {
  types: { id: 'ID', own: 'ID', ingredientId: 'ID', planId: 'ID', lineId: 'ID' },
})

interface Payload {
  readonly household?: HouseholdOnLink
  readonly ignored?: readonly string[]
  readonly userErrors?: readonly Refused[]
}

export const HouseholdPayload = builder.objectRef<Payload>('HouseholdPayload')
builder.objectType(HouseholdPayload, {
  description: 'The household, or why nothing was done.',
  fields: (t) => ({
    household: t.field({
      type: Household,
      nullable: true,
      description: 'As it is now; null: see `userErrors`.',
      complexity: { field: WEIGHTS.plain },
      resolve: ({ household }) => household ?? null,
    }),
    ignored: t.field({
      type: ['ID'],
      description: 'Ids of changes that came too late for what others did, or for which there was no room.',
      complexity: values(MOST_CHANGES),
      resolve: ({ ignored = [] }) => [...ignored],
    }),
    userErrors: t.field({
      type: [UserError],
      description: 'Why nothing was done; empty when something was.',
      complexity: objects(MOST_ERRORS),
      resolve: ({ userErrors = [] }) => [...userErrors].slice(0, MOST_ERRORS),
    }),
  }),
})

/** Null with an error that is no mistake of the request: then the fields beside it keep their values. */
export const PAYLOAD = { nullable: true, extensions: { userErrors: true } } as const

export const noHousehold = (): NotFoundError => new NotFoundError('household', '')

/** @throws InvalidFieldError where a change of its kind needs the field */
function needed<Field extends keyof Change>(change: Change, field: Field): NonNullable<Change[Field]> {
  const value = change[field]
  if (value === null || value === undefined) throw new InvalidFieldError(`changes.${field}`, null, allowed('someWords'))
  return value
}

/** What the list of a plan says is bought of an ingredient, hundredths of the unit. */
async function boughtBy(context: Context, plan: string, ingredient: string): Promise<number> {
  const stored = await planById(context, plan)
  return stored?.plan.list.find((line) => line.ingredient === ingredient)?.buy ?? 0
}

/** The main dish of a meal of a plan; undefined: there is none. */
async function mainOf(context: Context, plan: string, day: number, meal: string): Promise<string | undefined> {
  const stored = await planById(context, plan)
  const dishes = stored?.plan.days[day]?.dishes ?? []
  return dishes.find(({ slot, companion, leftover }) => slot === meal && !companion && !leftover)?.recipeId
}

/** A change as it is merged. @throws InvalidFieldError */
async function asMerged(context: Context, inUse: string, change: Change): Promise<HouseholdChange> {
  const { kind, id, seen } = change
  const of = { id, seen, own: change.own ?? [] }
  switch (kind) {
    case 'tick':
    case 'untick':
    case 'have':
    case 'haveNot': {
      const ingredient = needed(change, 'ingredientId')
      if (!context.revision().ingredients.has(ingredient))
        throw new InvalidFieldError('changes.ingredientId', ingredient, allowed('ingredientIds'))
      const plan = change.planId?.toLowerCase()
      const bought = kind === 'tick' ? await boughtBy(context, plan ?? inUse, ingredient) : 0
      return { ...of, kind, ingredient, plan, bought }
    }
    case 'lock':
    case 'unlock': {
      const [day, slot] = [needed(change, 'day'), needed(change, 'slot')]
      const shown = await mainOf(context, change.planId?.toLowerCase() ?? inUse, day, slot)
      if (shown === undefined) throw new InvalidFieldError('changes.slot', slot, allowed('noSuchPlace'))
      return { ...of, kind, day, slot, recipeId: shown, inUse: await mainOf(context, inUse, day, slot) }
    }
    default: {
      const text = kind === 'add' || kind === 'addNote' ? needed(change, 'text') : ''
      return { ...of, kind, line: needed(change, 'lineId'), text }
    }
  }
}

interface Deletion {
  readonly deletedId?: string
  readonly userErrors?: readonly Refused[]
}
const HouseholdDeletion = builder.objectRef<Deletion>('HouseholdDeletion')
builder.objectType(HouseholdDeletion, {
  description: 'What was deleted, or why nothing was.',
  fields: (t) => ({
    deletedId: t.id({
      nullable: true,
      description: 'Id of the household that is gone; null: see `userErrors`.',
      resolve: ({ deletedId }) => deletedId ?? null,
    }),
    userErrors: t.field({
      type: [UserError],
      description: 'Why nothing was done; empty when something was.',
      complexity: objects(MOST_ERRORS),
      resolve: ({ userErrors = [] }) => [...userErrors].slice(0, MOST_ERRORS),
    }),
  }),
})

builder.mutationFields((t) => ({
  createHousehold: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: { field: WEIGHTS.stored },
    description:
      'Makes a link under which a family changes a plan together. Keep it: it is not stored and cannot be told again.',
    args: { planId: t.arg.id({ required: true, description: 'Id of the plan that it begins with.' }) },
    resolve: async (_, { planId }, context, info) => {
      await countPlan(context, info)
      const stored = await planById(context, planId)
      if (!stored) throw new NotFoundError('plan', planId)
      const { kind, params } = stored.request
      return { household: await createHousehold(context.em, stored.id, kind === 'week' ? params.keep : []) }
    },
  }),
  changeHousehold: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: ({ changes }) => ({ field: WEIGHTS.stored + 20 * changes.length }),
    description: `Takes what a device did, at most ${MOST_CHANGES} changes in their order, each once however often it is sent.`,
    validate: { schema: z.object({ token: z.string(), changes: z.array(Change).min(1).max(MOST_CHANGES) }) },
    args: {
      token: t.arg.string(tokenArg),
      changes: t.arg({ type: [ChangeInput], required: true, description: 'What the device did, the oldest first.' }),
    },
    resolve: async (_, { token, changes }, context) => {
      const held = await findHousehold(context.em, token)
      if (!held) throw noHousehold()
      const inUse = planInUse(held.state).id
      const merged: HouseholdChange[] = []
      for (const change of changes) merged.push(await asMerged(context, inUse, change))
      const changed = await changeHousehold(context.em, token, merged)
      if (!changed) throw noHousehold()
      return { household: { ...changed.held, token }, ignored: changed.ignored }
    },
  }),
  renewHousehold: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: { field: WEIGHTS.stored },
    description: 'A new link to the same household. The old one and its calendar end at once.',
    args: { token: t.arg.string(tokenArg) },
    resolve: async (_, { token }, { em }) => {
      const renewed = await renewLink(em, token)
      if (!renewed) throw noHousehold()
      return { household: renewed }
    },
  }),
  deleteHousehold: t.field({
    type: HouseholdDeletion,
    ...PAYLOAD,
    complexity: { field: WEIGHTS.stored },
    description:
      'Deletes the household with all that is stored under its link, at once. Its plans are deleted with other unread ones.',
    args: { token: t.arg.string(tokenArg) },
    resolve: async (_, { token }, { em }) => {
      const deletedId = await deleteHousehold(em, token)
      if (deletedId === null) throw noHousehold()
      return { deletedId }
    },
  }),
}))
