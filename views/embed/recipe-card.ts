import { html } from 'hono/html'
import { link } from '../links.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { picture } from '../parts.ts'
import { countryOf } from '../place.ts'
import { aboutRecipe } from '../preview/recipe-card.ts'
import { facts, perPortion } from '../say.ts'
import { frame } from './frame.ts'

const documents = {
  recipe: `
    query EmbedRecipe($id: ID!, $country: ID) {
      recipe(id: $id) { id title(country: $country) description cuisineLabel slots(country: $country) timeMin kcal cost(country: $country) withdrawn }
    }`,
  places: `
    query EmbedRecipePlaces($country: ID) {
      meta(country: $country) { countries { code label currency decimals } }
    }`,
} as const

interface Data {
  readonly recipe: AnswerOf<typeof documents.recipe>
  readonly places: AnswerOf<typeof documents.places>
}

/** A recipe in little. */
function render(data: Data, context: PageContext): Html {
  const { recipe, places } = data
  const code = countryOf(context.query, context)
  const country = places.countries.find((one) => one.code === code)
  const address = `${context.baseUrl}${link(context, `/recipe/${recipe.id}`, country ? { country: country.code } : {})}`
  const body = html`
<div class="short-recipe">
  ${picture(recipe.id, 96)}
  <div>
    <p class="lead">${recipe.description}</p>
    <p class="facts">${aboutRecipe(data, context)}</p>
    ${country && html`<p class="facts">${facts(perPortion(context, recipe.cost, country), country.label)}</p>`}
  </div>
</div>`
  return frame(recipe.title, address, body, context)
}

export const embedRecipe = page({
  path: '/embed/recipe/{id}',
  query: ['country'],
  framed: true,
  documents,
  variables: {
    recipe: ({ id }, query, context) => ({ id, country: countryOf(query, context) || undefined }),
    places: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
  },
  missing: ({ recipe }) => recipe.withdrawn,
  render,
})
