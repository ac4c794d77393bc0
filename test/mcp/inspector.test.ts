import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { tools } from '../../mcp/tools.ts'
import { serviceForFile } from '../harness/for-file.ts'

// The MCP Inspector's command line, as a developer uses it to look at a server.

const inspector = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js', import.meta.url),
)
const executable = fileURLToPath(new URL('../../mcp/stdio.ts', import.meta.url))
const run = promisify(execFile)
/** It keeps a catalogue of servers in the home folder. */
const home = mkdtempSync(join(tmpdir(), 'inspector-'))

const service = serviceForFile({ serve: 'own address' })
afterAll(async () => {
  expect(service.bugs).toEqual([])
  rmSync(home, { recursive: true, force: true })
})

async function inspect(target: readonly string[], ...args: string[]) {
  const { stdout } = await run(process.execPath, [inspector, '--cli', ...target, ...args], {
    maxBuffer: 16 * 1024 * 1024,
  })
  return JSON.parse(stdout)
}

const CALLS: Record<string, string[]> = {
  build_week: ['country=FR', 'store=fr-lidl', 'lang=fr', 'allergens=["nuts"]'],
  build_table: ['country=FR', 'store=fr-lidl', 'lang=fr', 'guests=10', 'occasion=birthday'],
  search_recipes: ['q=soupe', 'lang=fr', 'limit=2'],
  get_recipe: ['id=syrniki', 'lang=fr'],
  list_collections: ['lang=fr'],
  list_stores: ['country=FR', 'lang=fr'],
}

describe.each([
  ['stdio', () => ['-e', `PROVENDER_URL=${service.base}`, process.execPath, executable]],
  ['HTTP', () => [`${service.base}/mcp`]],
] as [string, () => string[]][])('over %s', (_, target) => {
  test('lists every tool, with schemas that any host can take', async () => {
    // With --strict it ends with an error when a schema is not portable.
    const { tools: listed } = await inspect(target(), '--method', 'tools/list', '--strict')
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(tools.map(({ name }) => name))
  })

  test.each(Object.entries(CALLS))('calls %s', async (name, args) => {
    const answer = await inspect(
      target(),
      ...['--method', 'tools/call', '--tool-name', name],
      ...args.flatMap((arg) => ['--tool-arg', arg]),
    )
    expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy()
    expect(answer.structuredContent).toBeTypeOf('object')
  })

  test('finds the page of the tools that build a plan', async () => {
    const info = await inspect(target(), '--method', 'tools/call', '--tool-name', 'build_week', '--app-info')
    expect(JSON.stringify(info)).toContain('ui://provender/plan')
  })
})
