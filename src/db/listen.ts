import { Client } from 'pg'

/** Milliseconds after which a lost connection is opened again. */
const RETRY_MS = 1000

/** Name of the listening connection among the server's connections. */
export const LISTENER = 'provender-listen'

/** Called with what a notification tells; undefined: after the listening began anew, so that some may have been missed. */
export type Heard = (payload: string | undefined) => void

/**
 * Listens on channels of a PostgreSQL server, on a connection of its own that is opened again when it is lost. Those who
 * hear are also called after each opening, since notifications of the meantime reached nobody.
 * @returns ends it
 */
export function listenOnServer(databaseUrl: string, channels: Readonly<Record<string, Heard>>): () => Promise<void> {
  let ended = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  const lost = (which: Client) => {
    if (ended || client !== which) return
    client = undefined
    void which.end().catch(() => {})
    retry = setTimeout(open, RETRY_MS).unref()
  }
  const open = () => {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: LISTENER,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    client = next
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next
      .connect()
      .then(() =>
        next.query(
          Object.keys(channels)
            .map((channel) => `listen ${channel}`)
            .join(';'),
        ),
      )
      .then(() => Object.values(channels).map((heard) => heard(undefined)))
      .catch(() => lost(next))
  }
  open()
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
