import { html } from 'hono/html'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type DataOf, type Html, type PageContext, page } from '../page.ts'
import { cards } from '../parts.ts'
import { countryOf } from '../place.ts'
import { sayIn } from '../say.ts'

const documents = {
  collection: `
    query CollectionPage($slug: ID!, $country: ID, $first: Int) {
      collection(slug: $slug) {
        slug name description size
        recipes(first: $first) { nodes { id title(country: $country) timeMin kcal cost(country: $country) } }
      }
    }`,
  places: 'query CollectionPlaces { meta { countries { code currency decimals } } }',
} as const

/** Cards of a page, so that it stays light. */
const SHOWN = 50

function render({ collection, places }: DataOf<typeof documents>, context: PageContext): Html {
  const { slug, name, description, size, recipes } = collection
  const say = sayIn(context)
  const country = places.countries.find(({ code }) => code === countryOf(context.query, context))
  const body = html`
<h1><bdi>${name}</bdi></h1>
<p class="lead">${description}</p>
<p class="buttons">
  <a class="button main" href="${link(context, '/', { collection: slug })}">${say('page.planFrom')}</a>
</p>
<p class="facts">${say('page.found', { count: size })}</p>
${cards(recipes.nodes, country, context)}`
  return layout(context, { title: name, description }, body)
}

/** One collection and its recipes. */
export const collection = page({
  path: '/collections/{slug}',
  query: ['country'],
  documents,
  variables: {
    collection: ({ slug }, query, context) => ({
      slug,
      country: countryOf(query, context) || undefined,
      first: SHOWN,
    }),
  },
  render,
})
