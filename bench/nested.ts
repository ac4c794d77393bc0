import { type ChildProcess, execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { median } from '../src/catalogue/median.ts'
import { onServer, testDatabase } from '../test/harness/database.ts'
import { startMeasured } from '../test/harness/measured.ts'
import { SERVER, startSettings } from '../test/harness/process.ts'

// `npm run bench:nested` with DATABASE_URL, after `npm ci` in bench/peers: 50 recipes → ingredients → nutrition and
// price, asked of the service, of PostGraphile and of Mercurius on the same database and the same data. The targets take
// turns; the median round of each counts.

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 8)
const CONNECTIONS = 20
const COUNTRY = 'DE'

const here = (path: string) => join(import.meta.dirname, path)
const run = promisify(execFile)

interface Target {
  readonly name: string
  readonly file: string
  readonly path: string
  readonly query: string
  /** the answer in the shape of ours */
  // biome-ignore lint/suspicious/noExplicitAny: two shapes of the same data
  readonly recipes: (data: any) => unknown
}

const FACTS = 'unit kcal protein fat carb'
const targets: Target[] = [
  {
    name: 'Provender',
    file: SERVER,
    path: '/graphql',
    query: `{ recipes(first: 50) {
      nodes { id title(lang: en) ingredients { amount ingredient {
        id name(lang: en) ${FACTS} price(country: "${COUNTRY}") { cost { cost: amount currency } } } } } } }`,
    recipes: (data) =>
      JSON.parse(JSON.stringify(data.recipes.nodes), (name, value) => (name === 'price' ? value.cost : value)),
  },
  {
    name: 'PostGraphile 5',
    file: here('peers/postgraphile.js'),
    path: '/graphql',
    query: `{ allRecipes(first: 50) { nodes { id: rowId title ingredients: recipeLinesByRecipeId(orderBy: POSITION_ASC) {
      nodes { amount ingredient: ingredientByIngredientId { id: rowId name ${FACTS} price: priceByIngredientId { cost currency } } } } } } }`,
    recipes: (data) =>
      // biome-ignore lint/suspicious/noExplicitAny: two shapes of the same data
      data.allRecipes.nodes.map(({ ingredients, ...recipe }: any) => ({ ...recipe, ingredients: ingredients.nodes })),
  },
  {
    name: 'Mercurius, jit',
    file: here('peers/mercurius.js'),
    path: '/graphql',
    query: `{ recipes(first: 50) { id title ingredients { amount ingredient { id name ${FACTS} price { cost currency } } } } }`,
    recipes: (data) => data.recipes,
  },
]

const { databaseUrl, drop } = await testDatabase()
if (!databaseUrl) throw new Error('DATABASE_URL is needed')

const children: ChildProcess[] = []
async function start(target: Target): Promise<string> {
  const env = {
    ...(target.file === SERVER ? startSettings() : {}),
    NODE_ENV: 'production',
    GRAPHILE_ENV: 'production',
    DATABASE_URL: databaseUrl ?? '',
  }
  const { base, child } = await startMeasured(env, target.file)
  children.push(child)
  const url = base + target.path
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${target.name} did not start`)
    const answer = await ask(url, '{ __typename }').catch(() => undefined)
    if (answer?.data) return url
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

// biome-ignore lint/suspicious/noExplicitAny: two shapes of the same data
async function ask(url: string, query: string): Promise<any> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return answer.json()
}

/** Requests per second of one round. */
async function round(url: string, query: string, seconds: number): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [
      here('peers/node_modules/autocannon/autocannon.js'),
      ...['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds), '--method', 'POST'],
      ...['--headers', 'content-type=application/json', '--body', JSON.stringify({ query }), url],
    ],
    { maxBuffer: 1e8 },
  )
  const result = JSON.parse(stdout)
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${url} failed under load: ${stdout}`)
  return result['2xx'] / result.duration
}

try {
  const [ours, ...peers] = targets as [Target, ...Target[]]
  const running = new Map([[ours, await start(ours)]])
  const url = running.get(ours) as string
  await onServer(databaseUrl, async (client) => {
    await client.query(await readFile(here('peers/tables.sql'), 'utf8'))
    const { data } = await ask(url, `{ ingredients { id price(country: "${COUNTRY}") { cost { amount currency } } } }`)
    for (const { id, price } of data.ingredients) {
      await client.query('insert into peers.price values ($1, $2, $3)', [id, price.cost.amount, price.cost.currency])
    }
    await client.query('analyze')
  })
  for (const peer of peers) running.set(peer, await start(peer))

  const rates = new Map<Target, number[]>()
  let expected: unknown
  for (const [target, at] of running) {
    const answer = await ask(at, target.query)
    const recipes = target.recipes(answer.data)
    expected ??= recipes
    if (!isDeepStrictEqual(recipes, expected)) throw new Error(`${target.name} answers something else`)
    console.log(`${target.name}: ${(JSON.stringify(answer).length / 1024).toFixed(0)} KiB`)
    await round(at, target.query, 3)
    rates.set(target, [])
  }
  for (let n = 0; n < ROUNDS; n++) {
    for (const [target, at] of running) rates.get(target)?.push(await round(at, target.query, SECONDS))
  }
  const own = median(rates.get(ours) ?? [])
  console.log('\n| target | requests a second (median, least, most) | Provender / target |\n|---|---|---|')
  for (const [target, all] of rates) {
    const figures = [median(all), Math.min(...all), Math.max(...all)].map((rate) => rate.toFixed(0))
    console.log(
      `| ${target.name} | ${figures[0]} (${figures[1]} to ${figures[2]}) | ${(own / median(all)).toFixed(2)} |`,
    )
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await drop()
}
