import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '../../mcp/tools.ts'
import { VERSION } from '../../mcp/version.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { newestStdio, olderStdio } from './clients.ts'

// As a new user meets it: packed, installed from the tarball into an empty folder, started as the README says.

const home = fileURLToPath(new URL('../../mcp', import.meta.url))
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'provender-mcp-'))
const installed = join(folder, 'node_modules', 'provender-mcp')
const readme = readFileSync(join(home, 'README.md'), 'utf8')

const service = serviceForFile({ serve: 'own address' })
beforeAll(async () => {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: home })
  const [tarball] = readdirSync(folder)
  const npm = ['install', '--prefix', folder, '--no-audit', '--no-fund', join(folder, tarball ?? '')]
  await run('npm', npm, { cwd: folder }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`npm could not install the tarball; is its registry reachable? ${error.stderr}`)
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the tarball holds JavaScript, texts and nothing else', () => {
  expect(existsSync(join(installed, 'dist', 'stdio.js'))).toBe(true)
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules'),
  )
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([])
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ])
})

test('the installed command tells its version and its help', async () => {
  const command = join(folder, 'node_modules', '.bin', 'provender-mcp')
  expect((await run(command, ['--version'])).stdout).toBe(`${VERSION}\n`)
  const { stdout } = await run(command, ['--help'])
  for (const part of ['PROVENDER_URL', 'PROVENDER_LANG', 'PROVENDER_COUNTRY', ...tools.map(({ name }) => name)]) {
    expect(stdout).toContain(part)
  }
})

test.each([
  [['--nonsense'], {}, /--nonsense/],
  [
    [],
    { PROVENDER_URL: 'meals.example.org' },
    /PROVENDER_URL is "meals.example.org"; allowed: an http or https address/,
  ],
  [[], { PROVENDER_LANG: 'xx' }, /PROVENDER_LANG is "xx"; allowed: one of ru, en/],
  [[], { PROVENDER_COUNTRY: 'Germany' }, /PROVENDER_COUNTRY is "Germany"; allowed: two capital letters/],
])('started with %j and %j it says what is wrong and ends with 2', async (args, env, message) => {
  const ended = run(process.execPath, [join(installed, 'dist', 'stdio.js'), ...args], {
    env: { ...process.env, ...env },
  })
  await expect(ended).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) })
})

test.each([
  ['2026-07-28', newestStdio],
  ['2025-11-25', olderStdio],
])('configured as the README says it plans for a client of %s', async (_, connect) => {
  const block = readme.split('```json\n')[1]?.split('```')[0] ?? ''
  const { env } = JSON.parse(block).mcpServers.provender
  const client = await connect({
    args: [join(installed, 'dist', 'stdio.js')],
    env: { ...env, PROVENDER_URL: service.base },
  })
  const { failed, text, data } = await client.call('build_week', { store: 'de-lidl', allergens: ['nuts'] })
  await client.close()
  expect(failed, text).toBe(false)
  expect(data.plan.country.code).toBe(env.PROVENDER_COUNTRY)
  expect((await fetch(data.plan.href)).status).toBe(200)
})

test('the README lists the tools there are', () => {
  const rows = [...readme.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \|$/gm)].filter(
    ([, name]) => !name?.startsWith('PROVENDER'),
  )
  expect(rows.map(([, name, title, changes]) => ({ name, title, reads: changes === 'no' }))).toEqual(
    tools.map(({ name, title, annotations }) => ({ name, title, reads: annotations.readOnlyHint })),
  )
})

test('version and changelog are those of the package', () => {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  expect(VERSION).toBe(version)
  expect(readFileSync(join(home, 'CHANGELOG.md'), 'utf8')).toMatch(/^## (\d+\.\d+\.\d+)$/m)
  expect(readFileSync(join(home, 'CHANGELOG.md'), 'utf8').match(/^## (\d+\.\d+\.\d+)$/m)?.[1]).toBe(version)
})
