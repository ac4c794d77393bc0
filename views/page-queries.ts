import type { Context } from '../schema/context.ts'
import { type Document, execute, type OnBug, type Outcome, prepare } from '../schema/execute.ts'
import type { Answers, Page, PageContext, Params, Query } from './page.ts'

export type Refusal = Extract<Outcome, { ok: false }>

/** A refusal without a sentence: pages have their own. */
export const refusalOf = (
  code: Refusal['code'],
  status: number,
  retryAfter: number | undefined = undefined,
): Refusal => ({ ok: false, code, status, message: '', retryAfter })

/** A query whose document is parsed and validated. */
export interface PreparedQuery {
  readonly name: string
  readonly document: Document
  readonly variables: Query['variables']
}

/** @throws Error naming the document that does not fit the schema */
export const prepareQueries = ({ path, queries }: Page): PreparedQuery[] =>
  Object.entries(queries).map(([name, { document, variables }]) => ({
    name,
    document: prepare(`${path} ${name}`, document),
    variables,
  }))

/** What a page's queries came to: answers; a refusal; null: there is no such page. */
export type Filled = { readonly answers: Answers } | { readonly refusal: Refusal } | null

/** One request for a page: its queries, the parts of its path, and who asks. */
export interface PageRequest {
  readonly queries: readonly PreparedQuery[]
  /** whether one answer is enough */
  readonly either?: true | undefined
  readonly path: Params
  readonly context: Context
  readonly onBug: OnBug
}

async function runQueries({ queries, either, path, context, onBug }: PageRequest, page: PageContext): Promise<Filled> {
  const outcomes = await Promise.all(
    queries.map(({ document, variables }) => execute(document, variables(path, page.query, page), context, onBug)),
  )
  const refusal = outcomes.find((outcome) => !outcome.ok)
  if (refusal) return { refusal }
  const values = outcomes.map((outcome) => (outcome.ok ? outcome.value : null))
  if (either ? values.every((value) => value === null) : values.includes(null)) return null
  return { answers: Object.fromEntries(queries.map(({ name }, i) => [name, values[i]])) }
}

/** What to show when a query is no good, an old link or a store of the country chosen before: less and less of it. */
function fallbackContexts(page: PageContext): [PageContext, ...PageContext[]] {
  const { store: _, region: __, ...query } = page.query
  return [page, { ...page, query }, { ...page, query: {} }]
}

/** Fills a page by the first of its contexts whose query fits; the last answer when none does. */
export async function runWithFallback(request: PageRequest, asked: PageContext): Promise<[PageContext, Filled]> {
  let last: [PageContext, Filled] = [asked, null]
  for (const page of fallbackContexts(asked)) {
    last = [page, await runQueries(request, page)]
    const [, filled] = last
    if (!filled || !('refusal' in filled) || filled.refusal.status !== 400) return last
  }
  return last
}
