import { estimate, list, weekday, withColon } from '../../src/i18n/format.ts'
import { MOST_LINES, type PreviewCard, type PreviewLine } from '../../src/previews/card.ts'
import type { PageContext } from '../page.ts'
import { datesOf, isWeek, type Plan, titleOf } from '../plan/document.ts'
import { largeMeal, mainDish } from '../plan/main-dish.ts'
import { priceBand } from '../plan/totals.ts'
import { facts } from '../say.ts'
import { type Preview, previewPath } from './address.ts'

/** The parts of a plan that its preview shows. */
export interface PreviewedPlan extends Pick<Plan, 'occasion'> {
  readonly country: Pick<Plan['country'], 'code' | 'currency' | 'decimals'>
  readonly store: Pick<Plan['store'], 'name'>
  readonly totals: Pick<Plan['totals'], 'cost' | 'costLow' | 'costHigh'>
  readonly priceSource: Pick<Plan['priceSource'], 'name'>
  readonly days: readonly {
    readonly date: string
    readonly dishes: readonly Pick<
      Plan['days'][number]['dishes'][number],
      'slot' | 'slotLabel' | 'companion' | 'recipeId' | 'title' | 'timeMin'
    >[]
  }[]
}

/** A line for each day of a week. */
function dinners({ days }: PreviewedPlan, { lang }: PageContext): PreviewLine[] {
  const meal = largeMeal(days)
  return days.flatMap(({ date, dishes }) => {
    const dish = mainDish(dishes, meal)
    return dish ? [{ label: weekday(lang, date), title: dish.title, recipe: dish.recipeId }] : []
  })
}

/** A line for each dish of a table; a course is named once. */
function courses({ days }: PreviewedPlan): PreviewLine[] {
  const dishes = days.flatMap((day) => day.dishes)
  const lines = dishes.map(({ slotLabel, title, recipeId }, i) => ({
    label: dishes[i - 1]?.slotLabel === slotLabel ? '' : slotLabel,
    title,
    recipe: recipeId,
  }))
  if (lines.length <= MOST_LINES) return lines
  const shown = lines.slice(0, MOST_LINES - 1)
  return [...shown, { label: '', title: `+ ${lines.length - shown.length}` }]
}

/** @param lead when, where and for how many */
export function planCard(plan: PreviewedPlan, lead: string, context: PageContext): PreviewCard {
  const { lang } = context
  const isPriced = plan.totals.cost > 0
  return {
    lang,
    title: titleOf(plan, context),
    lead,
    price: isPriced ? estimate(lang, plan.totals.cost, plan.country) : '',
    notes: isPriced ? [priceBand(plan, context)] : [],
    source: isPriced ? plan.priceSource.name : '',
    lines: isWeek(plan) ? dinners(plan, context) : courses(plan),
  }
}

/** What is shown of a link to a plan: when, where, for how much, and what there is to eat. */
export function planPreview(plan: PreviewedPlan & Pick<Plan, 'id'>, lead: string, context: PageContext): Preview {
  const card = planCard(plan, lead, context)
  const dates = datesOf(plan, context.lang)
  const title = facts(card.title, card.title.includes(dates) ? '' : dates, plan.store.name, card.price)
  const description = list(
    context.lang,
    card.lines.flatMap((line) => (line.recipe === undefined ? [] : [line.title])),
  )
  return {
    image: previewPath(`/plan/${plan.id}`, card, context),
    title,
    description,
    alt: withColon(context.lang, title, description),
  }
}
