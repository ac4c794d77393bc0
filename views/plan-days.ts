import { html } from 'hono/html'
import { day as dayName, duration, estimate } from '../src/i18n/format.ts'
import { words } from '../src/i18n/words.ts'
import { type Html, link, linkTo, type Scene } from './page.ts'
import { picture } from './parts.ts'
import { type Day, type Dish, isWeek, type Plan } from './plan-data.ts'

const marks = (dish: Dish, lang: Scene['lang']): Html | '' =>
  dish.leftover || dish.batch
    ? html` <span class="mark">${words(lang, dish.leftover ? 'page.leftover' : 'page.batch')}</span>`
    : ''

/** How many people a dish of a table feeds, or how many portions are made of it. */
function share(plan: Plan, dish: Dish, lang: Scene['lang']): string {
  if (dish.servings !== null) return ` · ${words(lang, 'page.servings', { servings: dish.servings })}`
  return isWeek(plan) ? '' : ` · ${words(lang, 'page.dishPortions', { portions: dish.portions })}`
}

function dish(plan: Plan, day: Day, it: Dish, scene: Scene): Html {
  const { lang } = scene
  const cost = words(lang, 'page.perPortion', { cost: estimate(lang, it.cost, plan.country) })
  const place = `${day.index}/${day.dishes.indexOf(it)}`
  return html`<li>${picture(it.recipeId, 64)}<div>
${isWeek(plan) ? html`<span class="slot">${it.slotLabel}</span>` : ''}
<a class="title" id="${place}" href="${linkTo(scene, it.href)}"><bdi>${it.title}</bdi></a>${marks(it, lang)}
<span class="facts">${it.leftover ? '' : `${duration(scene.lang, it.timeMin)} · `}${words(lang, 'page.kcal', { kcal: it.kcal })} · ${cost}${share(plan, it, lang)}</span>
<span class="why">${it.why}</span>
${plan.kind === 'basket' ? '' : html`<a class="swap" href="${link(scene, `/plan/${plan.id}/swap/${place}`)}" aria-describedby="${place}" data-dialog>${words(lang, 'page.replace')}</a>`}
</div></li>`
}

const weekday = (plan: Plan, day: Day, scene: Scene): Html => html`<article class="day">
<h3>${day.label} <small>${dayName(scene.lang, day.date)}</small></h3>
<p class="facts">${words(scene.lang, 'page.kcal', { kcal: day.kcal })} · ${words(scene.lang, 'page.perPortion', { cost: estimate(scene.lang, day.cost, plan.country) })}</p>
<ul class="dishes">${day.dishes.map((it) => dish(plan, day, it, scene))}</ul></article>`

const course = (plan: Plan, day: Day, label: string, dishes: readonly Dish[], scene: Scene): Html =>
  html`<article class="day"><h3>${label}</h3>
<ul class="dishes">${dishes.map((it) => dish(plan, day, it, scene))}</ul></article>`

/** The days of a week, or the courses of a table. */
export function days(plan: Plan, scene: Scene): Html {
  const [first] = plan.days
  const parts = isWeek(plan)
    ? plan.days.map((day) => weekday(plan, day, scene))
    : [...Map.groupBy(first?.dishes ?? [], ({ slotLabel }) => slotLabel)].map(([label, dishes]) =>
        course(plan, first as Day, label, dishes, scene),
      )
  const title = words(scene.lang, isWeek(plan) ? 'page.week' : 'page.menu')
  return html`<section class="week${isWeek(plan) ? '' : ' table'}" id="week"><h2>${title}</h2><div class="days">${parts}</div></section>`
}
