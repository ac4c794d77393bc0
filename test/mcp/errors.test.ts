import { ProtocolErrorCode } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { answerMcp } from '../../mcp/mount.ts'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { newestHttp, newestStdio, olderHttp, olderStdio } from './clients.ts'

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })

/** The error of an answer, whether it comes as JSON or as an event. */
async function errorOf(answer: Response) {
  const text = await answer.text()
  const body = text.startsWith('event') ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text
  return { status: answer.status, ...JSON.parse(body).error }
}
const ask = async (body: unknown, lang: string, headers: Record<string, string> = {}) =>
  errorOf(
    await fetch(`${service.base}/mcp`, {
      method: 'POST',
      headers: { ...HEADERS, 'accept-language': lang, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

const most = (lang: Lang) => message(lang, 'error.allowed.most', { limit: 10 })
/** What is asked, the code of JSON-RPC, and the sentence. */
const REFUSALS: [string, unknown, Record<string, string>, number, number, (lang: Lang) => string][] = [
  [
    'an Origin that is none',
    request('tools/list'),
    { origin: 'not an origin' },
    403,
    -32_000,
    (lang) => message(lang, 'error.badOrigin'),
  ],
  [
    'an array in a revision without them',
    [request('tools/list')],
    { 'mcp-protocol-version': '2025-11-25' },
    400,
    -32_000,
    (lang) => message(lang, 'error.noArrays', { revision: '2025-11-25' }),
  ],
  [
    'too many messages',
    Array(11).fill(request('tools/list')),
    {},
    400,
    -32_000,
    (lang) => message(lang, 'error.is', { field: 'messages', given: 11, allowed: most(lang) }),
  ],
  [
    'an unknown tool',
    request('tools/call', { name: 'order_pizza', arguments: {} }),
    {},
    200,
    ProtocolErrorCode.InvalidParams,
    (lang) => message(lang, 'error.noTool', { id: '"order_pizza"' }),
  ],
  [
    'an unknown method',
    request('tools/fly'),
    {},
    200,
    ProtocolErrorCode.MethodNotFound,
    (lang) => message(lang, 'error.noMethod', { id: '"tools/fly"' }),
  ],
  [
    'an unknown resource',
    request('resources/read', { uri: 'provender://recipes/ambrosia' }),
    {},
    200,
    ProtocolErrorCode.InvalidParams,
    (lang) => message(lang, 'error.noResource', { id: 'provender://recipes/ambrosia' }),
  ],
  [
    'an unknown prompt',
    request('prompts/get', { name: 'sing' }),
    {},
    200,
    ProtocolErrorCode.InvalidParams,
    (lang) => message(lang, 'error.noPrompt', { id: '"sing"' }),
  ],
  ['no JSON', '{', {}, 400, ProtocolErrorCode.ParseError, (lang) => message(lang, 'error.badMessage')],
  ['no message', '"hello"', {}, 400, ProtocolErrorCode.InvalidRequest, (lang) => message(lang, 'error.badMessage')],
  [
    'parameters of another form',
    request('tools/call', { nam: 1 }),
    {},
    200,
    ProtocolErrorCode.InvalidParams,
    (lang) => message(lang, 'error.badMessage'),
  ],
  [
    'another media type',
    request('tools/list'),
    { 'content-type': 'text/plain' },
    415,
    -32_000,
    (lang) => message(lang, 'error.badMessage'),
  ],
  [
    'a client that takes no events',
    request('tools/list'),
    { accept: 'text/html' },
    406,
    -32_000,
    (lang) => message(lang, 'error.badMessage'),
  ],
]

describe('what the protocol refuses is told in the language of the request, under the codes of JSON-RPC', () => {
  test.each(REFUSALS)('%s', async (_, body, headers, status, code, sentence) => {
    for (const lang of LANGUAGES) {
      const error = await ask(body, lang, headers)
      expect([lang, error.message, error.code, error.status]).toEqual([lang, sentence(lang), code, status])
      // What the protocol's library says is English, for who mends the client.
      if (error.message === message(lang, 'error.badMessage')) expect(error.data.detail).toMatch(/[a-z]{4}/)
    }
  })

  test('a method that is none', async () => {
    const answer = await fetch(`${service.base}/mcp`, { method: 'PUT', headers: { 'accept-language': 'fr' } })
    const allowed = 'POST, OPTIONS'
    expect((await errorOf(answer)).message).toBe(message('fr', 'error.method', { method: 'PUT', allowed }))
  })

  test('a method that the newest revision does not have has its status', async () => {
    const versions = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/fly' }
    const prefix = 'io.modelcontextprotocol'
    const _meta = {
      [`${prefix}/protocolVersion`]: '2026-07-28',
      [`${prefix}/clientInfo`]: { name: 'test', version: '1' },
      [`${prefix}/clientCapabilities`]: {},
    }
    const error = await ask(request('tools/fly', { _meta }), 'de', versions)
    expect(error).toMatchObject({
      status: 404,
      code: -32_601,
      message: 'Es gibt keine Methode mit dem Namen "tools/fly".',
    })
  })
})

test('a tool is refused in the language of its own call', async () => {
  const call = request('tools/call', { name: 'order_pizza', arguments: { lang: 'es' } })
  expect((await ask(call, 'de')).message).toBe('No hay ninguna herramienta con el nombre "order_pizza".')
})

test('what goes wrong on our side is no answer for strangers', async () => {
  const bugs: unknown[] = []
  const answer = await answerMcp(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify(request('tools/call', { name: 'list_stores', arguments: { country: 'DE' } })),
    }),
    () => Promise.reject(new Error('the password is swordfish')),
    'http://localhost',
    { refusedIn: 'ru', onBug: (error) => bugs.push(error) },
  )
  const error = await errorOf(answer)
  expect([error.code, error.message]).toEqual([-32_603, message('ru', 'error.internal')])
  expect(JSON.stringify(error)).not.toContain('swordfish')
  expect(bugs).toHaveLength(1)
})

describe('the official clients', () => {
  test.each([
    ['stdio, 2026-07-28', () => newestStdio({ env: { PROVENDER_URL: service.base, PROVENDER_LANG: 'pl' } })],
    ['stdio, 2025-11-25', () => olderStdio({ env: { PROVENDER_URL: service.base, PROVENDER_LANG: 'pl' } })],
    ['HTTP, 2026-07-28', () => newestHttp(service.base)],
    ['HTTP, 2025-11-25', () => olderHttp(service.base)],
  ])('over %s read the sentences', async (way, connect) => {
    const lang = way.startsWith('stdio') ? 'pl' : 'en'
    const assistant = await connect()
    const said = (key: 'error.noTool' | 'error.noResource', id: string) => message(lang, key, { id })
    await expect(assistant.call('order_pizza', {})).rejects.toThrow(said('error.noTool', '"order_pizza"'))
    const uri = 'provender://recipes/ambrosia'
    await expect(assistant.client.readResource({ uri })).rejects.toThrow(said('error.noResource', uri))
    await expect(assistant.client.getPrompt({ name: 'plan_week', arguments: {} })).rejects.toThrow(
      message(lang, 'error.absent', { field: 'household' }),
    )
    await assistant.close()
  })

  test('are told in their language that there is no instance', async () => {
    const url = 'http://127.0.0.1:9'
    const assistant = await newestStdio({ env: { PROVENDER_URL: url, PROVENDER_LANG: 'cs' } })
    const { text, failed } = await assistant.call('list_stores', { country: 'DE' })
    const [before = ''] = message('cs', 'error.unreachableAt', { url, cause: '#' }).split('#')
    expect([failed, text.startsWith(before)]).toEqual([true, true])
    await assistant.close()
  })
})
