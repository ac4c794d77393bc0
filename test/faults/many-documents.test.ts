import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPILING } from '../../schema/jit.ts'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'

// What strangers send is remembered, parsed or compiled, for the next time: never so much that the process dies of it.
// With the heap that Node takes in a container of 1 GB.

const HEAP_MB = 512

describe.skipIf(!process.env.LONG_ROUNDS)('many different documents of one client', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await startServiceProcess({
      DATA_DIR: 'memory://',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
    })
  })
  afterAll(() => service.stop())

  const ask = async (query: string) => {
    const answer = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    if (errors) throw new Error(errors[0]?.message)
  }
  /** Memory of the process, MB. */
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))?.[1]) / 1024
  /** A document that nobody sent before. @param lines of some 90 characters */
  const document = (number: number, lines: number) =>
    `{ ${Array.from({ length: lines }, (_, n) => `d${number}x${n}: recipe(id: "borscht") { id kcal slots tags equipment timeMin fat carb protein }`).join(' ')} }`

  test.each([
    ['of 4.4 kB, each sent twice', 450, 45, 2],
    ['of 60 kB of remarks, each sent twice', 300, 1, 2],
    ['short enough to be compiled, each sent until it is', 120, 15, COMPILING.uses + 2],
  ])('%s: memory stays', { timeout: 900_000 }, async (name, count, lines, times) => {
    const remark = name.includes('remarks') ? `# ${'x'.repeat(60_000)}\n` : ''
    const seen: number[] = []
    for (let number = 0; number < count; number++) {
      const query = remark + document(number, lines)
      for (let time = 0; time < times; time++) await ask(query)
      if (number % Math.ceil(count / 6) === 0 || number === count - 1) seen.push(Math.round(memory()))
    }
    console.log(`${name}: ${seen.join(', ')} MB`)
    expect(service.child.exitCode).toBeNull()
    // What is cached fills up within the first third; after that nothing may grow but garbage.
    expect((seen.at(-1) as number) - (seen[2] as number)).toBeLessThan(100)
  })
})
