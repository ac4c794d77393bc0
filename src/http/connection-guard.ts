import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Longest time that output waits for its reader without a byte being taken, ms. */
export const STALLED_MS = 30_000

/** Whether a request names its host more than once. Node keeps the first and drops the others. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1
}

function refuse(outgoing: ServerResponse): void {
  const body = '{"error":"A request has one Host header."}'
  outgoing.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    connection: 'close',
  })
  outgoing.end(body)
}

/**
 * The same listener behind what HTTP asks of a server and no front can see: a second Host header is refused (RFC 9112,
 * section 3.2), and a connection whose output has not moved for so long is closed. A slow reader that reads is served.
 * @param stalledMs longest time without movement
 */
export const guardConnections =
  (listener: RequestListener, stalledMs: number = STALLED_MS): RequestListener =>
  (incoming, outgoing) => {
    if (hasTwoHosts(incoming)) return refuse(outgoing)
    // Node begins the time anew whenever a part of the output was taken; without output it waits for us, not for the reader.
    outgoing.setTimeout(stalledMs, () => {
      if (outgoing.socket && outgoing.socket.writableLength > 0) outgoing.socket.destroy()
    })
    return listener(incoming, outgoing)
  }
