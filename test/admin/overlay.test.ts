import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Draft } from '../../src/admin/draft.ts'
import { changeRecipe, createRecipe, type RecipeWriter, setPhotograph, withdrawRecipe } from '../../src/admin/write.ts'
import { seed } from '../../src/db/seed.ts'
import { RevisionStore } from '../../src/revision/store.ts'
import { databaseForFile } from '../harness/for-file.ts'
import { smallContent } from '../harness/small-content.ts'
import { porridge } from './operator.ts'

const folder = mkdtempSync(join(tmpdir(), 'provender-overlay-'))
const content = join(folder, 'content')
const breakfasts = join(content, 'recipes/breakfasts.yaml')

const database = databaseForFile()
const revisions = new RevisionStore()
beforeAll(async () => {
  smallContent(content)
  await seed(database, content)
  await revisions.activateLatest(database.fork())
})
afterAll(() => rmSync(folder, { recursive: true }))

const writer = (): RecipeWriter => ({
  em: database.fork(),
  operator: { id: '0123456789ab', name: 'Ann', scope: 'write' },
  catalogue: revisions.current,
})
const current = async () => {
  await revisions.activateLatest(database.fork())
  return revisions.current
}
const edit = (pattern: RegExp, to: string) =>
  writeFileSync(breakfasts, readFileSync(breakfasts, 'utf8').replace(pattern, to))
const search = async (question: string) => (await current()).search.recipes(question, 'en')

test('newer content files keep what operators wrote, and bring what they did not touch', async () => {
  const mine = porridge() as unknown as Draft
  await createRecipe(writer(), mine)
  await changeRecipe(writer(), 'syrniki', { timeMin: 33 })
  await withdrawRecipe(writer(), 'blini')
  await setPhotograph(writer(), 'oladky-apple', { url: 'https://a.example/1.jpg', credit: 'Ann', license: 'CC0' })
  const before = await current()

  for (const id of ['syrniki', 'blini', 'oladky-apple'])
    edit(new RegExp(`(^${id}:[\\s\\S]*?timeMin: )\\d+`, 'm'), '$155')
  edit(/^smoothie-bowl:\n(?:[ \t].*\n|\n)*/m, '')
  await seed(database, content)
  const after = await current()
  expect(after.revision).not.toBe(before.revision)
  expect(after.recipes.get(mine.id)).toEqual(before.recipes.get(mine.id))
  expect(after.recipes.get('syrniki')).toEqual(before.recipes.get('syrniki'))
  expect(after.recipes.get('blini')?.withdrawn).toBe(true)
  expect(after.recipes.get('oladky-apple')?.timeMin).toBe(55)
  expect(after.photographs).toEqual(before.photographs)
  expect(await search('zanzibar')).toEqual([mine.id])
  expect(await search('syrniki')).toContain('syrniki')
  expect(await search('blini')).not.toContain('blini')

  // Gone from the files, changed by an operator, and in the files again.
  expect(after.recipes.get('smoothie-bowl')?.withdrawn).toBe(true)
  await changeRecipe(writer(), 'smoothie-bowl', { timeMin: 7, activeMin: 5 })
  smallContent(content)
  // On purpose, so with a higher number: on a server, files that were replaced are not taken again.
  writeFileSync(join(content, 'version.yaml'), 'version: 1000\n')
  await seed(database, content)
  const last = await current()
  expect(last.recipes.get('smoothie-bowl')).toMatchObject({ withdrawn: true, timeMin: 7 })
  expect(last.recipes.get('oladky-apple')?.timeMin).toBe(before.recipes.get('oladky-apple')?.timeMin)
  expect(last.recipes.get('syrniki')?.timeMin).toBe(33)
})

test('a change that is taken back leads to the revision of before', async () => {
  const { revision } = await current()
  await changeRecipe(writer(), 'syrniki', { timeMin: 34 })
  expect((await current()).revision).not.toBe(revision)
  await changeRecipe(writer(), 'syrniki', { timeMin: 33 })
  expect((await current()).revision).toBe(revision)
})
