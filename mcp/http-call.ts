import { type Call, ServiceError } from './call.ts'

export interface HttpOptions {
  /** address of the instance */
  readonly url: string
  /** Accept-Language: what the service answers in when a tool call names none */
  readonly languages: string
  readonly userAgent: string
  /** longest wait for an answer, ms */
  readonly timeoutMs?: number
}

interface Answer {
  readonly data?: Record<string, unknown> | null
  readonly error?: string
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly retryAfter?: number } }[]
}

const A_MINUTE = 60_000

/** Whole seconds of a Retry-After header, which may also be a date (RFC 9110, 10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}

const parsed = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

/** What went wrong below HTTP, as the system names it. */
const causeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? String(error)
}

/** The answer with every sum as a number, as the tools have it: the currency stands beside it. */
function sumsAsNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sumsAsNumbers)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [[name, only] = []] = entries
  if (entries.length === 1 && name === 'amount') return only
  return Object.fromEntries(entries.map(([key, inner]) => [key, sumsAsNumbers(inner)]))
}

/** Documents over HTTP to an instance's `/graphql`. */
export function httpCall({ url, languages, userAgent, timeoutMs = A_MINUTE }: HttpOptions): Call {
  const endpoint = `${url.replace(/\/+$/, '')}/graphql`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-language': languages,
    'user-agent': userAgent,
  }
  return async (query, variables, { signal }) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    let response: Response
    let text: string
    try {
      const body = JSON.stringify({ query, variables })
      response = await fetch(endpoint, { method: 'POST', headers, body, signal: AbortSignal.any([signal, timeout]) })
      text = await response.text()
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.aborted) throw new ServiceError({ name: 'lateAt', values: { url } })
      throw new ServiceError({ name: 'unreachableAt', values: { url, cause: causeOf(error) } })
    }
    const { data, error, errors } = parsed(text)
    const [first] = errors ?? []
    if (response.ok && data && !first) return sumsAsNumbers(data) as typeof data
    const said = first?.message ?? error ?? { name: 'strangeAt' as const, values: { url, status: response.status } }
    throw new ServiceError(said, secondsOf(response.headers.get('retry-after')) ?? first?.extensions?.retryAfter)
  }
}
