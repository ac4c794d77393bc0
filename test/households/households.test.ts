import { beforeAll, describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type Ask, change, FIELDS, household, LIST, move, read, type Shown, send, week } from './household.ts'

const service = serviceForFile()
const ask: Ask = (query, variables) => service.graphql(query, variables)

let plan = ''
beforeAll(async () => {
  plan = await week(ask)
})

describe('a link', () => {
  test('is read by whoever has it, is random, and is not stored', async () => {
    const [one, other] = [await household(ask, plan), await household(ask, plan)]
    expect(one.token).toMatch(/^[\w-]{22}$/)
    expect(other.token).not.toBe(one.token)
    expect(await read(ask, one.token)).toEqual(one.shown)
    expect(one.shown).toMatchObject({ planId: plan, ticks: [], items: [], notes: [], locks: [], canUndo: false })
    const rows = JSON.stringify(await service.fork().execute('select * from household'))
    expect(rows).toContain(one.shown.id)
    for (const secret of [one.token, one.shown.calendar.split('/').at(-1).slice(0, -4)]) {
      expect(rows).not.toContain(secret)
    }
  })

  test('that is none shows nothing and changes nothing', async () => {
    for (const token of ['', 'x', 'a'.repeat(22), '0'.repeat(300)]) {
      expect(await read(ask, token)).toBeNull()
      const { errors } = await send(ask, token, [change('tick', { ingredientId: 'onion' })])
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      expect(errors?.[0]?.message).not.toContain(token || 'undefined')
    }
    const { errors } = await ask('mutation { createHousehold(planId: "nothing") { household { id } } }')
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('is ended by a new one, with its calendar; and by deleting', async () => {
    const { token, shown } = await household(ask, plan)
    const calendarOf = (address: string) => {
      const calendar = address.split('/').at(-1)?.slice(0, -4)
      return ask('query ($t: String!) { householdCalendar(token: $t) { id plans { id } } }', { t: calendar })
    }
    expect((await calendarOf(shown.calendar)).data.householdCalendar).toEqual({ id: shown.id, plans: [{ id: plan }] })
    // The calendar's token opens the calendar alone, and the link's is none of a calendar.
    expect(await read(ask, shown.calendar.split('/').at(-1).slice(0, -4))).toBeNull()
    expect((await calendarOf(`/${token}.ics`)).data.householdCalendar).toBeNull()

    const renewed = await ask(`mutation { renewHousehold(token: "${token}") { household { ${FIELDS} } } }`)
    const fresh = renewed.data.renewHousehold.household
    expect(fresh.id).toBe(shown.id)
    expect(await read(ask, token)).toBeNull()
    expect((await calendarOf(shown.calendar)).data.householdCalendar).toBeNull()
    const next = fresh.link.split('/').at(-1)
    expect((await read(ask, next)).planId).toBe(plan)

    expect((await ask(`mutation { deleteHousehold(token: "${next}") { deletedId } }`)).data.deleteHousehold).toEqual({
      deletedId: shown.id,
    })
    expect(await read(ask, next)).toBeNull()
    expect(await service.fork().execute('select 1 from household where id = ?', [shown.id])).toEqual([])
    expect(await service.fork().execute('select 1 from household_change where household = ?', [shown.id])).toEqual([])
  })

  test('has all that is stored under it, to take along', async () => {
    const { token, shown } = await household(ask, await week(ask, { kids: [{ age: 6 }], allergens: ['fish'] }))
    await send(ask, token, [change('add', { lineId: 'candles-1', text: 'Candles' })])
    const stored = JSON.parse((await read(ask, token, 'stored')).stored)
    expect(stored).toMatchObject({
      id: shown.id,
      items: [{ text: 'Candles' }],
      requests: [{ request: { params: { allergens: ['fish'], kids: [{ age: 6, appetite: 'normal' }] } } }],
    })
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('changes', () => {
  test('are taken once, however often they are sent', async () => {
    const { token } = await household(ask, plan)
    const add = change('add', { lineId: 'candles-1', text: 'Candles' })
    const strike = change('strike', { lineId: 'candles-1' }, 2)
    await send(ask, token, [add, add])
    const struck = (await send(ask, token, [strike])).data.changeHousehold.household
    expect(struck.items).toEqual([])
    expect((await send(ask, token, [add, strike, add])).data.changeHousehold).toEqual({
      household: struck,
      ignored: [],
    })
  })

  test('that came too late lose to ticks, and are named', async () => {
    const { token } = await household(ask, plan)
    const [ingredientId] = ['onion']
    await send(ask, token, [change('add', { lineId: 'candles-1', text: 'Candles' })])
    await send(ask, token, [change('tick', { ingredientId }), change('tickOwn', { lineId: 'candles-1' })])
    const late = [change('untick', { ingredientId }, 2), change('strike', { lineId: 'candles-1' }, 2)]
    const { household: now, ignored } = (await send(ask, token, late)).data.changeHousehold
    expect(ignored).toEqual(late.map(({ id }) => id))
    expect(now.ticks).toHaveLength(1)
    expect(now.items).toEqual([{ lineId: 'candles-1', text: 'Candles', ticked: true }])
    const seen = [
      change('untick', { ingredientId }, now.version),
      change('strike', { lineId: 'candles-1' }, now.version),
    ]
    const after = (await send(ask, token, seen)).data.changeHousehold.household
    expect([after.ticks, after.items]).toEqual([[], []])
    // Ticked elsewhere before that was known: it is back.
    const back = (await send(ask, token, [change('tickOwn', { lineId: 'candles-1' }, 3)])).data.changeHousehold
      .household
    expect(back.items).toEqual([{ lineId: 'candles-1', text: 'Candles', ticked: true }])
  })

  test('take back a struck line by writing it again, as undo does', async () => {
    const { token } = await household(ask, plan)
    await send(ask, token, [change('add', { lineId: 'candles-1', text: 'Candles' })])
    await send(ask, token, [change('strike', { lineId: 'candles-1' }, 2)])
    const again = await send(ask, token, [change('add', { lineId: 'candles-1', text: 'Candles' }, 3)])
    expect(again.data.changeHousehold.household.items).toEqual([
      { lineId: 'candles-1', text: 'Candles', ticked: false },
    ])
  })

  test('lock the dish that the device showed, or none: another may stand there by now', async () => {
    const { token, shown } = await household(ask, plan)
    const place = { day: 0, slot: 'dinner' }
    const other = (await move(ask, 'replanHousehold', token, 'change: { another: true }')).data.replanHousehold
      .household
    const late = change('lock', { ...place, planId: shown.planId })
    const ignored = (await send(ask, token, [late])).data.changeHousehold
    expect([ignored.household.locks, ignored.ignored]).toEqual([[], [late.id]])
    const seen = change('lock', { ...place, planId: other.planId })
    const locked = (await send(ask, token, [seen])).data.changeHousehold.household
    const dishes = (await read(ask, token, LIST)).plan.days[0].dishes
    const { recipeId } = dishes.find(({ slot, companion }: Shown) => slot === 'dinner' && !companion)
    expect(locked.locks).toEqual([{ ...place, recipeId }])
    const free = (await send(ask, token, [change('unlock', place)])).data.changeHousehold.household
    expect(free.locks).toEqual([])
  })

  test('mark what is at home after all, and hold notes', async () => {
    const { token } = await household(ask, plan)
    const { data } = await send(ask, token, [
      change('have', { ingredientId: 'onion' }),
      change('addNote', { lineId: 'note-0001', text: 'Grandma comes on Sunday' }),
    ])
    const { haveIds, notes, version } = data.changeHousehold.household
    expect([haveIds, notes]).toEqual([['onion'], [{ lineId: 'note-0001', text: 'Grandma comes on Sunday' }]])
    const gone = await send(ask, token, [
      change('haveNot', { ingredientId: 'onion' }, version),
      change('strikeNote', { lineId: 'note-0001' }, version),
    ])
    expect(gone.data.changeHousehold.household).toMatchObject({ haveIds: [], notes: [] })
  })

  test('are refused with what is wrong: links, long and empty lines, ids that are none', async () => {
    const { token } = await household(ask, plan)
    const wrong = [
      change('add', { lineId: 'line-0001', text: 'see https://example.org/x' }),
      change('add', { lineId: 'line-0001', text: 'www.example.org' }),
      change('add', { lineId: 'line-0001', text: 'x'.repeat(201) }),
      change('add', { lineId: 'line-0001', text: '  ' }),
      change('add', { lineId: 'line-0001', text: 'a\u202Eb' }),
      change('add', { text: 'Candles' }),
      change('add', { lineId: '<b>', text: 'Candles' }),
      change('tick', { ingredientId: 'ghost' }),
      change('tick', {}),
      change('lock', { day: 0, slot: 'snack' }),
      { ...change('tick', { ingredientId: 'onion' }), id: 'x' },
    ]
    for (const one of wrong) {
      const { errors } = await send(ask, token, [one])
      expect([one, errors?.[0]?.extensions.code]).toEqual([one, 'BAD_USER_INPUT'])
    }
    expect((await read(ask, token)).version).toBe(1)
  })

  test('write at most 300 lines', async () => {
    const { token } = await household(ask, plan)
    const add = (at: number) => change('add', { lineId: `line-${String(at).padStart(4, '0')}`, text: `Line ${at}` })
    for (let from = 0; from < 300; from += 100) {
      await send(
        ask,
        token,
        Array.from({ length: 100 }, (_, i) => add(from + i)),
      )
    }
    const more = add(300)
    const { household: full, ignored } = (await send(ask, token, [more])).data.changeHousehold
    expect(full.items).toHaveLength(300)
    expect(ignored).toEqual([more.id])
    await send(ask, token, [change('strike', { lineId: 'line-0007' }, full.version)])
    const { household: now } = (await send(ask, token, [add(301)])).data.changeHousehold
    expect(now.items.map(({ text }: Shown) => text)).toContain('Line 301')
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
