import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** What a page may load and do: its own files, its own forms, nothing inline and nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of everything that is shown to people. @param policy of a page that needs another one */
export const security = (policy = POLICY): Record<string, string> => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})

/** A body that is kept: its tag, and its compressed form once somebody took it. */
export class Answer {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly tag: string
  #gzipped: Buffer | undefined

  /** @param gzipped the compressed form of a large body, made aside so that nobody waits for it */
  constructor(body: string | Buffer, headers: Readonly<Record<string, string>>, gzipped?: Buffer) {
    this.body = typeof body === 'string' ? Buffer.from(body) : body
    this.headers = headers
    this.#gzipped = gzipped
    // Weak: both encodings carry it.
    this.tag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes it takes in memory, about. */
  get size(): number {
    return this.body.length * 2
  }

  /** The answer to a request: 304 when its copy is still right, compressed when it can be. */
  to(request: Request, status = 200): Response {
    const headers: Record<string, string> = { ...this.headers, etag: this.tag }
    const known = request.headers.get('if-none-match')?.split(',')
    if (status === 200 && known?.some((tag) => [this.tag, this.tag.slice(2), '*'].includes(tag.trim()))) {
      return new Response(null, { status: 304, headers })
    }
    if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
      return new Response(this.body as BodyInit, { status, headers })
    }
    this.#gzipped ??= gzipSync(this.body)
    headers['content-encoding'] = 'gzip'
    return new Response(this.#gzipped as BodyInit, { status, headers })
  }
}

/** Adds to what the answer's form depends on. */
export const vary = (...names: readonly string[]): Record<string, string> => ({ vary: names.join(', ') })
