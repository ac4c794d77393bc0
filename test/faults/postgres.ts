import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { migrate, openDatabase } from '../../src/db/orm.ts'
import { seed } from '../../src/db/seed.ts'
import { newFolder } from '../harness/folder.ts'

const run = promisify(execFile)
const VERSIONS = '/usr/lib/postgresql'
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** Folder of PostgreSQL's own programs, or undefined where it is not installed. */
const programs = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
  .sort(byNumber)
  .map((version) => join(VERSIONS, version, 'bin'))
  .findLast((folder) => existsSync(join(folder, 'initdb')))

/** Why no cluster can be made here; undefined when one can. */
export const noCluster = programs ? undefined : `skipped: no PostgreSQL server programs in ${VERSIONS}`

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A PostgreSQL server of the test's own, that may be stopped and started. */
export interface Cluster {
  readonly port: number
  readonly url: string
  readonly start: () => Promise<void>
  /** `fast` ends every connection; `immediate` is as if the machine had stopped */
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>
  readonly remove: () => Promise<void>
}

/** A cluster in its folder, with the programs that make, start and stop it. */
async function clusterIn(folder: string) {
  if (!programs) throw new Error(noCluster)
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL does not run as root.
  const root = process.getuid?.() === 0
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (root) chownSync(folder, idOf('-u'), idOf('-g'))
  const program = async (name: string, args: string[]) => {
    const command = [join(programs, name), ...args]
    const whole = root ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command] : command
    await run(whole[0] as string, whole.slice(1), { cwd: folder })
  }
  const control = (...args: string[]) => program('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args])
  return {
    data,
    port,
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    init: () => program('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres']),
    start: () => control('-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start'),
    stop: (mode: 'fast' | 'immediate') => control('-m', mode, 'stop'),
  }
}

/**
 * The data folder of a cluster that was loaded with the content and stopped: made by the first test that needs it, for all
 * of this run.
 */
async function loadedData(): Promise<string> {
  const folder = process.env.TEST_CLUSTERS
  if (!folder) throw new Error('TEST_CLUSTERS names no folder')
  const loaded = join(folder, 'loaded')
  const making = join(folder, 'making')
  while (!existsSync(loaded)) {
    try {
      mkdirSync(making)
    } catch {
      // Another process of this run makes it.
      await sleep(100)
      continue
    }
    const { data, url, init, start, stop } = await clusterIn(making)
    try {
      await init()
      await start()
      const database = await openDatabase({ databaseUrl: url, dataDir: 'memory://' })
      await migrate(database)
      await seed(database, CONTENT)
      await database.close()
      await stop('fast')
      renameSync(data, loaded)
    } finally {
      await stop('immediate').catch(() => {})
      rmSync(making, { recursive: true, force: true })
    }
  }
  return loaded
}

/** @param loaded whether its database has the content already; otherwise it is empty */
export async function temporaryCluster({ loaded = false } = {}): Promise<Cluster> {
  const folder = newFolder('provender-cluster-')
  const { data, port, url, init, start, stop } = await clusterIn(folder)
  if (loaded) await run('cp', ['-a', await loadedData(), data])
  else await init()
  await start()
  return {
    port,
    url,
    start,
    stop,
    remove: async () => {
      await stop('immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A network that can be cut: forwards connections to a port. */
export interface Cable {
  readonly port: number
  /** ends every connection and refuses new ones */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** forwards nothing more over the connections that are open, and tells nobody; new ones work */
  readonly freeze: () => void
  /** takes connections and forwards nothing, not over those that are open either, until `thaw` */
  readonly hang: () => void
  readonly thaw: () => void
}

export async function cable(to: number): Promise<Cable> {
  const sockets = new Set<Socket>()
  let hanging = false
  const freeze = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  const server = createServer((near) => {
    if (hanging) {
      sockets.add(near)
      near.on('error', () => {}).once('close', () => sockets.delete(near))
      return
    }
    const far = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => other.destroy())
    }
  })
  const port = await freePort()
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await mend()
  return {
    port,
    mend,
    freeze,
    hang: () => {
      hanging = true
      freeze()
    },
    thaw: () => {
      hanging = false
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.resetAndDestroy()
      }),
  }
}
