import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { databaseFolder } from './folder.ts'

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

/**
 * A place for a database that nobody else uses: an empty folder, which a service fills with a copy of what installing made,
 * or a new one on the server that DATABASE_URL names.
 */
export async function testDatabase(): Promise<TestPlace> {
  const server = process.env.DATABASE_URL
  if (!server) {
    const dataDir = databaseFolder()
    return { databaseUrl: undefined, dataDir, drop: async () => rmSync(dataDir, { recursive: true, force: true }) }
  }
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
