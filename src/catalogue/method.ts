import { z } from 'zod'
import { EQUIPMENT, type Equipment } from './vocabulary.ts'

/** Another way to cook the same dish: one appliance in place of another; all else stays as its steps say. */
export const Method = z.strictObject({
  instead: z.enum(EQUIPMENT).describe('The appliance whose work it takes over.'),
  appliance: z
    .enum(EQUIPMENT)
    .nullable()
    .describe('The appliance that takes its place; null: it is done by hand, with a masher, a sieve or a whisk.'),
  activeMin: z.int().min(0).max(480).describe('Hands-on minutes of the whole dish this way.').meta({ unit: 'min' }),
  waitMin: z
    .int()
    .min(0)
    .max(2880)
    .default(0)
    .describe('Unattended minutes of the whole dish this way.')
    .meta({ unit: 'min' }),
  celsius: z
    .int()
    .min(60)
    .max(280)
    .nullable()
    .default(null)
    .describe('Temperature to set in °C; null: there is none to set.')
    .meta({ unit: '°C' }),
  pressure: z
    .boolean()
    .default(false)
    .describe('Cooked under pressure, for time; what stands beside it may still need `instead`.'),
})
export type Method = z.infer<typeof Method>

/** What a recipe says of the appliances that it needs. */
export interface Equipped {
  readonly equipment: readonly Equipment[]
  readonly methods: readonly Method[]
}

/**
 * How a kitchen with such appliances cooks a recipe: by the method with the fewest minutes of work, then of waiting.
 * @returns null: as its steps say; undefined: it cannot
 */
export function wayIn({ equipment, methods }: Equipped, at: readonly Equipment[]): Method | null | undefined {
  const missing = equipment.filter((needed) => !at.includes(needed))
  if (missing.length === 0) return null
  if (missing.length > 1) return undefined
  return methods
    .filter(
      ({ instead, appliance, pressure }) =>
        missing.includes(instead) && !pressure && (appliance === null || at.includes(appliance)),
    )
    .toSorted((a, b) => a.activeMin - b.activeMin || a.waitMin - b.waitMin)[0]
}

/** Whether a kitchen with such appliances can cook a recipe, as its steps say or another way. */
export const isCookable = (recipe: Equipped, at: readonly Equipment[]): boolean => wayIn(recipe, at) !== undefined

/** Which appliance can do another's work, and the temperatures that are set on it; none where it has no thermostat. */
const REPLACES: Readonly<
  Partial<Record<Equipment, { readonly for: readonly Equipment[]; readonly celsius?: readonly [number, number] }>>
> = {
  oven: { for: ['stove', 'airfryer', 'grill', 'microwave', 'multicooker'], celsius: [80, 260] },
  airfryer: { for: ['oven', 'stove', 'grill', 'microwave'], celsius: [80, 210] },
  stove: { for: ['oven', 'multicooker', 'steamer', 'microwave', 'grill', 'airfryer'] },
  microwave: { for: ['oven', 'stove', 'steamer'] },
  multicooker: { for: ['stove', 'oven', 'steamer'] },
  grill: { for: ['oven', 'stove'] },
  steamer: { for: ['stove'] },
  blender: { for: ['meatgrinder', 'mixer'] },
  mixer: { for: ['blender'] },
}

/** What a recipe that needs such equipment is like when it is cooked by a method. */
export function cookedBy(equipment: readonly Equipment[], { instead, appliance, activeMin, waitMin }: Method) {
  const others = equipment.filter((needed) => needed !== instead)
  return {
    equipment: appliance === null || others.includes(appliance) ? others : [...others, appliance],
    activeMin,
    waitMin,
    timeMin: activeMin + waitMin,
  }
}

/** Appliances whose work can be done by hand, and no temperature is set. */
const BY_HAND: readonly Equipment[] = ['blender', 'mixer']

/** What is wrong with a recipe's other methods. */
export function checkMethods({
  equipment,
  methods,
  activeMin,
}: Equipped & { readonly activeMin: number | null }): string[] {
  const ways = methods.map(({ instead, appliance, pressure }) => `${instead} ${appliance} ${pressure}`)
  const problems = methods.flatMap((method) => [...faultsOf(method, equipment, activeMin)])
  return new Set(ways).size < ways.length ? [...problems, 'methods: one stands twice'] : problems
}

/** Most hands-on minutes that another appliance adds: shaking a basket, frying in two turns. */
const MORE_WORK_MIN = 20

function* faultsOf(method: Method, equipment: readonly Equipment[], activeMin: number | null): Generator<string> {
  const { instead, appliance, celsius, pressure } = method
  const way = `methods: ${appliance ?? 'by hand'} instead of ${instead}`
  const can = appliance === null ? { for: BY_HAND, celsius: undefined } : REPLACES[appliance]
  if (!equipment.includes(instead)) yield `${way}, which is not among its equipment`
  if (!can?.for.includes(instead)) yield `${way}: it cannot do that work`
  const [least, most] = can?.celsius ?? []
  if ((celsius !== null) !== (least !== undefined))
    yield `${way}: ${least === undefined ? 'no temperature is set on it' : 'which temperature?'}`
  if (celsius !== null && least !== undefined && most !== undefined && (celsius < least || celsius > most))
    yield `${way}: ${celsius} °C; ${least} to ${most} are possible`
  if (pressure && appliance !== 'multicooker') yield `${way}: no pressure in it`
  if (activeMin !== null && method.activeMin > activeMin + MORE_WORK_MIN)
    yield `${way}: ${method.activeMin} minutes by hand, ${activeMin} as the steps say`
}
