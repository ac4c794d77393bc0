import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { checkEating, EatingDataError, readEating } from '../../src/eating/data-files.ts'

const content = readFacts(CONTENT)
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-eating-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The files with a line changed. */
function changed(file: string, from: RegExp, to: string): string {
  cpSync(join(CONTENT, 'eating'), folder, { recursive: true })
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(folder, file), text.replace(from, to))
  return folder
}

test('every country and every recipe has its row', () => {
  expect(checkEating(join(CONTENT, 'eating'), content)).toEqual([])
})

test('a dish is as familiar as its row says, and not eaten where no list names the country', () => {
  const eating = readEating(join(CONTENT, 'eating'))
  const grade = (country: string, recipe: string) =>
    eating.find((one) => one.country === country)?.familiarity[recipe] ?? -1
  expect([grade('RU', 'borscht'), grade('US', 'mac-and-cheese'), grade('US', 'adana-kebab')]).toEqual([3, 3, 0])
  expect(eating.find(({ country }) => country === 'LU')?.own).toContain('french')
})

test.each([
  ['familiarity.csv', /^borscht,.*\n/m, '', 'familiarity.csv: no row for the recipe borscht'],
  ['familiarity.csv', /^borscht,/m, 'borsch,', 'familiarity.csv: borsch is no recipe'],
  ['familiarity.csv', /^borscht,/m, 'borscht,XX ', 'familiarity.csv: borscht: XX is no country of countries.csv'],
  ['cuisines.csv', /^DE,.*\n/m, '', 'cuisines.csv: no row for DE'],
  ['cuisines.csv', /^DE,german/m, 'DE,germanic', 'cuisines.csv: DE: unknown cuisine germanic'],
])('%s without what it should have is refused', (file, from, to, problem) => {
  expect(checkEating(changed(file, from, to), content)).toContain(problem)
})

test('a file of another form names its line', () => {
  expect(() => readEating(changed('cuisines.csv', /^DE,/m, 'Germany,'))).toThrow(EatingDataError)
  expect(() => readEating(folder)).toThrow(/cuisines\.csv: line \d+: country/)
})
