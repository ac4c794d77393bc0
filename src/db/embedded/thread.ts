import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { copyTemplate, emptyDatabase, emptyTemplate } from '../template.ts'
import { Capture, JOURNAL_CHANNEL } from './capture.ts'
import { collectGarbage } from './collect-garbage.ts'
import { hasDatabase, journalIn, markClosed, markOpen, wasOpen } from './folder.ts'
import { packError, type Reply, type Request, type Rows, type ThreadOptions } from './messages.ts'

// The start of the thread that the embedded database runs in.

const port = parentPort
if (!port) throw new Error('this file is the start of a thread')
const { dataDir, journal }: ThreadOptions = workerData
const say = (reply: Reply) => port.postMessage(reply)
const asText = (text: string) => text

/**
 * One connection and some megabytes of data need little: PostgreSQL's own 128 MB of buffers would all become resident,
 * and the files are in the operating system's cache anyway.
 */
const SMALL = [
  'shared_buffers=4MB',
  'wal_buffers=256kB',
  'max_connections=4',
  'work_mem=4MB',
  'maintenance_work_mem=16MB',
  'temp_buffers=800kB',
]

/** Pause between two parts of a journal that is written anew, ms. */
const REWRITE_MS = 20

const inMemory = dataDir.startsWith('memory:')
if (!inMemory && !hasDatabase(dataDir)) copyTemplate(emptyTemplate, dataDir)
const template = inMemory ? emptyDatabase() : undefined
const database = await PGlite.create({
  dataDir,
  // As the driver for servers reads them. Importing MikroORM for its list would hold its memory twice.
  parsers: Object.fromEntries([types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL].map((t) => [t, asText])),
  startParams: [...PGlite.defaultStartParams, ...SMALL.flatMap((setting) => ['-c', setting])],
  ...(template ? { loadDataDir: template } : {}),
})
// What it was opened from, 16 MB of files, is not needed any more.
collectGarbage()
database.onNotification((channel, payload) => {
  if (channel !== JOURNAL_CHANNEL) say({ notified: channel, payload })
})

/** PostgreSQL ended, or its memory or stack did: nothing can be asked of it afterwards. */
const isBreakdown = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError || (error as Error).name === 'ExitStatus'

let capture: Capture | undefined
let journalled: string | undefined
let inTransaction = false

async function startJournal(folder: string): Promise<void> {
  if (journalled !== undefined) return
  capture = await Capture.start(database, journalIn(folder), wasOpen(folder))
  markOpen(folder)
  journalled = folder
}

async function close(): Promise<void> {
  await database.close()
  capture?.close()
  if (journalled !== undefined) markClosed(journalled)
}

async function done(request: Request): Promise<Rows> {
  switch (request.do) {
    case 'query': {
      const { rows, affectedRows } = await database.query<Rows['rows'][number]>(request.sql, [...request.parameters])
      // Nothing is acknowledged that is not in the journal.
      await capture?.journal()
      return { rows, affectedRows }
    }
    case 'exec':
      await database.exec(request.sql)
      inTransaction = request.sql === 'begin'
      await capture?.journal()
      return { rows: [] }
    case 'journal':
      await startJournal(request.dataDir)
      return { rows: [] }
    case 'close':
      await close()
      return { rows: [] }
  }
}

async function answer(request: Request): Promise<void> {
  const { id } = request
  try {
    say({ id, done: await done(request) })
  } catch (error) {
    say({ id, failed: packError(error), broken: isBreakdown(error) })
  }
  if (request.do === 'close') port?.close()
  else rewriteLater()
}

let turn = Promise.resolve()
let rewriting: NodeJS.Timeout | undefined

/** The journal is written anew bit by bit between the statements of others, and not within their transactions. */
function rewriteLater(): void {
  if (!capture?.isRewriting || inTransaction || rewriting) return
  rewriting = setTimeout(() => {
    rewriting = undefined
    turn = turn.then(async () => {
      if (!inTransaction) await capture?.rewrite()
      rewriteLater()
    })
  }, REWRITE_MS)
}

if (journal !== undefined) await startJournal(journal)
port.on('message', (request: Request) => {
  turn = turn.then(() => answer(request))
})
say({ opened: true })
