import { Hono } from 'hono'
import { DATA_SECURITY } from '../http/security-headers.ts'

export interface Monitored {
  /** whether the database answers and the catalogue is loaded */
  readonly ready: () => Promise<boolean>
  /** whether nothing can be stored for want of room on the database's disk */
  readonly diskFull: () => boolean
  /** what Prometheus reads */
  readonly metrics: () => Promise<string>
}

/** What those who run the service ask of it: on its own port where there is one, else among the rest. */
export function monitoringApp({ ready, diskFull, metrics }: Monitored): Hono {
  const app = new Hono()
  const headers = { ...DATA_SECURITY, 'cache-control': 'no-store' }
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, headers))
  const full = { writes: 'refused: the disk of the database is full' }
  app.get('/ready', async (c) =>
    (await ready())
      ? c.json({ status: 'ready', ...(diskFull() ? full : {}) }, 200, headers)
      : c.json({ status: 'loading' }, 503, { ...headers, 'retry-after': '2' }),
  )
  app.get('/metrics', async (c) =>
    c.body(await metrics(), 200, { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
  )
  return app
}
