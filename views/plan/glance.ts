import { html } from 'hono/html'
import { dayOfMonth, list, weekday, withColon } from '../../src/i18n/format.ts'
import { linkTo } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { picture } from '../parts.ts'
import { facts, type Say, sayIn } from '../say.ts'
import type { Day, Dish, Plan } from './document.ts'
import { largeMeal, mainDish } from './main-dish.ts'

/** Dishes of one meal, the main part first. */
const ofSlot = ({ dishes }: Day, slot: string): Dish[] => dishes.filter((dish) => dish.slot === slot)

const named = (lang: PageContext['lang'], dishes: readonly Dish[]): string =>
  list(
    lang,
    dishes.map(({ title }) => title),
  )

/** The other meals of a day by their main parts. */
const others = (day: Day, large: string, { lang }: PageContext): Html[] =>
  [...new Set(day.dishes.map(({ slot }) => slot))]
    .filter((slot) => slot !== large)
    .map((slot) => {
      const mains = ofSlot(day, slot).filter(({ companion }) => !companion)
      return html`<li>${withColon(lang, mains[0]?.slotLabel ?? '', named(lang, mains))}</li>`
    })

function day(of: Day, meal: string, context: PageContext, say: Say): Html | '' {
  const { lang } = context
  const main = mainDish(of.dishes, meal)
  if (!main) return ''
  const beside = ofSlot(of, main.slot).filter((dish) => dish !== main)
  const note = facts(main.slotLabel, named(lang, beside), main.leftover ? say('page.leftover') : '')
  return html`
<li>
  <a class="when" href="#day-${of.index}"><b>${weekday(lang, of.date)}</b> ${dayOfMonth(lang, of.date)}</a>
  ${picture(main.recipeId, 64)}
  <div>
    <a class="title" href="${linkTo(context, main.href)}"><bdi>${main.title}</bdi></a>
    <span class="facts">${note}</span>
    <ul>${others(of, main.slot, context)}</ul>
  </div>
</li>`
}

/** The week at a glance: its dinners large (or lunches, where these are the meal of the day), the other meals small. */
export function glance(plan: Plan, context: PageContext): Html {
  const say = sayIn(context)
  const meal = largeMeal(plan.days)
  return html`
<section class="glance" id="glance" aria-labelledby="glance-title">
  <h2 class="sr" id="glance-title">${say('page.week')}</h2>
  <ol>${plan.days.map((of) => day(of, meal, context, say))}</ol>
</section>`
}
