import { TAGS } from '../src/catalogue/tags.ts'
import { ALLERGENS, COURSES, EQUIPMENT, EXCLUDE_TAGS, SLOTS } from '../src/catalogue/vocabulary.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/message.ts'
import { BUDGET_MODES, GOALS } from '../src/planner/params.ts'
import type { CountryFacts, PresetFacts } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { connectionType, nestedArgs, nestedCost, nestedPage, StoreConnection } from './connection.ts'
import { langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { Node, OWN_ID, regionId } from './node.ts'
import { placeOf } from './place.ts'
import { PRICE_NOTE, priceNote } from './price-note.ts'
import { Country, Store } from './refs.ts'
import { textOf } from './texts.ts'
import { Allergen, allergensIn, ExcludeTag, langArgs, PresetKind } from './vocabulary.ts'

type LabelKind = Parameters<typeof label>[1]
interface KnownRegion {
  readonly country: string
  readonly code: string
}
interface KnownChoice {
  readonly kind: LabelKind
  readonly value: string
}
interface Offer {
  /** '' : all countries */
  readonly country: string
}

const Region = builder.objectRef<KnownRegion>('Region')
const Choice = builder.objectRef<KnownChoice>('Choice')
const ExcludePreset = builder.objectRef<PresetFacts>('ExcludePreset')
const Filters = builder.objectRef<object>('Filters')
const Meta = builder.objectRef<Offer>('Meta')

builder.objectType(Region, {
  interfaces: [Node],
  description: 'A part of a country with prices of its own.',
  fields: (t) => ({
    id: t.id({ description: 'Unique across all types.', resolve: ({ country, code }) => regionId(country, code) }),
    country: t.exposeID('country', { description: 'Country code.' }),
    code: t.exposeID('code', { description: 'Region code, as `region` in params takes it.' }),
    label: t.string({
      description: 'Name.',
      args: langArgs,
      resolve: ({ code }, args, context) =>
        textOf(context, 'region', code, langOf(context, args), (words) => words.name ?? code),
    }),
  }),
})
const RegionConnection = connectionType(Region, 'Region', 'A region', 'regions')

const regionsOf = ({ code: country, regions }: CountryFacts): KnownRegion[] =>
  regions.map((code) => ({ country, code }))

builder.objectType(Country, {
  interfaces: [Node],
  description: 'A country whose prices are known.',
  fields: (t) => ({
    id: t.id({ description: 'The same as `code`.', resolve: ({ code }) => code }),
    code: t.id({ description: 'ISO 3166 code.', resolve: ({ code }) => code }),
    label: t.string({
      description: 'Name.',
      args: langArgs,
      resolve: ({ code }, args, context) =>
        textOf(context, 'country', code, langOf(context, args), (words) => words.name ?? code),
    }),
    currency: t.string({ description: 'ISO 4217 code.', resolve: ({ currency }) => currency }),
    symbol: t.string({ description: 'Symbol of the currency.', resolve: ({ symbol }) => symbol }),
    decimals: t.int({
      description: 'Number of decimals in prices.',
      extensions: { unit: 'digits' },
      resolve: ({ decimals }) => decimals,
    }),
    hasRegions: t.boolean({
      description: 'Whether there are regional prices.',
      resolve: ({ regions }) => regions.length > 0,
    }),
    regions: t.field({
      type: RegionConnection,
      description: 'Its regions with prices of their own.',
      args: nestedArgs,
      complexity: nestedCost,
      resolve: (country, args) => nestedPage(regionsOf(country), ({ code }) => code, args),
    }),
    stores: t.field({
      type: StoreConnection,
      description: 'Its stores.',
      args: nestedArgs,
      complexity: nestedCost,
      resolve: ({ code }, args, context) => {
        const stores = [...context.revision().stores.values()].filter(({ country }) => country === code)
        return nestedPage(stores, (store) => store.code, args)
      },
    }),
    priceNote: t.string({
      description: PRICE_NOTE,
      args: langArgs,
      resolve: ({ code }, args, context) =>
        priceNote(context, { lang: langOf(context, args), at: placeOf(context, { country: code }) }),
    }),
  }),
})

builder.objectType(Choice, {
  description: 'A value and its name.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ kind, value }) => `${kind}.${value}` }),
    value: t.exposeString('value', { description: 'The value, as it is passed.' }),
    label: t.string({
      description: 'Its name.',
      args: langArgs,
      resolve: ({ kind, value }, args, context) => label(langOf(context, args), kind, value),
    }),
  }),
})

const AllergenChoice = builder.objectRef<{ readonly value: (typeof ALLERGENS)[number] }>('AllergenChoice')
builder.objectType(AllergenChoice, {
  description: 'An allergen and its name.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ value }) => `allergen.${value}` }),
    value: t.field({ type: Allergen, description: 'The allergen, as it is passed.', resolve: ({ value }) => value }),
    label: t.string({
      description: 'Its name.',
      args: langArgs,
      resolve: ({ value }, args, context) => label(langOf(context, args), 'allergen', value),
    }),
  }),
})

builder.objectType(ExcludePreset, {
  interfaces: [Node],
  description: 'A diet, rule or reason spelled out as exclusions to copy into params.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ id }) => id }),
    kind: t.field({ type: PresetKind, description: 'What it is for.', resolve: ({ kind }) => kind }),
    label: t.string({
      description: 'Name.',
      args: langArgs,
      resolve: ({ id }, args, context) =>
        textOf(context, 'preset', id, langOf(context, args), (words) => words.name ?? id),
    }),
    excludeTags: t.field({
      type: [ExcludeTag],
      description: 'For `excludeTags`.',
      complexity: values('presetTags'),
      resolve: ({ excludeTags }) => EXCLUDE_TAGS.filter((tag) => excludeTags.includes(tag)),
    }),
    allergens: t.field({
      type: [Allergen],
      description: 'For `allergens`.',
      complexity: values('presetAllergens'),
      resolve: ({ allergens }) => allergensIn(allergens),
    }),
    exclude: t.idList({
      description: 'Ingredient ids, for `exclude`.',
      complexity: values('presetIngredients'),
      resolve: ({ exclude }) => [...exclude],
    }),
  }),
})

const choices = (kind: LabelKind, ids: readonly string[]): KnownChoice[] => ids.map((value) => ({ kind, value }))

builder.objectType(Filters, {
  description: 'The values that enumerated fields can take.',
  fields: (t) => {
    const of = (kind: LabelKind, ids: readonly string[], description: string) =>
      t.field({ type: [Choice], description, complexity: objects(ids.length), resolve: () => choices(kind, ids) })
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
  description: 'Reference data: the values that requests can use, with names.',
  fields: (t) => ({
    countries: t.field({
      type: [Country],
      description: 'All countries.',
      complexity: objects('countries'),
      resolve: (_, __, context) => [...context.revision().countries.values()],
    }),
    regions: t.field({
      type: [Region],
      description: 'Regions of the country asked for, or of all.',
      complexity: objects('regions'),
      resolve: ({ country }, _, context) =>
        [...context.revision().countries.values()]
          .filter(({ code }) => country === '' || code === country)
          .flatMap(regionsOf),
    }),
    stores: t.field({
      type: [Store],
      description: 'Stores of the country asked for, or of all.',
      complexity: objects('stores'),
      resolve: ({ country }, _, context) =>
        [...context.revision().stores.values()].filter((store) => country === '' || store.country === country),
    }),
    allergens: t.field({
      type: [AllergenChoice],
      description: 'The fourteen EU allergens.',
      complexity: objects(ALLERGENS.length),
      resolve: () => ALLERGENS.map((value) => ({ value })),
    }),
    excludePresets: t.field({
      type: [ExcludePreset],
      description: 'Diets, rules and reasons spelled out as exclusions.',
      complexity: objects('presets'),
      resolve: (_, __, context) => [...context.revision().presets],
    }),
    filters: t.field({ type: Filters, description: 'Values of the enumerated fields.', resolve: () => ({}) }),
  }),
})

builder.queryFields((t) => ({
  country: t.field({
    type: Country,
    nullable: true,
    description: 'One country with its stores and regions.',
    args: { code: t.arg.id({ required: true, description: 'Country code, for example DE.' }) },
    resolve: (_, { code }, context) => {
      placeOf(context, { country: code })
      const facts = context.revision().countries.get(code)
      // An unknown code was refused by name; the check is for the type.
      if (!facts) throw new Error(`unknown country ${code}`)
      return facts
    },
  }),
  meta: t.field({
    type: Meta,
    nullable: true,
    description: 'Reference data.',
    args: {
      country: t.arg.id({ description: 'Only the stores and regions of this country. Default: all.' }),
    },
    resolve: (_, { country }, context) => ({ country: country ? placeOf(context, { country }).country : '' }),
  }),
}))
