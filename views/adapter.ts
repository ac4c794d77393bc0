import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Context, createContext, type Services } from '../schema/context.ts'
import { toGraphQLError } from '../schema/errors.ts'
import { type Document, execute, type OnBug, type Outcome, prepare } from '../schema/execute.ts'
import { Answer, vary } from '../src/http/answer.ts'
import { KeptAnswers } from '../src/http/kept-answers.ts'
import type { RateLimited } from '../src/limits/limits.ts'
import { assets } from './assets.ts'
import { explorers } from './explorers.ts'
import { busy, failed, notFound, tooMany } from './messages.ts'
import type { Asking, Form, Html, Page, Scene, Way } from './page.ts'
import { forms, pages } from './pages.ts'
import { guessCountry } from './place.ts'
import { policyOf, security } from './security.ts'
import { serviceWorker } from './service-worker.ts'

/** Pages that were made and will be the same until the catalogue changes, in bytes. */
const KEPT_BYTES = 32 * 1024 * 1024
/** Largest form that is read. */
const MAX_FORM = 64 * 1024
/** Longest part of a query that a page looks at. */
const MAX_PART = 500

type Strings = Record<string, string>
type Failure = Extract<Outcome, { ok: false }>
interface Prepared {
  readonly name: string
  readonly document: Document
  readonly variables: NonNullable<Asking['variables']>
}

const HTML = 'text/html; charset=utf-8'

/** Templates are indented for those who read them; browsers need none of it. */
const dense = (text: string): string => text.replaceAll(/\n\s*/g, '\n')

const headersOf = (scene: Scene, type: string, pictures: readonly string[]): Strings => ({
  ...security(policyOf(pictures)),
  'content-type': type,
  'content-language': scene.lang,
  // Kept, but asked about each time: a changed catalogue changes the words.
  'cache-control': 'no-cache',
  ...vary('Accept-Encoding', ...(scene.langAsked && scene.guess === undefined ? [] : ['Accept-Language'])),
})

const answerWith = async (
  body: Html | string,
  scene: Scene,
  type = HTML,
  pictures: readonly string[] = [],
): Promise<Answer> => {
  const text = String(await body)
  return new Answer(type === HTML ? dense(text) : text, headersOf(scene, type, pictures))
}

/** The known parts of a query or form; what comes often is joined by commas. */
function known(names: readonly string[], sent: URLSearchParams | FormData): Strings {
  const parts: Strings = {}
  for (const name of names) {
    const text = sent.getAll(name).map(String).join(',').slice(0, MAX_PART)
    // A NUL byte is no text, and the database takes none.
    if (text) parts[name] = text.replaceAll('\0', '')
  }
  return parts
}

const isFailure = (data: Record<string, unknown> | Failure | null): data is Failure => data !== null && 'ok' in data

const limitedBy = (limited: RateLimited): Failure => ({
  ok: false,
  code: 'RATE_LIMITED',
  status: 429,
  message: '',
  retryAfter: limited.retryAfter,
})

/** A context in which each job for the planner costs its caller a plan. A form's mutation counts its plan itself. */
const paying = (context: Context): Context => ({
  ...context,
  planner: {
    run: async (job, catalogue, market) => {
      const limited = await context.caller?.take('plans')
      if (limited) throw limited
      return context.planner.run(job, catalogue, market)
    },
  },
})

/** The scene, and what to show when its query is no good: an old link, a store of the country chosen before. */
function less(scene: Scene): [Scene, ...Scene[]] {
  const { store: _, region: __, ...query } = scene.query
  return [scene, { ...scene, query }, { ...scene, query: {} }]
}

/** The pages for people, what their forms post to, and the files they load. */
export function pagesApp(services: Services, onBug: OnBug, onLookup: (cache: string, hit: boolean) => void): Hono {
  const app = new Hono()
  type Unkept = ((request: Request) => Promise<Response>) | { readonly limited: Failure }
  const kept = new KeptAnswers<Unkept>(KEPT_BYTES, (hit) => onLookup('pages', hit))

  /** A unit of work and the scene of a request; an unknown `?lang=` on a link between people is passed over. */
  function open(request: Request, names: readonly string[]): { context: Context; scene: Scene } {
    const url = new URL(request.url)
    const { searchParams } = url
    let context: Context
    try {
      context = createContext(services, request)
    } catch (error) {
      if (!toGraphQLError(error, 'en')) throw error
      searchParams.delete('lang')
      context = createContext(services, new Request(url, { headers: request.headers }))
    }
    const scene: Scene = {
      lang: context.lang,
      baseUrl: services.baseUrl,
      path: url.pathname,
      query: known(names, searchParams),
      langAsked: searchParams.has('lang'),
      guess: undefined,
    }
    return { context, scene }
  }

  /** The scene of a page whose prices depend on where the reader is, as long as nobody asked for a country. */
  function placed(scene: Scene, page: Page, request: Request): Scene {
    if (!page.query.includes('country') || scene.query.country) return scene
    const { countries } = services.catalogue()
    const accepted = request.headers.get('accept-language')
    return { ...scene, guess: guessCountry(accepted, scene.lang, (code) => countries.has(code)) }
  }

  const SHOWN: Partial<Record<number, (scene: Scene) => Html>> = { 429: tooMany, 500: failed }

  async function refused(failure: Failure, scene: Scene, request: Request): Promise<Response> {
    if (failure.status === 404 || failure.status === 400)
      return (await answerWith(notFound(scene), scene)).to(request, 404)
    const shown = (SHOWN[failure.status] ?? busy)(scene)
    return (await answerWith(shown, scene)).to(request, failure.status, {
      'cache-control': 'no-store',
      ...(failure.retryAfter ? { 'retry-after': String(failure.retryAfter) } : {}),
    })
  }

  /** Asks the documents of a page. Null: there is no such page. */
  async function fill(
    prepared: readonly Prepared[],
    path: Strings,
    scene: Scene,
    context: Context,
  ): Promise<Record<string, unknown> | Failure | null> {
    const outcomes = await Promise.all(
      prepared.map(({ document, variables }) => execute(document, variables(path, scene.query, scene), context, onBug)),
    )
    const failure = outcomes.find((outcome) => !outcome.ok)
    if (failure) return failure
    const values = outcomes.map((outcome) => (outcome.ok ? outcome.value : null))
    return values[0] === null ? null : Object.fromEntries(prepared.map(({ name }, i) => [name, values[i]]))
  }

  /** Fills a page by the first of the scenes whose query fits; the last answer when none does. */
  async function filled(
    prepared: readonly Prepared[],
    path: Strings,
    scenes: readonly [Scene, ...Scene[]],
    context: Context,
  ): Promise<[Scene, Awaited<ReturnType<typeof fill>>]> {
    const [scene, ...others] = scenes
    const data = await fill(prepared, path, scene, context)
    const [other, ...rest] = others
    if (!isFailure(data) || data.status !== 400 || !other) return [scene, data]
    return filled(prepared, path, [other, ...rest], context)
  }

  const preparedOf = (page: Page): Prepared[] =>
    Object.entries<Asking>(page.ask).map(([name, { document, variables }]) => ({
      name,
      document: prepare(`${page.path} ${name}`, document),
      variables: variables ?? (() => ({})),
    }))

  /** Pays for a page that must be made. @returns the refusal of one that is one too many */
  async function unpaid({ caller }: Context, scene: Scene, request: Request): Promise<Response | undefined> {
    const limited = await caller?.take('pages')
    return limited && refused(limitedBy(limited), scene, request)
  }

  async function show(page: Page, prepared: readonly Prepared[], request: Request, path: Strings): Promise<Response> {
    const { context, scene: asked } = open(request, page.query)
    const scene = placed(asked, page, request)
    const { revision, photographOrigins } = services.catalogue()
    const key = JSON.stringify([revision, scene.lang, scene.langAsked, scene.guess, scene.path, scene.query])
    const refusal = kept.has(key) ? undefined : await unpaid(context, scene, request)
    if (refusal) return refusal
    let isMine = false
    const made = await kept.get(key, async () => {
      isMine = true
      const [used, data] = await filled(prepared, path, less(scene), paying(context))
      if (isFailure(data) && data.code === 'RATE_LIMITED') return { limited: data }
      if (isFailure(data)) return (asking) => refused(data, scene, asking)
      if (data === null || page.missing?.(data)) {
        return async (asking) => (await answerWith(notFound(scene), scene)).to(asking, 404)
      }
      return answerWith(page.render(data, used), scene, page.type, photographOrigins)
    })
    if (made instanceof Answer) return made.to(request)
    if (!('limited' in made)) return made(request)
    // Whoever waited for a page that another could not pay for makes it himself.
    return isMine ? refused(made.limited, scene, request) : show(page, prepared, request, path)
  }

  async function take(
    form: Form,
    { document, help }: { readonly document: Document; readonly help: Document | undefined },
    prepared: readonly Prepared[],
    request: Request,
    path: Strings,
  ) {
    const opened = open(request, [])
    const { context } = opened
    const refusal = await unpaid(context, opened.scene, request)
    if (refusal) return refusal
    const posted = await request.formData().catch(() => undefined)
    if (!posted) return unreadable(request, 400)
    const fields = known(form.fields ?? form.page.query, posted)
    const sent = form.change?.(fields) ?? fields
    const scene = placed({ ...opened.scene, query: sent }, form.page, request)
    const [used, data] = form.needsData ? await filled(prepared, path, less(scene), context) : [scene, {}]
    if (isFailure(data)) return refused(data, scene, request)
    const outcome: Outcome = form.isWrong?.(sent, data, scene)
      ? { ok: false, code: 'BAD_USER_INPUT', status: 400, message: '', retryAfter: undefined }
      : await execute(document, form.variables(path, sent, data, scene), context, onBug)
    if (outcome.ok && outcome.value !== null) {
      return new Response(null, { status: 303, headers: { location: form.next(outcome.value, scene) } })
    }
    if (outcome.ok || outcome.status !== 400) {
      return refused(
        outcome.ok ? { ok: false, code: 'NOT_FOUND', status: 404, message: '', retryAfter: undefined } : outcome,
        scene,
        request,
      )
    }
    const { code, details = {} } = outcome
    const [shown, filling] = form.needsData ? [used, data] : await filled(prepared, path, less(scene), context)
    if (isFailure(filling)) return refused(filling, scene, request)
    // Nothing can be read at the address of a form that has none of its own: its links lead to the page.
    const address = form.page.path.includes('{') ? scene.path : form.page.path
    const problem = { code, details, helps: [] }
    const ways = help ? (form.help?.ways(problem, sent, filling, shown) ?? []) : []
    const helps = await Promise.all(ways.map(({ name, variables }) => dishesLeft(help, name, variables, context)))
    const body = form.page.render(filling ?? {}, {
      ...shown,
      path: address,
      query: sent,
      problem: { ...problem, helps: helps.flat() },
    })
    return (await answerWith(body, scene, HTML, services.catalogue().photographOrigins)).to(request, 400)
  }

  /** How many dishes a way out leaves; nothing when it leaves none, or cannot be asked just now. */
  async function dishesLeft(help: Document | undefined, name: string, variables: Way['variables'], context: Context) {
    const outcome = help && (await execute(help, variables, context, onBug))
    return outcome?.ok && Number(outcome.value) > 0 ? [{ name, dishes: Number(outcome.value) }] : []
  }

  /** No form of ours is that long, or of another type. */
  async function unreadable(request: Request, status: 400 | 413): Promise<Response> {
    const { scene } = open(request, [])
    return (await answerWith(failed(scene), scene)).to(request, status)
  }

  /** A catalogue that is not loaded yet is no mistake of ours. */
  async function ready(request: Request, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work()
    } catch (error) {
      const refusal = toGraphQLError(error, 'en')
      if (!refusal) throw error
      const failure = { ok: false, code: 'UNAVAILABLE', status: 503, message: refusal.message, retryAfter: 5 } as const
      return refused(failure, open(request, []).scene, request)
    }
  }

  // `/plan/{id}.ics` is `:id` with an ending for the router.
  const route = (path: string) =>
    path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, name, ending) => `:${name}${ending ? `{[^/.]+\\${ending}}` : ''}`)
  for (const page of pages) {
    const prepared = preparedOf(page)
    app.get(route(page.path), (c) => ready(c.req.raw, () => show(page, prepared, c.req.raw, c.req.param() as Strings)))
  }
  for (const form of forms) {
    const documents = {
      document: prepare(`POST ${form.path}`, form.document),
      help: form.help && prepare(`help ${form.path}`, form.help.document),
    }
    const prepared = preparedOf(form.page)
    const limit = bodyLimit({ maxSize: MAX_FORM, onError: (c) => unreadable(c.req.raw, 413) })
    app.post(route(form.path), limit, (c) =>
      ready(c.req.raw, () => take(form, documents, prepared, c.req.raw, c.req.param() as Strings)),
    )
  }
  app.get('/assets/:hash/:name', (c, next) => {
    const asset = assets.get(c.req.param('name'))
    return asset && asset.hash === c.req.param('hash') ? Promise.resolve(asset.answer.to(c.req.raw)) : next()
  })
  app.get('/sw.js', (c) => serviceWorker.to(c.req.raw))
  explorers(app)
  app.get('*', async (c) => {
    const { context, scene } = open(c.req.raw, [])
    const refusal = await unpaid(context, scene, c.req.raw)
    return refusal ?? (await answerWith(notFound(scene), scene)).to(c.req.raw, 404)
  })
  return app
}
