import type { Context, Services } from '../schema/context.ts'
import { type Document, execute, type OnBug, type Outcome, prepare } from '../schema/execute.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import type { Form, Way } from './form.ts'
import type { Answers, PageContext, Params } from './page.ts'
import {
  type Filled,
  type PreparedQuery,
  prepareQueries,
  type Refusal,
  refusalOf,
  runWithFallback,
} from './page-queries.ts'
import { openRequest, pickParams, withGuess } from './page-request.ts'
import { chargePage, missingPage, pageAnswer, refusedPage, unreadableForm } from './page-response.ts'

/** A form whose documents are parsed and validated. */
export interface PreparedForm {
  readonly form: Form
  readonly document: Document
  readonly help: Document | undefined
  /** of its page */
  readonly queries: readonly PreparedQuery[]
}

/** @throws Error naming the document that does not fit the schema */
export const prepareForm = (form: Form): PreparedForm => ({
  form,
  document: prepare(`POST ${form.path}`, form.document),
  help: form.checked?.help && prepare(`help ${form.path}`, form.checked.help.document),
  queries: prepareQueries(form.page),
})

interface Parts {
  readonly services: Services
  readonly onBug: OnBug
}

/** One post of a form: who posts it, what was sent, and the parts of its path. */
interface Post extends Parts, PreparedForm {
  readonly request: Request
  readonly context: Context
  readonly path: Params
  readonly asked: PageContext
}

const fill = ({ queries, path, context, onBug, asked }: Post): Promise<[PageContext, Filled]> =>
  runWithFallback({ queries, path, context, onBug }, asked)

/** The request without its body, in the language that the form itself names; one we do not speak is passed over. */
function inLanguageOf(posted: FormData, request: Request): Request {
  const lang = LANGUAGES.find((known) => known === posted.get('lang'))
  if (!lang) return request
  const url = new URL(request.url)
  url.searchParams.set('lang', lang)
  return new Request(url, { headers: request.headers })
}

/** Does what a form asks for and leads the browser on; a form that is refused is shown again with what is wrong. */
export async function takeForm(
  prepared: PreparedForm,
  request: Request,
  path: Params,
  parts: Parts,
): Promise<Response> {
  const { form } = prepared
  const opened = openRequest(parts.services, request, [])
  const refusal = await chargePage(opened.context, opened.page, request)
  if (refusal) return refusal
  const posted = await request.formData().catch(() => undefined)
  if (!posted) return unreadableForm(opened.page, request, 400)
  const { context, page } = openRequest(parts.services, inLanguageOf(posted, request), [])
  const query = form.change(pickParams(form.fields, posted))
  const asked = withGuess(parts.services, { ...page, query }, form.page, request)
  const post: Post = { ...parts, ...prepared, request, context, path, asked }
  if (!form.checked) {
    const outcome = await execute(prepared.document, form.variables(path, query), context, parts.onBug)
    return lead(post, outcome, () => fill(post))
  }
  const filled = await fill(post)
  const [, data] = filled
  if (!data) return missingPage(asked, request)
  if ('refusal' in data) return refusedPage(data.refusal, asked, request)
  const { isWrong, variables } = form.checked
  const outcome = isWrong(query, data.answers, asked)
    ? refusalOf('BAD_USER_INPUT', 400)
    : await execute(prepared.document, variables(query, data.answers, asked), context, parts.onBug)
  return lead(post, outcome, async () => filled)
}

/** Where the browser goes after a form: on, or back to the form. */
async function lead(post: Post, outcome: Outcome, fill: () => Promise<[PageContext, Filled]>): Promise<Response> {
  const { form, asked, request } = post
  if (outcome.ok && outcome.value === null) return missingPage(asked, request)
  if (outcome.ok) return new Response(null, { status: 303, headers: { location: form.next(outcome.value, asked) } })
  if (outcome.status !== 400) return refusedPage(outcome, asked, request)
  const [shown, data] = await fill()
  if (!data) return missingPage(asked, request)
  if ('refusal' in data) return refusedPage(data.refusal, asked, request)
  return showAgain(post, outcome, shown, data.answers)
}

/** The page of a form with what was sent, what is wrong with it, and what would help. */
async function showAgain(post: Post, outcome: Refusal, shown: PageContext, answers: Answers): Promise<Response> {
  const { form, asked, request, services } = post
  const problem = { code: outcome.code, details: outcome.details ?? {}, helps: [] }
  const ways = form.checked?.help?.ways(problem, asked.query, answers, shown) ?? []
  const helps = (await Promise.all(ways.map((way) => dishesLeft(post, way)))).flat()
  // Nothing can be read at the address of a form that has none of its own: its links lead to the page.
  const address = form.page.path.includes('{') ? asked.path : form.page.path
  const context = { ...shown, path: address, query: asked.query, problem: { ...problem, helps } }
  const answer = await pageAnswer(form.page.render(answers, context), asked, {
    pictures: services.revision().photographOrigins,
    secret: form.page.secret,
  })
  return answer.respond(request, 400)
}

/** How many dishes a way out leaves; nothing when it leaves none, or cannot be asked just now. */
async function dishesLeft({ help, context, onBug }: Post, { name, variables }: Way) {
  const outcome = help && (await execute(help, variables, context, onBug))
  return outcome?.ok && Number(outcome.value) > 0 ? [{ name, dishes: Number(outcome.value) }] : []
}
