import { html } from 'hono/html'
import { portionsOf } from '../../src/i18n/cooked-for.ts'
import { duration } from '../../src/i18n/format.ts'
import { label } from '../../src/i18n/message.ts'
import { layout } from '../layout.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { pictureOf } from '../parts.ts'
import { countryOf } from '../place.ts'
import { facts, type Say, sayIn } from '../say.ts'
import { cookedOf } from './cooked.ts'
import { cost } from './cost.ts'
import { documents, type Recipe, type RecipeData } from './document.ts'
import { ingredients } from './ingredients.ts'
import { nutrition } from './nutrition.ts'
import { structured } from './structured-data.ts'

/** Its photograph, or the drawing. */
const imageOf = ({ id, photograph }: Recipe): string => photograph?.url ?? pictureOf(id)

function about(recipe: Recipe, { lang }: PageContext, say: Say): string {
  const { cuisineLabel, slot, timeMin, kcal } = recipe
  return facts(cuisineLabel, label(lang, 'slot', slot), duration(lang, timeMin), say('page.kcal', { kcal }))
}

const header = (recipe: Recipe, context: PageContext, say: Say): Html => html`
<header>
  <img src="${imageOf(recipe)}" width="320" height="320" alt="" fetchpriority="high">
  <div>
    <h1><bdi>${recipe.title}</bdi></h1>
    <p class="lead">${recipe.description}</p>
    <p class="facts">${about(recipe, context, say)}</p>
    ${recipe.photograph && html`<p class="facts">${say('page.photograph', recipe.photograph)}</p>`}
    <div class="buttons">
      <button type="button" data-do="share" data-done="${say('page.shared')}" hidden>${say('page.share')}</button>
      <button type="button" data-do="print" hidden>${say('page.print')}</button>
    </div>
  </div>
</header>`

const steps = ({ steps: all }: Recipe, say: Say): Html => html`
<section>
  <h2>${say('page.steps')}</h2>
  <ol class="steps">${all.map((text) => html`<li>${text}</li>`)}</ol>
</section>`

function render(data: RecipeData, context: PageContext): Html {
  const { recipe } = data
  const { title, description, withdrawn } = recipe
  const say = sayIn(context)
  const cooked = cookedOf(context.query)
  const body = html`
<article class="recipe">
  ${withdrawn && html`<p class="warnings" role="note">${say('page.withdrawn')}</p>`}
  ${header(recipe, context, say)}
  <div class="columns">
    ${ingredients(recipe, cooked, context)}
    ${steps(recipe, say)}
  </div>
  ${nutrition(recipe, context)}
  ${cost(data, cooked, context)}
</article>`
  const shell = { title, description, type: 'article', image: imageOf(recipe), unlisted: withdrawn }
  return layout(context, { ...shell, data: structured(recipe, portionsOf(cooked), context) }, body)
}

export const recipe = page({
  path: '/recipe/{id}',
  query: ['country', 'region', 'store', 'people', 'adults', 'children', 'meals', 'units'],
  documents,
  variables: {
    recipe: ({ id }, query, context) => ({
      id,
      country: countryOf(query, context) || undefined,
      region: query.region,
      store: query.store,
      portions: cookedOf(query).people,
      meals: cookedOf(query).meals,
    }),
    places: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
  },
  render,
})
