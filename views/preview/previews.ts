import { cardHash, type PreviewCard } from '../../src/previews/card.ts'
import { type PageContext, page } from '../page.ts'
import { countryOf } from '../place.ts'
import { lead } from '../plan/plan.ts'
import { sayIn } from '../say.ts'
import { planCard } from './plan-card.ts'
import { recipeCard } from './recipe-card.ts'

/** A card, kept for ever under an address with its hash. */
const drawn = (card: PreviewCard, { query }: PageContext) => ({ card, forEver: query.v === cardHash(card) })

/** The picture of a plan that chats and social networks show. */
export const planPreviewPage = page({
  path: '/plan/{id}/preview.png',
  query: ['v'],
  type: 'image/png',
  documents: {
    plan: `
      query PlanPreview($id: ID!) {
        plan(id: $id) {
          kind occasion { title } country { code label currency decimals } store { name } portions adults children
          days { date dishes { slot slotLabel companion recipeId title timeMin } }
          totals { cost costLow costHigh }
          priceSource { name }
        }
      }`,
  },
  variables: { plan: ({ id }) => ({ id }) },
  render: ({ plan }, context) => drawn(planCard(plan, lead(plan, context, sayIn(context)), context), context),
})

/** The picture of a recipe. */
export const recipePreviewPage = page({
  path: '/recipe/{id}/preview.png',
  query: ['country', 'region', 'store', 'v'],
  type: 'image/png',
  documents: {
    recipe: `
      query RecipePreview($id: ID!, $country: ID, $region: ID, $store: ID) {
        recipe(id: $id) {
          id title(country: $country) cuisineLabel slots(country: $country) timeMin kcal
          cost(country: $country, region: $region, store: $store)
        }
      }`,
    places: 'query PreviewPlaces { meta { countries { code label currency decimals } } }',
  },
  variables: {
    recipe: ({ id }, query, context) => ({
      id,
      country: countryOf(query, context) || undefined,
      region: query.region,
      store: query.store,
    }),
  },
  render: (data, context) => drawn(recipeCard(data, context), context),
})
