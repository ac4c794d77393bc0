import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'provender-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'database-url')

const refused = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it was taken')
}

describe('a mistyped address is shown without user, password and query', () => {
  test.each([
    ['mysql://ann:TopSecret@db.example.org/meals', 'mysql://…@db.example.org/meals'],
    ['postgresql:/ann:TopSecret@db/meals', '…@db/meals'],
    ['ann:TopSecret@db/meals', '…@db/meals'],
    ['postgresql://ann:TopSecret#1@db/meals', 'postgresql://…@db/meals'],
    ['mysql://ann:Top@Secret@db/meals', 'mysql://…@db/meals'],
    ['mysql://db/meals?user=ann&password=TopSecret', 'mysql://db/meals?…'],
    ['mysql://db/meals?password=Top@Secret', 'mysql://…'],
    ['mysql://ann:Top?Secret@db/meals', 'mysql://…'],
  ])('%s', (given, shown) => {
    for (const name of ['DATABASE_URL', 'REDIS_URL']) {
      const message = refused({ [name]: given })
      expect(message).toContain(`${name} is "${shown}"; allowed: `)
      expect(message).not.toMatch(/Secret|ann/)
    }
  })
})

test('the database may be named by a file, whose newline at the end does not count', () => {
  const address = 'postgresql://ann:TopSecret@db/meals'
  writeFileSync(file, `${address}\n`)
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(address)
  expect(readConfig({ DATABASE_URL_FILE: '', DATABASE_URL: address }).databaseUrl).toBe(address)
})

test('a file that is not there, is no address or stands beside DATABASE_URL is refused in words', () => {
  const missing = join(folder, 'none')
  expect(refused({ DATABASE_URL_FILE: missing })).toBe(
    `DATABASE_URL_FILE is "${missing}", which cannot be read (ENOENT); ` +
      'allowed: a file that holds a postgresql:// address, without DATABASE_URL beside it',
  )
  writeFileSync(file, 'mysql://ann:TopSecret@db/meals')
  expect(refused({ DATABASE_URL_FILE: file })).toContain('DATABASE_URL is "mysql://…@db/meals"; allowed: ')
  expect(refused({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://db/meals' })).toContain(
    'and DATABASE_URL is set, too',
  )
})
