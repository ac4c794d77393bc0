import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { scheduleFaults, type Told, type ToldDish, type ToldLine } from './schedule-check.ts'

const service = serviceForFile()

const DISHES = 'date dishes { id slot recipe { id serve course keepsDays timeMin activeMin waitMin stages } }'
const LINES =
  'serveAt cooks startDate startTime workMin workOnDayMin lines { date time until minutes action dish { id } }'

/** A table's id and dishes. */
async function table(occasion: string, guests: number) {
  const { data, errors } = await service.graphql(
    `mutation($id: ID!, $guests: Int!) { buildOccasion(id: $id, guests: $guests, params: { country: "DE", store: "de-average", equipment: [stove, oven, blender, mixer, grill, steamer, airfryer, multicooker, microwave, meatgrinder] }) { plan { id days { ${DISHES} } } } }`,
    { id: occasion, guests },
  )
  expect(errors).toBeUndefined()
  const { id, days } = data.buildOccasion.plan
  return { id, date: days[0].date as string, dishes: days[0].dishes as readonly ToldDish[] }
}

async function scheduleOf(id: string, args = '') {
  const { data, errors } = await service.graphql(`query($id: ID!) { plan(id: $id) { schedule${args} { ${LINES} } } }`, {
    id,
  })
  expect(errors).toBeUndefined()
  return data.plan.schedule as Omit<Told, 'dishes' | 'date'> & {
    readonly startDate: string
    readonly startTime: string
    readonly workMin: number
    readonly workOnDayMin: number
    readonly lines: readonly ToldLine[]
  }
}

const occasions = load(readFileSync(new URL('../../data/occasions.yaml', import.meta.url), 'utf8')) as Record<
  string,
  { readonly kind: string; readonly serveAt?: string }
>
const tables = Object.keys(occasions).filter((id) => occasions[id]?.kind === 'menu')

test.each(tables)('%s can be cooked with one oven, four burners and two hands, however many come', async (occasion) => {
  for (const guests of [2, 8, 13, 40]) {
    const { id, date, dishes } = await table(occasion, guests)
    for (const args of ['', '(serveAt: "13:00")', '(serveAt: "21:30", cooks: 2)']) {
      const told = await scheduleOf(id, args)
      expect([guests, args, scheduleFaults({ ...told, date, dishes })]).toEqual([guests, args, []])
    }
  }
})

test('a table is served at the usual hour of its occasion, unless another is asked for', async () => {
  const { id } = await table('new-year-ru', 8)
  expect((await scheduleOf(id)).serveAt).toBe(occasions['new-year-ru']?.serveAt)
  expect((await scheduleOf(id, '(serveAt: "20:00")')).serveAt).toBe('20:00')
})

test('hands-on minutes are those of the recipes, and those of the day are told', async () => {
  const { id, date, dishes } = await table('new-year-ru', 12)
  const told = await scheduleOf(id)
  const work = ({ action }: ToldLine) => ['hands', 'stove', 'bake'].includes(action)
  const sum = (lines: readonly ToldLine[]) => lines.reduce((total, { minutes }) => total + minutes, 0)
  expect(told.workMin).toBe(dishes.reduce((total, { recipe }) => total + (recipe.activeMin ?? recipe.timeMin), 0))
  expect(told.workMin).toBe(sum(told.lines.filter(work)))
  expect(told.workOnDayMin).toBe(sum(told.lines.filter((line) => work(line) && line.date >= date)))
  expect(told.workOnDayMin).toBeLessThan(told.workMin)
  expect([told.startDate, told.startTime]).toEqual([told.lines[0]?.date, told.lines[0]?.time])
  const { data } = await service.graphql(`query($id: ID!) { plan(id: $id) { totals { cookMin } } }`, { id })
  expect(data.plan.totals.cookMin).toBe(told.workMin)
})

test('two cooks do no worse than one', async () => {
  const { id } = await table('wigilia-pl', 12)
  const [one, two] = [await scheduleOf(id), await scheduleOf(id, '(cooks: 2)')]
  expect(two.workOnDayMin).toBeGreaterThanOrEqual(one.workOnDayMin)
})

test('a week has no schedule, a basket has one', async () => {
  const params = '{ country: "DE", store: "de-average" }'
  const { data } = await service.graphql(
    `mutation { week: buildPlan(params: ${params}) { plan { schedule { serveAt } } }
      basket: buildBasket(guests: 4, items: [{ recipeId: "borscht" }, { recipeId: "syrniki" }], params: ${params}) { plan { schedule { serveAt lines { action } } } } }`,
  )
  expect(data.week.plan.schedule).toBeNull()
  expect(data.basket.plan.schedule.serveAt).toBe('18:00')
  expect(data.basket.plan.schedule.lines.length).toBeGreaterThan(4)
})

test.each([
  ['(serveAt: "25:00")', /serveAt is "25:00"/],
  ['(serveAt: "noon")', /serveAt is "noon"/],
  ['(cooks: 0)', /cooks is "?0/],
])('refuses %s and says what is allowed', async (args, sentence) => {
  const { id } = await table('romantic-dinner', 2)
  const { errors } = await service.graphql(`query($id: ID!) { plan(id: $id) { schedule${args} { serveAt } } }`, { id })
  expect(errors?.[0]?.message).toMatch(sentence)
})

test('the checker sees what is wrong', async () => {
  const { id, date, dishes } = await table('new-year-ru', 8)
  const told = await scheduleOf(id)
  const faultsOf = (lines: readonly ToldLine[]) => scheduleFaults({ ...told, lines, date, dishes })
  const last = told.lines.findLast(({ action }) => action === 'oven')
  expect(faultsOf(told.lines)).toEqual([])
  expect(faultsOf(told.lines.filter(({ action }) => action !== 'serve'))).not.toEqual([])
  expect(faultsOf(told.lines.filter((line) => line !== last))).not.toEqual([])
  expect(faultsOf(told.lines.map((line) => ({ ...line, time: '12:00', date })))).toContain('two dishes in the oven')
  expect(faultsOf(told.lines.map((line) => (line === last ? { ...line, time: '23:55' } : line)))).not.toEqual([])
})
