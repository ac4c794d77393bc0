import { type AnswerOf, type PageContext, type Params, page } from '../page.ts'
import { datesOf, titleOf } from '../plan/document.ts'
import { facts } from '../say.ts'

const documents = {
  plan: `
    query OembedPlan($id: ID!) {
      plan(id: $id) { id occasion { title } country { code } days { date } }
    }`,
  recipe: `
    query OembedRecipe($id: ID!, $country: ID) {
      recipe(id: $id) { id title(country: $country) withdrawn }
    }`,
} as const

/** Size of the card, CSS pixels. */
const WIDTH = 600
const HEIGHT = 480
const RECIPE_HEIGHT = 260
/** A card that is smaller cannot be read. */
const LEAST = 200

/** Where the oEmbed description of a page's card is. @param path of the page @param country whose prices its card shows */
export const cardAddress = (path: string, { baseUrl, lang, langAsked }: PageContext, country = ''): string => {
  const query = new URLSearchParams({ ...(langAsked ? { lang } : {}), ...(country ? { country } : {}) }).toString()
  return `${baseUrl}/oembed?${new URLSearchParams({ url: `${baseUrl}${path}${query && `?${query}`}` })}`
}

/** Id of the plan or recipe whose page an address is, on whatever host this service is reached by; '' of other pages. */
const idIn = ({ url = '' }: Params, kind: 'plan' | 'recipe'): string =>
  new RegExp(`^https?://[^/]+(?:/[^?#]*)?/${kind}/([\\w-]{1,80})/?(?:[?#]|$)`, 'i').exec(url)?.[1] ?? ''

/** The country that the page's address names: whose prices the card shows. */
const countryIn = ({ url = '' }: Params): string => /[?&]country=([A-Z]{2})(?:[&#]|$)/.exec(url)?.[1] ?? ''

/** The smaller of what is asked for and what the card has. */
const side = (asked: string | undefined, usual: number): number =>
  Math.max(LEAST, Math.min(usual, Math.floor(Number(asked)) || usual))

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Found {
  readonly plan: AnswerOf<typeof documents.plan> | null
  readonly recipe: AnswerOf<typeof documents.recipe> | null
}

function render({ plan, recipe }: Found, context: PageContext): string {
  const { baseUrl, lang, query } = context
  const usual = plan ? HEIGHT : RECIPE_HEIGHT
  const [width, height] = [side(query.maxwidth, WIDTH), side(query.maxheight, usual)]
  const title = plan ? facts(titleOf(plan, context), datesOf(plan, lang)) : (recipe?.title ?? '')
  const country = countryIn(query)
  const path = plan ? `/embed/plan/${plan.id}` : `/embed/recipe/${recipe?.id}`
  const src = `${baseUrl}${path}?lang=${lang}${!plan && country ? `&country=${country}` : ''}`
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    provider_name: 'Provender',
    provider_url: baseUrl,
    title,
    cache_age: 86_400,
    width,
    height,
    html: `<iframe src="${attribute(src)}" title="${attribute(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
  })
}

/** The oEmbed description (oembed.com) of a plan's or recipe's page: a card that other sites show in a frame. */
export const oembed = page({
  path: '/oembed',
  query: ['url', 'maxwidth', 'maxheight', 'format'],
  type: 'application/json; charset=utf-8',
  either: true,
  documents,
  variables: {
    plan: (_, query) => ({ id: idIn(query, 'plan') }),
    recipe: (_, query) => ({ id: idIn(query, 'recipe'), country: countryIn(query) || undefined }),
  },
  missing: ({ plan, recipe }: Found) => !plan && (!recipe || recipe.withdrawn),
  render,
})
