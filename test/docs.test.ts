import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { readFacts } from '../src/catalogue/content/read.ts'
import { CONTENT } from '../src/catalogue/content-folder.ts'
import { readConfig } from '../src/config.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { serviceForFile } from './harness/for-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const PAGES = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

/** Commands of README and of the page on the API that are not run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci': 'installs the packages that run this test; every clean build begins with it',
  'npm start': 'runs until it is stopped; the first-start test runs it on an empty folder',
  'npm run check': 'is run before every commit',
  'npm test': 'would run this test within itself',
}

interface Block {
  readonly lang: string
  readonly text: string
}
const blocks = (file: string): Block[] =>
  [...read(file).matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, lang = '', text = '']) => ({ lang, text }))

/** The commands of a page in its order, each with the answer that is shown below it. */
const commands = (file: string): [command: string, shown: string | undefined][] =>
  blocks(file).flatMap(({ lang, text }, index, all): [string, string | undefined][] => {
    if (lang !== 'sh') return []
    const lines = text
      .replaceAll(/\\\n\s*/g, '')
      .trim()
      .split('\n')
    const next = all[index + 1]
    const shown = next?.lang === 'json' ? next.text : undefined
    return lines.map((line, at) => [line, at === lines.length - 1 ? shown : undefined])
  })

/** Of an answer what an excerpt shows: the same keys of objects, and as many first entries of lists. */
function excerpt(answer: unknown, shown: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(answer)) return shown.map((one, at) => excerpt(answer[at], one))
  if (typeof shown !== 'object' || shown === null || typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [key, excerpt((answer as Record<string, unknown>)[key], value)]),
  )
}

const service = serviceForFile({ serve: true })
const home = mkdtempSync(join(tmpdir(), 'provender-docs-'))
afterAll(async () => {
  rmSync(home, { recursive: true, force: true })
  expect(service.bugs).toEqual([])
})

/** Runs a command as a reader types it, on the service of this test. The packages' own commands are not fetched. */
async function run(command: string): Promise<{ code: number | null; out: string }> {
  const here = command.replaceAll(/(http:\/\/)?localhost:3000/g, service.base).replace(/^npx /, '')
  const child = spawn('sh', ['-c', here], {
    cwd: root,
    env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    out += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })))
}

/** Stands for the id of a plan in examples; and such a plan, as the README asks for it. */
const PLACEHOLDER = '0b5c1f52-5d0e-8a33-9f37-7c0f3c1c9f10'
const EXAMPLE = { country: 'DE', store: 'de-lidl', startDate: '2026-11-23', allergens: ['nuts', 'peanuts'] }

const READER_PAGES = ['README.md', 'docs/api.md']

describe.each(READER_PAGES)('%s', (file) => {
  test.each(commands(file).filter(([command]) => !(command in NOT_RUN)))('%s', async (command, shown) => {
    const { code, out } = await run(command)
    expect(code).toBe(0)
    const answer = JSON.parse(out)
    if (shown) expect(excerpt(answer, JSON.parse(shown))).toEqual(JSON.parse(shown))
    else {
      expect(answer).not.toHaveProperty('error')
      expect(answer).not.toHaveProperty('errors')
      expect(answer.isError ?? false).toBe(false)
    }
  })

  test('its GraphQL does what it says, of a plan of these days', async () => {
    const { id } = await (await service.post('/api/plans', EXAMPLE)).json()
    for (const { lang, text } of blocks(file)) {
      if (lang !== 'graphql') continue
      const query = text.replaceAll(PLACEHOLDER, id)
      parse(query)
      const answer = await (await service.post('/graphql', { query })).json()
      expect(answer).not.toHaveProperty('errors')
      for (const { userErrors = [] } of Object.values<{ userErrors?: unknown[] }>(answer.data))
        expect([text, userErrors]).toEqual([text, []])
    }
  })
})

test('what is not run is still in a page, and each command of npm is there', () => {
  const all = READER_PAGES.flatMap(commands).map(([command]) => command)
  for (const command of Object.keys(NOT_RUN)) expect(all).toContain(command)
  const { scripts } = JSON.parse(read('package.json'))
  for (const file of PAGES) {
    for (const [, script] of read(file).matchAll(/npm run ([\w:]+)(?! -w)/g)) {
      if (script !== 'build') expect([file, Object.hasOwn(scripts, script as string) && script]).toEqual([file, script])
    }
  }
})

test('every figure of README is what the code and the content say', () => {
  const content = readFacts(CONTENT)
  const engines: string = JSON.parse(read('package.json')).engines.node
  const lock = JSON.parse(read('package-lock.json')).packages['node_modules/node']
  const [recipes = '', fewer = '0'] = /more than (\d{1,3}(?:,\d{3})*) recipes/.exec(read('README.md')) ?? []
  // A round number that a new dish does not make wrong, and that is not far behind.
  const round = Number(fewer.replaceAll(',', ''))
  expect(round).toBeLessThan(content.recipes.size)
  expect(round).toBeGreaterThan(content.recipes.size / 2)
  const FIGURES: Readonly<Record<string, string>> = {
    recipes,
    languages: `${LANGUAGES.length} languages`,
    countries: `${content.countries.length} countries`,
    node: `Node ${lock.version.split('.')[0]},`,
    port: `http://localhost:${readConfig({}).port}`,
    installer: 'Node from version 20 on',
  }
  expect(engines).toMatch(new RegExp(`^>=${lock.version.split('.')[0]}\\.`))
  const prose = read('README.md')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/^\d+\. /gm, '')
    .replaceAll(/continue at \d+/gi, '')
    .replaceAll('Apache-2.0', '')
    .replaceAll(/`[^`]*`/g, '')
  let rest = prose
  for (const figure of Object.values(FIGURES)) {
    expect(prose).toContain(figure)
    rest = rest.replaceAll(figure, '')
  }
  expect(rest.match(/.*\d.*/g)).toBeNull()
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151)
})

test('links and paths lead somewhere', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-')
  const anchors = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading))
  const wrong = PAGES.flatMap((file) => {
    const text = read(file)
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(([, path = '', anchor]) => {
      const target = path === '' ? file : normalize(join(dirname(file), path))
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchors(target).includes(anchor))
    })
    const paths = [...text.matchAll(/`((?:src|schema|rest|views|mcp|data|test|bench|deploy|docs)\/[\w./-]*)`/g)].filter(
      ([, path = '']) => !existsSync(join(root, path)) && !path.endsWith('.env'),
    )
    return [...links, ...paths].map(([link]) => `${file}: ${link}`)
  })
  expect(wrong).toEqual([])
})

test('every variable that the service reads is in the table for operators, with its default', () => {
  const table = read('docs/operators.md')
  for (const [, variable] of read('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)) {
    expect(table).toMatch(new RegExp(`^\\|[^|]*\`${variable}\``, 'm'))
  }
  const { rateLimit, planRateLimit, pageRateLimit, dataDir, host, port } = readConfig({})
  const limits = [rateLimit, planRateLimit, pageRateLimit].map((rate) => rate && `\`${rate.perMinute}:${rate.burst}\``)
  expect(table).toContain(limits.join(', '))
  expect(table).toContain(`\`${dataDir}\``)
  expect(host).toBeUndefined()
  expect(table).toContain(`${port}, every address`)
  const api = read('docs/api.md')
  for (const [name, rate] of Object.entries({ requests: rateLimit, plans: planRateLimit, pages: pageRateLimit })) {
    if (rate) expect(api).toContain(`| ${name} | ${rate.perMinute} | ${rate.burst} |`)
  }
})

test('the picture of a plan is one, and small', () => {
  const file = join(root, 'docs/plan.png')
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG')
  expect(statSync(file).size).toBeLessThan(250_000)
})

test('no example serves peanuts to who avoids nuts, or nuts to who avoids peanuts', () => {
  const files = [...PAGES, 'mcp/README.md', 'rest/openapi.json', 'mcp/schemas.json', 'mcp/prompts.ts', 'mcp/server.ts']
  const examples = files.flatMap((file) =>
    [...read(file).matchAll(/"?allergens"?\s*[:=]\s*(\[[^\]]*\])/g)].map(([, list = '']) => ({ file, list })),
  )
  expect(examples.filter(({ list }) => list.includes('nuts')).length).toBeGreaterThan(4)
  const half = examples.filter(({ list }) => list.includes('"nuts"') !== list.includes('"peanuts"'))
  expect(half).toEqual([])
})
