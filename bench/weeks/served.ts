import { testService } from '../../test/harness/service.ts'

/** A dish of a plan, as a client is told of it. */
export interface ServedDish {
  readonly recipeId: string
  readonly slot: string
  readonly companion: boolean
  readonly leftover: boolean
  /** share of the recipe's portion */
  readonly portion: number
  readonly kcal: number
}

/** A line of the list that is to be bought. */
export interface ServedLine {
  readonly ingredientId: string
  readonly needed: number
  readonly buy: number
  readonly cost: number
}

/** A week, as a client is told of it. */
export interface ServedWeek {
  readonly id: string
  readonly days: readonly { readonly date: string; readonly kcal: number; readonly dishes: readonly ServedDish[] }[]
  readonly lines: readonly ServedLine[]
  readonly cost: number
  readonly usedCost: number
  readonly kcalLow: number
  readonly kcalHigh: number
  readonly warnings: readonly string[]
  /** what the week before left, and what of it is used */
  readonly left: readonly {
    readonly ingredient: { readonly id: string }
    readonly amount: number
    readonly used: number
  }[]
}

const WEEK = `mutation ($params: Params!) {
  buildPlan(params: $params) {
    plan {
      id
      target { kcalLow kcalHigh }
      totals { cost usedCost }
      warnings
      days { date kcal dishes { recipeId slot companion leftover portion kcal } }
      left { ingredient { id } amount used }
      shopping { items { ingredientId needed buy cost pantry } }
    }
  }
}`

export type WeekServer = Awaited<ReturnType<typeof weekServer>>

/** The whole service, asked for weeks. */
export async function weekServer() {
  const service = await testService()
  return {
    /** @throws Error with what the service answered instead of a plan */
    week: async (params: Record<string, unknown>): Promise<ServedWeek> => {
      const { data, errors } = await service.graphql(WEEK, { params })
      if (!data?.buildPlan?.plan) throw new Error(`${JSON.stringify(params)}: ${JSON.stringify(errors)}`)
      const { id, target, totals, warnings, days, shopping, left } = data.buildPlan.plan
      const items = shopping.flatMap((group: { items: (ServedLine & { pantry: boolean })[] }) => group.items)
      return {
        id,
        days,
        lines: items.filter(({ pantry }: { pantry: boolean }) => !pantry),
        ...totals,
        ...target,
        warnings,
        left,
      }
    },
    close: () => service.close(),
  }
}
