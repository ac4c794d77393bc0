import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Call } from './call.ts'
import { householdDocument } from './household.ts'
import { refusalBody } from './refusal.ts'
import { resourceDocuments } from './resources.ts'
import { type Lang, langOf, say } from './sentences.ts'
import { createServer, type ServerOptions } from './server.ts'
import { tools } from './tools.ts'
import { wordedResponse } from './worded.ts'

/** Every document that the server may run, by its name, for a service that prepares them beforehand. */
export const documents: readonly string[] = [
  ...tools.flatMap((tool) => tool.documents),
  householdDocument,
  ...Object.values(resourceDocuments),
]

/** Largest body of a request, bytes. */
const MAX_BODY = 64 * 1024

/** Messages in one request at most, in the one revision of the protocol that has arrays of them. */
const MAX_MESSAGES = 10
const WITH_ARRAYS = '2025-03-26'

const ALLOWED = 'POST, OPTIONS'

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(refusalBody(message), { status, headers })

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/
/** An address in digits, a name without a dot, or one of the endings that no public name has. */
const LOCAL = /^(\[.*\]|\d+(\.\d+){3}|[^.]+|.*\.(local|lan|internal|home\.arpa))$/

/**
 * Whether a page of a stranger may stand behind the request. Any site may use a public instance, as its CORS says. One
 * that is only meant for this machine or network must not answer to a public name: a name that was bound to a local
 * address (DNS rebinding) would let any page read it.
 */
function suspicious(request: Request, baseUrl: string, lang: Lang): string | undefined {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== 'null' && !URL.canParse(origin)) return say(lang, 'badOrigin')
  const own = new URL(baseUrl).hostname
  if (!LOOPBACK.test(own)) return undefined
  const hosts = [
    request.headers.get('host') ?? new URL(request.url).host,
    origin && origin !== 'null' ? new URL(origin).host : own,
  ]
  for (const host of hosts) {
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
    if (name !== own && !LOCAL.test(name)) {
      return say(lang, 'notOurName', { host, baseUrl })
    }
  }
  return undefined
}

export interface MountOptions extends ServerOptions {
  /** counts messages beside the first of a request; answers with the refusal when they are too many */
  readonly countMore?: (messages: number) => Promise<Response | undefined>
}

/**
 * One request of the streamable HTTP transport, answered without a session: as JSON, or as a stream of events when there
 * is progress to tell.
 * @param baseUrl the address people use for the instance
 */
export async function answerMcp(
  request: Request,
  call: Call,
  baseUrl: string,
  options: MountOptions = {},
): Promise<Response> {
  const lang = langOf(options.refusedIn) ?? 'en'
  const reason = suspicious(request, baseUrl, lang)
  if (reason) return refusal(403, reason)
  if (request.method !== 'POST') {
    // There are no sessions: every message is a POST of its own.
    return refusal(405, say(lang, 'method', { method: request.method, allowed: ALLOWED }), { allow: ALLOWED })
  }
  const handler = createMcpHandler(() => createServer(call, options), {
    maxRequestBodySize: MAX_BODY,
    onerror: () => {},
  })
  const body = await request.text()
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    // What is no JSON is refused by the transport, in its own words.
  }
  if (Array.isArray(parsed)) {
    // Who names no revision speaks this one, as the next has it.
    const revision = request.headers.get('mcp-protocol-version') ?? WITH_ARRAYS
    if (revision !== WITH_ARRAYS) return refusal(400, say(lang, 'noArrays', { revision }))
    if (parsed.length > MAX_MESSAGES) {
      const allowed = say(lang, 'most', { limit: MAX_MESSAGES })
      return refusal(400, say(lang, 'is', { field: 'messages', given: parsed.length, allowed }))
    }
    const refused = await options.countMore?.(parsed.length - 1)
    if (refused) return refused
  }
  const answer = await handler.fetch(
    new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal }),
  )
  return wordedResponse(answer, lang)
}
