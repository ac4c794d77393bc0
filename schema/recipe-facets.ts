import { duration, money, monthName } from '../src/i18n/format.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/message.ts'
import type { PriceScope } from '../src/revision/types.ts'
import { FACETS, type Facet, type FacetName, type FacetValue } from '../src/search/facets.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { objects } from './lengths.ts'
import { currencyAt } from './place.ts'
import { textOf } from './texts.ts'
import { langArgs, named } from './vocabulary.ts'

const FacetType = named('RecipeFacetName', FACETS, 'A filter of recipes whose values are counted.', {
  slot: 'Meals',
  part: 'Roles in a meal',
  cuisine: 'Cuisines',
  tag: 'Tags; they must all hold, so each is counted among what is found',
  equipment: 'Equipment that is needed',
  collection: 'Collections',
  season: 'Months',
  maxTime: 'Limits of hands-on minutes',
  maxCost: 'Limits of what a portion costs, in the currency of the country',
  allergens: 'Allergens to leave out; they are counted as tags are',
  excludeTags: 'Groups to leave out; they are counted as tags are',
  presets: 'Exclusion presets, such as diets; they are counted as tags are',
} satisfies Record<FacetName, string>)

/** A facet where prices are known. */
interface PricedFacet extends Omit<Facet, 'values'> {
  readonly values: readonly PricedValue[]
}
interface PricedValue extends FacetValue {
  readonly at: PriceScope
}
export const pricedFacet = (facet: Facet, at: PriceScope): PricedFacet => ({
  ...facet,
  values: facet.values.map((value) => ({ ...value, at })),
})

/** Kinds of labels of the filters that are called otherwise. */
const LABELS = { allergens: 'allergen', excludeTags: 'excludeTag' } as const

/** A value of a filter in words. */
function nameOf({ name, value, at }: PricedValue, lang: Lang, context: Context): string {
  if (name === 'collection') return textOf(context, 'collection', value, lang, (words) => words.name ?? value)
  if (name === 'presets') return textOf(context, 'preset', value, lang, (words) => words.name ?? value)
  if (name === 'season') return monthName(lang, Number(value))
  if (name === 'maxTime') return duration(lang, Number(value))
  if (name === 'maxCost') return money(lang, Number(value), currencyAt(context, at))
  return label(lang, name === 'allergens' || name === 'excludeTags' ? LABELS[name] : name, value)
}

const FacetValueType = builder.objectRef<PricedValue>('RecipeFacetValue')
builder.objectType(FacetValueType, {
  description: 'A value of a filter, and how many recipes have it.',
  fields: (t) => ({
    value: t.exposeID('value', { description: 'The value, as REST takes it.' }),
    label: t.string({
      description: 'Its name.',
      args: langArgs,
      resolve: (value, args, context) => nameOf(value, langOf(context, args), context),
    }),
    count: t.exposeInt('count', { description: 'Number of recipes.', extensions: { unit: 'recipes' } }),
    selected: t.exposeBoolean('selected', { description: 'Whether it is asked for.' }),
  }),
})

export const RecipeFacet = builder.objectRef<PricedFacet>('RecipeFacet')
builder.objectType(RecipeFacet, {
  description:
    'A filter and the values that one can choose, counted among the recipes that all other filters leave: what choosing another value would find.',
  fields: (t) => ({
    name: t.field({ type: FacetType, description: 'The filter.', resolve: ({ name }) => name }),
    values: t.field({
      type: [FacetValueType],
      description: 'Its values that some recipe has.',
      complexity: objects('facetValues'),
      resolve: (facet) => [...facet.values],
    }),
  }),
})
