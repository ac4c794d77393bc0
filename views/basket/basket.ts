import { html } from 'hono/html'
import { type Currency, estimate } from '../../src/i18n/format.ts'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type DataOf, type Html, type PageContext, type Params, page } from '../page.ts'
import { figure, hidden, options, picture, select, sorted } from '../parts.ts'
import { countryOf } from '../place.ts'
import { type Say, sayIn } from '../say.ts'
import { tableLink } from './add.ts'
import { asQuery, type Chosen, chosenOf, MOST_DISHES } from './chosen.ts'

const documents = {
  basket: `
    query BasketPage($items: [BasketItem!]!, $country: ID, $region: ID, $store: ID) {
      basket(items: $items, country: $country, region: $region, store: $store) {
        dishes { servings cost recipe { id title(country: $country) } }
        missing cost usedCost
      }
    }`,
  places: `
    query BasketPlaces($country: ID) {
      meta(country: $country) {
        countries { code label currency decimals } regions { code label } stores { code name kind }
      }
    }`,
} as const
type Data = DataOf<typeof documents>
type Dish = Data['basket']['dishes'][number]

const choicesOf = ({ basket }: Data): Chosen[] =>
  basket.dishes.map(({ servings, recipe }) => ({ recipeId: recipe.id, servings }))

/** The address of the basket with other dishes. */
function addressOf(chosen: readonly Chosen[], context: PageContext): string {
  const { country, region, store } = context.query
  return link(context, '/basket', { recipes: asQuery(chosen), country, region, store })
}

function line(dish: Dish, data: Data, country: Currency | undefined, context: PageContext): Html {
  const { recipe, servings, cost } = dish
  const say = sayIn(context)
  const without = choicesOf(data).filter(({ recipeId }) => recipeId !== recipe.id)
  const query = { country: context.query.country, people: String(servings) }
  return html`
<li>
  ${picture(recipe.id, 64)}
  <div>
    <a class="title" href="${link(context, `/recipe/${recipe.id}`, query)}"><bdi>${recipe.title}</bdi></a>
    <span class="facts">${country && estimate(context.lang, cost, country)}</span>
  </div>
  ${hidden('recipe', recipe.id)}
  <label>${say('dish.basket.people')} <input type="number" name="servings" id="servings-${recipe.id}" value="${servings}" min="1" max="40" required></label>
  <a class="button" href="${addressOf(without, context)}" data-remove="${recipe.id}" rel="nofollow">${say('dish.basket.remove')}<span class="sr"> ${recipe.title}</span></a>
</li>`
}

/** Where it is bought. A list needs a store: the average of the country where none is chosen. */
function place(data: Data, country: string | undefined, context: PageContext): Html {
  const { lang, query, problem } = context
  const say = sayIn(context)
  const { countries, regions, stores } = data.places
  const ask = country === undefined ? [{ value: '', label: say('page.choose') }] : []
  const named = ({ code, label }: { readonly code: string; readonly label: string }) => ({ value: code, label })
  const everywhere = { value: '', label: say('page.nationalAverage') }
  const store = stores.find(({ code }) => code === query.store) ?? stores.find(({ kind }) => kind === 'average')
  const shops = stores.map(({ code, name }) => ({ value: code, label: name }))
  return html`
<div class="place">
  ${problem && html`<p class="warnings" role="alert">${say('page.mistakes')}</p>`}
  ${select('country', say('page.country'), options([...ask, ...sorted(lang, countries.map(named))], country ?? ''))}
  ${country && regions.length > 0 && select('region', say('page.region'), options([everywhere, ...regions.map(named)], query.region ?? ''))}
  ${country && select('store', say('page.store'), options(shops, store?.code ?? ''))}
</div>`
}

const sums = ({ basket }: Data, country: Currency, { lang }: PageContext, say: Say): Html => html`
<dl class="figures">
  ${figure(say('page.total'), estimate(lang, basket.cost, country) || '—', say('dish.basket.priceLead'))}
  ${figure(say('page.used'), estimate(lang, basket.usedCost, country) || '—')}
</dl>`

function filled(data: Data, context: PageContext): Html {
  const say = sayIn(context)
  const { dishes } = data.basket
  const here = countryOf(context.query, context)
  const country = data.places.countries.find(({ code }) => code === here)
  return html`
<form class="basket" method="post" action="${link(context, '/basket')}">
  ${context.langAsked && hidden('lang', context.english ?? context.lang)}
  <p class="facts" role="status">${say('dish.basket.count', { count: dishes.length })}${dishes.length === MOST_DISHES && `. ${say('dish.basket.full', { most: MOST_DISHES })}`}</p>
  <ul class="chosen">${dishes.map((dish) => line(dish, data, country, context))}</ul>
  ${place(data, country?.code, context)}
  ${country && sums(data, country, context, say)}
  <p class="buttons">
    ${country && html`<button class="main" data-busy="${say('dish.basket.making')}">${say('dish.basket.make')}</button>`}
    <noscript><button formmethod="get" formaction="/basket">${say('dish.basket.update')}</button></noscript>
    <a class="button" href="${link(context, '/recipes', { country: context.query.country })}">${say('dish.basket.choose')}</a>
    ${tableLink(
      dishes.map(({ recipe }) => recipe.id),
      context,
    )}
  </p>
  ${country && html`<p class="facts">${say('page.estimates')}</p>`}
</form>`
}

const empty = (context: PageContext, say: Say): Html => html`
<p>${say('dish.basket.empty')}</p>
<p><a class="button main" href="${link(context, '/recipes', { country: context.query.country })}">${say('dish.basket.choose')}</a></p>`

function render(data: Data, context: PageContext): Html {
  const say = sayIn(context)
  const { dishes, missing } = data.basket
  const title = say('dish.basket.title')
  const lead = say('dish.basket.lead')
  const body = html`
<h1>${title}</h1>
<p class="lead">${lead}</p>
<div id="chosen">
  ${missing.length > 0 && html`<p class="warnings" role="note">${say('dish.basket.gone')}</p>`}
  ${dishes.length > 0 ? filled(data, context) : empty(context, say)}
</div>`
  const shell = { title, description: lead, unlisted: dishes.length > 0 }
  return layout(context, { ...shell, styles: ['basket.css'], scripts: ['basket-page.js'] }, body)
}

const FIELDS = ['recipes', 'recipe', 'servings', 'country', 'region', 'store'] as const

/** Chosen dishes, what they cost, and the way to their list. */
export const basket = page({
  path: '/basket',
  query: FIELDS,
  documents,
  variables: {
    basket: (_, query, context) => ({
      items: chosenOf(query),
      country: countryOf(query, context) || undefined,
      region: query.region,
      store: query.store,
    }),
    places: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
  },
  render,
})

/** The table is for as many as its largest dish feeds. */
const guestsOf = (items: readonly Chosen[]): number => Math.max(1, ...items.map(({ servings }) => servings))

/** Makes the plan of the dishes, to which the browser goes. */
export const basketForm = form({
  path: '/basket',
  page: basket,
  fields: FIELDS,
  document: `
    mutation BasketForm($guests: Int!, $items: [BasketItem!]!, $params: Params!) {
      buildBasket(guests: $guests, items: $items, params: $params) { plan { id } }
    }`,
  variables: (_: Params, sent: Params) => {
    const items = chosenOf(sent)
    const { country = '', store = '', region = '' } = sent
    return { guests: guestsOf(items), items, params: { country, store, region } }
  },
  next: ({ id }, context) => `${link(context, `/plan/${id}`)}#list`,
})
