import { createClient, defineScript } from '@redis/client'
import type { BucketState, Rate } from './bucket.ts'

/**
 * `takeTokens` where the buckets are, in whole microseconds of Redis' own clock, so that no instance's clock matters and
 * no other command comes between reading and writing. A full bucket is no key at all.
 */
const TAKE = `
local token, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local asked = math.min(tonumber(ARGV[3]), burst)
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local missing = math.max(0, tonumber(redis.call('GET', KEYS[1]) or now) - now)
missing = math.min(missing, burst * token)
local there = burst - missing / token + 0.000001
local admitted = there >= asked
local left = there
if admitted then
  left = there - asked
  local filling = missing + asked * token
  redis.call('SET', KEYS[1], string.format('%.0f', now + filling), 'PX', math.ceil(filling / 1000))
end
local remaining = math.floor(left)
local wanted = admitted and remaining + 1 or asked
return {admitted and 1 or 0, remaining, math.ceil((wanted - left) * token)}
`

const take = defineScript({
  SCRIPT: TAKE,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser, key: string, { perMinute, burst }: Rate, tokens: number) {
    parser.pushKey(key)
    parser.push(String(60_000_000 / perMinute), String(burst), String(tokens))
  },
  transformReply: ([admitted, remaining, waitUs]: [number, number, number]): BucketState => ({
    admitted: admitted === 1,
    remaining,
    waitMs: waitUs / 1000,
  }),
})

/**
 * A client that connects on request. What cannot be asked at once fails: the caller counts it, and nothing waits
 * for a Redis that may never come back.
 * @param longestPauseMs between two attempts to connect
 */
export const redisClient = (url: string, longestPauseMs: number) =>
  createClient({
    url,
    scripts: { take },
    keyPrefix: 'provender:limit:',
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 5), longestPauseMs),
    },
  })
