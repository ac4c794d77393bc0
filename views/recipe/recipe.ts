import { html } from 'hono/html'
import { type Cooked, portionsOf } from '../../src/i18n/cooked-for.ts'
import { addButton, tableLink } from '../basket/add.ts'
import { cardAddress } from '../embed/oembed.ts'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { cards, pictureOf } from '../parts.ts'
import { countryOf } from '../place.ts'
import { aboutRecipe, recipePreview } from '../preview/recipe-card.ts'
import { type Say, sayIn } from '../say.ts'
import { cookMode } from './cook.ts'
import { cookedOf, type Scales, scalesOf } from './cooked.ts'
import { cost } from './cost.ts'
import { documents, type Recipe, type RecipeData } from './document.ts'
import { ingredients } from './ingredients.ts'
import { guestsOf, listForm } from './list-form.ts'
import { nutrition } from './nutrition.ts'
import { structured } from './structured-data.ts'

/** Its photograph, or the drawing. */
const imageOf = ({ id, photograph }: Recipe): string => photograph?.url ?? pictureOf(id)

/** The meals that a dish can be kept for, the one it is asked for most first. */
const MEALS = ['dinner', 'lunch', 'breakfast'] as const

/** The form with the dish kept on the first day of its week. Nothing for what is not the main part of a meal. */
function weekLink({ id, part, slots, withdrawn }: Recipe, context: PageContext): Html | '' {
  const slot = MEALS.find((meal) => slots.includes(meal))
  if (part !== 'main' || !slot || withdrawn) return ''
  const country = countryOf(context.query, context)
  const address = link(context, '/', { keep: `0/${slot}/${id}`, ...(country && { country }) })
  return html`<a class="button" href="${address}" rel="nofollow">${sayIn(context)('dish.cook.week')}</a>`
}

const header = (data: RecipeData, cooked: Cooked, scales: Scales, context: PageContext): Html => {
  const { recipe } = data
  const say = sayIn(context)
  const cooking = link(context, context.path, { ...context.query, cook: '1' })
  // What the reader's browser keeps of it to find it again.
  const favourite = JSON.stringify({ id: recipe.id, title: recipe.title })
  return html`
<header>
  <img src="${imageOf(recipe)}" width="320" height="320" alt="" fetchpriority="high">
  <div>
    <h1><bdi>${recipe.title}</bdi></h1>
    <p class="lead">${recipe.description}</p>
    <p class="facts">${aboutRecipe(data, context)}</p>
    ${recipe.photograph && html`<p class="facts">${say('page.photograph', recipe.photograph)}</p>`}
    <div class="buttons">
      <a class="button main" href="${cooking}" data-people rel="nofollow">${say('dish.cook.start')}</a>
      ${listForm(data, scales, context)}
      ${!recipe.withdrawn && addButton(recipe.id, guestsOf(cooked), scales.all.map(guestsOf), context)}
      ${weekLink(recipe, context)}
      ${!recipe.withdrawn && tableLink([recipe.id], context)}
      <button type="button" class="live" data-do="share" data-done="${say('page.shared')}">${say('page.share')}</button>
      <button type="button" class="live" data-do="print">${say('page.print')}</button>
      <button type="button" class="live" disabled data-favourite="${favourite}">${say('device.favourite')}</button>
    </div>
  </div>
</header>`
}

const steps = ({ cookingSteps }: Recipe, say: Say): Html => html`
<section>
  <h2>${say('page.steps')}</h2>
  <ol class="steps">${cookingSteps.map(({ text }) => html`<li>${text}</li>`)}</ol>
</section>`

/** What it is served with. */
function companions({ recipe, places }: RecipeData, context: PageContext): Html {
  const country = places.countries.find(({ code }) => code === countryOf(context.query, context))
  return html`
<section>
  <h2>${sayIn(context)('dish.cook.goesWith')}</h2>
  ${cards(recipe.companions, country, context)}
</section>`
}

function toRead(data: RecipeData, cooked: Cooked, context: PageContext): Html {
  const { recipe } = data
  const say = sayIn(context)
  const scales = scalesOf(cooked)
  return html`
<article class="recipe">
  ${recipe.withdrawn && html`<p class="warnings" role="note">${say('page.withdrawn')}</p>`}
  ${header(data, cooked, scales, context)}
  <div class="columns">
    ${ingredients(recipe, scales, context)}
    ${steps(recipe, say)}
  </div>
  ${recipe.companions.length > 0 && companions(data, context)}
  ${nutrition(recipe, context)}
  ${cost(data, cooked, scales, context)}
</article>`
}

function render(data: RecipeData, context: PageContext): Html {
  const { recipe } = data
  const { title, description, withdrawn } = recipe
  const cooked = cookedOf(context.query)
  const isCooking = context.query.cook === '1'
  // Of an operator's photograph nothing is known but its address.
  const shown = recipe.photograph ? { image: recipe.photograph.url } : { preview: recipePreview(data, context) }
  const card = withdrawn ? {} : { card: cardAddress(`/recipe/${recipe.id}`, context, context.query.country) }
  const shell = { title, description, type: 'article', ...shown, ...card }
  if (isCooking) {
    const own = { unlisted: true, styles: ['recipe.css', 'cook.css'], scripts: ['keep.js', 'cook.js'] }
    return layout(context, { ...shell, ...own }, cookMode(recipe, cooked, context))
  }
  const own = { unlisted: withdrawn, styles: ['recipe.css'], scripts: ['keep.js', 'device.js', 'recipe.js'] }
  const structure = structured(recipe, portionsOf(cooked), context)
  return layout(context, { ...shell, ...own, data: structure }, toRead(data, cooked, context))
}

export const recipe = page({
  path: '/recipe/{id}',
  query: ['country', 'region', 'store', 'people', 'adults', 'children', 'meals', 'units', 'cook'],
  documents,
  variables: {
    recipe: ({ id }, query, context) => {
      const cooked = cookedOf(query)
      return {
        id,
        country: countryOf(query, context) || undefined,
        region: query.region,
        store: query.store,
        portions: cooked.people,
        meals: cooked.meals,
        scales: scalesOf(cooked).all.map(({ people }) => people),
      }
    },
    places: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
  },
  render,
})

/** Makes the plan of the one dish, to which the browser goes. */
export const recipeListForm = form({
  path: '/recipe/{id}/list',
  page: recipe,
  fields: ['country', 'region', 'store', 'people', 'meals'],
  document: `
    mutation RecipeListForm($guests: Int!, $items: [BasketItem!]!, $params: Params!) {
      buildBasket(guests: $guests, items: $items, params: $params) { plan { id } }
    }`,
  variables: ({ id = '' }, sent) => {
    const guests = guestsOf(cookedOf(sent))
    const { country = '', store = '', region = '' } = sent
    return { guests, items: [{ recipeId: id, servings: guests }], params: { country, store, region } }
  },
  next: ({ id }, context) => `${link(context, `/plan/${id}`)}#list`,
})
