import { z } from 'zod'
import { cookedBy, type Equipped, Method, wayIn } from '../src/catalogue/method.ts'
import { type Timed, workMin } from '../src/catalogue/stages.ts'
import { duration } from '../src/i18n/format.ts'
import { label, message } from '../src/i18n/message.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import { type AmountArgs, measuredTexts } from './amounts.ts'
import { type Context, langOf } from './context.ts'
import { objectOf } from './from-zod.ts'

const ToldMethod = Method.extend({
  text: z.string().describe('The method in words: "Air fryer, 190 °C: 10 min hands-on, 18 min unattended".'),
})

/** Another way to cook a dish, with its words. */
export const CookingMethod = objectOf(
  'CookingMethod',
  ToldMethod,
  'Another way to cook a dish: one appliance in place of another; all else stays as its steps say.',
)

/** The way in which a plan's kitchen cooks a recipe whose steps need an appliance that it lacks; null: as its steps say. */
export const methodAt = ({ request }: StoredPlan, recipe: Equipped): Method | null =>
  wayIn(recipe, request.params.equipment) ?? null

/** A recipe as a plan's kitchen cooks it. */
export function asCooked<T extends Equipped & Timed>(stored: StoredPlan, recipe: T): T {
  const method = methodAt(stored, recipe)
  return method ? { ...recipe, ...cookedBy(recipe.equipment, method) } : recipe
}

/** Hands-on minutes of a recipe in a plan's kitchen. */
export const workMinAt = (stored: StoredPlan, recipe: Equipped & Timed): number => workMin(asCooked(stored, recipe))

/** A method with its words in the language and units that are asked for. */
export function told(context: Context, args: AmountArgs, method: Method): z.output<typeof ToldMethod> {
  const { appliance, activeMin, waitMin, celsius, pressure } = method
  const lang = langOf(context, args)
  const values = {
    appliance: appliance === null ? message(lang, 'page.byHand') : label(lang, 'equipment', appliance),
    celsius: celsius === null ? 'none' : String(celsius),
    pressure: pressure ? 'yes' : 'no',
    hands: duration(lang, activeMin),
    waiting: waitMin === 0 ? 'none' : duration(lang, waitMin),
  }
  return { ...method, text: measuredTexts(context, args, [message(lang, 'page.otherWay', values)]).join('') }
}
