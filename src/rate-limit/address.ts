import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

type Ip = ipaddr.IPv4 | ipaddr.IPv6

/** Longest text that can be an address: IPv6 with a zone, brackets and a port. */
const LONGEST = 64

/** An address as proxies write it, a port and brackets left off; an IPv4 address in IPv6 clothes is IPv4. */
export function parseAddress(text: string): Ip | undefined {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) return undefined
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined
}

/**
 * The address that counts. Each trusted proxy added, at the right end of `X-Forwarded-For`, the address it was asked from;
 * what stands further left was written by whoever asked, and is not believed.
 * @param socket address of the other end of the connection
 * @param hops trusted proxies in front
 */
export function clientAddress(socket: string | undefined, forwardedFor: string | null, hops: number): Ip | undefined {
  const added = hops > 0 && forwardedFor ? forwardedFor.split(',').slice(-hops) : []
  for (const entry of added) {
    // A proxy that names no address ("unknown") leaves the nearer one to count.
    const address = parseAddress(entry)
    if (address) return address
  }
  return socket === undefined ? undefined : parseAddress(socket)
}

/** Callers whose address need not be read again. */
export const MAX_KNOWN_CLIENTS = 10_000

/**
 * As much of `X-Forwarded-For` as may name the client: what stands further left is not looked at anyway.
 * @param hops trusted proxies in front
 */
export const trustedPart = (header: string | readonly string[] | undefined, hops: number): string | null =>
  hops > 0 && header !== undefined ? String(header).slice(-LONGEST * hops) : null

/** `callerAddress` as text, from what a request has; remembered, since reading it costs more than many an answer. */
export function addressReader(hops: number) {
  const known = new LRUCache<string, { readonly address: string | undefined }>({ max: MAX_KNOWN_CLIENTS })
  return (socket: string | undefined, header: string | readonly string[] | undefined): string | undefined => {
    const trusted = trustedPart(header, hops)
    const written = `${socket} ${trusted ?? ''}`
    const found = known.get(written) ?? { address: clientAddress(socket, trusted, hops)?.toString() }
    known.set(written, found)
    return found.address
  }
}

/** What counts as one client: an IPv4 address, or the /64 that an IPv6 subscriber has to himself. */
export function clientNetwork(address: Ip): string {
  if (address.kind() === 'ipv4') return address.toString()
  const prefix = address.toByteArray().map((byte, i) => (i < 8 ? byte : 0))
  return `${ipaddr.fromByteArray(prefix)}/64`
}
