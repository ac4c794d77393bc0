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

/** The address of another database on a server. */
export const databaseOn = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/**
 * A place for a database that nobody else uses: an empty folder, which a service fills with a copy of what installing made,
 * or a new one on the server that DATABASE_URL names.
 * @param loaded whether a database on a server has the content already; otherwise it is empty
 */
export async function testDatabase({ loaded = false } = {}): Promise<TestPlace> {
  const server = process.env.DATABASE_URL
  if (!server) {
    const dataDir = databaseFolder()
    return { databaseUrl: undefined, dataDir, drop: async () => rmSync(dataDir, { recursive: true, force: true }) }
  }
  const name = `provender_test_${randomUUID().replaceAll('-', '')}`
  const template = loaded ? process.env.TEST_LOADED_DATABASE : undefined
  await onServer(server, (client) => client.query(`create database ${name}${template ? ` template ${template}` : ''}`))
  return {
    databaseUrl: databaseOn(server, name),
    dataDir: 'memory://',
    drop: async () => {
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
