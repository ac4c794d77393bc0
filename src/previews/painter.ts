import { type ChildProcess, fork } from 'node:child_process'
import { PreviewsBusyError } from './busy.ts'
import type { PreviewCard } from './card.ts'
import type { Pictures } from './draw.ts'
import type { Drawn, Order } from './process.ts'

const PROCESS = new URL('./process.ts', import.meta.url)

/** Most previews that wait. */
const MOST_WAITING = 32
/** What one preview may take, ms: the first reads the library and fonts on a machine that plans meanwhile. */
const TIME_LIMIT_MS = 10_000
/** How long the process waits for another preview before it ends, ms. */
const IDLE_MS = 10_000

export interface PainterOptions {
  /** module that the process runs */
  readonly process?: URL
  readonly timeLimitMs?: number
  readonly idleMs?: number
  readonly mostWaiting?: number
}

interface Waiting {
  readonly order: Order
  readonly drawn: PromiseWithResolvers<Buffer>
}

/** Draws previews one after another in a process of its own, which is started for the first and ends when none is asked for. */
export class Painter {
  readonly #options: Required<PainterOptions>
  readonly #waiting: Waiting[] = []
  #current: Waiting | undefined
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0
  #closed = false

  constructor({
    process = PROCESS,
    timeLimitMs = TIME_LIMIT_MS,
    idleMs = IDLE_MS,
    mostWaiting = MOST_WAITING,
  }: PainterOptions = {}) {
    this.#options = { process, timeLimitMs, idleMs, mostWaiting }
  }

  /** Id of the process that draws; undefined: there is none. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** The picture of a card, PNG. @throws PreviewsBusyError, Error for a card that cannot be drawn */
  async paint(card: PreviewCard, pictures: Pictures): Promise<Buffer> {
    if (this.#closed || this.#waiting.length >= this.#options.mostWaiting) throw new PreviewsBusyError()
    const drawn = Promise.withResolvers<Buffer>()
    this.#waiting.push({ order: { id: ++this.#last, card, pictures }, drawn })
    if (!this.#current) this.#next()
    return drawn.promise
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#current = this.#waiting.shift()
    if (this.#current) {
      this.#timer = setTimeout(() => this.#end(), this.#options.timeLimitMs).unref()
      this.#process().send(this.#current.order)
    } else {
      this.#timer = setTimeout(() => this.#end(), this.#options.idleMs).unref()
    }
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const child = fork(this.#options.process, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Of the service's secrets it needs none.
      env: { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) },
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    })
    child.on('message', (drawn: Drawn) => this.#take(drawn))
    // A process that could not start has no exit.
    child.on('error', () => this.#gone(child))
    child.on('exit', () => this.#gone(child))
    // It keeps nobody from ending.
    child.unref()
    child.channel?.unref()
    this.#child = child
    return child
  }

  #take(drawn: Drawn): void {
    const done = this.#current
    if (done?.order.id !== drawn.id) return
    if ('png' in drawn) done.drawn.resolve(Buffer.from(drawn.png.buffer, drawn.png.byteOffset, drawn.png.byteLength))
    else done.drawn.reject(new Error(drawn.failure))
    this.#next()
  }

  /** What was under way when the process died is not tried again: it may be what killed it. */
  #gone(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = undefined
    this.#current?.drawn.reject(new PreviewsBusyError('the process that draws previews ended'))
    this.#current = undefined
    if (this.#waiting.length > 0) this.#next()
    else clearTimeout(this.#timer)
  }

  #end(): void {
    const child = this.#child
    if (!child) return
    child.kill('SIGKILL')
    this.#gone(child)
  }

  /** Ends the process; what waits is refused. */
  close(): void {
    this.#closed = true
    for (const { drawn } of this.#waiting.splice(0)) drawn.reject(new PreviewsBusyError())
    this.#end()
  }
}
