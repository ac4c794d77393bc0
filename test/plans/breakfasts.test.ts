import { describe, expect, test } from 'vitest'
import { dateAfter } from '../../src/planner/calendar.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

interface Dish {
  readonly recipeId: string
  readonly slot: string
  readonly companion: boolean
  readonly recipe: { readonly part: string; readonly mainIngredient: { readonly family: string } }
}
interface Week {
  readonly id: string
  readonly days: readonly { readonly date: string; readonly dishes: readonly Dish[] }[]
}

const QUERY = `mutation ($params: Params!) {
  buildPlan(params: $params) {
    plan { id days { date dishes { recipeId slot companion recipe { part mainIngredient { family } } } } }
  }
}`

async function week(country: string, more: Record<string, unknown> = {}): Promise<Week> {
  const params = { country, store: `${country.toLowerCase()}-average`, startDate: '2026-11-23', ...more }
  return (await service.graphql(QUERY, { params })).data.buildPlan.plan
}

/** What the breakfasts of a week's five working days are about. */
const onWorkingDays = ({ days }: Week): string[] =>
  days
    .slice(0, 5)
    .flatMap(({ dishes }) =>
      dishes.filter(({ slot, companion }) => slot === 'breakfast' && !companion).map(({ recipeId }) => recipeId),
    )

describe('a breakfast', () => {
  test('is of another main ingredient than lunch and dinner of its day, bread left out', async () => {
    let days = 0
    let twice = 0
    for (const country of ['RU', 'US', 'FI', 'GB', 'HU', 'RO', 'TR', 'BG']) {
      for (const { dishes } of (await week(country)).days) {
        const kinds = (isBreakfast: boolean): string[] =>
          dishes
            .filter(({ slot, companion }) => !companion && (slot === 'breakfast') === isBreakfast)
            .filter(({ recipe }) => recipe.part === 'main')
            .map(({ recipe }) => recipe.mainIngredient.family)
        const [morning, later] = [kinds(true), kinds(false)]
        if (morning.length === 0 || later.length === 0) continue
        days++
        if (morning.some((kind) => later.includes(kind))) twice++
      }
    }
    expect(days).toBeGreaterThan(20)
    expect(twice).toBe(0)
  })

  test('is another one in other weeks', async () => {
    const weeks = Array.from({ length: 8 }, (_, at) => week('FI', { startDate: dateAfter('2026-11-23', 7 * at) }))
    const different = new Set((await Promise.all(weeks)).flatMap(onWorkingDays))
    expect(different.size).toBeGreaterThan(7)
  })

  test('of a working day goes on in the week after', async () => {
    for (const country of ['FI', 'GB', 'FR']) {
      const first = await week(country)
      const next = await week(country, { startDate: '2026-11-30', after: first.id })
      expect([country, new Set(onWorkingDays(next))]).toEqual([country, new Set(onWorkingDays(first))])
    }
  })
})
