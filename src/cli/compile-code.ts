import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../app/compiled-code.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { catalogueIn } from '../db/embedded/folder.ts'
import { catalogueOf, templateFor } from '../db/template.ts'

// `postinstall`: starts the service once, which fills the cache of compiled code of the user who runs this. A service on a
// read-only file system cannot fill it itself. What it leaves for its next start is kept as well, for first starts.

/** Longest wait for the service, ms. */
const LIMIT_MS = 120_000

const dataDir = mkdtempSync(join(tmpdir(), 'provender-compile-'))
try {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    if (/is ready/.test(said)) child.kill('SIGTERM')
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(said.trim())
  const template = templateFor(CONTENT)
  if (template) {
    copyFileSync(catalogueIn(dataDir), catalogueOf(template))
    chmodSync(catalogueOf(template), 0o644)
  }
} catch (error) {
  // The service starts without it, and then says itself what is wrong.
  console.error(
    `The service's code cannot be compiled beforehand, so starts will take longer: ${(error as Error).message}`,
  )
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
