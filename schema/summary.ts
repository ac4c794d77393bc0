import { measureOf } from '../src/catalogue/measure.ts'
import { estimate, money as inMoney, period } from '../src/i18n/format.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { packed, quantity } from '../src/i18n/quantity.ts'
import { words } from '../src/i18n/words.ts'
import { portionCost } from '../src/plans/cost.ts'
import type { KeptPlan } from '../src/plans/make.ts'
import type { MarketPlace } from '../src/plans/world.ts'
import { priceSource } from '../src/prices/estimate.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { currencyOf, marketOf, money, placeOf } from './place.ts'
import { Plan, placeOfPlan, ShopItem } from './plan.ts'
import { RecipeIngredient, RecipePage, recipeTitle } from './recipe.ts'
import { Country, Recipe } from './refs.ts'
import type { Saying } from './sentences.ts'
import { countryArgs, langArgs, marketArgs, regionArgs } from './vocabulary.ts'
import { wordsOf } from './words.ts'

// Sentences for a chat or a message: what a person who sees no page must be told.

const HUNDREDTHS = 100

const unitOf = (context: Context, ingredient: string): string =>
  context.catalogue().ingredients.get(ingredient)?.unit ?? 'g'

const currencyAt = (context: Context, at: MarketPlace) => ({
  currency: currencyOf(context, at),
  decimals: marketOf(context, at).decimals,
})

async function placeName(context: Context, { lang, at }: Saying): Promise<string> {
  const [kind, id] = at.region ? (['region', at.region] as const) : (['country', at.country] as const)
  return (await wordsOf(context, kind, id, lang)).name ?? id
}

/** That prices are estimates, for which period, and of which office. */
async function priceNote(context: Context, saying: Saying): Promise<string> {
  const { lang, at } = saying
  const source = priceSource(context.catalogue().prices, at.country, at.region)
  return words(lang, 'page.priceNote', {
    name: words(lang, `source.${source.source}`),
    period: period(lang, source.period),
    region: await placeName(context, saying),
  })
}

async function titleOf(context: Context, { plan: { occasion, days } }: KeptPlan, lang: Lang): Promise<string> {
  const feast = occasion ? (await wordsOf(context, 'occasion', occasion, lang)).title : undefined
  return feast ?? words(lang, days.length > 1 ? 'page.weekTitle' : 'page.tableTitle')
}

async function planSummary(context: Context, kept: KeptPlan, lang: Lang): Promise<string> {
  const at = placeOfPlan(kept)
  const currency = currencyAt(context, at)
  const major = (minor: number) => money(minor, marketOf(context, at))
  const { source, coverage, low, high } = kept.prices
  const band = words(lang, 'page.band', {
    low: inMoney(lang, major(low), currency),
    high: inMoney(lang, major(high), currency),
  })
  const total = estimate(lang, major(kept.plan.totals.costMinor), currency)
  return [
    `${await titleOf(context, kept, lang)}: ${context.baseUrl}/plan/${kept.id}`,
    `${words(lang, 'page.total')}: ${total} (${band})`,
    words(lang, 'page.source', {
      name: words(lang, `source.${source.source}`),
      period: period(lang, source.period),
      region: await placeName(context, { lang, at }),
      coverage: Math.round(coverage.coverage * 100),
    }),
  ].join('\n')
}

builder.objectFields(Plan, (t) => ({
  summary: t.string({
    description:
      'Three lines for a chat: its title with the page for people, the estimated total, where the estimates come from.',
    args: langArgs,
    resolve: (plan, args, context) => planSummary(context, plan, langOf(context, args)),
  }),
}))

const noteField =
  'That prices are estimates, for which period and by which office: a sentence to show beside any price.'
const currencyField = 'ISO 4217 code of the currency of the costs.'

builder.objectFields(Recipe, (t) => ({
  summary: t.string({
    description: 'One line for a chat: its name, minutes, energy and estimated cost of a portion.',
    args: { ...langArgs, ...marketArgs },
    resolve: async (recipe, args, context) => {
      const lang = langOf(context, args)
      const at = placeOf(context, args)
      const market = marketOf(context, at)
      const minor = portionCost(recipe, context.catalogue().ingredients, market)
      const cost = estimate(lang, money(minor, market), currencyAt(context, at))
      const figures = [
        words(lang, 'page.minutes', { minutes: recipe.timeMin }),
        words(lang, 'page.kcal', { kcal: Math.round(recipe.nutrients.kcal) }),
        words(lang, 'page.perPortion', { cost }),
      ]
      return `${await recipeTitle(context, recipe.id, lang)}: ${figures.join(' · ')}`
    },
  }),
  priceNote: t.string({
    description: noteField,
    args: { ...langArgs, ...regionArgs },
    resolve: (_, args, context) => priceNote(context, { lang: langOf(context, args), at: placeOf(context, args) }),
  }),
  currency: t.string({
    description: currencyField,
    args: countryArgs,
    resolve: (_, args, context) => currencyOf(context, placeOf(context, args)),
  }),
}))

builder.objectFields(RecipeIngredient, (t) => ({
  amountText: t.string({
    description: 'The amount as a cook measures it, in words: "2 cloves", "1 tsp (2 g)", "½"; rounded for reading.',
    args: langArgs,
    resolve: ({ ingredient, amount }, args, context) =>
      quantity(langOf(context, args), amount / HUNDREDTHS, unitOf(context, ingredient), measureOf(ingredient)),
  }),
}))

builder.objectFields(ShopItem, (t) => ({
  neededText: t.string({
    description: '`needed` as a cook measures it, in words.',
    args: langArgs,
    resolve: ({ line: { ingredient, needed } }, args, context) =>
      quantity(langOf(context, args), needed / HUNDREDTHS, unitOf(context, ingredient), measureOf(ingredient)),
  }),
  buyText: t.string({
    description: '`buy` as the shop sells it, in words: "3 heads", "1.5 kg".',
    args: langArgs,
    resolve: ({ line: { ingredient, packs, pack } }, args, context) =>
      packed(langOf(context, args), packs, pack / HUNDREDTHS, unitOf(context, ingredient), measureOf(ingredient)),
  }),
  packText: t.string({
    nullable: true,
    description:
      'One pack as the shop sells it, in words; null where `buyText` counts the packs: heads, single lemons.',
    args: langArgs,
    resolve: ({ line: { ingredient, pack } }, args, context) => {
      const unit = unitOf(context, ingredient)
      const measure = measureOf(ingredient)
      const counted = measure.pack || (unit === 'pcs' && pack === HUNDREDTHS)
      return counted ? null : packed(langOf(context, args), 1, pack / HUNDREDTHS, unit, measure)
    },
  }),
  tap: t.boolean({
    description: 'Comes from the tap: nobody buys it or looks whether it is at home.',
    resolve: ({ line }) => measureOf(line.ingredient).tap ?? false,
  }),
}))

builder.objectFields(RecipePage, (t) => ({
  summary: t.string({
    description: 'How many were found, in words.',
    args: langArgs,
    resolve: ({ total }, args, context) => words(langOf(context, args), 'page.found', { count: total }),
  }),
  priceNote: t.string({
    description: noteField,
    args: { ...langArgs, ...regionArgs },
    resolve: (_, args, context) => priceNote(context, { lang: langOf(context, args), at: placeOf(context, args) }),
  }),
  currency: t.string({
    description: currencyField,
    args: countryArgs,
    resolve: (_, args, context) => currencyOf(context, placeOf(context, args)),
  }),
}))

builder.objectFields(Country, (t) => ({
  priceNote: t.string({
    description: noteField,
    args: langArgs,
    resolve: ({ code }, args, context) =>
      priceNote(context, { lang: langOf(context, args), at: placeOf(context, { country: code }) }),
  }),
}))
