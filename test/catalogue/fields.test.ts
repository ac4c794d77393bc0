import { defineEntity, p } from '@mikro-orm/core'
import { MikroORM } from '@mikro-orm/pglite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { columnsOf, defaultsOf, namesOf, shapeOf, stored } from '../../src/catalogue/fields.ts'
import { select } from '../../src/catalogue/select.ts'

const Fields = {
  course: stored(z.enum(['main', 'side']), { description: 'Its place at a table.' }),
  timeMin: stored(z.int().min(1), { description: 'Minutes.' }),
  share: stored(z.number().nullable(), { description: 'Its share; null: not known.' }),
  season: stored(z.array(z.enum(['spring', 'winter'])).default(['spring', 'winter']), { description: 'When it is.' }),
  portions: stored(z.object({ from: z.number(), to: z.number() }).default({ from: 1, to: 2 }), {
    description: 'How many it may be made for.',
  }),
  freezes: stored(z.boolean().default(false), { description: 'Whether it can be frozen.' }),
}
const Sample = defineEntity({ name: 'Sample', properties: { id: p.string().primary(), ...columnsOf(Fields) } })
const DEFAULTS = { season: ['spring', 'winter'], portions: { from: 1, to: 2 }, freezes: false }

test('a list of fields makes columns of every kind; rows and files that are older than a field have its default', async () => {
  const orm = await MikroORM.init({ entities: [Sample], dbName: 'memory://', driverOptions: {} })
  try {
    await orm.schema.create()
    const em = orm.em.fork()
    await em.execute(`insert into sample (id, course, time_min) values ('old', 'main', 5)`)
    const young = {
      id: 'young',
      course: 'side' as const,
      timeMin: 7,
      share: 0.5,
      season: ['winter' as const],
      portions: { from: 2, to: 12 },
      freezes: true,
    }
    await em.insert(Sample, young)
    const rows = await select(em, Sample, ['id', ...namesOf(Fields)], 'where time_min < ? order by id', [10])
    expect(rows).toEqual([{ id: 'old', course: 'main', timeMin: 5, share: null, ...DEFAULTS }, young])
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  } finally {
    await orm.close()
  }
  expect(defaultsOf(Fields)).toEqual(DEFAULTS)
  const Written = z.strictObject(shapeOf(Fields))
  expect(Written.parse({ course: 'main', timeMin: 5, share: null })).toEqual({
    course: 'main',
    timeMin: 5,
    share: null,
    ...DEFAULTS,
  })
})

test('a schema that no column is known for is named', () => {
  const unknown = { until: stored(z.date(), { description: 'A day.' }) }
  expect(() => columnsOf(unknown)).toThrow('until: no column for its schema')
})
