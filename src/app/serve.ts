import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { collectDefaultMetrics } from 'prom-client'
import { CONTENT } from '../catalogue/content-folder.ts'
import { ConfigError, readConfig } from '../config.ts'
import { Connections } from '../observability/drain.ts'
import { createLog } from '../observability/log.ts'
import { RequestObserver } from '../observability/requests.ts'
import { addressReader } from '../rate-limit/address.ts'
import { ClusterBuckets, serveBuckets } from '../rate-limit/cluster.ts'
import { runWorkers, threadsOf, WorkerLine, workersOf } from './cluster.ts'
import { mostConnections } from './connection-limit.ts'
import { giveBackMemory } from './heap.ts'
import { openLoaded } from './load.ts'
import { opening } from './opening.ts'
import { startService } from './service.ts'

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}
const cannotStart = (error: Error): never => fail(`Provender cannot start: ${error.message}`)

function configuration() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(`Provender cannot start:\n${error.message}`)
    throw error
  }
}

function argumentsGiven() {
  try {
    return parseArgs({ options: { workers: { type: 'string' } } }).values
  } catch (error) {
    return fail(`Provender cannot start: ${(error as Error).message} Allowed: --workers N`)
  }
}

const config = configuration()
const workers = workersOf(argumentsGiven().workers, config.databaseUrl)
if (typeof workers === 'string') fail(`Provender cannot start: ${workers}`)
const count = Number(workers)
const log = createLog(config.logLevel)
const showProgress = (step: string, done: number, all: number) =>
  console.error(`Loading the catalogue: ${step} (${done}/${all})`)
const showReady = (port: number | string) => {
  console.error(`Provender is ready at ${config.baseUrl}`)
  log.info(
    { port: Number(port), workers: count, database: config.databaseUrl ? 'postgresql' : config.dataDir },
    'ready',
  )
}

if (count > 1 && cluster.isPrimary) {
  const database = await openLoaded(config, CONTENT, showProgress).catch(cannotStart)
  await database.close()
  if (!config.redisUrl) serveBuckets()
  const env = { ADDRESS_KEY: randomBytes(32).toString('hex') }
  process.exit(await runWorkers({ count, log, env, onReady: showReady }))
}

const service = startService({
  config,
  early: opening,
  limits: config,
  onNotice: (message) => log.warn(message),
  onBug: (err, document, requestId) => log.error({ err, document, requestId }, 'unexpected error'),
  onLost: (error) => log.warn({ reason: error.message }, 'a connection to the database was lost'),
  ...(count > 1
    ? {
        pool: { threads: threadsOf(count) },
        metricsOf: () => line?.metrics() ?? Promise.resolve(''),
        buckets: new ClusterBuckets(),
      }
    : {}),
})
const line = cluster.isWorker ? new WorkerLine(service.metrics.registry) : undefined
collectDefaultMetrics({ register: service.metrics.registry })
const addressOf = addressReader(config.trustProxy)
const requests = new RequestObserver({
  log,
  onDone: (method, route, status, seconds) => service.metrics.request(method, route, status, seconds),
  addressOf: ({ socket, headers }) => addressOf(socket.remoteAddress, headers['x-forwarded-for']),
  // One key for all workers, so that a client is the same in all their lines.
  addressKey: process.env.ADDRESS_KEY ? Buffer.from(process.env.ADDRESS_KEY, 'hex') : randomBytes(32),
})

// A worker listens when it can answer: until then the others get the requests. Alone, the service says that it loads.
const loading = service.load(showProgress).then(giveBackMemory, cannotStart)
if (line) await loading

/** Without a host Node listens on every address, IPv6 and IPv4 alike where there are both. */
const placeOf = (port: number) => ({ port, ...(config.host === undefined ? {} : { host: config.host }) })
const server = service
  .createServer((listener, shortcut) => requests.wrap(listener, shortcut))
  .listen(placeOf(config.port))
server.once('error', cannotStart)
const most = mostConnections()
if (most !== undefined) server.maxConnections = most
const monitoring =
  config.monitoringPort === undefined
    ? undefined
    : service.createMonitoringServer().listen(placeOf(config.monitoringPort)).once('error', cannotStart)
const connections = new Connections(server)

let stopping = false
const stop = async (signal: string) => {
  if (stopping) return
  stopping = true
  service.endStreams()
  const drained = connections.drain(requests)
  // Said once the listener is closed: whoever reads this line knows that a new connection is refused.
  log.info({ signal, underWay: requests.underWay }, 'stopping')
  const cut = await drained
  monitoring?.closeAllConnections()
  monitoring?.close()
  if (cut > 0) log.warn({ cut }, 'requests took too long and were cut off')
  await service.close()
  log.info('stopped')
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

await loading
if (!server.listening) await once(server, 'listening')
const { port } = server.address() as AddressInfo
if (line) line.ready(String(port))
else showReady(port)
service.prepare()
