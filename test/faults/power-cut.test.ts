import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { checkFolder } from '../../src/db/embedded/folder.ts'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'
import { Acknowledged, ask, household } from './asking.ts'
import { noCluster, temporaryCluster } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'provender-power-'))
afterAll(() => rmSync(folder, { recursive: true }))
const dataDir = join(folder, 'data')
const backup = join(folder, 'backup')

const program = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url))
/** A command of the operator's; what it says and the code it ends with. */
async function command(file: string, args: string[], env: Record<string, string> = { DATA_DIR: dataDir }) {
  const all = [program(file), ...args]
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(process.execPath, all, { env: { PATH: process.env.PATH, ...env } })),
    }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

async function admin(service: ServiceProcess, key: string, query: string) {
  const answer = await fetch(`${service.base}/admin/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query }),
  })
  return { status: answer.status, body: await answer.json() }
}

const WITHDRAW = 'mutation { withdrawRecipe(id: "syrniki") { withdrawn } }'
const PHOTOGRAPH = `mutation { setPhotograph(recipeId: "borscht", photograph: {
  url: "https://pictures.example/borscht.jpg", credit: "Ann", license: "CC BY 4.0" }) { id } }`
const CHANGE = `mutation { changeRecipe(id: "oladky-apple", change: {
  familiarity: [{ country: "DE", value: 3 }], slotsByCountry: [{ country: "DE", slots: [snack] }] }) { id } }`
const LOG = '{ auditLog(limit: 10) { number action recipe { id } operator { id name } } }'

const acknowledged = new Acknowledged()
/** The keys that were made: one in use, and one that was revoked. */
let good = ''
let revoked = ''
let logged: unknown
/** Rows of the journal, and so of the backup. */
const ROWS = 11

/** What was acknowledged is there: every plan to the byte, keys and their end, recipes as operators left them. */
async function hasAll(service: ServiceProcess) {
  expect(await acknowledged.lostOn(service.base)).toEqual([])
  expect((await admin(service, revoked, '{ __typename }')).status).toBe(401)
  expect((await admin(service, good, LOG)).body).toEqual(logged)
  expect((await ask(service.base, '/api/recipes?lang=en&limit=50&q=syrniki')).text).not.toContain('"syrniki"')
  const countries = '{ recipe(id: "oladky-apple") { familiarity(country: "DE") slots(country: "DE") } }'
  expect((await admin(service, good, countries)).body).toEqual({
    data: { recipe: { familiarity: 3, slots: ['snack'] } },
  })
  const picture = await fetch(`${service.base}/images/recipes/borscht.svg`, { redirect: 'manual' })
  expect(picture.headers.get('location')).toBe('https://pictures.example/borscht.jpg')
}

test('after a power cut that ruined the database and tore the journal, all that was acknowledged is there again', async () => {
  const service = await startServiceProcess({ DATA_DIR: dataDir })
  good = (await command('cli/keys.ts', ['create', 'Ann'])).stdout.trim()
  revoked = (await command('cli/keys.ts', ['create', 'Bob'])).stdout.trim()
  await command('cli/keys.ts', ['revoke', revoked.slice(3, 15)])
  for (const change of [WITHDRAW, PHOTOGRAPH, CHANGE])
    expect((await admin(service, good, change)).body).not.toHaveProperty('errors')
  logged = (await admin(service, good, LOG)).body
  for (let number = 0; number < 6; number++) acknowledged.note(await ask(service.base, '/api/plans', household(number)))
  expect(acknowledged.plans.size).toBe(6)
  await hasAll(service)
  const exported = await command('cli/backup.ts', ['export', backup])
  expect(exported).toMatchObject({ code: 0, stderr: `Wrote ${ROWS} rows to ${backup}.\n` })

  // The machine stops. What the disk has of the database is anyone's guess; of the last record there is a part.
  await service.stop('SIGKILL')
  for (const name of readdirSync(join(dataDir, 'pglite/base'), { recursive: true, encoding: 'utf8' })) {
    if (/\/\d+$/.test(name)) truncateSync(join(dataDir, 'pglite/base', name), 0)
  }
  writeFileSync(join(dataDir, 'open'), 'another start of the machine')
  appendFileSync(join(dataDir, 'journal'), readFileSync(join(dataDir, 'journal')).subarray(-3000, -100))

  const again = await startServiceProcess({ DATA_DIR: dataDir })
  const notices = again.log.filter(({ level }) => level === 'warn').map(({ msg }) => msg)
  expect(notices).toEqual([
    `the machine stopped while the database in ${join(dataDir, 'pglite')} was open: it is made anew from the content and the journal`,
    expect.stringMatching(
      new RegExp(`^the database was rebuilt with ${ROWS} rows of the journal; the old one is .*pglite\\.replaced$`),
    ),
  ])
  await hasAll(again)
  acknowledged.note(await ask(again.base, '/api/plans', household(6)))
  expect(await command('cli/backup.ts', ['import', backup])).toMatchObject({
    code: 0,
    stderr: 'Imported 0 rows that were not there.\n',
  })
  await hasAll(again)
  await again.stop()
}, 300_000)

test('a folder that cannot be used is named, with what was found, what was expected and what to do', async () => {
  const other = join(folder, 'other')
  cpSync(dataDir, other, { recursive: true })
  rmSync(join(other, 'journal'))
  writeFileSync(join(other, 'pglite/global/pg_control'), Buffer.alloc(8192, 7))
  const started = await startServiceProcess({ DATA_DIR: other }).then(() => 'started', String)
  expect(started).toMatch(/the database in .*pglite cannot be opened .* no journal .* move the folder away and start/s)
  writeFileSync(join(other, 'pglite/PG_VERSION'), '16\n')
  expect(() => checkFolder(other)).toThrow(
    /pglite was written by PostgreSQL 16; this version of Provender has PostgreSQL 18$/,
  )
  rmSync(join(other, 'pglite/base'), { recursive: true })
  expect(() => checkFolder(other)).toThrow(/pglite has no base$/)
}, 120_000)

const notHere =
  noCluster ?? (process.env.LONG_ROUNDS ? undefined : 'skipped: the way to a server and back is in test:long')
if (notHere) console.log(notHere)
test.skipIf(notHere)(
  'a backup goes to a server and back, and every row is the same',
  async () => {
    const cluster = await temporaryCluster()
    const rowsOf = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t').slice(4).join('\t'))
        .sort()
    const fresh = join(folder, 'fresh')
    try {
      const server = { DATABASE_URL: cluster.url }
      expect((await command('cli/backup.ts', ['import', backup], server)).stderr).toContain(`Imported ${ROWS} rows`)
      expect((await command('cli/backup.ts', ['export', `${backup}.server`], server)).code).toBe(0)
      expect((await command('cli/backup.ts', ['import', `${backup}.server`], { DATA_DIR: fresh })).stderr).toContain(
        `Imported ${ROWS} rows`,
      )
      expect((await command('cli/backup.ts', ['export', `${backup}.back`], { DATA_DIR: fresh })).code).toBe(0)
      expect(rowsOf(`${backup}.server`)).toEqual(rowsOf(backup))
      expect(rowsOf(`${backup}.back`)).toEqual(rowsOf(backup))
      expect((await command('cli/backup.ts', ['import', program('server.ts')], server)).stderr).toMatch(
        /does not begin as/,
      )
    } finally {
      await cluster.remove()
    }
    acknowledged.plans.delete([...acknowledged.plans.keys()].at(-1) as string)
    const service = await startServiceProcess({ DATA_DIR: fresh })
    await hasAll(service)
    await service.stop()
  },
  300_000,
)
