import { testService } from '../../test/harness/service.ts'

/** A dish of a plan, as a client is told of it. */
export interface ServedDish {
  readonly recipeId: string
  readonly slot: string
  readonly companion: boolean
  readonly leftover: boolean
  /** hands-on minutes in the household's kitchen */
  readonly activeMin: number
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

/** Dishes by day and what is bought for them, as a client is told of a week or of a basket. */
export interface ServedList {
  readonly id: string
  /** energy of one adult */
  readonly days: readonly { readonly date: string; readonly kcal: number; readonly dishes: readonly ServedDish[] }[]
  readonly lines: readonly ServedLine[]
  /** lines of what is usually at home, which `cost` leaves out */
  readonly pantry: readonly ServedLine[]
  /** of `lines`, in whole packs */
  readonly cost: number
  readonly usedCost: number
}

/** A week, as a client is told of it. */
export interface ServedWeek extends ServedList {
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

/** A dish of a basket. */
export interface Item {
  readonly recipeId: string
  readonly servings: number
}

const LIST = `
  id
  totals { cost usedCost }
  days { date kcal dishes { recipeId slot companion leftover activeMin portion kcal } }
  shopping { items { ingredientId needed buy cost pantry } }
`
const WEEK = `mutation ($params: Params!) {
  buildPlan(params: $params) {
    plan {
      ${LIST}
      target { kcalLow kcalHigh }
      warnings
      left { ingredient { id } amount used }
    }
  }
}`
const BASKET = `mutation ($guests: Int!, $items: [BasketItem!]!, $params: Params!) {
  buildBasket(guests: $guests, items: $items, params: $params) { plan { ${LIST} } }
}`

interface AnswerOfList extends Pick<ServedList, 'id' | 'days'> {
  readonly totals: Pick<ServedList, 'cost' | 'usedCost'>
  readonly shopping: readonly { readonly items: readonly (ServedLine & { readonly pantry: boolean })[] }[]
}

function listOf({ id, days, totals, shopping }: AnswerOfList): ServedList {
  const items = shopping.flatMap((group) => group.items)
  return {
    id,
    days,
    ...totals,
    lines: items.filter(({ pantry }) => !pantry),
    pantry: items.filter(({ pantry }) => pantry),
  }
}

export type WeekServer = Awaited<ReturnType<typeof weekServer>>

/** The whole service, asked for weeks and for lists of dishes. */
export async function weekServer() {
  const service = await testService()
  /** @throws Error with what the service answered instead of a plan */
  const build = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await service.graphql(query, variables)
    const plan = (data?.buildPlan ?? data?.buildBasket)?.plan
    if (!plan) throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(errors)}`)
    return plan
  }
  return {
    week: async (params: Record<string, unknown>): Promise<ServedWeek> => {
      const plan = await build(WEEK, { params })
      const { target, warnings, left } = plan
      return { ...listOf(plan), ...target, warnings, left }
    },
    /** One list of chosen dishes. */
    basket: async (guests: number, items: readonly Item[], params: Record<string, unknown>): Promise<ServedList> =>
      listOf(await build(BASKET, { guests, items, params })),
    close: () => service.close(),
  }
}
