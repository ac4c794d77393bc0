import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What a stream of a household told. */
export interface Event {
  readonly version: number | null
  readonly ended: boolean
}

export interface Following {
  readonly events: Event[]
  readonly response: Response
  /** when the stream is over */
  readonly over: Promise<void>
  readonly stop: () => void
}

/** A connection to a service that can be lost without either end being told. */
export async function networkTo(base: string) {
  const { hostname, port } = new URL(base)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.push(near, far)
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    vanish: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Follows a household by a streamed POST. @param base address of the service */
export async function follow(
  base: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Following> {
  const controller = new AbortController()
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({
      query: 'subscription ($token: String!) { householdChanged(token: $token) { version ended } }',
      variables: { token },
    }),
    signal: controller.signal,
  })
  const events: Event[] = []
  const reading = async () => {
    let rest = ''
    for await (const chunk of (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (\{.*)$/m.exec(part)?.[1]
        if (data) events.push(JSON.parse(data).data?.householdChanged ?? JSON.parse(data))
      }
    }
  }
  return { events, response, over: reading().catch(() => {}), stop: () => controller.abort() }
}
