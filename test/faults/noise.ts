import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { household } from './asking.ts'

// One address takes all it may, through every door at once. A process of its own, for it stands for somebody elsewhere:
// `node noise.ts BASE FROM SECONDS GRAPHQL PLAN`; prints how often which door gave which status.

const [base = '', from = '', seconds = '', query = '', plan = ''] = process.argv.slice(2)
// The service answers on a machine of its own; here it shares cores with its clients, who take what it leaves.
setPriority(constants.priority.PRIORITY_LOW)

/** Requests of one door that are under way together: more only spend, on refusals, what the dear ones need. */
const PATIENT = 4
/** The same of doors that do not share a bucket. */
const IMPATIENT = 20
/** Wait after a refusal at doors that are asked again long before they allow it, ms. */
const REFUSED_MS = 100
/** How long one of the doors that share the bucket of requests has it for itself, ms. The dear ones would get nothing beside the cheap. */
const SHARE_MS = 5000

const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const headers = { 'x-forwarded-for': from, accept: 'application/json, text/event-stream' }

interface Reply {
  readonly status: number
  /** seconds after which it may be asked again, as a refusal says */
  readonly retryAfter: number
}

function ask(path: string, body?: unknown): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const sent =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const asked = request(
      base + path,
      { agent, method: text === undefined ? 'GET' : 'POST', headers: { ...headers, ...sent } },
      (answer) => {
        answer.resume()
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 0) }),
        )
      },
    )
    asked.once('error', reject)
    asked.end(text)
  })
}

/** Words that nobody looked for before. */
const words = (n: number) => `sop${n.toString(36)} chikn${n} tomatos potatose carrotts`
const search = (id: number) => ({
  ...{ jsonrpc: '2.0', id, method: 'tools/call' },
  params: { name: 'search_recipes', arguments: { q: words(id), limit: 50 } },
})

type Doors = Readonly<Record<string, (n: number) => Promise<Reply>>>
/** Doors that pay from the bucket of requests, each in its turn; they wait until they are allowed, and so are served most. */
const inTurn: Doors = {
  GraphQL: (n) => ask('/graphql', { query: `${query} # ${n}` }),
  MCP: (n) =>
    ask(
      '/mcp',
      Array.from({ length: 5 }, (_, i) => search(5 * n + i)),
    ),
  REST: (n) => ask(`/api/recipes?limit=200&lang=en&q=${encodeURIComponent(words(n))}`),
}
/** A plan pays from that bucket, too, so that who does not wait for plans gets nothing else. */
const patient: Doors = { plans: (n) => ask('/api/plans', household(n % 1_000_000)) }
/** Doors that pay otherwise, or nothing; they do not wait. */
const impatient: Doors = {
  'new pages': (n) => ask(`/recipes?lang=en&q=${encodeURIComponent(words(n))}`),
  'cached pages': (n) => ask(`/plan/${plan}/swap/0/0?recipe=none${n}`),
}

const began = performance.now()
const elapsed = () => performance.now() - began
const goesOn = () => elapsed() < Number(seconds) * 1000
const answered: Record<string, number> = {}
// Nothing that was asked in another run is asked again.
let asked = (Date.now() % 1e9) * 100

/** Asks at one door as long as it is open. */
async function keepAsking(
  name: string,
  door: (n: number) => Promise<Reply>,
  isOpen: () => boolean,
  isPatient: boolean,
) {
  while (goesOn()) {
    if (!isOpen()) {
      await sleep(REFUSED_MS)
      continue
    }
    const { status, retryAfter } = await door(asked++)
    answered[`${name}: ${status}`] = (answered[`${name}: ${status}`] ?? 0) + 1
    if (status === 429) await sleep(isPatient ? Math.min(retryAfter * 1000, SHARE_MS) : REFUSED_MS)
  }
}

const repeated = (length: number, work: () => Promise<void>) => Array.from({ length }, work)
const turns = Object.entries(inTurn)
const isTurn = (turn: number) => Math.floor(elapsed() / SHARE_MS) % turns.length === turn
const always = () => true
await Promise.all(
  [
    turns.map(([name, door], turn) => repeated(PATIENT, () => keepAsking(name, door, () => isTurn(turn), true))),
    Object.entries(patient).map(([name, door]) => repeated(PATIENT, () => keepAsking(name, door, always, true))),
    Object.entries(impatient).map(([name, door]) => repeated(IMPATIENT, () => keepAsking(name, door, always, false))),
  ].flat(2),
)
agent.destroy()
console.log(JSON.stringify(answered))
