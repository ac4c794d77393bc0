import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Work on a PostgreSQL server, over a connection of its own. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Where a database is, as the configuration names it. */
export interface TestPlace {
  /** undefined: embedded */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly drop: () => Promise<void>
}

/** A place for a database that nobody else uses: in memory, or a new one on the server that DATABASE_URL names. */
export async function testDatabase(): Promise<TestPlace> {
  const server = process.env.DATABASE_URL
  if (!server) return { databaseUrl: undefined, dataDir: 'memory://', drop: async () => {} }
  const name = `provender_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  return {
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    dataDir: 'memory://',
    drop: async () => {
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
