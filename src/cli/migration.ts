import { openDatabase } from '../db/orm.ts'

// Writes the migration that brings the tables to the entities, on an embedded database of its own. `npm run migration`.
const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
await database.orm.migrator.up()
const made = await database.orm.migrator.create(undefined, false, false, process.argv[2])
console.error(made.fileName ? `written: ${made.fileName}` : 'the migrations match the entities')
await database.close()
