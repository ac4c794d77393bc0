import { html } from 'hono/html'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { hidden } from '../parts.ts'
import { sayIn } from '../say.ts'
import { choice, index, reasons } from '../swap/swap.ts'

const document = `
  query HouseholdSwapPage($token: String!, $day: Int!, $dish: Int!) {
    household(token: $token) {
      link
      plan {
        id country { currency decimals }
        dish(day: $day, index: $dish) {
          title why facts { text }
          swaps { title recipe { id timeMin kcal } href costChange wasteChange kcalChange }
        }
      }
    }
  }` as const

function render({ household }: { readonly household: AnswerOf<typeof document> }, context: PageContext): Html {
  const say = sayIn(context)
  const { plan } = household
  const dish = plan?.dish
  const title = say('page.replaceTitle', { dish: dish?.title ?? '' })
  const lead = say(dish?.swaps.length ? 'household.replaceLead' : 'page.replaceNone')
  const home = household.link.slice(household.link.lastIndexOf('/w/'))
  const body = html`
<h1>${title}</h1>
${context.problem && html`<p class="warnings" role="alert">${say('page.replaceGone')}</p>`}
<p class="lead">${lead}</p>
<form method="post" action="${link(context, context.path)}">
  ${hidden('plan', plan?.id ?? '')}
  <ul class="choices">${plan && dish?.swaps.map((swap) => choice(swap, plan.country, context, say))}</ul>
</form>
<p class="why">${dish && reasons(dish, context)}</p>
<p><a class="button" href="${link(context, home)}">${say('page.back')}</a></p>`
  return layout(context, { title, description: lead, styles: ['plan.css'], unlisted: true }, body)
}

/** Other dishes for a place of the plan in use, and what each would change. */
export const householdSwap = page({
  path: '/w/{token}/swap/{day}/{dish}',
  query: [],
  secret: true,
  documents: { household: document },
  variables: { household: ({ token, day, dish }) => ({ token, day: index(day), dish: index(dish) }) },
  missing: ({ household }) => !household.plan?.dish,
  render,
})
