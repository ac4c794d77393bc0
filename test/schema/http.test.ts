import { type Audit, serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../listening.ts'
import { type TestService, testService } from '../service.ts'

let service: TestService
let server: Listening
beforeAll(async () => {
  service = await testService()
  server = await listen(service)
})
afterAll(async () => {
  await server.stop()
  await service.close()
})

const audits: Audit[] = serverAudits({ url: () => `${server.base}/graphql` })

test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('audit %s', async (_, audit) => {
  const result = await audit.fn()
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
})

test('a body larger than 64 KiB is refused with 413', async () => {
  const response = await fetch(`${server.base}/graphql`, {
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
