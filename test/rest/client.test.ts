import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const run = promisify(execFile)
const here = (path: string) => join(import.meta.dirname, '..', path)

const service = serviceForFile({ serve: true })
beforeAll(async () => {
  await mkdir(here('out/client'), { recursive: true })
  await writeFile(here('out/client/openapi.json'), await (await fetch(`${service.base}/openapi.json`)).text())
})
afterAll(() => rm(here('out/client'), { recursive: true }))

test('a client generated from the description compiles in strict mode and does its work', async () => {
  await run(process.execPath, [
    here('client/node_modules/openapi-typescript/bin/cli.js'),
    here('out/client/openapi.json'),
    '-o',
    here('out/client/api.ts'),
  ])
  const compiled = await run(here('../node_modules/.bin/tsc'), ['-p', here('client')]).catch((error) => error)
  expect(compiled.stdout).toBe('')

  const { use } = await import(here('client/use.ts'))
  const result = await use(service.base)
  expect(result.statuses).toEqual([201, 400, 400, 404])
  expect(result.errors).toEqual([
    'store: не указано; допускается: значение типа string',
    expect.stringMatching(/^slot: указано "brunch"; допускается: одно из значений: breakfast, lunch/),
    expect.stringMatching(/^Рецепта с идентификатором ".*" нет\.$/),
  ])
  expect(result.total).toBeGreaterThan(50)
  expect(result.dishes.length).toBeGreaterThanOrEqual(21)
  expect(result.lines.length).toBeGreaterThan(10)
  expect(result.weekday).toBe('Montag')
})

/** What two other generators make of the description, compiled in strict mode to what Node loads. */
async function generated(): Promise<void> {
  const description = here('out/client/openapi.json')
  const modules = here('../node_modules/@hey-api/openapi-ts/dist/run.mjs')
  const hey = ['-i', description, '-o', here('out/client/hey-api'), '-c', '@hey-api/client-fetch', '--no-log-file']
  const orval = ['--input', description, '--output', here('out/client/orval/api.ts'), '--client', 'fetch']
  await Promise.all([
    run(process.execPath, ['--import', here('client/typescript-5.ts'), modules, ...hey]),
    run(process.execPath, [here('client/node_modules/orval/dist/bin/orval.mjs'), ...orval]),
  ])
  const compiler = here('client/node_modules/typescript/bin/tsc')
  const compiled = await run(process.execPath, [compiler, '-p', here('client/tsconfig.generated.json')]).catch((e) => e)
  expect(compiled.stdout).toBe('')
  await writeFile(here('out/client/js/package.json'), '{ "type": "commonjs" }')
}

test('clients that hey-api and orval generate compile in strict mode, search, plan and are told what is wrong', async () => {
  await generated()
  const require = createRequire(import.meta.url)
  const body = { country: 'DE', store: 'de-lidl', allergens: ['nuts', 'peanuts'] }
  const query = { country: 'DE', presets: ['vegan', 'no-nuts'], limit: 3 }

  const hey = require(here('out/client/js/hey-api/index.js'))
  const { client } = require(here('out/client/js/hey-api/client.gen.js'))
  client.setConfig({ baseUrl: service.base })
  const found = await hey.listRecipes({ query })
  const plan = await hey.buildPlan({ body })
  const wrong = await hey.buildPlan({ body: { ...body, adults: 11 } })
  expect([plan.response.status, wrong.response.status]).toEqual([201, 400])
  expect(wrong.error.error).toContain('adults')

  // Orval's client asks the addresses of the description, which begin where its page is.
  const orval = require(here('out/client/js/orval/api.js'))
  const ask = globalThis.fetch
  globalThis.fetch = (address, init) => ask(new URL(String(address), service.base), init)
  try {
    const same = await orval.listRecipes(query)
    expect([same.status, same.data]).toEqual([200, found.data])
    expect(found.data.items).toHaveLength(3)
    const again = await orval.buildPlan(body)
    expect([again.status, again.data.id]).toEqual([201, plan.data.id])
    expect((await orval.getRecipe('ghost')).status).toBe(404)
  } finally {
    globalThis.fetch = ask
  }
})
