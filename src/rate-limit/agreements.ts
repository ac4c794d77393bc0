import ipaddr from 'ipaddr.js'
import type { Rate } from './bucket.ts'

/** Limits agreed with the users of an address or network. */
export interface Agreement {
  /** the network as it was written */
  readonly name: string
  readonly network: [ipaddr.IPv4 | ipaddr.IPv6, number]
  /** null: no limit */
  readonly requests: Rate | null
  readonly plans: Rate | null
  /** undefined: the usual limit */
  readonly pages: Rate | null | undefined
}

/** A rate as it is configured: `perMinute:burst`, both 1 to 9999999. Undefined: it is none. */
export function parseRate(text: string): Rate | undefined {
  const [, perMinute, burst] = /^([1-9]\d{0,6}):([1-9]\d{0,6})$/.exec(text) ?? []
  return perMinute && burst ? { perMinute: Number(perMinute), burst: Number(burst) } : undefined
}

function parseNetwork(name: string): Agreement['network'] | undefined {
  const [text = '', bitsText, ...more] = name.split('/')
  if (more.length > 0 || (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text))) return undefined
  const written = ipaddr.parse(text)
  const address = ipaddr.process(text)
  const most = written.kind() === 'ipv4' ? 32 : 128
  if (bitsText !== undefined && !/^\d{1,3}$/.test(bitsText)) return undefined
  // `::ffff:192.0.2.0/120` is 192.0.2.0/24.
  const less = written.kind() === address.kind() ? 0 : 96
  const bits = Number(bitsText ?? most) - less
  return bits < 0 || bits > most - less ? undefined : [address, bits]
}

function parseAgreement(entry: string): Agreement | undefined {
  const [name = '', rates = '', ...more] = entry.trim().split('=')
  const network = parseNetwork(name)
  if (!network || more.length > 0) return undefined
  if (rates === 'off') return { name, network, requests: null, plans: null, pages: null }
  const parts = rates.split('/').map((rate) => (rate === 'off' ? null : parseRate(rate)))
  const [requests, plans, pages] = parts
  if (requests === undefined || plans === undefined || parts.length > 3 || parts.includes(undefined)) return undefined
  return { name, network, requests, plans, pages }
}

/**
 * Reads agreements: `ADDRESS[/BITS]=REQUESTS/PLANS[/PAGES]` or `ADDRESS[/BITS]=off`, separated by commas; each rate is
 * `perMinute:burst` or `off`. Without PAGES the usual limit of pages counts.
 * @returns the agreements, narrowest network first, or the first entry that is none
 */
export function parseAgreements(text: string): { agreements: readonly Agreement[] } | { wrong: string } {
  const agreements: Agreement[] = []
  for (const entry of text.split(',')) {
    const agreement = parseAgreement(entry)
    if (!agreement || agreements.some(({ name }) => name === agreement.name)) return { wrong: entry.trim() }
    agreements.push(agreement)
  }
  return { agreements: agreements.sort((a, b) => b.network[1] - a.network[1]) }
}

/** The agreement of the narrowest network that an address lies in. */
export const agreementOf = (
  agreements: readonly Agreement[],
  address: ipaddr.IPv4 | ipaddr.IPv6,
): Agreement | undefined =>
  agreements.find(({ network: [net, bits] }) => address.kind() === net.kind() && address.match(net, bits))
