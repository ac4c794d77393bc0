import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import type { Service } from '../../src/app/service.ts'

/** A service that listens, asked through real connections. */
export interface Listening {
  readonly base: string
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** @param from address that the proxy in front wrote */
  readonly askFrom: (from: string, path: string, init?: RequestInit) => Promise<Response>
  readonly stop: () => Promise<void>
}

/** @param socket a socket that has a port already; default: a free port */
export async function listen(service: Pick<Service, 'createServer'>, socket?: Server): Promise<Listening> {
  const server = service.createServer()
  if (socket) server.listen(socket)
  else server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (path: string, init: RequestInit = {}) => fetch(base + path, init)
  return {
    base,
    ask,
    askFrom: (from, path, init = {}) =>
      ask(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from } }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** How many answers had each status. */
export async function statuses(answers: readonly Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const answer of await Promise.all(answers)) {
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
    await answer.arrayBuffer()
  }
  return counts
}
