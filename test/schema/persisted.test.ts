import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile({ serve: true })

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex')
const known = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })

async function ask(body: object, headers: Record<string, string> = {}) {
  const answer = await service.post('/graphql', body, headers)
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  return { status: answer.status, ...((await answer.json()) as any) }
}

describe('a document by its hash', () => {
  const query = '{ recipe(id: "borscht") { id } }'

  test('is asked for, sent once, and known from then on, by GET as by POST', async () => {
    const first = await ask(known(hashOf(query)), { 'accept-language': 'de' })
    expect(first).toMatchObject({ status: 200, errors: [{ message: 'PersistedQueryNotFound' }] })
    expect(first.errors[0].extensions).toEqual({ code: 'PERSISTED_QUERY_NOT_FOUND' })
    const data = { recipe: { id: 'borscht' } }
    expect(await ask({ query, ...known(hashOf(query)) })).toEqual({ status: 200, data })
    expect(await ask(known(hashOf(query)))).toEqual({ status: 200, data })
    const extensions = encodeURIComponent(JSON.stringify(known(hashOf(query)).extensions))
    const got = await service.get(`/graphql?extensions=${extensions}`)
    expect(await got.json()).toEqual({ data })
  })

  test.each([
    ['another document', { query, ...known(hashOf('{ __typename }')) }, 'PERSISTED_QUERY_MISMATCH'],
    ['another version', { query, extensions: { persistedQuery: { version: 2 } } }, 'PERSISTED_QUERY_NOT_SUPPORTED'],
    ['no hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 7 } } }, 'PERSISTED_QUERY_NOT_SUPPORTED'],
  ])('of %s is refused', async (_, body, code) => {
    const refused = await ask(body, { accept: 'application/graphql-response+json' })
    expect(refused).toMatchObject({ status: 400, errors: [{ extensions: { code } }] })
  })

  test('is no way around the limits', async () => {
    const large = `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: recipe(id: "borscht") { id }`).join(' ')} }`
    await ask({ query: large, ...known(hashOf(large)) })
    const again = await ask(known(hashOf(large)))
    expect(again.errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_LARGE' })
  })

  test('is forgotten when others need the room: 4 MiB hold the documents that were used last', async () => {
    const padded = (n: number) => `{ __typename } # ${String(n).padEnd(60_000, '-')}`
    const isKnown = async (n: number) => (await ask(known(hashOf(padded(n))))).errors === undefined
    for (let n = 0; n < 75; n++) await ask({ query: padded(n), ...known(hashOf(padded(n))) })
    expect([await isKnown(0), await isKnown(74)]).toEqual([false, true])
    expect(await isKnown(20)).toBe(true)
  })
})

test('Apollo Client sends a hash, then the document, then the hash alone', async () => {
  const { persisted } = await import(join(import.meta.dirname, '../client/caches/persisted.ts'))
  for (const { name, sent, answers } of await persisted(service.base)) {
    expect([name, sent]).toEqual([name, ['hash', 'hash and document', 'hash']])
    expect(answers).toEqual([{ recipe: { kcal: expect.any(Number) } }, { recipe: { kcal: expect.any(Number) } }])
  }
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
