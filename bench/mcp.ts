import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median } from '../src/catalogue/median.ts'
import { testService } from '../test/harness/service.ts'

// `npm run bench:mcp`: from the start of the built executable to the answered tools/list; and what a tool call adds to the
// service's own answer, over stdio and over HTTP, each pair taken in turn within one run. Build first: npm run build -w mcp.

const executable = fileURLToPath(new URL('../mcp/dist/stdio.js', import.meta.url))
const ROUNDS = 200
const STARTS = 15

const shown = (ms: number) => `${ms.toFixed(1)} ms`

/** A process that speaks JSON-RPC by lines, as an assistant has it. */
function stdioServer(url: string) {
  const child = spawn(process.execPath, [executable], {
    env: { ...process.env, PROVENDER_URL: url, PROVENDER_LANG: 'en' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting = new Map<number, (message: unknown) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as { id: number }
    waiting.get(message.id)?.(message)
  })
  let last = 0
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const ask = (method: string, params: object) =>
    new Promise<unknown>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      send({ id: last, method, params })
    })
  const open = async () => {
    await ask('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'bench', version: '1.0.0' },
    })
    send({ method: 'notifications/initialized' })
  }
  const close = () => new Promise((resolve) => child.once('close', resolve).stdin?.end())
  return { ask, open, close }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Runs the works in turn, so that each meets the same machine; medians in their order. */
async function inTurn(rounds: number, works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  for (let warm = 0; warm < 20; warm++) for (const work of works) await work()
  const times = works.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) times[index]?.push(await timed(work))
  }
  return times.map(median)
}

const service = await testService({ serve: 'own address' })
try {
  const starts: number[] = []
  const bare: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const empty = () => new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('close', resolve))
    bare.push(await timed(empty))
    const began = performance.now()
    const server = stdioServer(service.base)
    await server.open()
    await server.ask('tools/list', {})
    starts.push(performance.now() - began)
    await server.close()
  }

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(service.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok || /"errors"|"isError":true/.test(text)) throw new Error(text)
  }
  const server = stdioServer(service.base)
  await server.open()
  const rows: string[] = []
  const { buildWeek } = await import('../mcp/tools/build-week.ts')
  const { getRecipe } = await import('../mcp/tools/get-recipe.ts')
  for (const [tool, args] of [
    [getRecipe, { id: 'syrniki', country: 'DE', lang: 'en' }],
    [buildWeek, { country: 'DE', store: 'de-average', lang: 'en' }],
  ] as const) {
    const { document, variables } = tool.query(args, 'en')
    const call = { name: tool.name, arguments: args }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }
    const accept = { accept: 'application/json, text/event-stream' }
    const [own, stdio, http] = (await inTurn(ROUNDS, [
      () => post('/graphql', { query: document, variables }),
      () => server.ask('tools/call', call),
      () => post('/mcp', message, accept),
    ])) as [number, number, number]
    const added = (ms: number) => `${shown(ms - own)} added (× ${(ms / own).toFixed(2)})`
    rows.push(`| ${tool.name} | ${shown(own)} | ${added(stdio)} | ${added(http)} |`)
  }
  await server.close()

  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
  console.log(
    `start to answered tools/list: median ${shown(median(starts))} of ${STARTS}, worst ${shown(Math.max(...starts))}`,
  )
  console.log(
    `an empty Node process: median ${shown(median(bare))} (× ${(median(starts) / median(bare)).toFixed(1)})\n`,
  )
  console.log(`| tool, median of ${ROUNDS} | the service's own answer | over stdio | over HTTP |\n|---|---|---|---|`)
  console.log(rows.join('\n'))
} finally {
  await service.close()
}
