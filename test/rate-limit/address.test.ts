import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/config.ts'
import { clientAddress, clientNetwork } from '../../src/rate-limit/address.ts'
import { agreementOf, parseAgreements } from '../../src/rate-limit/agreements.ts'

const network = (socket: string | undefined, forwardedFor: string | null, hops: number) => {
  const address = clientAddress(socket, forwardedFor, hops)
  return address && clientNetwork(address)
}

describe('the address that counts', () => {
  test.each([
    ['is the socket’s without trusted proxies', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['is what the one trusted proxy wrote', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['is not what a client wrote before it', '10.0.0.1', '1.2.3.4, 5.6.7.8, 198.51.100.1', 1, '198.51.100.1'],
    ['is what the outer of two proxies wrote', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['is the outermost there is when proxies are fewer', '10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
    ['is the socket’s when a proxy wrote none', '10.0.0.1', null, 1, '10.0.0.1'],
    ['is the nearer one when a proxy wrote no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['leaves a port off', '10.0.0.1', '198.51.100.1:5123', 1, '198.51.100.1'],
    ['leaves brackets and a port off', '10.0.0.1', '[2001:db8::1]:5123', 1, '2001:db8::/64'],
    ['is IPv4 in IPv6 clothes', '::ffff:203.0.113.7', null, 0, '203.0.113.7'],
    ['is IPv4 in IPv6 clothes, written in hexadecimal', '::ffff:cb00:7107', null, 0, '203.0.113.7'],
    ['is the /64 of IPv6', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', null, 0, '2001:db8:1:2::/64'],
    ['is one however it is written', '2001:0db8:0001:0002::1', null, 0, '2001:db8:1:2::/64'],
    ['has no zone', 'fe80::1%eth0', null, 0, 'fe80::/64'],
    ['is unknown on a socket without one', undefined, null, 0, undefined],
  ])('%s', (_, socket, forwardedFor, hops, expected) => {
    expect(network(socket, forwardedFor, hops)).toBe(expected)
  })
})

describe('agreements', () => {
  const parsed = parseAgreements('203.0.113.7=6000:1000/600:100, 2001:db8::/48=off,203.0.113.0/24=900:90/off/1:2')
  const agreements = 'agreements' in parsed ? parsed.agreements : []
  const of = (address: string) => {
    const ip = clientAddress(address, null, 0)
    return ip && agreementOf(agreements, ip)
  }

  test('hold for their address or network, the narrowest first', () => {
    expect(of('203.0.113.7')).toMatchObject({
      requests: { perMinute: 6000, burst: 1000 },
      plans: { perMinute: 600, burst: 100 },
      pages: undefined,
    })
    expect(of('203.0.113.8')).toMatchObject({
      requests: { perMinute: 900, burst: 90 },
      plans: null,
      pages: { perMinute: 1, burst: 2 },
    })
    expect(of('2001:db8:0:ffff::1')).toMatchObject({ requests: null, plans: null, pages: null })
    expect(of('2001:db8:1::1')).toBeUndefined()
    expect(of('::ffff:203.0.113.7')).toMatchObject({ requests: { burst: 1000 } })
    expect(of('198.51.100.1')).toBeUndefined()
  })

  test.each([
    '203.0.113.7',
    '203.0.113.7=600:100',
    '203.0.113.7=600:100/60',
    '203.0.113.7=600:100/60:20/',
    '203.0.113.7=600:100/60:20/1:1/1:1',
    '203.0.113.7=0:100/60:20',
    '203.0.113=off',
    '203.0.113.7/33=off',
    '2001:db8::/129=off',
    'example.org=off',
    '203.0.113.7=off=off',
    '203.0.113.7=on',
    '',
  ])('%j is none, and the message says so', (entry) => {
    const given = `198.51.100.1=off,${entry}`
    const read = () => readConfig({ RATE_AGREEMENTS: given })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(
      `RATE_AGREEMENTS is ${JSON.stringify(given)}, where ${JSON.stringify(entry)} is wrong; allowed: ADDRESS=REQUESTS/PLANS`,
    )
  })

  test('name an address once', () => {
    expect(() => readConfig({ RATE_AGREEMENTS: '203.0.113.7=off,203.0.113.7=1:1/1:1' })).toThrow(
      'where "203.0.113.7=1:1/1:1" is wrong',
    )
  })
})

test('limits are read from the environment, wrong ones are named', () => {
  const config = readConfig({ RATE_LIMIT: '900:90', PLAN_RATE_LIMIT: 'off', RATE_AGREEMENTS: '::1=off' })
  expect(config).toMatchObject({ rateLimit: { perMinute: 900, burst: 90 }, planRateLimit: null })
  expect(config.agreements).toHaveLength(1)
  expect(readConfig({})).toMatchObject({
    rateLimit: { perMinute: 600, burst: 100 },
    planRateLimit: { perMinute: 60, burst: 20 },
    agreements: [],
    trustProxy: 0,
  })
  expect(() => readConfig({ RATE_LIMIT: '900', TRUST_PROXY: '-1' })).toThrow(
    'RATE_LIMIT is "900"; allowed: perMinute:burst, for example 600:100, or off\nTRUST_PROXY is "-1"; allowed:',
  )
})
