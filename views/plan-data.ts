import type { Currency } from '../src/i18n/format.ts'

/** What the page of a plan shows. */
export interface Plan {
  readonly id: string
  readonly kind: 'week' | 'occasion' | 'basket'
  readonly occasion: { readonly title: string } | null
  readonly country: Currency & { readonly code: string; readonly label: string }
  readonly store: { readonly code: string; readonly name: string }
  /** adult portions of a meal; guests of a table */
  readonly portions: number
  readonly budget: number | null
  readonly target: { readonly kcal: number; readonly protein: number | null; readonly tolerance: number } | null
  readonly days: readonly Day[]
  readonly shopping: readonly { readonly label: string; readonly cost: number; readonly items: readonly Item[] }[]
  readonly totals: {
    readonly cost: number
    readonly costLow: number
    readonly costHigh: number
    readonly usedCost: number
    readonly items: number
    readonly kcalPerDay: number
    readonly proteinPerDay: number
    readonly cookMin: number
  }
  readonly priceSource: {
    readonly name: string
    readonly period: string
    readonly region: string
    readonly coverage: number
  }
  readonly storePrices: readonly {
    readonly store: { readonly code: string; readonly name: string }
    readonly cost: number
  }[]
  readonly warnings: readonly string[]
}

export interface Day {
  readonly index: number
  readonly date: string
  readonly label: string
  readonly kcal: number
  readonly protein: number
  readonly cost: number
  readonly dishes: readonly Dish[]
}

export interface Dish {
  readonly slot: string
  readonly slotLabel: string
  readonly recipeId: string
  readonly title: string
  readonly timeMin: number
  readonly kcal: number
  readonly cost: number
  readonly leftover: boolean
  readonly batch: boolean
  readonly servings: number | null
  readonly portions: number
  /** its recipe's page, with the amounts that are cooked */
  readonly href: string
  readonly why: string
}

export interface Item {
  readonly ingredientId: string
  readonly name: string
  readonly needed: number
  readonly neededText: string
  readonly buyText: string
  readonly packs: number
  /** null where `buyText` counts the packs */
  readonly packText: string | null
  /** nobody buys it */
  readonly tap: boolean
  readonly cost: number
  readonly pantry: boolean
  readonly usedIn: readonly string[]
}

export const planDocument = `
  query PlanPage($id: ID!) {
    plan(id: $id) {
      id kind occasion { title } country { code label currency decimals } store { code name } portions budget
      target { kcal protein tolerance }
      days {
        index date label kcal protein cost
        dishes { slot slotLabel recipeId title timeMin kcal cost leftover batch servings portions href why }
      }
      shopping { label cost items { ingredientId name needed neededText buyText packs packText tap cost pantry usedIn } }
      totals { cost costLow costHigh usedCost items kcalPerDay proteinPerDay cookMin }
      priceSource { name period region coverage }
      storePrices { store { code name } cost }
      warnings
    }
  }`

/** More than one day: a week, or a themed one. */
export const isWeek = (plan: Pick<Plan, 'days'>): boolean => plan.days.length > 1
