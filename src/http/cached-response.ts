import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'

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

const unpack: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

/** What headers and tags of one take, bytes, about. */
const ENTRY_BYTES = 1000

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

/**
 * A cached body: its strong tags, and the forms in which it was asked. Nearly every client takes it compressed, to a sixth
 * and less, so the body as it is goes once it was compressed: who wants that has it unpacked, 0.1 ms for a plan.
 */
export class CachedResponse {
  /** pattern of the route that made it; empty: it is sent by that route only */
  readonly route: string
  readonly #headers: readonly string[]
  readonly #length: number
  /** whether compressing it again would gain nothing */
  readonly #packed: boolean
  readonly #hash: string
  /** a promise while a body is being compressed for the first time; never empty */
  readonly #forms = new Map<Encoding | undefined, EncodedBody | Promise<EncodedBody>>()
  /** whether somebody was sent the body as it is */
  #isSentPlain = false
  #onResize: () => void = () => {}

  constructor(body: string | Buffer, headers: Readonly<Record<string, string>>, route = '') {
    const own = alone(typeof body === 'string' ? Buffer.from(body) : body)
    this.route = route
    this.#headers = Object.entries(headers).flat()
    this.#length = own.length
    this.#packed = headers['content-type'] === 'image/png'
    this.#hash = createHash('sha256').update(own).digest('base64url').slice(0, 22)
    this.#keep(undefined, own)
  }

  /** The body as it is, unpacked where it is there compressed only. */
  get body(): Buffer {
    const plain = this.#forms.get(undefined)
    if (plain && !(plain instanceof Promise)) return plain.body
    for (const encoding of ENCODINGS) {
      const form = this.#forms.get(encoding)
      if (form && !(form instanceof Promise)) return unpack[encoding](form.body)
    }
    throw new Error('the body goes only once it was compressed')
  }

  /** Bytes it takes in memory now, about. */
  get size(): number {
    let bytes = ENTRY_BYTES
    for (const form of this.#forms.values()) bytes += form instanceof Promise ? 0 : form.body.length
    return bytes
  }

  /** @param onResize called when its size has changed */
  watch(onResize: () => void): void {
    this.#onResize = onResize
  }

  /** Strong tags name bytes, so each encoding has its own. */
  #tag(encoding: Encoding | undefined): string {
    return encoding ? `"${this.#hash}-${encoding}"` : `"${this.#hash}"`
  }

  #keep(encoding: Encoding | undefined, body: Buffer): EncodedBody {
    const encoded = encoding ? ['content-encoding', encoding] : []
    const length = ['content-length', String(body.length)]
    const form = { body, headers: [...this.#headers, 'etag', this.#tag(encoding), ...encoded, ...length] }
    this.#forms.set(encoding, form)
    return form
  }

  #form(encoding: Encoding | undefined): EncodedBody | Promise<EncodedBody> {
    if (!encoding) this.#isSentPlain = true
    const known = this.#forms.get(encoding)
    if (known) return known
    if (!encoding) {
      const plain = this.#keep(undefined, alone(this.body))
      this.#onResize()
      return plain
    }
    const making = compress[encoding](this.body).then((body) => {
      const form = this.#keep(encoding, alone(body))
      if (!this.#isSentPlain) this.#forms.delete(undefined)
      this.#onResize()
      return form
    })
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
    const encoding = this.#packed || this.#length < SMALL ? undefined : chooseEncoding(asked.acceptEncoding)
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
