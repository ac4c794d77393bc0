import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { askService, type RunCommand, serveCommands } from '../../src/db/embedded/command-socket.ts'

const temporary = mkdtempSync(join(tmpdir(), 'provender-socket-'))
afterAll(() => rmSync(temporary, { recursive: true }))

const echo: RunCommand = async (args, input) => ({ out: args.join(' '), note: await text(input), code: 0 })

test.each([
  ['short', join(temporary, 'data')],
  ['longer than a socket takes', join(temporary, 'd'.repeat(120), 'data')],
])('a folder whose path is %s: commands reach its service with what they send, until it ends', async (_, folder) => {
  mkdirSync(folder, { recursive: true })
  const troubles: unknown[] = []
  const serve = () => serveCommands(folder, echo, (trouble) => troubles.push(trouble))
  // As a service that was killed: its socket and address are left behind.
  serve()
  await askService(folder, [])
  const stop = serve()
  const much = 'ж'.repeat(200_000)
  expect(await askService(folder, ['keys', 'create', 'Ann'])).toEqual({ out: 'keys create Ann', note: '', code: 0 })
  expect(await askService(folder, ['import'], Readable.from([much]))).toEqual({ out: 'import', note: much, code: 0 })
  stop()
  await expect(askService(folder, ['list'])).rejects.toThrow()
  expect(troubles).toEqual([])
})
