import { LRUCache } from 'lru-cache'
import { callerAddress, callerNetwork, KNOWN_CALLERS, trustedPart } from './address.ts'
import { type Agreement, agreementOf } from './agreements.ts'
import type { Buckets, Rate, Standing } from './bucket.ts'
import { Turns } from './turns.ts'

export interface LimitSettings {
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
export type Counted = 'requests' | 'plans' | 'pages' | 'daily-plans'

/** What the two kinds of fronts count, in the order of their RateLimit-Policy. */
const API = ['requests', 'plans', 'daily-plans'] as const
const PAGES = ['pages', 'plans', 'daily-plans'] as const

const MINUTES_A_DAY = 24 * 60

/** So many at once, and as many again within a day. */
const daily = (plans: number | null | undefined): Rate | null =>
  plans ? { perMinute: plans / MINUTES_A_DAY, burst: plans } : null

/** Who shares buckets, and how fast they fill. */
interface Client {
  readonly key: string
  /** names of its buckets */
  readonly buckets: Readonly<Record<Counted, string>>
  readonly rates: Readonly<Record<Counted, Rate | null>>
  /** value of RateLimit-Policy; empty: nothing is limited */
  readonly policy: string
  /** the same for pages */
  readonly pagesPolicy: string
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** An address asked more often than its limit allows. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited'
  /** whole seconds after which there is room for as much as was asked */
  readonly retryAfter: number
  readonly counted: Counted
  /** what is allowed */
  readonly rate: Rate
  constructor(counted: Counted, rate: Rate, { waitMs }: Standing) {
    super(`Too many ${counted}`)
    this.counted = counted
    this.rate = rate
    this.retryAfter = seconds(waitMs)
  }
}

/** The bucket of a policy, in words of draft-ietf-httpapi-ratelimit-headers: `q` at once, and again after `w` seconds. */
const policyItem = (counted: Counted, { perMinute, burst }: Rate) =>
  `"${counted}";q=${burst};w=${seconds((burst * 60_000) / perMinute)}`

function clientOf(key: string, rates: Client['rates']): Client {
  const policyOf = (all: readonly Counted[]) =>
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

/** One request's caller: what it may still do. */
export class Caller {
  readonly #client: Client
  readonly #buckets: Buckets
  readonly #turns: Turns
  readonly #standings = new Map<Counted, Standing>()

  constructor(client: Client, buckets: Buckets, turns: Turns) {
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
  take(counted: Counted, points = 1): RateLimited | undefined | Promise<RateLimited | undefined> {
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
   * @throws Crowded when too many of its pieces wait
   */
  turn(): Promise<() => void> {
    return this.#turns.enter(this.#client.key)
  }

  #note(counted: Counted, rate: Rate, standing: Standing): RateLimited | undefined {
    this.#standings.set(counted, standing)
    return standing.admitted ? undefined : new RateLimited(counted, rate, standing)
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
export class Limits {
  readonly #settings: LimitSettings
  readonly #buckets: Buckets
  readonly #turns = new Turns()
  readonly #clients = new LRUCache<string, Client>({ max: KNOWN_CALLERS })

  constructor(settings: LimitSettings, buckets: Buckets) {
    this.#settings = settings
    this.#buckets = buckets
  }

  /** @param socket address of the other end of the connection, when there is one */
  caller(socket: string | undefined, forwardedHeader: string | readonly string[] | undefined): Caller {
    const trusted = trustedPart(forwardedHeader, this.#settings.trustProxy)
    const written = `${socket} ${trusted ?? ''}`
    const known = this.#clients.get(written)
    if (known) return new Caller(known, this.#buckets, this.#turns)
    const client = this.#client(socket, trusted)
    this.#clients.set(written, client)
    return new Caller(client, this.#buckets, this.#turns)
  }

  #client(socket: string | undefined, forwardedFor: string | null): Client {
    const { trustProxy, agreements, rateLimit, planRateLimit, pageRateLimit, planDailyLimit } = this.#settings
    const usual = {
      requests: rateLimit,
      plans: planRateLimit,
      pages: pageRateLimit,
      'daily-plans': daily(planDailyLimit),
    }
    const address = callerAddress(socket, forwardedFor, trustProxy)
    if (!address) return clientOf('unknown', usual)
    const agreement = agreementOf(agreements, address)
    const network = callerNetwork(address)
    // An agreement about part of a /64 has buckets of its own.
    if (!agreement) return clientOf(network, usual)
    const { name, requests, plans, pages = usual.pages } = agreement
    return clientOf(`${network} ${name}`, { requests, plans, pages, 'daily-plans': null })
  }
}
