import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** How long a statement may be without a byte of an answer before the server is asked whether it is there, ms. */
const ASK_MS = 1000
/** How long the server may take to accept a connection when it is asked, ms. */
const PROBE_MS = 1000
/**
 * How long a statement may be without a byte of an answer from a server that is there, ms. Longer than the server lets a
 * statement run: by then it has answered, or the connection leads nowhere.
 */
const SILENT_MS = 6000

/** What is noted about all connections of a pool. */
export interface Notes {
  /** whether the last write was refused since the server's disk is full */
  diskFull: boolean
  /** the question under way whether the server accepts connections */
  probe?: Promise<boolean> | undefined
}

const DISK_FULL = '53100'
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Whether a server accepts connections. One that refuses with a reason of its own is there. */
async function accepts(config: ClientConfig): Promise<boolean> {
  const probe = new Client({ ...config, connectionTimeoutMillis: PROBE_MS })
  probe.on('error', () => {})
  try {
    await probe.connect()
    return true
  } catch (error) {
    return /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
  } finally {
    void probe.end().catch(() => {})
  }
}

/**
 * The client of a pool whose connections are given up when they are silent: `pg` itself waits for ever, and with its
 * `query_timeout` puts a connection that leads nowhere back into the pool. Silence counts from the last byte, so a long
 * answer may take its time.
 * @param config how to connect, for a connection beside the pool's
 */
export function watchedClient(config: ClientConfig, notes: Notes): typeof Client {
  const isThere = (): Promise<boolean> => {
    notes.probe ??= accepts(config).finally(() => {
      notes.probe = undefined
    })
    return notes.probe
  }

  return class extends Client {
    #waiting = 0
    #bytes = 0
    #since = 0
    #timer: NodeJS.Timeout | undefined

    // biome-ignore lint/suspicious/noExplicitAny: every way to call it goes through unchanged
    override query(...args: any[]): any {
      const result = (super.query as (...all: unknown[]) => unknown).apply(this, args)
      if (result instanceof Promise) void this.#follow(result)
      return result
    }

    async #follow(result: Promise<{ readonly command?: string }>): Promise<void> {
      if (this.#waiting++ === 0) {
        this.#since = performance.now()
        this.#bytes = this.#bytesRead
        this.#timer = setInterval(() => this.#look(), ASK_MS)
      }
      try {
        const { command } = await result
        if (command !== undefined && WRITES.has(command)) notes.diskFull = false
      } catch (error) {
        if ((error as { code?: string }).code === DISK_FULL) notes.diskFull = true
      } finally {
        if (--this.#waiting === 0) clearInterval(this.#timer)
      }
    }

    get #bytesRead(): number {
      return (this.connection.stream as Socket).bytesRead
    }

    /** Whether nothing has come since that moment, and somebody still waits. */
    #isSilent(since: number): boolean {
      const bytes = this.#bytesRead
      if (bytes !== this.#bytes) this.#since = performance.now()
      this.#bytes = bytes
      return this.#waiting > 0 && this.#since === since
    }

    async #look(): Promise<void> {
      // A busy process runs its timers before it reads what has come: what is there by now has come in time.
      await setImmediate()
      const since = this.#since
      if (!this.#isSilent(since)) return
      const silentMs = Math.round(performance.now() - since)
      if (silentMs < SILENT_MS && ((await isThere()) || !this.#isSilent(since))) return
      const error = new Error(`the database was silent for ${silentMs} ms`)
      this.connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
    }
  }
}
