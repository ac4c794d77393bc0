import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Service, startService } from '../../src/start.ts'
import { TODAY, testDatabase } from '../service.ts'

/** The whole service behind a port of this machine, under the address that its links name. */
export interface RunningService {
  readonly url: string
  /** errors that were no refusals */
  readonly bugs: unknown[]
  readonly close: () => Promise<void>
}

/** Starts it on a free port, with a database of its own. */
export async function runningService(): Promise<RunningService> {
  const { databaseUrl, dataDir, drop } = await testDatabase()
  const bugs: unknown[] = []
  let service: Service | undefined
  const server = serve({
    fetch: (request) => service?.app.fetch(request) ?? new Response('starting', { status: 503 }),
    port: 0,
    hostname: '127.0.0.1',
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service = startService({
    config: { databaseUrl, dataDir, baseUrl: url },
    onBug: (error) => bugs.push(error),
    today: () => TODAY,
  })
  await service.load()
  return {
    url,
    bugs,
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await service?.close()
      await drop()
    },
  }
}
