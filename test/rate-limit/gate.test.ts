import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { gated } from '../../src/app/gated.ts'
import { Gate } from '../../src/rate-limit/gate.ts'
import { MemoryBuckets } from '../../src/rate-limit/memory.ts'
import { RateLimits } from '../../src/rate-limit/rate-limits.ts'

/** Keeps the thread busy for longer than one turn of the event loop may begin requests. */
function longWork() {
  const end = performance.now() + 6
  while (performance.now() < end);
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('requests that came together', () => {
  test('begin by clients in turn, those of one in their order', async () => {
    const gate = new Gate()
    const order: string[] = []
    const asked = (client: string, name: string) => gate.enter(client).then(() => order.push(name))
    await Promise.all([asked('a', 'a1'), asked('a', 'a2'), asked('a', 'a3'), asked('b', 'b1'), asked('c', 'c1')])
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
    expect(gate.waiting).toBe(0)
  })

  test('begin when the one before has done all that it can without waiting', async () => {
    const gate = new Gate()
    const order: string[] = []
    const asked = async (name: string) => {
      await gate.enter('a')
      for (let step = 0; step < 5; step++) {
        order.push(name)
        await Promise.resolve()
      }
    }
    await Promise.all([asked('1'), asked('2')])
    expect(order.join('')).toBe('1111122222')
  })

  test('leave the event loop a turn after each that took long', async () => {
    const gate = new Gate()
    const order: string[] = []
    const asked = async () => {
      await gate.enter('a')
      order.push('long')
      longWork()
    }
    const between = async () => {
      for (let n = 0; n < 4; n++) {
        await turn()
        order.push('other')
      }
    }
    await Promise.all([asked(), asked(), asked(), between()])
    expect(order.join(' ')).not.toContain('long long')
  })

  test('begin also when those before are done and others come', async () => {
    const gate = new Gate()
    for (let n = 0; n < 3; n++) {
      await gate.enter('a')
      await turn()
    }
    expect(gate.waiting).toBe(0)
  })
})

describe('a server behind the gate', () => {
  test('answers /health before long requests that came earlier, and clients in turn', async () => {
    const begun: string[] = []
    const handle: RequestListener = ({ url = '' }, outgoing) => {
      begun.push(url)
      if (url.startsWith('/long')) longWork()
      outgoing.end()
    }
    const unlimited = { rateLimit: null, planRateLimit: null, pageRateLimit: null, agreements: [], trustProxy: 1 }
    const limits = new RateLimits(unlimited, new MemoryBuckets())
    const server = createServer(gated(handle, limits)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const ask = (path: string, from: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } })
    // Connections are there already, so that all requests come as they are sent.
    await Promise.all(Array.from({ length: 40 }, () => ask('/', '198.51.100.1')))
    begun.length = 0
    const noisy = Array.from({ length: 30 }, (_, n) => ask(`/long/${n}`, '198.51.100.1'))
    await Promise.all([...noisy, ask('/quiet', '203.0.113.1'), ask('/health?probe', '198.51.100.1')])
    server.closeAllConnections()
    server.close()
    expect(begun).toHaveLength(32)
    expect(begun.indexOf('/health?probe')).toBeLessThan(20)
    expect(begun.indexOf('/quiet')).toBeLessThan(20)
  })
})
