import type { Context } from '../schema/context.ts'
import { CachedResponse, vary } from '../src/http/cached-response.ts'
import { busy, failed, notFound, tooMany } from './messages.ts'
import type { Html, PageContext } from './page.ts'
import { type Refusal, refusalOf } from './page-queries.ts'
import { policyOf, security } from './security.ts'

const HTML = 'text/html; charset=utf-8'

/** Templates are indented for those who read them; browsers need none of it. */
const stripIndent = (text: string): string => text.replaceAll(/\n\s*/g, '\n')

/** @param pictures origins of operators' photographs */
const headersOf = (page: PageContext, type: string, pictures: readonly string[]): Record<string, string> => ({
  ...security(policyOf(pictures)),
  'content-type': type,
  'content-language': page.lang,
  // Kept, but asked about each time: a changed catalogue changes the words.
  'cache-control': 'no-cache',
  ...vary('Accept-Encoding', ...(page.langAsked && page.guess === undefined ? [] : ['Accept-Language'])),
})

/** A page as it is sent. @param pictures origins of operators' photographs */
export async function pageAnswer(
  body: Html | string,
  page: PageContext,
  pictures: readonly string[] = [],
  type = HTML,
): Promise<CachedResponse> {
  const text = String(await body)
  return new CachedResponse(type === HTML ? stripIndent(text) : text, headersOf(page, type, pictures))
}

/** What is shown for a refusal that is not the reader's own. */
const MESSAGES: Partial<Record<number, (page: PageContext) => Html>> = { 429: tooMany, 500: failed }

/** There is no such page. */
export const missingPage = async (
  page: PageContext,
  request: Request,
  status: 404 | 405 = 404,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => (await pageAnswer(notFound(page), page)).respond(request, status, headers)

/** What a person sees instead of a page. */
export async function refusedPage(refusal: Refusal, page: PageContext, request: Request): Promise<Response> {
  const { status, retryAfter } = refusal
  if (status === 404 || status === 400) return missingPage(page, request)
  const message = (MESSAGES[status] ?? busy)(page)
  return (await pageAnswer(message, page)).respond(request, status, {
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
