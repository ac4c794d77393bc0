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

/** Follows a household by a streamed POST. @param base address of the service */
export async function follow(base: string, token: string): Promise<Following> {
  const controller = new AbortController()
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
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
