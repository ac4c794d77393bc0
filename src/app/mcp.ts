import { Hono } from 'hono'
import { type Call, ServiceError } from '../../mcp/call.ts'
import { createContext, type Services } from '../../schema/context.ts'
import { toGraphQLError } from '../../schema/errors.ts'
import { type Document, type OnBug, prepare } from '../../schema/execute.ts'
import { executePaid } from '../../schema/query-limits.ts'
import { toResponse } from '../http/cached-response.ts'
import { languageOf } from '../i18n/locale.ts'
import { currentClient } from '../rate-limit/current-client.ts'
import { refusalContext, tooManyRequests } from './request-guard.ts'

const load = async () => {
  const { answerMcp, documents } = await import('../../mcp/mount.ts')
  const prepared = documents.map((source, index): [string, Document] => [source, prepare(`mcp ${index}`, source)])
  return { answerMcp, prepared: new Map(prepared) }
}

let loading: ReturnType<typeof load> | undefined
/** Loaded for the first assistant: the library of the protocol takes 25 MB, and many instances never see one. */
const server = () => {
  loading ??= load()
  return loading
}

/** The assistants' server at `/mcp`, over the streamable HTTP transport, its documents run in this process. */
export function mcpApp(services: Services, onBug: OnBug): Hono {
  const app = new Hono()
  app.all('/mcp', async (c) => {
    const request = c.req.raw
    const { answerMcp, prepared } = await server()
    const call: Call = async (source, variables, { signal }) => {
      const document = prepared.get(source)
      if (!document) throw new Error('a document that was not prepared')
      // A plan takes a fraction of a second: one that was begun is finished and stored, one that was not is not begun.
      signal.throwIfAborted()
      const outcome = await executePaid(
        document,
        variables,
        { ...contextOf(services, request), country: countryOf(variables) },
        onBug,
      )
      if (!outcome.ok) throw new ServiceError(outcome.message, outcome.retryAfter)
      return outcome.data
    }
    return answerMcp(request, call, services.baseUrl, {
      onBug: (error) => onBug(error, 'mcp'),
      refusedIn: languageOf(request.url, request.headers.get('accept-language'), 'en'),
      countMore: (messages) => countMore(messages, request),
    })
  })
  return app
}

/** The country that a tool is asked for: its words and units are as there. */
function countryOf({ country, params }: Readonly<Record<string, unknown>>): string | undefined {
  const named = country ?? (params as { readonly country?: unknown } | undefined)?.country
  return typeof named === 'string' ? named : undefined
}

/** Every message of a request counts like a request. */
async function countMore(messages: number, { url, headers }: Request): Promise<Response | undefined> {
  const client = currentClient()
  const refused = messages > 0 ? await client?.take('requests', messages) : undefined
  const by = refusalContext('/mcp', url, undefined, headers.get('accept-language') ?? undefined)
  return client && refused ? toResponse(tooManyRequests(by, refused, client)) : undefined
}

/** The client's own request decides language and limits. @throws ServiceError for an unknown `?lang=` */
function contextOf(services: Services, request: Request) {
  try {
    return createContext(services, request, 'en')
  } catch (error) {
    const { url, headers } = request
    const refusal = toGraphQLError(error, languageOf(url, headers.get('accept-language'), 'en'))
    throw refusal ? new ServiceError(refusal.message) : error
  }
}
