import { expect, test } from 'vitest'
import { deleteUnopened } from '../../src/households/household.ts'
import { deleteUnread } from '../../src/plans/stored-plan.ts'
import { newOperator } from '../admin/operator.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { type Ask, change, household, move, read, send, week } from './household.ts'

const service = serviceForFile()
const ask: Ask = (query, variables) => service.graphql(query, variables)
const sql = (statement: string, values: unknown[] = []) => service.fork().execute(statement, values)
const stored = async () => ((await sql('select id from stored_plan')) as { id: string }[]).map(({ id }) => id).sort()

test('plans of households and weeks that another follows stay; links that nobody opened go, with what they held on to', async () => {
  const [first, lone, before] = [await week(ask), await week(ask, { adults: 3 }), await week(ask, { adults: 4 })]
  const after = await week(ask, { adults: 4, after: before, startDate: '2026-11-30' })
  const { token, shown } = await household(ask, first)
  const { data } = await move(ask, 'replanHousehold', token, 'change: { adults: 5 }')
  const second = data.replanHousehold.household.planId
  await sql('update stored_plan set read_on = current_date - 40 where id <> ?', [after])
  expect(await deleteUnread(service.fork(), 30)).toBe(1)
  expect(await stored()).toEqual([first, second, before, after].sort())
  expect(lone).not.toBe(first)

  await sql(`update household set read_on = current_date - 181 where id = ?`, [shown.id])
  expect(await deleteUnopened(service.fork(), 181)).toBe(0)
  // Who opens it keeps it.
  await read(ask, token)
  expect(await deleteUnopened(service.fork(), 180)).toBe(0)
  await sql(`update household set read_on = current_date - 181 where id = ?`, [shown.id])
  expect(await deleteUnopened(service.fork(), 180)).toBe(1)
  expect(await read(ask, token)).toBeNull()
  await sql('update stored_plan set read_on = current_date - 40')
  // The week that was followed goes after the one that followed it.
  expect(await deleteUnread(service.fork(), 30)).toBe(3)
  expect(await deleteUnread(service.fork(), 30)).toBe(1)
})

test('of the changes that were taken the newest are known, so that nobody fills the disk with them', async () => {
  const { token, shown } = await household(ask, await week(ask))
  const ticks = Array.from({ length: 5 }, () => change('tick', { ingredientId: 'onion' }))
  for (const tick of ticks) await send(ask, token, [tick])
  await deleteUnopened(service.fork(), 180, 3)
  const left = (await sql('select id from household_change where household = ? order by at', [shown.id])) as {
    id: string
  }[]
  expect(left.map(({ id }) => id.split('/')[1])).toEqual(ticks.slice(2).map(({ id }) => id))
})

test('an operator deletes a household by its id or its link, and a plan; a key that only reads does not', async () => {
  const plan = await week(ask)
  const [one, other] = [await household(ask, plan), await household(ask, plan)]
  const ann = await newOperator(service)
  const remove = (id: string) => ann.ask('mutation ($id: ID!) { removeHousehold(id: $id) }', { id })
  expect((await remove(one.shown.id)).data).toEqual({ removeHousehold: true })
  expect((await remove(one.shown.id)).data).toEqual({ removeHousehold: false })
  expect(await read(ask, one.token)).toBeNull()
  expect((await ann.ask('mutation ($id: ID!) { removePlan(id: $id) }', { id: plan })).data).toEqual({
    removePlan: true,
  })
  // The link is still there, with what people wrote, but without its plan.
  await send(ask, other.token, [change('add', { lineId: 'candles-1', text: 'Candles' })])
  const left = await read(ask, other.token, 'plan { id }')
  expect([left.plan, left.items.length]).toEqual([null, 1])
  const moved = await move(ask, 'replanHousehold', other.token, 'change: { adults: 3 }')
  expect(moved.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await remove(other.shown.link)).data).toEqual({ removeHousehold: true })
  expect(await read(ask, other.token)).toBeNull()
  expect(service.bugs).toEqual([])
})
