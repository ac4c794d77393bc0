import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The service's entry. */
export const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url))

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** What a measured service is started with: nothing is refused, and only warnings are logged. */
export const UNLIMITED = {
  BASE_URL: '',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: 'off',
  PLAN_RATE_LIMIT: 'off',
  PAGE_RATE_LIMIT: 'off',
} as const

export interface Running {
  readonly base: string
  readonly child: ChildProcess
}

/** The service as a process of its own, without limits, once it is ready. @throws when it ends instead */
export async function startService(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...UNLIMITED, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    if ((await fetch(`${base}/ready`).catch(() => undefined))?.ok) return { base, child }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Memory that a process holds, MB. */
export const residentMb = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Answers of a household that differs with the number, as the body of a request. */
export const household = (number: number): string =>
  JSON.stringify({
    country: ['RU', 'US', 'DE'][number % 3],
    store: ['ru-average', 'us-average', 'de-average'][number % 3],
    adults: 1 + (number % 10),
    kids: [{ age: number % 18 }],
    variant: number % 100,
    budgetValue: 1 + number,
  })

/** Reads of the catalogue, some kept, some searched. */
export const READS = [
  '/api/recipes?lang=en&limit=50',
  '/api/recipes/borscht?lang=de',
  '/api/collections?lang=ru',
  '/api/recipes?q=rice&lang=en',
]
