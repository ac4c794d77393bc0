import { SqlEntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

// A service in which every statement fails in a way that nobody planned.

const reported: { error: unknown; document: string; requestId: string | undefined }[] = []
const service = serviceForFile({
  onBug: (error, document, requestId) => reported.push({ error, document, requestId }),
})
beforeAll(() => {
  vi.spyOn(SqlEntityManager.prototype, 'execute').mockImplementation(async () => {
    throw new Error('select secret from database')
  })
})
afterAll(() => {
  vi.restoreAllMocks()
})

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const response = await service.app.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as { errors: { message: string; path?: unknown; extensions: object }[] }
}

describe('a failure nobody planned', () => {
  test('is masked, keeps its place, and is reported once with the id of its request', async () => {
    reported.length = 0
    const { errors } = await ask(
      '{ recipe(id: "syrniki") { title } stored: plan(id: "00000000-0000-8000-8000-000000000000") { id } }',
      { 'x-request-id': 'request-7' },
    )
    expect(errors[0]).toEqual({
      message: 'Something went wrong on our side.',
      locations: expect.anything(),
      path: ['stored'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-7' },
    })
    expect(reported).toEqual([{ error: expect.any(Error), document: 'graphql', requestId: 'request-7' }])
  })

  test('says nothing of what it was', async () => {
    const { errors } = await ask('{ plan(id: "00000000-0000-8000-8000-000000000000") { id } }')
    expect(JSON.stringify(errors)).not.toMatch(/select|sql|stack|database|pglite|connection/i)
  })

  test('over REST it is reported with the id too', async () => {
    reported.length = 0
    const response = await service.app.request('/api/plans/00000000-0000-8000-8000-000000000000', {
      headers: { 'x-request-id': 'request-8', 'accept-language': 'en' },
    })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'Something went wrong on our side.' })
    expect(reported).toEqual([{ error: expect.any(Error), document: 'GET /api/plans/{id}', requestId: 'request-8' }])
  })

  test('a refusal beside it still says what is wrong', async () => {
    reported.length = 0
    const { errors } = await ask('{ recipes(first: 500) { totalCount } }')
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'first' } })
    expect(reported).toEqual([])
  })
})
