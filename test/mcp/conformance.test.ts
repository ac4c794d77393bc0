import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

// The official suite, run on the mounted server. Much of it calls tools, prompts and resources that only a reference
// server has (`test_…`, `test://…`) or tries what a server may offer and this one does not; such checks cannot pass.

const suite = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
)

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

async function checks(revision: string): Promise<Map<string, Check[]>> {
  const out = mkdtempSync(join(tmpdir(), 'conformance-'))
  try {
    const args = [suite, 'server', '--url', `${service.base}/mcp`, '--requirements', revision, '-o', out]
    // It ends with 1 when any check fails; which ones may is said here.
    await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }).catch(() => {})
    return new Map(
      readdirSync(out).map((folder) => [
        folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, ''),
        JSON.parse(readFileSync(join(out, folder, 'checks.json'), 'utf8')) as Check[],
      ]),
    )
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Checks that fail only because the reference server's tools, prompts and resources are not here. */
const NEEDS_REFERENCE =
  /test_|test:\/\/|^Not testable|json_schema_2020_12_tool|Expected InputRequiredResult|^Prerequisite failed/
/** Offers that a server may leave out: completion, logging, subscriptions, tasks. */
const NOT_OFFERED =
  /^(completion-complete|logging-set-level|tools-call-with-logging|resources-(un)?subscribe|tasks-.*)$/

test.each([
  [
    '2026-07-28',
    ['tools-list', 'resources-list', 'prompts-list', 'caching', 'dns-rebinding-protection', 'http-header-validation'],
  ],
  [
    '2025-11-25',
    ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'],
  ],
])('the official suite finds no fault by revision %s', async (revision, whole) => {
  const found = await checks(revision)
  const faults = [...found]
    .filter(([scenario]) => !NOT_OFFERED.test(scenario))
    .flatMap(([scenario, list]) =>
      list
        .filter(({ status, errorMessage }) => status === 'FAILURE' && !NEEDS_REFERENCE.test(errorMessage ?? ''))
        .map(({ id, errorMessage }) => `${scenario}: ${id}: ${errorMessage}`),
    )
  expect(faults).toEqual([])
  for (const scenario of whole) {
    const statuses = found.get(scenario)?.map(({ status }) => status) ?? []
    expect(statuses.length, scenario).toBeGreaterThan(0)
    expect(
      statuses.filter((status) => status === 'FAILURE'),
      scenario,
    ).toEqual([])
  }
})
