import { html } from 'hono/html'
import { type Currency, duration, estimate, withColon } from '../src/i18n/format.ts'
import { type MessageKey, words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { form, type Html, link, linkTo, page, type Scene } from './page.ts'
import { picture } from './parts.ts'

interface Swap {
  readonly recipe: { readonly id: string; readonly title: string; readonly timeMin: number; readonly kcal: number }
  readonly href: string
  readonly costChange: number
  readonly wasteChange: number
  readonly kcalChange: number
}
interface Place {
  readonly id: string
  readonly country: Currency
  readonly days: readonly { readonly label: string }[]
  readonly dish: {
    readonly slotLabel: string
    readonly title: string
    readonly why: string
    readonly facts: readonly { readonly text: string }[]
    readonly swaps: readonly Swap[]
  } | null
}

/** What a swap changes, in words: money first. */
function changes({ costChange, wasteChange, kcalChange }: Swap, country: Currency, lang: Scene['lang']): string {
  const told = (
    more: MessageKey,
    less: MessageKey,
    change: number,
    values: (size: number) => Record<string, string | number>,
  ) => (change === 0 ? [] : [words(lang, change > 0 ? more : less, values(Math.abs(change)))])
  const cost = (size: number) => ({ cost: estimate(lang, size, country) })
  return [
    ...(costChange === 0 ? [words(lang, 'page.sameCost')] : told('page.moreCost', 'page.lessCost', costChange, cost)),
    ...told('page.moreWaste', 'page.lessWaste', wasteChange, cost),
    ...told('page.moreKcal', 'page.lessKcal', kcalChange, (kcal) => ({ kcal })),
  ].join(' · ')
}

const choice = (swap: Swap, country: Currency, scene: Scene): Html => html`<li>${picture(swap.recipe.id, 64)}<div>
<a class="title" href="${linkTo(scene, swap.href)}"><bdi>${swap.recipe.title}</bdi></a>
<span class="facts">${duration(scene.lang, swap.recipe.timeMin)} · ${words(scene.lang, 'page.kcal', { kcal: swap.recipe.kcal })}</span>
<span class="why">${changes(swap, country, scene.lang)}</span></div>
<button name="recipe" value="${swap.recipe.id}">${words(scene.lang, 'page.chooseThis')}<span class="sr"> ${swap.recipe.title}</span></button></li>`

function render({ plan }: { plan: Place }, scene: Scene): Html {
  const { lang } = scene
  const { dish, country } = plan
  const title = words(lang, 'page.replaceTitle', { dish: dish?.title ?? '' })
  const lead = words(lang, dish?.swaps.length ? 'page.replaceLead' : 'page.replaceNone')
  return layout(
    scene,
    { title, description: lead },
    html`<h1>${title}</h1>
${scene.problem ? html`<p class="warnings" role="alert">${words(lang, 'page.replaceGone')}</p>` : ''}
<p class="lead">${lead}</p>
<form method="post" action="${link(scene, scene.path)}"><ul class="choices">${dish?.swaps.map((swap) => choice(swap, country, scene)) ?? ''}</ul></form>
<p class="why">${withColon(lang, dish?.title ?? '', [dish?.why, ...(dish?.facts.map(({ text }) => text) ?? [])].join(' · '))}</p>
<p><a class="button" href="${link(scene, `/plan/${plan.id}`)}">${words(lang, 'page.back')}</a></p>`,
  )
}

/** An index from a path; what is no index names no dish. */
const index = (text: string | undefined): number => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : -1)

/** Other dishes for a place of a plan, and what each would change. */
export const swap = page<{ plan: Place }>({
  path: '/plan/{id}/swap/{day}/{dish}',
  query: [],
  ask: {
    plan: {
      document: `
        query SwapPage($id: ID!, $day: Int!, $dish: Int!) {
          plan(id: $id) {
            id country { currency decimals } days { label }
            dish(day: $day, index: $dish) {
              slotLabel title why facts { text }
              swaps { recipe { id title timeMin kcal } href costChange wasteChange kcalChange }
            }
          }
        }`,
      variables: ({ id, day, dish }) => ({ id, day: index(day), dish: index(dish) }),
    },
  },
  missing: ({ plan }) => plan.dish === null,
  render,
})

/** Puts the chosen dish there: a new plan, to which the browser goes. */
export const swapForm = form<{ id: string }>({
  path: '/plan/{id}/swap/{day}/{dish}',
  page: swap,
  fields: ['recipe'],
  document: `
    mutation SwapForm($id: ID!, $day: Int!, $dish: Int!, $recipe: ID!) {
      swapDish(planId: $id, dayIndex: $day, dishIndex: $dish, recipeId: $recipe) { id }
    }`,
  variables: ({ id, day, dish }, { recipe = '' }) => ({ id, day: index(day), dish: index(dish), recipe }),
  next: ({ id }, scene) => `${link(scene, `/plan/${id}`)}#week`,
})
