import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../src/app/compiled-code.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { catalogueOf, templateFor } from '../../src/db/template.ts'
import { newFolder } from './folder.ts'

/** Makes what installing makes, where content or code changed since. */
function makeInstalled(): void {
  const template = templateFor(CONTENT)
  if (template && existsSync(catalogueOf(template))) return
  for (const name of ['make-templates', 'compile-code']) {
    execFileSync(process.execPath, [fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url))], {
      stdio: 'inherit',
    })
  }
}

/** Makes a database on a server that is loaded with the content. @returns drops it */
async function makeOnServer(server: string, name: string): Promise<() => Promise<void>> {
  const { databaseOn, onServer } = await import('./database.ts')
  const { migrate, openDatabase } = await import('../../src/db/orm.ts')
  const { seed } = await import('../../src/db/seed.ts')
  await onServer(server, (client) => client.query(`create database ${name}`))
  const database = await openDatabase({ databaseUrl: databaseOn(server, name), dataDir: 'memory://' })
  await migrate(database)
  await seed(database, CONTENT)
  await database.close()
  return async () => {
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
}

/** Names a folder for the clusters that tests of this run begin with a copy of. @returns deletes it */
function nameClusters(): () => void {
  const folder = newFolder('provender-clusters-')
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755)
  process.env.TEST_CLUSTERS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Makes what most tests begin with a copy of: what installing makes, and on a server a database like it. What runs the
 * tests, and the threads they start, take compiled code from where the service does.
 * @returns takes back what is not kept
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE = COMPILED
  makeInstalled()
  const deleteClusters = nameClusters()
  const server = process.env.DATABASE_URL
  if (!server) return async () => deleteClusters()
  const name = `provender_loaded_${randomUUID().replaceAll('-', '')}`
  process.env.TEST_LOADED_DATABASE = name
  const drop = await makeOnServer(server, name)
  return async () => {
    deleteClusters()
    await drop()
  }
}
