import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Encodings we make, the smaller result first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Below this a body fits into one packet anyway, bytes. */
const SMALL = 1400

/**
 * Compressed once and sent many times, yet the first reader waits: quality 6 makes the lists of the catalogue a seventh
 * larger than 11, in a hundredth of its time.
 */
const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** The encoding a client likes best of ours (RFC 9110, 12.5.3). Undefined: as it is. */
export function chooseEncoding(accepted: string | null | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const best = ENCODINGS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
  return weightOf(best) > 0 ? best : undefined
}

/** What is sent. */
export interface ResponseParts {
  readonly status: number
  /** names and values in turn, the form that node:http sends with the least work */
  readonly headers: readonly string[]
  readonly body: Buffer | null
}

export function toResponse({ status, headers, body }: ResponseParts): Response {
  const record: Record<string, string> = {}
  for (let i = 0; i + 1 < headers.length; i += 2) record[headers[i] as string] = headers[i + 1] as string
  return new Response(body as BodyInit | null, { status, headers: record })
}

/** A body in one encoding, and the headers that say so. */
interface EncodedBody {
  readonly body: Buffer
  readonly headers: readonly string[]
}

/**
 * The same bytes in memory of their own. Small buffers are parts of 64 KiB that Node shares among many, and what zlib gives is
 * the beginning of 16 KiB: one that is cached would hold all of that.
 */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A cached body: its strong tags, and its encodings once somebody asked for them. */
export class CachedResponse {
  readonly body: Buffer
  /** pattern of the route that made it; empty: it is sent by that route only */
  readonly route: string
  readonly #headers: readonly string[]
  /** whether compressing it again would gain nothing */
  readonly #packed: boolean
  readonly #hash: string
  /** a promise while a body is being compressed for the first time */
  readonly #forms = new Map<Encoding | undefined, EncodedBody | Promise<EncodedBody>>()

  constructor(body: string | Buffer, headers: Readonly<Record<string, string>>, route = '') {
    this.body = alone(typeof body === 'string' ? Buffer.from(body) : body)
    this.route = route
    this.#headers = Object.entries(headers).flat()
    this.#packed = headers['content-type'] === 'image/png'
    this.#hash = createHash('sha256').update(this.body).digest('base64url').slice(0, 22)
  }

  /** Bytes it takes in memory, about: both compressed forms together are smaller than the body. */
  get size(): number {
    return this.body.length * (this.#packed ? 1 : 2)
  }

  /** Strong tags name bytes, so each encoding has its own. */
  #tag(encoding: Encoding | undefined): string {
    return encoding ? `"${this.#hash}-${encoding}"` : `"${this.#hash}"`
  }

  #form(encoding: Encoding | undefined): EncodedBody | Promise<EncodedBody> {
    const known = this.#forms.get(encoding)
    if (known) return known
    const keep = (body: Buffer): EncodedBody => {
      const encoded = encoding ? ['content-encoding', encoding] : []
      const length = ['content-length', String(body.length)]
      const form = { body, headers: [...this.#headers, 'etag', this.#tag(encoding), ...encoded, ...length] }
      this.#forms.set(encoding, form)
      return form
    }
    if (!encoding) return keep(this.body)
    const making = compress[encoding](this.body).then((body) => keep(alone(body)))
    this.#forms.set(encoding, making)
    return making
  }

  /**
   * What is sent to who asks with these headers: 304 when its copy is still right, compressed when it can be.
   * @param more headers of this one answer
   * @returns a promise only while the body is being compressed
   */
  parts(
    asked: { readonly acceptEncoding: string | null | undefined; readonly ifNoneMatch: string | null | undefined },
    status = 200,
    more: Readonly<Record<string, string>> = {},
  ): ResponseParts | Promise<ResponseParts> {
    const encoding = this.#packed || this.body.length < SMALL ? undefined : chooseEncoding(asked.acceptEncoding)
    const headers: string[] = []
    for (const name in more) headers.push(name, more[name] as string)
    if (status === 200 && asked.ifNoneMatch) {
      const etag = this.#tag(encoding)
      if (matchesTag(asked.ifNoneMatch, etag)) {
        return { status: 304, headers: [...this.#headers, 'etag', etag, ...headers], body: null }
      }
    }
    const form = this.#form(encoding)
    const send = (made: EncodedBody): ResponseParts => ({
      status,
      headers: made.headers.concat(headers),
      body: made.body,
    })
    return form instanceof Promise ? form.then(send) : send(form)
  }

  /** The same for a front. */
  async respond(request: Request, status = 200, more: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { headers } = request
    const asked = { acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match') }
    return toResponse(await this.parts(asked, status, more))
  }
}

/** Whether `If-None-Match` names a tag; weak comparison, as RFC 9110 (13.1.2) wants it. */
const matchesTag = (wanted: string, tag: string): boolean =>
  wanted.split(',').some((text) => {
    const known = text.trim()
    return known === tag || known === '*' || known === `W/${tag}`
  })

/** Adds to what the answer's form depends on. */
export const vary = (...names: readonly string[]): Record<string, string> => ({ vary: names.join(', ') })

/** Cache-Control of an address whose bytes never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
