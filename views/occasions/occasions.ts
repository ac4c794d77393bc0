import { html } from 'hono/html'
import { dayHeading, list, withColon } from '../../src/i18n/format.ts'
import { MOST_DISHES } from '../basket/chosen.ts'
import { several } from '../home/values.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type DataOf, type Html, type PageContext, type Params, page } from '../page.ts'
import { picture } from '../parts.ts'
import { countryOf } from '../place.ts'
import { facts, type Say, sayIn } from '../say.ts'
import { keptKey } from './kept.ts'

const documents = {
  all: `
    query OccasionsPage($dishes: [ID!]!) {
      occasions {
        id title lead guests kind nextDate languages
        courses { candidates(first: 1) { nodes { id } } }
        placesFor(recipeIds: $dishes) { recipeId course label }
      }
    }`,
  chosen: `
    query OccasionsDishes($items: [BasketItem!]!) {
      basket(items: $items) { dishes { recipe { id title } } }
    }`,
} as const
type Data = DataOf<typeof documents>
type Occasions = Data['all']
type Occasion = Occasions[number]

/** Pictures of a card. */
const SHOWN = 4

/** When it is celebrated next, as people of the country write days; '' where it belongs to no day. */
export const whenOf = (date: string | null, context: PageContext): string =>
  date
    ? dayHeading(context.lang, date, countryOf(context.query, context))
        .map(({ text }) => text)
        .join('')
    : ''

/** For how many it is usually made, or that it is a week. */
export const whatOf = ({ kind, guests }: Pick<Occasion, 'kind' | 'guests'>, say: Say): string =>
  kind === 'week' ? say('table.week') : say('page.guests', { guests })

/** A table that dishes may stand on: which of them, where, and the way to its form with them. */
function placesCard(occasion: Occasion, { chosen }: Data, context: PageContext, say: Say): Html {
  const { id, title, nextDate, placesFor } = occasion
  const named = placesFor.map(({ recipeId, label }) => {
    const dish = chosen.dishes.find(({ recipe }) => recipe.id === recipeId)
    return chosen.dishes.length > 1 ? withColon(context.lang, label, dish?.recipe.title ?? '') : label
  })
  const query = { keep: placesFor.map(keptKey).join(','), country: context.query.country }
  return html`
<li>
  <div>
    <a href="${link(context, `/occasions/${id}`, query)}"><bdi>${title}</bdi></a>
    <span class="facts">${facts(whenOf(nextDate, context), whatOf(occasion, say))}</span>
    <span class="facts">${named.join(' · ')}</span>
  </div>
</li>`
}

function card(occasion: Occasion, context: PageContext, say: Say): Html {
  const { id, title, lead, nextDate, courses } = occasion
  const dishes = [...new Set(courses.flatMap(({ candidates }) => candidates.nodes.map((dish) => dish.id)))]
  return html`
<li>
  <div>
    <a href="${link(context, `/occasions/${id}`, { country: context.query.country })}"><bdi>${title}</bdi></a>
    <span class="facts">${facts(whenOf(nextDate, context), whatOf(occasion, say))}</span>
    <p>${lead}</p>
    <span class="pictures">${dishes.slice(0, SHOWN).map((dish) => picture(dish, 56))}</span>
  </div>
</li>`
}

const part = (title: string, of: readonly Occasion[], show: (one: Occasion) => Html): Html | '' =>
  of.length === 0
    ? ''
    : html`
<h2>${title}</h2>
<ul class="cards">${of.map(show)}</ul>`

/** The next one first; ISO dates sort as text. */
const bySeason = (all: readonly Occasion[]): Occasion[] =>
  all.toSorted((a, b) => ((a.nextDate ?? '') < (b.nextDate ?? '') ? -1 : Number(a.nextDate !== b.nextDate)))

const isKnownIn =
  ({ lang }: PageContext) =>
  ({ languages }: Occasion): boolean =>
    languages.includes(lang)

/** Those of the reader's language by season, those of any day, those of others. */
function parts(all: Occasions, show: (one: Occasion) => Html, context: PageContext, say: Say): Html {
  const isKnown = isKnownIn(context)
  const dated = bySeason(all.filter(({ nextDate }) => nextDate !== null))
  const undated = all.filter(({ nextDate }) => nextDate === null)
  return html`
<div class="occasions">
  ${part(say('table.soon'), dated.filter(isKnown), show)}
  ${part(say('table.other'), undated, show)}
  ${part(
    say('table.elsewhere'),
    dated.filter((one) => !isKnown(one)),
    show,
  )}
</div>`
}

/** The tables that were made on this device and have a place for the dishes; the script fills it. */
function mine(fitting: Occasions, say: Say): Html {
  const places = Object.fromEntries(fitting.map(({ id, placesFor }) => [id, placesFor.map(keptKey)]))
  return html`
<section id="my-tables" data-places="${JSON.stringify(places)}" hidden>
  <h2>${say('table.mine')}</h2>
  <ul class="cards"></ul>
  <template><li><div><a><bdi></bdi></a><span class="facts"></span></div></li></template>
</section>`
}

/** The tables that chosen dishes may stand on. */
function choosing(data: Data, context: PageContext): Html {
  const say = sayIn(context)
  const fitting = data.all.filter(({ placesFor }) => placesFor.length > 0)
  const title = say('table.which')
  const dishes = data.chosen.dishes.map(({ recipe }) => recipe.title)
  const lead = fitting.length > 0 ? say('table.around', { dishes: list(context.lang, dishes) }) : say('table.noPlace')
  const body = html`
<h1>${title}</h1>
<p class="lead">${lead}</p>
${mine(fitting, say)}
${parts(fitting, (one) => placesCard(one, data, context, say), context, say)}`
  const shell = { title, description: lead, unlisted: true, styles: ['occasions.css'], early: ['tables.js'] }
  return layout(context, shell, body)
}

function render(data: Data, context: PageContext): Html {
  if (data.chosen.dishes.length > 0) return choosing(data, context)
  const say = sayIn(context)
  const title = say('table.title')
  const own = bySeason(data.all.filter(({ nextDate }) => nextDate !== null)).filter(isKnownIn(context))
  const description = withColon(context.lang, title, own.map((one) => one.title).join(', '))
  const body = html`
<h1>${title}</h1>
<p class="lead">${say('table.lead')}</p>
${parts(data.all, (one) => card(one, context, say), context, say)}`
  return layout(context, { title, description, styles: ['occasions.css'] }, body)
}

const dishesOf = ({ dishes }: Params): string[] => several(dishes).slice(0, MOST_DISHES)

/** All occasions; of chosen dishes those whose tables have a place for one, each with the way to its form. */
export const occasions = page({
  path: '/occasions',
  query: ['country', 'dishes'],
  daily: true,
  documents,
  variables: {
    all: (_, query) => ({ dishes: dishesOf(query) }),
    chosen: (_, query) => ({ items: dishesOf(query).map((recipeId) => ({ recipeId })) }),
  },
  render,
})
