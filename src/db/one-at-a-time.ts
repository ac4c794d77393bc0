import { Client } from 'pg'

/** Any number will do, as long as every process of every version takes the same. */
const START_LOCK = 463_2027

/**
 * Does work that one process at a time may do on a server: making tables and loading content. The lock is held by a
 * transaction on a connection of its own, so it also holds behind a pooler that hands each transaction another
 * connection, and it is free as soon as this process is gone.
 * @throws what the work throws, or the driver's error when the server cannot be reached
 */
export async function oneAtATime<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 10_000 })
  // A connection that is lost here frees the lock early; what is loaded is still one transaction with a lock of its own.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    // The first load takes longer than a server may allow others to wait or to hold a transaction.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set local ${limit} = 0`)
    await client.query('select pg_advisory_xact_lock($1)', [START_LOCK])
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
