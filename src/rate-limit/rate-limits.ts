import { LRUCache } from 'lru-cache'
import { clientAddress, clientNetwork, MAX_KNOWN_CLIENTS, trustedPart } from './address.ts'
import { type Agreement, agreementOf } from './agreements.ts'
import type { BucketState, Buckets, Rate } from './bucket.ts'
import { Turns } from './turns.ts'

export interface RateLimitSettings {
  /** all requests of an address; null: no limit */
  readonly rateLimit: Rate | null
  /** plans built for an address; null: no limit */
  readonly planRateLimit: Rate | null
  /** pages that are made for an address; null: no limit */
  readonly pageRateLimit: Rate | null
  /** plans a day of a network without an agreement; null or undefined: no limit */
  readonly planDailyLimit?: number | null
  /** hops of X-Forwarded-For to trust */
  readonly trustProxy: number
  readonly agreements: readonly Agreement[]
}

/** What is counted. A plan counts as a request or a page, too, and among the plans of its day. */
export type BucketName = 'requests' | 'plans' | 'pages' | 'daily-plans'

/** What the two kinds of fronts count, in the order of their RateLimit-Policy. */
const API = ['requests', 'plans', 'daily-plans'] as const
const PAGES = ['pages', 'plans', 'daily-plans'] as const

const MINUTES_A_DAY = 24 * 60

/** So many at once, and as many again within a day. */
const daily = (plans: number | null | undefined): Rate | null =>
  plans ? { perMinute: plans / MINUTES_A_DAY, burst: plans } : null

/** Minutes after its last request until all buckets of an address are full again, when nothing is known of it any more; 0: nothing is limited. */
export function minutesKnown({
  rateLimit,
  planRateLimit,
  pageRateLimit,
  planDailyLimit,
  agreements,
}: Omit<RateLimitSettings, 'trustProxy'>): number {
  const agreed = agreements.flatMap(({ requests, plans, pages }) => [requests, plans, pages])
  const rates = [rateLimit, planRateLimit, pageRateLimit, daily(planDailyLimit), ...agreed]
  return Math.max(0, ...rates.map((rate) => (rate ? Math.ceil(rate.burst / rate.perMinute) : 0)))
}

/** Who shares buckets, and how fast they fill. */
interface ClientRates {
  readonly key: string
  /** names of its buckets */
  readonly buckets: Readonly<Record<BucketName, string>>
  readonly rates: Readonly<Record<BucketName, Rate | null>>
  /** value of RateLimit-Policy; empty: nothing is limited */
  readonly policy: string
  /** the same for pages */
  readonly pagesPolicy: string
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** An address asked more often than its limit allows. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError'
  /** whole seconds after which there is room for as much as was asked */
  readonly retryAfter: number
  readonly counted: BucketName
  /** what is allowed */
  readonly rate: Rate
  constructor(counted: BucketName, rate: Rate, { waitMs }: BucketState) {
    super(`Too many ${counted}`)
    this.counted = counted
    this.rate = rate
    this.retryAfter = seconds(waitMs)
  }
}

/** The bucket of a policy, in words of draft-ietf-httpapi-ratelimit-headers: `q` at once, and again after `w` seconds. */
const policyItem = (counted: BucketName, { perMinute, burst }: Rate) =>
  `"${counted}";q=${burst};w=${seconds((burst * 60_000) / perMinute)}`

function clientOf(key: string, rates: ClientRates['rates']): ClientRates {
  const policyOf = (all: readonly BucketName[]) =>
    all
      .flatMap((counted) => {
        const rate = rates[counted]
        return rate ? [policyItem(counted, rate)] : []
      })
      .join(', ')
  const buckets = {
    requests: `requests:${key}`,
    plans: `plans:${key}`,
    pages: `pages:${key}`,
    'daily-plans': `daily-plans:${key}`,
  }
  return { key, buckets, rates, policy: policyOf(API), pagesPolicy: policyOf(PAGES) }
}

/** One request's client: what it may still do. */
export class RequestClient {
  readonly #client: ClientRates
  readonly #buckets: Buckets
  readonly #turns: Turns
  readonly #standings = new Map<BucketName, BucketState>()

  constructor(client: ClientRates, buckets: Buckets, turns: Turns) {
    this.#client = client
    this.#buckets = buckets
    this.#turns = turns
  }

  /** Names who shares its buckets. */
  get key(): string {
    return this.#client.key
  }

  /**
   * Takes tokens, all or none. The refusal is returned, not thrown; a promise only when the buckets are elsewhere.
   * @param points how many, at least 1; a client whose bucket holds fewer pays with a full bucket
   */
  take(counted: BucketName, points = 1): RateLimitedError | undefined | Promise<RateLimitedError | undefined> {
    const rate = this.#client.rates[counted]
    if (!rate) return undefined
    const taken = this.#buckets.take(this.#client.buckets[counted], rate, points)
    return taken instanceof Promise
      ? taken.then((standing) => this.#note(counted, rate, standing))
      : this.#note(counted, rate, taken)
  }

  /**
   * Waits until a costly piece of its work may begin.
   * @returns to be called when it is done
   * @throws TooManyWaitingError when too many of its pieces wait
   */
  turn(): Promise<() => void> {
    return this.#turns.enter(this.#client.key)
  }

  #note(counted: BucketName, rate: Rate, standing: BucketState): RateLimitedError | undefined {
    this.#standings.set(counted, standing)
    return standing.admitted ? undefined : new RateLimitedError(counted, rate, standing)
  }

  /**
   * RateLimit-Policy and RateLimit as draft-ietf-httpapi-ratelimit-headers-11 has them. `t` is the time until one more is
   * there; after a refusal, until there is as much as was asked, so that it says what Retry-After says.
   */
  headers(): Record<string, string> {
    if (this.#standings.size === 0) return {}
    let limit = ''
    for (const [counted, { remaining, waitMs }] of this.#standings) {
      limit += `${limit && ', '}"${counted}";r=${remaining};t=${seconds(waitMs)}`
    }
    const { policy, pagesPolicy } = this.#client
    return { 'ratelimit-policy': this.#standings.has('pages') ? pagesPolicy : policy, ratelimit: limit }
  }
}

/** Who asks, and what may be asked. */
export class RateLimits {
  readonly #settings: RateLimitSettings
  readonly #buckets: Buckets
  readonly #turns = new Turns()
  readonly #clients = new LRUCache<string, ClientRates>({ max: MAX_KNOWN_CLIENTS })

  constructor(settings: RateLimitSettings, buckets: Buckets) {
    this.#settings = settings
    this.#buckets = buckets
  }

  /** @param socket address of the other end of the connection, when there is one */
  client(socket: string | undefined, forwardedHeader: string | readonly string[] | undefined): RequestClient {
    return new RequestClient(this.#known(socket, forwardedHeader), this.#buckets, this.#turns)
  }

  /** Names who shares the buckets of a client. */
  keyOf(socket: string | undefined, forwardedHeader: string | readonly string[] | undefined): string {
    return this.#known(socket, forwardedHeader).key
  }

  #known(socket: string | undefined, forwardedHeader: string | readonly string[] | undefined): ClientRates {
    const trusted = trustedPart(forwardedHeader, this.#settings.trustProxy)
    const written = `${socket} ${trusted ?? ''}`
    const known = this.#clients.get(written)
    if (known) return known
    const client = this.#client(socket, trusted)
    this.#clients.set(written, client)
    return client
  }

  #client(socket: string | undefined, forwardedFor: string | null): ClientRates {
    const { trustProxy, agreements, rateLimit, planRateLimit, pageRateLimit, planDailyLimit } = this.#settings
    const usual = {
      requests: rateLimit,
      plans: planRateLimit,
      pages: pageRateLimit,
      'daily-plans': daily(planDailyLimit),
    }
    const address = clientAddress(socket, forwardedFor, trustProxy)
    if (!address) return clientOf('unknown', usual)
    const agreement = agreementOf(agreements, address)
    const network = clientNetwork(address)
    // An agreement about part of a /64 has buckets of its own.
    if (!agreement) return clientOf(network, usual)
    const { name, requests, plans, pages = usual.pages } = agreement
    return clientOf(`${network} ${name}`, { requests, plans, pages, 'daily-plans': null })
  }
}
