import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
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
