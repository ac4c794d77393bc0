import { html } from 'hono/html'
import { type Cooked, portionsOf } from '../../src/i18n/cooked-for.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { hidden } from '../parts.ts'
import { countryOf } from '../place.ts'
import { sayIn } from '../say.ts'
import { MOST_PEOPLE, type Scales } from './cooked.ts'
import type { RecipeData } from './document.ts'
import { forEach } from './scaled.ts'

/** People that the list of a dish is for: whole ones, who eat all that is cooked. */
export const guestsOf = (cooked: Cooked): number => Math.min(MOST_PEOPLE, Math.max(1, Math.ceil(portionsOf(cooked))))

/** Where the list is bought: the store that is asked for, or the average of the country. '' where no country is known. */
function storeOf({ places }: RecipeData, context: PageContext): string {
  const country = countryOf(context.query, context)
  if (!places.countries.some(({ code }) => code === country)) return ''
  const { stores } = places
  return (
    (stores.find(({ code }) => code === context.query.store) ?? stores.find(({ kind }) => kind === 'average'))?.code ??
    ''
  )
}

/** One tap to the shopping list of the dish. Nothing where nobody knows in which country it is bought. */
export function listForm(data: RecipeData, scales: Scales, context: PageContext): Html | '' {
  const shown = scales.all[scales.at]
  const store = storeOf(data, context)
  if (!store || !shown) return ''
  const say = sayIn(context)
  const name = (cooked: Cooked) => say('dish.cook.listFor', { people: guestsOf(cooked) })
  const { region } = context.query
  return html`
<form method="post" action="${link(context, `${context.path}/list`)}">
  ${hidden('country', countryOf(context.query, context))}${hidden('store', store)}${region && hidden('region', region)}
  ${hidden('people', shown.people)}${hidden('meals', shown.meals)}
  <button${forEach(scales, name)}>${name(shown)}</button>
</form>`
}
