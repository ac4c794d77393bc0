import { z } from 'zod'
import { ALLERGENS, EQUIPMENT, EXCLUDE_TAGS, PLACES, SLOTS } from '../catalogue/vocabulary.ts'
import { asMessage } from '../i18n/allowed.ts'
import { LANGUAGES } from '../i18n/locale.ts'

export const APPETITES = ['small', 'normal', 'big'] as const
export const GOALS = ['none', 'healthy', 'lose', 'gain'] as const
export const BUDGET_MODES = ['perPersonDay', 'week'] as const
/** How far from the country's own table a week may go. */
export const TASTES = ['home', 'mixed', 'world'] as const

/** What is planned where nothing else is asked: every front says these, and forms begin with them. */
export const DEFAULTS = {
  region: '',
  adults: 2,
  slots: ['breakfast', 'lunch', 'dinner'],
  equipment: ['stove', 'oven'],
  appetite: 'normal',
  goal: 'none',
  budgetMode: 'perPersonDay',
  budgetValue: 0,
  collection: '',
  variant: 0,
  after: '',
  taste: 'home',
  maxMin: 0,
} as const

/** An id of the catalogue; whether it exists is checked against the revision in use. */
const id = z.string().min(1).max(80)
const ids = (of: string, ...example: readonly string[]) =>
  z
    .array(id)
    .max(500)
    .nullish()
    .describe(of)
    .meta({ examples: [example] })

/** A calendar day that exists, between 1970 and 2199. */
const date = z
  .string()
  .regex(/^(19[7-9]\d|20\d\d|21\d\d)-\d\d-\d\d$/, asMessage('date'))
  .refine((s) => {
    const day = new Date(`${s}T00:00:00Z`)
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(s)
  }, asMessage('existingDay'))

export const Kid = z.object({
  age: z
    .int()
    .min(0)
    .max(17)
    .describe('Age in whole years, 0 to 17.')
    .meta({ unit: 'years', examples: [6] }),
  appetite: z
    .enum(APPETITES)
    .nullish()
    .describe(`How much the child eats for its age. Default ${DEFAULTS.appetite}.`)
    .meta({ examples: ['normal'] }),
})

export const KeptDish = z.object({
  day: z
    .int()
    .min(0)
    .max(6)
    .describe('Day of the week that is planned, 0 to 6 from its start date; of a table 0.')
    .meta({ unit: 'days', examples: [2] }),
  slot: z
    .enum(PLACES)
    .describe('A meal that is planned; of a table a course that it has.')
    .meta({ examples: ['dinner'] }),
  recipeId: id.describe('Recipe id of the main dish.').meta({ examples: ['chicken-breast-pan'] }),
})

/** What may be asked of a plan: the one schema behind GraphQL, REST and the assistants' tools. Unknown fields fall away. */
export const ParamsInput = z.object({
  country: id
    .describe('Country code of the reference data, for example RU. Prices and currency come from it.')
    .meta({ examples: ['RU'] }),
  store: id
    .describe('Store code of the reference data; it must belong to the country.')
    .meta({ examples: ['ru-pyaterochka'] }),
  region: z
    .string()
    .max(80)
    .nullish()
    .describe('Region code for countries with regional prices. Default "": the national average.')
    .meta({ examples: ['45000000000'] }),
  lang: z
    .enum(LANGUAGES)
    .nullish()
    .describe('Language of the answer. Changes words only, never what is planned.')
    .meta({ examples: ['en'] }),
  adults: z
    .int()
    .min(1)
    .max(10)
    .nullish()
    .describe(`Number of adults, 1 to 10. Default ${DEFAULTS.adults}.`)
    .meta({ unit: 'people', examples: [2] }),
  kids: z.array(Kid).max(20).nullish().describe('Children of the household, at most 20. Default none.'),
  slots: z
    .array(z.enum(SLOTS))
    .min(1)
    .max(20)
    .nullish()
    .describe(`Meals to plan for each day. Default ${DEFAULTS.slots.join(', ')}.`)
    .meta({ examples: [['breakfast', 'lunch', 'dinner']] }),
  equipment: z
    .array(z.enum(EQUIPMENT))
    .max(50)
    .nullish()
    .describe(`Kitchen equipment at hand; an empty list means none at all. Default ${DEFAULTS.equipment.join(', ')}.`)
    .meta({ examples: [['stove', 'oven']] }),
  allergens: z
    .array(z.enum(ALLERGENS))
    .max(500)
    .nullish()
    .describe(
      `Allergen ids (${ALLERGENS.join(', ')}); dishes that contain one are never offered. "nuts" are tree nuts only, peanuts are "peanuts": for a nut allergy pass both. Default none.`,
    )
    .meta({ examples: [['nuts', 'peanuts']] }),
  exclude: ids('Ingredient ids the household does not eat. Default none.', 'celery'),
  excludeTags: z
    .array(z.enum(EXCLUDE_TAGS))
    .max(50)
    .nullish()
    .describe('Whole groups the household does not eat. Default none.')
    .meta({ examples: [['offal']] }),
  goal: z
    .enum(GOALS)
    .nullish()
    .describe(`Target for calories and health. Default ${DEFAULTS.goal}.`)
    .meta({ examples: ['healthy'] }),
  budgetMode: z
    .enum(BUDGET_MODES)
    .nullish()
    .describe(`What budgetValue is for. Default ${DEFAULTS.budgetMode}.`)
    .meta({ examples: ['week'] }),
  budgetValue: z
    .number()
    .min(0)
    .max(1e9)
    .nullish()
    .describe(`Budget in the country's currency (major units); 0 means none. Default ${DEFAULTS.budgetValue}.`)
    .meta({ unit: 'currency', examples: [9000] }),
  collection: z
    .string()
    .max(80)
    .nullish()
    .describe('Slug of a collection whose dishes are taken first. Default none.')
    .meta({ examples: ['quick-weeknight'] }),
  have: ids('Ingredient ids at home in sufficient amount; they are left off the list. Default none.', 'rice-long'),
  startDate: date
    .nullish()
    .describe('First day of the plan, YYYY-MM-DD. Default today in UTC.')
    .meta({ format: 'date', examples: ['2026-11-23'] }),
  variant: z
    .int()
    .min(0)
    .max(99)
    .nullish()
    .describe(
      `Another good plan for the same answers, 0 to 99, as deterministic as the first. Not for baskets. Default ${DEFAULTS.variant}.`,
    )
    .meta({ unit: 'plans', examples: [0] }),
  after: z
    .string()
    .max(36)
    .nullish()
    .describe(
      'Id of a stored week of the same country that starts before this one. Its lunches and dinners come again rarely, and what is left in its packs and keeps is used first. Weeks only. Default none.',
    )
    .meta({ examples: [''] }),
  taste: z
    .enum(TASTES)
    .nullish()
    .describe(
      `How far from the country's own table a week may go: home, mixed, or world, where it makes no difference. Weeks only. Default ${DEFAULTS.taste}.`,
    )
    .meta({ examples: ['mixed'] }),
  maxMin: z
    .int()
    .min(10)
    .max(120)
    .nullish()
    .describe(
      'Most hands-on minutes of a dinner on a working day, with what stands beside it, 10 to 120; holds while at least five main dishes are left. Weeks only. Default none.',
    )
    .meta({ unit: 'min', examples: [30] }),
  keep: z
    .array(KeptDish)
    .max(28)
    .nullish()
    .describe(
      'Main dishes of a week, or dishes of a table, that stay where they are: all else is planned around them. A dish must be a main dish of its meal (`part` main, not a bread or a side that goes with one), or of its course, and pass what is excluded. Not for baskets. Default none.',
    ),
  presets: ids(
    'Exclude presets of the reference data, by id or by name in any language, for example vegan: what they exclude is excluded. Default none.',
    'no-pork',
  ),
})
export type ParamsInput = z.infer<typeof ParamsInput>

export const BasketItem = z.object({
  recipeId: id.describe('Recipe id.').meta({ examples: ['syrniki'] }),
  servings: z
    .int()
    .min(0)
    .max(40)
    .nullish()
    .describe('How many people the dish feeds, 1 to 40; 0 or absent means as many as guests.')
    .meta({ unit: 'people', examples: [4] }),
})
const guests = z
  .int()
  .min(1)
  .max(40)
  .describe('Number of people at the table, 1 to 40.')
  .meta({ unit: 'people', examples: [6] })

/** Dishes that a basket may have. */
export const MOST_ITEMS = 30

const example = { country: 'RU', store: 'ru-pyaterochka', lang: 'en', allergens: ['nuts', 'peanuts'] }
const params = ParamsInput.describe('Country, store, and what is left out.').meta({ examples: [example] })
export const OccasionInput = z.object({ guests, params })
export const BasketInput = z.object({
  guests,
  items: z.array(BasketItem).min(1).max(MOST_ITEMS).describe(`The chosen dishes, 1 to ${MOST_ITEMS}.`),
  params,
})

/** Complete, sorted answers: every default filled, lists whose order means nothing sorted and without repeats, no `lang`. */
export interface Params {
  readonly country: string
  readonly store: string
  readonly region: string
  readonly adults: number
  readonly kids: readonly { readonly age: number; readonly appetite: (typeof APPETITES)[number] }[]
  readonly slots: readonly (typeof SLOTS)[number][]
  readonly equipment: readonly (typeof EQUIPMENT)[number][]
  readonly allergens: readonly string[]
  readonly exclude: readonly string[]
  readonly excludeTags: readonly (typeof EXCLUDE_TAGS)[number][]
  readonly goal: (typeof GOALS)[number]
  readonly budgetMode: (typeof BUDGET_MODES)[number]
  /** major units of the country's currency; 0: none */
  readonly budgetValue: number
  /** '' : none */
  readonly collection: string
  readonly have: readonly string[]
  readonly startDate: string
  readonly variant: number
  /** id of the stored week before; '' : none */
  readonly after: string
  readonly taste: (typeof TASTES)[number]
  /** 0: none */
  readonly maxMin: number
  /** at most one for each meal */
  readonly keep: readonly { readonly day: number; readonly slot: (typeof PLACES)[number]; readonly recipeId: string }[]
}

const sorted = (list: readonly string[] | null | undefined): string[] => [...new Set(list ?? [])].sort()
/** Keeps the order in which the allowed values are declared: meals stay in the order of a day. */
const inOrder = <T extends string>(all: readonly T[], list: readonly T[]): T[] => all.filter((x) => list.includes(x))

/**
 * Fills defaults and brings lists into one order, so that equal answers are equal bytes.
 * @param today the day used when no start date is given, YYYY-MM-DD (UTC)
 */
export function normalise(input: ParamsInput, today: string): Params {
  return {
    country: input.country,
    store: input.store,
    region: input.region ?? DEFAULTS.region,
    adults: input.adults ?? DEFAULTS.adults,
    kids: (input.kids ?? [])
      .map((kid) => ({ age: kid.age, appetite: kid.appetite ?? DEFAULTS.appetite }))
      .sort((a, b) => a.age - b.age || APPETITES.indexOf(a.appetite) - APPETITES.indexOf(b.appetite)),
    slots: inOrder(SLOTS, input.slots ?? [...DEFAULTS.slots]),
    equipment: inOrder(EQUIPMENT, input.equipment ?? [...DEFAULTS.equipment]),
    allergens: sorted(input.allergens),
    exclude: sorted(input.exclude),
    excludeTags: inOrder(EXCLUDE_TAGS, input.excludeTags ?? []),
    goal: input.goal ?? DEFAULTS.goal,
    budgetMode: input.budgetMode ?? DEFAULTS.budgetMode,
    budgetValue: input.budgetValue ?? DEFAULTS.budgetValue,
    collection: input.collection ?? DEFAULTS.collection,
    have: sorted(input.have),
    startDate: input.startDate ?? today,
    variant: input.variant ?? DEFAULTS.variant,
    after: (input.after ?? DEFAULTS.after).toLowerCase(),
    taste: input.taste ?? DEFAULTS.taste,
    maxMin: input.maxMin ?? DEFAULTS.maxMin,
    keep: (input.keep ?? [])
      .map(({ day, slot, recipeId }) => ({ day, slot, recipeId }))
      .sort((a, b) => a.day - b.day || PLACES.indexOf(a.slot) - PLACES.indexOf(b.slot)),
  }
}
