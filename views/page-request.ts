import { type Context, createContext, languageTag, type Reader, readerOf, type Services } from '../schema/context.ts'
import { toGraphQLError } from '../schema/errors.ts'
import { LANGUAGES, type Lang } from '../src/i18n/locale.ts'
import type { Page, PageContext, Params } from './page.ts'
import { countryOf, guessCountry } from './place.ts'

/** Longest part of a query that a page looks at: the dishes of a full basket, all foods that a diet leaves out. */
const LONGEST_PART = 4000

/** The known parts of a query or form; what comes often is joined by commas. */
export function pickParams(names: readonly string[], sent: URLSearchParams | FormData): Params {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const text = sent.getAll(name).map(String).join(',').slice(0, LONGEST_PART)
    // A NUL byte is no text, and the database takes none.
    if (text) picked[name] = text.replaceAll('\0', '')
  }
  return picked
}

/**
 * The language of readers that name none of ours, such as who fetches a page for a chat's preview: that of the person who
 * shared the link.
 */
const sharedLang = (query: URLSearchParams): Lang => LANGUAGES.find((lang) => lang === query.get('l')) ?? 'en'

/** A page's context, and the request without a `?lang=` on a link between people that is none of ours. */
function readRequest(services: Services, request: Request, names: readonly string[]) {
  const url = new URL(request.url)
  const { searchParams } = url
  const otherwise = sharedLang(searchParams)
  const read = (): [Request, Reader] => {
    try {
      return [request, readerOf(request, otherwise)]
    } catch (error) {
      if (!toGraphQLError(error, 'en')) throw error
      searchParams.delete('lang')
      searchParams.delete('units')
      const known = new Request(url, { headers: request.headers })
      return [known, readerOf(known, otherwise)]
    }
  }
  const [known, reader] = read()
  const page: PageContext = {
    lang: reader.lang,
    baseUrl: services.baseUrl,
    path: url.pathname,
    query: pickParams(names, searchParams),
    langAsked: searchParams.has('lang'),
    tag: languageTag(reader),
    english: reader.english && `en-${reader.english}`,
    guess: undefined,
  }
  return { page, known, otherwise }
}

/** The context of a page that is shown before anything is loaded. */
export const openPage = (services: Services, request: Request): PageContext => readRequest(services, request, []).page

/** A unit of work and the page's context. @throws NotLoadedError before the database is open */
export function openRequest(
  services: Services,
  request: Request,
  names: readonly string[],
): { context: Context; page: PageContext } {
  const { page, known, otherwise } = readRequest(services, request, names)
  return { context: createContext(services, known, otherwise), page }
}

/** The context of a page whose prices depend on where the reader is, as long as nobody asked for a country. */
export function withGuess(services: Services, page: PageContext, { query }: Page, request: Request): PageContext {
  if (!query.includes('country') || page.query.country) return page
  const { countries } = services.revision()
  const accepted = request.headers.get('accept-language')
  return { ...page, guess: guessCountry(accepted, page.lang, (code) => countries.has(code)) }
}

/** The reader's country, asked for or guessed, decides whose English and which units a page has. */
export function inCountry(context: Context, page: PageContext): { context: Context; page: PageContext } {
  const placed = { ...context, country: countryOf(page.query, page) || undefined }
  return { context: placed, page: { ...page, tag: languageTag(placed) } }
}

/** A context in which each job for the planner costs its caller a plan. A form's mutation counts its plan itself. */
export const chargedForPlans = (context: Context): Context => ({
  ...context,
  planner: {
    run: async (job, catalogue, prices) => {
      const limited = await context.client?.take('plans')
      if (limited) throw limited
      return context.planner.run(job, catalogue, prices)
    },
  },
})
