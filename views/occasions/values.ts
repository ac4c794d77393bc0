import { message } from '../../src/i18n/message.ts'
import { type Mistake, mistakesOf } from '../home/mistakes.ts'
import { besidePresets, paramsOf, type Sent, UNTOUCHED } from '../home/values.ts'
import type { PageContext } from '../page.ts'
import type { Occasion, OccasionData } from './document.ts'
import { keptDishes } from './kept.ts'

const MOST_GUESTS = 40

/** Guests that were asked for; undefined: no number of them. */
export function guestsOf({ guests = '' }: Sent): number | undefined {
  const count = /^\d{1,2}$/.test(guests) ? Number(guests) : 0
  return count >= 1 && count <= MOST_GUESTS ? count : undefined
}

/** What a kitchen usually has, and what the first dish of each course needs, and those that stay: who grills has a grill. */
function equipmentOf({ courses }: Occasion, kept: OccasionData['kept']): string {
  const needed = [
    ...courses.flatMap(({ candidates }) => candidates.nodes[0]?.equipment ?? []),
    ...kept.dishes.flatMap(({ recipe }) => recipe.equipment),
  ]
  return [...new Set([...(UNTOUCHED.equipment ?? '').split(','), ...needed])].join(',')
}

/** What stands in the form: what was sent, or what is usual for the occasion besides what a link asks for. */
export function filledIn(sent: Sent, { occasion, offer, kept }: OccasionData): Sent {
  const usual = {
    guests: String(occasion.guests),
    ...(occasion.serveAt && { serve: occasion.serveAt }),
    ...(occasion.nextDate && { startDate: occasion.nextDate }),
    equipment: equipmentOf(occasion, kept),
  }
  return besidePresets(sent.sent ? sent : { ...usual, ...sent }, offer)
}

/** What the form says wrongly. */
export function tableMistakes(sent: Sent, data: OccasionData, context: PageContext): Mistake[] {
  const guests: Mistake[] =
    guestsOf(sent) === undefined ? [{ field: 'guests', text: message(context.lang, 'table.checkGuests') }] : []
  // What only a week is asked for is as nobody touched it.
  return [...guests, ...mistakesOf({ ...UNTOUCHED, ...sent }, data, context)]
}

/** The parameters of the table that a form without mistakes asks for. */
export function tableParams(sent: Sent, data: OccasionData): Record<string, unknown> {
  const { country, region, store, presets, allergens, exclude, excludeTags, equipment, startDate } = paramsOf(
    sent,
    data,
  )
  const keep = keptDishes(sent.keep).map(({ course, recipeId }) => ({ day: 0, slot: course, recipeId }))
  return { country, region, store, presets, allergens, exclude, excludeTags, equipment, startDate, keep }
}
