import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { fromColumns, type Json, toColumns } from '../../src/plans/columns.ts'
import { packed, unpacked } from '../../src/plans/packed.ts'
import { deleteUnread, type PlanContent, readPlans, storedAmount } from '../../src/plans/stored-plan.ts'
import { PlanUpkeep } from '../../src/plans/upkeep.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'

/** A row of the first form as PostgreSQL held it, but for its revision. */
const PLAN_1: PlanContent & { id: string } = JSON.parse(
  readFileSync(new URL('./plan-format-1.json', import.meta.url), 'utf8'),
)

/** The same as the second form packed it. */
const PLAN_2 = readFileSync(new URL('./plan-format-2.bin', import.meta.url))

/** Values whose objects share a few keys, so that the same keys come in different orders. */
const fewKeys = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '__proto__'), tie('value')),
  ),
})).value

test('whatever JSON holds is the same after packing, keys in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fewKeys)), (values) => {
      const json: Json[] = JSON.parse(JSON.stringify(values))
      expect(JSON.stringify(unpacked(packed(json)))).toBe(JSON.stringify(json))
      expect(JSON.stringify(fromColumns(toColumns(json)))).toBe(JSON.stringify(json))
    }),
    {
      examples: [
        [[[{ '': 0 }, { ' ': null, '': '' }]]],
        [
          [
            { a: 1, b: 2 },
            { b: 3, a: 4 },
          ],
        ],
      ],
    },
  )
  const facts = { b: { x: 1, y: null }, a: { y: 2, x: [] }, c: { x: 3 }, d: {}, e: { x: '1', z: { x: 1 } } }
  expect(Object.keys(unpacked(packed(facts)) as object)).toEqual(['b', 'a', 'c', 'd', 'e'])
  expect(unpacked(packed(facts))).toEqual(facts)
})

const service = serviceForFile()

const sql = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  service.fork().execute(statement, values)
const household = (number: number) => ({
  country: ['RU', 'US', 'DE'][number % 3],
  store: ['ru-average', 'us-average', 'de-average'][number % 3],
  adults: 1 + number,
  startDate: TODAY,
  lang: 'en',
})
const make = async (number: number) => {
  const answer = await service.post('/api/plans', household(number))
  expect(answer.status).toBe(201)
  return answer.text()
}
const read = async (id: string) => (await service.get(`/api/plans/${id}?lang=en`)).text()
const idOf = (text: string): string => JSON.parse(text).id
const readOn = async (id: string) =>
  (await sql<{ on: string }>('select read_on::text as on from stored_plan where id = ?', [id]))[0]?.on

test('a plan takes less than 5 kB and is read as it was made', async () => {
  const plans: string[] = []
  for (let number = 0; number < 6; number++) plans.push(await make(number))
  for (const text of plans) expect(await read(idOf(text))).toBe(text)
  const rows = await sql<{ bytes: number }>('select pg_column_size(p.*)::float8 as bytes from stored_plan p')
  const bytes = rows.map((row) => row.bytes)
  const mean = bytes.reduce((sum, one) => sum + one, 0) / bytes.length
  console.log(`bytes of stored weeks: ${bytes.join(', ')}; mean ${Math.round(mean)}`)
  expect(mean).toBeLessThan(5_000)
  const amount = await storedAmount(service.fork())
  expect(amount.plans).toBe(6)
  expect(amount.bytes).toBeGreaterThan(6 * mean)
})

test('a plan that was stored in the first form is read, swapped and asked for as ever', async () => {
  await sql(
    'insert into stored_plan (id, request, plan, prices, revision) values (?, ?::jsonb, ?::jsonb, ?::jsonb, ?)',
    [
      PLAN_1.id,
      JSON.stringify(PLAN_1.request),
      JSON.stringify(PLAN_1.plan),
      JSON.stringify(PLAN_1.prices),
      'f'.repeat(64),
    ],
  )
  const { id, ...content } = PLAN_1
  expect([...(await readPlans(service.fork(), [id]))]).toEqual([[id, content]])
  const answer = JSON.parse(await read(id))
  expect(answer).toMatchObject({ id, totals: { items: PLAN_1.plan.totals.items } })
  expect((await service.get(`/plan/${id}?lang=en`)).status).toBe(200)
})

test('a plan that was stored in the second form is read, and one of a form to come is refused by name', async () => {
  const [id, later] = ['22222222-2222-8222-8222-222222222222', '33333333-3333-8333-8333-333333333333']
  const insert = 'insert into stored_plan (id, format, packed, revision) values (?, ?, ?, ?)'
  await sql(insert, [id, 2, PLAN_2, 'f'.repeat(64)])
  const { id: _, ...content } = PLAN_1
  expect([...(await readPlans(service.fork(), [id]))]).toEqual([[id, content]])
  await sql(insert, [later, 4, PLAN_2, 'f'.repeat(64)])
  await expect(readPlans(service.fork(), [later])).rejects.toThrow('a stored plan has the unknown format 4')
})

test('the day of the last read is noted once a day, and plans unread for longer than asked are deleted', async () => {
  const [old, young] = [idOf(await make(7)), idOf(await make(8))]
  const today = await readOn(old)
  await sql(`update stored_plan set read_on = current_date - 40 where id in (?, ?)`, [old, young])
  await read(young)
  expect(await readOn(young)).toBe(today)
  service.statements()
  await read(young)
  expect(service.statements().filter((statement) => /^\s*update/i.test(statement))).toEqual([])

  expect(await deleteUnread(service.fork(), 40)).toBe(0)
  expect(await deleteUnread(service.fork(), 39)).toBe(1)
  expect((await service.get(`/api/plans/${old}`)).status).toBe(404)
  expect((await service.get(`/api/plans/${young}`)).status).toBe(200)
})

test('the plans that one document names are read by one statement, in the order of its fields', async () => {
  const ids: string[] = []
  for (let number = 0; number < 3; number++) ids.push(idOf(await make(number)))
  const unknown = '00000000-0000-8000-8000-000000000000'
  const asked = [...ids, ...ids, unknown, ...ids.map((id) => id.toUpperCase())]
  service.statements()
  const { data, errors } = await service.graphql(
    `{ ${asked.map((id, at) => `p${at}: plan(id: "${id}") { id kind }`).join(' ')} none: plan(id: "x") { id } }`,
  )
  expect(errors).toBeUndefined()
  expect(service.statements().filter((statement) => statement.includes('stored_plan'))).toHaveLength(1)
  expect(asked.map((_, at) => data?.[`p${at}`])).toEqual(
    asked.map((id) => (id === unknown ? null : { id: id.toLowerCase(), kind: 'week' })),
  )
  expect(data?.none).toBeNull()
})

test('with PLAN_RETENTION_DAYS the service deletes them itself, and never without', async () => {
  const due = idOf(await make(9))
  await sql(`update stored_plan set read_on = current_date - 31 where id = ?`, [due])
  const reported: number[] = []
  const upkeep = (retentionDays: number | null) =>
    new PlanUpkeep({
      fork: service.fork,
      retentionDays,
      deleteOthers: async () => {},
      onDeleted: (plans) => reported.push(plans),
      onFailed: (error) => expect(error).toBeUndefined(),
    })
  for (const { PLAN_RETENTION_DAYS, deleted } of [
    { PLAN_RETENTION_DAYS: '', deleted: [] },
    { PLAN_RETENTION_DAYS: 'never', deleted: [] },
    { PLAN_RETENTION_DAYS: '30', deleted: [1] },
  ]) {
    const running = upkeep(readConfig({ PLAN_RETENTION_DAYS }).planRetentionDays)
    await running.start()
    running.stop()
    expect(reported).toEqual(deleted)
  }
  expect(() => readConfig({ PLAN_RETENTION_DAYS: '0', PLAN_DAILY_LIMIT: '1.5' })).toThrow(
    'PLAN_DAILY_LIMIT is "1.5"; allowed: a whole number from 1 to 9999999, or off',
  )
})
