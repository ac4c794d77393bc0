import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SERVER, startSettings, UNLIMITED } from './process.ts'

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export interface MeasuredProcess {
  readonly base: string
  readonly child: ChildProcess
}

/**
 * The service as a process to be measured: nobody is refused, and only warnings are logged.
 * @param env beside the whole environment of this process
 * @param entry of another program that listens on PORT
 */
export async function startMeasured(env: Record<string, string> = {}, entry = SERVER): Promise<MeasuredProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, BASE_URL: '', LOG_LEVEL: 'warn', ...UNLIMITED, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { base: `http://127.0.0.1:${port}`, child }
}

/** A measured process of the service once it is ready. @throws when it ends instead */
export async function startReady(env: Record<string, string> = {}): Promise<MeasuredProcess> {
  const { base, child } = await startMeasured({ ...startSettings(), ...env })
  for (;;) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    if ((await fetch(`${base}/ready`).catch(() => undefined))?.ok) return { base, child }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
