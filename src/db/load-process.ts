import { once } from 'node:events'
import type { LoadMessage, LoadTask } from './load.ts'
import { migrate, openDatabase } from './orm.ts'
import { seed } from './seed.ts'

// Loading needs several times the memory of serving; in a process of its own that memory is given back at its end.
// Whoever asked for it is gone: what is half done is rolled back.
process.once('disconnect', () => process.exit(1))
// Not an argument: every user of the machine can read those, and the address holds a password.
const [{ place, content }]: [LoadTask] = (await once(process, 'message')) as [LoadTask]
const say = (message: LoadMessage) => process.send?.(message)

try {
  // A migration of many plans may take long, and nobody waits for an answer.
  const database = await openDatabase({ ...place, statementLimitMs: Number.POSITIVE_INFINITY })
  try {
    await migrate(database)
    await seed(database, content, (step, done, all) => say({ step, done, all }))
  } finally {
    // Left open, the embedded database would keep this process, and whoever waits for its end.
    await database.close()
  }
  say({ ok: true })
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) })
}
process.removeAllListeners('disconnect')
process.disconnect()
