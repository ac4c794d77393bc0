import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { printSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openapi } from '../../rest/openapi.ts'
import { adminSchema, schema } from '../../schema/index.ts'
import { createKey, listKeys, revokeKey } from '../../src/admin/keys.ts'
import { startService } from '../../src/app/service.ts'
import { openDatabase } from '../../src/db/orm.ts'
import { serviceForFile } from '../harness/for-file.ts'
import type { GraphqlAnswer } from '../harness/service.ts'
import { smallContent } from '../harness/small-content.ts'
import { askAdmin, newOperator, type TestOperator } from './operator.ts'

const service = serviceForFile()
let ann: TestOperator
beforeAll(async () => {
  ann = await newOperator(service)
})

const INTROSPECTION = '{ __schema { mutationType { fields { name } } } }'

/** What only operators can do and see. */
const THEIRS = ['createRecipe', 'changeRecipe', 'withdrawRecipe', 'restoreRecipe', 'setPhotograph', 'importRecipe']
const LOOKED_UP = ['auditLog', 'OperatorKey', 'RecipeInput', 'rk_']

test('what operators can do is in their schema and nowhere in the public one or the description', async () => {
  const mine = printSchema(adminSchema())
  for (const name of THEIRS) expect(mine).toContain(`  ${name}(`)
  const open = [printSchema(schema), JSON.stringify(openapi('http://provender.localhost'))]
  for (const text of open) for (const name of [...THEIRS, ...LOOKED_UP, 'admin']) expect(text).not.toContain(name)
  expect(printSchema(schema)).toContain('buildPlan(')
  const { errors } = await service.graphql('mutation { withdrawRecipe(id: "syrniki") { id } }')
  expect(errors?.[0]?.message).toMatch(/Cannot query field "withdrawRecipe"/)
})

test('without a good key there is no answer at all: 401 and how to do it right', async () => {
  const { id, key } = await createKey(service.fork(), 'Bob')
  await revokeKey(service.fork(), id)
  const expired = await createKey(service.fork(), 'Eve', { days: 1 })
  expect((await askAdmin(service, INTROSPECTION, {}, `Bearer ${expired.key}`)).status).toBe(200)
  await service
    .fork()
    .execute("update operator_key set expires_at = now() - interval '1 second' where id = ?", [expired.id])
  const [start = ''] = ann.key.split(/(?<=^rk_[0-9a-f]{12}_)/)
  const bad: [string, string | undefined][] = [
    ['none', undefined],
    ['empty', 'Bearer '],
    ['another scheme', `Basic ${ann.key}`],
    ['malformed', 'Bearer rk_1'],
    ['unknown', `Bearer rk_000000000000_${'A'.repeat(43)}`],
    ['a wrong secret', `Bearer ${start}${'A'.repeat(43)}`],
    ['revoked', `Bearer ${key}`],
    ['with an end too many', `Bearer ${ann.key}A`],
    ['expired', `Bearer ${expired.key}`],
  ]
  for (const [what, authorization] of bad) {
    const answer = await askAdmin(service, INTROSPECTION, {}, authorization)
    expect([what, answer.status]).toEqual([what, 401])
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="operators"/)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(Object.keys((await answer.json()) as object)).toEqual(['error'])
  }
  expect((await service.get(`/admin/graphql?query=${encodeURIComponent(INTROSPECTION)}`)).status).toBe(401)
})

test('a good key opens the endpoint, which no page of others can use', async () => {
  const answer = await askAdmin(service, INTROSPECTION, {}, `bearer ${ann.key}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('createRecipe')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const preflight = await service.app.request('http://provender.localhost/admin/graphql', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(401)
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  const get = await service.get('/admin/graphql', { authorization: `Bearer ${ann.key}` })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
})

test('the key is nowhere in the database, and its last use is stored to the minute', async () => {
  const cora = await newOperator(service, 'Cora')
  const secret = cora.key.slice(16)
  const rows = await service.fork().execute('select * from operator_key')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const keysOf = async (asking: TestOperator) => {
    const { data } = await asking.ask('{ keys { id name createdAt lastUsedAt revokedAt } }')
    return data.keys as { id: string; name: string; lastUsedAt: string | null; revokedAt: string | null }[]
  }
  expect((await keysOf(ann)).find(({ id }) => id === cora.id)).toMatchObject({
    name: 'Cora',
    lastUsedAt: null,
    revokedAt: null,
  })
  service.statements()
  await keysOf(cora)
  const first = (await keysOf(cora)).find(({ id }) => id === cora.id)?.lastUsedAt
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const longAgo = new Date(Date.now() - 3_600_000)
  await service.fork().execute('update operator_key set last_used_at = ? where id = ?', [longAgo, cora.id])
  const later = (await keysOf(cora)).find(({ id }) => id === cora.id)?.lastUsedAt
  expect(Date.parse(later ?? '')).toBeGreaterThan(longAgo.getTime() + 3_000_000)
  const recently = new Date(Date.now() - 30_000)
  await service.fork().execute('update operator_key set last_used_at = ? where id = ?', [recently, cora.id])
  const same = (await keysOf(cora)).find(({ id }) => id === cora.id)?.lastUsedAt
  expect(Date.parse(same ?? '')).toBe(Math.floor(recently.getTime() / 1000) * 1000)
})

test('a key that may only read asks everything and changes nothing', async () => {
  const { key } = await createKey(service.fork(), 'Rita', { scope: 'read' })
  const as = `Bearer ${key}`
  const asked = (await (await askAdmin(service, '{ keys { name scope expiresAt } }', {}, as)).json()) as GraphqlAnswer
  expect(asked.data.keys).toContainEqual({ name: 'Rita', scope: 'read', expiresAt: null })
  for (const mutation of [
    'withdrawRecipe(id: "syrniki") { id }',
    'importRecipe(id: "x", source: "{}") { lines { text } }',
  ]) {
    const { errors } = (await (await askAdmin(service, `mutation { ${mutation} }`, {}, as)).json()) as GraphqlAnswer
    expect(errors?.[0]).toMatchObject({
      message: 'This key may read and not write; a key with the scope write is needed.',
      extensions: { code: 'FORBIDDEN' },
    })
  }
  expect((await service.get('/api/recipes/syrniki?lang=en')).status).toBe(200)
  await expect(createKey(service.fork(), 'Rita', { days: 0 })).rejects.toThrow('a whole number from 1 to 3650')
})

test.each([
  [
    'de',
    'Ein Betreiberschlüssel ist nötig: Authorization: Bearer rk_…',
    'Ein Schlüssel ist nötig',
    'Dieser Schlüssel darf lesen, aber nicht schreiben; nötig ist ein Schlüssel mit dem Recht write.',
  ],
  [
    'ru',
    'Нужен ключ оператора: Authorization: Bearer rk_…',
    'Нужен ключ',
    'Этот ключ даёт право читать, но не записывать; нужен ключ с правом write.',
  ],
])(
  'who has no key, or one that only reads, is told so in the language asked for: %s',
  async (lang, none, title, reads) => {
    const asked = (headers: Record<string, string>) =>
      service.post('/admin/graphql', { query: 'mutation { withdrawRecipe(id: "syrniki") { id } }' }, headers)
    const plain = await asked({ 'accept-language': lang })
    expect([plain.status, plain.headers.get('content-language')]).toEqual([401, lang])
    expect(await plain.json()).toEqual({ error: none })
    const problem = await asked({ 'accept-language': lang, accept: 'application/problem+json' })
    expect(await problem.json()).toMatchObject({ type: '/docs#UNAUTHORIZED', title, status: 401, detail: none })
    const { key } = await createKey(service.fork(), 'Rita', { scope: 'read' })
    const refused = await asked({ 'accept-language': lang, authorization: `Bearer ${key}` })
    const { errors } = (await refused.json()) as GraphqlAnswer
    expect(errors?.[0]).toMatchObject({ message: reads, extensions: { code: 'FORBIDDEN' } })
  },
)

const cli = fileURLToPath(new URL('../../src/cli/keys.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'provender-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `npm run keys -- …` on an embedded folder; the code it ends with and what it says. */
async function keys(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') }
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [cli, ...args], { env })) }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

test('the command line makes and lists keys on a folder that nobody has open, and says who has it', async () => {
  const made = await keys('create', 'Dora')
  expect(made.code).toBe(0)
  expect(made.stdout).toMatch(/^rk_[0-9a-f]{12}_[\w-]{43}\n$/)
  expect(made.stderr).toMatch(/^Key [0-9a-f]{12} for Dora\. It is not stored/)
  const held = await openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'data') })
  expect((await listKeys(held.fork())).map(({ id, name }) => [id, name])).toEqual([[made.stdout.slice(3, 15), 'Dora']])
  expect(await keys('list')).toMatchObject({ code: 1, stderr: expect.stringMatching(/is in use by process \d+/) })
  await held.close()
}, 120_000)

test('on the embedded folder of a running service the command line makes, lists and revokes keys', async () => {
  const content = join(folder, 'content')
  smallContent(content)
  const running = startService({
    content,
    config: { databaseUrl: undefined, dataDir: join(folder, 'data'), baseUrl: 'http://provender.localhost' },
    onBug: (error) => {
      throw error
    },
  })
  await running.load()
  const { stdout } = await keys('create', 'Emil')
  const key = stdout.trim()
  const [id, secret] = [key.slice(3, 15), key.slice(16)]
  expect((await askAdmin(running, INTROSPECTION, {}, `Bearer ${key}`)).status).toBe(200)
  const listed = await keys('list')
  expect(listed.stdout).toMatch(new RegExp(`^${id}  write  made \\S+  last used \\d\\S+  Emil$`, 'm'))
  expect(listed.stdout).toMatch(/ {2}last used never {2}Dora$/m)
  expect(listed.stdout).not.toContain(secret)
  expect(await keys('revoke', id)).toMatchObject({ code: 0 })
  expect((await askAdmin(running, INTROSPECTION, {}, `Bearer ${key}`)).status).toBe(401)
  expect((await keys('list')).stdout).toMatch(/ {2}revoked \d\S+ {2}Emil$/m)
  expect(await keys('revoke', id)).toMatchObject({
    code: 1,
    stderr: `There is no key "${id}" that could be revoked.\n`,
  })
  expect(await keys('create', ' ')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The name is " "; allowed/),
  })
  expect(await keys('create', 'Fay', '--days', '30', '--scope', 'read')).toMatchObject({ code: 0 })
  expect((await keys('list')).stdout).toMatch(/ {2}read {2}made \S+ {2}last used never {2}expires \d\S+ {2}Fay$/m)
  for (const wrong of [
    ['--scope', 'all'],
    ['--days', 'many'],
    ['--for', 'ever'],
  ]) {
    expect(await keys('create', 'Fay', ...wrong)).toMatchObject({ code: 2 })
  }
  expect(await keys('make')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: npm run keys/) })
  expect(statSync(join(folder, 'data', 'commands.sock')).mode & 0o777).toBe(0o600)
  await running.close()
}, 120_000)

test('a key is no way around the limits of a query', async () => {
  const many = (count: number, piece: string) => Array.from({ length: count }, (_, n) => `a${n}: ${piece}`).join(' ')
  for (const [what, query] of [
    ['aliases', `{ ${many(51, 'recipe(id: "syrniki") { id }')} }`],
    ['cost', `{ ${many(50, 'recipes(first: 200) { nodes { id kcal fat carb } }')} }`],
  ] as const) {
    const { errors } = await ann.ask(query)
    expect(errors?.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(new RegExp(`^${what} is \\d+; allowed: at most`)),
    )
  }
  const tokens = await ann.ask(`{ ${'__typename '.repeat(2001)} }`)
  expect(tokens.errors?.[0]?.message).toMatch(/2000 tokens/)
})
