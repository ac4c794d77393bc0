import type { Context } from '../schema/context.ts'
import { CachedResponse, IMMUTABLE, vary } from '../src/http/cached-response.ts'
import { ANY_ORIGIN, DATA_SECURITY } from '../src/http/security-headers.ts'
import { busy, failed, notFound, tooMany } from './messages.ts'
import type { Html, PageContext } from './page.ts'
import { type Refusal, refusalOf } from './page-queries.ts'
import { framedPolicyOf, policyOf, security } from './security.ts'

const HTML = 'text/html; charset=utf-8'

/** Templates are indented for those who read them; browsers need none of it. */
const stripIndent = (text: string): string => text.replaceAll(/\n\s*/g, '\n')

/** How a page is sent. */
export interface Sent {
  /** origins of operators' photographs */
  readonly pictures?: readonly string[]
  readonly type?: string | undefined
  /** whether other sites may show it in a frame */
  readonly framed?: boolean | undefined
  /** whether its address is a key */
  readonly secret?: boolean | undefined
}

const headersOf = (
  page: PageContext,
  { type = HTML, pictures = [], framed, secret }: Sent,
): Record<string, string> => ({
  ...security((framed ? framedPolicyOf : policyOf)(pictures)),
  'content-type': type,
  'content-language': page.tag,
  // Kept, but asked about each time: a changed catalogue changes the words.
  'cache-control': secret ? 'private, no-cache' : 'no-cache',
  ...(secret ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {}),
  ...vary('Accept-Encoding', ...(page.langAsked && page.guess === undefined ? [] : ['Accept-Language'])),
})

/** A page as it is sent. */
export async function pageAnswer(body: Html | string, page: PageContext, sent: Sent = {}): Promise<CachedResponse> {
  const text = String(await body)
  return new CachedResponse(sent.type ? text : stripIndent(text), headersOf(page, sent))
}

/** A picture of a page: other sites may show it. */
export const pictureAnswer = (png: Buffer, page: PageContext, forEver: boolean): CachedResponse =>
  new CachedResponse(png, {
    ...DATA_SECURITY,
    ...ANY_ORIGIN,
    'content-type': 'image/png',
    'content-language': page.tag,
    'cache-control': forEver ? IMMUTABLE : 'public, max-age=3600',
    ...(page.langAsked && page.guess === undefined ? {} : vary('Accept-Language')),
  })

/** There is no such page. */
export const missingPage = async (
  page: PageContext,
  request: Request,
  status: 404 | 405 = 404,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => (await pageAnswer(notFound(page), page)).respond(request, status, headers)

/** What is said to who asked for too much, made once for each language: a refusal must cost less than what it refuses. */
const refusals = new Map<string, Promise<CachedResponse>>()

/** The same for every address: it leads to the start, in this language and in the others. */
function tooManyAnswer({ lang, baseUrl, langAsked, guess }: PageContext): Promise<CachedResponse> {
  const page: PageContext = { lang, tag: lang, baseUrl, langAsked, guess: guess && '', path: '/', query: {} }
  const key = JSON.stringify([lang, baseUrl, langAsked, page.guess])
  const known = refusals.get(key)
  if (known) return known
  const made = pageAnswer(tooMany(page), page)
  refusals.set(key, made)
  return made
}

/** What a person sees instead of a page. */
export async function refusedPage(refusal: Refusal, page: PageContext, request: Request): Promise<Response> {
  const { status, retryAfter } = refusal
  if (status === 404 || status === 400) return missingPage(page, request)
  const answer = status === 429 ? tooManyAnswer(page) : pageAnswer((status === 500 ? failed : busy)(page), page)
  return (await answer).respond(request, status, {
    'cache-control': 'no-store',
    ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  })
}

/** No form of ours is that long, or of another type. */
export const unreadableForm = async (page: PageContext, request: Request, status: 400 | 413): Promise<Response> =>
  (await pageAnswer(failed(page), page)).respond(request, status)

/** Pays for a page that must be made. @returns the refusal of one that is one too many */
export async function chargePage(
  { client: caller }: Context,
  page: PageContext,
  request: Request,
): Promise<Response | undefined> {
  const limited = await caller?.take('pages')
  return limited && refusedPage(refusalOf('RATE_LIMITED', 429, limited.retryAfter), page, request)
}
