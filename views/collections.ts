import { html } from 'hono/html'
import { type Currency, withColon } from '../src/i18n/format.ts'
import { words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { type Html, link, page, type Scene } from './page.ts'
import { type Card, cards } from './parts.ts'
import { countryOf } from './place.ts'

interface Collection {
  readonly slug: string
  readonly name: string
  readonly description: string
}

const renderAll = ({ all }: { all: readonly (Collection & { readonly size: number })[] }, scene: Scene): Html => {
  const { lang } = scene
  const title = words(lang, 'page.collections')
  return layout(
    scene,
    { title, description: withColon(lang, title, all.map(({ name }) => name).join(', ')) },
    html`<h1>${title}</h1><ul class="cards">${all.map(
      ({ slug, name, description, size }) => html`<li><div>
<a href="${link(scene, `/collections/${slug}`)}"><bdi>${name}</bdi></a><p>${description}</p>
<span class="facts">${words(lang, 'page.found', { count: size })}</span></div></li>`,
    )}</ul>`,
  )
}

/** All collections. */
export const collections = page<{ all: readonly (Collection & { readonly size: number })[] }>({
  path: '/collections',
  query: [],
  ask: { all: { document: 'query CollectionsPage { collections { slug name description size } }' } },
  render: renderAll,
})

interface One {
  readonly collection: Collection & { readonly size: number; readonly recipes: { readonly nodes: readonly Card[] } }
  readonly places: { readonly countries: readonly (Currency & { readonly code: string })[] }
}

/** Cards of a page, so that it stays light. */
const SHOWN = 50

function renderOne({ collection, places }: One, scene: Scene): Html {
  const { lang, query } = scene
  const code = countryOf(query, scene)
  const country = places.countries.find((one) => one.code === code)
  return layout(
    scene,
    { title: collection.name, description: collection.description },
    html`<h1><bdi>${collection.name}</bdi></h1><p class="lead">${collection.description}</p>
<p class="buttons"><a class="button main" href="${link(scene, '/', { collection: collection.slug })}">${words(lang, 'page.planFrom')}</a></p>
<p class="facts">${words(lang, 'page.found', { count: collection.size })}</p>
${cards(scene, collection.recipes.nodes, country, { country: query.country })}`,
  )
}

/** One collection and its recipes. */
export const collection = page<One>({
  path: '/collections/{slug}',
  query: ['country'],
  ask: {
    collection: {
      document: `
        query CollectionPage($slug: ID!, $country: String, $first: Int) {
          collection(slug: $slug) {
            slug name description size
            recipes(first: $first) { nodes { id title timeMin kcal cost(country: $country) } }
          }
        }`,
      variables: ({ slug }, query, scene) => ({ slug, country: countryOf(query, scene) || undefined, first: SHOWN }),
    },
    places: { document: 'query CollectionPlaces { meta { countries { code currency decimals } } }' },
  },
  render: renderOne,
})
