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

/** A recipe as its source says it, and its lines taken apart. */
export interface ReadSource {
  readonly recipe: Structured
  readonly lines: readonly Line[]
}

async function inThread(source: string, limitMs: number): Promise<ReadSource> {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { resourceLimits: LIMITS })
  const { promise, resolve, reject } = Promise.withResolvers<ReadSource>()
  const tooLong = () =>
    reject(new InvalidFieldError('source', excerpt(source), allowed('readTime', { limit: limitMs })))
  let timer: NodeJS.Timeout | undefined
  worker.on('message', (said: ReaderMessage) => {
    if (said.say === 'started') {
      timer = setTimeout(tooLong, limitMs)
      worker.postMessage(source)
    } else if (said.say === 'refused') reject(new InvalidFieldError(...said.args))
    else resolve({ recipe: said.recipe, lines: said.lines })
  })
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLong()
    else reject(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a stranger's source in a thread of its own, one source at a time.
 * @param limitMs longest time
 * @throws InvalidFieldError when it is too large, holds no recipe, or takes too long
 */
export function readSource(source: string, limitMs: number = TIME_LIMIT_MS): Promise<ReadSource> {
  checkSource(source)
  const read = last.then(() => inThread(source, limitMs))
  last = read.catch(() => {})
  return read
}
