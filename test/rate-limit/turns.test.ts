import { describe, expect, test } from 'vitest'
import { MAX_WAITING, TooManyWaitingError, Turns } from '../../src/rate-limit/turns.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('costly work', () => {
  test('begins one piece at a time, so that others are answered between', async () => {
    const turns = new Turns()
    const order: string[] = []
    const work = async (key: string) => {
      const done = await turns.enter(key)
      order.push(key)
      done()
    }
    const all = [work('a'), work('a'), work('b')]
    const between = (async () => {
      for (let n = 0; n < 3; n++) {
        await turn()
        order.push('.')
      }
    })()
    await Promise.all([...all, between])
    expect(order.join('')).toMatch(/^\.?a\.b\.a\.?$/)
    expect(turns.size).toBe(0)
  })

  test('of one address waits while two pieces of it are under way; that of others does not', async () => {
    const turns = new Turns()
    const [first] = [await turns.enter('a'), await turns.enter('a')]
    let third = false
    const waiting = turns.enter('a').then((done) => {
      third = true
      return done
    })
    const other = await turns.enter('b')
    await turn()
    expect(third).toBe(false)
    first?.()
    await waiting
    expect(third).toBe(true)
    other()
  })

  test('that waits is bounded', async () => {
    const turns = new Turns()
    await turns.enter('a')
    await turns.enter('a')
    const waiting = Array.from({ length: MAX_WAITING }, () => turns.enter('a'))
    await expect(turns.enter('a')).rejects.toBeInstanceOf(TooManyWaitingError)
    expect(waiting).toHaveLength(MAX_WAITING)
    await turns.enter('b')
  })
})
