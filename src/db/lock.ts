import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The folder of the embedded database is in use by another process. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. The embedded database allows one process at a time: ` +
        'stop the other one, name another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    )
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** On Linux an abstract socket: the kernel frees it however the process ends, so it can never be stale. */
function holdSocket(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(`\0${name}`, () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

/**
 * Takes the folder for this process: PGlite itself has no lock, and two writers ruin the database. The pid file beside
 * it serves where abstract sockets do not exist or do not reach (other systems, containers sharing a folder).
 * @returns a function that gives the folder back
 * @throws FolderInUse when another living process holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const path = realpathSync(folder)
  const pidFile = join(path, 'provender.pid')
  const holder = () => {
    try {
      const pid = Number(readFileSync(pidFile, 'utf8'))
      return Number.isInteger(pid) && pid > 0 ? pid : undefined
    } catch {
      return undefined
    }
  }
  let release = () => {}
  if (process.platform === 'linux') {
    const held = await holdSocket(`provender-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`)
    if (!held) throw new FolderInUse(folder, `process ${holder() ?? '(unknown)'}`)
    release = held
  } else {
    const pid = holder()
    if (pid !== undefined && pid !== process.pid && alive(pid)) throw new FolderInUse(folder, `process ${pid}`)
  }
  writeFileSync(pidFile, String(process.pid))
  return () => {
    rmSync(pidFile, { force: true })
    release()
  }
}
