import type { Context, Services } from '../schema/context.ts'
import { toGraphQLError } from '../schema/errors.ts'
import type { OnBug } from '../schema/execute.ts'
import { CachedResponse } from '../src/http/cached-response.ts'
import { ResponseCache } from '../src/http/response-cache.ts'
import { PreviewsBusyError } from '../src/previews/busy.ts'
import type { PreviewCard } from '../src/previews/card.ts'
import type { Form } from './form.ts'
import type { Drawn, Page, PageContext, Params } from './page.ts'
import { type PreparedQuery, prepareQueries, type Refusal, refusalOf, runWithFallback } from './page-queries.ts'
import { chargedForPlans, inCountry, openPage, openRequest, withGuess } from './page-request.ts'
import { chargePage, missingPage, pageAnswer, pictureAnswer, refusedPage, unreadableForm } from './page-response.ts'
import { prepareForm, takeForm } from './posted-form.ts'

/** Pages that were made and will be the same until the catalogue changes, in bytes: about 500, which are there compressed. */
const CACHE_BYTES = 8 * 1024 * 1024

/** What was made instead of a page: the answer to each request, or the refusal of the one that made it. */
type Uncached = ((request: Request) => Promise<Response>) | { readonly limited: Refusal }

/** Answers a request whose path has these parts. */
export type Handler = (request: Request, path: Params) => Promise<Response>

/** Draws the previews of links. */
export interface Painting {
  /** @param pictures illustrations by the ids of their recipes, SVG @throws PreviewsBusyError */
  readonly paint: (card: PreviewCard, pictures: Readonly<Record<string, string>>) => Promise<Buffer>
}

/** Shows pages and takes what their forms post. */
export class Pages {
  readonly #services: Services & Painting
  readonly #onBug: OnBug
  readonly #cache: ResponseCache<Uncached>

  /** @param onLookup told of every lookup in the cache of pages, and whether the page was there */
  constructor(services: Services & Painting, onBug: OnBug, onLookup: (hit: boolean) => void) {
    this.#services = services
    this.#onBug = onBug
    this.#cache = new ResponseCache<Uncached>(CACHE_BYTES, onLookup)
  }

  /** How a page is shown. @throws Error for a document that does not fit the schema */
  showing(page: Page): Handler {
    const queries = prepareQueries(page)
    return (request, path) => this.#whenLoaded(request, () => this.#show(page, queries, request, path))
  }

  /** How a form is taken. @throws Error for a document that does not fit the schema */
  taking(form: Form): Handler {
    const prepared = prepareForm(form)
    const parts = { services: this.#services, onBug: this.#onBug }
    return (request, path) => this.#whenLoaded(request, () => takeForm(prepared, request, path, parts))
  }

  /** A form is longer than any of ours. */
  tooLarge(request: Request): Promise<Response> {
    return unreadableForm(openPage(this.#services, request), request, 413)
  }

  /** There is no page at the address. */
  missing(request: Request): Promise<Response> {
    return this.#whenLoaded(request, async () => {
      const { context, page } = this.#open(request)
      return (await chargePage(context, page, request)) ?? missingPage(page, request)
    })
  }

  /** Only a form is posted to the address. */
  onlyPosted(request: Request): Promise<Response> {
    return this.#whenLoaded(request, async () => {
      const { context, page } = this.#open(request)
      return (await chargePage(context, page, request)) ?? missingPage(page, request, 405, { allow: 'POST, OPTIONS' })
    })
  }

  #open(request: Request, names: readonly string[] = []) {
    return openRequest(this.#services, request, names)
  }

  /** A catalogue that is not loaded yet is no mistake of ours. */
  async #whenLoaded(request: Request, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work()
    } catch (error) {
      if (!toGraphQLError(error, 'en')) throw error
      return refusedPage(refusalOf('UNAVAILABLE', 503, 5), openPage(this.#services, request), request)
    }
  }

  async #show(page: Page, queries: readonly PreparedQuery[], request: Request, path: Params): Promise<Response> {
    const opened = this.#open(request, page.query)
    const guessed = withGuess(this.#services, opened.page, page, request)
    const { context, page: asked } = inCountry(opened.context, guessed)
    if (page.secret) return this.#showAnew(page, queries, { request, path, context, asked })
    const { revision } = this.#services.revision()
    const key = JSON.stringify([
      revision,
      asked.lang,
      asked.langAsked,
      asked.english,
      asked.guess,
      asked.path,
      asked.query,
      page.daily && context.today(),
    ])
    const refusal = this.#cache.has(key) ? undefined : await chargePage(context, asked, request)
    if (refusal) return refusal
    let isMine = false
    const made = await this.#cache.get(key, () => {
      isMine = true
      return this.#make(page, queries, asked, path, context)
    })
    if (made instanceof CachedResponse) return made.respond(request)
    if (!('limited' in made)) return made(request)
    // Whoever waited for a page that another could not pay for makes it himself.
    return isMine ? refusedPage(made.limited, asked, request) : this.#show(page, queries, request, path)
  }

  /** Shows a page that nobody else sees. */
  async #showAnew(
    page: Page,
    queries: readonly PreparedQuery[],
    { request, path, context, asked }: { request: Request; path: Params; context: Context; asked: PageContext },
  ): Promise<Response> {
    const refusal = await chargePage(context, asked, request)
    if (refusal) return refusal
    const made = await this.#make(page, queries, asked, path, context)
    if (made instanceof CachedResponse) return made.respond(request)
    return 'limited' in made ? refusedPage(made.limited, asked, request) : made(request)
  }

  async #make(
    page: Page,
    queries: readonly PreparedQuery[],
    asked: PageContext,
    path: Params,
    context: Context,
  ): Promise<CachedResponse | Uncached> {
    const run = { queries, either: page.either, path, context: chargedForPlans(context), onBug: this.#onBug }
    const [used, filled] = await runWithFallback(run, asked)
    if (filled && 'refusal' in filled) {
      const { refusal } = filled
      if (refusal.code === 'RATE_LIMITED') return { limited: refusal }
      return (request) => refusedPage(refusal, asked, request)
    }
    if (!filled || page.missing(filled.answers)) return (request) => missingPage(asked, request)
    const { photographOrigins: pictures } = this.#services.revision()
    const { type, framed, secret } = page
    const shown = page.render(filled.answers, used)
    if (typeof shown === 'object' && 'card' in shown) return this.#draw(shown, used)
    return pageAnswer(shown, used, { pictures, type, framed, secret })
  }

  async #draw({ card, forEver }: Drawn, page: PageContext): Promise<CachedResponse | Uncached> {
    const { picture } = this.#services.revision()
    const recipes = [card.recipe, ...card.lines.map(({ recipe }) => recipe)].filter((id) => id !== undefined)
    const pictures = Object.fromEntries(recipes.map((id) => [id, picture(id)?.svg ?? '']))
    try {
      return pictureAnswer(await this.#services.paint(card, pictures), page, forEver)
    } catch (error) {
      if (!(error instanceof PreviewsBusyError)) throw error
      return (request) => refusedPage(refusalOf('UNAVAILABLE', 503, error.retryAfter), page, request)
    }
  }
}
