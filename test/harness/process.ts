import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type TestPlace, testDatabase } from './database.ts'

/** The service's entry. */
export const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url))

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The environment that `npm start` gives to the service.
 * @param root of a copy of the service
 */
export function startSettings(root = ROOT): Record<string, string> {
  const { start }: { start: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  return Object.fromEntries(
    Array.from(start.matchAll(/(\w+)=(\S+)/g), ([, name, value = '']) => [
      name,
      value.includes('/') ? join(root, value) : value,
    ]),
  )
}

/** Settings of a service that refuses nobody. */
export const UNLIMITED = { RATE_LIMIT: 'off', PLAN_RATE_LIMIT: 'off', PAGE_RATE_LIMIT: 'off' } as const

/** A line of the service's log. */
export type LogLine = Readonly<Record<string, unknown>>

export interface ServiceProcess {
  readonly child: ChildProcess
  /** address it listens on */
  readonly base: string
  /** lines of the log so far */
  readonly log: readonly LogLine[]
  /** what it said on standard error so far */
  readonly said: () => string
  /** the first line that fits, however long that takes */
  readonly logged: (fits: (line: LogLine) => boolean) => Promise<LogLine>
  /** exit code; null: ended by a signal */
  readonly ended: Promise<number | null>
  /** sends a signal and waits for the end */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the service as a user does and waits until it is ready. Every process it starts belongs to its group, so that
 * `SIGKILL` to the group is the end of all.
 * @param env beside what a quiet service on a free port needs
 */
export async function startServiceProcess(env: Record<string, string>, args: string[] = []): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [SERVER, ...args], {
    // Nothing of the test runner's own environment, whose BASE_URL is not ours.
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ...startSettings(),
      ...UNLIMITED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const log: LogLine[] = []
  const waiting = new Set<{ fits: (line: LogLine) => boolean; resolve: (line: LogLine) => void }>()
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  createInterface(child.stdout).on('line', (text) => {
    const line: LogLine = JSON.parse(text)
    log.push(line)
    for (const one of waiting) {
      if (!one.fits(line)) continue
      waiting.delete(one)
      one.resolve(line)
    }
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const logged = (fits: (line: LogLine) => boolean) =>
    new Promise<LogLine>((resolve) => {
      const there = log.find(fits)
      if (there) resolve(there)
      else waiting.add({ fits, resolve })
    })
  const first = await Promise.race([logged(({ msg }) => msg === 'ready'), ended])
  if (first === null || typeof first === 'number') throw new Error(`the service ended with ${first}: ${said}`)
  return {
    child,
    base: `http://127.0.0.1:${first.port}`,
    log,
    said: () => said,
    logged,
    ended,
    stop: (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        if (signal === 'SIGKILL') process.kill(-(child.pid as number), 'SIGKILL')
        else child.kill(signal)
      }
      return ended
    },
  }
}

/** A process with a database of its own, in memory or on the server that DATABASE_URL names; its end drops that. */
export async function startProcessWithDatabase(): Promise<ServiceProcess & { readonly place: TestPlace }> {
  const place = await testDatabase({ loaded: true })
  const service = await startServiceProcess({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' })
  return {
    ...service,
    place,
    stop: async (signal) => {
      const code = await service.stop(signal)
      await place.drop()
      return code
    },
  }
}
