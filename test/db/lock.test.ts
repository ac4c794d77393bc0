import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const temporary = mkdtempSync(join(tmpdir(), 'provender-lock-'))
afterAll(() => rmSync(temporary, { recursive: true }))
const folder = join(temporary, 'data')

const module = fileURLToPath(new URL('../../src/db/lock.ts', import.meta.url))
/** Takes the folder, says so, and holds it until it is ended; says why when it cannot. */
const HOLD = `
  import { lockFolder } from ${JSON.stringify(module)}
  try {
    lockFolder(process.argv[1])
    console.log('held')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.name + ': ' + error.message)
  }`

/** A process that takes the folder, and the first line it says. */
async function holder(prefix: string[] = []): Promise<{ said: string; child: ChildProcess }> {
  const [command = '', ...args] = [...prefix, process.execPath, '--input-type=module', '-e', HOLD, folder]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return { said: String(said), child }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  await once(child, 'exit')
}

test('the folder is made for its user alone, one process has it, and after kill -9 the next one', async () => {
  const first = await holder()
  expect(first.said).toBe('held\n')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const second = await holder()
  expect(second.said).toContain(`FolderInUseError: The data folder ${folder} is in use by process ${first.child.pid}.`)
  await end(first.child, 'SIGKILL')
  const third = await holder()
  expect(third.said).toBe('held\n')
  await end(third.child, 'SIGTERM')
})

const unshare = ['unshare', '--net', '--uts', '--ipc']
const refused = spawnSync(unshare[0] as string, [...unshare.slice(1), 'true'], { encoding: 'utf8' })
const noNamespaces = refused.status === 0 ? undefined : `skipped: ${refused.stderr || refused.error?.message}`
if (noNamespaces) console.log(noNamespaces)

test.skipIf(noNamespaces)('the lock holds between containers that share the folder', async () => {
  const first = await holder(unshare)
  expect(first.said).toBe('held\n')
  expect((await holder(unshare)).said).toContain('FolderInUseError')
  expect((await holder()).said).toContain('FolderInUseError')
  await end(first.child, 'SIGKILL')
  const next = await holder(unshare)
  expect(next.said).toBe('held\n')
  await end(next.child, 'SIGKILL')
})
