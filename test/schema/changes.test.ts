import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { accepted, changes, released, unreleased } from '../../src/cli/schema-changes.ts'

test('nothing that clients use is broken: what goes was deprecated in a release, or has an entry that says why', () => {
  const descriptions = unreleased().breaking.map(({ description }) => description)
  // An entry in schema/released/accepted.json is read by those whose client breaks.
  expect(descriptions.filter((description) => (accepted()[description] ?? '').length < 20)).toEqual([])
  expect(Object.keys(accepted()).filter((description) => !descriptions.includes(description))).toEqual([])
})

test('a change is told as what it is', () => {
  const [{ schema }] = released()
  expect(changes(schema, schema)).toEqual({ breaking: [], dangerous: [], added: [], deprecated: [] })
  const before = buildSchema('type Query { a(x: Int): Int! b: String } enum E { ONE } type Used { e: E }')
  const after = buildSchema(
    'type Query { a(x: Int, y: Int): Int b: String @deprecated(reason: "Use c.") c(z: Int): New } enum E { ONE TWO } type New { d: Int } type Used { e: E }',
  )
  const found = changes(before, after)
  expect(found.breaking.map(({ description }) => description)).toEqual(['Query.a changed type from Int! to Int.'])
  expect(found.added).toEqual(['Query.a(y:)', 'Query.c', 'E.TWO', 'New'])
  expect(found.deprecated).toEqual([{ name: 'Query.b', reason: 'Use c.' }])
  expect(found.dangerous).toHaveLength(2)
})
