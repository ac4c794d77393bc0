import { span } from '../../src/i18n/format.ts'
import type { Lang } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import type { AnswerOf, PageContext } from '../page.ts'

/** What is shown of a plan, wherever it is shown whole. */
export const PLAN_FIELDS = `
      id kind country { code label currency decimals } store { code name } portions adults children budget
      target { kcal protein tolerance }
      days {
        index date label kcal protein cost
        dishes { slot slotLabel companion recipeId title timeMin activeMin method { text } kcal cost leftover batch servings portions href why }
      }
      shopping { category label cost items { ingredientId name standInText needed neededText buyText packs packText tap cost seasonText leftText pantry usedIn } }
      left { name amountText used usedText }
      totals { cost costLow costHigh usedCost items kcalPerDay proteinPerDay cookMin }
      priceSource { name period region sureness }
      storePrices { store { code name comparedLabel } cost }
      warningDetails { code text }` as const

export const planDocument = `
  query PlanPage($id: ID!) {
    plan(id: $id) {
      ${PLAN_FIELDS} after
      occasion { id title }
      request {
        country region store adults kids { age appetite } slots presets allergens exclude excludeTags have budgetMode
        budgetValue goal startDate equipment collection taste maxMin after variant keep { slot recipeId }
      }
    }
  }` as const

/** A plan with what it was asked for. */
export type PlanWithRequest = AnswerOf<typeof planDocument>
/** What is shown of a plan, whoever asked for it. */
export interface Plan extends Omit<PlanWithRequest, 'request' | 'after' | 'occasion'> {
  readonly occasion: Pick<NonNullable<PlanWithRequest['occasion']>, 'title'> | null
}
export type Day = Plan['days'][number]
export type Dish = Day['dishes'][number]
export type Item = Plan['shopping'][number]['items'][number]

/** What tells of which kind a plan is. */
interface Kind {
  readonly days: readonly unknown[]
  readonly occasion: { readonly title: string } | null
}

/** More than one day: a week, or a themed one. */
export const isWeek = ({ days }: Pick<Kind, 'days'>): boolean => days.length > 1

/** From when to when. */
export function datesOf(
  {
    days,
    country,
  }: { readonly days: readonly { readonly date: string }[]; readonly country: { readonly code: string } },
  lang: Lang,
): string {
  const first = days[0]?.date ?? ''
  return span(lang, first, days.at(-1)?.date ?? first, country.code)
}

/** The heading of its page: when, or the feast; below it, smaller, the rest. */
export function headingOf(plan: Kind & Parameters<typeof datesOf>[0], context: PageContext): readonly [string, string] {
  const dates = datesOf(plan, context.lang)
  const title = titleOf(plan, context)
  return plan.occasion ? [title, dates] : [dates, title]
}

/** What a plan is called: the feast, or what it is. */
export const titleOf = (plan: Kind, { lang }: PageContext): string =>
  plan.occasion?.title ?? message(lang, isWeek(plan) ? 'page.weekTitle' : 'page.tableTitle')
