import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startReady } from '../test/harness/measured.ts'
import { quantile } from './quantile.ts'
import { household, residentMb } from './running.ts'

// `npm run bench:mixed`: what each kind of request takes on the embedded database while 8 clients ask for all kinds, and
// the memory meanwhile; then the longest `/health` while an operator writes six times. `-- --requests N`: default 30,000;
// `--rate N`: at most so many a second, default 350, 0: as many as it answers. Then the one planning thread never rests, and
// what is measured is how long the clients' plans wait for each other.

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '30000' }, rate: { type: 'string', default: '350' } },
})
const REQUESTS = Number(values.requests)
const RATE = Number(values.rate)
const CLIENTS = 8
/** One request in so many builds a plan that nobody built before. */
const NEW_PLAN_EVERY = 100
const WRITES = 6
/** Milliseconds between two questions for `/health`. */
const HEALTH_MS = 5

const LANGS = ['en', 'ru', 'de', 'fr', 'es', 'ja']
const WORDS = ['rice', 'soup', 'chicken', 'apple', 'bean', 'fish', 'onion', 'cake']

type Kind = 'list' | 'search' | 'page' | 'stored plan' | 'new plan'
const took: Record<Kind, number[]> = { list: [], search: [], page: [], 'stored plan': [], 'new plan': [] }

const dataDir = mkdtempSync(join(tmpdir(), 'provender-mixed-'))
const { base, child } = await startReady({ DATABASE_URL: '', DATA_DIR: dataDir })

async function timed(kind: Kind, path: string, init?: RequestInit): Promise<string> {
  const began = performance.now()
  const answer = await fetch(base + path, init)
  const text = await answer.text()
  took[kind].push(performance.now() - began)
  if (!answer.ok) throw new Error(`${kind} ${path}: ${answer.status}`)
  return text
}

const newPlan = async (number: number): Promise<string> =>
  JSON.parse(await timed('new plan', '/api/plans', { method: 'POST', body: household(number) })).id

const plans: string[] = [await newPlan(0)]

/** A request by its number: the same ones in each run. */
async function ask(number: number): Promise<void> {
  const lang = LANGS[number % LANGS.length]
  if (number % NEW_PLAN_EVERY === 0) {
    plans.push(await newPlan(number))
    return
  }
  const plan = plans[(number * 7) % plans.length]
  switch (number % 4) {
    case 0:
      await timed('list', `/api/recipes?lang=${lang}&limit=20&offset=${number % 300}`)
      return
    case 1:
      await timed('search', `/api/recipes?lang=${lang}&q=${WORDS[number % WORDS.length]}%20${number % 97}`)
      return
    case 2:
      await timed('page', number % 8 === 2 ? `/recipes?lang=${lang}` : `/plan/${plan}?lang=${lang}`)
      return
    default:
      await timed('stored plan', `/api/plans/${plan}?lang=${lang}`)
  }
}

/** Median, 99 of 100 and longest of some times, ms. */
function spread(times: readonly number[]) {
  const at = (share: number) => quantile(times, share).toFixed(1)
  return { requests: times.length, 'p50, ms': at(0.5), 'p99, ms': at(0.99), 'longest, ms': at(1) }
}

/** Times of `/health` while the operator writes, ms. */
async function healthWhileWriting(): Promise<number[]> {
  const keys = fileURLToPath(new URL('../src/cli/keys.ts', import.meta.url))
  const said = execFileSync(process.execPath, [keys, 'create', 'Bench'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const key = /rk_\S+/.exec(said)?.[0]
  const times: number[] = []
  let writing = true
  const asking = (async () => {
    while (writing) {
      const began = performance.now()
      await (await fetch(`${base}/health`)).arrayBuffer()
      times.push(performance.now() - began)
      await sleep(HEALTH_MS)
    }
  })()
  try {
    for (let write = 0; write < WRITES; write++) {
      const answer = await fetch(`${base}/admin/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `mutation { changeRecipe(id: "syrniki", change: { timeMin: ${33 + (write % 2)} }) { id } }`,
        }),
      })
      const { errors } = (await answer.json()) as { errors?: { message: string }[] }
      if (errors) throw new Error(errors[0]?.message)
      await sleep(500)
    }
  } finally {
    writing = false
    await asking
  }
  return times
}

try {
  let next = 1
  const memory: string[] = []
  const began = performance.now()
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let number = next++; number < REQUESTS; number = next++) {
      if (number % Math.floor(REQUESTS / 6) === 0) memory.push(residentMb(child).toFixed(0))
      if (RATE > 0) await sleep(Math.max(0, began + (number * 1000) / RATE - performance.now()))
      await ask(number)
    }
  })
  await Promise.all(clients)
  console.log(`${REQUESTS} requests of ${CLIENTS} clients in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  console.table(Object.fromEntries(Object.entries(took).map(([kind, times]) => [kind, spread(times)])))
  console.log(`resident memory at each sixth: ${memory.join(', ')} MB, at the end ${residentMb(child).toFixed(0)} MB`)
  const health = await healthWhileWriting()
  console.log('`/health` while an operator writes six times:')
  console.table({ '/health': spread(health) })
} finally {
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}
