import type { LoadMessage, LoadTask } from './load.ts'
import { migrate, openDatabase } from './orm.ts'
import { seed } from './seed.ts'

// Loading needs several times the memory of serving; in a process of its own that memory is given back at its end.
const { place, content }: LoadTask = JSON.parse(process.argv[2] ?? '')
// Whoever asked for it is gone: what is half done is rolled back.
process.once('disconnect', () => process.exit(1))
const say = (message: LoadMessage) => process.send?.(message)

try {
  const database = await openDatabase(place)
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
