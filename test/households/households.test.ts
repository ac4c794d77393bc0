import { beforeAll, describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type Ask, change, FIELDS, household, LIST, move, read, type Shown, send, week } from './household.ts'

const service = serviceForFile()
const ask: Ask = (query, variables) => service.graphql(query, variables)

let plan = ''
beforeAll(async () => {
  plan = await week(ask)
})

interface Item {
  readonly ingredientId: string
  readonly needed: number
  readonly buy: number
  readonly pack: number
  readonly pantry: boolean
}
const itemsOf = ({ plan: shown }: Shown): Item[] =>
  shown.shopping.flatMap((group: { items: Item[] }) => group.items).filter(({ pantry }: Item) => !pantry)
const ticked = ({ ticks }: Shown): string[] =>
  ticks.filter(({ open }: Shown) => !open).map(({ ingredientId }: Shown) => ingredientId)

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

describe('another plan', () => {
  test('5 of 5 ticks are kept after a swap, the new dish is locked, and undo goes back', async () => {
    const { token } = await household(ask, plan)
    const before = await read(ask, token, LIST)
    const five = itemsOf(before).slice(0, 5)
    await send(
      ask,
      token,
      five.map(({ ingredientId }) => change('tick', { ingredientId, planId: plan })),
    )
    const dishes = before.plan.days.flatMap(({ dishes }: Shown) => dishes)
    const dish = dishes.find(({ swaps, companion, leftover }: Shown) => swaps.length > 0 && !companion && !leftover)
    const arguments_ = `dishId: "${dish.id}", recipeId: "${dish.swaps[0].recipe.id}"`
    const { data, errors } = await move(ask, 'swapHouseholdDish', token, arguments_)
    expect(errors).toBeUndefined()
    const after = data.swapHouseholdDish.household
    expect(after.planId).not.toBe(plan)
    expect(after.earlierPlanIds).toEqual([plan])
    expect(after.ticks).toHaveLength(5)
    expect(after.locks).toEqual([{ day: 0, slot: dish.slot, recipeId: dish.swaps[0].recipe.id }])

    // Of a plan that is no longer in use, a dish may be another one by now.
    const late = await move(ask, 'swapHouseholdDish', token, arguments_)
    expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    // Who has not seen the swap does not undo it.
    const stale = await move(ask, 'undoHousehold', token, 'seen: 1')
    expect(stale.data.undoHousehold.ignored).toHaveLength(1)
    expect(stale.data.undoHousehold.household.planId).toBe(after.planId)
    const undo = await move(ask, 'undoHousehold', token, `seen: ${after.version}`, 'undo-0001')
    const undone = undo.data.undoHousehold.household
    expect(undone).toMatchObject({ planId: plan, locks: [], canUndo: false, earlierPlanIds: [] })
    expect(ticked(undone).sort()).toEqual(five.map(({ ingredientId }) => ingredientId).sort())
    const again = await move(ask, 'undoHousehold', token, `seen: ${undone.version}`, 'undo-0001')
    expect(again.data.undoHousehold.household).toEqual(undone)
  })

  test('for more people opens a ticked line with the difference; for fewer it is ticked again', async () => {
    const { token } = await household(ask, plan)
    const before = itemsOf(await read(ask, token, LIST))
    await send(
      ask,
      token,
      before.map(({ ingredientId }) => change('tick', { ingredientId })),
    )
    expect(ticked(await read(ask, token))).toHaveLength(before.length)
    // The same dishes for more people: all are locked.
    const { plan: shown } = await read(ask, token, LIST)
    const locks = shown.days.flatMap(({ dishes }: Shown, day: number) =>
      dishes
        .filter(({ companion, leftover }: Shown) => !companion && !leftover)
        .map(({ slot }: Shown) => change('lock', { day, slot })),
    )
    await send(ask, token, locks)
    const { data, errors } = await move(ask, 'replanHousehold', token, 'change: { adults: 8 }')
    expect(errors).toBeUndefined()
    const after = data.replanHousehold.household
    expect(after.plan.adults).toBe(8)
    for (const { day, slot, recipeId } of after.locks) {
      const there = after.plan.days[day].dishes.map((dish: Shown) => `${dish.slot} ${dish.recipeId}`)
      expect(there).toContain(`${slot} ${recipeId}`)
    }
    expect(after.locks).toHaveLength(locks.length)
    const needs = new Map(itemsOf(after).map((item) => [item.ingredientId, item]))
    const opened = after.ticks.filter(({ open }: Shown) => open)
    expect(opened.length).toBeGreaterThan(5)
    for (const { ingredientId, bought, open, more, moreText } of after.ticks) {
      const line = needs.get(ingredientId)
      expect(open).toBe(line !== undefined && line.needed > bought)
      if (!open || !line) {
        expect([more, moreText]).toEqual([0, null])
        continue
      }
      expect(bought).toBe(before.find((item) => item.ingredientId === ingredientId)?.buy)
      expect(bought + more).toBeGreaterThanOrEqual(line.needed)
      expect(bought + more - line.pack).toBeLessThan(line.needed)
      expect(moreText).toMatch(/\d/)
    }
    const [open] = opened
    const bought = await send(ask, token, [change('tick', { ingredientId: open.ingredientId })])
    expect(ticked(bought.data.changeHousehold.household)).toContain(open.ingredientId)
    const fewer = await move(ask, 'replanHousehold', token, 'change: { adults: 2 }')
    expect(ticked(fewer.data.replanHousehold.household).length).toBeGreaterThan(ticked(after).length)
  })

  test('for another store, budget, day and other meals, and another week', async () => {
    const { token } = await household(ask, plan)
    const steps = [
      'store: "de-lidl"',
      'budgetMode: week, budgetValue: 90',
      'startDate: "2026-11-25"',
      'slots: [dinner]',
    ]
    let last = plan
    for (const step of [...steps, 'another: true']) {
      const { data, errors } = await move(ask, 'replanHousehold', token, `change: { ${step} }`)
      expect([step, errors]).toEqual([step, undefined])
      const now = data.replanHousehold.household
      expect(now.planId).not.toBe(last)
      last = now.planId
    }
    const { plan: now, earlierPlanIds } = await read(ask, token, LIST)
    expect(earlierPlanIds).toHaveLength(5)
    expect(now.store.code).toBe('de-lidl')
    expect(now.days[0].date).toBe('2026-11-25')
    expect(new Set(now.days.flatMap(({ dishes }: Shown) => dishes.map(({ slot }: Shown) => slot)))).toEqual(
      new Set(['dinner']),
    )
    const wrong = await move(ask, 'replanHousehold', token, 'change: { adults: 11 }')
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', given: 11 })
    expect((await read(ask, token)).planId).toBe(last)
  })

  test('next week has a new list; what was ticked late on the old one stays there', async () => {
    const { token } = await household(ask, plan)
    await send(ask, token, [
      change('tick', { ingredientId: 'onion' }),
      change('add', { lineId: 'candles-1', text: 'Candles' }),
      change('add', { lineId: 'matches-1', text: 'Matches' }),
      change('tickOwn', { lineId: 'matches-1' }),
    ])
    const { data, errors } = await move(ask, 'nextHouseholdWeek', token, '', 'next-0001')
    expect(errors).toBeUndefined()
    const next = data.nextHouseholdWeek.household
    expect(next.plan.days[0].date).toBe('2026-11-30')
    expect([next.ticks, next.items]).toEqual([[], [{ lineId: 'candles-1', text: 'Candles', ticked: false }]])
    expect((await move(ask, 'nextHouseholdWeek', token, '', 'next-0001')).data.nextHouseholdWeek.household).toEqual(
      next,
    )
    const late = await send(ask, token, [change('tick', { ingredientId: 'butter', planId: plan })])
    expect(late.data.changeHousehold.household.ticks).toEqual([])
    const back = (await move(ask, 'undoHousehold', token, `seen: ${next.version}`)).data.undoHousehold.household
    expect(ticked(back).sort()).toEqual(['butter', 'onion'])
    expect(back.items).toEqual([
      { lineId: 'candles-1', text: 'Candles', ticked: false },
      { lineId: 'matches-1', text: 'Matches', ticked: true },
    ])
    // What was not bought after all, as is found out a week later, is still to be bought.
    const again = (await move(ask, 'nextHouseholdWeek', token)).data.nextHouseholdWeek.household
    expect(again.items).toHaveLength(1)
    const untick = change('untickOwn', { lineId: 'matches-1' }, again.version)
    expect((await send(ask, token, [untick])).data.changeHousehold.household.items).toHaveLength(2)
  })

  test('by two at once: both changes hold', async () => {
    const { token } = await household(ask, plan)
    const both = await Promise.all([
      move(ask, 'replanHousehold', token, 'change: { adults: 3 }'),
      move(ask, 'replanHousehold', token, 'change: { store: "de-aldi" }'),
    ])
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined])
    const { plan: now, earlierPlanIds } = await read(ask, token, LIST)
    expect([now.adults, now.store.code, earlierPlanIds.length]).toEqual([3, 'de-aldi', 2])
  })

  test('of a table and a basket: other guests, another store', async () => {
    const { data } = await ask(`mutation {
      buildOccasion(id: "new-year-ru", guests: 6, params: { country: "DE", store: "de-average" }) { plan { id } }
      buildBasket(guests: 4, items: [{ recipeId: "syrniki" }], params: { country: "DE", store: "de-average" }) { plan { id } }
    }`)
    for (const id of [data.buildOccasion.plan.id, data.buildBasket.plan.id]) {
      const { token } = await household(ask, id)
      const { errors } = await move(ask, 'replanHousehold', token, 'change: { guests: 9, store: "de-lidl" }')
      expect(errors).toBeUndefined()
      const { stored } = await read(ask, token, 'stored')
      expect(JSON.parse(stored).requests.at(-1).request).toMatchObject({ guests: 9, params: { store: 'de-lidl' } })
    }
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
