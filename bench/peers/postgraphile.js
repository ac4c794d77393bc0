import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['peers'], poolConfig: { max: 10 } }),
  ],
  grafserv: { graphiql: false },
  grafast: { explain: false },
})
const served = instance.createServ(grafserv)
const server = createServer()
server.on('error', (error) => {
  throw error
})
await served.addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1')
