import { type AnswerOf, type PageContext, type Params, page } from '../page.ts'
import { datesOf, titleOf } from '../plan/document.ts'
import { facts } from '../say.ts'

const oembedDocument = `
  query OembedPlan($id: ID!) {
    plan(id: $id) { id occasion { title } country { code } days { date } }
  }`

/** Size of the card, CSS pixels. */
const WIDTH = 600
const HEIGHT = 480
/** A card that is smaller cannot be read. */
const LEAST = 200

/** Where the oEmbed description of a plan's card is. */
export const cardAddress = (plan: string, { baseUrl, lang, langAsked }: PageContext): string => {
  const url = `${baseUrl}/plan/${plan}${langAsked ? `?lang=${lang}` : ''}`
  return `${baseUrl}/oembed?${new URLSearchParams({ url })}`
}

/** Id of the plan whose page an address is, on whatever host this service is reached by; '' of other pages. */
const planOf = ({ url = '' }: Params): string =>
  /^https?:\/\/[^/]+(?:\/[^?#]*)?\/plan\/([\da-f-]{36})\/?(?:[?#]|$)/i.exec(url)?.[1] ?? ''

/** The smaller of what is asked for and what the card has. */
const side = (asked: string | undefined, usual: number): number =>
  Math.max(LEAST, Math.min(usual, Math.floor(Number(asked)) || usual))

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function render({ plan }: { readonly plan: AnswerOf<typeof oembedDocument> }, context: PageContext): string {
  const { baseUrl, lang, query } = context
  const [width, height] = [side(query.maxwidth, WIDTH), side(query.maxheight, HEIGHT)]
  const title = facts(titleOf(plan, context), datesOf(plan, lang))
  const src = `${baseUrl}/embed/plan/${plan.id}?lang=${lang}`
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

/** The oEmbed description (oembed.com) of a plan's page: a card that other sites show in a frame. */
export const oembed = page({
  path: '/oembed',
  query: ['url', 'maxwidth', 'maxheight', 'format'],
  type: 'application/json; charset=utf-8',
  documents: { plan: oembedDocument },
  variables: { plan: (_, query) => ({ id: planOf(query) }) },
  render,
})
