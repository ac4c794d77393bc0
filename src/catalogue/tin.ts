/** How a tin is written: its form and inner size in cm; muffin tins by their cups. */
export const TIN = /^(?:(?:round|square|loaf)-\d{2}|tray-\d{2}x\d{2}|muffin-\d{1,2})$/

/** A tin as words need it. */
export interface Tin {
  readonly form: 'round' | 'square' | 'loaf' | 'tray' | 'muffin'
  /** inner length or diameter in cm; cups of a muffin tin */
  readonly size: number
  /** inner width in cm of what is no square */
  readonly width: number
}

/** The shape of a loaf tin: its width over its length. */
const LOAF = 0.4

/** @param tin as `TIN` has it */
export function tinOf(tin: string): Tin {
  const [form = '', sizes = ''] = tin.split('-')
  const [size = 0, width = form === 'loaf' ? size * LOAF : size] = sizes.split('x').map(Number)
  return { form: form as Tin['form'], size, width }
}

/** Grams of a portion's ingredients, times its portions, over the tin's ground in cm², or over its cups: what is baked in homes. */
const LIKELY = { ground: [0.6, 5.5], cup: [30, 130] } as const

/** What is wrong with a recipe's tin. @param grams of one portion, edible */
export function checkTin(
  { tin, tinPortions }: { readonly tin: string | null; readonly tinPortions: number | null },
  grams: number,
): string[] {
  if (tin === null || tinPortions === null)
    return tin === null && tinPortions === null ? [] : ['tin and tinPortions belong together']
  const { form, size, width } = tinOf(tin)
  const all = grams * tinPortions
  const [filling, [least, most]] =
    form === 'muffin'
      ? [all / size, LIKELY.cup]
      : [all / (size * width * (form === 'round' ? Math.PI / 4 : 1)), LIKELY.ground]
  return filling < least || filling > most
    ? [
        `${Math.round(all)} g in the tin ${tin} are ${filling.toFixed(1)} g a cm² or cup; likely are ${least} to ${most}`,
      ]
    : []
}

/** Sentences in which something is put into a tin to be baked, not kept in one. */
const INTO_A_TIN = /\b(?:line|grease|press|pour|scrape|set|put|brush|tip)\b[^.]*\btin\b/i

/** English steps of a bake that use a tin, where the recipe does not say which. */
export const lacksTin = (
  {
    tin,
    course,
    equipment,
  }: { readonly tin: string | null; readonly course: string; readonly equipment: readonly string[] },
  steps: readonly string[],
): boolean =>
  tin === null &&
  (course === 'dessert' || course === 'bread') &&
  equipment.includes('oven') &&
  steps.some((step) => INTO_A_TIN.test(step))
