import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'node:net'
import type { RequestObserver } from './requests.ts'

/** A client that is about to use its connection again does so within this time, ms. */
const IDLE_MS = 1000
/** Longest wait for requests that are under way, ms: what a request may take. */
export const DRAIN_MS = 30_000

/** Follows a server's connections from its start, so that `drain` can end them. */
export class Connections {
  readonly #sockets = new Set<Socket>()
  readonly #server: HttpServer

  constructor(server: HttpServer) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /**
   * Stops listening and ends every connection after the answer it waits for. A connection between two requests is left open
   * a moment: a request may be on its way on it.
   * @param waitMs longest wait
   * @returns requests that were cut off because the time was over
   */
  async drain(requests: RequestObserver, waitMs = DRAIN_MS): Promise<number> {
    const closed = new Promise<'closed'>((resolve) => {
      // Not `http.Server.close`, which cuts connections between two requests at once.
      Server.prototype.close.call(this.#server, () => resolve('closed'))
    })
    requests.closeConnections()
    const idle = setTimeout(() => {
      this.#server.closeIdleConnections()
      // Opened ahead by a browser and never used.
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy()
    }, IDLE_MS)
    let over: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      over = setTimeout(resolve, waitMs, 'late')
    })
    const cut = (await Promise.race([closed, late])) === 'closed' ? 0 : requests.underWay
    clearTimeout(idle)
    clearTimeout(over)
    this.#server.closeAllConnections()
    return cut
  }
}
