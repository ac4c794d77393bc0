import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { startService } from './start.ts'

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

function configuration() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(`Provender cannot start:\n${error.message}`)
    throw error
  }
}

const config = configuration()
const log = pino({ level: config.logLevel })
const service = startService({
  config,
  onBug: (error, document) => log.error({ err: error, document }, 'unexpected error'),
})

const server = serve({ fetch: service.app.fetch, port: config.port, hostname: config.host })

let stopping = false
const stop = (signal: string) => {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  // What runs is finished first; connections that only wait are closed.
  server.close(async () => {
    await service.close()
    process.exit(0)
  })
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

await service
  .load((step, done, all) => console.error(`Loading the catalogue: ${step} (${done}/${all})`))
  .catch((error: Error) => fail(`Provender cannot start: ${error.message}`))
console.error(`Provender is ready at ${config.baseUrl}`)
log.info({ port: config.port, database: config.databaseUrl ? 'postgresql' : config.dataDir }, 'ready')
