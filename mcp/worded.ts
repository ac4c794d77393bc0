import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import { type Lang, say } from './sentences.ts'

/** An error of JSON-RPC. */
interface RpcError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Errors of ours name their kind, or the resource that is not there; their sentences are in the reader's language. */
const isOurs = (data: Readonly<Record<string, unknown>>): boolean =>
  typeof data.code === 'string' || typeof data.uri === 'string'

/**
 * An error in the reader's language. What the protocol's library says is English and stays in `data.detail`; what a bug
 * says is for the log alone.
 */
function worded({ code, message, data }: RpcError, lang: Lang, method: string | undefined): RpcError {
  const known = isObject(data) ? data : {}
  if (isOurs(known)) return { code, message, data }
  if (code === ProtocolErrorCode.InternalError) return { code, message: say(lang, 'internal') }
  if (code === ProtocolErrorCode.MethodNotFound && method !== undefined) {
    const text = say(lang, 'noMethod', { id: JSON.stringify(method) })
    return { code, message: text, data: { ...known, code: 'NOT_FOUND' } }
  }
  return { code, message: say(lang, 'badMessage'), data: { ...known, detail: message } }
}

const isError = (message: unknown): message is { readonly error: RpcError } =>
  isObject(message) && isObject(message.error) && typeof message.error.message === 'string'

/** A message on its way out; anything but an error stays as it is. @param method that it answers */
export const wordedMessage = <Message>(message: Message, lang: Lang, method?: string): Message =>
  isError(message) ? { ...message, error: worded(message.error, lang, method) } : message

/** An answer of the transport, which refuses what it cannot read before any server sees it. */
export async function wordedResponse(response: Response, lang: Lang): Promise<Response> {
  const { status, headers } = response
  if (response.ok || !headers.get('content-type')?.startsWith('application/json')) return response
  const body = JSON.stringify(wordedMessage(await response.json(), lang))
  const left = new Headers(headers)
  left.delete('content-length')
  return new Response(body, { status, headers: left })
}
