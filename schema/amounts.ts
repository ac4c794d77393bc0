import { inUnits } from '../src/catalogue/amount.ts'
import { type Measure, measureOf } from '../src/catalogue/measure.ts'
import type { Tin } from '../src/catalogue/tin.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import { packed, quantity, type UnitSystem } from '../src/i18n/quantity.ts'
import { withUsUnits } from '../src/i18n/us-sentences.ts'
import type { FullIngredient } from '../src/revision/types.ts'
import { type Context, langOf, unitsOf } from './context.ts'

/** How a text of an amount is asked for. */
export interface AmountArgs {
  readonly lang?: Lang | null | undefined
  readonly units?: UnitSystem | null | undefined
}

/** How an ingredient of the revision is measured: its pack is in hundredths there. */
export const measureIn = (facts: FullIngredient): Measure => measureOf({ ...facts, pack: inUnits(facts.pack) })

/**
 * An amount as a cook measures it, in words.
 * @param amount in the ingredient's unit
 * @param country of the plan it belongs to, if it belongs to one
 */
export const amountText = (
  context: Context,
  facts: FullIngredient,
  amount: number,
  args: AmountArgs,
  country?: string,
): string => quantity(langOf(context, args), amount, facts.unit, measureIn(facts), unitsOf(context, args, country))

/** Packs as the shop sells them, in words. @param country of the plan they are bought for */
export const packsText = (
  context: Context,
  facts: FullIngredient,
  sold: { readonly packs: number; readonly pack: number },
  args: AmountArgs,
  country: string,
): string =>
  packed(
    langOf(context, args),
    { ...sold, unit: facts.unit, country },
    measureIn(facts),
    unitsOf(context, args, country),
  )

/** Sentences of a recipe with their temperatures and lengths in the units that are asked for. */
export const measuredTexts = (context: Context, args: AmountArgs, texts: readonly string[]): string[] =>
  unitsOf(context, args) === 'us' ? texts.map((text) => withUsUnits(langOf(context, args), text)) : [...texts]

const CM_AN_INCH = 2.54

/** A tin and what it holds; where inches are asked for it is of whole ones, as they are sold. */
export function tinText(
  context: Context,
  args: AmountArgs,
  { form, size, width, portions }: Tin & { portions: number },
): string {
  const us = form !== 'muffin' && unitsOf(context, args) === 'us'
  const sold = (length: number): string => String(us ? Math.round(length / CM_AN_INCH) * CM_AN_INCH : length)
  const values = { form, size: sold(size), width: sold(width), portions }
  return measuredTexts(context, args, [message(langOf(context, args), 'page.tinHolds', values)]).join('')
}
