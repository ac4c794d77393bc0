import { html } from 'hono/html'
import { type Currency, duration, estimate, withColon } from '../../src/i18n/format.ts'
import type { MessageKey } from '../../src/i18n/message.ts'
import { partIds } from '../../src/plans/part-ids.ts'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link, linkTo } from '../links.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { hidden, picture } from '../parts.ts'
import { keptMeals, keysWith, mealKey } from '../plan/kept-meals.ts'
import { facts, type Say, sayIn } from '../say.ts'

const document = `
  query SwapPage($id: ID!, $day: Int!, $dish: Int!) {
    plan(id: $id) {
      id kind country { currency decimals }
      dish(day: $day, index: $dish) {
        slot companion title why facts { text }
        swaps { title recipe { id timeMin kcal } href costChange wasteChange kcalChange }
      }
    }
  }`
type Place = AnswerOf<typeof document>
export type SwapPlace = Place
type Dish = NonNullable<Place['dish']>
type Swap = Dish['swaps'][number]

/** What a swap changes, in words: money first. */
function changes(swap: Swap, country: Currency, { lang }: PageContext, say: Say): string {
  const { costChange, wasteChange, kcalChange } = swap
  const compared = (
    more: MessageKey,
    less: MessageKey,
    change: number,
    values: Readonly<Record<string, string | number>>,
  ) => (change === 0 ? '' : say(change > 0 ? more : less, values))
  const cost = (change: number) => ({ cost: estimate(lang, Math.abs(change), country) })
  return facts(
    compared('page.moreCost', 'page.lessCost', costChange, cost(costChange)) || say('page.sameCost'),
    compared('page.moreWaste', 'page.lessWaste', wasteChange, cost(wasteChange)),
    compared('page.moreKcal', 'page.lessKcal', kcalChange, { kcal: Math.abs(kcalChange) }),
  )
}

export function choice(swap: Swap, country: Currency, context: PageContext, say: Say): Html {
  const { title, recipe } = swap
  const { id, timeMin, kcal } = recipe
  return html`
<li>
  ${picture(id, 64)}
  <div>
    <a class="title" href="${linkTo(context, swap.href)}"><bdi>${title}</bdi></a>
    <span class="facts">${facts(duration(context.lang, timeMin), say('page.kcal', { kcal }))}</span>
    <span class="why">${changes(swap, country, context, say)}</span>
  </div>
  <button name="recipe" value="${id}">${say('page.chooseThis')}<span class="sr"> ${title}</span></button>
</li>`
}

type Reasoned = Pick<Dish, 'title' | 'why' | 'facts'>

/** Why the dish is there now. */
export const reasons = ({ title, why, facts: more }: Reasoned, { lang }: PageContext): string =>
  withColon(lang, title, facts(why, ...more.map(({ text }) => text)))

/** The meals that stay when something else changes, this one with them: who chose a dish wants it kept. */
function keptWith({ kind, dish }: Place, { path, query }: PageContext): string {
  if (kind !== 'week' || !dish) return keysWith(query.keep)
  const { slot, companion } = dish
  return keysWith(query.keep, ...(companion ? [] : keptMeals(mealKey({ day: dayOf(path), slot }))))
}

/** The day that the path of a place names. */
export const dayOf = (path: string): number => index(path.split('/').at(-2))

function render({ plan }: { readonly plan: Place }, context: PageContext): Html {
  const { dish, country } = plan
  const say = sayIn(context)
  const title = say('page.replaceTitle', { dish: dish?.title ?? '' })
  const lead = say(dish?.swaps.length ? 'page.replaceLead' : 'page.replaceNone')
  const body = html`
<h1>${title}</h1>
${context.problem && html`<p class="warnings" role="alert">${say('page.replaceGone')}</p>`}
<p class="lead">${lead}</p>
<form method="post" action="${link(context, context.path)}">
  ${hidden('keep', keptWith(plan, context))}
  <ul class="choices">${dish?.swaps.map((swap) => choice(swap, country, context, say))}</ul>
</form>
<p class="why">${dish && reasons(dish, context)}</p>
<p><a class="button" href="${link(context, `/plan/${plan.id}`, { keep: context.query.keep })}">${say('page.back')}</a></p>`
  return layout(context, { title, description: lead, styles: ['plan.css'] }, body)
}

/** An index from a path; what is no index names no dish. */
export const index = (text: string | undefined): number => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : -1)

/** Other dishes for a place of a plan, and what each would change. */
export const swap = page({
  path: '/plan/{id}/swap/{day}/{dish}',
  query: ['keep'],
  documents: { plan: document },
  variables: { plan: ({ id, day, dish }) => ({ id, day: index(day), dish: index(dish) }) },
  missing: ({ plan }) => plan.dish === null,
  render,
})

/** Puts the chosen dish there: a new plan, to which the browser goes. */
export const swapForm = form({
  path: '/plan/{id}/swap/{day}/{dish}',
  page: swap,
  fields: ['recipe', 'keep'],
  document: `
    mutation SwapForm($dish: ID!, $recipe: ID!) {
      swapDish(dishId: $dish, recipeId: $recipe) { plan { id } }
    }`,
  variables: ({ id = '', day, dish }, { recipe = '' }) => ({
    dish: partIds.dish(id, { day: index(day), dish: index(dish) }),
    recipe,
  }),
  next: ({ id }, context) => {
    const { path, query } = context
    return `${link(context, `/plan/${id}`, { from: path.split('/')[2], keep: keysWith(query.keep) })}#day-${dayOf(path)}`
  },
})
