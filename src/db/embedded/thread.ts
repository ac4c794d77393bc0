import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { emptyDatabase } from '../template.ts'
import { hasDatabase } from './folder.ts'
import { packError, type Reply, type Request, type Rows, type ThreadOptions } from './messages.ts'

// The start of the thread that the embedded database runs in.

const port = parentPort
if (!port) throw new Error('this file is the start of a thread')
const { dataDir }: ThreadOptions = workerData
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

const template = hasDatabase(dataDir) ? undefined : emptyDatabase()
const database = await PGlite.create({
  dataDir,
  // As the driver for servers reads them. Importing MikroORM for its list would hold its memory twice.
  parsers: Object.fromEntries([types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL].map((t) => [t, asText])),
  startParams: [...PGlite.defaultStartParams, ...SMALL.flatMap((setting) => ['-c', setting])],
  ...(template ? { loadDataDir: template } : {}),
})
database.onNotification((channel) => say({ notified: channel }))

/** PostgreSQL ended, or its memory or stack did: nothing can be asked of it afterwards. */
const isBreakdown = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError || (error as Error).name === 'ExitStatus'

async function done(request: Request): Promise<Rows> {
  switch (request.do) {
    case 'query': {
      const { rows, affectedRows } = await database.query<Rows['rows'][number]>(request.sql, [...request.parameters])
      return { rows, affectedRows }
    }
    case 'exec':
      await database.exec(request.sql)
      return { rows: [] }
    case 'close':
      await database.close()
      return { rows: [] }
  }
}

// The client sends one request at a time.
port.on('message', async (request: Request) => {
  const { id } = request
  try {
    say({ id, done: await done(request) })
  } catch (error) {
    say({ id, failed: packError(error), broken: isBreakdown(error) })
  }
  if (request.do === 'close') port.close()
})
say({ opened: true })
