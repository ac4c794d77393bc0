import { expect, test } from 'vitest'
import type { Context } from '../../schema/context.ts'
import { execute, prepare } from '../../schema/execute.ts'
import { NotLoadedError } from '../../src/revision/store.ts'

const document = prepare('a search', 'query ($q: String) { recipes(q: $q) { totalCount } }')

/** What becomes of a search that is too long, where nothing is loaded that could be searched. */
const outcome = async (more: Partial<Context>) => {
  const revision = () => {
    throw new NotLoadedError()
  }
  const context = { lang: 'en', spending: {}, revision, ...more } as unknown as Context
  return execute(document, { q: 'x'.repeat(1000) }, context, (error) => {
    throw error
  })
}

test('arguments are checked before their field is resolved, but not those that a front has checked', async () => {
  expect(await outcome({})).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'q' } })
  expect(await outcome({ argumentsChecked: true })).toMatchObject({ code: 'UNAVAILABLE' })
})
