import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { InvalidFieldError } from '../../catalogue/refusals.ts'
import { allowed } from '../../i18n/allowed.ts'
import { checkSource, excerpt } from './bounds.ts'
import type { Structured } from './json-ld.ts'
import type { Line } from './line.ts'
import type { ReaderMessage } from './reader-thread.ts'

/** Longest that reading a source may take, ms of a thread that has started. */
export const TIME_LIMIT_MS = 2000
/** What a thread may hold; a source of a million characters needs a few times its length. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/** How long a thread waits for the next source, ms: a recipe is sent again with each few answers. Starting one takes 0.1 s. */
const IDLE_MS = 30_000

/** A recipe as its source says it, and its lines taken apart. */
export interface ReadSource {
  readonly recipe: Structured
  readonly lines: readonly Line[]
}

/** What the thread says of a source. */
type Said = Exclude<ReaderMessage, { say: 'started' }>

/** A thread that has read a source and waits for the next one. */
let kept: Worker | undefined
let idle: NodeJS.Timeout | undefined

async function startedThread(): Promise<Worker> {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { resourceLimits: LIMITS })
  await once(worker, 'message')
  // One that fails while nobody waits for it is only not used again.
  worker.on('error', () => {})
  worker.once('exit', () => {
    if (kept === worker) kept = undefined
  })
  return worker
}

/** @returns undefined when it takes too long, or too much memory */
function saidOf(worker: Worker, source: string, limitMs: number): Promise<Said | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Said | undefined>()
  const failed = (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error)
  const timer = setTimeout(resolve, limitMs, undefined)
  worker.once('message', resolve).once('error', failed)
  worker.postMessage(source)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', failed)
  })
}

async function inThread(source: string, limitMs: number): Promise<ReadSource> {
  clearTimeout(idle)
  const worker = kept ?? (await startedThread())
  kept = undefined
  worker.ref()
  let said: Said | undefined
  try {
    said = await saidOf(worker, source, limitMs)
  } finally {
    if (!said) await worker.terminate()
  }
  if (!said) throw new InvalidFieldError('source', excerpt(source), allowed('readTime', { limit: limitMs }))
  kept = worker
  worker.unref()
  idle = setTimeout(() => worker.terminate(), IDLE_MS).unref()
  if (said.say === 'refused') throw new InvalidFieldError(...said.args)
  return { recipe: said.recipe, lines: said.lines }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a stranger's source in a thread for that alone, one source at a time. One that took too long ends its thread.
 * @param limitMs longest time
 * @throws InvalidFieldError when it is too large, holds no recipe, or takes too long
 */
export function readSource(source: string, limitMs: number = TIME_LIMIT_MS): Promise<ReadSource> {
  checkSource(source)
  const read = last.then(() => inThread(source, limitMs))
  last = read.catch(() => {})
  return read
}
