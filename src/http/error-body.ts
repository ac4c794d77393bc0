/** The media type of RFC 9457. */
const PROBLEM = 'application/problem+json'

/** An error as clients of the API read it. */
export interface ErrorContent {
  readonly status: number
  readonly code: string
  /** where its kind is explained, from any host */
  readonly type: string
  /** names the kind of error, for people */
  readonly title: string
  /** one sentence for people */
  readonly message: string
  /** field, given, allowed, and more with some codes */
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Weight of a media type in an Accept header (RFC 9110, 12.5.1): the most exact range counts; 0 where none fits. */
function weightOf(accept: string, type: string): number {
  const [family] = type.split('/')
  const ranges = [type, `${family}/*`, '*/*']
  const found = accept.split(',').flatMap((part) => {
    const [range = '', ...options] = part.split(';').map((text) => text.trim().toLowerCase())
    const rank = ranges.indexOf(range)
    const q = options.find((option) => /^q\s*=/.test(option))
    const weight = q ? Number(q.slice(q.indexOf('=') + 1)) : 1
    return rank < 0 || Number.isNaN(weight) ? [] : [{ rank, weight }]
  })
  return found.toSorted((a, b) => a.rank - b.rank)[0]?.weight ?? 0
}

/** Whether who sends that Accept header named RFC 9457's form, and wants it more than plain JSON. */
export const wantsProblem = (accept: string | null | undefined): boolean =>
  Boolean(accept?.toLowerCase().includes(PROBLEM)) &&
  weightOf((accept ?? '').slice(0, 1000), PROBLEM) > weightOf((accept ?? '').slice(0, 1000), 'application/json')

/** Body and type of an error: the contract's Error, or RFC 9457's form of it for who wants that. */
export function errorBody(
  { status, code, type, title, message, details }: ErrorContent,
  accept: string | null | undefined,
): { readonly type: string; readonly body: string } {
  if (!wantsProblem(accept)) {
    return { type: 'application/json; charset=utf-8', body: JSON.stringify({ error: message }) }
  }
  const problem = { type, title, status, detail: message, code, ...details, error: message }
  return { type: PROBLEM, body: JSON.stringify(problem) }
}

/** What the form and the words of an error depend on. */
export const ERROR_VARY = 'Accept, Accept-Language'
