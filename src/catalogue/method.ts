import { z } from 'zod'
import { EQUIPMENT, type Equipment } from './vocabulary.ts'

/** Another way to cook the same dish: one appliance in place of another; all else stays as its steps say. */
export const Method = z.strictObject({
  instead: z.enum(EQUIPMENT).describe('The appliance whose work it takes over.'),
  appliance: z.enum(EQUIPMENT).describe('The appliance that takes its place.'),
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
interface Equipped {
  readonly equipment: readonly Equipment[]
  readonly methods: readonly Method[]
}

/** Whether a kitchen with such appliances can cook a recipe, as its steps say or another way. */
export const isCookable = ({ equipment, methods }: Equipped, at: readonly Equipment[]): boolean => {
  const missing = equipment.filter((needed) => !at.includes(needed))
  const [lacking] = missing
  return (
    lacking === undefined ||
    (missing.length === 1 &&
      methods.some(({ instead, appliance, pressure }) => instead === lacking && !pressure && at.includes(appliance)))
  )
}

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
  const way = `methods: ${appliance} instead of ${instead}`
  const can = REPLACES[appliance]
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
