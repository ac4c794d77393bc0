import { TAGS } from '../src/catalogue/tags.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { label, words } from '../src/i18n/words.ts'
import { BUDGET_MODES, GOALS } from '../src/planner/params.ts'
import { ALLERGENS, COURSES, EQUIPMENT, EXCLUDE_TAGS, SLOTS } from '../src/planner/world.ts'
import type { PresetFacts } from '../src/plans/world.ts'
import { builder } from './builder.ts'
import { Country, Store } from './refs.ts'
import { type View, viewOf } from './view.ts'
import { langArgs } from './vocabulary.ts'
import { wordOf } from './words.ts'

interface ViewedRegion {
  readonly country: string
  readonly code: string
  readonly view: View
}
interface Labelled {
  readonly id: string
  readonly label: string
}
interface ViewedPreset {
  readonly facts: PresetFacts
  readonly view: View
}
interface ViewedMeta {
  readonly view: View
  /** '' : all countries */
  readonly country: string
}

const Region = builder.objectRef<ViewedRegion>('Region')
const Choice = builder.objectRef<Labelled>('Choice')
const ExcludePreset = builder.objectRef<ViewedPreset>('ExcludePreset')
const Filters = builder.objectRef<ViewedMeta>('Filters')
const Meta = builder.objectRef<ViewedMeta>('Meta')

builder.objectType(Region, {
  description: 'A part of a country with prices of its own.',
  fields: (t) => ({
    country: t.exposeString('country', { description: 'Country code.' }),
    code: t.exposeString('code', { description: 'Region code, as `region` in params takes it.' }),
    label: t.string({
      description: 'Name in the language of the answer.',
      resolve: ({ code, view }, _, context) =>
        wordOf(context, 'region', code, view.lang, (words) => words.name ?? code),
    }),
  }),
})

builder.objectType(Country, {
  description: 'A country whose prices are known.',
  fields: (t) => ({
    code: t.id({ description: 'ISO 3166 code.', resolve: ({ facts }) => facts.code }),
    label: t.string({
      description: 'Name in the language of the answer.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'country', facts.code, view.lang, (words) => words.name ?? facts.code),
    }),
    currency: t.string({ description: 'ISO 4217 code.', resolve: ({ facts }) => facts.currency }),
    symbol: t.string({ description: 'Symbol of the currency.', resolve: ({ facts }) => facts.symbol }),
    decimals: t.int({
      description: 'Decimals that prices are shown with.',
      extensions: { unit: 'digits' },
      resolve: ({ facts }) => facts.decimals,
    }),
    hasRegions: t.boolean({
      description: 'Whether there are regional prices.',
      resolve: ({ facts }) => facts.regions.length > 0,
    }),
    regions: t.field({
      type: [Region],
      description: 'Its regions with prices of their own.',
      resolve: ({ facts, view }) => facts.regions.map((code) => ({ country: facts.code, code, view })),
    }),
    stores: t.field({
      type: [Store],
      description: 'Its stores.',
      resolve: ({ facts, view }, _, context) =>
        [...context.catalogue().stores.values()]
          .filter((store) => store.country === facts.code)
          .map((store) => ({ facts: store, view })),
    }),
  }),
})

builder.objectType(Store, {
  description: 'A chain of shops, or the average of all.',
  fields: (t) => ({
    code: t.id({ description: 'Stable key, as `store` in params takes it.', resolve: ({ facts }) => facts.code }),
    country: t.string({ description: 'Country code.', resolve: ({ facts }) => facts.country }),
    name: t.string({
      description: 'Name of the chain; of the average of all shops, in the language of the answer.',
      resolve: ({ facts, view }) => (facts.kind === 'average' ? words(view.lang, 'page.nationalAverage') : facts.name),
    }),
    kind: t.string({ description: 'Kind, for example discounter.', resolve: ({ facts }) => facts.kind }),
    kindLabel: t.string({
      description: 'Name of the kind in the language of the answer.',
      resolve: ({ facts, view }) => label(view.lang, 'storeKind', facts.kind),
    }),
    priceIndex: t.float({
      description: 'Multiplier over the national average price.',
      extensions: { unit: 'ratio' },
      resolve: ({ facts }) => facts.priceIndex,
    }),
    basis: t.string({
      description: 'Where the index comes from: source, or recalled (approximate).',
      resolve: ({ facts }) => facts.basis,
    }),
  }),
})

builder.objectType(Choice, {
  description: 'A value and its name.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The value.' }),
    label: t.exposeString('label', { description: 'Its name in the language of the answer.' }),
  }),
})

builder.objectType(ExcludePreset, {
  description: 'A diet, rule or reason spelled out as exclusions to copy into params.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ facts }) => facts.id }),
    kind: t.string({ description: 'diet, religion, health or group.', resolve: ({ facts }) => facts.kind }),
    label: t.string({
      description: 'Name in the language of the answer.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'preset', facts.id, view.lang, (words) => words.name ?? facts.id),
    }),
    excludeTags: t.stringList({ description: 'For `excludeTags`.', resolve: ({ facts }) => [...facts.excludeTags] }),
    allergens: t.stringList({ description: 'For `allergens`.', resolve: ({ facts }) => [...facts.allergens] }),
    exclude: t.idList({ description: 'Ingredient ids, for `exclude`.', resolve: ({ facts }) => [...facts.exclude] }),
  }),
})

type LabelKind = Parameters<typeof label>[1]
const choices = (view: View, kind: LabelKind, ids: readonly string[]): Labelled[] =>
  ids.map((id) => ({ id, label: label(view.lang, kind, id) }))

builder.objectType(Filters, {
  description: 'The values that enumerated fields can take.',
  fields: (t) => {
    const of = (kind: LabelKind, ids: readonly string[], description: string) =>
      t.field({ type: [Choice], description, resolve: ({ view }) => choices(view, kind, ids) })
    return {
      slot: of('slot', SLOTS, 'Meals of a day.'),
      equipment: of('equipment', EQUIPMENT, 'Kitchen equipment.'),
      excludeTags: of('excludeTag', EXCLUDE_TAGS, 'Groups that can be excluded.'),
      goal: of('goal', GOALS, 'Goals.'),
      lang: of('language', LANGUAGES, 'Languages.'),
      budgetMode: of('budgetMode', BUDGET_MODES, 'What a budget is for.'),
      tags: of('tag', TAGS, 'Tags that recipes can have.'),
      course: of('course', COURSES, 'Courses of a table.'),
    }
  },
})

builder.objectType(Meta, {
  description: 'Reference data: what can be asked for, with names.',
  fields: (t) => ({
    countries: t.field({
      type: [Country],
      description: 'All countries.',
      resolve: ({ view }, _, context) => [...context.catalogue().countries.values()].map((facts) => ({ facts, view })),
    }),
    regions: t.field({
      type: [Region],
      description: 'Regions of the country asked for, or of all.',
      resolve: ({ view, country }, _, context) =>
        [...context.catalogue().countries.values()]
          .filter((facts) => country === '' || facts.code === country)
          .flatMap((facts) => facts.regions.map((code) => ({ country: facts.code, code, view }))),
    }),
    stores: t.field({
      type: [Store],
      description: 'Stores of the country asked for, or of all.',
      resolve: ({ view, country }, _, context) =>
        [...context.catalogue().stores.values()]
          .filter((facts) => country === '' || facts.country === country)
          .map((facts) => ({ facts, view })),
    }),
    allergens: t.field({
      type: [Choice],
      description: 'The fourteen EU allergens.',
      resolve: ({ view }) => choices(view, 'allergen', ALLERGENS),
    }),
    excludePresets: t.field({
      type: [ExcludePreset],
      description: 'Diets, rules and reasons spelled out as exclusions.',
      resolve: ({ view }, _, context) => context.catalogue().presets.map((facts) => ({ facts, view })),
    }),
    filters: t.field({ type: Filters, description: 'Values of the enumerated fields.', resolve: (meta) => meta }),
  }),
})

builder.queryFields((t) => ({
  country: t.field({
    type: Country,
    description: 'One country with its stores and regions.',
    args: { code: t.arg.id({ required: true, description: 'Country code, for example DE.' }), ...langArgs },
    resolve: (_, { code, lang }, context) => {
      const view = viewOf(context, { country: code, lang })
      const facts = context.catalogue().countries.get(code)
      // An unknown code was refused by name; the check is for the type.
      if (!facts) throw new Error(`unknown country ${code}`)
      return { facts, view }
    },
  }),
  meta: t.field({
    type: Meta,
    description: 'Reference data.',
    args: {
      country: t.arg.string({ description: 'Only the stores and regions of this country. Default: all.' }),
      ...langArgs,
    },
    resolve: (_, args, context) => ({ view: viewOf(context, args), country: args.country ?? '' }),
  }),
}))
