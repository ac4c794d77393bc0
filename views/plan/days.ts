import { html } from 'hono/html'
import { dayHeading, duration } from '../../src/i18n/format.ts'
import { portionsText } from '../../src/i18n/quantity.ts'
import { link, linkTo } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute, hidden, picture } from '../parts.ts'
import { facts, perAdult, perPortion, type Say, sayIn } from '../say.ts'
import { type Day, type Dish, isWeek, type Plan } from './document.ts'
import { keptMeals, type Meal, mealKey } from './kept-meals.ts'

/** How many people a dish of a table feeds, or how many portions are made of it. */
function share(plan: Plan, { servings, portions }: Dish, { lang }: PageContext, say: Say): string {
  if (servings !== null) return say('page.servings', { servings })
  return isWeek(plan) ? '' : portionsText(lang, portions)
}

const mark = ({ leftover, batch }: Dish, say: Say): Html | '' =>
  leftover || batch ? html` <span class="mark">${say(leftover ? 'page.leftover' : 'page.batch')}</span>` : ''

function replace(plan: Plan, place: string, context: PageContext, say: Say): Html {
  const to = link(context, `${context.household?.path ?? `/plan/${plan.id}`}/swap/${place}`, {
    keep: context.query.keep,
  })
  return html`<a class="swap" href="${to}" aria-describedby="${place}" data-dialog>${say('page.replace')}</a>`
}

/** A box of the form that changes the plan: what is ticked stays where it is. */
function keepBox(place: string, meal: Meal, { query }: PageContext, say: Say): Html {
  const key = mealKey(meal)
  const isKept = keptMeals(query.keep).some((one) => mealKey(one) === key)
  return html`
<label class="keep"><input type="checkbox" name="keep" value="${key}" form="change" aria-describedby="${place}"${attribute(isKept, 'checked')}>${say('household.lock')}</label>`
}

/** A main dish can be locked, so that it stays in the plans that are made from then on. */
function lock(place: string, { slot, recipeId, companion, leftover }: Dish, context: PageContext, say: Say): Html | '' {
  if (companion || leftover) return ''
  const { household } = context
  const [day = ''] = place.split('/')
  if (!household) return keepBox(place, { day: Number(day), slot: slot as Meal['slot'] }, context, say)
  const isLocked = household.isLocked(Number(day), slot, recipeId)
  return html`
<form class="lock" method="post" action="${link(context, `${household.path}/lock`)}">
  ${hidden('day', day)}${hidden('slot', slot)}
  <button name="on" value="${isLocked ? '' : '1'}" aria-pressed="${String(isLocked)}" aria-describedby="${place}">${say('household.lock')}</button>
</form>`
}

/** What a dish is, in figures. */
const about = (plan: Plan, it: Dish, context: PageContext, say: Say): string =>
  facts(
    it.leftover ? '' : duration(context.lang, it.timeMin),
    say('page.kcal', { kcal: it.kcal }),
    perPortion(context, it.cost, plan.country),
    share(plan, it, context, say),
  )

const titleOfDish = (plan: Plan, place: string, it: Dish, context: PageContext, say: Say): Html => html`
<a class="title" id="${place}" href="${linkTo(context, it.href)}"><bdi>${it.title}</bdi></a>${mark(it, say)}
<span class="facts">${about(plan, it, context, say)}</span>
${it.method && html`<span class="facts">${it.method.text}</span>`}
<span class="why">${it.why}</span>
${plan.kind !== 'basket' && html`<span class="acts">${replace(plan, place, context, say)}${plan.kind === 'week' && lock(place, it, context, say)}</span>`}`

/** A main part with what stands beside it. */
function meal(plan: Plan, day: Day, [main, ...companions]: readonly [Dish, ...Dish[]], context: PageContext): Html {
  const say = sayIn(context)
  const placeOf = (it: Dish): string => `${day.index}/${day.dishes.indexOf(it)}`
  const beside = companions.map((it) => html`<li>${titleOfDish(plan, placeOf(it), it, context, say)}</li>`)
  return html`
<li>
  ${picture(main.recipeId, 64)}
  <div>
    ${isWeek(plan) && html`<span class="slot">${main.slotLabel}</span>`}
    ${titleOfDish(plan, placeOf(main), main, context, say)}
    ${beside.length > 0 && html`<ul class="beside">${beside}</ul>`}
  </div>
</li>`
}

/** The dishes of a day, those beside a main part with it. */
function mealsOf(dishes: readonly Dish[]): (readonly [Dish, ...Dish[]])[] {
  const meals: [Dish, ...Dish[]][] = []
  for (const it of dishes) {
    const last = meals.at(-1)
    if (it.companion && last) last.push(it)
    else meals.push([it])
  }
  return meals
}

const heading = (plan: Plan, { date }: Day, { lang }: PageContext): Html[] =>
  dayHeading(lang, date, plan.country.code).map(({ text, isWeekday }) =>
    isWeekday ? html`${text}` : html`<small>${text}</small>`,
  )

/** A day, folded: the week at a glance has its dishes already. A link to its dishes opens it. */
const weekday = (plan: Plan, day: Day, context: PageContext): Html => html`
<details class="day fold">
  <summary>
    <h3>${heading(plan, day, context)}</h3>
    <span class="facts">${facts(sayIn(context)('page.kcal', { kcal: day.kcal }), perAdult(context, day.cost, plan.country))}</span>
  </summary>
  <ul class="dishes" id="day-${day.index}">${mealsOf(day.dishes).map((of) => meal(plan, day, of, context))}</ul>
</details>`

const course = (plan: Plan, day: Day, label: string, dishes: readonly Dish[], context: PageContext): Html => html`
<article class="day">
  <h3>${label}</h3>
  <ul class="dishes">${dishes.map((it) => meal(plan, day, [it], context))}</ul>
</article>`

/** The days of a week. */
const week = (plan: Plan, context: PageContext): Html => html`
<section class="week" id="week" aria-labelledby="week-title">
  <h2 id="week-title">${sayIn(context)('week.days')}</h2>
  <div class="days">${plan.days.map((day) => weekday(plan, day, context))}</div>
</section>`

/** The courses of a table. */
function table(plan: Plan, context: PageContext): Html {
  const courses = plan.days.flatMap((day) =>
    [...Map.groupBy(day.dishes, ({ slotLabel }) => slotLabel)].map(([label, dishes]) => ({ day, label, dishes })),
  )
  return html`
<section class="week table" id="week" aria-labelledby="week-title">
  <h2 id="week-title">${sayIn(context)('page.menu')}</h2>
  <div class="days">${courses.map(({ day, label, dishes }) => course(plan, day, label, dishes, context))}</div>
</section>`
}

export const days = (plan: Plan, context: PageContext): Html =>
  isWeek(plan) ? week(plan, context) : table(plan, context)
