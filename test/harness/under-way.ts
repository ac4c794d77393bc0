import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

/** A request that the service has begun to serve. */
export interface UnderWay {
  readonly answer: Promise<{ readonly status: number; readonly connection: string | undefined }>
}

/**
 * Posts a body on a connection of its own, which this side would keep.
 * @returns once the service has the request: its headers say that the body waits for that to be told
 */
export async function postUnderWay(url: string, body: unknown): Promise<UnderWay> {
  const agent = new Agent({ keepAlive: true })
  const sent = request(url, { agent, method: 'POST', headers: { expect: '100-continue' } })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => {})
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.end(JSON.stringify(body))
  const answer = answered.then(async ([message]) => {
    message.resume()
    await once(message, 'end')
    return { status: message.statusCode ?? 0, connection: message.headers.connection }
  })
  // Who waits for it sees the failure; it may come before.
  answer.catch(() => {})
  return { answer }
}
