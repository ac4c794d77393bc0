import { expect, test } from 'vitest'
import { household } from '../faults/asking.ts'
import { testService } from '../harness/service.ts'

test('with the queue full, plans are refused with 503 and when to come again, reads are answered, and both is counted', async () => {
  const service = await testService({ pool: { threads: 1, queue: 2 } })
  const read = service.get('/api/collections?lang=en')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => service.post('/api/plans?lang=en', household(i))),
  )
  expect((await read).status).toBe(200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 201).length).toBe(12 - refused.length)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('2')
    expect((await answer.json()).error).toMatch(/Too many plans are being built/)
  }
  const text = await (await service.get('/metrics')).text()
  expect(text).toContain(`provender_plans_total{job="plan",outcome="busy"} ${refused.length}`)
  expect(text).toContain(`provender_plans_total{job="plan",outcome="built"} ${12 - refused.length}`)
  expect(service.bugs).toEqual([])
  await service.close()
})
