import { type Audit, serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { message } from '../../src/i18n/message.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile({ serve: true })

const audits: Audit[] = serverAudits({ url: () => `${service.base}/graphql` })

test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('audit %s', async (_, audit) => {
  const result = await audit.fn()
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
})

test('a body larger than 64 KiB is refused with 413', async () => {
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }', variables: { padding: 'x'.repeat(64 * 1024) } }),
  })
  expect(response.status).toBe(413)
})

test('several operations in one request are no way around the limits', async () => {
  const response = await service.post('/graphql', [{ query: '{ __typename }' }, { query: '{ __typename }' }])
  expect(response.status).toBe(400)
})

test('what is wrong with a document is said in the language of the request, and the library’s own text goes along', async () => {
  const ask = async (query: string, lang: string) =>
    (await service.post('/graphql', { query }, { 'accept-language': lang })).json()
  for (const query of ['{ nothing }', '{ recipe(id: ', 'query ($id: ID!) { recipe(id: $id) { id } }']) {
    const [english] = (await ask(query, 'en')).errors
    const [german] = (await ask(query, 'de')).errors
    expect(german.message).toMatch(/^Das GraphQL-Dokument oder seine Variablen/)
    expect(german.extensions).toMatchObject({ code: english.extensions.code, detail: english.message })
  }
  const many = `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: recipe(id: "borscht") { id }`).join(' ')} }`
  const [refusal] = (await ask(many, 'tr')).errors
  expect(refusal.message).toBe('aliases alanında 51 var; izin verilen: en çok 50')
  expect(refusal.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', field: 'aliases' })
})

test('variables in an address that are no JSON are refused in the language of the request', async () => {
  const ask = async (lang: string) => {
    const address = `${service.base}/graphql?query=${encodeURIComponent('{ __typename }')}&variables=%7B`
    const response = await fetch(address, { headers: { 'accept-language': lang } })
    return { status: response.status, ...(await response.json()).errors[0] }
  }
  const german = await ask('de')
  expect(german).toMatchObject({ status: 400, message: message('de', 'error.badDocument') })
  expect(german.extensions).toEqual((await ask('en')).extensions)
  expect(german.extensions.detail).toMatch(/JSON/)
})
