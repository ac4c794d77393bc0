import { beforeAll, describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type Ask, change, household, LIST, move, read, type Shown, send, week } from './household.ts'

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
