import { amount, estimate, money as inMoney, period } from '../src/i18n/format.ts'
import { words } from '../src/i18n/words.ts'
import { portionCost } from '../src/plans/cost.ts'
import { priceSource } from '../src/prices/estimate.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { Plan, type ViewedPlan } from './plan.ts'
import { RecipeIngredient, RecipePage, recipeTitle } from './recipe.ts'
import { Country, Recipe } from './refs.ts'
import { marketOf, money, type View } from './view.ts'
import { wordsOf } from './words.ts'

// Sentences for a chat or a message: what a person who sees no page must be told.

const currencyOf = (context: Context, view: View) => ({
  currency: context.catalogue().countries.get(view.at.country)?.currency ?? 'EUR',
  decimals: marketOf(context, view).decimals,
})

async function placeOf(context: Context, { lang, at }: View): Promise<string> {
  const [kind, id] = at.region ? (['region', at.region] as const) : (['country', at.country] as const)
  return (await wordsOf(context, kind, id, lang)).name ?? id
}

/** That prices are estimates, for which period, and of which office. */
async function priceNote(context: Context, view: View): Promise<string> {
  const source = priceSource(context.catalogue().prices, view.at.country, view.at.region)
  return words(view.lang, 'page.priceNote', {
    name: words(view.lang, `source.${source.source}`),
    period: period(view.lang, source.period),
    region: await placeOf(context, view),
  })
}

async function titleOf(context: Context, { kept, view }: ViewedPlan): Promise<string> {
  const { occasion, days } = kept.plan
  const feast = occasion ? (await wordsOf(context, 'occasion', occasion, view.lang)).title : undefined
  return feast ?? words(view.lang, days.length > 1 ? 'page.weekTitle' : 'page.tableTitle')
}

async function planSummary(context: Context, plan: ViewedPlan): Promise<string> {
  const { kept, view } = plan
  const { lang } = view
  const currency = currencyOf(context, view)
  const major = (minor: number) => money(minor, marketOf(context, view))
  const { source, coverage, low, high } = kept.prices
  const band = words(lang, 'page.band', {
    low: inMoney(lang, major(low), currency),
    high: inMoney(lang, major(high), currency),
  })
  const total = estimate(lang, major(kept.plan.totals.costMinor), currency)
  return [
    `${await titleOf(context, plan)}: ${context.baseUrl}/plan/${kept.id}`,
    `${words(lang, 'page.total')}: ${total} (${band})`,
    words(lang, 'page.source', {
      name: words(lang, `source.${source.source}`),
      period: period(lang, source.period),
      region: await placeOf(context, view),
      coverage: Math.round(coverage.coverage * 100),
    }),
  ].join('\n')
}

builder.objectFields(Plan, (t) => ({
  summary: t.string({
    description:
      'Three lines for a chat: its title with the page for people, the estimated total, where the estimates come from.',
    resolve: (plan, _, context) => planSummary(context, plan),
  }),
}))

const noteField =
  'That prices are estimates, for which period and by which office: a sentence to show beside any price.'
const currencyField = 'ISO 4217 code of the currency of the costs.'

builder.objectFields(Recipe, (t) => ({
  summary: t.string({
    description: 'One line for a chat: its name, minutes, energy and estimated cost of a portion.',
    resolve: async ({ facts, view }, _, context) => {
      const { lang } = view
      const market = marketOf(context, view)
      const cost = estimate(
        lang,
        money(portionCost(facts, context.catalogue().ingredients, market), market),
        currencyOf(context, view),
      )
      const figures = [
        words(lang, 'page.minutes', { minutes: facts.timeMin }),
        words(lang, 'page.kcal', { kcal: Math.round(facts.nutrients.kcal) }),
        words(lang, 'page.perPortion', { cost }),
      ]
      return `${await recipeTitle(context, facts.id, view)}: ${figures.join(' · ')}`
    },
  }),
  priceNote: t.string({ description: noteField, resolve: ({ view }, _, context) => priceNote(context, view) }),
  currency: t.string({
    description: currencyField,
    resolve: ({ view }, _, context) => currencyOf(context, view).currency,
  }),
}))

builder.objectFields(RecipeIngredient, (t) => ({
  amountText: t.string({
    description: 'The amount with its unit as the language writes it.',
    resolve: ({ line, view }, _, context) => {
      const unit = context.catalogue().ingredients.get(line.ingredient)?.unit ?? 'g'
      return amount(view.lang, line.amount / HUNDREDTHS, unit)
    },
  }),
}))
const HUNDREDTHS = 100

builder.objectFields(RecipePage, (t) => ({
  summary: t.string({
    description: 'How many were found, in words.',
    resolve: ({ total, view }) => words(view.lang, 'page.found', { count: total }),
  }),
  priceNote: t.string({ description: noteField, resolve: ({ view }, _, context) => priceNote(context, view) }),
  currency: t.string({
    description: currencyField,
    resolve: ({ view }, _, context) => currencyOf(context, view).currency,
  }),
}))

builder.objectFields(Country, (t) => ({
  priceNote: t.string({
    description: noteField,
    resolve: ({ facts, view }, _, context) =>
      priceNote(context, { ...view, at: { country: facts.code, region: '', store: '' } }),
  }),
}))
