import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median } from '../src/catalogue/median.ts'
import { freePort } from '../test/harness/measured.ts'

// `npm run bench:cached`: requests per second of cached catalogue reads over REST, limits counted, against a bare node:http
// server that sends the same bytes with the same headers. Each is a process of its own, they are asked in turns, and what
// counts is the ratio. The processor time of a request is compared as well: it does not depend on what else the machine does.
// On DATABASE_URL, or embedded in ./.provender.

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const SECONDS = 1
const CONNECTIONS = 50
const PATHS = ['/api/recipes?lang=en', '/api/recipes/borscht?lang=de&country=DE', '/api/ingredients?lang=en']

/** The processor time of this process, ms, whenever the parent asks. */
function tellTime(): void {
  process.on('message', (asked) => {
    const { user, system } = process.cpuUsage()
    if (asked === 'time') process.send?.((user + system) / 1000)
  })
}

/** Sends the body and the headers that its parent hands over, whatever is asked. */
function bare(): void {
  let body = Buffer.alloc(0)
  let headers: Record<string, string> = {}
  process.on('message', (sent: 'time' | { body: string; headers: Record<string, string> }) => {
    if (sent === 'time') return
    body = Buffer.from(sent.body)
    headers = sent.headers
  })
  createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(Number(process.env.PORT), '127.0.0.1')
}

/** A server as a child: its address, and how much it does. */
async function start(what: 'bare' | 'service') {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: {
      ...process.env,
      PART: what,
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: '',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      // Counted like any other limit, and never reached.
      RATE_LIMIT: '9999999:9999999',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(`${base}/ready`).catch(() => undefined))?.ok) await new Promise((r) => setTimeout(r, 50))
  const time = async (): Promise<number> => {
    child.send('time')
    const [ms] = await once(child, 'message')
    return ms
  }
  return {
    base,
    child,
    /** requests per second, and processor time of one, ms */
    ask: async (path: string, seconds: number) => {
      const before = await time()
      const { requests, non2xx, errors } = await autocannon({
        url: base + path,
        connections: CONNECTIONS,
        duration: seconds,
      })
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers were no success, ${errors} errors`)
      return { perSecond: requests.average, ms: ((await time()) - before) / requests.total }
    },
  }
}

async function main(): Promise<void> {
  const [service, other] = await Promise.all([start('service'), start('bare')])
  try {
    for (const path of PATHS) {
      const answer = await fetch(service.base + path, { headers: { 'accept-encoding': 'identity' } })
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(answer.headers)
      const body = await answer.text()
      other.child.send({ body, headers })
      // The first round warms both up.
      await service.ask(path, 2)
      await other.ask(path, 2)
      const ratios: number[] = []
      const times: number[] = []
      const rates: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const reference = await other.ask(path, SECONDS)
        const ours = await service.ask(path, SECONDS)
        rates.push(ours.perSecond)
        ratios.push(ours.perSecond / reference.perSecond)
        times.push(reference.ms / ours.ms)
      }
      const shown = (values: number[]) =>
        `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`
      console.log(
        `${path}: ${Buffer.byteLength(body)} bytes, ${Math.round(median(rates))} requests/s; of bare node:http ` +
          `${shown(ratios)} in requests per second, ${shown(times)} in requests per processor second`,
      )
    }
  } finally {
    service.child.kill('SIGTERM')
    other.child.kill()
  }
}

const what = process.env.PART
if (what) tellTime()
if (what === 'bare') bare()
else if (what === 'service') await import('../src/server.ts')
else await main()
