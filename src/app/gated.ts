import type { RequestListener } from 'node:http'
import { Gate } from '../rate-limit/gate.ts'
import type { RateLimits } from '../rate-limit/rate-limits.ts'

/** Who watches the service must not wait for those who use it. */
const UNGATED = /^\/(?:health|ready|metrics)(?:\?|$)/

/**
 * The same listener behind a gate: requests of clients in turn, few in one turn of the event loop. Monitoring passes it.
 * @param limits tell clients apart; undefined: by the addresses of their connections
 */
export function gated(listener: RequestListener, limits: RateLimits | undefined): RequestListener {
  const gate = new Gate()
  return (incoming, outgoing) => {
    if (UNGATED.test(incoming.url ?? '')) return listener(incoming, outgoing)
    const { remoteAddress } = incoming.socket
    const client = limits?.keyOf(remoteAddress, incoming.headers['x-forwarded-for']) ?? remoteAddress ?? ''
    // Nobody reads the answer of a connection that closed meanwhile.
    void gate.enter(client).then(() => (outgoing.closed ? undefined : listener(incoming, outgoing)))
  }
}
