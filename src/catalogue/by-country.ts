import { z } from 'zod'
import { type Mistake, mistake, oneOf } from '../i18n/allowed.ts'
import { repeated } from './repeated.ts'
import { SLOTS } from './vocabulary.ts'

// What an operator says of a recipe in single countries. Of the recipes of the content files `data/eating/` says it.

const country = z.string().describe('Country code.')

/** How familiar a recipe is in the homes of one country. */
export const FamiliarityIn = z.strictObject({
  country,
  value: z
    .int()
    .min(0)
    .max(3)
    .describe('How familiar it is there: 3 cooked regularly, 2 now and then, 1 known, 0 not eaten there.')
    .meta({ unit: 'grade of 0 to 3' }),
})
export type FamiliarityIn = z.infer<typeof FamiliarityIn>

/** All meals of a recipe in one country. */
export const SlotsIn = z.strictObject({
  country,
  slots: z.array(z.enum(SLOTS)).min(1).describe('All meals at which its homes eat it, the most usual first.'),
})
export type SlotsIn = z.infer<typeof SlotsIn>

/** What a recipe says of countries. */
interface ByCountry {
  readonly familiarity: readonly FamiliarityIn[]
  readonly slotsByCountry: readonly SlotsIn[]
}

/** Countries that are not known or stand twice, and meals that stand twice. @param known codes */
export const checkByCountry = ({ familiarity, slotsByCountry }: ByCountry, known: Iterable<string>): Mistake[] => {
  const codes = [...known]
  return [
    ...checkCodes('familiarity', familiarity, codes),
    ...checkCodes('slotsByCountry', slotsByCountry, codes),
    ...slotsByCountry.flatMap(({ slots }, at) =>
      repeated(slots).map((slot) => mistake(`slotsByCountry.${at}.slots`, 'twice', { id: slot })),
    ),
  ]
}

function checkCodes(
  field: keyof ByCountry,
  entries: readonly { readonly country: string }[],
  codes: readonly string[],
): Mistake[] {
  return [
    ...entries.flatMap(({ country }, at): Mistake[] =>
      codes.includes(country)
        ? []
        : [{ field: `${field}.${at}.country`, fault: { given: country, allowed: oneOf(codes) } }],
    ),
    ...repeated(entries.map(({ country }) => country)).map((country) => mistake(field, 'twice', { id: country })),
  ]
}
