import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { statuses } from '../harness/listening.ts'
import { json, leftOf, limits, stranger, times, WEEK, waits } from './asking.ts'

const service = serviceForFile({ limits: limits(), serve: true })

describe('pages', () => {
  const swapPage = async (from: string) => {
    const plan = await service.askFrom(from, '/api/plans', json(WEEK))
    const { id } = (await plan.json()) as { id: string }
    return `/plan/${id}/swap/0/0`
  }

  test('that must be made cost their caller a page each, cached ones nothing', async () => {
    const from = stranger()
    const made = times(12, (i) => service.askFrom(from, `/recipes?lang=en&q=page${i}`))
    expect(await statuses(made)).toEqual({ 200: 8, 429: 4 })
    expect((await service.askFrom(from, '/no-such-page')).status).toBe(429)
    expect((await service.askFrom(from, '/plan', { method: 'POST', body: new URLSearchParams() })).status).toBe(429)
    const again = await service.askFrom(from, '/recipes?lang=en&q=page0')
    expect([again.status, again.headers.get('ratelimit')]).toEqual([200, null])
    expect((await service.askFrom(from, '/api/meta?lang=en')).status).toBe(200)
  })

  test('one too many are refused by a page in the language of the reader', async () => {
    const from = stranger()
    const since = performance.now()
    await statuses(times(8, (i) => service.askFrom(from, `/recipes?lang=de&q=seite${i}`)))
    const refused = await service.askFrom(from, '/recipes?lang=de&q=seite9')
    expect([refused.status, refused.headers.get('content-language')]).toEqual([429, 'de'])
    expect(refused.headers.get('retry-after')).toMatch(new RegExp(`^(${waits(since)})$`))
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('ratelimit-policy')).toBe('"pages";q=8;w=480, "plans";q=5;w=300')
    expect(refused.headers.get('ratelimit')).toMatch(new RegExp(`^"pages";r=0;t=(${waits(since)})$`))
    expect(await refused.text()).toContain('Aus deinem Netz kamen zu viele Anfragen')
  })

  test('one too many are refused in the same words at every address, which are made once for each language', async () => {
    const from = stranger()
    await statuses(times(8, (i) => service.askFrom(from, `/recipes?lang=en&q=same${i}`)))
    const refusal = async (path: string) => {
      const { status, headers, text } = await service
        .askFrom(from, path)
        .then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }))
      return [status, headers.get('content-language'), headers.get('etag'), text]
    }
    const german = await refusal('/recipes?lang=de&q=a')
    expect(german[0]).toBe(429)
    expect(await refusal('/collections?lang=de')).toEqual(german)
    expect(await refusal('/plan/none?lang=de')).toEqual(german)
    const english = await refusal('/recipes?lang=en&q=a')
    expect(english.slice(0, 2)).toEqual([429, 'en'])
    expect(english[3]).not.toEqual(german[3])
  })

  test('that start a planning job cost a plan, and a made-up recipe in their address makes no new one', async () => {
    const [owner, from] = [stranger(), stranger()]
    const path = await swapPage(owner)
    const first = await service.askFrom(from, `${path}?lang=en`)
    expect([first.status, leftOf(first)]).toEqual([200, '"pages";r=7;t=60, "plans";r=4;t=60'])
    const others = times(20, (i) => service.askFrom(from, `${path}?lang=en&recipe=made-up-${i}`))
    expect(await statuses(others)).toEqual({ 200: 20 })
    const poor = stranger()
    const built = times(5, (i) => service.askFrom(poor, '/api/plans', json({ ...WEEK, adults: 1 + i })))
    expect(await statuses(built)).toEqual({ 201: 5 })
    expect((await service.askFrom(poor, `${path}?lang=fr`)).status).toBe(429)
    expect((await service.askFrom(from, `${path}?lang=fr`)).status).toBe(200)
  })
})

test('nothing of this was a bug', () => {
  expect(service.bugs).toEqual([])
})
